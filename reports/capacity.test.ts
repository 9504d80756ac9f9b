import {
  renderCapacityHtml,
  renderCapacityJunit,
  renderCapacityMarkdown,
  renderCapacitySummary,
} from './rendered-fixture.ts'
import { expect, test } from 'vitest'
import { validators } from '../schemas/compiled/validators.js'
import { capacityRun } from './capacity-fixture.ts'
import { capacityFigures } from './capacity-text.ts'
import { HOSTILE } from './run-fixture.ts'

test('the summary begins with the verdict, and has the answer, its interval and what is missed beyond', () => {
  const text = renderCapacitySummary(capacityRun())
  expect(text).toMatch(/^CAPACITY 100 rps: FAIL: this deployment cannot carry it: http/)
  expect(text).toContain(
    "\ncapacity: 43.2 requests/s (95 % interval 39.1 to 46); beyond it 'e2e p95 < 300ms' is missed\n",
  )
  expect(text).toContain('behind a balancer by least connections it may be one too many\n')
  expect(text).toContain(
    '3 replicas (3 at the upper end of the interval, 3 at its lower end), 4 with one spare (N + 1); extrapolated',
  )
})

test('a capacity without a missed objective names the growing queue', () => {
  const run = capacityRun()
  const answer = run.answer && { ...run.answer, failsFirst: null }
  expect(renderCapacitySummary(capacityRun({ answer }))).toContain('39.1 to 46); beyond it requests pile up')
})

test('the stages of the fixture follow one another in time', () => {
  const { stages } = capacityRun()
  const begin = stages.map(({ fromSeconds }) => fromSeconds)
  const end = stages.map(({ fromSeconds, warmUpSeconds, seconds }) => fromSeconds + warmUpSeconds + seconds)
  for (const [place, from] of begin.entries()) expect(from).toBeGreaterThanOrEqual(end[place - 1] ?? 0)
})

test('the summary says what the answer costs and how exact the instrument is', () => {
  const text = renderCapacitySummary(capacityRun())
  expect(text).toContain(
    '2.50 USD/h a replica: 0.0161 USD (0.0151 to 0.0178) per 1,000 requests at the capacity; ' +
      '7.5 USD per hour for 100 rps, 10 USD with one spare (extrapolated)',
  )
  expect(text).toContain(
    'at 43.2 requests/s, times are off by: first tokens and JSON answers 0.31 ms (p50), 1.2 ms (p99)',
  )
})

const known = capacityRun()
const open: Partial<typeof known> = {
  outcome: 'inconclusive',
  answer: known.answer && { ...known.answer, interval: { low: 39, high: null } },
  stages: known.stages.map((stage) => ({ ...stage, limit: 'machine' as const })),
}
const untimed = (bursts: number) =>
  known.stages.map((stage) => ({
    ...stage,
    bursts: Math.min(bursts, stage.completed),
    counts: stage.counts.map(() => ({ n: 0, beyond: 0, effective: 0 })),
  }))

const SWEEP =
  'assay capacity &apos;http://127.0.0.1:8080&apos; --model plain --slo &apos;e2e p95 &lt; 300ms&apos; --slo &apos;errors &lt; 1%&apos; ' +
  '--for &apos;100 rps&apos; --price &apos;2.50 USD/h&apos; --resume DIR'

