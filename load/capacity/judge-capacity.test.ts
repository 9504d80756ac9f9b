import { expect, test } from 'vitest'
import { judgeCapacity } from './judge-capacity.ts'
import { parseDemand, parsePrice } from './demand.ts'
import { capacityObjectives } from './capacity-plan.ts'
import { stageAt } from './capacity-stage-fixture.ts'

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
    demand: text === undefined ? null : parseDemand(text),
    deployments,
  })

test('without a demand a found capacity has exit code 0', () => {
  const { outcome, exitCode, answer } = judged(stages)
  expect({ outcome, exitCode }).toEqual({ outcome: 'answered', exitCode: 0 })
  expect(answer).toMatchObject({ limit: 'objective', failsFirst: 'e2e p95 < 1s' })
})

test('the interval ends at the rate that overloaded stages completed, unless their answers are slow', () => {
  const limit = {
    limit: 'target',
    why: 'requests in flight grew from 3 to 90',
    completedPerSecond: 40,
  } as const
  const endOf = (meanStayMs: number) =>
    judged([
      stageAt(0, { purpose: 'idle', n: 40, meanStayMs }),
      ...[20, 30, 34].map((rate) => stageAt(rate, { n: 3 * rate })),
      ...[38, 42].map((rate) => stageAt(rate, { n: 3 * rate, beyond: 6 })),
      stageAt(90, { n: 270, beyond: 250, seconds: 3, ...limit }),
    ]).answer?.interval.high
  expect(endOf(100)).toBeCloseTo((120 + 2 * Math.sqrt(120)) / 3, 6)
  expect(endOf(1000)).toBeGreaterThan(50)
})

test('a service that one user alone finds too slow fails every demand, and no rate is looked for', () => {
  const alone = stageAt(0, { purpose: 'idle', n: 3, beyond: 3 })
  const tooMuch = stageAt(1, { n: 60, beyond: 60 })
  expect(judged([alone, tooMuch], '0.1 rps')).toMatchObject({
    outcome: 'fail',
    exitCode: 1,
    reasons: [expect.stringMatching(/^one user alone misses 'e2e p95 < 1s' \(3 of 3 requests\)/)],
  })
  expect(judged([alone, tooMuch])).toMatchObject({ outcome: 'no-answer', exitCode: 3 })
  // Three slow answers may be chance. A rate that meets the objective disproves the failure.
  for (const others of [
    [stageAt(0, { purpose: 'idle', n: 30, beyond: 3 }), tooMuch],
    [alone, tooMuch, stageAt(1)],
  ])
    expect(judged(others, '0.1 rps').outcome).not.toBe('fail')
})

test('one user alone that clearly misses an objective decides, although another one has no measure', () => {
  const two = capacityObjectives(['e2e p95 < 1s', 'tpot p95 < 9ms']).slice(0, 2)
  const none = { n: 0, beyond: 0, effective: 0 }
  const judge = (beyond: number) =>
    judgeCapacity({
      stages: [stageAt(0, { purpose: 'idle', counts: [{ n: 40, beyond, effective: 40 }, none] })],
      objectives: two,
      demand: parseDemand('1 rps'),
      deployments: 1,
    })
  const missed = judge(40)
  expect(missed).toMatchObject({ outcome: 'fail', exitCode: 1 })
  expect(missed.notes).toContainEqual(
    expect.stringMatching(/^no answer has the duration that 'tpot p95 < 9ms' limits/),
  )
  expect(judge(0)).toMatchObject({ outcome: 'no-answer', exitCode: 3 })
})

test('a limiter bounds the answer by what it let pass', () => {
  const limited = { limit: 'limiter', limited: 90, why: 'refused', completedPerSecond: 9 } as const
  const { answer } = judged([stageAt(20), stageAt(40, limited)])
  expect(answer).toMatchObject({ atLeastPerSecond: 9, interval: { low: 9 } })
  const { demand } = judged([...stages, stageAt(45, limited)], '90 rps')
  expect(demand?.replicas).toMatchObject({ high: 10 })
})

test('a demand passes, fails or is inconclusive', () => {
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
    /^a limiter is the limit \(90 of 400 requests were refused with 429\): the capacity is at least 20 .* with 95 % confidence, from [\d,]+ requests, .*; no request was refused at up to 20 per second; 429 refuses the sender, so these count as no failures \(503, which reports overload, would\); if the service sheds load with 429, sweep again with --slo 'goodput > 95%', which counts each as a miss; a limiter may/,
  )
})

test('a rate that was met, but not shown to be, is named with what is missing', () => {
  const limited = stageAt(40, { limit: 'limiter', limited: 9, why: 'refused' })
  expect(judged([stageAt(20, { n: 40 }), limited]).reasons[0]).toMatch(
    /: stages met all objectives at up to 20 requests per second, but [\d,]+ requests do not show with 95 % confidence/,
  )
})

test('no demand passes once a limiter refused requests, because it may refuse later what it accepted before', () => {
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
  expect(not.notes).toContainEqual(expect.stringMatching(/did not confirm/))
})

