import { expect, test } from 'vitest'
import type { CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { parseDemand } from './demand.ts'
import { nextStage } from './next-stage.ts'
import { changeIn, coldStart, markStale } from './stale-stages.ts'
import { capacityObjectives } from './capacity-plan.ts'
import { stageAt } from './capacity-stage-fixture.ts'

const objectives = capacityObjectives(['e2e p95 < 1s']).slice(0, 1)
const withErrors = capacityObjectives(['e2e p95 < 1s'])
const next = (stages: readonly CapacityStage[], elapsedSeconds = 10, maxSeconds = 180) =>
  nextStage({
    stages,
    objectives,
    maxSeconds,
    elapsedSeconds,
    overheadSeconds: 2,
    warmUpSeconds: 1,
  })

const nextFor = (text: string, stages: readonly CapacityStage[]) =>
  nextStage({
    stages,
    objectives,
    maxSeconds: 180,
    elapsedSeconds: 10,
    overheadSeconds: 2,
    warmUpSeconds: 1,
    demand: parseDemand(text),
  })

const idle = stageAt(0, { purpose: 'idle', meanStayMs: 100, seconds: 3 })
const ramp = (rate: number, more: Parameters<typeof stageAt>[1] = {}) =>
  stageAt(rate, { purpose: 'ramp', ...more })

const falling = { kind: 'falling', text: 'answers took less and less time' } as const

test('a sweep begins with a single user, then with the rate that this user reached', () => {
  expect(next([])).toMatchObject({ purpose: 'idle', ratePerSecond: 0 })
  expect(next([idle])).toMatchObject({ purpose: 'ramp', ratePerSecond: 10 })
})

test('a warm-up comes before anything counts', () => {
  const sweep = { stages: [], objectives, maxSeconds: 180, elapsedSeconds: 0, overheadSeconds: 2 }
  expect(nextStage({ ...sweep, warmUpSeconds: 30 })).toMatchObject({ purpose: 'idle', warmUpSeconds: 30 })
})

test('a service that one user alone finds too slow may be warming up; then the sweep ends', () => {
  const slow = stageAt(0, { purpose: 'idle', n: 30, beyond: 30, seconds: 3 })
  const stages = [slow, ramp(10, { beyond: 400 }), ramp(10, { beyond: 400 })]
  expect(next(stages, 40)).toMatchObject({ purpose: 'idle' })
  expect(next(stages, 100)).toBeNull()
})

test('a short stage that met a rate that was too much before is sent for longer', () => {
  const stages = [idle, ramp(10), ramp(20, { n: 2000, beyond: 300 }), ramp(24, { n: 72 })]
  expect(next(stages, 20)).toMatchObject({ ratePerSecond: 24, seconds: 9 })
})

test('the ramp doubles while answers take as long as alone, and goes on more slowly when they do not', () => {
  expect(next([idle, ramp(10)])?.ratePerSecond).toBe(20)
  expect(next([idle, ramp(10, { meanStayMs: 200 })])?.ratePerSecond).toBe(14)
})

test('a stage at the rate of --for follows once the ramp met a higher rate, and the ramp then goes on from where it was', () => {
  const met = [idle, ramp(40), ramp(80)]
  expect(nextFor('50 rps', met.slice(0, 2))).toMatchObject({ purpose: 'ramp', ratePerSecond: 80 })
  expect(nextFor('50 rps', met)).toMatchObject({ purpose: 'probe', ratePerSecond: 52.5, seconds: 18 })
  expect(nextFor('50 rps', [...met, stageAt(52.5)])).toMatchObject({ purpose: 'ramp', ratePerSecond: 160 })
  expect(nextFor('1 rps', met)).toMatchObject({ purpose: 'ramp', ratePerSecond: 160 })
})

test('a first rate that fails is repeated once, and then followed by a lower one', () => {
  const missed = ramp(10, { beyond: 300 })
  expect(next([idle, missed])).toMatchObject({ purpose: 'ramp', ratePerSecond: 10 })
  expect(next([idle, missed, missed])?.ratePerSecond).toBeCloseTo(3.33)
})

test('the ramp goes on above a rate that failed by chance and then was met', () => {
  const stages = [idle, ramp(2, { n: 33, beyond: 4 }), ramp(2, { n: 33 })]
  expect(next(stages, 40)).toMatchObject({ purpose: 'ramp', ratePerSecond: 4 })
  expect(next([...stages, ramp(4, { n: 60, beyond: 20 })], 60)?.purpose).toBe('probe')
})

test('a failed stage does not count once the same rate or a faster one succeeds', () => {
  const missed = ramp(10, { beyond: 300 })
  const stages = markStale([idle, missed, ramp(10)], objectives)
  expect(stages[1]?.unsteady?.text).toBe(
    'the service has changed since: rates that missed an objective met it later, or answers became faster',
  )
  expect(next(stages)).toMatchObject({ purpose: 'ramp', ratePerSecond: 20 })
  expect(markStale([idle, missed, ramp(20, { n: 800 })], objectives)[1]?.unsteady).toBeDefined()
  // The second stage is shorter, so it does not disprove the first one.
  expect(markStale([idle, missed, ramp(20)], objectives)[1]?.unsteady).toBeUndefined()
  const narrowly = ramp(10, { n: 60, beyond: 6 })
  for (const others of [
    [idle, missed, missed],
    [idle, ramp(10), missed],
    [idle, missed, ramp(9)],
    // Chance explains the difference between these stages.
    [idle, narrowly, ramp(10, { n: 60, beyond: 3 })],
    // Requests that wait behind a few long answers are hardly independent.
    [idle, ramp(10, { n: 240, beyond: 240, effective: 8 }), ramp(10, { n: 240, beyond: 14, effective: 11 })],
    // A stage without such a wait does not show it.
    [idle, ramp(10, { n: 400, beyond: 100, effective: 12 }), ramp(10, { beyond: 4 })],
  ])
    expect(markStale(others, objectives)).toEqual(others)
})

test('a single-user stage with slower answers than under load is repeated', () => {
  const slow = { ...idle, meanStayMs: 300 }
  expect(next([slow, ramp(10)])).toMatchObject({ purpose: 'idle', ratePerSecond: 0 })
  expect(next([slow, ramp(10), idle])).toMatchObject({ purpose: 'ramp', ratePerSecond: 20 })
  const often = Array.from({ length: 6 }, () => [slow, ramp(10)]).flat()
  expect(next(often)?.purpose).toBe('ramp')
})

test('one user alone is sent after a stage without an answer, and the sweep ends if the service is gone', () => {
  const silent = ramp(20, { completed: 0, limit: 'target' })
  expect(next([idle, ramp(10), silent])).toMatchObject({ purpose: 'idle' })
  expect(next([idle, ramp(10), silent, { ...idle, completed: 0, failed: 20 }])).toBeNull()
})

test('one user alone is measured anew where a stage showed that this user was slow only at first', () => {
  const cold = { ...idle, completed: 60, completedPerSecond: 1.1, meanStayMs: 900 }
  const stages = markStale([cold, ramp(2, { n: 60 })], objectives)
  expect(stages[0]?.unsteady?.text).toMatch(/answers took about 900 ms before, and about 100 ms later/)
  expect(next(stages)).toMatchObject({ purpose: 'idle', ratePerSecond: 0 })
})

const taking = (meanStayMs: number) => ({ meanStayMs })

test('answers under load that become faster at a rate that is not lower show a change', () => {
  const [slow, fast] = [ramp(20, taking(300)), ramp(22, { ...taking(100), seconds: 20 })]
  expect(markStale([idle, slow, fast], objectives)[1]?.unsteady?.text).toBe(
    'the service has changed since: rates that missed an objective met it later, or answers became faster',
  )
  for (const others of [
    // A lower rate, a shorter stage, few answers, few independent answers, and a difference by chance.
    [idle, ramp(24, taking(300)), fast],
    [idle, slow, ramp(22, taking(100))],
    [idle, ramp(20, { ...taking(300), n: 60, completed: 60 }), fast],
    [idle, ramp(20, { ...taking(300), effective: 5 }), fast],
    [idle, ramp(20, taking(120)), fast],
  ])
    expect(markStale(others, objectives)).toEqual(others)
  expect(next([idle, slow, fast])?.purpose).toBe('ramp')
})

test('answers that become slower at a rate that is not higher show a change', () => {
  const long = { seconds: 20, completed: 400 }
  const fast = ramp(22, { ...taking(100), ...long })
  const slow = ramp(22, { ...taking(300), ...long })
  const collapsed = ramp(22, { ...long, limit: 'target', completedPerSecond: 15 })
  const [alone, slowAlone] = [100, 300].map((ms) => ({
    ...idle,
    ...taking(ms),
    completed: 60,
    meanStayMs: ms,
  }))
  for (const later of [slow, collapsed])
    expect(changeIn([idle, fast, later], objectives)).toMatchObject({ place: 2, isBetter: false })
  expect(changeIn([alone ?? idle, fast, slowAlone ?? idle], objectives)).toMatchObject({ place: 2 })
  for (const later of [
    // A higher rate, a longer stage, a short one, few independent answers, and an overload that the rate explains.
    { ...slow, ratePerSecond: 24 },
    { ...slow, seconds: 30 },
    { ...slow, seconds: 5 },
    { ...slow, counts: [{ n: 400, beyond: 0, effective: 5 }] },
    { ...collapsed, completedPerSecond: 21 },
  ])
    expect(changeIn([idle, fast, later], objectives)).toBeNull()
  expect(markStale([idle, fast, slow], objectives)).toEqual([idle, fast, slow])
})

test('the last probe repeats the first long one, to find a service that becomes slower', () => {
  const first = stageAt(21, { seconds: 18, n: 400, effective: 60, beyond: 10, fromSeconds: 40 })
  const early = [idle, ramp(10), ramp(20), ramp(24, { n: 1000, effective: 80, beyond: 250 }), first]
  const probes = [stageAt(22.5, { seconds: 18, n: 400, effective: 60, beyond: 30, fromSeconds: 70 })]
  expect(next([...early, ...probes], 90)?.ratePerSecond).not.toBe(21)
  expect(next([...early, ...probes], 125)).toMatchObject({ purpose: 'probe', ratePerSecond: 21 })
  const again = { ...first, fromSeconds: 125 }
  expect(next([...early, ...probes, again], 150)?.purpose).toBe('confirm')
})

const times = (cold: number) =>
  Array.from(
    { length: 100 },
    (_, at) => (at < cold ? -400 : -100) * Math.log((((at * 37) % 101) + 0.5) / 101),
  )

test('a user alone whose answers become faster meets a service that warms up', () => {
  expect(coldStart(times(40))?.text).toMatch(
    /^the service has changed since: answers took about [\d.]+ ms before, and about [\d.]+ ms later/,
  )
  expect(coldStart(times(20))).not.toBeNull()
  expect(coldStart(times(2))).toBeNull()
  expect(coldStart([])).toBeNull()
  // A fast service gives many answers. They must not take noticeable time to judge.
  expect(coldStart(Array.from({ length: 20_000 }, (_, at) => 1 + ((at * 7919) % 1000) / 1000))).toBeNull()
  const cold = { ...idle, unsteady: coldStart(times(40)) ?? falling }
  expect(next([cold])).toMatchObject({ purpose: 'idle', ratePerSecond: 0 })
  expect(next([cold], 100)).toBeNull()
})

const alone = (meanStayMs: number, completed: number) => ({ ...idle, meanStayMs, completed })

test('several short stages of one user alone show together what no two of them show', () => {
  const stages = [alone(320, 12), alone(340, 12), alone(150, 8)]
  expect(markStale(stages, objectives)).toEqual(stages)
  const marked = markStale([...stages, alone(150, 31), alone(150, 45)], objectives)
  expect(marked.map(({ unsteady }) => unsteady !== undefined)).toEqual([true, true, false, false, false])
  expect(marked[0]?.unsteady?.text).toMatch(/took about 330 ms before, and about 150 ms later/)
})

const slowly = (meanStayMs: number, stayDeviationMs = meanStayMs) => ({ n: 40, meanStayMs, stayDeviationMs })

test('few answers to one user and few under load show a warm-up together, and a few very long ones do not', () => {
  const [first, later] = [alone(220, 20), [ramp(20, { n: 120 }), ramp(30, { n: 120 })]]
  const place = (early: readonly CapacityStage[]): readonly boolean[] =>
    markStale([...early, ...later], objectives).map(({ unsteady }) => unsteady?.kind === 'warming-up')
  expect(place([first, ramp(10, slowly(200))])).toEqual([true, true, false, false])
  expect(place([first])).toEqual([false, false, false])
  // Answers in a pause of the service all take long, so they count as few.
  const few = { counts: [{ n: 20, beyond: 0, effective: 6 }] }
  expect(
    place([
      { ...first, ...few },
      { ...ramp(10, slowly(200)), ...few },
    ]),
  ).not.toContain(true)
  // Its end may be later than first found.
  const marked = { ...first, unsteady: { kind: 'warming-up', text: 'answers became faster' } as const }
  expect(place([marked, ramp(50, slowly(200)), alone(60, 100)])).toEqual([true, true, false, false, false])
  expect(place([first, ramp(10, slowly(200, 600))])).not.toContain(true)
  // Requests that waited in a queue, and later stages at lower rates show no warm-up.
  expect(place([alone(100, 20), ramp(10, slowly(400))])).not.toContain(true)
  expect(place([first, ramp(40, slowly(200))])).not.toContain(true)
})

test('an early miss is tried again', () => {
  const stages = [
    idle,
    ramp(10, { fromSeconds: 5 }),
    ramp(20, { fromSeconds: 10 }),
    ramp(24, { n: 2000, beyond: 300, fromSeconds: 15 }),
    stageAt(21, { n: 4000, beyond: 20, fromSeconds: 60 }),
  ]
  expect(next(stages, 80)).toMatchObject({ purpose: 'probe', ratePerSecond: 24 })
  // A stage that missed clearly is repeated first, because it shows a change sooner.
  const clear = ramp(40, { n: 120, beyond: 100, fromSeconds: 18 })
  expect(next([...stages, clear], 80)).toMatchObject({ ratePerSecond: 40, seconds: 3 })
  const again = stageAt(24, { n: 2000, beyond: 300, fromSeconds: 130 })
  expect(next([...stages, again], 145)?.purpose).toBe('confirm')
})

test('probes lie between a rate that succeeds and one that fails', () => {
  const probe = next([idle, ramp(10), ramp(20), ramp(40, { beyond: 200 })])
  expect(probe?.purpose).toBe('probe')
  expect(probe?.ratePerSecond).toBeGreaterThan(20)
  expect(probe?.ratePerSecond).toBeLessThan(40)
})

test('when the time is nearly over a longer stage confirms 0.95 of the answer, and that is the end', () => {
  const stages = [
    idle,
    ramp(10),
    ramp(20),
    ramp(24, { n: 2000, beyond: 100 }),
    ramp(30, { n: 2000, beyond: 900 }),
  ]
  const last = next(stages, 150)
  expect(last?.purpose).toBe('confirm')
  expect(last?.ratePerSecond).toBeGreaterThan(21)
  expect(last?.ratePerSecond).toBeLessThan(24)
  expect(next([...stages, stageAt(23, { purpose: 'confirm' })], 150)).toBeNull()
  expect(next(stages, 178)).toBeNull()
})

test('a stage that takes a little longer than the time left is shortened', () => {
  expect(next([idle], 170)).toMatchObject({ ratePerSecond: 10, seconds: 6 })
  expect(next([idle], 172)).toMatchObject({ ratePerSecond: 10, seconds: 4.5 })
  expect(next([idle], 174)).toBeNull()
})

test('a limiter ends the sweep; a busy machine gets a second try', () => {
  expect(next([idle, ramp(10, { limit: 'limiter' })])).toBeNull()
  const busy = ramp(10, { limit: 'machine' })
  expect(next([idle, busy])).toMatchObject({ purpose: 'ramp', ratePerSecond: 10 })
  expect(next([idle, busy, busy])).toBeNull()
  const busyIdle = { ...idle, seconds: 3, limit: 'machine' as const }
  expect(next([busyIdle])).toMatchObject({ purpose: 'idle', ratePerSecond: 0 })
  expect(next([busyIdle, busyIdle])).toMatchObject({ purpose: 'ramp', ratePerSecond: 10 })
})

test('the ramp continues when a rate that failed during the warm-up of the service succeeds', () => {
  const warming = [idle, ramp(10, { beyond: 200, n: 400 }), ramp(3), stageAt(9), stageAt(10, { n: 4000 })]
  const stage = next(warming)
  expect(stage?.purpose).toBe('ramp')
  expect(stage?.ratePerSecond).toBeCloseTo(14)
})

const lasting = (rate: number, beyond: number, more: object = {}) =>
  stageAt(rate, { n: 4000, beyond, seconds: 60, ...more })
const precise = [
  idle,
  ramp(10),
  ramp(20, { n: 4000 }),
  lasting(22, 80),
  lasting(24, 200),
  ramp(28, { n: 4000, beyond: 1600 }),
]
const confirming = (beyond: number) => lasting(22.8, beyond, { purpose: 'confirm' })

test('a confirming stage that makes the interval wide is followed by more probes', () => {
  const few = { n: 400, beyond: 19, effective: 40 }
  expect(next([...precise, confirming(100)], 300, 900)?.purpose).not.toBe('probe')
  const wide = [idle, ramp(10), ramp(20), lasting(24, 200, { counts: [few] }), ramp(28, { beyond: 300 })]
  expect(next([...wide, confirming(0)], 300, 900)).toMatchObject({ purpose: 'probe' })
})

test('one user alone after the confirming stage sets no rate of a later stage', () => {
  const later = { ...idle, fromSeconds: 250 }
  const stage = next([...precise, confirming(100), later], 300, 900)
  expect(stage?.ratePerSecond ?? 1).toBeGreaterThan(0)
  expect(stage?.purpose).not.toBe('ramp')
})

test('probes grow, and last longer where answers take seconds', () => {
  const missed = ramp(40, { beyond: 200, seconds: 3 })
  const probe = stageAt(30, { seconds: 4, beyond: 4 })
  expect(next([idle, ramp(10, { seconds: 3 }), missed], 60, 240)?.seconds).toBe(6)
  const after = [idle, ramp(10, { seconds: 3 }), missed, probe, probe, probe]
  expect(next(after, 60, 240)?.seconds).toBe(40)
  const slow = [idle, ramp(10, { seconds: 3 }), missed].map((stage) => ({ ...stage, meanStayMs: 2000 }))
  expect(next(slow, 60, 240)?.seconds).toBe(24)
})

test('a sweep goes on while its narrow interval does not decide the load', () => {
  const sweep = { stages: precise, objectives, elapsedSeconds: 300, overheadSeconds: 2, warmUpSeconds: 1 }
  const after = (text: string | null) =>
    nextStage({
      ...sweep,
      maxSeconds: 900,
      demand: text === null ? null : parseDemand(text),
      deployments: 1,
    })?.purpose
  expect([null, '12 rps', '24 rps', '40 rps'].map(after)).toEqual(['confirm', 'confirm', 'probe', 'confirm'])
})

test('a failed confirming stage is followed by slower ones while there is time', () => {
  const refuted = stageAt(23, {
    purpose: 'confirm',
    limit: 'target',
    n: 2000,
    beyond: 1900,
    fromSeconds: 40,
  })
  const stages = [
    idle,
    ramp(10),
    ramp(20),
    ramp(24, { n: 2000, beyond: 100 }),
    ramp(30, { n: 2000, beyond: 900 }),
  ]
  const stage = next([...stages, refuted], 60)
  expect(stage?.ratePerSecond).toBeLessThan(23)
  expect(next([...stages, refuted], 178)).toBeNull()
})

test('an unsteady stage is repeated once, and then the sweep continues', () => {
  const unsettled = ramp(10, { unsteady: falling })
  expect(next([idle, unsettled])).toMatchObject({ purpose: 'ramp', ratePerSecond: 10 })
  expect(next([idle, unsettled, unsettled])?.ratePerSecond).toBe(20)
})

test('an unsteady stage decides nothing: the ramp continues below it if it missed an objective', () => {
  const missed = ramp(10, { unsteady: falling, beyond: 300 })
  expect(next([idle, missed, missed])?.ratePerSecond).toBeCloseTo(3.33)
  const tooMuch = ramp(10, { beyond: 300 })
  const recovering = ramp(3.333, { unsteady: falling })
  // All decided rates missed the objective, so there are no two rates to probe between.
  expect(next([idle, tooMuch, tooMuch, recovering, recovering])).toMatchObject({ purpose: 'ramp' })
})

test('a confirming stage that is unsteady twice confirms and refutes nothing', () => {
  const unsettled = stageAt(23, {
    purpose: 'confirm',
    beyond: 300,
    unsteady: falling,
  })
  const stages = [idle, ramp(20), ramp(24, { n: 2000, beyond: 100 }), ramp(30, { n: 2000, beyond: 900 })]
  expect(next([...stages, unsettled], 60)).toMatchObject({ purpose: 'confirm', ratePerSecond: 23 })
  expect(next([...stages, unsettled, unsettled], 150)).toBeNull()
})

test('a single user gets more time when no answer came, but not when requests failed', () => {
  const none = stageAt(0, { purpose: 'idle', meanStayMs: null, completed: 0, sent: 0, seconds: 3 })
  expect(next([none])).toMatchObject({ purpose: 'idle', warmUpSeconds: 0, seconds: 12 })
  expect(next([{ ...none, seconds: 12 }])).toMatchObject({ purpose: 'idle', seconds: 48 })
  // The same holds in a longer sweep.
  expect(next([{ ...none, seconds: 48 }], 10, 3600)).toBeNull()
  expect(next([{ ...none, failed: 4 }])).toBeNull()
})

test.each([
  ['nothing was sent', 0],
  ['nothing was answered', 5],
])('the ramp does not go up from a stage in which %s', (_what, sent) => {
  const none = ramp(20, { sent, completed: 0, meanStayMs: null, counts: [{ n: 0, beyond: 0, effective: 0 }] })
  expect(next([idle, ramp(10), none])?.ratePerSecond ?? 0).toBeLessThan(20)
})

test('a single-user stage that ended early is not repeated, because it would end early again', () => {
  const disturbed = { limit: 'machine' as const, why: 'this machine is busy' }
  expect(next([{ ...idle, ...disturbed, seconds: 3 }])).toMatchObject({ purpose: 'idle' })
  expect(next([{ ...idle, ...disturbed, seconds: 0.3, endedEarly: 'too many failures' }])).toMatchObject({
    purpose: 'ramp',
  })
})

const failing = (rate: number, n: number, failed: number, fromSeconds: number) =>
  ramp(rate, {
    fromSeconds,
    counts: [stageAt(rate, { n }).counts, stageAt(rate, { n, beyond: failed }).counts].flat(),
  })

test('a service that errors limit gets a stage at about half the rate, with the requests to show one', () => {
  const stages = [
    { ...idle, counts: [...idle.counts, ...idle.counts] },
    failing(3.3, 60, 0, 10),
    failing(10, 60, 60, 30),
  ]
  const sweep = {
    stages,
    objectives: withErrors,
    maxSeconds: 240,
    overheadSeconds: 2,
    warmUpSeconds: 1,
  }
  const stage = nextStage({ ...sweep, elapsedSeconds: 60 })
  expect(stage?.ratePerSecond).toBeLessThan(3.3)
  expect((stage?.ratePerSecond ?? 0) * (stage?.seconds ?? 0)).toBeCloseTo(300, 0)
  // Probes come first while there is time for both. Later, the time is too short.
  expect(nextStage({ ...sweep, maxSeconds: 1200, elapsedSeconds: 60 })?.purpose).toBe('probe')
  expect(nextStage({ ...sweep, elapsedSeconds: 190 })?.purpose).not.toBe('ramp')
})

test('the third long stage is far below the estimate, to show whether fewer requests miss the objective there', () => {
  const long = { purpose: 'probe', n: 2000, effective: 200, seconds: 20 } as const
  const near = [stageAt(22, { ...long, beyond: 80 }), stageAt(24, { ...long, beyond: 130 })]
  const stages = [idle, ramp(10, { seconds: 3 }), ramp(40, { seconds: 3, beyond: 200 }), ...near]
  const slow = next(stages, 70)
  expect(slow?.ratePerSecond).toBeGreaterThan(13)
  expect(slow?.ratePerSecond).toBeLessThan(19)
  expect(next(stages.slice(0, -1), 50)?.ratePerSecond).toBeGreaterThan(19)
  expect(next([...stages, stageAt(16, { ...long, beyond: 10 })], 92)?.ratePerSecond).toBeGreaterThan(19)
})
