import { describe, expect, test } from 'vitest'
import { Webhook } from 'standardwebhooks'
import { newSecret, signedHeaders } from '../../reference/webhook-signing.ts'
import type { HeaderList } from '../../conformance/exchange/exchange.ts'
import { nodePrimitives } from '../../conformance/transport/receiver.ts'
import { KNOWN_SCHEMES, signatureMatches } from '../../conformance/webhooks/checks/webhook-signature.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo='
const BODY = '{"type":"a.b","data":{"text":"é 🌍"}}'

function derivations(headers: HeaderList, body = BODY, schemeName = 'standard-v1', value = SECRET) {
  const delivery = { headers, bytes: new TextEncoder().encode(body) }
  const scheme = KNOWN_SCHEMES.find(({ name }) => name === schemeName)
  if (scheme === undefined) throw new TypeError(schemeName)
  const matches = signatureMatches(delivery, scheme, [{ name: 's', value }], nodePrimitives)
  return matches.map(({ derivation }) => derivation)
}

function standard(signature: string, seconds = Math.floor(Date.now() / 1000)): HeaderList {
  return [
    ['webhook-id', 'msg_1'],
    ['webhook-timestamp', String(seconds)],
    ['webhook-signature', signature],
  ]
}

describe('against the library of Standard Webhooks', () => {
  const now = new Date()
  const signature = new Webhook(SECRET).sign('msg_1', now, BODY)
  const headers = standard(signature, Math.floor(now.getTime() / 1000))

  test('the judge accepts the signatures of the library', () => {
    expect(derivations(headers)).toEqual(['correct'])
  })

  test('the library accepts the signatures that the judge accepts, and refuses the others', () => {
    const verify = (body: string) => () => new Webhook(SECRET).verify(body, Object.fromEntries(headers))
    expect(verify(BODY)).not.toThrow()
    const changed = BODY.replace('a.b', 'a.c')
    expect(derivations(headers, changed)).toEqual([])
    expect(verify(changed)).toThrow('No matching signature')
  })

  test('both refuse another secret, id or time', () => {
    const other = newSecret('standard-v1').shown
    expect(derivations(headers, BODY, 'standard-v1', other)).toEqual([])
    expect(derivations(standard(signature, 1))).toEqual([])
    expect(() => new Webhook(other).verify(BODY, Object.fromEntries(headers))).toThrow()
  })
})

test('the library accepts the signatures of the reference', () => {
  const secret = newSecret('standard-v1')
  const timestampSeconds = Math.floor(Date.now() / 1000)
  const draft = { attempt: 1, eventId: 'msg_1', timestampSeconds, body: BODY, secrets: [secret] }
  const headers = signedHeaders('standard-v1', draft)
  expect(() => new Webhook(secret.shown).verify(BODY, headers)).not.toThrow()
})

describe('the judge accepts the signatures of every scheme of the reference', () => {
  test.each([['standard-v1'], ['standard-v1a'], ['stripe'], ['github']] as const)('%s', (scheme) => {
    const secret = newSecret(scheme)
    const draft = {
      attempt: 1,
      eventId: 'msg_1',
      timestampSeconds: 1_790_000_000,
      body: BODY,
      secrets: [secret],
    }
    const headers = Object.entries(signedHeaders(scheme, draft))
    expect(derivations(headers, BODY, scheme, secret.shown)).toEqual(['correct'])
    expect(derivations(headers, `${BODY} `, scheme, secret.shown)).not.toContain('correct')
  })
})

function mac(key: string | Uint8Array, content: string): Buffer {
  const bytes = typeof key === 'string' ? Buffer.from(key) : key
  return Buffer.from(nodePrimitives.hmac('sha256', bytes, Buffer.from(content)))
}

describe('mistakes are named', () => {
  const key = Buffer.from(SECRET.slice(6), 'base64')
  const content = `msg_1.1790000000.${BODY}`
  test.each([
    ['secret-text-as-key', `v1,${mac(SECRET, content).toString('base64')}`],
    ['undecoded-secret-as-key', `v1,${mac(SECRET.slice(6), content).toString('base64')}`],
    ['body-only', `v1,${mac(key, BODY).toString('base64')}`],
    ['ms-timestamp', `v1,${mac(key, `msg_1.1790000000000.${BODY}`).toString('base64')}`],
    ['hex-digest', `v1,${mac(key, content).toString('hex')}`],
    ['no-v1-prefix', mac(key, content).toString('base64')],
  ])('%s', (name, signature) => {
    expect(derivations(standard(signature, 1_790_000_000))).toEqual([name])
  })

  const SENT = '{"type":"a","data":{"word":"Grüße","n":1}}'
  test.each([
    ['re-serialized-body', '{"type": "a", "data": {"word": "Grüße", "n": 1}}'],
    ['sorted-keys', '{"data":{"n":1,"word":"Grüße"},"type":"a"}'],
    ['sorted-keys', '{"data": {"n": 1, "word": "Grüße"}, "type": "a"}'],
    ['escaped-body', String.raw`{"type":"a","data":{"word":"Gr\u00fc\u00dfe","n":1}}`],
    ['sorted-keys escaped-body', String.raw`{"data": {"n": 1, "word": "Gr\u00fc\u00dfe"}, "type": "a"}`],
  ])('another text of the body was signed: %s', (name, signed) => {
    const signature = `v1,${mac(key, `msg_1.1790000000.${signed}`).toString('base64')}`
    expect(derivations(standard(signature, 1_790_000_000), SENT)).toEqual([name])
  })
})
