import { describe, expect, test } from 'vitest'
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }
import { SIGNUP_MISTAKES } from '../signup-mistakes.ts'
import { exchange, readingsOf } from '../../exchange/exchange-fixture.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  answers,
  error,
  GOOD_CALLS,
  judgeSignup,
  kept,
  FIRST_KEY,
  OTHER,
  PASSWORD,
  refused,
  type SignupCallChanges,
} from './signup-fixture.ts'
import { signupChecks } from './signup.ts'
import { issuesOf, kindOf } from '../../evidence/verdict-fixture.ts'

const ids = signupChecks.map(({ id }) => id)
const withoutVerdictWhenGood = ['signup.limit-says-when']

test('there are at least twenty checks, and each judges sign-ups', () => {
  expect(ids.length).toBeGreaterThanOrEqual(20)
  expect(ids.filter((id) => !id.startsWith('signup.'))).toEqual([])
})

describe.each(ids)('%s', (id) => {
  test('is satisfied by a good target', () => {
    expect(kindOf(judgeSignup(id, answers()))).toBe(
      withoutVerdictWhenGood.includes(id) ? 'not-applicable' : 'satisfied',
    )
  })
  test('never passes without evidence', () => {
    expect(kindOf(judgeSignup(id, []))).toBe('prerequisite')
  })
  test('is not applicable without permission of the user, and explains how to give it', () => {
    const [code, detail] = ['sign-up-not-allowed' as const, 'pass --allow-signup']
    const omissions = [{ probe: 'signup.accounts', code, detail }]
    expect(judgeSignup(id, [], { omissions })).toEqual({ kind: 'not-applicable', code, detail })
  })
  test.each([404, 405, 501])('is not applicable where sign-up is not offered (%i)', (status) => {
    const judgement = judgeSignup(id, answers({ first: { status, json: error } }))
    const detail = `not offered: POST /auth/signup is answered ${status}: "${error.error.message}"`
    expect(judgement).toEqual({ kind: 'not-applicable', code: 'not-offered', detail })
  })
  test('passes nothing when the first sign-up is throttled', () => {
    expect(kindOf(judgeSignup(id, answers({ first: { status: 429, json: error } })))).not.toBe('satisfied')
  })
  test('does not judge keys and refusals of a target that broke at the first call', () => {
    const broken = judgeSignup(id, answers({ first: { status: 500, json: error } }))
    const judgesFirst = ['signup.offered', 'signup.request-accepted']
    if (judgesFirst.includes(id)) expect(broken.kind).toBe('violated')
    else expect(broken.kind).not.toBe('violated')
  })
})

const inFirst = (parts: SignupCallChanges[string]): SignupCallChanges => ({
  first: { ...GOOD_CALLS['first'], ...parts },
})

