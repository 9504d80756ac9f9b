import { expect, test } from 'vitest'
import type { CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { capacityObjectives } from './capacity-plan.ts'
import { judgeCapacity, sharedNotes } from './judge-capacity.ts'
import { nextStage } from './next-stage.ts'
import { mayLackProcessor } from './run-stage.ts'
import { limitedStage, stageFigures } from './stage-figures.ts'
import { stageAt } from './capacity-stage-fixture.ts'

const objectives = capacityObjectives(['e2e p95 < 100ms'])

/** Returns a stage of 200 answers: `slow` of them take `ms`, the others 50 ms. `share`: the part of the time that k6 waited to run. */
function stageOf(ms: number, share: number, slow = 200) {
  const samples = Array.from({ length: 200 }, (_, place) => {
    const own = (place * slow) % 200 < slow ? ms : 50
    return {
      scheduledSeconds: place / 20,
      sentSeconds: place / 20,
      closedSeconds: place / 20 + own / 1000,
      outcome: 'completed' as const,
      ms: () => own,
    }
  })
  const wait = { seconds: 10 * share, ranSeconds: 1, ofSeconds: 10, meanMs: 1, worstMs: 2 }
  const setting = { ...stageAt(20), warmUpSeconds: 0, wait }
  return { samples, figures: stageFigures(samples, setting, objectives) }
}

test.each([
  ['a miss that the waiting explains', 150, 0.5, 200, true],
  ['a tail that the waiting explains, however long it is', 9000, 0.12, 30, true],
  ['a tail that exceeds the waiting', 9000, 0.12, 40, false],
  ['a miss far beyond the waiting', 400, 0.5, 200, false],
  ['a slight miss with little waiting, because all machines wait a little', 101, 0.04, 20, false],
  ['a miss without waiting', 150, 0, 200, false],
  ['an objective that was met', 90, 0.5, 200, false],
])('%s', (_name, ms, share, slow, expected) => {
  const { samples, figures } = stageOf(ms, share, slow)
  expect(figures.wait?.seconds).toBe(10 * share)
  expect(mayLackProcessor(figures, samples, objectives)).toBe(expected)
})

test('waiting does not explain failed requests', () => {
  const { samples } = stageOf(50, 0.5)
  const failing = samples.map((sample, place) =>
    place % 10 === 0 ? { ...sample, outcome: 'failed' as const } : sample,
  )
  const figures = stageFigures(failing, stageOf(50, 0.5).figures, objectives)
  expect(mayLackProcessor(figures, failing, objectives)).toBe(false)
})

const wait = { seconds: 2, ranSeconds: 1, ofSeconds: 10, meanMs: 1, worstMs: 2 }
const judged = (stages: readonly CapacityStage[]) =>
  judgeCapacity({ stages, objectives, demand: null, deployments: 1 })
const disturbed = limitedStage(stageAt(30, { beyond: 60, wait }), 'machine', 'k6 waited 2.0 s')
const others = [stageAt(20), stageAt(25), stageAt(40, { beyond: 100 })]

test('a stage that this machine disturbed is sent again, does not count, and a note names it', () => {
  const { answer, notes } = judged([disturbed, ...others])
  expect(answer?.ratePerSecond).toBe(judged(others).answer?.ratePerSecond)
  expect(notes).toContain('not counted: 1 of 4 stages, with 30 requests per second (at 30 k6 waited 2.0 s)')
  expect(nextAfter([...others, disturbed])).toMatchObject({ ratePerSecond: 30 })
})

test('a disturbed stage that ends the sweep lowers the answer, and not the upper end of its interval', () => {
  const [last, without] = [[...others, disturbed], others].map((stages) => judged(stages).answer)
  expect(last?.interval.low).toBeLessThan(without?.interval.low ?? 0)
  expect(last?.interval.high).toBe(without?.interval.high)
})

test('a rate that was missed twice while k6 waited lowers the answer, and not the upper end of its interval', () => {
  const { answer, notes } = judged([disturbed, disturbed, ...others])
  const [worst, best] = [[stageAt(30, { n: 800, beyond: 120 }), ...others], others].map(judged)
  expect(answer?.ratePerSecond).toBeLessThan(27)
  expect(answer?.interval.low).toBeLessThan(best?.answer?.interval.low ?? 0)
  expect(answer?.interval.high).toBe(best?.answer?.interval.high)
  expect(worst?.answer?.interval.high).toBeLessThan(answer?.interval.high ?? 0)
  expect(notes[0]).toMatch(
    /^the capacity may be higher, because this machine was busy in 2 of \d+ stages, with 30, 30 requests /,
  )
  expect(nextAfter([...others, disturbed, disturbed])).not.toMatchObject({ ratePerSecond: 30 })
})

test.each([
  ['that kept the processors busy while k6 waited', 0.2, 0.95, true],
  ['that kept the processors busy', 0.01, 0.95, false],
  ['while k6 waited', 0.2, 0.7, false],
])('misses beside programs %s', (_name, share, othersShare, isRaised) => {
  const beside = others.map((stage) => ({ ...stage, wait: { ...wait, seconds: 10 * share, othersShare } }))
  const [starved, calm] = [beside, others].map((stages) => judged(stages).answer)
  const { low = 0, high = null } = calm?.interval ?? {}
  expect(starved?.ratePerSecond).toBe(calm?.ratePerSecond)
  expect(starved?.interval.low).toBe(low)
  // An idle machine may carry 1 / (1 - 0.2) times the rate, and not more.
  expect((starved?.interval.high ?? Infinity) / (high ?? 0)).toBeCloseTo(isRaised ? 1.25 : 1, 1)
  expect(judged(beside).notes.join()).toMatch(isRaised ? /upper end .* idle machine/ : /^$/)
  expect(sharedNotes(beside)).toEqual(
    othersShare > 0.8
      ? [expect.stringMatching(/^the service shared this machine: all programs but k6 used 95 %/)]
      : [],
  )
})

test('misses while k6 waited, at a rate that was met later, give no capacity', () => {
  const missed = limitedStage(stageAt(7.95, { n: 25, beyond: 4, wait }), 'machine', 'k6 waited 0.5 s')
  const met = [stageAt(6.85, { n: 33 }), stageAt(7.87, { n: 38 }), stageAt(7.95, { n: 25 })]
  const { answer, reasons } = judged([missed, missed, ...met])
  expect(answer).toMatchObject({ ratePerSecond: null, interval: { high: null } })
  expect(reasons.join()).toMatch(/^too few stages show from which rate 'e2e p95 < 100ms' is missed: /)
})

test('misses only while k6 waited give the rate beside other programs as the reason for no answer', () => {
  const starved = { wait: { ...wait, seconds: 6, othersShare: 1 } }
  const missed = limitedStage(stageAt(40, { beyond: 100, ...starved }), 'machine', 'k6 waited 6.0 s')
  const met = [stageAt(20, starved), stageAt(30, starved)]
  const { answer, reasons, outcome } = judged([...met, missed, missed])
  expect([outcome, answer?.limit, answer?.ratePerSecond]).toEqual(['no-answer', 'machine', null])
  expect(reasons.join()).toMatch(
    /^k6 waited for a processor in every stage that missed an objective: beside other programs, the service carried 3\d(\.\d)? requests/,
  )
})

test('two stages far above that are clearly missed end the interval, however long k6 waited', () => {
  const starved = { wait: { ...wait, seconds: 4, othersShare: 1 } }
  const short = { n: 120, effective: 4, ...starved }
  const overload = { n: 162, beyond: 147, effective: 4, limit: 'target' as const, ...starved }
  const stages = [stageAt(19.33, { n: 60, ...starved }), stageAt(38.66, short), stageAt(54.12, overload)]
  const near = [stageAt(37.9, short), stageAt(39.68, { ...short, beyond: 1 })]
  const [once, twice] = [stages, [...stages, stageAt(54.12, overload)]].map((own) =>
    judged([...own, ...near]),
  )
  expect(twice?.answer?.interval.high).toBeCloseTo(54.12 / 0.6)
  expect(once?.answer).toMatchObject({ ratePerSecond: null, interval: { high: null } })
})

function nextAfter(stages: readonly CapacityStage[]) {
  const alone = stageAt(0, { purpose: 'idle' })
  const times = { maxSeconds: 4000, elapsedSeconds: 1100, overheadSeconds: 2, warmUpSeconds: 1 }
  const ramp = stages.map((stage) => ({ ...stage, purpose: 'ramp' as const }))
  return nextStage({ stages: [alone, ...ramp], objectives, ...times })
}
