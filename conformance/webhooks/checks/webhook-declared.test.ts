import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import { issuesOf, kindOf } from '../../evidence/verdict-fixture.ts'
import {
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
    ['4xx comes again', 'webhooks.retried-after-4xx', twice, 'satisfied'],
    ['4xx does not', 'webhooks.retried-after-4xx', once, 'violated'],
    [
      'every 4xx that would show it is declared to be final',
      'webhooks.retried-after-4xx',
      once,
      'not-applicable',
      declaring('webhooks.retry', { finalStatuses: [400, 403, 404, 422] }),
    ],
    [
      'nothing is declared',
      'webhooks.final-status-stops',
      [triggerCall, delivery('gone', { status: 410 })],
      'not-applicable',
      declaring('webhooks.retry', { finalStatuses: [] }),
    ],
  ])
})

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
    ['in time', 'webhooks.arrival', [triggerCall, delivery('plain', { atMs: 2100 })], 'satisfied'],
    ['too late', 'webhooks.arrival', [triggerCall, delivery('plain', { atMs: 4000 })], 'violated'],
    [
      'in time somewhere',
      'webhooks.arrival',
      [triggerCall, delivery('slow', { atMs: 50 }), delivery('plain', { atMs: 4000 })],
      'satisfied',
    ],
    [
      'nobody declares a time',
      'webhooks.arrival',
      [triggerCall, delivery('plain', { atMs: 4000 })],
      'not-applicable',
      nothing,
    ],
  ])
  test.each([
    ['an early end of what cannot have begun before its event', 500, 1200, 'violated'],
    ['an early end in any case', 500, 900, 'violated'],
    ['an end in time that may have been early', 1990, 600, 'timeout'],
    ['an end in time in any case', 1990, 400, 'satisfied'],
    ['a late end that may have been in time', 6100, 200, 'timeout'],
    ['a late end in any case', 6300, 200, 'violated'],
  ])('on a busy machine: %s', (_, endMs, stalledMs, kind) => {
    const made = stalled(silent(endMs), stalledMs)
    expect(kindOf(verdict('webhooks.deadline', [triggerCall, made], twoSeconds))).toBe(kind)
  })
  test('without a delivery that was left without an answer nothing shows a deadline', () => {
    const judged = verdict('webhooks.deadline', [triggerCall, delivery('silent')], twoSeconds)
    expect(kindOf(judged)).toBe('prerequisite')
  })
})

const kept = (placeholder: string) => ({
  name: 'x',
  pointer: '/secret',
  placeholder,
  chars: 40,
  bits: 150,
  isSendable: true,
  matchesFormat: null,
})

const signedBy = (...secrets: readonly string[]): Exchange => {
  const made = delivery('slow')
  const matches = secrets.map((secret, entry) => ({ secret, entry, derivation: 'correct' }))
  return { ...made, signature: { scheme: 'standard-v1', secrets, matches } }
}

const rotate = (placeholder: string): readonly Exchange[] => [
  { ...registered('slow'), kept: kept('~one') },
  { ...ourCall('rotate', -10), kept: kept(placeholder) },
  triggerCall,
]

describe('rotation', () => {
  const [old, fresh] = ['webhook-slow', 'webhook-slow-rotated']
  const without = declaring('webhooks.registration', { rotationOverlapSeconds: null })
  const atOnce = declaring('webhooks.registration', { rotationOverlapSeconds: 0 })
  judgeRows([
    ['the new one alone', 'webhooks.rotation', [...rotate('~two'), signedBy(fresh)], 'satisfied'],
    ['the old one alone', 'webhooks.rotation', [...rotate('~two'), signedBy(old)], 'violated'],
    [
      'no overlap, undeclared',
      'webhooks.rotation-overlap',
      [...rotate('~two'), signedBy(fresh)],
      'not-applicable',
      without,
    ],
    [
      'no overlap, though declared',
      'webhooks.rotation-overlap',
      [...rotate('~two'), signedBy(fresh)],
      'violated',
    ],
    [
      'both, as declared',
      'webhooks.rotation-overlap',
      [...rotate('~two'), signedBy(fresh, old)],
      'satisfied',
    ],
    [
      'both, though declared otherwise',
      'webhooks.rotation-overlap',
      [...rotate('~two'), signedBy(fresh, old)],
      'violated',
      atOnce,
    ],
    ['the same secret', 'webhooks.rotated-secret-new', rotate('~one'), 'violated'],
    ['another secret', 'webhooks.rotated-secret-new', rotate('~two'), 'satisfied'],
  ])
})

function stalled(made: Exchange, stalledMs: number): Exchange {
  return { ...made, timing: { ...made.timing, stalledMs } }
}

test('our own late answer is not a failure of the target', () => {
  const hasty = [
    triggerCall,
    failed('failing', 'msg_1', 1, 10),
    failed('failing', 'msg_1', 2, 13),
    failed('failing', 'msg_1', 3, 15),
  ]
  const said = (stalledMs: number) =>
    kindOf(
      verdict(
        'webhooks.retry-delays',
        hasty.map((made) => (made.isInbound === true ? stalled(made, stalledMs) : made)),
      ),
    )
  // The declared deadline is 300 ms of real time, and half of the first wait 10 ms.
  expect(said(5)).toBe('violated')
  expect(said(20)).toBe('timeout')
  expect(said(200)).toBe('timeout')
})

test('formats waits as text', () => {
  const early = [
    triggerCall,
    failed('failing', 'msg_1', 1, 10),
    failed('failing', 'msg_1', 2, 13),
    failed('failing', 'msg_1', 3, 15),
  ]
  expect(issuesOf(verdict('webhooks.retry-delays', early)).join()).toContain('2 ms, 1 ms')
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
  const prompt = failing(0, 1, 20, 21, 80, 81)
  const late = failing(0, 1, 20, 28, 80, 89)
  const copied = [delivery('plain', { atMs: 5 }), delivery('plain', { atMs: 6, attempt: 2 })]
  expect(kindIn('webhooks.retry-delays', copied, prompt)).toBe('satisfied')
  expect(kindIn('webhooks.retry-delays', copied.slice(0, 1), prompt)).toBe('violated')
  // Copies that a busy sender sends late.
  expect(kindIn('webhooks.retry-delays', copied, late)).toBe('satisfied')
  expect(kindIn('webhooks.retry-delays', copied.slice(0, 1), late)).toBe('violated')
  expect(kindIn('webhooks.retry-count', copied, late)).toBe('satisfied')
})
