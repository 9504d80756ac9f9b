import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import { issuesOf, kindOf } from '../../evidence/verdict-fixture.ts'
import {
  again,
  capturedSecret,
  ourCall,
  declaring,
  delivery,
  failed,
  judgeRows,
  registered,
  triggerCall,
  verdict,
  type DeliveryParts,
} from './webhook-fixture.ts'

describe('final statuses', () => {
  const once = [triggerCall, delivery('refusing', { status: 400 })]
  const twice = [...once, delivery('refusing', { status: 204, attempt: 2, atMs: 40 })]
  judgeRows([
    ['4xx comes again', 'webhooks.retried', twice, 'satisfied'],
    ['4xx does not', 'webhooks.retried', once, 'violated'],
    [
      'nothing is declared',
      'webhooks.final-status-stops',
      [triggerCall, delivery('gone', { status: 410 })],
      'not-applicable',
      declaring('webhooks.retry', { finalStatuses: [] }),
    ],
  ])
})

// Two events whose first deliveries come so many milliseconds after their calls.
const twoEvents = (firstMs: number, secondMs: number) => [
  triggerCall,
  delivery('plain', { atMs: firstMs }),
  ourCall('trigger-again', 5000),
  delivery('plain', { id: 'msg_2', atMs: 5000 + secondMs }),
]

describe('declared times', () => {
  const hungUp: Exchange['end'] = { kind: 'failed', code: 'reset', detail: 'the sender hung up' }
  const silent = (endMs: number, more: DeliveryParts = {}) =>
    delivery('silent', { isDropped: true, end: hungUp, endMs, ...more })
  const twoSeconds = declaring('webhooks.delivery', { deadlineSeconds: 2, timeScale: 1 })
  const nothing = declaring('webhooks.delivery', { deadlineSeconds: null, arrivalSeconds: null })
  judgeRows([
    ['given up at the deadline', 'webhooks.deadline', [triggerCall, silent(1990)], 'satisfied', twoSeconds],
    ['given up late', 'webhooks.deadline', [triggerCall, silent(3100)], 'satisfied', twoSeconds],
    ['given up far too late', 'webhooks.deadline', [triggerCall, silent(15_000)], 'violated', twoSeconds],
    ['given up early', 'webhooks.deadline', [triggerCall, silent(500)], 'violated', twoSeconds],
    [
      'nobody declares a deadline',
      'webhooks.deadline',
      [triggerCall, silent(500)],
      'not-applicable',
      nothing,
    ],
    ['in time', 'webhooks.arrival', [triggerCall, delivery('plain', { atMs: 2040 })], 'satisfied'],
    ['too late', 'webhooks.arrival', [triggerCall, delivery('plain', { atMs: 4000 })], 'violated'],
    [
      'in time somewhere',
      'webhooks.arrival',
      [triggerCall, delivery('slow', { atMs: 50 }), delivery('plain', { atMs: 4000 })],
      'satisfied',
    ],
    ['a little late', 'webhooks.arrival', [triggerCall, delivery('plain', { atMs: 2100 })], 'violated'],
    ['late by less than can be measured', 'webhooks.arrival', twoEvents(2040, 2030), 'satisfied'],
    ['a little late, then in time', 'webhooks.arrival', twoEvents(2700, 1900), 'violated'],
    ['in time, then too late', 'webhooks.arrival', twoEvents(1900, 2900), 'violated'],
    [
      'nobody declares a time',
      'webhooks.arrival',
      [triggerCall, delivery('plain', { atMs: 4000 })],
      'not-applicable',
      nothing,
    ],
  ])
  const reached = [registered('plain'), registered('gone'), triggerCall, delivery('plain')]
  const notReached = ourCall('register-gone', -50, { status: 429 })
  const refused = ourCall('trigger', 0, { status: 500 })
  const busy = {
    ...delivery('plain'),
    timing: { headersMs: 0, firstByteMs: 0, endMs: 1, stalledSoFarMs: 9000 },
  }
  judgeRows([
    ['one address gets nothing', 'webhooks.arrival', reached, 'violated'],
    [
      'every address gets it',
      'webhooks.arrival',
      [...reached, delivery('gone', { status: 410 })],
      'satisfied',
    ],
    [
      'an address was refused',
      'webhooks.arrival',
      [registered('plain'), notReached, triggerCall, delivery('plain')],
      'satisfied',
    ],
    [
      'an address was removed before the event',
      'webhooks.arrival',
      [
        ...reached,
        delivery('gone', { status: 410 }),
        ourCall('remove-gone', 900),
        again,
        delivery('plain', { id: 'msg_2', atMs: 1010 }),
      ],
      'satisfied',
    ],
    [
      'no event was made for it',
      'webhooks.arrival',
      [registered('plain'), registered('gone'), refused, again, delivery('plain', { atMs: 1010 })],
      'prerequisite',
    ],
    ['this machine stood still', 'webhooks.arrival', [...reached, busy], 'busy-machine'],
    ['no time is declared', 'webhooks.arrival', reached, 'not-applicable', nothing],
  ])
  test('an address without an event is named, and so is the number of others', () => {
    expect(issuesOf(verdict('webhooks.arrival', reached))).toEqual([
      'webhooks.events/register-gone deliveries: none, but it came to 1 other address',
    ])
    expect(verdict('webhooks.final-status-stops', reached)).toMatchObject({
      code: 'prerequisite',
      detail: 'no event was delivered to the address "gone"',
    })
  })
  test.each([
    ['an early end of what cannot have begun before its event', 500, 1200, 'violated'],
    ['an early end in any case', 500, 900, 'violated'],
    ['an end in time that may have been early', 1990, 600, 'busy-machine'],
    ['an end in time in any case', 1990, 400, 'satisfied'],
    ['a late end that may have been in time', 6100, 200, 'busy-machine'],
    ['a late end in any case', 6300, 200, 'violated'],
  ])('on a busy machine: %s', (_, endMs, stalledMs, kind) => {
    const made = stalled(silent(endMs), stalledMs)
    expect(kindOf(verdict('webhooks.deadline', [triggerCall, made], twoSeconds))).toBe(kind)
  })
  test('without an unanswered delivery, the deadline cannot be judged', () => {
    const judged = verdict('webhooks.deadline', [triggerCall, delivery('silent')], twoSeconds)
    expect(kindOf(judged)).toBe('prerequisite')
  })
})

