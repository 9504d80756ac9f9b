/** A load run in words, the same on the terminal and on the page. Texts of the target are not neutralized here. */
import texts from '../schemas/metrics.json' with { type: 'json' }
import type { SloVerdict, LoadRun } from '../schemas/compiled/load-run.ts'
import { count as counted, formatPercent, thousands } from '../schemas/count.ts'

/** Stands for a figure that the run cannot support. Such a figure is never shown as zero. */
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

/** Returns whether k6 kept up with the load. */
function formatPace({ overload, requests: { dropped }, instrument }: LoadRun): string {
  if (overload != null) return 'the requested rate was not reached'
  const unsent =
    dropped === 0 ? [] : [`${counted(dropped, 'request')} ${dropped === 1 ? 'was' : 'were'} not sent`]
  const { reasons, reasonCodes } = instrument
  // A missing calibration shows nothing about how k6 kept up.
  const doubts = reasons.filter((_, at) => reasonCodes[at] !== 'not-calibrated')
  return [...unsent, ...doubts].join('; ') || 'k6 kept up'
}

/** Returns the time in which requests were sent, in seconds: the warm-up and the duration. */
export function loadSeconds({ workload: { warmUpSeconds, durationSeconds } }: LoadRun): number {
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
export function formatActual({ actual, ci, unit }: SloVerdict): string {
  if (actual === null) return UNMEASURED
  if (unit === 'share') return formatShare(actual)
  if (unit === 'per-second') return `${actual.toFixed(2)} per second`
  const shown = `${formatMilliseconds(actual)} ms`
  if (ci == null) return shown
  const [low, high] = [ci.low, ci.high].map((end) => (end === null ? 'unknown' : formatMilliseconds(end)))
  return `${shown} (95 %: ${low} to ${high})`
}

/** The verdict on an objective, with the reason where there is no verdict. */
export function formatObjectiveVerdict({ actual, ok, reason }: SloVerdict): string {
  if (ok !== null) return ok ? 'met' : 'missed'
  return `${actual === null ? 'not judged' : 'undecided'}: ${reason ?? 'unknown'}`
}

/** The ways in which a request can fail, in words. */
const FAILURES: Readonly<Record<string, string>> = {
  'http-429': 'refused by a limit (429)',
  'http-4xx': 'refused as a client error (4xx)',
  'http-5xx': 'a server error (5xx)',
  'http-other': 'an unexpected status, such as 3xx',
  'bad-json': 'an answer or a chunk that is not JSON',
  'not-a-completion': 'not a completion: no choices, no text, or another media type',
  truncated: 'cut off: ended without its finish_reason, terminator or full length',
  'stream-error': 'an error inside the stream',
  'stream-429': 'refused by a limit after the stream began',
  timeout: 'took too long',
  'timeout-connect': 'no connection in time',
  'timeout-total': 'not finished in time',
  refused: 'connection refused',
  reset: 'the connection broke',
  dns: 'the host name cannot be resolved',
  tls: 'the TLS handshake failed',
  network: 'no answer came',
  'too-large': 'larger than Assay accepts',
  'too-many-events': 'more events than Assay accepts',
  aborted: 'canceled by the client, as planned',
}

/**
 * Returns the meaning of a failure class of `load-run.json`; the class itself when it is not known.
 * `refusedKeys` of its `count` were 401 or 403.
 */
export function formatFailure(name: string, count = 0, refusedKeys = 0): string {
  const words = FAILURES[name] ?? name
  if (refusedKeys === 0) return words
  return refusedKeys >= count
    ? 'the key is refused (401 or 403)'
    : `${words}, ${refusedKeys} of them because the key is refused (401 or 403)`
}

const TRANSPORTS = { json: 'JSON', sse: 'event streams', websocket: 'WebSocket' } as const

/** The head of the table of transports; durations are milliseconds. */
export const TRANSPORT_HEAD = [
  'transport',
  'sent',
  'failed',
  'TTFT p50',
  'TTFT p95',
  'TPOT p50',
  'ICL p50',
  'ICL p99',
  'E2E p50',
  'E2E p95',
  'connect p50',
  'tokens/s',
  'tokens/s per user',
] as const

const CELLS = [
  ['ttft', 'p50'],
  ['ttft', 'p95'],
  ['tpot', 'p50'],
  ['icl', 'p50'],
  ['icl', 'p99'],
  ['e2e', 'p50'],
  ['e2e', 'p95'],
  ['connect', 'p50'],
] as const

/** Returns a row of cells for each transport; none where there was one only. */
export function transportRows({ byTransport }: LoadRun): readonly (readonly string[])[] {
  return (byTransport?.figures ?? []).map((figures) => [
    TRANSPORTS[figures.transport],
    thousands(figures.started),
    thousands(figures.failed),
    ...CELLS.map(([metric, stat]) => formatMilliseconds(figures.metrics[metric]?.[stat] ?? null)),
    formatTokenRate(figures.outputTokensPerSecond),
    formatTokenRate(figures.tokensPerSecondPerUser),
  ])
}

/** Returns the caveats of such a comparison. */
export function transportCaveats({ byTransport }: LoadRun): readonly string[] {
  if (byTransport == null) return []
  const hasSockets = byTransport.figures.some(({ transport }) => transport === 'websocket')
  return [
    'the CPU of k6 covers all transports together: one process sends them all',
    'no number in this table is marked with ~: the error of the instrument is known for the run as a whole, not for each transport',
    ...(hasSockets
      ? [
          'each WebSocket request opens a connection and its TTFT begins with that, where the others keep theirs; the error of the ' +
            'instrument is not measured for WebSocket',
          'frames of a WebSocket that came in one read are stamped one after the other: compare its TPOT, not its ICL',
        ]
      : []),
  ]
}

function formatTokenRate(perSecond: number | null): string {
  return perSecond === null ? UNMEASURED : thousands(Math.round(perSecond * 10) / 10)
}

/** `label` is what people write, `text` one or two sentences. */
type Definition = { readonly label: string; readonly text: string }

const DEFINITIONS: ReadonlyMap<string, Definition> = new Map(Object.entries(texts.metrics))

/** The definition of a metric by its name in load-run.json; null for a name that is not known. */
export function metricDefinition(name: string): Definition | null {
  return DEFINITIONS.get(name) ?? null
}
