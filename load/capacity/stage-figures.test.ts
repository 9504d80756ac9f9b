import { expect, test } from 'vitest'
import { judgeCapacity } from './judge-capacity.ts'
import { stagesOfTarget } from './critical-rate.ts'
import { capacityObjectives } from './capacity-plan.ts'
import { limitedStage, refusalIn, stageFigures } from './stage-figures.ts'
import type { StageSample } from './stage-failures.ts'
import { stageAt } from './capacity-stage-fixture.ts'
import { sampleOfRow } from './run-stage.ts'
import { rowOf } from '../rows/row-fixture.ts'
import type { Row } from '../../schemas/compiled/row.ts'
import { isStageFailed, missesObjective } from './missed-objectives.ts'

const objectives = capacityObjectives(['e2e p95 < 1s'])
const setting = {
  purpose: 'probe',
  ratePerSecond: 10,
  warmUpSeconds: 2,
  seconds: 20,
  fromSeconds: 0,
  cpuShare: 0.1,
} as const

/** Returns 10 requests per second for 22 s. A request sent at `at` seconds takes `stay(at)` seconds. */
function samplesWith(stay: (at: number) => number, more: Partial<StageSample> = {}): readonly StageSample[] {
  return Array.from({ length: 220 }, (_, index) => {
    const at = index / 10
    return {
      scheduledSeconds: at,
      sentSeconds: at,
      closedSeconds: at + stay(at),
      outcome: 'completed' as const,
      ms: (metric: string) => (metric === 'e2e' ? stay(at) * 1000 : null),
      ...more,
    }
  })
}

test('requests of the warm-up count neither as samples nor in rates', () => {
  const figures = stageFigures(
    samplesWith((at) => (at < 2 ? 5 : 0.5)),
    setting,
    objectives,
  )
  expect(figures).toMatchObject({ sent: 200, completed: 200, failed: 0, limit: null })
  expect(figures.counts[0]).toMatchObject({ n: 200, beyond: 0 })
  expect(figures.inFlight).toBeGreaterThan(5)
})

test('requests beyond the limit are counted, but not as goodput', () => {
  const figures = stageFigures(
    samplesWith((at) => (at % 1 < 0.25 ? 1.5 : 0.2)),
    setting,
    objectives,
  )
  expect(figures.counts[0]?.beyond).toBe(60)
  expect(figures.goodPerSecond).toBeLessThan(8)
})

test('a backlog that grows says that the target does not keep up', () => {
  expect(
    stageFigures(
      samplesWith((at) => at),
      setting,
      objectives,
    ),
  ).toMatchObject({
    limit: 'target',
    why: expect.stringMatching(/^requests in flight grew from \d+ to \d+$/) as string,
  })
})

test('answers that are slow from the start are not a backlog', () => {
  expect(
    stageFigures(
      samplesWith(() => 1.9),
      setting,
      objectives,
    ).limit,
  ).toBeNull()
})

test('refusals with 429 are a limiter and no failure', () => {
  expect(
    stageFigures(
      samplesWith(() => 0.01, { outcome: 'limited' }),
      setting,
      objectives,
    ),
  ).toMatchObject({
    limit: 'limiter',
    limited: 200,
    failed: 0,
  })
})

test.each([
  [10, 'goodput > 95%', null, 50],
  [10, 'errors < 1%', 'limiter', 0],
  [0, 'goodput > 95%', 'limiter', 50],
] as const)('at rate %i, refusals with 429 under %s: limit %s', (ratePerSecond, text, limit, beyond) => {
  const samples = samplesWith(() => 0.2).map((sample, at) =>
    at % 4 === 0 ? { ...sample, outcome: 'limited' as const } : sample,
  )
  const figures = stageFigures(samples, { ...setting, ratePerSecond }, capacityObjectives([text]))
  expect(figures).toMatchObject({ limit, limited: 50, failed: 0 })
  expect(figures.counts[0]?.beyond).toBe(beyond)
})