const signedBy = (...secrets: readonly string[]): Exchange => {
  const made = delivery('slow')
  const matches = secrets.map((secret, entry) => ({ secret, entry, derivation: 'correct' }))
  return { ...made, signature: { scheme: 'standard-v1', secrets, matches } }
}

const rotate = (placeholder: string): readonly Exchange[] => [
  { ...registered('slow'), kept: capturedSecret('~one') },
  { ...ourCall('rotate', -10), kept: capturedSecret(placeholder) },
  triggerCall,
]

describe('rotation', () => {
  const [old, fresh] = ['webhook-slow', 'webhook-slow-rotated']
  const without = declaring('webhooks.registration', { rotationOverlapSeconds: null })
  const atOnce = declaring('webhooks.registration', { rotationOverlapSeconds: 0 })
  const brief = declaring('webhooks.registration', { rotationOverlapSeconds: 0.01 })
  const all = (...signers: readonly string[]) => [...rotate('~two'), signedBy(...signers)]
  const valid = signedBy(old)
  const byMistake = { secret: fresh, entry: 1, derivation: 'body-only' }
  const matches = [...(valid.signature?.matches ?? []), byMistake]
  const mistaken = [
    ...rotate('~two'),
    { ...valid, signature: { scheme: 'standard-v1', secrets: [old, fresh], matches } },
  ]
  judgeRows([
    ['the new one alone, though an overlap is declared', 'webhooks.rotation', all(fresh), 'violated'],
    ['the new one alone, after the overlap', 'webhooks.rotation', all(fresh), 'satisfied', brief],
    ['the new one alone, undeclared', 'webhooks.rotation', all(fresh), 'satisfied', without],
    ['the new one alone, as declared', 'webhooks.rotation', all(fresh), 'satisfied', atOnce],
    ['the old one alone', 'webhooks.rotation', all(old), 'violated', without],
    ['both, as declared', 'webhooks.rotation', all(fresh, old), 'satisfied'],
    ['both, though declared otherwise', 'webhooks.rotation', all(fresh, old), 'violated', atOnce],
    ['the old one, and the new one by mistake', 'webhooks.rotation', mistaken, 'violated', without],
    [
      'signatures are invalid elsewhere too',
      'webhooks.rotation',
      [...mistaken, delivery('plain', { derivation: 'body-only' })],
      'prerequisite',
      without,
    ],
    ['the same secret', 'webhooks.rotation', rotate('~one'), 'violated'],
    ['another secret, and no delivery', 'webhooks.rotation', rotate('~two'), 'prerequisite'],
  ])
})

function stalled(made: Exchange, stalledMs: number): Exchange {
  return { ...made, timing: { ...made.timing, stalledMs } }
}

test('our own late answer is not a failure of the target', () => {
  const hasty = [10, 16, 22, 28].map((atMs, index) => failed('failing', 'msg_1', index + 1, atMs))
  const kind = (stalledMs: number) =>
    kindOf(
      verdict('webhooks.retry-schedule', [triggerCall, ...hasty.map((made) => stalled(made, stalledMs))]),
    )
  // Half of the longest declared wait is 90 ms. A stall of this length decides nothing.
  expect(kind(5)).toBe('violated')
  expect(kind(90)).toBe('busy-machine')
})

test('formats waits as text', () => {
  const early = [
    triggerCall,
    failed('failing', 'msg_1', 1, 10),
    failed('failing', 'msg_1', 2, 13),
    failed('failing', 'msg_1', 3, 15),
    failed('failing', 'msg_1', 4, 18),
  ]
  expect(issuesOf(verdict('webhooks.retry-schedule', early)).join()).toContain('2 ms, 1 ms, 2 ms')
})

function failing(...timesMs: readonly number[]): readonly Exchange[] {
  return timesMs.map((atMs, index) =>
    delivery('failing', { status: 500, attempt: index + 1, atMs: 10 + atMs }),
  )
}

function kindIn(id: string, plain: readonly Exchange[], attempts: readonly Exchange[]): string {
  return kindOf(verdict(id, [triggerCall, ...plain, ...attempts]))
}

test('copies of attempts are not early retries where an acknowledged event has copies too', () => {
  const prompt = failing(0, 1, 20, 21, 80, 81, 260, 261)
  const late = failing(0, 1, 20, 28, 80, 89, 260, 270)
  const copied = [delivery('plain', { atMs: 5 }), delivery('plain', { atMs: 6, attempt: 2 })]
  expect(kindIn('webhooks.retry-schedule', copied, prompt)).toBe('satisfied')
  expect(kindIn('webhooks.retry-schedule', copied.slice(0, 1), prompt.slice(0, 6))).toBe('violated')
  // A busy sender may send copies so late that they look like retries.
  expect(kindIn('webhooks.retry-schedule', copied, late)).toBe('prerequisite')
  const seenLate = late.map((made) => stalled(made, 30))
  expect(kindIn('webhooks.retry-schedule', copied, seenLate)).toBe('busy-machine')
  expect(kindIn('webhooks.retry-schedule', copied.slice(0, 1), late)).toBe('violated')
})
