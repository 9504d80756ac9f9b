import type { Row } from '../../schemas/compiled/row.ts'

/** The names of the durations of a request. Durations with `-response` in their name start at the scheduled time of the request. */
export const TIMING_NAMES = [
  'ttft',
  'ttft-response',
  'ttfo',
  'tpot',
  'ntpot',
  'e2e',
  'e2e-response',
  'ttfb',
  'ttfe',
  'ttst',
  'tail',
  'connect',
  'tls',
  'schedule-lag',
] as const

/** The name of a duration of a request. */
export type TimingName = (typeof TIMING_NAMES)[number]

/** The durations of a request in ms. A duration is null if it is unknown. */
export type Timings = Readonly<Record<TimingName, number | null>>

/** Returns when an answer was complete, in µs since the start of the run. Null if unknown. */
export function answerEndUs(row: Row): number | null {
  if (row.empty === true) return row.doneUs ?? row.closedUs
  return row.transport === 'json' ? row.doneUs : row.lastTokenUs
}

function streamedTokens({ completionTokens, hiddenTokens = 0 }: Row): number | null {
  return completionTokens === null ? null : completionTokens - hiddenTokens
}

/** Matches the names of metrics that need the token count in `usage`. */
export const OF_USAGE = /^(n?tpot|output-tokens)$/

const MISCOUNT = 1.5

/** Returns whether the token count in `usage` is far below the number of chunks, or far above both that number and `maxTokens`. */
export function isMiscounted(row: Row, maxTokens: number): boolean {
  const tokens = streamedTokens(row)
  if (row.transport === 'json' || tokens === null) return false
  return MISCOUNT * tokens < row.chunks || tokens > MISCOUNT * Math.max(row.chunks, maxTokens)
}

/** Returns the durations of a request, from its row (the record of the request). */
export function timingsOf(row: Row): Timings {
  const { scheduledUs, sentUs, firstTokenUs, lastTokenUs, completionTokens } = row
  const streamed = streamedTokens(row)
  // An answer without any token has no time per token, and no last token.
  const endUs = row.empty === true ? lastTokenUs : answerEndUs(row)
  const laterTokens = streamed === null ? 0 : tokensAfterFirst(streamed, row.chunks)
  const streamedUs = betweenUs(firstTokenUs, lastTokenUs)
  const wholeUs = endUs === null ? null : betweenUs(sentUs, row.doneUs)
  return {
    ttft: inMs(betweenUs(sentUs, firstTokenUs)),
    'ttft-response': inMs(betweenUs(scheduledUs, firstTokenUs)),
    // An answer of reasoning alone has no output.
    ttfo: row.empty === true ? null : inMs(betweenUs(sentUs, row.firstOutputUs ?? firstTokenUs)),
    tpot: streamedUs === null || laterTokens <= 0 || row.chunks < 2 ? null : streamedUs / laterTokens / 1000,
    ntpot:
      wholeUs === null || completionTokens === null || completionTokens === 0
        ? null
        : wholeUs / completionTokens / 1000,
    e2e: inMs(betweenUs(sentUs, endUs)),
    'e2e-response': inMs(betweenUs(scheduledUs, endUs)),
    // The header fields of a WebSocket belong to its handshake, which answers no prompt.
    ttfb: row.transport === 'websocket' ? null : inMs(betweenUs(sentUs, row.headersUs)),
    ttfe: inMs(betweenUs(sentUs, row.firstEventUs)),
    ttst: row.gapsUs?.[0] === undefined ? null : row.gapsUs[0] / 1000,
    tail: inMs(betweenUs(lastTokenUs, row.doneUs)),
    connect: inMs(betweenUs(sentUs, row.connectedUs)),
    tls: inMs(betweenUs(row.tcpUs ?? null, row.connectedUs)),
    'schedule-lag': inMs(betweenUs(scheduledUs, sentUs)),
  }
}

const SEVERAL_TOKENS = 1.5

function tokensAfterFirst(tokens: number, chunks: number): number {
  return tokens < SEVERAL_TOKENS * chunks ? tokens - 1 : tokens - tokens / Math.max(1, chunks)
}

/** Returns whether a failure class is a timeout. */
export function isTimeout(name: string | undefined): boolean {
  return name?.startsWith('timeout') === true
}

/** The metrics of the time between tokens. */
export const OF_PACE: readonly string[] = ['tpot', 'icl', 'ttst']

/** The maximum share of answers that each came in one burst. Above this share, the time between tokens is not judged. */
export const MANY_BURSTS = 0.05

// Fewer tokens may arrive together by chance.
const FEWEST_IN_BURST = 8
// The chunks of a faster stream were collected on the way.
const LEAST_US_PER_TOKEN = 50
// For a stream that was silent for LONG_SILENCE times as long as its text then took.
const LEAST_US_AFTER_SILENCE = 250
const LONG_SILENCE = 10

/** Returns whether all text of a stream came at once, as through a proxy that buffers it. */
export function isBurst(row: Row): boolean {
  const { transport, chunks, sentUs, firstTokenUs, lastTokenUs } = row
  const tokens = streamedTokens(row) ?? chunks
  const spanUs = betweenUs(firstTokenUs, lastTokenUs)
  if (transport === 'json' || spanUs === null || tokens < FEWEST_IN_BURST) return false
  const isAfterSilence = (betweenUs(sentUs, firstTokenUs) ?? 0) >= LONG_SILENCE * spanUs
  return spanUs < (isAfterSilence ? LEAST_US_AFTER_SILENCE : LEAST_US_PER_TOKEN) * tokens
}

function betweenUs(fromUs: number | null, toUs: number | null): number | null {
  return fromUs === null || toUs === null ? null : toUs - fromUs
}

function inMs(us: number | null): number | null {
  return us === null ? null : us / 1000
}

/** A span of time in µs since the start of the run. The end (`toUs`) is excluded. */
export type Window = { readonly fromUs: number; readonly toUs: number }

/** Returns whether a time lies within a window. False if the time is null. */
export function isWithin(window: Window, atUs: number | null): boolean {
  return atUs !== null && atUs >= window.fromUs && atUs < window.toUs
}

/** Returns the length of a window in seconds. */
export function secondsOf(window: Window): number {
  return Math.max(0, window.toUs - window.fromUs) / 1_000_000
}

/** Returns how long the time from `fromUs` to `toUs` overlaps a window, in µs. */
export function overlapUs(window: Window, fromUs: number, toUs: number): number {
  return Math.max(0, Math.min(window.toUs, toUs) - Math.max(window.fromUs, fromUs))
}