const violations: readonly (readonly [id: string, changed: SignupCallChanges, issue: string])[] = [
  ['signup.offered', inFirst({ status: 308, kept: null }), 'first status: 308'],
  [
    'signup.path',
    inFirst({ status: 301, headers: [['location', '/v1/auth/signup']], kept: null }),
    'first status: 301 to /v1/auth/signup',
  ],
  ['signup.path', inFirst({ status: 307, kept: null }), 'first status: 307 to nowhere'],
  ['signup.no-auth-needed', inFirst({ status: 401, json: error, kept: null }), 'first status: 401: "no"'],
  ['signup.wrong-auth-harmless', { second: { status: 403, json: error } }, 'second status: 403: "no"'],
  ['signup.no-card', inFirst({ status: 402, json: error, kept: null }), 'first status: 402: "no"'],
  [
    'signup.no-card',
    inFirst({ status: 422, json: { detail: 'card is required' }, kept: null }),
    'first /detail: "card is required"',
  ],
  [
    'signup.no-card',
    inFirst({ status: 400, json: { error: { code: 'payment_required' } }, kept: null }),
    'first /error/code: "payment_required"',
  ],
  ['signup.json-in', inFirst({ status: 415, json: error, kept: null }), 'first status: 415: "no"'],
  ['signup.request-accepted', inFirst({ status: 400, json: error, kept: null }), 'first status: 400: "no"'],
  [
    'signup.json-answers',
    { duplicate: { status: 409, json: error, headers: [['content-type', 'text/html']] } },
    'duplicate header content-type: text/html',
  ],
  ['signup.json-answers', { empty: { status: 400, text: '<p>no' } }, 'empty body: '],
  ['signup.get-harmless', { get: { status: 502, json: error } }, 'get status: 502: "no"'],
  ['signup.get-harmless', { get: { json: { api_key: OTHER }, kept: kept(OTHER) } }, 'get /api_key: a key'],
  ['signup.limit-says-when', { empty: { status: 429, json: error } }, 'empty header retry-after: missing'],
  ['signup.leads-to-key', inFirst({ json: { id: 'x' }, kept: null }), 'first body: object {id}'],
  ['signup.leads-to-key', inFirst({ json: { api_key: null }, kept: null }), 'first /api_key: null'],
  ['signup.key-works', { use: { status: 401, json: error } }, 'use status: 401: "no"'],
  ['signup.key-free', { use: { status: 402, json: error } }, 'use status: 402: "no"'],
  [
    'signup.key-free',
    { use: { status: 403, json: { error: { code: 'insufficient_quota' } } } },
    'use status: 403',
  ],
  ['signup.key-stays', { 'use-later': { status: 401, json: error } }, 'use-later status: 401: "no"'],
  [
    'signup.keys-differ',
    { second: { status: 201, json: { api_key: FIRST_KEY }, kept: kept(FIRST_KEY) } },
    'second /api_key: the key of signup.accounts/first',
  ],
  [
    'signup.key-format',
    inFirst({ kept: kept(FIRST_KEY, { isSendable: false }) }),
    'first /api_key: 32 characters',
  ],
  [
    'signup.key-format',
    inFirst({ kept: kept(FIRST_KEY, { matchesFormat: false }) }),
    'first /api_key: 32 characters that do not match',
  ],
  [
    'signup.key-entropy',
    inFirst({ kept: kept(FIRST_KEY, { bits: 63 }) }),
    'first /api_key: 32 characters with 63 bits',
  ],
  [
    'signup.key-not-in-headers',
    inFirst({ headers: [['location', `/a?k=${FIRST_KEY}`]] }),
    'first header location: the key',
  ],
  [
    'signup.key-not-in-headers',
    { duplicate: { status: 409, json: error, headers: [['set-cookie', `k=${FIRST_KEY}`]] } },
    'duplicate header set-cookie: the key',
  ],
  [
    'signup.key-once',
    inFirst({ json: { api_key: FIRST_KEY, message: `use ${FIRST_KEY}` } }),
    'first body: 2 times',
  ],
  ['signup.no-key-for-mistakes', { empty: { ...refused, kept: kept(OTHER) } }, 'empty /api_key: a key'],
  [
    'signup.password-not-echoed',
    inFirst({ json: { api_key: FIRST_KEY, password: PASSWORD } }),
    'first body: the password',
  ],
  [
    'signup.password-not-echoed',
    { empty: { ...refused, headers: [['x-debug', PASSWORD]] } },
    'empty header: the password',
  ],
  [
    'signup.no-store',
    inFirst({
      headers: [
        ['content-type', 'application/json'],
        ['cache-control', 'private'],
      ],
    }),
    'first header cache-control: private',
  ],
  ['signup.mistakes-never-5xx', { 'name-long': { status: 500, json: error } }, 'name-long status: 500: "no"'],
  ['signup.mistakes-never-5xx', { duplicate: { status: 500, json: error } }, 'duplicate status: 500: "no"'],
  ['signup.mistakes-never-5xx', { second: { status: 500, json: error } }, 'second status: 500: "no"'],
  [
    'signup.mistakes-never-5xx',
    { 'duplicate-case': { status: 500, json: error } },
    'duplicate-case status: 500: "no"',
  ],
  ['signup.refused-not-kept', { renewed: { status: 409, json: error } }, 'renewed status: 409: "no"'],
  [
    'signup.refused-not-kept',
    {
      duplicate: { status: 200, json: {} },
      renewed: { status: 200, json: {} },
      'renewed-beside': { status: 200, json: {} },
    },
    'renewed',
  ],
  [
    'signup.duplicate-no-new-key',
    { 'renewed-beside': { status: 201, json: { api_key: FIRST_KEY }, kept: kept(FIRST_KEY) } },
    'renewed-beside status: 201 with a key',
  ],
  [
    'signup.duplicate-no-new-key',
    { duplicate: { status: 201, json: { api_key: OTHER }, kept: kept(OTHER) } },
    'duplicate status: 201 with a key',
  ],
  [
    'signup.no-key-for-mistakes',
    { duplicate: { status: 409, json: { error: { key: FIRST_KEY } } } },
    'duplicate body: the key of the account in use',
  ],
  [
    'signup.errors-body',
    { 'email-number': { status: 400, json: { detail: 'no' } } },
    'email-number /error: missing',
  ],
  ...SIGNUP_MISTAKES.map(({ label }): [string, SignupCallChanges, string] => [
    `signup.refuses-${label}`,
    { [label]: { status: 201, json: { api_key: OTHER }, kept: kept(OTHER) } },
    `${label} status: 201 with a key`,
  ]),
]

