import { MINUTE_MS, SECOND_MS } from '../../schemas/durations.ts'
import { brokeOff, isLimited, isOfLimits, isServerError } from '../exchange/attempts.ts'
import { MUST_BE_REFUSED } from '../engine/probe.ts'
import type { CallKind, Exchange, ResendReason } from '../exchange/exchange.ts'
import { headerValue, statusOf } from '../exchange/reply.ts'
import { type Budget, createPacer, type PacerOptions, type RefusedCall } from './pacer.ts'
import { readRetryAfter, serverTimeMs } from '../exchange/limits-values.ts'
import type { CallName } from './request-record.ts'
import type { Transcript } from './transcript.ts'

type DispatchedCall = Repeatable & {
  readonly probe: string
  readonly label: string
  readonly completionTokens: number
  readonly promptTokens: number
  /** Whether the call may start although the maximum number of concurrent calls is already in progress. */
  readonly isUnqueued?: boolean
  /** If true, a call that a limit refused is sent again only after a 429 with `Retry-After`. */
  readonly isPacedByTarget?: boolean
  readonly signal?: AbortSignal
  readonly connection?: 'keep' | 'reuse'
  readonly kind?: CallKind
  readonly atOnce?: number
  /** If an answer reports a rate limit without status 429, as over a WebSocket, returns that limit. Otherwise returns null. */
  readonly reportedLimit?: (exchange: Exchange) => ReportedLimit | null
}

type ReportedLimit = { readonly retryAfter: string | null }

/** A function that sends a call and repeats it after a rate limit or a failure. It returns the last attempt. */
export type Dispatch = <S extends { readonly exchange: Exchange }>(
  call: DispatchedCall,
  carryOut: (name: CallName) => Promise<S>,
) => Promise<S>

type RetryState = { readonly throttled: number; readonly resent: number; readonly firstEndMs: number }

type Reason = ResendReason | 'throttled' | 'away'

/** The maximum number of calls that a run sends at the same time. */
export const CALLS_AT_ONCE = 4

/** The options of a dispatcher, which sends the calls of a run. */
export type DispatchOptions = PacerOptions & {
  readonly transcript: Transcript
  /** The maximum number of concurrent calls; {@link CALLS_AT_ONCE} except in tests. */
  readonly maxConcurrency?: number
}

// The status of services and gateways that are overloaded (RFC 9110 section 15.6.4). Some limiters use it without Retry-After.
const UNAVAILABLE = 503
// The maximum number of pauses for a call that gets 503. They double from 1 s to a sum of 15 s.
const MAX_UNAVAILABLE = 4

