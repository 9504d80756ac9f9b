/** Sends every call of a run within one budget, one set of slots and one set of pauses. */
import { brokeOff, isServerError, shedsLoad } from '../exchange/attempts.ts'
import type { Exchange, ResendReason } from '../exchange/exchange.ts'
import { headerValue } from '../exchange/reply.ts'
import type { Budget } from './budget.ts'
import type { CallName } from './recorded.ts'
import type { Transcript } from './transcript.ts'

/** One call to be made. */
export type DispatchedCall = Repeatable & {
  readonly probe: string
  readonly label: string
  readonly completionTokens: number
  /** Waits for no slot. */
  readonly isUnqueued?: boolean
  /** Is made again only after a 429 with `Retry-After`, and never after a 503. */
  readonly isPacedByTarget?: boolean
  /** Once it is aborted, the call is not sent any more: the dispatcher rejects with its reason. */
  readonly signal?: AbortSignal
  /** Finds a limit that was met otherwise than by a 429; null when none was. */
  readonly limitIn?: (exchange: Exchange) => LimitMet | null
}

/** The wait of `Retry-After`; null when none is given. */
type LimitMet = { readonly retryAfter: string | null }

/** Makes the call, and makes it again after a 429, and after a broken or 5xx answer while no other call is in flight ({@link createResending}). Attempts before the last are recorded. */
export type Dispatch = <S extends { readonly exchange: Exchange }>(
  call: DispatchedCall,
  carryOut: (name: CallName) => Promise<S>,
) => Promise<S>

/** The number of vain attempts of a call, and their reasons. */
type RetryState = { readonly throttled: number; readonly resent: number }

/** The result of one attempt of a call, and the reason to send it again, or null. */
type Attempted<S> = { readonly sent: S; readonly again: ResendReason | 'throttled' | null }

/** The options of a dispatcher. */
export type DispatchOptions = {
  readonly transcript: Transcript
  readonly maxConcurrency?: number
  readonly pauseScale?: number
}

/** Returns the dispatcher of one run. */
export function createDispatcher(options: DispatchOptions, budget: Budget): Dispatch {
  const pacer = createPacer(options.pauseScale)
  const slots = createSlots(options.maxConcurrency ?? 4)
  const resending = createResending()
  const attempts = new Map<string, number>()

  async function sendOnce<S>(call: DispatchedCall, carryOut: (name: CallName) => Promise<S>): Promise<S> {
    // Within a slot, so that a call that waited for one keeps to later pauses too.
    await pacer.ready()
    // The caller may have left during the pauses.
    call.signal?.throwIfAborted()
    budget.reserve(call.completionTokens)
    const { probe, label } = call
    const attempt = (attempts.get(`${probe}/${label}`) ?? 0) + 1
    attempts.set(`${probe}/${label}`, attempt)
    return await carryOut({ probe, label, attempt })
  }

  async function trySending<S extends { readonly exchange: Exchange }>(
    { throttled, resent }: RetryState,
    call: DispatchedCall,
    carryOut: (name: CallName) => Promise<S>,
  ): Promise<Attempted<S>> {
    const sent = await sendOnce(call, carryOut)
    const { exchange } = sent
    if (call.isSentOnce === true) return { sent, again: null }
    const reason = resending.reasonFor(call, exchange, resent)
    if (reason !== null) {
      options.transcript.addExchange({ ...exchange, sentAgain: reason })
      return { sent, again: reason }
    }
    const limit = limitMet(exchange, call)
    // A 429 is noted before the slot is free, for the next call that gets it.
    if (limit === null || (call.isPacedByTarget === true && !saysWhen(exchange, limit)))
      return { sent, again: null }
    if (!pacer.throttled(limit.retryAfter, throttled + 1)) return { sent, again: null }
    options.transcript.addExchange(exchange)
    // Many targets limit requests in flight: then a pause alone would not help.
    slots.narrow()
    return { sent, again: 'throttled' }
  }

  return async (call, carryOut) => {
    const retries = { throttled: 0, resent: 0 }
    for (;;) {
      const work = () => trySending(retries, call, carryOut)
      // Alone, so that no other call of ours can be the cause when it fails once more.
      const within = retries.resent > 0 ? slots.alone : slots.within
      const { sent, again } = await (call.isUnqueued === true ? work() : within(work))
      if (again === null) {
        if (retries.resent > 0) resending.settled(call, sent.exchange)
        return sent
      }
      retries[again === 'throttled' ? 'throttled' : 'resent'] += 1
    }
  }
}

function saysWhen({ response }: Exchange, { retryAfter }: LimitMet): boolean {
  return response?.status === 429 && retryAfterMs(retryAfter) !== null
}