test.each(violations)('%s is violated (%#)', (id, changed, issue) => {
  expect(issuesOf(judgeSignup(id, answers(changed)))[0]).toContain(`signup.accounts/${issue}`)
})

test.each([
  [201, 'no 5xx to a name beyond ASCII and a password of more than 72 bytes'],
  [500, 'no 5xx'],
])('name and password are blamed for a 500 only if the usual ones are accepted (%i)', (status, expected) => {
  const broken = { status: 500, json: error }
  const plain = { ...GOOD_CALLS['second'], status }
  const judgement = judgeSignup(
    'signup.mistakes-never-5xx',
    answers({ second: broken, 'second-plain': plain }),
  )
  expect(judgement).toMatchObject({ issues: [{ expected }] })
})

test('a 500 to one of two sign-ups at once is a violation, unless calls of the run get one now and then, or are too few', () => {
  const raced = exchange('signup.accounts/renewed-beside', {
    status: 500,
    json: error,
    sentAgain: 'server-error',
  })
  const others = Array.from({ length: 70 }, (_, index) => exchange(`core.mix/${index}`))
  const judge = (count: number, failed: readonly Exchange[] = []) =>
    judgeSignup('signup.mistakes-never-5xx', [...answers({}), ...others.slice(0, count)], {
      sentAgain: [raced, ...failed],
    })
  expect(issuesOf(judge(70))).toEqual([expect.stringContaining('renewed-beside status: 500')])
  expect(judge(10)).toMatchObject({ kind: 'inconclusive', detail: expect.stringContaining('too few') })
  const chance = exchange('core.mix/9', { status: 500, json: {}, sentAgain: 'server-error' })
  expect(judge(70, [chance]).kind).toBe('satisfied')
})

test('the table above violates every check', () => {
  const seen = new Set(violations.map(([id]) => id))
  expect(ids.filter((id) => !seen.has(id))).toEqual([])
})

