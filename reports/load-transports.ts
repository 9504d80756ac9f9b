/** The transports of a mix beside each other, in words and cells. */
import type { LoadDifference, LoadRun } from './load-run.ts'
import { formatMilliseconds, UNMEASURED } from './load-text.ts'
import { thousands } from '../schemas/count.ts'

const NAMES = { json: 'JSON', sse: 'event streams', websocket: 'WebSocket' } as const

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
    NAMES[figures.transport],
    thousands(figures.started),
    thousands(figures.failed),
    ...CELLS.map(([metric, stat]) => formatMilliseconds(figures.metrics[metric]?.[stat] ?? null)),
    formatPace(figures.outputTokensPerSecond),
    formatPace(figures.tokensPerSecondPerUser),
  ])
}

/** Returns what the transports differ in, a line for each comparison. */
export function formatDifferences({ byTransport }: LoadRun): readonly string[] {
  return (byTransport?.differences ?? []).map(formatDifference)
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

function formatDifference({ metric, stat, of, against, ms, ci }: LoadDifference): string {
  const name = `${metric.toUpperCase()} ${stat}`
  const [one, other] = [NAMES[of], NAMES[against]]
  if (ci === null) return `${name}: ${one} and ${other}: the run is too short to tell`
  if (ci.low <= 0 && ci.high >= 0) {
    return `${name}: ${one} and ${other}: no difference shown (95 %: ${signed(ci.low)} to ${signed(ci.high)} ms)`
  }
  const [low, high] = [Math.abs(ci.low), Math.abs(ci.high)].toSorted((a, b) => a - b)
  return (
    `${name}: ${one} ${formatMilliseconds(Math.abs(ms))} ms ${ms < 0 ? 'less' : 'more'} than ${other} ` +
    `(95 %: ${formatMilliseconds(low ?? 0)} to ${formatMilliseconds(high ?? 0)} ms)`
  )
}

function signed(ms: number): string {
  return `${ms < 0 ? '-' : '+'}${formatMilliseconds(Math.abs(ms))}`
}

function formatPace(perSecond: number | null): string {
  return perSecond === null ? UNMEASURED : thousands(Math.round(perSecond * 10) / 10)
}
