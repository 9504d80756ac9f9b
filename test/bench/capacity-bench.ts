/**
 * Measures the error of `assay capacity`, and how often its interval contains the true capacity, on service
 * models of known capacity. `npm run bench -- capacity [--models M] [--simulated N]` sweeps 48 models (half
 * of them drawn from a seed), each 21 times in virtual time. `--command N [--at-once 6] [--out DIR]` sweeps N
 * models in real time with the shipped command. `--guidellm PATH` runs GuideLLM on six models. `--bound` prints
 * how many of the simulated sweeps could be within 5 %.
 */
import { benchOptions, tableRow } from './bench-frame.ts'
import { benchBound } from './capacity-bound.ts'
import { benchCommand } from './capacity-command-bench.ts'
import { benchGuideLlm } from './capacity-guidellm.ts'
import { seededCases, simulateSweep, sloOf, type KnownCase } from './capacity-simulation.ts'

const HEAD = [
  'model',
  'objective',
  'truth',
  'mean error',
  'within 5 %',
  'interval holds the truth',
  'half of the interval',
  'seconds',
  'off by 15 % and not held',
  'says a change',
  'no answer or no truth',
]

type SweepOutcome = {
  readonly family: string
  /** The relative error of the measured capacity; null if no capacity was found or none exists. */
  readonly error: number | null
  readonly holds: boolean | null
  readonly half: number
  readonly seconds: number
  readonly saysChange: boolean
}

/** Sweeps each model `sweeps` times for `maxSeconds` of virtual time. Prints tables by model and by family. */
export function benchSimulated(cases: readonly KnownCase[], sweeps: number, maxSeconds: number): void {
  for (const cells of [HEAD, HEAD.map(() => '---')]) console.log(tableRow(cells))
  const all = cases.flatMap((each, model) => {
    // Sweeps with equal seeds have equal arrivals, so the errors of their models would depend on each other.
    const outcomes = Array.from({ length: sweeps }, (_, sweep) =>
      outcomeOf(each, `${model} ${sweep}`, maxSeconds),
    )
    console.log(tableRow([...caseCells(each), ...figureCells(outcomes)]))
    return outcomes
  })
  console.log('')
  for (const [family, outcomes] of Map.groupBy(all, ({ family: name }) => name))
    console.log(tableRow([family, '', '', ...figureCells(outcomes)]))
  console.log(tableRow([`all, at most ${maxSeconds} s`, '', '', ...figureCells(all)]))
}

function caseCells(each: KnownCase): readonly string[] {
  const { chosen, truth } = each
  const parameters = Object.entries(chosen.parameters).map(([name, value]) => `${name}=${value}`)
  return [[chosen.model.name, ...parameters].join(' '), sloOf(each), truth?.toFixed(1) ?? '-']
}

function figureCells(outcomes: readonly SweepOutcome[]): readonly string[] {
  const known = outcomes.filter(({ error }) => error !== null)
  return [
    `${(100 * meanOf(known.map(({ error }) => error ?? 0))).toFixed(1)} %`,
    percent(known, ({ error }) => isWithin(error, 0.05)),
    percent(known, ({ holds }) => holds === true),
    `${(100 * meanOf(outcomes.map(({ half }) => half))).toFixed(1)} %`,
    meanOf(outcomes.map(({ seconds }) => seconds)).toFixed(0),
    `${known.filter(({ error, holds }) => holds !== true && !isWithin(error, 0.15)).length} of ${known.length}`,
    percent(outcomes, ({ saysChange }) => saysChange),
    String(outcomes.length - known.length),
  ]
}

const SAYS_CHANGE = /^THE SERVICE CHANGED|slower at first/

function outcomeOf(each: KnownCase, seed: string, maxSeconds: number): SweepOutcome {
  const { truth, chosen } = each
  const { stages, judgement } = simulateSweep(each, seed, maxSeconds)
  const { answer, notes } = judgement
  const rate = answer?.ratePerSecond ?? null
  const { low = 0, high = null } = answer?.interval ?? {}
  const bound = high ?? Number.POSITIVE_INFINITY
  return {
    family: chosen.model.name,
    error: rate === null || truth === null ? null : rate / truth - 1,
    holds: rate === null || truth === null ? null : low <= truth && truth <= bound,
    half: high === null || rate === null ? 1 : (high - low) / 2 / rate,
    seconds: stages.reduce((last, stage) => Math.max(last, stage.fromSeconds + stage.seconds), 0),
    saysChange: notes.some((note) => SAYS_CHANGE.test(note)),
  }
}

function isWithin(error: number | null, share: number): boolean {
  return error !== null && Math.abs(error) <= share
}

function percent(outcomes: readonly SweepOutcome[], is: (outcome: SweepOutcome) => boolean): string {
  return `${Math.round((100 * outcomes.filter(is).length) / Math.max(1, outcomes.length))} %`
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}

if (import.meta.main) {
  const options = benchOptions(process.argv.slice(2), {
    models: 48,
    simulated: 21,
    seed: '40',
    command: 0,
    'at-once': 6,
    out: 'reports/out/bench-capacity',
    guidellm: '',
    bound: false,
    'max-seconds': 600,
  })
  const { models, simulated, seed, command, out, guidellm } = options
  const maxSeconds = options['max-seconds']
  if (guidellm !== '') await benchGuideLlm(guidellm)
  else if (options.bound) benchBound(seededCases(seed, models), simulated, maxSeconds)
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