function limitMet(exchange: Exchange, { limitIn }: DispatchedCall): LimitMet | null {
  const { response } = exchange
  if (response?.status === 429 || shedsLoad(exchange))
    return { retryAfter: headerValue(response?.headers ?? [], 'retry-after') }
  return limitIn?.(exchange) ?? null
}

/** Grants slots, first come, first served. */
export type Slots = {
  /** Runs `work` once a slot is free, and frees it however the work ends. */
  readonly within: <T>(work: () => Promise<T>) => Promise<T>
  /** Runs `work` once no other work is under way, and lets none begin before its end. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>
  /** Halves the number of slots, down to one. Work under way is not disturbed. */
  readonly narrow: () => void
}

type Waiting = { readonly isAlone: boolean; readonly start: () => void }

/** Creates a number of slots. */
export function createSlots(size: number): Slots {
  const waiting: Waiting[] = []
  let limit = size
  let taken = 0
  let isExclusive = false

  // In order of arrival, so that later work cannot overtake, and exclusive work gets its turn.
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

/** A pacer. `scale` shortens waits in tests. */
export type Pacer = {
  /** Waits while the target wants quiet. */
  readonly ready: () => Promise<void>
  /** Notes the 429 that a request was answered with at its nth try; returns whether another one is worth it. */
  readonly throttled: (retryAfter: string | null, tries: number) => boolean
}

const MAX_WAIT_MS = 10_000
// A run of some 200 requests is to come through a limit of three in a second.
const MAX_TOTAL_WAIT_MS = 120_000
const MAX_TRIES = 5

/** Creates a pacer for one run: waits at most 10 s at a time and 120 s in all. */
export function createPacer(scale = 1): Pacer {
  let quietUntilMs = 0
  let waitedMs = 0
  const remainingMs = () => quietUntilMs - performance.now()
  return {
    async ready() {
      // Again after each wait: another request may have been asked for a longer one meanwhile.
      for (let waitMs = remainingMs(); waitMs > 0; waitMs = remainingMs())
        await new Promise((resolve) => setTimeout(resolve, waitMs))
    },
    throttled(retryAfter, tries) {
      const askedMs = retryAfterMs(retryAfter) ?? 1000 * 2 ** (tries - 1)
      if (tries >= MAX_TRIES || askedMs > MAX_WAIT_MS || waitedMs + askedMs > MAX_TOTAL_WAIT_MS) return false
      // Requests that were throttled together wait together: only a longer pause counts.
      const untilMs = performance.now() + askedMs * scale
      const addedMs = Math.max(0, untilMs - Math.max(quietUntilMs, performance.now()))
      waitedMs += scale === 0 ? askedMs : addedMs / scale
      quietUntilMs = Math.max(quietUntilMs, untilMs)
      return true
    },
  }
}

/** Returns Retry-After in milliseconds: seconds or an HTTP date (RFC 9110 10.2.3); null when absent or neither. */
export function retryAfterMs(value: string | null): number | null {
  if (value === null) return null
  if (/^\d+(\.\d+)?$/.test(value.trim())) return Number(value) * 1000
  // The three forms of an HTTP date; anything looser would take "-1" for a year.
  const atMs = /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/.test(value)
    ? Date.parse(value.endsWith('GMT') ? value : `${value} GMT`)
    : Number.NaN
  return Number.isNaN(atMs) ? null : Math.max(0, atMs - Date.now())
}

/** The properties of a call that decide whether it may be repeated. */
export type Repeatable = {
  /** Never again. */
  readonly isSentOnce?: boolean
  /** Not again after a failure that may have come after the call was carried out. */
  readonly hasEffect?: boolean
  /** Not again after a failure, for which it was sent. */
  readonly isFailureSought?: boolean
  /** Every conforming target answers it with a completion. */
  readonly isValidCall?: boolean
  /** Returns whether the answer did not come whole; default: whether its connection broke. */
  readonly breaksOff?: (exchange: Exchange) => boolean
}

/** The calls of one run that were sent again, and their results. */
export type Resending = {
  /** Returns why the call is to be sent again, or null when it is not. `resent`: how often that was done. */
  readonly reasonFor: (call: Repeatable, exchange: Exchange, resent: number) => ResendReason | null
  /** Notes the last attempt of a call that was sent again at least once. */
  readonly settled: (call: Repeatable, exchange: Exchange) => void
}

// With 5 % of answers lost, four in a row are lost once in 160,000 calls.
const MAX_RESENDS = 3
// A target that fails so many valid calls, and answers none of them when asked again, will not begin to.
const MAX_LASTING = 10

/** Creates the counts of one run. A call is sent again once, or up to three times where failures of this run are known to pass or none is known to last. */
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
