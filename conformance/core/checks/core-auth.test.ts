import { describe, expect, test } from 'vitest'
import { type Check, checksOf } from '../../evidence/check.ts'
import type { Judgement } from '../../exchange/judgement.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import * as auth from './core-auth.ts'
import {
  evidenceOf,
  exchange,
  goodReply,
  readingsOf,
  type ExchangeParts,
} from '../../exchange/exchange-fixture.ts'

const authChecks = checksOf(auth)

const readings = readingsOf({
  'errors.missingKey': { reading: '401', status: [401], tolerated: [403] },
  'errors.wrongKey': { reading: '401', status: [401], tolerated: [403] },
})
const SECRET = '[key:1234]'
const error = { error: { message: 'no', type: 'invalid_request_error', param: null, code: null } }
const refusal: ExchangeParts = {
  status: 401,
  json: error,
  headers: [
    ['content-type', 'application/json'],
    ['www-authenticate', 'Bearer'],
  ],
}
const REFUSED = [
  'none',
  'empty-bearer',
  'wrong',
  'bare-key',
  'basic',
  'query-key',
  'body-key',
  'longer',
  'shorter',
  'other-case',
]

/** Returns the exchanges with a conforming server. `changed` replaces the parts of an exchange, by label. */
function answers(changed: Readonly<Record<string, ExchangeParts>> = {}): readonly Exchange[] {
  const refused = REFUSED.map((label) => exchange(`core.auth/${label}`, changed[label] ?? refusal))
  const accepted = ['lower-case', 'two-spaces'].map((label) =>
    exchange(`core.auth/${label}`, changed[label] ?? {}),
  )
  return [exchange('core.completion/all-four', changed['all-four'] ?? {}), ...refused, ...accepted]
}

function judge(id: string, exchanges: readonly Exchange[]): Judgement {
  return find(id).judge(evidenceOf(exchanges, { readings, secretPlaceholders: [SECRET] }))
}

function find(id: string): Check {
  const found = authChecks.find((check) => check.id === id)
  if (found === undefined) throw new Error(`no check ${id}`)
  return found
}

describe.each(authChecks.map((check) => check.id))('%s', (id) => {
  test('is satisfied by a good server', () => {
    expect(judge(id, answers()).kind).toBe('satisfied')
  })
  test('never passes without evidence', () => {
    expect(judge(id, []).kind).toBe('inconclusive')
  })
})

test('accepting a made-up key under another scheme is a violation', () => {
  const elsewhere = exchange('core.auth/wrong-basic', {})
  const judgement = judge('core.auth-wrong-refused', [...answers({ basic: {} }), elsewhere])
  expect(judgement).toMatchObject({ kind: 'violated', issues: [{ at: 'core.auth/wrong-basic status' }] })
})

test('a completion without a key at the path with a trailing slash is a violation', () => {
  const slashed = exchange('core.endpoints/trailing-slash-no-key', {})
  const judgement = judge('core.auth-none-refused', [...answers(), slashed])
  expect(judgement).toMatchObject({ kind: 'violated', issues: [{ at: `${slashed.id} status` }] })
})

const withStatus = (status: number): ExchangeParts => ({ ...refusal, status })