test.each([
  ['replicas', {}, 'run 4 replicas, and sweep their balancer, without --replicas'],
  [
    'replicas, where one spare is enough at both ends of the interval',
    { demand: known.demand && { ...known.demand, replicas: { needed: 3, low: 2, high: 4, withSpare: 4 } } },
    'run 4 replicas',
  ],
  [
    'an interval that does not decide the number of replicas, and no confirmation',
    {
      answer: known.answer && {
        ...known.answer,
        confirmation: { ratePerSecond: 41, ok: false, reason: 'missed' },
      },
      demand: known.demand && { ...known.demand, replicas: { needed: 3, low: 2, high: 4, withSpare: 4 } },
    },
    'give the sweep more time',
  ],
  [
    'an interval whose lower end needs more replicas than one spare',
    { demand: known.demand && { ...known.demand, replicas: { needed: 3, low: 3, high: 5, withSpare: 4 } } },
    'give the sweep more time',
  ],
  ['a busy machine', open, 'measure from another machine, or give the service fewer processors (taskset)'],
  [
    'a limiter',
    {
      outcome: 'no-answer',
      answer: null,
      stages: known.stages.map((stage) => ({ ...stage, limit: 'limiter' as const })),
    },
    'find out whether a rate limit refuses (share the load among keys), or the service sheds load: assay load rate-limit',
  ],
  [
    'too little time',
    { outcome: 'inconclusive' },
    `give the sweep more time (DIR: the folder of this report): ${SWEEP} --max-seconds 360`,
  ],
  [
    'too few samples',
    {
      outcome: 'inconclusive',
      answer: known.answer && {
        ...known.answer,
        objectives: [
          {
            slo: 'errors < 1%',
            ratePerSecond: null,
            interval: null,
            samples: 90,
            reason: 'too few',
            sweepSeconds: 3000,
          },
        ],
      },
    },
    `give the sweep more time (DIR: the folder of this report): ${SWEEP} --max-seconds 3000`,
  ],
  [
    'no completed request',
    {
      outcome: 'no-answer',
      answer: null,
      stages: known.stages.map((stage) => (stage.purpose === 'idle' ? { ...stage, completed: 0 } : stage)),
    },
    'see whether its answers conform: assay check',
  ],
  [
    'one user alone whom a limiter refuses',
    {
      outcome: 'no-answer',
      answer: null,
      stages: known.stages.map((stage) =>
        stage.purpose === 'idle' ? { ...stage, completed: 0, limited: 20, limit: 'limiter' as const } : stage,
      ),
    },
    'find out whether a rate limit refuses (share the load among keys), or the service sheds load: assay load rate-limit',
  ],
  [
    'collected streams',
    { outcome: 'no-answer', answer: null, stages: untimed(1000) },
    'see why its streams come in one burst: assay check',
  ],
  [
    'no times of tokens',
    { outcome: 'no-answer', answer: null, stages: untimed(1) },
    'let answers report what the objective needs',
  ],
  [
    'a service that is gone',
    { stages: known.stages.map((stage, at) => (at === 5 ? { ...stage, completed: 0 } : stage)) },
    'see whether the service still runs, start it if not, and sweep again',
  ],
  [
    'an answer without demand',
    { demand: null, outcome: 'answered' },
    'confirm it for minutes: assay load throughput &apos;http://127.0.0.1:8080&apos; --model plain --arrivals poisson --slo &apos;e2e p95 &lt; 300ms&apos; --slo &apos;errors &lt; 1%&apos; --rate 41 --duration 600',
  ],
] as const)('a report says what to do next: %s', async (_, changes, next) => {
  const html = await renderCapacityHtml(capacityRun(changes))
  expect(html.replace('</p>\n<pre>', ': ')).toContain(`<strong>Next:</strong> ${next}`)
})

test('the mean of one user alone says that it is that of the last such stage', () => {
  const [alone] = known.stages.filter(({ purpose }) => purpose === 'idle')
  const twice = capacityRun({ stages: [...known.stages, alone!] })
  expect(renderCapacityJunit(twice)).toMatch(/to one user alone, in the last of 2 such stages$/m)
  expect(renderCapacityJunit(known)).toMatch(/to one user alone$/m)
})

test('JUnit has the rate that is sure, and the next step', () => {
  expect(renderCapacityJunit(capacityRun())).toMatch(/^next: run 4 replicas, /m)
  expect(renderCapacityJunit(capacityRun())).toMatch(
    /^at least: [\d.]+ requests\/s with 95 % confidence, from 1,500 requests$/m,
  )
})

test.each([
  [{ low: 0, high: 35 }, 'fail', 1, 'skipped', 'may be far lower: its 95 % interval begins at 0'],
  [
    { low: 12, high: null },
    'answered',
    0,
    'skipped',
    'may be far higher: its 95 % interval has no upper end',
  ],
  [{ low: 0, high: 35 }, 'inconclusive', 3, 'error', 'may be far lower: its 95 % interval begins at 0'],
] as const)('JUnit does not pass a capacity of %j', (interval, outcome, exitCode, ending, why) => {
  const answer = known.answer && { ...known.answer, interval }
  const text = renderCapacityJunit(capacityRun({ answer, outcome, exitCode }))
  const type = ending === 'error' ? ' type="no-answer"' : ''
  expect(text).toContain(
    `name="the capacity is known" time="0.000"><${ending}${type} message="the capacity ${why}`,
  )
})

