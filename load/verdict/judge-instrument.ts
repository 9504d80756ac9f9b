import type {
  ErrorMs,
  Instrument,
  InstrumentCode,
  LoadMetric,
  Memory,
  Overload,
  ProcessorWait,
} from '../../schemas/compiled/load-run.ts'
import { worseError, type Calibration } from '../analysis/instrument-error.ts'
import { MAX_WAIT_SHARE, waitShare, waitText } from '../runner/cpu-meter.ts'
import { formatPercent } from '../../schemas/count.ts'

/** The evidence by which the load generator is judged. */
export type InstrumentEvidence = {
  readonly engine: string
  readonly k6ExitCode: number | null
  readonly cpuShare: number | null
  readonly memory: Memory | null
  readonly wait?: ProcessorWait | null
  readonly hasSockets: boolean
  /** The calibrations of all k6 processes. Empty without calibration. */
  readonly calibrations: readonly Calibration[]
  readonly metrics: Readonly<Record<string, LoadMetric>>
  readonly overload: Overload | null
  readonly wereAllBusy: boolean
}

/** The maximum share of all processors that k6 may use. Above it, its measurements are inexact. */
export const BUSY_CPU_SHARE = 0.8
// A request is late if it leaves this many ms, and 1/20 of the median answer time, after its scheduled time.
const LATE_MS = 20
// The largest error, as a share of a figure, that does not mark the figure as inexact.
const SMALL_SHARE = 0.1
// Rows record times in whole microseconds.
const SMALLEST_EXACT_MS = 0.01
// With a shorter median time between WebSocket frames, k6 read several at once, and their times are unknown.
const ONE_READ_MS = 0.1

// Metrics that are computed from the times between chunks, so they have the same error.
const OF_GAPS: readonly string[] = ['icl', 'tpot', 'ttst']
// The end of an answer, and so its tail, is timed like its first token.
const OF_FIRST = /^(ttf|e2e|tail)/

const MERGED_NOTE =
  '; several WebSocket frames arrived in one read, so their gaps are not known: use TPOT, not ICL (~)'

type SuspectReason = { readonly code: InstrumentCode; readonly detail: string }

const STATS = ['p50', 'p90', 'p95', 'p99', 'max'] as const
// A calibration measures only the p50 and the p99 of the error.
const ERROR_PERCENTILE = { p50: 'p50', p90: 'p99', p95: 'p99', p99: 'p99', max: 'p99' } as const

/** Judges how exact the load generator was. `marked` lists the figures that are not exact enough. */
export function loadInstrument(evidence: InstrumentEvidence): Instrument {
  const measured = evidence.calibrations.flatMap(({ errors }) => (errors === null ? [] : [errors]))
  const ttftErrorMs = worst(measured.map((errors) => errors.ttftErrorMs))
  const gapErrorMs = worst(measured.map((errors) => errors.gapErrorMs))
  const scheduleLagMs = lagOf(evidence.metrics)
  const errorsMs = errorsOf(evidence, { ttftErrorMs, gapErrorMs })
  const marked = markedNumbers(evidence, errorsMs)
  const gap = evidence.metrics['icl']?.p50 ?? null
  const areMerged = evidence.hasSockets && gap !== null && gap < ONE_READ_MS
  const reasons = [...calibrationReasons(evidence.calibrations), ...machineReasons(evidence, scheduleLagMs)]
  return {
    note: noteOf(ttftErrorMs, gapErrorMs) + (areMerged ? MERGED_NOTE : ''),
    engine: evidence.engine,
    cpuShare: evidence.cpuShare,
    memory: evidence.memory,
    ...(evidence.wait == null ? {} : { wait: evidence.wait }),
    ttftErrorMs,
    gapErrorMs,
    errorsMs,
    scheduleLagMs,
    verdict: reasons.length === 0 ? 'valid' : 'suspect',
    reasons: reasons.map(({ detail }) => detail),
    reasonCodes: reasons.map(({ code }) => code),
    marked: areMerged ? withMerged(marked, evidence.metrics) : marked,
    k6ExitCode: evidence.k6ExitCode,
  }
}

function worst(errors: readonly ErrorMs[]): ErrorMs | null {
  const known = errors.filter(({ p50 }) => p50 !== null)
  return known.length === 0 ? null : known.reduce(worseError)
}

function lagOf({ 'schedule-lag': lag }: InstrumentEvidence['metrics']): ErrorMs | null {
  if (lag === undefined) return null
  const [p50 = null, p99 = null] = [lag.p50, lag.p99].map((ms) => ms && Math.max(0, ms))
  return { p50, p99 }
}