/** Creates the dispatcher, which sends the calls of one run. */
export function createDispatcher(options: DispatchOptions, budget: Budget): Dispatch {
  const pacer = createPacer(options, budget.remainingMs)
  const slots = createSlots(options.maxConcurrency ?? CALLS_AT_ONCE)
  const resending = createResending()
  const attempts = new Map<string, number>()
  const whyPaused = observeUnavailable(pacer, slots)

  async function sendOnce<S>(call: DispatchedCall, carryOut: (name: CallName) => Promise<S>): Promise<S> {
    // Waits within a slot, so that a call that waited for its slot also respects pauses that began meanwhile.
    await pacer.ready(placesFor(call))
    // The caller may have canceled the call during the pauses.
    call.signal?.throwIfAborted()
    budget.reserve(call.completionTokens, call.promptTokens)
    return await carryOut(nextName(call, attempts))
  }

  async function trySending<S extends { readonly exchange: Exchange }>(
    retries: RetryState,
    call: DispatchedCall,
    carryOut: (name: CallName) => Promise<S>,
  ): Promise<{ readonly sent: S; readonly again: Reason | null }> {
    const sent = await sendOnce(call, carryOut)
    const { exchange } = sent
    const limit = limitMet(exchange, call)
    if (isOfLimits(call)) pacer.restart()
    else if (limit === null) pacer.answered(exchange)
    if (call.isSentOnce === true) return { sent, again: null }
    const reason = whyPaused(call, exchange, retries) ?? resending.reasonFor(call, exchange, retries.resent)
    if (reason !== null) {
      options.transcript.addExchange({ ...exchange, sentAgain: recordedReason(exchange, reason) })
      return { sent, again: reason }
    }
    // Notes a 429 before the slot is free, so that the next call waits too.
    if (limit === null || (call.isPacedByTarget === true && !saysWhen(exchange, limit)))
      return { sent, again: null }
    const tries = call.connection === undefined ? retries.throttled + 1 : exchange.attempt
    if (!pacer.throttled(refusalOf(call, exchange, limit, tries)) || call.connection !== undefined)
      return { sent, again: null }
    options.transcript.addExchange(exchange)
    // Many targets limit concurrent requests. A pause alone does not help there.
    slots.narrow()
    return { sent, again: 'throttled' }
  }

  return async (call, carryOut) => {
    const retries = { throttled: 0, resent: 0, firstEndMs: Number.POSITIVE_INFINITY }
    for (;;) {
      const work = () => trySending(retries, call, carryOut)
      // Repeats the call alone, so that no other call can cause its failure. A long prompt has few attempts, so also after a limit.
      const place = retries.resent > 0 || (retries.throttled > 0 && isLong(call)) ? 'alone' : 'within'
      const { sent, again } = await (call.isUnqueued === true ? work() : slots[place](work))
      if (again === null) {
        if (retries.resent > 0) resending.settled(call, sent.exchange)
        return sent
      }
      retries.firstEndMs = Math.min(retries.firstEndMs, endEpochMs(sent.exchange))
      if (again !== 'away') retries[again === 'throttled' ? 'throttled' : 'resent'] += 1
    }
  }
}

// Returns a function that pauses all calls if the service is away, or if a rate limit answered 503. A 503 counts as from a limit once
// a call with a 503 was answered when repeated. This ends when all attempts of a call get a 503.
function observeUnavailable(pacer: ReturnType<typeof createPacer>, slots: ReturnType<typeof createSlots>) {
  const refused = new WeakSet<DispatchedCall>()
  let isByLimit: boolean | null = null
  return (call: DispatchedCall, exchange: Exchange, { throttled, firstEndMs }: RetryState): Reason | null => {
    const hasFailed = mishapOf(call, exchange) !== null
    if (refused.has(call) && exchange.response !== null && !hasFailed) isByLimit ??= true
    if (hasFailed && statusOf(exchange) === UNAVAILABLE) {
      refused.add(call)
      const refusal = { waitMs: null, tries: throttled + 1, isSpecial: isSpecial(call) }
      isByLimit &&= throttled < MAX_UNAVAILABLE && pacer.throttled(refusal)
      if (isByLimit === true) {
        slots.narrow()
        return 'throttled'
      }
    }
    return pacer.isAway(exchange, firstEndMs, hasFailed) ? 'away' : null
  }
}

function endEpochMs({ sentAtEpochMs, timing }: Exchange): number {
  return sentAtEpochMs + timing.endMs
}

function recordedReason({ response }: Exchange, reason: Reason): ResendReason {
  if (reason !== 'throttled' && reason !== 'away') return reason
  return response === null ? 'broken-off' : 'server-error'
}

// Names the next attempt of a call, and counts it in `attempts`.
function nextName({ probe, label }: DispatchedCall, attempts: Map<string, number>): CallName {
  const attempt = (attempts.get(`${probe}/${label}`) ?? 0) + 1
  attempts.set(`${probe}/${label}`, attempt)
  return { probe, label, attempt }
}

// Returns whether a call may have a limit of its own, such as a limit on wrong keys.
function isSpecial({ hasEffect, kind }: DispatchedCall): boolean {
  return hasEffect === true || kind === 'credential'
}

function waitMsIn(exchange: Exchange, { retryAfter }: ReportedLimit): number | null {
  return retryAfter === null ? null : readRetryAfter(retryAfter, serverTimeMs(exchange)).waitMs
}

