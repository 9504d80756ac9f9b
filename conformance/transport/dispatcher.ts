/** Sends all calls of a run under one budget, one limit of concurrent calls and common pauses. */
import { brokeOff, isServerError, shedsLoad } from '../exchange/attempts.ts'
import type { Exchange, ResendReason } from '../exchange/exchange.ts'
import { headerValue } from '../exchange/reply.ts'
import type { Budget } from './budget.ts'
import type { CallName } from './recorded.ts'
import type { Transcript } from './transcript.ts'

/** A call that the dispatcher sends. */
export type DispatchedCall = Repeatable & {
  readonly probe: string
  readonly label: string
  readonly completionTokens: number
  readonly promptTokens: number
  /** Whether the call is sent at once, even while all slots are taken. */
  readonly isUnqueued?: boolean
  /** Whether the call is sent again after a limit only for a 429 with `Retry-After`, and never for a 503. */
  readonly isPacedByTarget?: boolean
  /** Cancels the call. After an abort the call is not sent any more, and the dispatcher rejects with the reason of the signal. */
  readonly signal?: AbortSignal
  /** Returns the limit that an answer without a 429 reports; null when it reports none. */
  readonly reportedLimit?: (exchange: Exchange) => ReportedLimit | null
}

/** A limit that the target reported, with the value of `Retry-After`; null when the field is absent. */
type ReportedLimit = { readonly retryAfter: string | null }

/** Sends a call and returns its last attempt; all are recorded. Repeats it after limits and failures ({@link createResending}). */
export type Dispatch = <S extends { readonly exchange: Exchange }>(
  call: DispatchedCall,
  carryOut: (name: CallName) => Promise<S>,
) => Promise<S>

/** The number of failed attempts of a call: after a limit, and after a broken or 5xx answer. */
type RetryState = { readonly throttled: number; readonly resent: number }

/** The result of one attempt of a call. `again`: the reason to send the call again; null when this was the last attempt. */
type AttemptResult<S> = { readonly sent: S; readonly again: ResendReason | 'throttled' | 'away' | null }

/** The options of a dispatcher. */
export type DispatchOptions = {
  readonly transcript: Transcript
  readonly maxConcurrency?: number
  readonly pauseScale?: number
}

/** Creates the dispatcher of one run. */
export function createDispatcher(options: DispatchOptions, budget: Budget): Dispatch {
  const pacer = createPacer(options.pauseScale)
  const slots = createSlots(options.maxConcurrency ?? 4)
  const resending = createResending()
  const attempts = new Map<string, number>()

  async function sendOnce<S>(call: DispatchedCall, carryOut: (name: CallName) => Promise<S>): Promise<S> {
    // Waits within a slot, so that a call that waited for its slot also respects pauses that began meanwhile.
    await pacer.ready()
    // The caller may have canceled the call during the pauses.
    call.signal?.throwIfAborted()
    budget.reserve(call.completionTokens, call.promptTokens)
    const { probe, label } = call
    const attempt = (attempts.get(`${probe}/${label}`) ?? 0) + 1
    attempts.set(`${probe}/${label}`, attempt)
    return await carryOut({ probe, label, attempt })
  }

  async function trySending<S extends { readonly exchange: Exchange }>(
    { throttled, resent }: RetryState,
    call: DispatchedCall,
    carryOut: (name: CallName) => Promise<S>,
  ): Promise<AttemptResult<S>> {
    const sent = await sendOnce(call, carryOut)
    const { exchange } = sent
    if (call.isSentOnce === true) return { sent, again: null }
    // A refused connection delivered nothing, so calls with an effect may be repeated too.
    const reason = pacer.isAway(exchange) ? 'away' : resending.reasonFor(call, exchange, resent)
    if (reason !== null) {
      options.transcript.addExchange({ ...exchange, sentAgain: reason === 'away' ? 'broken-off' : reason })
      return { sent, again: reason }
    }
    const limit = limitMet(exchange, call)
    // Notes a 429 before the slot is free, so that the next call waits too.
    if (limit === null || (call.isPacedByTarget === true && !saysWhen(exchange, limit)))
      return { sent, again: null }
    if (!pacer.throttled(limit.retryAfter, throttled + 1)) return { sent, again: null }
    options.transcript.addExchange(exchange)
    // Many targets limit concurrent requests. A pause alone does not help there.
    slots.narrow()
    return { sent, again: 'throttled' }
  }

  return async (call, carryOut) => {
    const retries = { throttled: 0, resent: 0 }
    for (;;) {
      const work = () => trySending(retries, call, carryOut)
      // Repeats the call alone, so that no other call can cause its failure.
      const within = retries.resent > 0 ? slots.alone : slots.within
      const { sent, again } = await (call.isUnqueued === true ? work() : within(work))
      if (again === null) {
        if (retries.resent > 0) resending.settled(call, sent.exchange)
        return sent
      }
      if (again !== 'away') retries[again === 'throttled' ? 'throttled' : 'resent'] += 1
    }
  }
}

