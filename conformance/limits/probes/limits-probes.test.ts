import { describe, expect, test } from 'vitest'
import { answerParts } from '../checks/limits-fixture.ts'
import {
  exchange,
  readingsOf,
  SENT_AT_EPOCH_MS,
  type ExchangeParts,
} from '../../exchange/exchange-fixture.ts'
import { LIMITS_OTHER_KEY, LIMITS_SIBLING_KEY, requestsForLimits } from '../declared-quotas.ts'
import { costOf, type ProbeContext, type RequestSpec } from '../../engine/probe.ts'
import { LIMITS_KEY, secretPlaceholder } from '../../exchange/placeholders.ts'
import type { Readings } from '../../statement/readings.ts'
import { PLAIN_WORDING } from '../../engine/wording.ts'
import { noInbox } from '../../webhooks/probes/inbox-fixture.ts'
import { limitsProbes } from './limits-probes.ts'

type Sent = { readonly label: string; readonly spec: RequestSpec; readonly atMs: number }

const CALL_MS = 10

function declared(quota: number, windowSeconds: number): Readings {
  const quotas = [{ quota, unit: 'requests', windowSeconds, scope: 'account' }]
  return readingsOf({
    'limits.quota': { reading: 'list', quotas },
    'limits.headers': { reading: 'x-ratelimit-durations' },
    'limits.exceeded': { reading: '429-retry-after', status: [429] },
    'sse.switch': { reading: 'stream-true', field: 'stream' },
  })
}

/** Returns a target with fixed windows. The first call after a window ends starts the next window. Another account has no limit. */
function windowed(quota: number, windowMs: number) {
  let untilMs = 0
  let count = 0
  return (label: string, atMs: number): ExchangeParts => {
    if (/other/.test(label)) return {}
    if (/wrong/.test(label)) return { status: 401, json: {} }
    if (/invalid/.test(label)) return { status: 400, json: {} }
    if (atMs >= untilMs) [untilMs, count] = [atMs + windowMs, 0]
    count += 1
    const resetS = Math.ceil((untilMs - atMs) / 1000)
    return answerParts({ atMs: 0, remaining: count > quota ? null : quota - count, resetS })
  }
}

async function sentTo(
  target: (label: string, atMs: number) => ExchangeParts,
  readings: Readings,
  held: readonly string[] = [],
): Promise<{ readonly sent: readonly Sent[]; readonly waits: readonly number[] }> {
  const sent: Sent[] = []
  const waits: number[] = []
  let nowMs = 0
  const context = {
    model: 'test-model',
    readings,
    nonce: (label: string) => `nonce${label}`,
    wording: PLAIN_WORDING,
    holds: (name: string) => held.includes(name),
    recorded: () => [],
    inbox: noInbox,
    nowMs: () => SENT_AT_EPOCH_MS + nowMs,
    pause: (ms: number) => {
      waits.push(ms)
      nowMs += ms
      return Promise.resolve()
    },
    send: (label: string, spec: RequestSpec) => {
      nowMs += CALL_MS
      sent.push({ label, spec, atMs: nowMs })
      const parts = target(label, nowMs)
      return Promise.resolve(
        exchange(`limits.burst/${label}`, { ...parts, sentAtEpochMs: SENT_AT_EPOCH_MS + nowMs }),
      )
    },
  } as unknown as ProbeContext
  for (const probe of limitsProbes) await probe.run(context)
  return { sent, waits }
}

/** Returns a target that refuses every call before `whenMs`, because other users have spent its quota. */
function spentUntil(whenMs: number, target: (label: string, atMs: number) => ExchangeParts) {
  return (label: string, atMs: number): ExchangeParts =>
    atMs < whenMs
      ? answerParts({ atMs: 0, remaining: null, resetS: Math.ceil((whenMs - atMs) / 1000) })
      : target(label, atMs)
}

