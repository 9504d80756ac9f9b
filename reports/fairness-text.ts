/** The findings of a comparison of keys, as titles and cells, the same on the terminal and on the page. */
import type { FairnessRun, FairnessTally } from '../schemas/fairness-run.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import { formatStanding } from './limiter-text.ts'
import { formatMilliseconds, UNMEASURED } from './load-text.ts'
import { thousands } from '../schemas/count.ts'

/** The cells of a row; the first is its name. */
export type Cells = readonly string[]

/** Titles of {@link keyRows}. */
export const KEY_TITLES: Cells = [
  'key',
  'calm: sent',
  'completed',
  'refused',
  'good/s',
  'pressure: sent',
  'completed',
  'refused',
  'good/s',
]

/** Titles of {@link ttftRows}. */
export const TTFT_TITLES: Cells = [
  'TTFT of others',
  'calm, ms',
  'pressure, ms',
  'pressure / calm',
  'from (95 %)',
  'to',
]

/** The validity of the run, and whether requests were sent as planned. */
export function fairnessStanding(run: FairnessRun): string {
  const isSuspect = run.instrument?.verdict === 'suspect'
  return `${formatStanding(run)}${isSuspect ? ', SUSPECT: requests were not sent as planned' : ''}`
}

/** The validity of a run of either kind. */
export function standingOf(run: LimiterRun | FairnessRun): string {
  return run.scenario === 'fairness' ? fairnessStanding(run) : formatStanding(run)
}

/** Returns whether requests left as planned, a sentence each. */
export function formatInstrument({ instrument }: FairnessRun): readonly string[] {
  if (instrument === null || instrument.lagMs === null) return []
  const { p50, p99, max } = instrument.lagMs
  const lag = `${formatMilliseconds(p50)} ms (p50), ${formatMilliseconds(p99)} ms (p99), at most ${formatMilliseconds(max)} ms`
  return [
    `Requests were sent ${lag} after their scheduled time.`,
    ...instrument.reasons.map((reason) => `Suspect: ${reason}.`),
  ]
}

/** A row per key. */
export function keyRows({ fairness }: FairnessRun): readonly Cells[] {
  return (fairness?.keys ?? []).map(({ key, isAggressor, calm, press }) => [
    isAggressor ? `${key} (sends more)` : key,
    ...tallyCells(calm),
    ...tallyCells(press),
  ])
}

function tallyCells({ asked, completed, refused, goodPerSecond }: FairnessTally): Cells {
  return [...[asked, completed, refused].map(thousands), goodPerSecond?.toFixed(2) ?? UNMEASURED]
}

/** A row per percentile. */
export function ttftRows({ fairness }: FairnessRun): readonly Cells[] {
  return (fairness?.ttft ?? []).map(({ percentile, calmMs, pressMs, ratio, ratioSpan }) => [
    `p${percentile}`,
    formatMilliseconds(calmMs),
    formatMilliseconds(pressMs),
    ...[ratio, ratioSpan?.low ?? null, ratioSpan?.high ?? null].map(
      (value) => value?.toFixed(2) ?? UNMEASURED,
    ),
  ])
}
