/** A load run in words, the same on the terminal and on the page. Texts of the target are not neutralized here. */
import { formatFailure } from './failure-text.ts'
import type { InstrumentCode, LoadObjective, LoadRun } from './load-run.ts'
import { count as counted, formatPercent, thousands } from '../schemas/count.ts'

/** Stands for a number that the run cannot carry; such a number is never shown as zero. */
export const UNMEASURED = 'n/a'

/** The columns of a distribution, in the order shown. */
export const LOAD_STATS = ['p50', 'p90', 'p95', 'p99', 'max'] as const

/** One of {@link LOAD_STATS}. */
export type LoadStat = (typeof LOAD_STATS)[number]

const VALIDITY: Readonly<Record<LoadRun['outcome'], string>> = {
  ok: 'MEASUREMENT VALID',
  'non-conformant': 'MEASUREMENT VALID, ANSWERS DO NOT CONFORM',
  'slo-failed': 'MEASUREMENT VALID, OBJECTIVE MISSED',
  undecided: 'MEASUREMENT VALID, OBJECTIVE UNDECIDED',
  overload: 'MEASUREMENT VALID, OVERLOAD',
  invalid: 'NOT VALID: do not use these results',
  aborted: 'STOPPED before its end: do not use these results',
}

/** Returns the validity of the numbers, and whether the answers of a run that is not valid are wrong all the same. */
export function formatValidity({ outcome, exitCode }: LoadRun): string {
  const isDefective = outcome === 'invalid' && exitCode === 1
  return isDefective ? 'NOT VALID: do not use these figures; ANSWERS DO NOT CONFORM' : VALIDITY[outcome]
}

/** So many classes of failure are named beside the verdict; the table of failures has all. */
const MAX_CLASSES = 3

/**
 * Returns what a valid measurement means and which requests failed, so that the two are not confused; empty for a run that is
 * not valid, because it gives its own reasons.
 */
export function formatMeasurement(load: LoadRun): string {
  const { valid, requests, errors } = load
  if (!valid) return ''
  const pace = formatPace(load)
  if (requests.failed === 0) return `${pace}; no request failed`
  const named = errors
    .slice(0, MAX_CLASSES)
    .map(
      ({ class: kind, count, refusedKeys }) =>
        `${thousands(count)} ${kind} (${formatFailure(kind, count, refusedKeys)})`,
    )
  const others = errors.slice(MAX_CLASSES).reduce((sum, { count }) => sum + count, 0)
  const rest = others === 0 ? [] : [`${thousands(others)} others`]
  return `${pace}; ${formatShare(requests.errorShare)} of requests failed: ${[...named, ...rest].join(', ')}`
}

/** Such reasons to doubt the instrument show nothing about how k6 kept up. */
const ABOUT_CALIBRATION: readonly (InstrumentCode | null)[] = ['not-calibrated', 'calibrated-before-only']

/** Returns whether k6 kept up with the load. */
function formatPace({ overload, requests: { dropped }, instrument }: LoadRun): string {
  if (overload != null) return 'the requested rate was not reached'
  const unsent =
    dropped === 0 ? [] : [`${counted(dropped, 'request')} ${dropped === 1 ? 'was' : 'were'} not sent`]
  const { reasons, reasonCodes = [] } = instrument
  const doubts = reasons.filter((_, at) => !ABOUT_CALIBRATION.includes(reasonCodes[at] ?? null))
  return [...unsent, ...doubts].join('; ') || 'k6 kept up'
}

/** Returns the time in which requests were sent, in seconds: the warm-up and the duration. */
export function loadSeconds({ workload: { warmUpSeconds = 0, durationSeconds } }: LoadRun): number {
  return warmUpSeconds + durationSeconds
}

/** Milliseconds without a unit, two decimals below 100. */
export function formatMilliseconds(value: number | null): string {
  if (value === null) return UNMEASURED
  return value < 100 ? value.toFixed(2) : thousands(Math.round(value))
}

/** A number of a metric, with `~` before it where the instrument's own error is not small against it. */
export function formatMarked(load: LoadRun, name: string, stat: LoadStat): string {
  const shown = formatMilliseconds(load.metrics[name]?.[stat] ?? null)
  return isMarked(load, name, stat) ? `~${shown}` : shown
}

/** Returns whether the error of the instrument is not small against this figure. */
export function isMarked({ instrument }: LoadRun, name: string, stat: LoadStat): boolean {
  return instrument.marked.includes(`${name} ${stat}`)
}

/** The error of the instrument that limits a metric: `±0.24 / ±1.10` at p50 and p99; empty when none is known. */
export function formatError({ instrument }: LoadRun, name: string): string {
  const error = instrument.errorsMs[name]
  if (error === undefined) return ''
  return [error.p50, error.p99]
    .map((ms) => (ms === null ? UNMEASURED : `±${formatMilliseconds(ms)}`))
    .join(' / ')
}

/** The meaning of the mark; it stands wherever a number carries one. */
export const MARK_MEANING = '~ the instrument may be off by more than a tenth of this number'

/** A share from 0 to 1. */
export function formatShare(share: number): string {
  return formatPercent(share, 2)
}

/** Returns the measured value of an objective, with its unit, and its 95 % interval where it has one. */
export function formatActual({ actual, ci, unit }: LoadObjective): string {
  if (actual === null) return UNMEASURED
  if (unit === 'share') return formatShare(actual)
  if (unit === 'per-second') return `${actual.toFixed(2)} per second`
  const shown = `${formatMilliseconds(actual)} ms`
  if (ci == null) return shown
  const [low, high] = [ci.low, ci.high].map((end) => (end === null ? 'unknown' : formatMilliseconds(end)))
  return `${shown} (95 %: ${low} to ${high})`
}

/** The verdict on an objective, with the reason where there is no verdict. */
export function formatObjectiveVerdict({ actual, ok, reason }: LoadObjective): string {
  if (ok !== null) return ok ? 'met' : 'missed'
  return `${actual === null ? 'not judged' : 'undecided'}: ${reason ?? 'unknown'}`
}