test.each([
  [
    'too short to show a miss',
    { n: 100, effective: 12 },
    "its 100 requests count as 13 independent ones, and 'e2e p95 < 1s' takes 20",
  ],
  [
    'missed by chance',
    { n: 61, beyond: 4 },
    "'e2e p95 < 1s' was missed there by 4 of 61 requests, which may be chance",
  ],
])('a longer stage that is %s does not decide', (_what, counts, reason) => {
  const { answer, notes } = judged([...stages, stageAt(47, { purpose: 'confirm', ...counts })])
  expect(answer?.confirmation).toEqual({ ratePerSecond: 47, ok: null, reason })
  expect(notes.join()).not.toContain('did not confirm')
})

test('the same stages give the same judgement, so that anyone can compute it again', () => {
  expect(judged(stages)).toEqual(judged(stages))
})

test.each(['errors <= 0%', 'goodput >= 100%'])('%s is noted as more than the requests can show', (text) => {
  const { notes } = judgeCapacity({
    stages: [stageAt(10, { n: 100 }), stageAt(20, { n: 200 })],
    objectives: capacityObjectives([text]).slice(0, 1),
    demand: null,
    deployments: 1,
  })
  expect(notes).toEqual([`'${text}' rests on 300 requests: even if all meet it, 1.0 % may miss it`])
})

test('streams whose text came in one burst are noted, in an answer and where one user alone misses an objective', () => {
  const note = expect.stringMatching(
    /^the text of 900 streams of [\d,]+ came in one burst: .*TTFT is that of the whole/,
  )
  const [first = stageAt(10), ...others] = stages
  expect(judged([{ ...first, bursts: 900 }, ...others]).notes).toContainEqual(note)
  const alone = stageAt(0, { n: 100, beyond: 100 })
  expect(judged([{ ...alone, bursts: 900 }]).notes).toContainEqual(note)
})

test('a backlog below a rate that was carried is reported with how long both stages lasted', () => {
  const collapsed = stageAt(35, { limit: 'target', why: 'requests in flight grew from 3 to 90', beyond: 300 })
  expect(judged([...stages, collapsed]).notes).toEqual([
    expect.stringMatching(
      /^stages disagree: one carried 50 requests per second for 40 s, and another one did not carry 35 requests per second for 11\.4 s \(requests in flight grew from 3 to 90\):/,
    ),
  ])
  expect(judged(stages).notes).toEqual([])
})

test('at a price the answer says what requests and replicas cost', () => {
  const { answer, demand, cost } = judgeCapacity({
    stages,
    objectives,
    demand: parseDemand('90 rps'),
    deployments: 1,
    price: parsePrice('3.60 EUR/h'),
  })
  expect(demand?.replicas?.needed).toBe(2)
  expect(cost?.perHour).toEqual({ value: 7.2, low: 7.2, high: 10.8, withSpare: 10.8 })
  expect(cost?.perThousandRequests?.value).toBeCloseTo(1 / (answer?.ratePerSecond ?? 0))
  expect(cost?.price).toEqual({ text: '3.60 EUR/h', currency: 'EUR', perHour: 3.6 })
})

test('an unsteady stage does not count, and is named', () => {
  const text =
    'answers took less and less time: the median was 300 ms in the first quarter and 90 ms in the last'
  const falling = stageAt(45, { n: 2000, beyond: 1900, unsteady: { kind: 'falling', text } })
  const { answer, notes } = judged([...stages, falling])
  expect(answer?.ratePerSecond).toBe(judged(stages).answer?.ratePerSecond)
  expect(notes.join('\n')).toContain(
    `not counted: 1 of ${stages.length + 1} stages, with 45 requests per second`,
  )
  expect(judged([falling]).reasons).toEqual([`no stage reached a steady state: ${text}`])
})

