/**
 * How far the answer of `assay capacity` is off, and how often its interval contains the true capacity, for service models whose capacity
 * is known: `npm run bench:capacity -- --simulated N` sweeps each of them N times in virtual time, and `--command N` sweeps N of them in real
 * time with the shipped command.
 */
import { parseArgs } from 'node:util'
import { capacityOf } from '../../reference/service-models/capacity-of.ts'
import { benchCommand } from './capacity-command.ts'
import { simulateSweep, SWEEP_CASES, TOKENS, type SweepCase } from './capacity-simulation.ts'

const HEAD = [
  'model',
  'objective',
  'truth',
  'mean error',
  'within 5 %',
  'interval holds the truth',
  'half of the interval',
  'no answer',
]

type Outcome = { readonly error: number; readonly holds: boolean; readonly half: number }

/** Sweeps each model `sweeps` times for `maxSeconds` of its own time, and prints a table. */
export function benchSimulated(sweeps: number, maxSeconds: number): void {
  const rows = SWEEP_CASES.map((each) => rowOf(each, sweeps, maxSeconds))
  const all = rows.flatMap(({ outcomes }) => outcomes)
  const table = [HEAD, HEAD.map(() => '---'), ...rows.map(({ cells }) => cells)]
  process.stdout.write(`${table.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`)
  process.stdout.write(
    `${rows.length * sweeps} sweeps of ${maxSeconds} s: within 5 % ${percent(all, withinFive)}, interval holds the truth ${percent(all, ({ holds }) => holds)}\n`,
  )
}

function rowOf(each: SweepCase, sweeps: number, maxSeconds: number) {
  const { chosen, percentile, limitMs } = each
  const truth = capacityOf(chosen, [{ duration: 'e2e', percentile, limitMs, tokens: TOKENS }]) ?? Number.NaN
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
    String(sweeps - outcomes.length),
  ]
  return { cells, outcomes }
}

function outcomeOf(each: SweepCase, seed: string, maxSeconds: number, truth: number): readonly Outcome[] {
  const { answer } = simulateSweep(each, seed, maxSeconds).judgement
  if (answer?.ratePerSecond == null) return []
  const { low, high } = answer.interval
  const bound = high ?? Number.POSITIVE_INFINITY
  return [
    {
      error: answer.ratePerSecond / truth - 1,
      holds: low <= truth && truth <= bound,
      half: high === null ? 1 : (high - low) / 2 / truth,
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
      simulated: { type: 'string', default: '20' },
      command: { type: 'string' },
      'max-seconds': { type: 'string', default: '180' },
    },
  })
  const maxSeconds = Number(values['max-seconds'])
  if (values.command === undefined) benchSimulated(Number(values.simulated), maxSeconds)
  else await benchCommand(Number(values.command), maxSeconds)
}