test('the verdict is green only where the capacity is known', async () => {
  const answered = { demand: null, outcome: 'answered', exitCode: 0 } as const
  const answer = known.answer && { ...known.answer, interval: { low: 0, high: 35 } }
  expect(await renderCapacityHtml(capacityRun(answered))).toContain('<h1><span class="good">')
  expect(await renderCapacityHtml(capacityRun({ ...answered, answer }))).toContain('<h1><span class="doubt">')
})

test('an interval from 0 gives no number of replicas and no cost, and the summary says why', () => {
  const text = renderCapacitySummary(
    capacityRun({
      answer: known.answer && { ...known.answer, interval: { low: 0, high: 35 } },
      demand: known.demand && { ...known.demand, replicas: null },
      cost: {
        price: { text: '2.50 USD/h', currency: 'USD', perHour: 2.5 },
        perThousandRequests: null,
        perHour: null,
      },
    }),
  )
  const why = 'the capacity may be far lower: its 95 % interval begins at 0'
  expect(text).toContain(`\nno number of replicas: ${why}\n`)
  expect(text).toContain(`  cost        2.50 USD/h a replica: ${why}\n`)
})

test('an interval that does not decide the number of replicas gives a range', () => {
  const demand = known.demand && { ...known.demand, replicas: { needed: 6, low: 5, high: 10, withSpare: 7 } }
  expect(renderCapacitySummary(capacityRun({ demand }))).toContain(
    '5 to 10 replicas (5 at the upper end of the interval, 10 at its lower end, 6 at the estimate), 7 with one spare',
  )
  expect(capacityFigures(capacityRun({ demand })).map(({ value }) => value)).toContain('5 to 10')
})

test('a number of replicas without an upper end of the interval comes from its lower end', () => {
  const answer = known.answer && { ...known.answer, interval: { low: 39, high: null } }
  expect(renderCapacitySummary(capacityRun({ answer }))).toContain(
    '3 replicas (3 at the lower end of the interval), 4 with',
  )
})

test('a load that is carried is carried with a confidence from a number of requests', () => {
  const demand = known.demand && { ...known.demand, verdict: 'pass' as const }
  expect(renderCapacitySummary(capacityRun({ demand, outcome: 'pass', exitCode: 0 }))).toMatch(
    /PASS: this deployment carries it with 95 % confidence, from 1,500 requests: /,
  )
})

test('the latencies of stages and their plot name the metric of the objective that is missed first', async () => {
  const [first, ...others] = known.objectives
  if (first === undefined || known.answer === null) throw new Error('a sweep without an objective')
  const slower = { ...first, slo: 'tpot p95 < 50ms', metric: 'tpot', limit: 50 }
  const run = { ...known, objectives: [first, slower, ...others] }
  const missed = { ...run, answer: { ...known.answer, failsFirst: slower.slo } }
  expect(renderCapacitySummary(run)).toContain('in flight  e2e p50 ms  e2e p95 ms  e2e p99 ms  over limit')
  expect(renderCapacityMarkdown(missed)).toContain('| tpot p50 ms | tpot p95 ms | tpot p99 ms |')
  expect(await renderCapacityHtml(missed)).toContain('TPOT of 5 stages, each a point')
})

test('each report names the requests that the capacity is for', async () => {
  const workload =
    'throughput, prompts of about 32 tokens, answers of at most 32 tokens, Poisson arrivals, 1 key'
  expect(renderCapacitySummary(capacityRun())).toContain(`  workload    ${workload}\n`)
  expect(renderCapacityJunit(capacityRun())).toContain(`<property name="workload" value="${workload}"/>`)
  const page = await renderCapacityHtml(capacityRun())
  expect(page).toContain(workload)
  expect(page).toContain('<summary>All 6 stages</summary>')
  expect(page.match(/<ul class="figures">[^]*?<\/ul>/)?.[0].match(/<li/g)).toHaveLength(3)
})

