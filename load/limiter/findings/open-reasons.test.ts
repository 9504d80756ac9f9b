import { expect, test } from 'vitest'
import { withOpenReasons, type PlanProgress } from './open-reasons.ts'
import type { FamilyName } from '../model/family.ts'
import type { Identification } from './identification.ts'
import type { Observation } from '../trace/trace.ts'
import { NO_FAMILY, NOTHING_SEEN } from './verdicts.ts'
import { stageOf } from '../stage-fixture.ts'

const whole: PlanProgress = {
  estimates: {
    limitMode: 'refuses',
    needsBursts: false,
    isSerial: false,
    capacity: 10,
    windowMs: 5000,
    release: 'whole',
    isGrowing: false,
  },
  notRun: null,
}
const cut: PlanProgress = { ...whole, notRun: stageOf('014 edge 0.88') }

/** Returns answers that took `tripMs`. With `isFailing`, one in four is unclassified. */
function answers(tripMs = 20, isFailing = false): readonly Observation[] {
  return Array.from({ length: 20 }, (_, index) => ({
    key: 'a',
    source: '1',
    stage: stageOf('001 serial'),
    kind: 'chat',
    tokens: 16,
    atMs: 0,
    sentMs: 100 * index,
    answeredMs: 100 * index + tripMs,
    closedMs: 100 * index + tripMs,
    outcome: isFailing && index % 4 === 0 ? 'unclassified' : 'accepted',
    status: 200,
    fields: {},
    dateMs: null,
    usedTokens: null,
  }))
}

function open(verdict: Identification['verdict'], ...likely: readonly FamilyName[]): Identification {
  return {
    ...NOTHING_SEEN,
    verdict,
    families: verdict === 'undetermined' ? [] : likely,
    reason: verdict === 'undetermined' ? NO_FAMILY : null,
    experiment: null,
    candidates: likely.map((family) => ({ family, probability: 0.5, fit: null })),
  }
}

test('a set of families has a reason and an experiment that splits it', () => {
  const { reason, experiment } = withOpenReasons(
    open('one-of', 'fixed-window', 'extending-window'),
    answers(),
    whole,
  )
  expect(reason).toBe(
    'fixed window and fixed window that each refusal extends explain the answers about as well',
  )
  expect(experiment).toMatch(/first refusal/)
})

test.each([
  ['the closest families', answers(), /fixed window and sliding log come closest: a third/],
  ['a failing target', answers(20, true), /while the target does not fail/],
  ['a long round trip', answers(600), /closer to the server/],
])('if no family explains the answers: %s', (_title, observations, words) => {
  const found = withOpenReasons(open('undetermined', 'fixed-window', 'sliding-log'), observations, whole)
  expect(found.reason).toContain(NO_FAMILY)
  expect(found.experiment).toMatch(words)
})

test('a plan that ends before families are distinguished names none', () => {
  const found = withOpenReasons(open('identified', 'fixed-window'), answers(), cut)
  expect(found).toMatchObject({ verdict: 'undetermined', families: [] })
  expect(found.reason).toMatch(/cut short .* fixed window from others/)
  expect(found.experiment).toMatch(/about \d+ requests and \d/)
})

test('a plan cut short after that keeps its family', () => {
  const late: PlanProgress = { ...whole, notRun: stageOf('031 race') }
  expect(withOpenReasons(open('identified', 'fixed-window'), answers(), late).verdict).toBe('identified')
})

test('very long waits in a plan cut short are not "no limit seen"', () => {
  const delayed = answers().map((seen, index) => (index > 17 ? { ...seen, answeredMs: 60_000 } : seen))
  expect(withOpenReasons(NOTHING_SEEN, delayed, cut).verdict).toBe('undetermined')
  expect(withOpenReasons(NOTHING_SEEN, answers(), cut).verdict).toBe('no-limit-seen')
  expect(withOpenReasons(NOTHING_SEEN, delayed, whole).verdict).toBe('no-limit-seen')
})

test('the advice to raise a bound does not repeat the value that was given', () => {
  const slow = answers().map((one) => ({ ...one, closedMs: 115_000 }))
  const estimates = { ...whole.estimates, capacity: 20, windowMs: 1800 }
  const { experiment } = withOpenReasons(open('one-of', 'extending-window', 'idle-reset'), slow, {
    estimates,
    notRun: stageOf('078 steady'),
  })
  expect(experiment).toMatch(/about \d+ requests and 2\.7 min: raise its bounds/)
})