function saysWhen({ response }: Exchange, { retryAfter }: ReportedLimit): boolean {
  return response?.status === 429 && retryAfterMs(retryAfter) !== null
}

function limitMet(exchange: Exchange, { reportedLimit }: DispatchedCall): ReportedLimit | null {
  const { response } = exchange
  if (response?.status === 429 || shedsLoad(exchange))
    return { retryAfter: headerValue(response?.headers ?? [], 'retry-after') }
  return reportedLimit?.(exchange) ?? null
}

/** Limits the calls in flight. Calls get free slots in the order in which they arrive. */
export type Slots = {
  /** Runs `work` as soon as a slot is free. The slot is freed even when the work fails. */
  readonly within: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs `work` while no other work runs: waits for the running work, and delays new work. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Halves the number of slots, down to one. Running work is not interrupted. */
  readonly narrow: () => void
}

type Waiting = { readonly isAlone: boolean; readonly start: () => void }

/** Creates slots in which at most `size` calls are in flight at a time. */
export function createSlots(size: number): Slots {
  const waiting: Waiting[] = []
  let limit = size
  let taken = 0
  let isExclusive = false

  // Starts work in order of arrival, so that exclusive work gets its turn.
  function startNext(): void {
    for (let next = waiting[0]; next !== undefined; next = waiting[0]) {
      const isFree = next.isAlone ? taken === 0 : taken < limit
      if (isExclusive || !isFree) return
      waiting.shift()
      taken += 1
      isExclusive = next.isAlone
      next.start()
    }
  }

  async function run<T>(work: () => Promise<T>, isAlone: boolean): Promise<T> {
    await new Promise<void>((start) => {
      waiting.push({ isAlone, start })
      startNext()
    })
    try {
      return await work()
    } finally {
      taken -= 1
      if (isAlone) isExclusive = false
      startNext()
    }
  }

  return {
    within: (work) => run(work, false),
    alone: (work) => run(work, true),
    narrow() {
      limit = Math.max(1, Math.floor(limit / 2))
    },
  }
}

/** Pauses all calls of a run for as long as the target demands. Tests shorten the pauses by `scale`. */
export type Pacer = {
  /** Waits until the pauses that the target demanded are over. */
  readonly ready: () => Promise<void>
  /** Records that a limit refused attempt number `tries` of a call. Returns whether to try again after the pause. */
  readonly throttled: (retryAfter: string | null, tries: number) => boolean
  /** Records an answer. Returns true, so that the call is sent again, when a service that answered earlier refuses connections. */
  readonly isAway: (exchange: Exchange) => boolean
}

const AWAY_PAUSE_MS = 1000
// The maximum time that a service may refuse connections in a run, such as during a rolling restart.
const MAX_AWAY_MS = 20_000

const MAX_WAIT_MS = 10_000
// Suffices for a run of 200 requests under a limit of three per second.
const MAX_TOTAL_WAIT_MS = 120_000
const MAX_TRIES = 5