test('the requests that the capacity is for have the tokens that the service counts', () => {
  const [first, ...others] = capacityRun().stages
  if (first === undefined) throw new Error('a sweep without a stage')
  const usage = { count: 10, promptTokens: 700, completionTokens: 120 }
  const stages = [{ ...first, usage }, { ...first, usage: { ...usage, promptTokens: 702 } }, ...others]
  expect(renderCapacitySummary(capacityRun({ stages }))).toContain(
    'answers of at most 32 tokens (by their usage 70.1 and 12 on average), Poisson arrivals',
  )
})

test('without an answer no rate is quoted', () => {
  const run = capacityRun({
    outcome: 'no-answer',
    exitCode: 3,
    answer: null,
    demand: null,
    reasons: ['a limiter is the limit: 9 of 60 requests were refused with 429'],
  })
  const text = renderCapacitySummary(run)
  expect(text).toMatch(/^CAPACITY NO ANSWER: http/)
  expect(text).toContain('Why: a limiter is the limit')
  expect(text).not.toMatch(/interval/)
  expect(renderCapacityJunit(run)).toContain('<error type="no-answer"')
})

test.each([null, capacityRun().answer])(
  'the profile and the statement are shown, also without an answer',
  async (answer) => {
    const statement = { name: 'Ours', sha256: 'a'.repeat(64), extends: 'fastapi' }
    const run = capacityRun({ answer, suite: { version: '0.1.0', profile: 'openai' }, statement })
    const profile = 'fastapi, which the statement extends; openai where it has no reading'
    const named = `Ours, SHA-256 ${'a'.repeat(64)}`
    expect(renderCapacitySummary(run)).toContain(`  profile     ${profile}\n  statement   ${named}\n`)
    expect(await renderCapacityHtml(run)).toContain(
      `<dt>profile</dt><dd>${profile}</dd>\n<dt>statement</dt><dd>${named}</dd>`,
    )
    expect(renderCapacityMarkdown(run)).toContain(`| statement | ${named} |`)
    const plain = renderCapacitySummary(capacityRun({ answer, suite: run.suite }))
    expect(plain).toMatch(/^ {2}profile {5}openai$/m)
    expect(plain).not.toContain('statement')
  },
)

test('the page has the three plots, and text of a target does no harm', async () => {
  const page = await renderCapacityHtml(capacityRun({ notes: [HOSTILE.replaceAll('\n', ' ')] }))
  for (const id of ['latency', 'throughput', 'timeline']) expect(page).toContain(`id="capacity-${id}"`)
  expect(page).not.toMatch(/<script(?! type="module")/)
})

test('a stage that this machine hid is not drawn', async () => {
  const { stages } = capacityRun()
  const full = stages.map((stage) => ({
    ...stage,
    timeline: { bucketSeconds: 1, inFlight: [1, 2], failed: [0, 1], limited: [0, 0] },
  }))
  const hidden = stages.slice(1).map((stage) => ({ ...stage, ratePerSecond: 999, limit: 'machine' as const }))
  const page = await renderCapacityHtml(capacityRun({ stages: [...full, ...hidden] }))
  expect(page).toContain('E2E of 5 stages, each a point')
})

test('Markdown has the stages as a table', () => {
  expect(renderCapacityMarkdown(capacityRun())).toContain('| ramp | 80 | 8 |')
  expect(renderCapacityMarkdown(capacityRun())).toContain('13.3 % / 5 %, 0.0 % / 1 %')
})

test('the fixture is a run by its schema', () => {
  expect(validators['urn:assay:capacity-run']?.(capacityRun())).toBe(true)
})

test('without an interval the verdict says what is missing, and promises nothing with 95 % confidence', () => {
  const { answer, demand } = capacityRun()
  if (answer === null || demand === null) throw new Error('the sweep has an answer and a demand')
  const reason = 'p95 needs 130 requests at rates near the capacity, the stages have 60'
  const text = renderCapacitySummary(
    capacityRun({
      outcome: 'inconclusive',
      exitCode: 3,
      reasons: [reason],
      answer: {
        ...answer,
        ratePerSecond: null,
        objectives: [{ slo: 'e2e p95 < 300ms', ratePerSecond: null, interval: null, samples: 60, reason }],
      },
      demand: { ...demand, verdict: 'inconclusive', replicas: null },
    }),
  )
  expect(text).toMatch(/INCONCLUSIVE: it is not known whether this deployment carries it: /)
  expect(text).toContain(`Why: ${reason}`)
  expect(text).not.toContain('with 95 % confidence')
})