const labels = (sent: readonly Sent[]): string => sent.map(({ label }) => label).join(' ')
const ALL_KEYS = [LIMITS_KEY, LIMITS_SIBLING_KEY, LIMITS_OTHER_KEY]

test('waits for a quota that the rest of the run has used up, and starts the series again', async () => {
  const { sent, waits } = await sentTo(spentUntil(3000, windowed(6, 5000)), declared(6, 5))
  expect(labels(sent)).toMatch(/^a-1 a-1 a-2 a-3 a-4 a-5 a-6 a-7 stream /)
  // The probe waits for a whole window, after which the whole quota is available.
  expect(waits[0]).toBeGreaterThanOrEqual(4900)
  expect(waits[0]).toBeLessThan(6000)
})

test('waits only once for a used-up quota', async () => {
  const { sent } = await sentTo(spentUntil(9_999_000, windowed(6, 5000)), declared(6, 5))
  expect(labels(sent)).toMatch(/^a-1 (a-1 )?stream /)
})

test('the labels are permanent, and cost what the probe says', async () => {
  const readings = declared(6, 5)
  const { sent, waits } = await sentTo(windowed(6, 5000), readings, ALL_KEYS)
  expect(labels(sent)).toBe(
    'a-1 a-2 a-3 a-4 a-5 a-6 a-7 stream sibling other again a-last deep obey ' +
      'b-wrong b-1 b-invalid-1 b-invalid-2 b-2 b-aborted b-3 b-4 b-5 ' +
      'p-1 p-2 p-3 p-4 p-5 p-6 p-7 p-8 p-9 p-10',
  )
  expect(sent.length).toBeLessThanOrEqual(requestsForLimits(readings))
  expect(waits).toHaveLength(3)
  const announced = limitsProbes.reduce((sum, probe) => sum + (costOf(probe, readings).waitSeconds ?? 0), 0)
  const seconds = waits.reduce((sum, ms) => sum + ms, 0) / 1000
  expect(seconds).toBeGreaterThan(announced / 3)
  expect(seconds).toBeLessThan(announced + 0.5)
})

test.each([
  ['a-3', { quotaCall: { kind: 'plain', series: 'serial' } }],
  ['a-last', { quotaCall: { kind: 'plain', series: null } }],
  ['obey-again', { quotaCall: { kind: 'plain', series: null } }],
  ['d-start', { quotaCall: { kind: 'plain', series: 'recovery-again' } }],
  ['b-aborted', { quotaCall: { kind: 'aborted', series: 'recovery' } }],
  ['sibling-2', { otherKey: 'sibling' }],
  ['other', { otherKey: 'other' }],
  ['b-wrong', {}],
  ['b-invalid-1', {}],
  ['stream-2', {}],
  ['socket', {}],
])('marks the call %s as %j', (label, marks) => {
  const { quotaCall, otherKey } = exchange(`limits.burst/${label}`)
  expect({ ...(quotaCall && { quotaCall }), ...(otherKey && { otherKey }) }).toEqual(marks)
})

test('sends each call once, with its own key and a small token cap', async () => {
  const { sent } = await sentTo(windowed(6, 5000), declared(6, 5), ALL_KEYS)
  const keyOf = (label: string) => sent.find((each) => each.label === label)?.spec.authorization
  expect(keyOf('a-1')).toBe(`Bearer ${secretPlaceholder(LIMITS_KEY)}`)
  expect(keyOf('sibling')).toBe(`Bearer ${secretPlaceholder(LIMITS_SIBLING_KEY)}`)
  expect(keyOf('other')).toBe(`Bearer ${secretPlaceholder(LIMITS_OTHER_KEY)}`)
  expect(keyOf('b-wrong')).toMatch(/^Bearer sk-wrong-/)
  expect(sent.filter(({ spec }) => spec.isSentOnce !== true)).toEqual([])
})

