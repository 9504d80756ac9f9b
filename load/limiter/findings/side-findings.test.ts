import { expect, test } from 'vitest'
import { scopesOf, scoredPart, unitOf, type FoundWindow } from './side-findings.ts'
import type { PlanResources, Observation } from '../trace/trace.ts'
import { stageOf } from '../stage-fixture.ts'

function seen(stage: string, sentMs: number, more: Partial<Observation> = {}): Observation {
  const times = { atMs: sentMs, sentMs, answeredMs: sentMs + 10, closedMs: sentMs + 11 }
  const rest = { kind: 'chat', tokens: 16, fields: {}, dateMs: null, usedTokens: null } as const
  return {
    key: 'a',
    source: '1',
    stage: stageOf(stage),
    outcome: 'accepted',
    status: 200,
    ...times,
    ...rest,
    ...more,
  }
}

const resources: PlanResources = {
  keys: ['a', 'b'],
  sources: ['1'],
  maxRequests: 100,
  maxMs: 1e6,
  startEpochMs: 0,
}

test('a wrong second key does not decide the scope', () => {
  const spent = [seen('001 serial', 0), seen('009 scope', 10, { outcome: 'refused', status: 429 })]
  const other = (status: number): Observation => seen('009 scope', 20, { key: 'b', status })
  expect(scopesOf([...spent, other(200)], resources)).toEqual(['key', 'account', 'key-and-address'])
  expect(scopesOf([...spent, other(401)], resources)).toEqual([])
  expect(scopesOf([...spent, other(403)], resources)).toEqual([])
})

/** When the first key is used up, its other address is refused, and the other key has `outcome`. */
const asked = (outcome: Observation['outcome']): readonly Observation[] => [
  seen('001 serial', 0),
  seen('001 serial', 1, { key: 'b' }),
  seen('009 scope', 10, { outcome: 'refused', status: 429 }),
  seen('009 scope', 20, { source: '2', outcome: 'refused', status: 429 }),
  seen('009 scope', 20, { key: 'b', outcome }),
]

test('an accepted second key may be of another account, whatever the addresses show', () => {
  const both: PlanResources = { ...resources, sources: ['1', '2'] }
  expect(scopesOf(asked('accepted'), both)).toEqual(['key', 'account'])
  expect(scopesOf(asked('refused'), both)).toEqual(['global', 'account'])
})

type Answer = 'accepted' | 'refused' | null

// Null: it was not sent. The third is the other key from the other address.
test.each<[otherKey: Answer, otherAddress: Answer, both: Answer, scopes: readonly string[]]>([
  ['accepted', 'refused', null, ['key', 'account']],
  ['refused', 'accepted', null, ['address']],
  ['accepted', 'accepted', 'accepted', ['key-and-address']],
  ['accepted', null, null, ['key', 'account', 'key-and-address']],
  [null, 'accepted', null, ['address', 'key-and-address']],
  ['refused', 'refused', 'refused', ['global', 'account']],
  ['refused', 'refused', 'accepted', []],
  ['refused', null, null, ['address', 'global', 'account']],
  [null, 'refused', null, ['key', 'account', 'global']],
  [null, null, null, []],
])('the other key %s, the other address %s, both %s: %j', (otherKey, otherAddress, both, scopes) => {
  const seenAs = (outcome: Answer, at: Partial<Observation>): readonly Observation[] =>
    outcome === null ? [] : [seen('009 scope', 20, { ...at, outcome })]
  const trace = [
    seen('001 serial', 0),
    seen('001 serial', 1, { key: 'b' }),
    seen('009 scope', 10, { outcome: 'refused', status: 429 }),
    ...seenAs(otherKey, { key: 'b' }),
    ...seenAs(otherAddress, { source: '2' }),
    ...seenAs(both, { key: 'b', source: '2' }),
  ]
  expect(scopesOf(trace, { ...resources, sources: ['1', '2'] })).toEqual(scopes)
})

test('a second key that is used up already does not decide the scope', () => {
  const control = (outcome: Observation['outcome']): Observation =>
    seen('007 scope control', 0, { key: 'b', outcome, status: outcome === 'refused' ? 429 : 200 })
  const spent = seen('009 scope', 10, { outcome: 'refused', status: 429 })
  const other = seen('009 scope', 20, { key: 'b', outcome: 'refused', status: 429 })
  const all = [seen('001 serial', 0), seen('002 edge start', 0, { key: 'b' }), spent, other]
  expect(scopesOf([control('accepted'), ...all], resources)).toEqual(['address', 'global', 'account'])
  expect(scopesOf([control('refused'), ...all], resources)).toEqual([])
})

test.each(['scope control', 'scope drain', 'race', 'charged', 'unit'])(
  'identifies families from the requests before the first stage of another kind: %s',
  (label) => {
    const plain = [seen('001 serial', 0), seen('002 edge start', 10)]
    const mixed = [seen(`003 ${label}`, 20), seen('004 unit', 30, { tokens: 128 })]
    expect(scoredPart([...plain, ...mixed])).toEqual(plain)
    expect(scoredPart(plain)).toEqual(plain)
  },
)

/** Returns eight small requests, a rest, a large request that is refused, and a usual one with the outcome `control`. */
function largeRefused(restMs: number, control: Observation['outcome']): readonly Observation[] {
  const usual = Array.from({ length: 8 }, (_, at) => seen('001 serial', at * 20))
  const largeMs = 150 + restMs
  return [
    ...usual,
    seen('002 unit', largeMs, { tokens: 128, outcome: 'refused', status: 429 }),
    seen('003 unit control', largeMs + 20, { outcome: control, status: control === 'refused' ? 429 : 200 }),
  ]
}

const WINDOW: FoundWindow = { families: ['fixed-window'], windowMs: { value: 1000, low: 990, high: 1010 } }
const COUNTER: FoundWindow = { ...WINDOW, families: ['sliding-counter'] }
const UNKNOWN: FoundWindow = { families: [], windowMs: null }

test('a refused large request shows that tokens count, if the limit was full', () => {
  expect(unitOf(largeRefused(1200, 'accepted'), 8, WINDOW)).toBe('tokens')
  expect(unitOf(largeRefused(900, 'accepted'), 8, WINDOW)).toBeNull()
  expect(unitOf(largeRefused(900, 'accepted'), 8, UNKNOWN)).toBe('tokens')
  expect(unitOf(largeRefused(1200, 'accepted'), 8, COUNTER)).toBeNull()
  expect(unitOf(largeRefused(2200, 'accepted'), 8, COUNTER)).toBe('tokens')
})

test.each(['refused', 'unclassified'] as const)(
  'a usual request that is %s shows no full limit',
  (outcome) => {
    expect(unitOf(largeRefused(2200, outcome), 8, WINDOW)).toBeNull()
  },
)

test('without a usual request after the large ones, a full limit was not seen', () => {
  expect(unitOf(largeRefused(2200, 'accepted').slice(0, -1), 8, WINDOW)).toBeNull()
})

test('after a longer rest the last large requests count', () => {
  const refused = seen('004 unit', 9020, { tokens: 128, outcome: 'refused', status: 429 })
  const before = largeRefused(2200, 'refused')
  expect(unitOf([...before, seen('004 unit', 9000, { tokens: 128 }), refused], 8, WINDOW)).toBe('tokens')
  // The usual request of the shorter rest shows nothing about this one.
  expect(unitOf([...largeRefused(2200, 'accepted'), refused], 8, WINDOW)).toBeNull()
})