function errorsOf(
  { metrics, wait }: InstrumentEvidence,
  errors: Pick<Instrument, 'ttftErrorMs' | 'gapErrorMs'>,
): Instrument['errorsMs'] {
  const known: Record<string, ErrorMs> = {}
  for (const name of Object.keys(metrics)) {
    const error = OF_GAPS.includes(name) ? errors.gapErrorMs : OF_FIRST.test(name) ? errors.ttftErrorMs : null
    if (error !== null)
      known[name] = { p50: plus(error.p50, wait?.meanMs), p99: plus(error.p99, wait?.worstMs) }
  }
  return known
}

function plus(errorMs: number | null, waitMs = 0): number | null {
  return errorMs === null ? null : errorMs + waitMs
}

function markedNumbers(
  { metrics, wait }: InstrumentEvidence,
  errors: Instrument['errorsMs'],
): readonly string[] {
  // After long waits, their mean is too small as an error, because some answers waited many times.
  const hasWaited = waitShare(wait) > MAX_WAIT_SHARE
  return Object.entries(metrics).flatMap(([name, metric]) => {
    const error = errors[name] ?? { p50: null, p99: null }
    const isMarked = (stat: (typeof STATS)[number]): boolean => {
      const valueMs = metric[stat]
      if (valueMs === null) return false
      const errorMs = error[ERROR_PERCENTILE[stat]] ?? error.p50 ?? 0
      return hasWaited || errorMs > valueMs * SMALL_SHARE || valueMs < SMALLEST_EXACT_MS
    }
    return STATS.filter(isMarked).map((stat) => `${name} ${stat}`)
  })
}

function withMerged(marked: readonly string[], metrics: InstrumentEvidence['metrics']): readonly string[] {
  const ofGaps = ['icl', 'ttst'].filter((name) => metrics[name] !== undefined)
  return [...new Set([...marked, ...ofGaps.flatMap((name) => STATS.map((stat) => `${name} ${stat}`))])]
}

function calibrationReasons(calibrations: readonly Calibration[]): readonly SuspectReason[] {
  if (calibrations.length === 0) return [{ code: 'not-calibrated', detail: 'it was not calibrated' }]
  const problems = calibrations.flatMap(({ problem }) => (problem === null ? [] : [problem]))
  return [...new Set(problems)].map((problem) => ({
    code: 'not-calibrated',
    detail: `its error is not known: ${problem}`,
  }))
}

function machineReasons(evidence: InstrumentEvidence, lag: ErrorMs | null): readonly SuspectReason[] {
  const { cpuShare, wait, metrics, overload, wereAllBusy } = evidence
  const reasons: SuspectReason[] = []
  if (cpuShare !== null && cpuShare > BUSY_CPU_SHARE) {
    const detail = `k6 used ${formatPercent(cpuShare, 0)} of the machine: durations include its own delay`
    reasons.push({ code: 'busy-machine', detail })
  }
  if (wait != null && waitShare(wait) > MAX_WAIT_SHARE)
    reasons.push({ code: 'waited', detail: waitText(wait) })
  const stayMs = metrics['e2e']?.p50 ?? 0
  // Requests that waited for a free user were not delayed by the load generator.
  const isOurs = overload === null || overload.limit === 'machine'
  if (isOurs && lag?.p99 !== undefined && lag.p99 !== null && lag.p99 > Math.max(LATE_MS, stayMs / 20)) {
    const detail = `one in a hundred requests was sent ${lag.p99.toFixed(1)} ms late or later`
    const why = wereAllBusy ? ', as all users were busy at times: run again with more (--vus)' : ''
    reasons.push({ code: wereAllBusy ? 'busy-users' : 'late-requests', detail: `${detail}${why}` })
  }
  return reasons
}

function noteOf(ttft: ErrorMs | null, gap: ErrorMs | null): string {
  if (ttft === null) return 'not calibrated: the error of these durations is not known'
  const gaps = gap === null || gap.p50 === null ? '' : `, gaps ${formatError(gap)}`
  return `calibrated on loopback: ${gap === null ? 'answers' : 'first tokens'} are off by ${formatError(ttft)}${gaps}`
}

function formatError({ p50, p99 }: ErrorMs): string {
  const middle = `${(p50 ?? 0).toFixed(2)} ms (p50)`
  return p99 === null ? middle : `${middle}, ${p99.toFixed(2)} ms (p99)`
}
