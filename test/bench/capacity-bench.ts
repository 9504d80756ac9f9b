/**
 * Measures the error of the answer of `assay capacity`, and how often its interval contains the true capacity, for service models whose capacity
 * is known: `npm run bench -- capacity` sweeps each of 40 models, drawn from a seed, 25 times in virtual time (`--models M --simulated N`), and
 * `--command N` sweeps N models in real time with the shipped command, `--at-once 6`, each result kept in `--out DIR`, and
 * `--guidellm PATH` lets that program search six models.
 */
import { benchOptions, tableRow } from './bench-frame.ts'
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

type SweepOutcome = {
  readonly error: number
  readonly holds: boolean
  readonly half: number
  readonly seconds: number
}

/** Sweeps each model `sweeps` times for `maxSeconds` of its own time, and prints a table. */
export function benchSimulated(cases: readonly KnownCase[], sweeps: number, maxSeconds: number): void {
  for (const cells of [HEAD, HEAD.map(() => '---')]) console.log(tableRow(cells))
  const all = cases.flatMap((each) => {
    const { cells, outcomes } = rowOf(each, sweeps, maxSeconds)
    console.log(tableRow(cells))
    return outcomes
  })
  console.log(
    `${cases.length} models, ${cases.length * sweeps} sweeps of at most ${maxSeconds} s: ${all.length} answered, within 5 % ${percent(all, withinFive)}, ` +
      `interval holds the truth ${percent(all, ({ holds }) => holds)}`,
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

function outcomeOf(
  each: SweepCase,
  seed: string,
  maxSeconds: number,
  truth: number,
): readonly SweepOutcome[] {
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

function withinFive({ error }: SweepOutcome): boolean {
  return Math.abs(error) <= 0.05
}

function percent(outcomes: readonly SweepOutcome[], is: (outcome: SweepOutcome) => boolean): string {
  return `${Math.round((100 * outcomes.filter(is).length) / Math.max(1, outcomes.length))} %`
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

if (import.meta.main) {
  const options = benchOptions(process.argv.slice(2), {
    models: 40,
    simulated: 25,
    seed: '40',
    command: 0,
    'at-once': 6,
    out: 'reports/out/bench-capacity',
    guidellm: '',
    'max-seconds': 600,
  })
  const { models, simulated, seed, command, out, guidellm } = options
  const maxSeconds = options['max-seconds']
  if (guidellm !== '') await benchGuideLlm(guidellm)
  else if (command === 0) benchSimulated(seededCases(seed, models), simulated, maxSeconds)
  else
    await benchCommand({
      models,
      sweeps: command,
      seed,
      maxSeconds,
      atOnce: options['at-once'],
      folder: out,
    })
}
