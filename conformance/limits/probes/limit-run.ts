/** The common state of the steps that look for limits: what was answered, what was refused, and how long was waited. */
import type { Exchange, QuotaSeries } from '../../exchange/exchange.ts'
import { is2xx } from '../../exchange/reply.ts'
import type { ProbeContext } from '../../engine/probe.ts'
import { stringOf } from '../../statement/readings.ts'
import { limitHeadersOf } from '../limits-headers.ts'
import { MAX_TOTAL_WAIT_MS, MAX_WAIT_MS, requestQuota } from '../declared-quotas.ts'
import { answeredAtMs, shortestWaitMs } from '../limits-values.ts'
import { limitCalls, type LimitCalls } from './limits-calls.ts'

/** Timers may fire a little early, and clients that obey are not punctual to the millisecond. */
export const MARGIN_MS = 30

/** The common state of the steps. */
export type LimitRun = {
  readonly context: ProbeContext
  readonly calls: LimitCalls
  /** The quota that is counted on: declared, or announced by a header field; null when unknown. */
  quota: number | null
  readonly windowMs: number | null
  /** The time of the last successful answer, and of the last answer of any kind. */
  answeredAtMs: number
  heardAtMs: number
  /** The last refusal. */
  refusal: Exchange | null
  /** Calls that got through before the first refusal. */
  answeredCount: number
  /** How long each successful answer took. */
  readonly tookMs: number[]
  /** Makes a plain call, of a series or on its own. */
  readonly call: (label: string, series?: QuotaSeries) => Promise<Exchange>
  /** Waits until that moment; false, and at once, when it is too far off. */
  readonly until: (atMs: number) => Promise<boolean>
  /** Waits for so many windows of silence, or as long as the last refusal says; false when that is too long or unknown. */
  readonly silence: (windows: number) => Promise<boolean>
}

/** Starts a run without calls. */
export function createRun(context: ProbeContext): LimitRun {
  const declared = requestQuota(context.readings)
  const calls = limitCalls(context)
  let waitedMs = 0
  const run: LimitRun = {
    context,
    calls,
    quota: declared?.quota ?? null,
    windowMs: declared?.windowMs ?? null,
    answeredAtMs: context.nowMs(),
    heardAtMs: context.nowMs(),
    refusal: null,
    answeredCount: 0,
    tookMs: [],
    call: async (label, series) => noted(run, await calls.plain(label, series)),
    async until(atMs) {
      const waitMs = atMs - context.nowMs()
      if (waitMs <= 0) return true
      if (waitMs > MAX_WAIT_MS || waitedMs + waitMs > MAX_TOTAL_WAIT_MS) return false
      waitedMs += waitMs
      await context.pause(waitMs)
      return true
    },
    silence(windows) {
      const { windowMs, refusal, heardAtMs } = run
      const promisedMs = refusal === null ? null : promiseOf(context, refusal)
      const quietMs =
        windowMs === null ? promisedMs : Math.max(heardAtMs + windows * windowMs, promisedMs ?? 0)
      return quietMs === null ? Promise.resolve(false) : run.until(quietMs + MARGIN_MS)
    },
  }
  return run
}

/** Takes note of an answer on the key that is spent. */
export function noted(run: LimitRun, exchange: Exchange): Exchange {
  run.heardAtMs = answeredAtMs(exchange)
  if (is2xx(exchange)) {
    run.answeredAtMs = run.heardAtMs
    run.tookMs.push(run.heardAtMs - exchange.sentAtEpochMs)
  } else run.refusal = exchange
  return exchange
}

// Ordinary clocks differ by less.
const STALE_MS = 60_000

/** The moment that a refusal names: Retry-After first; a header field that announces when the quota is full again is second best. */
export function promiseOf({ readings }: ProbeContext, refusal: Exchange): number | null {
  const waitMs = shortestWaitMs(refusal, STALE_MS)
  if (waitMs !== null) return answeredAtMs(refusal) + waitMs
  const family = stringOf(readings, 'limits.headers', 'reading') ?? ''
  const resets = (limitHeadersOf(family, refusal)?.allowances ?? []).flatMap(({ resetMs }) => resetMs ?? [])
  return resets.length === 0 ? null : answeredAtMs(refusal) + Math.max(...resets)
}
