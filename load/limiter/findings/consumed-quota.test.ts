import { expect, test } from 'vitest'
import { MODELS } from '../model/family.ts'
import { NO_CONSUMED_QUOTA, consumedQuotaOf, type KnownLimit } from './consumed-quota.ts'
import type { Observation } from '../trace/trace.ts'
import { stageOf } from '../stage-fixture.ts'

const [model] = MODELS.filter(({ family, anchor }) => family === 'fixed-window' && anchor === 'free')
const size = { value: 1000, low: 990, high: 1010 }
const parameters = { capacity: 30, windowMs: 1000, phaseMs: 0, inner: 1, innerMs: 1000 }

/** A limit of 30 per second, in windows that begin with each full second. */
const known: KnownLimit = {
  families: ['fixed-window'],
  windowMs: size,
  candidates: [
    {
      family: 'fixed-window',
      probability: 1,
      fit: model === undefined ? null : { model, parameters, logLikelihood: 0 },
    },
  ],
  counterScope: 'key',
}

function seen(stage: string, sentMs: number, more: Partial<Observation> = {}): Observation {
  const times = { atMs: sentMs, sentMs, answeredMs: sentMs + 4, closedMs: sentMs + 5 }
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

/** Sends one share of each kind at once, the second row first. Then `left` requests in series are accepted, and one is refused. */
function mixed(atMs: number, left: number, more: Partial<Observation> = {}): readonly Observation[] {
  const kinds = ['wrong-key', 'invalid', 'invalid', 'aborted', 'aborted', 'aborted', 'aborted'] as const
  const shares = kinds.flatMap((kind) => Array.from({ length: 3 }, () => kind))
  const asked = shares.map((kind, index) =>
    seen('002 charged', atMs + (index === 1 ? 0 : 0.2), { kind, ...more }),
  )
  const drained = Array.from({ length: left }, (_, index) => seen('003 charged drain', atMs + 30 + 6 * index))
  const refused = seen('003 charged drain', atMs + 30 + 6 * left, { outcome: 'refused', status: 429 })
  return [seen('001 serial', 100), ...asked, ...drained, refused]
}

test.each([
  [30, false, false, false],
  [27, true, false, false],
  [24, false, true, false],
  [15, true, false, true],
  [9, true, true, true],
])('%i of thirty are left', (left, wrongKey, invalid, aborted) => {
  expect(consumedQuotaOf(mixed(2300, left), known, 0)).toEqual({ wrongKey, invalid, aborted })
})

test('an unclassified request may not have consumed quota', () => {
  const [first, ...rest] = mixed(2300, 10)
  if (first === undefined) throw new Error('no request was sent')
  const lost = rest.map((one, index) =>
    index === 20 ? { ...one, outcome: 'unclassified' as const, status: 502 } : one,
  )
  expect(consumedQuotaOf([first, ...lost], known, 0)).toEqual({
    wrongKey: true,
    invalid: true,
    aborted: true,
  })
})

test('an unclassified wrong key is not taken for one that consumes nothing', () => {
  // One share is one request here. Six of ten units are missing, and the seventh request is unclassified.
  const few: KnownLimit = {
    ...known,
    candidates: known.candidates.map((one) => ({
      ...one,
      fit: one.fit && { ...one.fit, parameters: { ...parameters, capacity: 10 } },
    })),
  }
  const kinds = ['wrong-key', 'invalid', 'invalid', 'aborted', 'aborted', 'aborted', 'aborted'] as const
  const asked = kinds.map((kind) => seen('002 charged', 2300, { kind }))
  const drained = Array.from({ length: 4 }, (_, index) => seen('003 charged drain', 2330 + 6 * index))
  const refused = seen('003 charged drain', 2360, { outcome: 'refused', status: 429 })
  const all = [seen('001 serial', 100), ...asked, ...drained, refused]
  expect(consumedQuotaOf(all, few, 0)).toEqual({ wrongKey: false, invalid: true, aborted: true })
  const lost = all.map((one) =>
    one.kind === 'wrong-key' ? { ...one, outcome: 'unclassified' as const, status: 0 } : one,
  )
  expect(consumedQuotaOf(lost, few, 0)).toEqual(NO_CONSUMED_QUOTA)
})

test.each([
  ['the limit was not full again', mixed(600, 27)],
  ['a new window began in between', mixed(2985, 30)],
  ['the rest fits no sum', mixed(2300, 25)],
  ['the mixture itself was refused', mixed(2300, 27, { outcome: 'refused', status: 429 })],
  ['no mixture was sent', mixed(2300, 27).slice(0, 1)],
])('%s: nothing is known', (_why, observations) => {
  expect(consumedQuotaOf(observations, known, 0)).toEqual(NO_CONSUMED_QUOTA)
})

test('the remaining families must agree', () => {
  const [candidate] = known.candidates
  if (candidate?.fit === undefined || candidate.fit === null) throw new Error('no such family')
  const wider = { ...candidate.fit, parameters: { ...parameters, capacity: 33 } }
  const both: KnownLimit = {
    ...known,
    families: ['fixed-window', 'sliding-log'],
    candidates: [candidate, { family: 'sliding-log', probability: 0.5, fit: wider }],
  }
  expect(consumedQuotaOf(mixed(2300, 27), both, 0)).toEqual(NO_CONSUMED_QUOTA)
})
