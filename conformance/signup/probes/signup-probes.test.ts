import { describe, expect, test } from 'vitest'
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }
import { exchange, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { PLAIN_WORDING } from '../../engine/wording.ts'
import { costOf, type ProbeContext, type RequestSpec } from '../../engine/probe.ts'
import { secretPlaceholder } from '../../exchange/placeholders.ts'
import type { Readings } from '../../statement/readings.ts'
import { valueAtPointer } from '../../exchange/reply.ts'
import { SIGNUP_KEY, SIGNUP_PASSWORD } from '../../statement/signup-request.ts'
import { signupProbes } from './signup-probes.ts'

type Sent = { readonly label: string; readonly spec: RequestSpec }
type Target = (label: string) => { readonly parts: ExchangeParts; readonly gives?: string }

const readings = readingsOf({
  ...openai.readings,
  'signup.request': { ...openai.readings['signup.request'], required: ['email', 'password', 'name'] },
})
const refusal = { status: 400, json: {} }

/** A conforming target: it creates two accounts and refuses every other sign-up. */
const good: Target = (label) =>
  ['first', 'second', 'second-plain'].includes(label)
    ? { parts: { status: 201 }, gives: '/api_key' }
    : { parts: label.startsWith('use') ? {} : refusal }

let freshCount = 0

async function sentTo(
  target: Target,
  under: Readings = readings,
  more: Partial<ProbeContext> = {},
): Promise<readonly Sent[]> {
  const sent: Sent[] = []
  const held = new Set<string>()
  const recorded: Exchange[] = []
  // Only the members of a context that this probe uses.
  const context = {
    model: 'test-model',
    readings: under,
    nonce: (label: string) => `nonce${label}`,
    freshNonce: () => `fresh${(freshCount += 1)}`,
    wording: PLAIN_WORDING,
    holds: (name: string) => held.has(name),
    invent: (name: string) => held.add(name),
    recorded: () => recorded,
    send: (label: string, spec: RequestSpec) => {
      sent.push({ label, spec })
      const { parts, gives } = target(label)
      const made: Exchange = exchange(`signup.accounts/${label}`, parts)
      const about = { placeholder: '~0', chars: 32, bits: 99, isSendable: true, matchesFormat: null }
      const name = gives === undefined ? undefined : spec.captures?.name
      if (name !== undefined) held.add(name)
      const kept = name === undefined ? {} : { kept: { name, pointer: gives ?? '', ...about } }
      recorded.push({ ...made, ...kept })
      return Promise.resolve({ ...made, ...kept })
    },
    ...more,
  } as ProbeContext
  for (const probe of signupProbes) await probe.run(context)
  return sent
}

function labels(sent: readonly Sent[]): string {
  return sent.map(({ label }) => label).join(' ')
}

function emailOf(sent: readonly Sent[], label: string): unknown {
  return valueAtPointer(sent.find((each) => each.label === label)?.spec.json, '/email')
}

/** Returns `target` with a reset of the first call `broken`. With `within`, the reset cuts the answer; otherwise no answer comes. */
function breaking(target: Target, broken: string, within = false): Target {
  let count = 0
  return (label) => {
    if (label === broken) count += 1
    if (label !== broken || count > 2) return target(label)
    if (count === 2) return { ...target(label), parts: { ...target(label).parts, attempt: 2 } }
    const end = { kind: 'failed', code: 'reset', detail: 'read ECONNRESET' } as const
    return { parts: within ? { status: 201, text: '{', end } : { noResponse: true, end } }
  }
}

test('a sign-up that breaks off is made again with another address, and may have been an account', async () => {
  const sent = await sentTo(breaking(good, 'first'))
  expect(labels(sent)).toMatch(/^first first use get second malformed .* renewed renewed-beside$/)
  const [before, again] = sent
  const [broken, email] = [before, again].map((each) => valueAtPointer(each?.spec.json, '/email'))
  expect(broken).not.toBe(email)
  expect(emailOf(sent, 'duplicate')).toBe(email)
})

test('a sign-up whose answer breaks off within its body is made again with another address', async () => {
  const sent = await sentTo(breaking(good, 'first', true))
  expect(labels(sent)).toMatch(/^first first use get second malformed .* renewed renewed-beside$/)
  const [broken, email] = sent.map((each) => valueAtPointer(each.spec.json, '/email'))
  expect(broken).not.toBe(email)
})

test('an invalid sign-up whose connection breaks is sent again', async () => {
  const sent = await sentTo(breaking(good, 'malformed'))
  expect(labels(sent)).toMatch(/ malformed malformed empty .* duplicate-case renewed renewed-beside$/)
})

test('the labels are permanent, and their number is the declared cost', async () => {
  const sent = await sentTo(good)
  expect(labels(sent)).toBe(
    'first use get second malformed empty email-missing email-number email-malformed duplicate use-later ' +
      'email-long password-missing password-number name-number name-long duplicate-case renewed renewed-beside',
  )
  expect(sent).toHaveLength(costUnder(readings).requests)
  expect(sent.length).toBeLessThanOrEqual(20)
})

describe('no more than four accounts, whatever the target takes', () => {
  test.each<[what: string, target: Target, expected: string]>([
    [
      'everything',
      () => ({ parts: { status: 201 }, gives: '/api_key' }),
      'first use get second malformed empty use-later',
    ],
    [
      'every mistake, without a key',
      (label) => (label === 'duplicate' ? { parts: refusal } : { parts: { status: 201 } }),
      'first get second malformed empty',
    ],
    [
      'an address twice',
      (label) => (label === 'duplicate' ? { parts: { status: 201 }, gives: '/api_key' } : good(label)),
      'first use get second malformed empty email-missing email-number email-malformed duplicate use-later ' +
        'email-long password-missing password-number name-number name-long duplicate-case renewed renewed-beside',
    ],
    [
      'an address twice, also in capitals',
      (label) =>
        label.startsWith('duplicate') ? { parts: { status: 201 }, gives: '/api_key' } : good(label),
      'first use get second malformed empty email-missing email-number email-malformed duplicate use-later ' +
        'email-long password-missing password-number name-number name-long duplicate-case',
    ],
  ])('one that takes %s', async (_, target, expected) => {
    expect(labels(await sentTo(target))).toBe(expected)
  })
})

test('two at once are sent to a target for which an address in capitals is another one', async () => {
  const sent = await sentTo((label) =>
    label === 'duplicate-case' ? { parts: { status: 201 }, gives: '/api_key' } : good(label),
  )
  expect(labels(sent)).toMatch(/ duplicate-case renewed renewed-beside$/)
})

test('no further sign-up is sent to a target that refuses a valid one', async () => {
  expect(labels(await sentTo(() => ({ parts: refusal })))).toBe('first get')
})

const limited: Target = (label) => (label === 'empty' ? { parts: { status: 429 } } : good(label))

test('no further sign-up is sent after a 429', async () => {
  expect(labels(await sentTo(limited))).toBe('first use get second malformed empty use-later')
})

const strict: Target = (label) => (label === 'second' ? { parts: { status: 401 } } : good(label))

test('if a wrong credential is refused, the next sign-up omits it', async () => {
  const sent = await sentTo(strict)
  expect(labels(sent)).toContain('second second-plain malformed')
  expect(sent.find(({ label }) => label === 'second-plain')?.spec.authorization).toBeNull()
})

const picky: Target = (label) => (label === 'second' ? { parts: refusal } : good(label))

test('the second account has a name beyond ASCII and a long password, and the usual ones if these are refused', async () => {
  const sent = await sentTo(picky)
  expect(labels(sent)).toContain('get second second-plain malformed')
  const [unusual, plain] = ['second', 'second-plain'].map((name) => sent.find(({ label }) => label === name))
  const secret = secretPlaceholder(SIGNUP_PASSWORD)
  expect(valueAtPointer(unusual?.spec.json, '/name')).toMatch(/[\u{10000}-\u{10FFFF}]/u)
  expect(String(valueAtPointer(unusual?.spec.json, '/password')).split(secret)).toHaveLength(3)
  expect(valueAtPointer(plain?.spec.json, '/name')).toBe(PLAIN_WORDING.signup.person)
  expect(valueAtPointer(plain?.spec.json, '/password')).toBe(secret)
})

test('the personal data is recognizable as test data, and new for each sign-up except the duplicate', async () => {
  const [one, other] = [await sentTo(good), await sentTo(good)]
  expect(emailOf(one, 'first')).toMatch(/^assay\+fresh\d+@example\.com$/)
  expect(emailOf(one, 'duplicate')).toBe(emailOf(one, 'first'))
  expect(emailOf(one, 'second')).not.toBe(emailOf(one, 'first'))
  expect(emailOf(other, 'first')).not.toBe(emailOf(one, 'first'))
  const spec = one[0]?.spec
  expect(valueAtPointer(spec?.json, '/name')).toContain('Assay')
  expect(valueAtPointer(spec?.json, '/password')).toBe(secretPlaceholder(SIGNUP_PASSWORD))
  expect(spec?.authorization).toBeNull()
})

test('addresses follow the template of the user', async () => {
  const sent = await sentTo(good, readings, { signupEmail: 'me+{nonce}@corp.example' })
  expect(emailOf(sent, 'first')).toMatch(/^me\+fresh\d+@corp\.example$/)
})

test('a declared template is filled, and the parts that it has are made invalid', async () => {
  const body = { user: { mail: '{email}', note: 'for {email}' }, terms: true }
  const sent = await sentTo(
    good,
    readingsOf({
      'signup.request': { reading: 'template', body, required: ['email'] },
      'signup.response': { reading: 'key-pointer', pointers: ['/data/key'] },
    }),
  )
  const first = sent[0]?.spec
  expect(valueAtPointer(first?.json, '/user/note')).toBe(
    `for ${String(valueAtPointer(first?.json, '/user/mail'))}`,
  )
  expect(valueAtPointer(first?.json, '/terms')).toBe(true)
  expect(first?.captures).toEqual({ name: SIGNUP_KEY, pointers: ['/data/key'] })
  expect(labels(sent)).not.toMatch(/password|name/)
  expect(sent.find(({ label }) => label === 'email-missing')?.spec.json).toEqual({
    user: { note: 'for {email}' },
    terms: true,
  })
})

const keyless: Target = (label) => (label === 'first' ? { parts: { status: 202 } } : good(label))

test('the new key is used by its name, and never when there is none', async () => {
  const sent = await sentTo(good)
  expect(sent.find(({ label }) => label === 'use')?.spec.authorization).toBe(
    `Bearer ${secretPlaceholder(SIGNUP_KEY)}`,
  )
  expect(labels(await sentTo(keyless))).not.toContain('use')
})

const costUnder = (under: Readings) => {
  const [probe] = signupProbes
  if (probe === undefined) throw new TypeError('no probe')
  return costOf(probe, under)
}

const declaring = (propagationSeconds: number) =>
  readingsOf({
    ...openai.readings,
    'signup.response': { ...openai.readings['signup.response'], propagationSeconds },
  })

describe('a new key that is refused at first', () => {
  /** Returns how often the probe used a new key, and how long it waited. The key works from use `worksAt` on. */
  async function polled(worksAt: number, under: Readings = readings) {
    let uses = 0
    let waitedMs = 0
    const target: Target = (label) => {
      if (label !== 'use') return good(label)
      uses += 1
      return { parts: uses < worksAt ? { status: 401 } : {} }
    }
    const pause = (ms: number) => {
      waitedMs += ms
      return Promise.resolve()
    }
    await sentTo(target, under, { pause })
    return { uses, waitedSeconds: waitedMs / 1000 }
  }
  test.each<[number, Readings, number, number]>([
    [1, readings, 1, 0],
    [3, readings, 3, 1.5],
    [99, readings, 6, 10],
    [99, declaring(0), 1, 0],
    [99, declaring(2), 4, 2],
    [99, declaring(3600), 17, 120],
  ])('works at use %d, or is given up (%#)', async (worksAt, under, uses, waitedSeconds) => {
    expect(await polled(worksAt, under)).toEqual({ uses, waitedSeconds })
  })

  test('is announced before the run', () => {
    expect(costUnder(declaring(2))).toMatchObject({
      // Three further uses of the key, and a second try to create the second account.
      further: { requests: 4 },
      waitSeconds: 2,
    })
  })
})

test('omits only members that the reading declares as required', async () => {
  expect(labels(await sentTo(good, readingsOf(openai.readings)))).not.toMatch(/missing|empty/)
})