test('a machine that sends late or is busy is the limit', () => {
  const late = samplesWith(() => 0.4).map((sample) => ({
    ...sample,
    sentSeconds: sample.scheduledSeconds + 0.3,
  }))
  expect(stageFigures(late, setting, objectives).limit).toBe('machine')
  // A few late requests do not hide that all other requests missed the objective.
  const slow = samplesWith(() => 1.2).map((sample, index) => ({
    ...sample,
    sentSeconds: sample.scheduledSeconds + (index % 25 === 0 ? 0.2 : 0),
  }))
  expect(stageFigures(slow, setting, objectives)).toMatchObject({
    limit: null,
    counts: [{ beyond: 200 }, {}],
  })
  expect(
    stageFigures(
      samplesWith(() => 0.1),
      { ...setting, cpuShare: 0.9 },
      objectives,
    ).limit,
  ).toBe('machine')
})

test('samples that depend on each other are worth fewer', () => {
  const waves = stageFigures(
    samplesWith((at) => (at % 10 < 1 ? 2 : 0.1)),
    setting,
    objectives,
  )
  expect(waves.counts[0]).toMatchObject({ n: 200, beyond: 20 })
  expect(waves.counts[0]?.effective).toBeLessThan(100)
})

test('a stage whose times fall until its end is reported as unsteady', () => {
  const figures = stageFigures(
    samplesWith((at) => 0.9 - 0.035 * at),
    setting,
    objectives,
  )
  expect(figures).toMatchObject({
    limit: null,
    unsteady: { text: expect.stringMatching(/^answers took less and less time: the median was/) as string },
  })
})

test('a stage whose times grow until the objective is missed counts as failed', () => {
  const figures = stageFigures(
    samplesWith((at) => 0.2 + 0.05 * at),
    setting,
    objectives,
  )
  expect(figures).toMatchObject({ limit: null, why: null })
  expect(figures.unsteady).toBeUndefined()
  expect(missesObjective(figures.counts, objectives)).toBe(true)
})

test('a stage whose times grow, without a clear miss, is unsteady', () => {
  const figures = stageFigures(
    samplesWith((at) => 0.2 + 0.039 * at),
    setting,
    objectives,
  )
  expect(figures.counts[0]).toMatchObject({ n: 200, beyond: 14 })
  expect(figures).toMatchObject({
    limit: null,
    unsteady: { text: expect.stringMatching(/^answers took longer/) as string },
  })
})

test.each([['errors < 1%'], ['goodput > 90%']])(
  'a bounded queue that sheds a third of its requests while times grow misses %s',
  (slo) => {
    const shed = samplesWith((at) => 0.1 + 0.03 * at).map((sample, index) =>
      index % 3 === 0 ? { ...sample, outcome: 'failed' as const } : sample,
    )
    const asked = capacityObjectives([slo])
    const figures = stageFigures(shed, setting, asked)
    expect(figures.unsteady).toBeUndefined()
    expect(missesObjective(figures.counts, asked)).toBe(true)
  },
)

test('an unsteady stage with wrong answers is a failed stage', () => {
  const figures = stageFigures(
    samplesWith((at) => 0.1 + 0.02 * at),
    setting,
    objectives,
  )
  const stage = limitedStage(figures, 'target', 'answers are wrong: x')
  expect(stage).toMatchObject({ limit: 'target', why: 'answers are wrong: x' })
  expect(stagesOfTarget([stage])).toEqual([stage])
  expect(isStageFailed(stage, objectives)).toBe(true)
  const confirmed = judgeCapacity({
    stages: [stageAt(20), stageAt(40, { beyond: 200 }), { ...stage, purpose: 'confirm' }],
    objectives: objectives.slice(0, 1),
    demand: null,
    deployments: 1,
  })
  expect(confirmed.answer?.confirmation).toEqual({
    ratePerSecond: 10,
    ok: false,
    reason: 'answers are wrong: x',
  })
})

test('a stage whose times grow below the objective is unsteady', () => {
  const figures = stageFigures(
    samplesWith((at) => 0.1 + 0.02 * at),
    setting,
    objectives,
  )
  expect(figures.limit).toBeNull()
  expect(figures.unsteady?.text).toMatch(/^answers took longer and longer/)
  expect(figures.unsteady?.kind).toBe('growing')
})

