import { expect, test } from 'vitest'
import { evidenceOf, readingsOf } from '../../exchange/exchange-fixture.ts'
import type { HeaderList } from '../../exchange/exchange.ts'
import { judged, kindOf } from '../../evidence/verdict-fixture.ts'
import { simulatedServices } from '../simulated-service-fixture.ts'
import { runWithDelays, type SimulatedService } from '../stalled-run-fixture.ts'
import { at, judgeLimit, LIMITED_READINGS, rows, without } from './limits-fixture.ts'
import { limitChecks } from './limits.ts'

/** Returns a service that works `admitted` ms on each admitted request. */
function slow(admitted: number, change: Partial<SimulatedService> = {}): SimulatedService {
  const service = simulatedServices['a window of 10 s']
  if (service === undefined) throw new Error('no such service')
  return { ...service, workMs: { admitted }, ...change }
}

async function kindFor(id: string, service: SimulatedService): Promise<string> {
  const exchanges = await runWithDelays(service, () => ({}))
  const { readings } = service
  return kindOf(judged(limitChecks, id, exchanges, evidenceOf(exchanges, { readings })))
}

/** Returns the members of a service whose refusals have `seconds` as Retry-After. */
function withRetryAfter(seconds: string): Partial<SimulatedService> {
  const { announce } = slow(0)
  return {
    announce: (...of) =>
      announce(...of).map(([field, value]): HeaderList[number] =>
        field === 'retry-after' ? [field, seconds] : [field, value],
      ),
  }
}

test('a short Retry-After is found if only concurrent calls meet the limit', async () => {
  const id = 'limits.retry-after-obeyed'
  expect(await kindFor(id, slow(2500))).toBe('satisfied')
  expect(await kindFor(id, slow(2500, withRetryAfter('7')))).toBe('violated')
})

test('a Retry-After that does not decrease is found if an answer takes nearly a second', async () => {
  const id = 'limits.retry-after-not-long'
  expect(await kindFor(id, slow(800))).toBe('satisfied')
  expect(await kindFor(id, slow(800, withRetryAfter('7')))).toBe('violated')
})

// The refusal at 1.2 s has the Retry-After of the refusal before it (10 s), instead of a shorter one.
const constant = { deep: at(1200, null) }
test.each([
  ['at 10.1 s is certain to be admitted before 11.2 s', constant, 'violated'],
  ['between 10.1 and 12.1 s is not', { ...constant, obey: { ...at(10_100, 3), headersMs: 2000 } }, 'timeout'],
  ['that never came is not', { ...constant, obey: null }, 'prerequisite'],
  [
    'after 11.2 s may have been put off',
    { ...without(/^[bp]-/), ...constant, obey: at(11_300, 3) },
    'satisfied',
  ],
])('an answer %s', (_, changed, kind) => {
  expect(kindOf(judgeLimit('limits.retry-after-not-long', rows(changed)))).toBe(kind)
})

test.each([
  ['at 4 s', { obey: at(4000, 3) }, 'violated'],
  ['between 7 and 9 s', { obey: { ...at(7000, 3), headersMs: 2000 } }, 'timeout'],
  ['at 9 s', { obey: at(9000, 3) }, 'satisfied'],
])('Retry-After of 10 s, and service %s', (_, changed, kind) => {
  expect(kindOf(judgeLimit('limits.retry-after-not-long', rows(changed)))).toBe(kind)
})

const stream = { headers: [['content-type', 'text/event-stream']] as const, text: 'data: [DONE]\n\n' }

// Streams of 400 ms each, long enough that a new window of 10 s may begin during a stream.
const streams = Object.fromEntries(
  ['stream', 'stream-2', 'stream-3', 'stream-4'].map((label, index) => [
    label,
    { ...at(41 + 5 * index, 2), ...stream, headersMs: 400 },
  ]),
)
const afterStreams = { 'a-last': at(500, null), deep: at(1700, null, 9) }

test.each([
  [3, 'violated'],
  [4, 'timeout'],
])('four streams beyond a limit of %i: %s, because a new window has room for so many', (quota, kind) => {
  const spent = { 'a-4': at(25, quota === 3 ? null : 0), ...(quota === 3 ? { 'a-5': null } : {}) }
  const quotas = [{ quota, unit: 'requests', windowSeconds: 10, scope: 'account' }]
  const values = Object.fromEntries([...LIMITED_READINGS].map(([key, { value }]) => [key, value]))
  const readings = readingsOf({ ...values, 'limits.quota': { reading: 'list', quotas, charged: [] } })
  const exchanges = rows({ ...spent, ...streams, ...afterStreams })
  expect(kindOf(judgeLimit('limits.covers-transports', exchanges, { readings }))).toBe(kind)
})