test.each<[id: string, changed: Readonly<Record<string, ExchangeParts>>, at: string]>([
  ['core.auth-none-refused', { none: {} }, 'core.auth/none status'],
  ['core.auth-none-refused', { none: { json: { ...goodReply, choices: 'odd' } } }, 'core.auth/none status'],
  ['core.auth-none-status', { none: withStatus(400) }, 'core.auth/none status'],
  ['core.auth-none-status', { none: {} }, 'core.auth/none status'],
  ['core.auth-none-exact', { none: withStatus(403) }, 'core.auth/none status'],
  ['core.auth-wrong-refused', { wrong: {} }, 'core.auth/wrong status'],
  ['core.auth-wrong-status', { wrong: withStatus(400) }, 'core.auth/wrong status'],
  ['core.auth-wrong-exact', { wrong: withStatus(403) }, 'core.auth/wrong status'],
  ['core.auth-empty-refused', { 'empty-bearer': {} }, 'core.auth/empty-bearer status'],
  ['core.auth-basic-refused', { basic: {} }, 'core.auth/basic status'],
  ['core.auth-bare-key-refused', { 'bare-key': {} }, 'core.auth/bare-key status'],
  ['core.auth-longer-refused', { longer: {} }, 'core.auth/longer status'],
  ['core.auth-query-refused', { 'query-key': {} }, 'core.auth/query-key status'],
  ['core.auth-body-refused', { 'body-key': {} }, 'core.auth/body-key status'],
  ['core.auth-scheme-case', { 'lower-case': refusal }, 'core.auth/lower-case status'],
  ['core.auth-consistent', { wrong: withStatus(403) }, 'core.auth/wrong status'],
  ['core.auth-consistent', { wrong: { ...refusal, json: { detail: 'no' } } }, 'core.auth/wrong body'],
  [
    'core.auth-challenge',
    { none: { ...refusal, headers: [['content-type', 'application/json']] } },
    'core.auth/none header www-authenticate',
  ],
  ['core.key-not-echoed', { longer: { ...refusal, text: `bad key ${SECRET}x` } }, 'core.auth/longer body'],
  ['core.key-not-echoed', { basic: { ...refusal, base64: btoa(`\u00FF${SECRET}`) } }, 'core.auth/basic body'],
  [
    'core.key-not-echoed',
    { none: { ...refusal, headers: [['x-key', SECRET]] } },
    'core.auth/none header x-key',
  ],
])('%s is violated by %j', (id, changed, at) => {
  const judgement = judge(id, answers(changed))
  expect(judgement).toMatchObject({ kind: 'violated', issues: [{ at }] })
})

test('403 is tolerated in place of 401', () => {
  expect(judge('core.auth-none-status', answers({ none: withStatus(403) })).kind).toBe('satisfied')
})

test('other statuses for a missing and a wrong key are declared, and the body is the same', () => {
  const apart = readingsOf({
    'errors.missingKey': { reading: '401', status: [401], tolerated: [] },
    'errors.wrongKey': { reading: '403', status: [403], tolerated: [] },
  })
  const kindFor = (changed: ExchangeParts) =>
    find('core.auth-consistent').judge(evidenceOf(answers({ wrong: changed }), { readings: apart })).kind
  expect(kindFor(withStatus(403))).toBe('satisfied')
  expect(kindFor({ ...withStatus(403), json: { detail: 'no' } })).toBe('violated')
})

test('an error with status 200 does not grant access', () => {
  expect(judge('core.auth-wrong-refused', answers({ wrong: { json: error } })).kind).toBe('satisfied')
})

test('a refusal by a server that answers no key shows nothing', () => {
  const closed = answers({ 'all-four': refusal, 'lower-case': refusal })
  expect(judge('core.auth-none-refused', closed)).toMatchObject({
    kind: 'inconclusive',
    code: 'prerequisite',
  })
  expect(judge('core.auth-scheme-case', closed)).toMatchObject({
    kind: 'inconclusive',
    code: 'prerequisite',
  })
})

test('without an answer 401 there is no challenge to look for', () => {
  const all403 = Object.fromEntries(REFUSED.map((label) => [label, withStatus(403)]))
  expect(judge('core.auth-challenge', answers(all403)).kind).toBe('not-applicable')
})

test.each(['none', 'wrong'])('with %s missing there is nothing to compare', (label) => {
  const one = answers().filter(({ id }) => id !== `core.auth/${label}`)
  expect(judge('core.auth-consistent', one)).toMatchObject({ kind: 'inconclusive', code: 'prerequisite' })
})

test('a throttled call gives no verdict', () => {
  const throttled = answers({ none: withStatus(429) })
  expect(judge('core.auth-none-status', throttled)).toMatchObject({
    kind: 'inconclusive',
    code: 'throttled',
  })
})

test('without a key there is none to be echoed', () => {
  expect(find('core.key-not-echoed').judge(evidenceOf(answers())).kind).toBe('not-applicable')
})

test('a redirect that repeats the query of its request does not echo the key of another field', () => {
  const query = `?api_key=${SECRET}`
  const redirected = (location: string) => {
    const [call, ...rest] = answers({
      'all-four': { ...refusal, status: 308, headers: [['Location', location]] },
    })
    const request = { ...call!.request, url: `http://127.0.0.1:9/v1/chat/completions${query}` }
    return judge('core.key-not-echoed', [{ ...call!, request }, ...rest])
  }
  expect(redirected(`http://127.0.0.1:9/eu/v1/chat/completions${query}`).kind).toBe('satisfied')
  expect(redirected(`https://there.test/eu/v1/chat/completions${query}`).kind).toBe('violated')
  expect(redirected(`https://there.test/eu?other=${SECRET}`).kind).toBe('violated')
})