test('a stage without a completed request is a failed stage, whatever the objectives allow', () => {
  const lenient = capacityObjectives(['e2e p95 < 1s', 'errors < 99%'])
  const figures = stageFigures(
    samplesWith(() => 0.1, { outcome: 'failed', status: 503 }),
    setting,
    lenient,
  )
  expect(figures).toMatchObject({ sent: 200, limit: 'target', why: 'none of 200 requests was completed' })
  expect(isStageFailed(figures, lenient)).toBe(true)
})

test.each([
  [401, /^the key is missing or refused: the target refused all 220 requests of a stage \(401\)$/],
  [404, /^the model or the path is not known there: .* \(404\)$/],
])('a stage that was refused with %i throughout is a refusal', (status, reason) => {
  expect(refusalIn(samplesWith(() => 0.1, { outcome: 'failed', status }))).toMatch(reason)
})

test('other failures, and refusals among answers, are not a refusal', () => {
  const refused = samplesWith(() => 0.1, { outcome: 'failed', status: 401 })
  expect(refusalIn([])).toBeNull()
  expect(refusalIn(samplesWith(() => 0.1, { outcome: 'failed', status: 503 }))).toBeNull()
  expect(refusalIn([...refused, ...samplesWith(() => 0.1, { status: 200 })])).toBeNull()
})

/** Returns the figures of 20 s with 10 requests per second. Every fourth has `parts` (times of its chunks), the others end at once. */
function figuresWith(slo: string, parts: (sentUs: number) => Partial<Row>): ReturnType<typeof stageFigures> {
  const samples = Array.from({ length: 220 }, (_, i) => {
    const sentUs = i * 100_000
    const times = { i, scheduledUs: sentUs, sentUs, doneUs: sentUs + 50_000, closedUs: sentUs + 50_000 }
    return sampleOfRow(rowOf({ ...times, ...(i % 4 === 0 ? parts(sentUs) : {}) }), 32)
  })
  const own = capacityObjectives([slo, 'errors < 50%'])
  return stageFigures(
    samples.flatMap((sample) => sample ?? []),
    setting,
    own,
  )
}

function timedOut(sentUs: number): Partial<Row> {
  return { class: 'timeout-total', status: 0, doneUs: null, closedUs: sentUs + 2_000_000 }
}

test('the tokens that completed answers count are summed', () => {
  const counts = { promptTokens: 45, completionTokens: 7 }
  // Other rows count 10 and 3 tokens.
  const own = figuresWith('e2e p95 < 1s', () => counts).usage
  expect(own).toEqual({ count: 200, promptTokens: 50 * 45 + 150 * 10, completionTokens: 50 * 7 + 150 * 3 })
  const failed = figuresWith('e2e p95 < 1s', () => ({ ...counts, class: 'truncated' })).usage
  expect(failed).toEqual({ count: 150, promptTokens: 1500, completionTokens: 450 })
  const unknown = figuresWith('e2e p95 < 1s', () => ({ promptTokens: null, completionTokens: null })).usage
  expect(unknown).toEqual({ count: 150, promptTokens: 1500, completionTokens: 450 })
})

test('requests that timed out after a longer wait than the limit exceed it, also if errors are allowed', () => {
  expect(figuresWith('e2e p95 < 1s', timedOut).counts[0]).toMatchObject({ n: 200, beyond: 50 })
  expect(figuresWith('e2e-response p95 < 1s', timedOut).counts[0]).toMatchObject({ n: 200, beyond: 50 })
  const unread = (sentUs: number): Partial<Row> => ({ ...timedOut(sentUs), firstTokenUs: null })
  expect(figuresWith('ttft-response p95 < 1s', unread).counts[0]).toMatchObject({ n: 200, beyond: 50 })
  expect(figuresWith('e2e p95 < 3s', timedOut).counts[0]).toMatchObject({ n: 150, beyond: 0 })
  const { counts } = figuresWith('e2e p95 < 1s', () => ({ class: 'http-5xx', status: 500 }))
  expect(counts[0]).toMatchObject({ n: 150, beyond: 0 })
})
