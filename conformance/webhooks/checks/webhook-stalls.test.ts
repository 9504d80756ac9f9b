import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import { kindOf } from '../../evidence/verdict-fixture.ts'
import type { Readings } from '../../statement/readings.ts'
import {
  again,
  ourCall,
  declaring,
  delivery,
  failed,
  otherEvent,
  registered,
  triggerCall,
  verdict,
} from './webhook-fixture.ts'

// The duration of a stall of this machine in ms. Data that arrives during the stall is read at the end of the stall.
const STALL_MS = 3000

/** Returns a copy of the exchange that records a stall of this machine. The times in the copy may be up to `stalledMs` too late. */
function seenLate(made: Exchange, stalledMs = STALL_MS): Exchange {
  return { ...made, timing: { ...made.timing, stalledMs } }
}

function took(made: Exchange, endMs: number): Exchange {
  return { ...made, timing: { ...made.timing, endMs } }
}

/** Returns readings that declare real time (`timeScale: 1`) and these waits before retries. */
function retrying(...delaysSeconds: readonly number[]): Readings {
  const delivering = declaring('webhooks.delivery', { timeScale: 1, deadlineSeconds: 20 })
  const retry = declaring('webhooks.retry', { delaysSeconds, waitSeconds: 100 }).get('webhooks.retry')
  return new Map([...delivering, ...(retry === undefined ? [] : [['webhooks.retry', retry] as const])])
}

const attempts = (first: Exchange, second: Exchange, thirdMs: number) => [
  triggerCall,
  first,
  second,
  failed('failing', 'msg_1', 3, thirdMs),
]

function waiting(endMs: number): Exchange {
  return took(delivery('silent', { isDropped: true }), endMs)
}

function kindOfRetry(id: string, retry: Exchange): string {
  return kindOf(verdict(id, [triggerCall, failed('failing', 'msg_1', 1, 10), retry], retrying(3, 6)))
}

const gone = (atMs: number): Exchange => delivery('gone', { atMs, status: 410 })

function gaveUp(atMs: number, stalledMs: number): Exchange {
  const end = { kind: 'failed', code: 'reset', detail: 'the sender hung up before we answered' } as const
  return seenLate(took(delivery('silent', { atMs, isDropped: true, end }), 4000), stalledMs)
}