/** Creates the pacer of one run. It waits at most 10 s at a time and 120 s in all. */
export function createPacer(scale = 1): Pacer {
  let quietUntilMs = 0
  let waitedMs = 0
  let awayMs = 0
  let isReached = false
  const remainingMs = () => quietUntilMs - performance.now()
  return {
    async ready() {
      // Checks again after each wait, because another answer may have asked for a longer pause meanwhile.
      for (let waitMs = remainingMs(); waitMs > 0; waitMs = remainingMs())
        await new Promise((resolve) => setTimeout(resolve, waitMs))
    },
    isAway({ response, end }) {
      isReached ||= response !== null
      const isRefused = end.kind === 'failed' && end.code === 'refused'
      if (!isRefused || !isReached || awayMs >= MAX_AWAY_MS) return false
      // Calls that are refused during a pause share it.
      if (remainingMs() > 0) return true
      awayMs += AWAY_PAUSE_MS
      quietUntilMs = performance.now() + AWAY_PAUSE_MS * scale
      return true
    },
    throttled(retryAfter, tries) {
      const askedMs = retryAfterMs(retryAfter) ?? 1000 * 2 ** (tries - 1)
      if (tries >= MAX_TRIES || askedMs > MAX_WAIT_MS || waitedMs + askedMs > MAX_TOTAL_WAIT_MS) return false
      // Counts overlapping pauses once: adds only the time by which this one is longer.
      const untilMs = performance.now() + askedMs * scale
      const addedMs = Math.max(0, untilMs - Math.max(quietUntilMs, performance.now()))
      waitedMs += scale === 0 ? askedMs : addedMs / scale
      quietUntilMs = Math.max(quietUntilMs, untilMs)
      return true
    },
  }
}

/** Returns the wait of a `Retry-After` value in milliseconds (RFC 9110 section 10.2.3); null when absent or malformed. */
export function retryAfterMs(value: string | null): number | null {
  if (value === null) return null
  if (/^\d+(\.\d+)?$/.test(value.trim())) return Number(value) * 1000
  // The three forms of an HTTP date; a looser pattern would accept "-1" as a year.
  const atMs = /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/.test(value)
    ? Date.parse(value.endsWith('GMT') ? value : `${value} GMT`)
    : Number.NaN
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - Date.now())
}

/** The properties of a call that decide whether it may be sent again. */
export type Repeatable = {
  /** Whether the call is never sent again. */
  readonly isSentOnce?: boolean
  /** Whether the call has an effect at the target. It is not sent again when the target may have carried it out. */
  readonly hasEffect?: boolean
  /** Whether the call is meant to provoke a failure. It is not sent again after a failure. */
  readonly isFailureSought?: boolean
  /** Whether every conforming target answers the call with a completion. */
  readonly isValidCall?: boolean
  /** Returns whether the answer is incomplete. Default: whether its connection broke. */
  readonly breaksOff?: (exchange: Exchange) => boolean
}

/** Decides which calls of a run are sent again after a broken or 5xx answer. */
export type Resending = {
  /** Returns the reason to send the call again, or null for none. `resent`: how often it was sent again so far. */
  readonly reasonFor: (call: Repeatable, exchange: Exchange, resent: number) => ResendReason | null
  /** Records the last attempt of a call that was sent again at least once. */
  readonly settled: (call: Repeatable, exchange: Exchange) => void
}

// If 5 % of answers are lost, four in a row are lost once in 160,000 calls.
const MAX_RESENDS = 3
// The number of valid calls that failed again, after which repetitions are useless.
const MAX_LASTING = 10

/** Creates the rule for one run. A call is sent again once, or up to three times if repetitions have helped or none has failed. */
export function createResending(): Resending {
  let passing = 0
  let lasting = 0
  let lastingValid = 0
  return {
    reasonFor(call, exchange, resent) {
      const reason = mishapOf(call, exchange)
      if (reason === null || resent >= MAX_RESENDS) return null
      if (passing === 0 && lastingValid >= MAX_LASTING) return null
      return resent === 0 || passing > 0 || lasting === 0 ? reason : null
    },
    settled(call, exchange) {
      if (mishapOf(call, exchange) === null) {
        passing += 1
        return
      }
      lasting += 1
      if (call.isValidCall === true) lastingValid += 1
    },
  }
}

function mishapOf(
  { isSentOnce, hasEffect, isFailureSought, breaksOff = brokeOff }: Repeatable,
  exchange: Exchange,
): ResendReason | null {
  if (isSentOnce === true || isFailureSought === true) return null
  if (breaksOff(exchange)) return hasEffect === true ? null : 'broken-off'
  return isServerError(exchange) ? 'server-error' : null
}
