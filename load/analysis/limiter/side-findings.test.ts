import { expect, test } from 'vitest'
import { payersOf, scopesOf, scoredPart, unitOf } from './side-findings.ts'
import type { Means, Observation } from './trace.ts'

function seen(stage: string, sentMs: number, more: Partial<Observation> = {}): Observation {
  const times = { atMs: sentMs, sentMs, answeredMs: sentMs + 10, closedMs: sentMs + 11 }
  const rest = { kind: 'chat', tokens: 16, fields: {}, dateMs: null, usedTokens: null } as const
  return { key: 'a', source: '1', stage, outcome: 'accepted', status: 200, ...times, ...rest, ...more }
}

const means: Means = { keys: ['a', 'b'], sources: ['1'], maxRequests: 100, maxMs: 1e6, startEpochMs: 0 }

test('a second key that is wrong itself does not decide the scope', () => {
  const spent = [seen('001 serial', 0), seen('009 scope', 10, { outcome: 'refused', status: 429 })]
  const other = (status: number): Observation => seen('009 scope', 20, { key: 'b', status })
  expect(scopesOf([...spent, other(200)], means)).toEqual(['key', 'account', 'key-and-address'])
  expect(scopesOf([...spent, other(401)], means)).toEqual([])
  expect(scopesOf([...spent, other(403)], means)).toEqual([])
})

/** Once the first key is spent, its other address is refused, and the other key comes to `outcome`. */
const asked = (outcome: Observation['outcome']): readonly Observation[] => [
  seen('001 serial', 0),
  seen('001 serial', 1, { key: 'b' }),
  seen('009 scope', 10, { outcome: 'refused', status: 429 }),
  seen('009 scope', 20, { source: '2', outcome: 'refused', status: 429 }),
  seen('009 scope', 20, { key: 'b', outcome }),
]

test('a key beside another may be counted by its account, whatever the addresses say', () => {
  const both: Means = { ...means, sources: ['1', '2'] }
  expect(scopesOf(asked('accepted'), both)).toEqual(['key', 'account'])
  expect(scopesOf(asked('refused'), both)).toEqual(['global', 'account'])
})

test('a second key that is spent already does not decide the scope', () => {
  const control = (outcome: Observation['outcome']): Observation =>
    seen('007 scope control', 0, { key: 'b', outcome, status: outcome === 'refused' ? 429 : 200 })
  const spent = seen('009 scope', 10, { outcome: 'refused', status: 429 })
  const other = seen('009 scope', 20, { key: 'b', outcome: 'refused', status: 429 })
  const all = [seen('001 serial', 0), seen('002 edge 0', 0, { key: 'b' }), spent, other]
  expect(scopesOf([control('accepted'), ...all], means)).toEqual(['address', 'global', 'account'])
  expect(scopesOf([control('refused'), ...all], means)).toEqual([])
})

test.each(['scope control', 'scope drain', 'race', 'payers', 'unit'])(
  'families are told by what came before the first stage of another kind: %s',
  (label) => {
    const plain = [seen('001 serial', 0), seen('002 edge 0', 10)]
    const mixed = [seen(`003 ${label}`, 20), seen('004 unit', 30, { tokens: 128 })]
    expect(scoredPart([...plain, ...mixed])).toEqual(plain)
    expect(scoredPart(plain)).toEqual(plain)
  },
)

/** Eight small requests, rest, and a large one that is refused; then a usual one, which comes to `control`. */
function largeRefused(restMs: number, control: Observation['outcome']): readonly Observation[] {
  const usual = Array.from({ length: 8 }, (_, at) => seen('001 serial', at * 20))
  const largeMs = 150 + restMs
  return [
    ...usual,
    seen('002 unit', largeMs, { tokens: 128, outcome: 'refused', status: 429 }),
    seen('003 unit control', largeMs + 20, { outcome: control, status: control === 'refused' ? 429 : 200 }),
  ]
}

test('a large request that is refused shows that tokens count, if the limit was full', () => {
  const room = { capacity: 8, windowMs: 1000 }
  expect(unitOf(largeRefused(2200, 'accepted'), room)).toBe('tokens')
  expect(unitOf(largeRefused(2200, 'refused'), room)).toBeNull()
  expect(unitOf(largeRefused(900, 'accepted'), room)).toBeNull()
  expect(unitOf(largeRefused(900, 'accepted'), { ...room, windowMs: null })).toBe('tokens')
})

test('after a longer rest the last large requests count', () => {
  const again = [
    seen('004 unit', 9000, { tokens: 128 }),
    seen('004 unit', 9020, { tokens: 128, outcome: 'refused', status: 429 }),
  ]
  const all = [...largeRefused(2200, 'refused'), ...again, seen('005 unit control', 9040)]
  expect(unitOf(all, { capacity: 8, windowMs: 1000 })).toBe('tokens')
})

/** After that rest one request with a wrong key, then nine that are let through and one that is not. */
function charged(restMs: number): readonly Observation[] {
  return [
    seen('001 serial', 0),
    seen('002 payers', 10 + restMs, { kind: 'wrong-key', outcome: 'stray', status: 401 }),
    ...Array.from({ length: 9 }, (_, at) => seen('003 payers drain', 40 + restMs + at)),
    seen('003 payers drain', 60 + restMs, { outcome: 'refused', status: 429 }),
  ]
}

test('who is charged is told from a limit that was full only', () => {
  const room = { capacity: 10, windowMs: 1000 }
  expect(payersOf(charged(2200), room)).toEqual({ wrongKey: true, invalid: false, aborted: false })
  expect(payersOf(charged(900), room)).toEqual({ wrongKey: null, invalid: null, aborted: null })
})