test('a stage whose times grew bounds the capacity, so it is not among those that do not count', () => {
  const unsteady = { kind: 'growing', text: 'the median was 90 ms in the first quarter' } as const
  const growing = stageAt(45, { n: 2000, unsteady, completedPerSecond: 35 })
  const { answer, notes } = judged([stages[0] ?? growing, growing])
  expect(answer?.interval.high).toBeLessThan(37)
  expect(notes.join('\n')).not.toContain('not counted')
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

test('a rate at which nothing was answered is not a success', () => {
  const none = stageAt(1000, { completed: 0, counts: [{ n: 0, beyond: 0, effective: 0 }] })
  expect(judged([stageAt(20), none], '40 rps')).toMatchObject({
    outcome: 'inconclusive',
    answer: { atLeastPerSecond: 20 },
  })
})

const busy = { limit: 'machine' as const, why: 'this machine is busy' }
const refused = { limit: 'limiter' as const, limited: 90, why: '90 of 400 requests were refused with 429' }

test('a limiter is named also after a stage that a busy machine disturbed', () => {
  for (const idle of [[stageAt(0, { purpose: 'idle', ...busy })], []]) {
    const { reasons } = judged([...idle, stageAt(0, { purpose: 'idle', ...refused })])
    expect(reasons).toEqual(['a limiter is the limit: 90 of 400 requests were refused with 429'])
  }
  const { answer, reasons } = judged([stageAt(20, busy), stageAt(20), stageAt(40, refused)])
  expect(answer?.limit).toBe('limiter')
  expect(reasons[0]).toMatch(/^a limiter is the limit/)
})

test('a disturbed stage that was sent again does not count', () => {
  expect(judged([stageAt(20, busy), stageAt(20), stageAt(40)]).answer?.limit).toBe('none')
  expect(judged([stageAt(20), stageAt(40, busy), stageAt(40, busy)]).answer?.limit).toBe('machine')
})

test('a limiter is a note when another reason takes precedence', () => {
  const few = stageAt(20, { n: 40, beyond: 20 })
  const { reasons, notes } = judged([few, stageAt(40, refused)])
  expect(reasons[0]).toMatch(/needs .* requests/)
  expect(notes.join('; ')).toContain('a limiter refused requests at 40 per second')
})

const shedding = (rates: readonly number[]) =>
  judgeCapacity({
    stages: rates.map((rate) => stageAt(rate, { beyond: 200, limited: 200 })),
    objectives: capacityObjectives(['goodput > 95%']).slice(0, 1),
    demand: null,
    deployments: 1,
  }).notes.join('; ')

test('with an objective on goodput, a note gives the rates at which 429 counts as a miss', () => {
  expect(shedding([40])).toContain(
    "each refusal with 429 counts as a miss of 'goodput > 95%': some requests were refused at each rate; if a limiter with a quota",
  )
  expect(judged(stages).notes.join('; ')).not.toContain('429')
})

const refusing = { class: 'http-5xx', status: 503, count: 30, medianMs: 1.2, example: null }

const shed = (more: object): string =>
  judged([stageAt(10), stageAt(20, { n: 60, failed: 30, completed: 30, ...more })]).notes.join('; ')

test('requests refused with 503 at once suggest a limiter, slow ones and few do not', () => {
  expect(shed({ failures: [refusing] })).toContain(
    'the target refuses with 503 at 20 requests per second: 30 of 60 requests, in 1.2 ms where an answer takes 100 ms: 503 reports overload, so these count as failures (429, which refuses the sender, would not)',
  )
  expect(shed({ failures: [{ ...refusing, medianMs: 90 }] })).not.toContain('limiter')
  expect(shed({ failures: [{ ...refusing, status: 500 }] })).not.toContain('limiter')
  expect(shed({ failures: [{ ...refusing, count: 1 }], failed: 1, completed: 59 })).not.toContain('limiter')
  expect(shed({})).toBe('')
})

test('unanswered requests of the single user give a note', () => {
  const endedEarly = 'no more were sent after 20 in a row without a completion'
  const idle = stageAt(0, { purpose: 'idle', n: 10, failed: 20, endedEarly })
  expect(judged([idle, ...stages]).notes).toEqual([
    '20 of 30 requests of one user alone were not completed (0 refused with 429, 20 failed); no more were sent after 20 in a row without a completion',
  ])
  expect(judged([stageAt(0, { purpose: 'idle' }), ...stages]).notes).toEqual([])
})

test.each([
  ['as often', 22, true],
  ['never', 0, false],
])(
  'if a slow stage misses the objective %s, a note says whether the capacity may be far lower',
  (_, beyond, isSaid) => {
    const { notes } = judged([stageAt(20, { n: 500, beyond }), ...stages.slice(2)])
    const text = 'the capacity may be far lower: no stage shows that clearly fewer requests'
    expect(notes.some((note) => note.startsWith(text))).toBe(isSaid)
  },
)

const flat = [stageAt(20, { n: 500, beyond: 22 }), ...stages.slice(2)]
const isLowEndSaid = (own: readonly ReturnType<typeof stageAt>[]): boolean =>
  judged(own).notes.some((note) => note.startsWith('the capacity may be far lower'))

test('a limiter that let nothing pass does not show a flat curve', () => {
  const refusedAll = {
    limit: 'limiter',
    limited: 400,
    why: 'refused',
    completed: 0,
    completedPerSecond: 0,
  } as const
  const limited = [...stages, stageAt(45, refusedAll)]
  expect(judged(limited).answer?.interval.low).toBe(0)
  expect(isLowEndSaid(limited)).toBe(false)
  expect(isLowEndSaid([...flat, stageAt(45, refusedAll)])).toBe(true)
})

test('a note tells of a flat curve also if the service was slower only at first', () => {
  const unsteady = { kind: 'warming-up', text: 'answers became faster' } as const
  const warmed = [stageAt(10, { unsteady, fromSeconds: 0, seconds: 1 }), ...flat]
  expect(judged(warmed).notes.join()).toContain('the service was slower at first')
  expect(isLowEndSaid(warmed)).toBe(true)
})