test('without keys of its own it takes the key of the run, and leaves other keys out', async () => {
  const { sent } = await sentTo(windowed(6, 5000), declared(6, 5))
  expect(labels(sent)).not.toMatch(/sibling|other/)
  expect(sent[0]?.spec.authorization).toContain('assay-key')
})

describe('it is bounded, and never polls', () => {
  test('a target without a limit gets twice its quota and one more call', async () => {
    expect((await sentTo(() => ({}), declared(6, 5))).sent).toHaveLength(13)
  })
  test('one that neither declares nor announces a limit gets sixty calls', async () => {
    expect((await sentTo(() => ({}), readingsOf({}))).sent).toHaveLength(60)
  })
  test('sends three calls when the quota is too large to be used up', async () => {
    expect((await sentTo(() => ({}), declared(500, 60))).sent).toHaveLength(3)
  })
  test('sends three calls when only a header field announces a large quota', async () => {
    const headers = [['x-ratelimit-limit-requests', '500']] as const
    const readings = readingsOf({ 'limits.headers': { reading: 'x-ratelimit-durations' } })
    expect((await sentTo(() => ({ headers }), readings)).sent).toHaveLength(3)
  })
  test('sends nothing more after a key is refused from the start', async () => {
    expect(labels((await sentTo(() => ({ status: 401, json: {} }), declared(6, 5))).sent)).toBe('a-1')
  })
  test('a connection that breaks is not taken for a limit', async () => {
    const end = { kind: 'failed', code: 'reset', detail: 'ECONNRESET' } as const
    const target = (label: string): ExchangeParts => (label === 'a-3' ? { noResponse: true, end } : {})
    expect(labels((await sentTo(target, declared(6, 5))).sent)).toBe('a-1 a-2 a-3')
  })
  test('a window of an hour is not waited for', async () => {
    const { sent, waits } = await sentTo(windowed(6, 3_600_000), declared(6, 3600))
    expect(labels(sent)).toBe('a-1 a-2 a-3 a-4 a-5 a-6 a-7 stream again a-last deep')
    expect(Math.max(...waits)).toBeLessThan(1200)
  })
  test('a call after the declared window shows whether a longer wait is needed', async () => {
    const { waits } = await sentTo(windowed(6, 9000), declared(6, 5))
    expect(waits[0]).toBeGreaterThan(5800)
    expect(waits[0]).toBeLessThan(7500)
  })
  test('no wait is longer than 65 seconds, and all together are not longer than five minutes', async () => {
    const { waits } = await sentTo(windowed(6, 60_000), declared(6, 60))
    expect(Math.max(...waits)).toBeLessThanOrEqual(65_000)
    expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(300_000)
    expect(waits.length).toBeGreaterThan(2)
  })
  test('sends three more calls, each after a pause, to a target that refuses forever', async () => {
    const target = windowed(6, 1e12)
    const inTwo = (label: string, atMs: number): ExchangeParts => {
      const parts = target(label, atMs)
      return parts.status === 429 ? answerParts({ atMs: 0, remaining: null, resetS: 2 }) : parts
    }
    const { sent } = await sentTo(inTwo, declared(6, 5))
    expect(labels(sent)).toMatch(/a-last deep obey obey-again rested$/)
  })
})

test('repeats a request that should have been refused, to distinguish chance from permission', async () => {
  const target = windowed(6, 5000)
  const free = (label: string, atMs: number): ExchangeParts =>
    /stream|sibling/.test(label) ? {} : target(label, atMs)
  expect(labels((await sentTo(free, declared(6, 5), ALL_KEYS)).sent)).toMatch(
    /again stream-2 stream-3 stream-4 sibling-2 sibling-3 sibling-4 a-last/,
  )
})

test('sequential calls that take longer than a window are followed by concurrent calls', async () => {
  const { sent } = await sentTo(windowed(6, 30), declared(6, 0.03))
  expect(labels(sent)).toMatch(/^a-1 a-2 a-3 p-1 p-2/)
})
