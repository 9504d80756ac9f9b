import { describe, expect, test } from 'vitest'
import { coreChecks } from './core.ts'
import { exchange, goodReply, readingsOf } from '../../exchange/exchange-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'

const readings = readingsOf({ 'errors.body': { reading: 'openai', schema: 'urn:assay:openai:error-body' } })
const refusal = { error: { message: 'no', type: 'invalid_request_error', param: null, code: null } }
const json = [['content-type', 'application/json']] as const
const cors = [
  ['access-control-allow-origin', '*'],
  ['access-control-allow-headers', 'Authorization, Content-Type'],
] as const

describe.each([
  [
    'core.get-refused',
    'get',
    [
      ['satisfied', { status: 405, json: {} }],
      ['satisfied', { status: 404, json: {} }],
      ['satisfied', { status: 501, json: {} }],
      ['satisfied', { status: 200, text: '<html>a landing page</html>' }],
      ['violated', { status: 200, json: goodReply }],
      ['violated', { status: 500, json: {} }],
    ],
  ],
  [
    'core.get-allow',
    'get',
    [
      ['satisfied', { status: 405, headers: [['allow', 'POST']] }],
      ['violated', { status: 405, headers: [] }],
      ['not-applicable', { status: 404, headers: [] }],
    ],
  ],
  [
    'core.routing-errors-json',
    'get',
    [
      ['satisfied', { status: 405, json: { detail: 'Method Not Allowed' } }],
      ['satisfied', { status: 404, json: {} }],
      ['satisfied', { status: 405, text: '', headers: [] }],
      ['violated', { status: 405, text: 'Method Not Allowed', headers: [['content-type', 'text/plain']] }],
      ['violated', { status: 404, text: '404 page not found', headers: [] }],
      ['not-applicable', { status: 200, text: '<html>a landing page</html>' }],
      ['not-applicable', { status: 500, text: 'no' }],
    ],
  ],
  [
    'core.routing-errors-body',
    'unknown-path',
    [
      ['satisfied', { status: 404, json: refusal }],
      ['satisfied', { status: 401, json: refusal }],
      ['violated', { status: 404, json: { detail: 'Not Found' } }],
      ['violated', { status: 404, json: { error: 'Not Found' } }],
      ['not-applicable', { status: 404, text: '404 page not found' }],
      ['not-applicable', { status: 200, json: {} }],
    ],
  ],
  [
    'core.cors-preflight',
    'options',
    [
      ['satisfied', { status: 204, text: '', headers: cors }],
      ['violated', { status: 401, text: '', headers: cors }],
      ['violated', { status: 204, text: '', headers: [] }],
      ['violated', { status: 204, text: '', headers: [cors[0]] }],
      [
        'violated',
        {
          status: 204,
          text: '',
          requestHeaders: [['origin', 'https://app.example']],
          headers: [['access-control-allow-origin', 'https://elsewhere.example'], cors[1]],
        },
      ],
    ],
  ],
  [
    'core.unknown-path-refused',
    'unknown-path',
    [
      ['satisfied', { status: 404, json: {} }],
      ['satisfied', { status: 401, json: {} }],
      ['violated', { status: 200, text: '<html>' }],
      ['violated', { status: 500, json: {} }],
    ],
  ],
  [
    'core.routing-errors-json',
    'unknown-path',
    [
      ['satisfied', { status: 404, json: {} }],
      ['violated', { status: 404, text: '<html>', headers: [['content-type', 'text/html']] }],
      ['satisfied', { status: 404, text: '', headers: json }],
    ],
  ],
  [
    'core.trailing-slash-in-place',
    'trailing-slash',
    [
      ['satisfied', { status: 200 }],
      ['satisfied', { status: 404, json: {} }],
      ['satisfied', { status: 307, text: '', headers: [['location', '/v1/chat/completions']] }],
      [
        'satisfied',
        { status: 307, text: '', headers: [['location', 'http://127.0.0.1:1/v1/chat/completions']] },
      ],
      [
        'violated',
        { status: 307, text: '', headers: [['location', 'http://localhost:1/v1/chat/completions']] },
      ],
      [
        'violated',
        { status: 307, text: '', headers: [['location', '//elsewhere.example/v1/chat/completions']] },
      ],
      ['violated', { status: 307, text: '', headers: [['location', 'http://']] }],
    ],
  ],
] as const)('%s', (id, label, rows) => {
  test.each(rows.map(([kind, parts]) => [kind, JSON.stringify(parts), parts] as const))(
    '%s for %s',
    (kind, _text, parts) => {
      expect(kindOf(judged(coreChecks, id, [exchange(`core.endpoints/${label}`, parts)], { readings }))).toBe(
        kind,
      )
    },
  )
  test('a call of another label is not looked at', () => {
    expect(kindOf(judged(coreChecks, id, [exchange('core.endpoints/other')], { readings }))).toBe(
      'prerequisite',
    )
  })
})

test.each([
  ['satisfied', ['*']],
  ['satisfied', ['https://app.example']],
  ['violated', []],
  ['violated', ['*', '*']],
])('a call of a page: %s for the allowed origins %j', (kind, origins) => {
  const page = {
    requestHeaders: [['origin', 'https://app.example']] as const,
    headers: origins.map((origin) => ['access-control-allow-origin', origin] as const),
  }
  const calls = [
    exchange('core.gzip/accepted', { ...page, json: goodReply }),
    exchange('sse.mix/b', page),
    exchange('core.kept-connection/no-key', { ...page, status: 401 }),
  ]
  for (const call of calls) expect(kindOf(judged(coreChecks, 'core.cors-preflight', [call]))).toBe(kind)
  const another = exchange('core.gzip/accepted', { json: goodReply })
  expect(kindOf(judged(coreChecks, 'core.cors-preflight', [another]))).toBe('prerequisite')
})

test('an issue says where and what', () => {
  const call = exchange('core.endpoints/get', { status: 500, json: {} })
  expect(issuesOf(judged(coreChecks, 'core.get-refused', [call]))).toEqual([
    'core.endpoints/get status: 500: {}',
  ])
})

test('without a schema of errors their shape is not judged', () => {
  const call = exchange('core.endpoints/get', { status: 405, json: { detail: 'no' } })
  expect(kindOf(judged(coreChecks, 'core.routing-errors-body', [call]))).toBe('not-applicable')
})