describe('conforming targets', () => {
  test.each<[what: string, id: string, changed: SignupCallChanges]>([
    [
      'an answer for a taken address that says nothing',
      'signup.mistakes-never-5xx',
      { duplicate: { status: 202, json: { status: 'sent' } } },
    ],
    [
      'a translation under the name of a key',
      'signup.no-key-for-mistakes',
      { empty: { ...refused, kept: kept(OTHER, { pointer: '/key' }) } },
    ],
    [
      'a free plan that needs no card',
      'signup.no-card',
      inFirst({ json: { api_key: FIRST_KEY, message: 'no card needed' } }),
    ],
    ['422 for a mistake', 'signup.refuses-empty', { empty: { ...refused, status: 422 } }],
    ['413 for a long name', 'signup.refuses-name-long', { 'name-long': { ...refused, status: 413 } }],
    [
      'a limit that says when to come again',
      'signup.limit-says-when',
      { empty: { status: 429, json: error, headers: [['retry-after', '60']] } },
    ],
  ])('%s: %s', (_, id, changed) => {
    expect(kindOf(judgeSignup(id, answers(changed)))).toBe('satisfied')
  })

  test('a target that accepted three invalid sign-ups has no violation for those that were not sent', () => {
    const rest = { 'name-long': null, 'email-missing': null }
    expect(kindOf(judgeSignup('signup.refuses-name-long', answers(rest)))).toBe('not-applicable')
    expect(kindOf(judgeSignup('signup.refuses-email-missing', answers(rest)))).toBe('prerequisite')
  })
})

describe('verification by mail', () => {
  const mail = { first: { status: 202, json: { status: 'sent' }, requestJson: {} } }
  test('without the key from the mail the check only names the flag for it', () => {
    const sent = answers({ ...mail, use: null, 'use-later': null })
    expect(judgeSignup('signup.leads-to-key', sent)).toMatchObject({
      kind: 'inconclusive',
      detail: expect.stringContaining('--signup-key-env') as string,
    })
    expect(kindOf(judgeSignup('signup.key-works', sent))).toBe('prerequisite')
    expect(kindOf(judgeSignup('signup.no-store', sent))).toBe('not-applicable')
  })
  test('the key from the mail is judged by its use', () => {
    expect(kindOf(judgeSignup('signup.leads-to-key', answers(mail)))).toBe('satisfied')
    expect(kindOf(judgeSignup('signup.key-works', answers(mail)))).toBe('satisfied')
  })
  test('a call that a header field of the run authorizes does not prove that the key from the mail works', () => {
    const added = { addedFields: ['X-Key'] }
    const judgedWith = (status: number) =>
      judgeSignup('signup.leads-to-key', [...answers(mail), exchange('core.auth/none', { status })], added)
    expect(judgedWith(200)).toMatchObject({
      kind: 'inconclusive',
      code: 'prerequisite',
      detail: expect.stringContaining('perhaps by the fields of --header (X-Key)') as string,
    })
    expect(kindOf(judgedWith(401))).toBe('satisfied')
  })
})

test('an HTML page is reported only as not JSON, and not for its media type as well', () => {
  const page = { empty: { status: 400, text: '<p>no', headers: [['content-type', 'text/html'] as const] } }
  const issues = issuesOf(judgeSignup('signup.json-answers', answers(page)))
  expect(issues).toHaveLength(1)
  expect(issues[0]).toContain('empty body')
})

test('a server error in HTML is reported only for its status', () => {
  const crashed = answers({ empty: { status: 500, text: '<p>no' } })
  expect(kindOf(judgeSignup('signup.json-answers', crashed))).toBe('satisfied')
  expect(kindOf(judgeSignup('signup.mistakes-never-5xx', crashed))).toBe('violated')
})

test('a key whose calls are answered works, even if a body is not JSON', () => {
  const broken = answers({ use: { text: '{"choices"' }, 'use-later': { text: '{"choices"' } })
  for (const id of ['signup.key-works', 'signup.key-stays'])
    expect(kindOf(judgeSignup(id, broken))).toBe('satisfied')
})

test('a chat endpoint that answers without a key says nothing about the new key', () => {
  const closed = answers({ use: { status: 503, json: error } }).map((made) =>
    made.probe === 'core.completion' ? exchange(made.id, { status: 503, json: error }) : made,
  )
  expect(kindOf(judgeSignup('signup.key-works', closed))).toBe('prerequisite')
})

test('without a password in the template, checks of passwords are not applicable', () => {
  const without = readingsOf({
    ...openai.readings,
    'signup.request': { reading: 'template', body: { mail: '{email}' } },
  })
  const judgement = judgeSignup('signup.refuses-password-number', answers(), { readings: without })
  expect(judgement).toMatchObject({ kind: 'not-applicable' })
})