// Describes a refusal to the pacer.
function refusalOf(
  call: DispatchedCall,
  exchange: Exchange,
  limit: ReportedLimit,
  tries: number,
): RefusedCall {
  const waitMs = waitMsIn(exchange, limit) ?? silentWaitMs(call, tries)
  const apart = isLong(call) ? 'a long prompt' : call.isPacedByTarget === true ? 'a sign-up' : undefined
  return { waitMs, tries, isSpecial: isSpecial(call), apart }
}

// Returns the wait after a refusal that announces none; null for the usual one. Calls that share a connection all start again, so they wait
// for a minute in two pauses. A long prompt waits for a minute after its second refusal: the first one may be of a limit on concurrency.
function silentWaitMs(call: DispatchedCall, tries: number): number | null {
  if (call.connection !== undefined) return tries * SILENT_LIMIT_MS
  return isLong(call) && tries > 1 ? MINUTE_MS : null
}

function isLong({ promptTokens }: DispatchedCall): boolean {
  return promptTokens >= LONG_PROMPT_TOKENS
}

// The first of the two pauses after refusals without Retry-After. The second is twice as long, and both last a minute.
const SILENT_LIMIT_MS = 21 * SECOND_MS
// The number of prompt tokens from which a prompt is long.
const LONG_PROMPT_TOKENS = 4000

// Returns the free places in the rate limit that a call needs before it starts: usually 0 for a call that must be refused.
function placesFor({ kind, isSentOnce, atOnce = 1, connection }: DispatchedCall): number {
  if (isSentOnce === true) return 0
  if (connection === 'keep') return 2
  return kind !== undefined && MUST_BE_REFUSED.includes(kind) ? 0 : atOnce
}

function saysWhen(exchange: Exchange, limit: ReportedLimit): boolean {
  return exchange.response?.status === 429 && waitMsIn(exchange, limit) !== null
}

function limitMet(exchange: Exchange, { reportedLimit }: DispatchedCall): ReportedLimit | null {
  if (isLimited(exchange)) return { retryAfter: headerValue(exchange.response?.headers ?? [], 'retry-after') }
  return reportedLimit?.(exchange) ?? null
}

type Waiting = { readonly isAlone: boolean; readonly start: () => void }

/** Creates a limiter that lets at most `size` calls run at the same time. */
export function createSlots(size: number) {
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
    within: <T>(work: () => Promise<T>) => run(work, false),
    /** Runs `work` while no other call of the run is in progress. */
    alone: <T>(work: () => Promise<T>) => run(work, true),
    /** Halves the maximum number of concurrent calls, to 1 at least. */
    narrow() {
      limit = Math.max(1, Math.floor(limit / 2))
    },
  }
}

type Repeatable = {
  readonly isSentOnce?: boolean
  readonly hasEffect?: boolean
  readonly isFailureSought?: boolean
  /** Whether every conforming target must answer the call with a completion. */
  readonly isValidCall?: boolean
  readonly breaksOff?: (exchange: Exchange) => boolean
}

// The maximum number of repetitions. If 5 % of answers are lost, four in a row are lost once in 160,000 calls.
const MAX_RESENDS = 3
// After this number of valid calls that failed despite repetition, no call is repeated any more, unless any repetition has succeeded.
const MAX_LASTING = 10

// Creates the rule of a run that decides whether Assay sends a failed call again. A call is repeated at most three times.
function createResending() {
  let passing = 0
  let lasting = 0
  let lastingValid = 0
  return {
    reasonFor(call: Repeatable, exchange: Exchange, resent: number): ResendReason | null {
      const reason = mishapOf(call, exchange)
      if (reason === null || resent >= MAX_RESENDS) return null
      if (passing === 0 && lastingValid >= MAX_LASTING) return null
      return resent === 0 || passing > 0 || lasting === 0 ? reason : null
    },
    settled(call: Repeatable, exchange: Exchange): void {
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
