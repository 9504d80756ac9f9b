import { expect, test } from 'vitest'
import { judgeCapacity } from './answer.ts'
import { parseDemand } from './demand.ts'
import { parsePrice } from './price.ts'
import { capacityObjectives } from './objectives.ts'
import { stageAt } from './stage-fixture.ts'

const objectives = capacityObjectives(['e2e p95 < 1s']).slice(0, 1)
const stages = [
  stageAt(20, { n: 2000 }),
  stageAt(40, { n: 2000, beyond: 20 }),
  stageAt(50, { n: 2000, beyond: 100 }),
  stageAt(60, { n: 2000, beyond: 400, limit: 'target', completedPerSecond: 55 }),
]
const judged = (own: readonly ReturnType<typeof stageAt>[], text?: string, deployments = 1) =>
  judgeCapacity({
    stages: own,
    objectives,
    seed: 's',
    demand: text === undefined ? null : parseDemand(text),
    deployments,
  })

test('without a demand an answer is an answer', () => {
  const { outcome, exitCode, answer } = judged(stages)
  expect({ outcome, exitCode }).toEqual({ outcome: 'answered', exitCode: 0 })
  expect(answer).toMatchObject({ limit: 'objective', failsFirst: 'e2e p95 < 1s', saturationPerSecond: 55 })
})

test('a demand passes, fails or stays open', () => {
  expect(judged(stages, '30 rps')).toMatchObject({ outcome: 'pass', exitCode: 0 })
  expect(judged(stages, '90 rps')).toMatchObject({ outcome: 'fail', exitCode: 1 })
  expect(judged(stages, '90 rps', 3)).toMatchObject({
    outcome: 'pass',
    exitCode: 0,
    demand: { isExtrapolated: true },
  })
  expect(judged(stages, `${judged(stages).answer?.ratePerSecond} rps`)).toMatchObject({
    outcome: 'inconclusive',
    exitCode: 3,
  })
})

test('a limiter is named as the limit, and the capacity is a lower bound', () => {
  const { outcome, reasons, answer } = judged([
    stageAt(20),
    stageAt(40, { limit: 'limiter', limited: 90, why: '90 of 400 requests were refused with 429' }),
  ])
  expect(outcome).toBe('no-answer')
  expect(answer).toMatchObject({ limit: 'limiter', ratePerSecond: null })
  expect(reasons[0]).toMatch(
    /^a limiter is the limit \(90 of 400 requests were refused with 429\): before, 20.* met all objectives, but a limiter may/,
  )
})

test('no load passes once a limiter was met: it may refuse later what it let pass before', () => {
  const limited = stageAt(40, {
    limit: 'limiter',
    limited: 90,
    why: '90 of 400 requests were refused with 429',
  })
  expect(judged([stageAt(20)], '10 rps')).toMatchObject({ outcome: 'pass', exitCode: 0 })
  expect(judged([stageAt(20), limited], '10 rps')).toMatchObject({ outcome: 'inconclusive', exitCode: 3 })
})

test('where the machine that measures is the limit no number is quoted', () => {
  const { reasons, answer } = judged([stageAt(20, { limit: 'machine', why: 'k6 used 95 % of this machine' })])
  expect(answer).toBeNull()
  expect(reasons).toEqual(['the machine that measures is the limit: k6 used 95 % of this machine'])
})

test('a stage that confirms, and one that does not', () => {
  expect(
    judged([...stages, stageAt(47, { purpose: 'confirm', n: 2000, beyond: 60 })]).answer?.confirmation,
  ).toMatchObject({ ok: true })
  const not = judged([...stages, stageAt(47, { purpose: 'confirm', n: 2000, beyond: 300 })])
  expect(not.answer?.confirmation).toMatchObject({ ok: false, reason: "'e2e p95 < 1s' was missed there" })
  expect(not.notes[0]).toMatch(/did not confirm/)
})

test('the same stages give the same judgement, so that anyone can compute it again', () => {
  expect(judged(stages)).toEqual(judged(stages))
})

test.each(['errors <= 0%', 'goodput >= 100%'])('%s is noted as more than the requests can show', (text) => {
  const { notes } = judgeCapacity({
    stages: [stageAt(10, { n: 100 }), stageAt(20, { n: 200 })],
    objectives: capacityObjectives([text]).slice(0, 1),
    seed: 's',
    demand: null,
    deployments: 1,
  })
  expect(notes).toEqual([`'${text}' rests on 300 requests: even if all meet it, 1.0 % may miss it`])
})

test('requests that pile up below a rate that was carried are a cliff, and that is said', () => {
  const collapsed = stageAt(35, { limit: 'target', why: 'requests under way grew from 3 to 90', beyond: 300 })
  expect(judged([...stages, collapsed]).notes).toEqual([
    expect.stringMatching(
      /^a cliff: one stage carried 50 requests per second, and 35 were too much in another one \(requests under way grew from 3 to 90\):/,
    ),
  ])
  expect(judged(stages).notes).toEqual([])
})

test('at a price the answer says what requests and replicas cost', () => {
  const { answer, demand, cost } = judgeCapacity({
    stages,
    objectives,
    seed: 's',
    demand: parseDemand('90 rps'),
    deployments: 1,
    price: parsePrice('3.60 EUR/h'),
  })
  expect(demand?.replicas?.needed).toBe(2)
  expect(cost?.perHour).toEqual({ value: 7.2, low: 7.2, high: 7.2, withSpare: 10.8 })
  expect(cost?.perThousandRequests?.value).toBeCloseTo(1 / (answer?.ratePerSecond ?? 0))
  expect(cost?.price).toEqual({ text: '3.60 EUR/h', currency: 'EUR', perHour: 3.6 })
})

test('a stage that had not settled counts for nothing, and is named', () => {
  const unsteady =
    'answers took longer and longer: the median was 90 ms in the first quarter and 300 ms in the last'
  const falling = stageAt(45, { n: 2000, beyond: 1900, unsteady })
  const { answer, notes } = judged([...stages, falling])
  expect(answer?.ratePerSecond).toBe(judged(stages).answer?.ratePerSecond)
  expect(notes.join('\n')).toContain(
    'not in a steady state, so not counted: the stages at 45 requests per second',
  )
  expect(judged([falling]).reasons).toEqual([`no stage reached a steady state: ${unsteady}`])
})

test.each([
  ['nothing was sent', 0, null],
  ['nothing was answered', 400, false],
])('a longer stage in which %s confirms nothing', (_what, sent, ok) => {
  const none = {
    purpose: 'confirm' as const,
    sent,
    completed: 0,
    counts: [{ n: 0, beyond: 0, effective: 0 }],
  }
  const { answer } = judged([...stages, stageAt(45, none)])
  expect(answer?.confirmation).toEqual({
    ratePerSecond: 45,
    ok,
    reason: 'no request was completed there',
  })
})

test('no rate counts as carried because nothing was answered at it', () => {
  const none = stageAt(1000, { completed: 0, counts: [{ n: 0, beyond: 0, effective: 0 }] })
  expect(judged([stageAt(20), none], '40 rps')).toMatchObject({
    outcome: 'inconclusive',
    answer: { atLeastPerSecond: 20 },
  })
})
