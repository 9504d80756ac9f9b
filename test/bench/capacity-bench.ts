/**
 * How far the answer of `assay capacity` is off, and how often its interval contains the true capacity, for service models whose capacity is
 * known: `npm run bench:capacity` sweeps each of 40 models, drawn from a seed, 25 times in virtual time (`--models M --simulated N`), and
 * `--command N` sweeps N models in real time with the shipped command, `--at-once 6`, each result kept in `--out DIR`, and
 * `--guidellm PATH` lets that program search six models.
 */
import { parseArgs } from 'node:util'
import { benchCommand } from './capacity-command-bench.ts'
import { benchGuideLlm } from './capacity-guidellm.ts'
import { seededCases, simulateSweep, type KnownCase, type SweepCase } from './capacity-simulation.ts'

const HEAD = [
  'model',
  'objective',
  'truth',
  'mean error',
  'within 5 %',
  'interval holds the truth',
  'half of the interval',
  'seconds',
  'no answer',
]

type Outcome = {
  readonly error: number
  readonly holds: boolean
  readonly half: number
  readonly seconds: number
}

/** Sweeps each model `sweeps` times for `maxSeconds` of its own time, and prints a table. */
export function benchSimulated(cases: readonly KnownCase[], sweeps: number, maxSeconds: number): void {
  process.stdout.write(`| ${HEAD.join(' | ')} |\n| ${HEAD.map(() => '---').join(' | ')} |\n`)
  const all = cases.flatMap((each) => {
    const { cells, outcomes } = rowOf(each, sweeps, maxSeconds)
    process.stdout.write(`| ${cells.join(' | ')} |\n`)
    return outcomes
  })
  process.stdout.write(
    `${cases.length} models, ${cases.length * sweeps} sweeps of at most ${maxSeconds} s: ${all.length} answered, within 5 % ${percent(all, withinFive)}, ` +
      `interval holds the truth ${percent(all, ({ holds }) => holds)}\n`,
  )
}

function rowOf(each: KnownCase, sweeps: number, maxSeconds: number) {
  const { chosen, percentile, limitMs, truth } = each
  const outcomes = Array.from({ length: sweeps }, (_, sweep) =>
    outcomeOf(each, String(sweep), maxSeconds, truth),
  ).flat()
  const cells = [
    [chosen.model.name, ...Object.entries(chosen.parameters).map(([name, value]) => `${name}=${value}`)].join(
      ' ',
    ),
    `e2e p${percentile} < ${limitMs}ms`,
    truth.toFixed(1),
    `${(100 * meanOf(outcomes.map(({ error }) => error))).toFixed(1)} %`,
    percent(outcomes, withinFive),
    percent(outcomes, ({ holds }) => holds),
    `${(100 * meanOf(outcomes.map(({ half }) => half))).toFixed(1)} %`,
    meanOf(outcomes.map(({ seconds }) => seconds)).toFixed(0),
    String(sweeps - outcomes.length),
  ]
  return { cells, outcomes }
}

function outcomeOf(each: SweepCase, seed: string, maxSeconds: number, truth: number): readonly Outcome[] {
  const { stages, judgement } = simulateSweep(each, seed, maxSeconds)
  const { answer } = judgement
  if (answer?.ratePerSecond == null) return []
  const { low, high } = answer.interval
  const bound = high ?? Number.POSITIVE_INFINITY
  return [
    {
      error: answer.ratePerSecond / truth - 1,
      holds: low <= truth && truth <= bound,
      half: high === null ? 1 : (high - low) / 2 / truth,
      seconds: stages.reduce((last, stage) => Math.max(last, stage.fromSeconds + stage.seconds), 0),
    },
  ]
}

function withinFive({ error }: Outcome): boolean {
  return Math.abs(error) <= 0.05
}

function percent(outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean): string {
  return `${Math.round((100 * outcomes.filter(is).length) / Math.max(1, outcomes.length))} %`
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      models: { type: 'string', default: '40' },
      simulated: { type: 'string', default: '25' },
      seed: { type: 'string', default: '40' },
      command: { type: 'string' },
      'at-once': { type: 'string', default: '6' },
      out: { type: 'string', default: 'reports/out/bench-capacity' },
      guidellm: { type: 'string' },
      'max-seconds': { type: 'string', default: '600' },
    },
  })
  const maxSeconds = Number(values['max-seconds'])
  if (values.guidellm !== undefined) await benchGuideLlm(values.guidellm)
  else if (values.command === undefined)
    benchSimulated(seededCases(values.seed, Number(values.models)), Number(values.simulated), maxSeconds)
  else
    await benchCommand({
      models: Number(values.models),
      sweeps: Number(values.command),
      seed: values.seed,
      maxSeconds,
      atOnce: Number(values['at-once']),
      folder: values.out,
    })
}