test('the table shows the share that a limiter refused, and says where there was no answer', () => {
  const [idle] = capacityRun().stages
  if (idle === undefined) throw new Error('a sweep without a stage')
  const counts = [
    { n: 30, beyond: 0, effective: 30 },
    { n: 6000, beyond: 0, effective: 6000 },
  ]
  const none = { n: 0, beyond: 0, effective: 0 }
  const text = renderCapacitySummary(
    capacityRun({
      stages: [
        { ...idle, completed: 30, limited: 5970, failed: 0, counts },
        { ...idle, completed: 0, failed: 20, counts: [none, { n: 20, beyond: 20, effective: 20 }] },
      ],
    }),
  )
  expect(text).toContain('0.0 % / 5 %, 0.0 % / 1 %, 99.5 % refused (429)')
  expect(text).toContain('no answer, 100.0 % / 1 %')
})

test('a small share is not rounded to 0 %, nor a large one to 100 %', () => {
  const [idle] = capacityRun().stages
  if (idle === undefined) throw new Error('a sweep without a stage')
  const counts = [
    { n: 6000, beyond: 2, effective: 6000 },
    { n: 6000, beyond: 0, effective: 6000 },
  ]
  const text = renderCapacitySummary(
    capacityRun({ stages: [{ ...idle, completed: 2, limited: 5998, failed: 0, counts }] }),
  )
  expect(text).toContain('0.03 % / 5 %, 0.0 % / 1 %, 99.97 % refused (429)')
})

test('the report states how long the confirming stage was, and JUnit has the notes', () => {
  const confirm = {
    ...known.stages.at(-1),
    purpose: 'confirm',
    seconds: 4.2,
  } as (typeof known.stages)[number]
  const run = capacityRun({ stages: [...known.stages, confirm], notes: ['THE SERVICE CHANGED'] })
  expect(renderCapacitySummary(run)).toContain('a stage of 4.2 s at 41 requests/s met all objectives\n')
  expect(renderCapacityJunit(run)).toContain('\nTHE SERVICE CHANGED\nnext: ')
})

test('without a sure rate, the page does not say that the stages showed none: a flat curve may be the reason', async () => {
  const answer = known.answer && { ...known.answer, atLeastPerSecond: 0 }
  const page = await renderCapacityHtml(capacityRun({ answer }))
  expect(page).toContain('no rate is sure to meet all objectives')
  expect(page).not.toContain('with 95 % confidence')
})

test('a lower bound stands alone where the capacity is not known', () => {
  const answer = known.answer && { ...known.answer, ratePerSecond: null }
  const names = capacityFigures(capacityRun({ answer })).map(({ name }) => name)
  expect(names).toEqual(['at least', 'replicas for 100 rps'])
})

test('a capacity without a last stage is reported as not confirmed', () => {
  const run = capacityRun()
  if (run.answer === null) throw new Error('a sweep without an answer')
  const answer = { ...run.answer, confirmation: null }
  expect(renderCapacitySummary({ ...run, answer })).toContain(
    'confirmed   not confirmed by a last stage: the sweep ended before it',
  )
})

test.each([
  [95, 'The horizontal line is the limit on p95.'],
  [90, 'The horizontal line is the limit on p90, which has no curve of its own.'],
])('the caption of latencies says which percentile the limit is on: p%i', async (percentile, said) => {
  const run = capacityRun()
  const objectives = run.objectives.map((objective) =>
    objective.limit === null ? objective : { ...objective, percentile },
  )
  expect(await renderCapacityHtml({ ...run, objectives })).toContain(said)
  expect(await renderCapacityHtml({ ...run, objectives })).toContain('The vertical line is the capacity.')
})

test('gaps between chunks have the name that every page gives them', async () => {
  expect(await renderCapacityHtml(capacityRun())).not.toContain('ITL')
})
