import { describe, expect, test } from 'vitest'
import type { Judgement } from '../../exchange/judgement.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import type { Reading } from '../../statement/readings.ts'
import * as errors from './core-errors.ts'
import { checksOf } from '../../evidence/check.ts'
import { evidenceOf, exchange, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'

const errorChecks = checksOf(errors)

const OPENAI: Reading = {
  reading: 'openai',
  schema: 'urn:assay:openai:error-body',
  fullSchema: 'urn:assay:openai:error-body-full',
}
const good = {
  message: 'messages: expected an array',
  type: 'invalid_request_error',
  param: null,
  code: null,
}
const refusal: ExchangeParts = { status: 400, json: { error: good } }

function refusals(odd: ExchangeParts): readonly Exchange[] {
  return [
    exchange('core.refusals/missing-model', refusal),
    exchange('core.body/malformed', refusal),
    exchange('core.auth/none', { ...refusal, status: 401 }),
    exchange('core.auth/lower-case'),
    exchange('core.auth/wrong', { ...refusal, status: 401, ...odd }),
  ]
}

function judge(id: string, exchanges: readonly Exchange[], body: Reading = OPENAI): Judgement {
  const found = errorChecks.find((check) => check.id === id)
  if (found === undefined) throw new Error(`no check ${id}`)
  return found.judge(evidenceOf(exchanges, { readings: readingsOf({ 'errors.body': body }) }))
}

describe.each(errorChecks.map((check) => check.id))('%s', (id) => {
  test('is satisfied by good refusals', () => {
    expect(judge(id, refusals({})).kind).toBe('satisfied')
  })
  test('never passes without evidence', () => {
    expect(judge(id, []).kind).toBe('inconclusive')
  })
  test('is inconclusive when nothing was refused', () => {
    const judgement = judge(id, [exchange('core.refusals/missing-model')])
    expect(judgement).toMatchObject({ kind: 'inconclusive', code: 'prerequisite' })
  })
})

const withError = (change: Readonly<Record<string, unknown>>): ExchangeParts => ({
  json: { error: { ...good, ...change } },
})
const saying = (message: string): ExchangeParts => withError({ message })

test.each<[id: string, odd: ExchangeParts, at: string]>([
  ['core.errors-media-type', { headers: [['content-type', 'text/html']] }, ' header content-type'],
  ['core.errors-media-type', { headers: [] }, ' header content-type'],
  ['core.errors-strict-json', { text: 'Unauthorized' }, ' body'],
  ['core.errors-strict-json', { text: '' }, ' body'],
  ['core.errors-body', { json: { error: 'Unauthorized' } }, ' /error'],
  ['core.errors-body', { json: { message: 'no', code: 401 } }, ' /error'],
  ['core.errors-body', { json: { error: { code: 'x' } } }, ' /error/message'],
  ['core.errors-members', { json: { error: { message: 'no' } } }, ' /error/type'],
  ['core.errors-message', withError({ message: ' ' }), ' /error/message'],
  ['core.errors-members', withError({ type: 5 }), ' /error/type'],
  ['core.errors-members', withError({ param: {} }), ' /error/param'],
  ['core.errors-members', withError({ code: 401 }), ' /error/code'],
  ['core.errors-one-shape', { json: { message: 'no' } }, ' body'],
  ['core.errors-one-shape', { json: { error: 'no' } }, ' body'],
  ['core.errors-no-choices', { json: { error: good, choices: [] } }, ' /choices'],
  ['core.errors-no-internals', saying('Error: x\n    at parse (/srv/app/server.js:12:5)'), ' body'],
  ['core.errors-no-internals', saying('Traceback (most recent call last):\n  File "a.py", line 3'), ' body'],
  ['core.errors-no-internals', saying('x\n\tat com.acme.Chat.run(Chat.java:17)'), ' body'],
  ['core.errors-no-internals', saying('goroutine 12 [running]:\nmain.main()'), ' body'],
  ['core.errors-no-internals', saying('Warning: x in <b>/work/a.php</b> on line <b>18</b>'), ' body'],
  ['core.errors-no-internals', saying('Fatal error: Uncaught TypeError: x in /work/a.php:18'), ' body'],
  ['core.errors-no-internals', saying('cannot open /usr/lib/model.bin'), ' body'],
  ['core.errors-no-internals', saying('cannot open "/home/ai/key"'), ' body'],
  ['core.errors-no-internals', saying('cannot open C:\\models\\a.bin'), ' body'],
  ['core.errors-no-internals', saying('failed: SELECT id FROM keys WHERE key = ?'), ' body'],
  ['core.errors-no-internals', saying('not in cache or `Proxy_VerificationTokenTable`'), ' body'],
  ['core.errors-no-internals', saying(`Key Hash =${'0a'.repeat(32)}`), ' body'],
  ['core.errors-no-internals', { text: 'panic: cannot open /usr/lib/model.bin' }, ' body'],
])('%s is violated by %j', (id, odd, at) => {
  const judgement = judge(id, refusals(odd))
  if (judgement.kind !== 'violated') throw new Error(judgement.kind)
  expect(judgement.issues[0].at).toBe(`core.auth/wrong${at}`)
})

// This is valid JSON, but RFC 8259 section 9 lets readers limit the depth. The judge must not break.
test('an answer 100,000 levels deep is searched to a limited depth', () => {
  const text = `${'{"error":'.repeat(100_000)}1${'}'.repeat(100_000)}`
  expect(judge('core.errors-no-internals', refusals({ text })).kind).toBe('satisfied')
})

test.each([
  'no such endpoint: POST /v1/chat/completions',
  'see https://host.example/home/docs and https://host.example/usr/guide for help',
  'choose a model from the list and select one',
  'temperature must be in [0:2] at most',
  'expected 1:2:3 at the end',
  'unexpected token at position 3:4',
  'the example in docs/chat.php shows this call, see also line 18',
])('%s gives nothing away', (message) => {
  expect(judge('core.errors-no-internals', refusals(saying(message))).kind).toBe('satisfied')
})

test('a part of the key in a refusal is a violation, and a masked or a whole one is not one of this check', () => {
  const [found] = errorChecks.filter(({ id }) => id === 'core.errors-no-internals')
  const placeholder = `~${'0123456789abcdef'.repeat(3)}`
  const showing = (text: string) =>
    found?.judge(
      evidenceOf(refusals(saying(`Incorrect API key provided: ${text}`)), {
        secretPlaceholders: [placeholder],
      }),
    )
  expect(showing(`sk-${placeholder.slice(0, 12)}***`)).toMatchObject({
    kind: 'violated',
    issues: [{ at: 'core.auth/wrong body', received: '12 or more characters of the key in a row' }],
  })
  for (const text of [placeholder, 'sk-abc***wxyz', placeholder.slice(0, 11)])
    expect(showing(text)?.kind).toBe('satisfied')
})

test('a quote of the requested model reveals nothing, even if its name is a path', () => {
  const model = '/mnt/models/llama'
  const [found] = errorChecks.filter(({ id }) => id === 'core.errors-no-internals')
  const quoting = (path: string) =>
    found?.judge(evidenceOf(refusals(saying(`max_tokens is too large for ${path}`)), { model })).kind
  expect(quoting(model)).toBe('satisfied')
  expect(quoting('/mnt/secret/llama')).toBe('violated')
})

test.each<[id: string, odd: ExchangeParts]>([
  ['core.errors-media-type', { headers: [['content-type', 'application/problem+json; charset=utf-8']] }],
  ['core.errors-media-type', { text: 'Unauthorized', headers: [['content-type', 'text/plain']] }],
  ['core.errors-one-shape', { json: { error: { message: 'no' }, request_id: 'r1' } }],
  ['core.errors-members', withError({ code: 'invalid_api_key' })],
])('%s tolerates %j', (id, odd) => {
  expect(judge(id, refusals(odd)).kind).toBe('satisfied')
})

test('a body that is not JSON at all has no shape to judge', () => {
  const page = { ...refusal, text: '<h1>no</h1>' }
  const [web] = [exchange('core.auth/wrong', page)]
  for (const id of ['core.errors-body', 'core.errors-members']) {
    expect(judge(id, [web])).toMatchObject({ kind: 'inconclusive', code: 'prerequisite' })
    expect(judge(id, [web, exchange('core.auth/none', refusal)]).kind).toBe('satisfied')
  }
})

// A refusal that fits the reading is right, even if most do not: core.errors-body reports the others.
test('refusals that fit the reading are not reported because others do not', () => {
  const detail: ExchangeParts = { status: 422, json: { detail: 'no' } }
  const mixed = [
    exchange('core.refusals/missing-model', detail),
    exchange('core.body/malformed', detail),
    exchange('core.auth/wrong', { ...refusal, status: 401 }),
  ]
  for (const id of ['core.errors-body', 'core.errors-one-shape']) {
    const judgement = judge(id, mixed)
    if (judgement.kind !== 'violated') throw new Error(judgement.kind)
    const places = judgement.issues.map(({ at }) => at.split(' ')[0])
    expect(places).toEqual(['core.refusals/missing-model', 'core.body/malformed'])
  }
})

test('members that are missing are not counted again where the whole shape is another', () => {
  const flat = exchange('core.auth/wrong', { ...refusal, json: { detail: 'no' } })
  expect(judge('core.errors-members', [flat])).toMatchObject({ kind: 'inconclusive' })
})

test('rules for the error object do not apply to another reading', () => {
  const problem: Reading = { reading: 'problem', schema: 'urn:assay:readings:problem' }
  expect(judge('core.errors-members', refusals({}), problem).kind).toBe('not-applicable')
  expect(judge('core.errors-body', refusals({}), problem).kind).toBe('violated')
})

// A pattern with unbounded backtracking would exceed the timeout of this test.
test.each(['\n at'.repeat(300_000), 'SELECT '.repeat(100_000)])(
  'a hostile body is read in no time',
  (text) => {
    expect(judge('core.errors-no-internals', refusals({ text })).kind).toBe('satisfied')
  },
)

const PROBLEM: ExchangeParts['headers'] = [['content-type', 'application/problem+json']]

test.each<[odd: ExchangeParts, fitting: string | null, inForce?: Reading]>([
  [{ json: { detail: 'no' } }, 'detail'],
  [{ json: { title: 'no' }, headers: PROBLEM }, 'problem'],
  [{ json: { title: 'no' } }, null],
  [{ json: { error: 'no' } }, null],
  [{ json: { error: good } }, 'openai', { reading: 'detail', schema: 'urn:assay:readings:detail' }],
])('an error body %j fits the reading %s', (odd, fitting, inForce) => {
  const judgement = judge('core.errors-body', refusals(odd), inForce)
  const received = judgement.kind === 'violated' ? judgement.issues[0].received : ''
  expect(received).not.toBe('')
  expect(received.includes('the body fits')).toBe(fitting !== null)
  if (fitting !== null) expect(received).toContain(`; the body fits the reading ${fitting} of errors.body`)
})