describe('a stall of our own machine is no violation of the target', () => {
  test('the first attempt was seen late, so that the wait after it seems short', () => {
    const late = failed('failing', 'msg_1', 1, 3_010)
    const second = failed('failing', 'msg_1', 2, 5_010)
    const kind = (first: Exchange) =>
      kindOf(verdict('webhooks.retry-schedule', attempts(first, second, 15_010), retrying(5, 10)))
    expect([kind(late), kind(seenLate(late))]).toEqual(['violated', 'busy-machine'])
  })
  test('an event that seems to come late', () => {
    const late = delivery('plain', { atMs: 4000 })
    expect(kindOf(verdict('webhooks.arrival', [triggerCall, late]))).toBe('violated')
    expect(kindOf(verdict('webhooks.arrival', [triggerCall, seenLate(late)]))).toBe('busy-machine')
    expect(kindOf(verdict('webhooks.arrival', [triggerCall, seenLate(late, 20)]))).toBe('violated')
  })
  test('an event that early stalls delayed', () => {
    const late = delivery('plain', { atMs: 4000 })
    const after = (stalledSoFarMs: number): Exchange => ({
      ...late,
      timing: { ...late.timing, stalledSoFarMs },
    })
    expect(kindOf(verdict('webhooks.arrival', [triggerCall, after(3000)]))).toBe('busy-machine')
    expect(kindOf(verdict('webhooks.arrival', [triggerCall, after(500)]))).toBe('violated')
  })
  test('a call that seems to be answered after the slow receiver', () => {
    const slow = delivery('slow', { atMs: 5, endMs: 2500 })
    const late = took(triggerCall, 3010)
    expect(kindOf(verdict('webhooks.does-not-block', [late, slow]))).toBe('violated')
    expect(kindOf(verdict('webhooks.does-not-block', [seenLate(late), slow]))).toBe('busy-machine')
    const end = { kind: 'failed', code: 'timeout-headers', detail: 'no response headers' } as const
    const lost = ourCall('trigger', 0, { noResponse: true, end })
    expect(kindOf(verdict('webhooks.does-not-block', [lost, slow]))).toBe('timeout')
  })
  test('a stall in the call without a slow receiver does not excuse the call with one', () => {
    const made = [took(triggerCall, 3010), delivery('slow', { atMs: 5, endMs: 2500 })]
    const kind = (usual: Exchange) => kindOf(verdict('webhooks.does-not-block', [...made, usual]))
    expect(kind(took(again, 20))).toBe('violated')
    expect(kind(seenLate(took(again, 3020)))).toBe('busy-machine')
    expect(kind(took(again, 3020))).toBe('satisfied')
  })
  test('other addresses that seem to hear after the slow receiver answered', () => {
    const slow = delivery('slow', { atMs: 5, endMs: 2500 })
    const all = [registered('slow'), registered('failing'), triggerCall, slow]
    const late = delivery('failing', { atMs: 3005 })
    expect(kindOf(verdict('webhooks.independent', [...all, late]))).toBe('violated')
    expect(kindOf(verdict('webhooks.independent', [...all, seenLate(late)]))).toBe('busy-machine')
  })
  test('a sender that seems to wait beyond its deadline, but was not watched for so long', () => {
    const twoSeconds = declaring('webhooks.delivery', { deadlineSeconds: 2, timeScale: 1 })
    const kind = (made: Exchange) => kindOf(verdict('webhooks.deadline', [triggerCall, made], twoSeconds))
    expect(kind(waiting(8000))).toBe('violated')
    expect(kind(seenLate(waiting(8000)))).toBe('busy-machine')
    expect(kind(waiting(1000))).toBe('busy-machine')
  })
  test('a retry that may have come within a second of the attempt before it', () => {
    const stale = failed('failing', 'msg_1', 2, 3010)
    const fresh = failed('failing', 'msg_1', 2, 3010, { seconds: 3, signature: 'v1,YWJk' })
    const id = 'webhooks.retry-signed-anew'
    expect([stale, seenLate(stale), seenLate(stale, 1000)].map((retry) => kindOfRetry(id, retry))).toEqual([
      'violated',
      'busy-machine',
      'violated',
    ])
    expect(kindOfRetry(id, seenLate(fresh))).toBe('satisfied')
  })
  test('a sender that seems to give up early, but may have begun long before its delivery was seen', () => {
    const twentySeconds = declaring('webhooks.delivery', { deadlineSeconds: 20, timeScale: 1 })
    const kind = (made: Exchange) => kindOf(verdict('webhooks.deadline', [triggerCall, made], twentySeconds))
    expect(kind(gaveUp(14_000, 3000))).toBe('busy-machine')
    // The address also receives another event at about the same time.
    const other = delivery('silent', { atMs: 13_900, id: 'msg_0', payload: otherEvent })
    const late = { ...gaveUp(14_000, 3000), id: `${other.id}#2`, attempt: 2 }
    expect(kindOf(verdict('webhooks.deadline', [triggerCall, other, late], twentySeconds))).toBe(
      'busy-machine',
    )
    // The delivery came without a delay, or this machine stalled too briefly to explain its end.
    expect(kind(gaveUp(10, 3000))).toBe('violated')
    expect(kind(gaveUp(14_000, 100))).toBe('violated')
  })
  test('a delivery after a 410 that may have been given long after the sender stopped waiting', () => {
    const readings = declaring('webhooks.delivery', { deadlineSeconds: 20, timeScale: 1 })
    const kind = (first: Exchange) => {
      const second = { ...gone(40_000), id: `${first.id}#2`, attempt: 2 }
      const all = [registered('gone'), triggerCall, first, second]
      return kindOf(verdict('webhooks.final-status-stops', all, readings))
    }
    expect(kind(gone(14_000))).toBe('violated')
    expect(kind(seenLate(gone(14_000)))).toBe('busy-machine')
    expect(kind(seenLate(gone(10)))).toBe('violated')
  })
})

function gaveUpAfterFive(atMs: number, stalledBeforeMs: number, stalledMs: number): Exchange {
  const made = gaveUp(atMs, stalledMs)
  return { ...made, timing: { ...made.timing, endMs: 5000, stalledMs, stalledBeforeMs } }
}

test('a stall before a delivery matters only if the delivery may have begun during the stall', () => {
  const fiveSeconds = declaring('webhooks.delivery', { deadlineSeconds: 5, timeScale: 1 })
  const kind = (made: Exchange) => kindOf(verdict('webhooks.deadline', [triggerCall, made], fiveSeconds))
  expect(kind(gaveUpAfterFive(50, 9000, 9000))).toBe('satisfied')
  // The delivery may have begun long before it was read, or ended long before.
  expect(kind(gaveUpAfterFive(9500, 9000, 9000))).toBe('busy-machine')
  expect(kind(gaveUpAfterFive(50, 0, 4000))).toBe('busy-machine')
  // No stall of 3 s explains an end after 20 s.
  const late = gaveUpAfterFive(50, 3000, 3000)
  expect(kind({ ...late, timing: { ...late.timing, endMs: 20_000 } })).toBe('violated')
})
