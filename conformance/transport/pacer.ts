import { count } from '../../schemas/count.ts'
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../../schemas/durations.ts'
import { isGatewayError } from '../evidence/outage.ts'
import { isServerError, SWITCHED } from '../exchange/attempts.ts'
import { VALID_KINDS } from '../exchange/call-kinds.ts'
import { is2xx, jsonOf, statusOf, isRecord, isSuccess, strictJson } from '../exchange/reply.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { parseJson } from '../codec/parse-json.ts'
import { bodyBytesOf } from '../exchange/bytes.ts'
import { readEventStream } from '../codec/event-stream.ts'

/** The options of a pacer, which decides when a run may send its next call. */
export type PacerOptions = {
  /** The factor by which every pause is multiplied; 1 except in tests. */
  readonly pauseScale?: number
  readonly time?: { readonly minutes: number }
  /** How many completions the run needs; absent if unknown. */
  readonly plannedCompletions?: number
  /** Whether the run also exhausts a rate limit deliberately, to judge the refusals that follow. */
  readonly spendsQuota?: boolean
  /** Called before a long pause, with a text for the user. */
  readonly onNotice?: (text: string) => void
  /** Returns why the rate limit that `exchange` announces is too low for the remaining `completions`. Null if it is high enough. */
  readonly whyScarce?: (exchange: Exchange, completions: number) => string | null
  /** Returns the wait in ms after a refusal with a Retry-After of `waitMs`: less than `waitMs` if this far exceeds the declared windows. */
  readonly waitToObeyMs?: (waitMs: number) => number
}

/** A call that a limit refused. */
export type RefusedCall = {
  /** The wait in ms that the refusal demands. Null if it demands none. */
  readonly waitMs: number | null
  /** How often a limit has refused this call. */
  readonly tries: number
  /** True if a separate limit may apply to the refused call, for example to a sign-up or a call with a wrong API key. */
  readonly isSpecial?: boolean
  readonly apart?: string | undefined
}

const AWAY_PAUSE_MS = 1000
// The maximum total time in ms for which a service may be away in a run, such as during a rolling restart.
const MAX_AWAY_MS = 20_000
// The maximum total time in ms of absence for a service that answers 5xx in JSON, because most such services are up.
const MAX_AWAY_IN_JSON_MS = 5000
// The waiting time in ms after which a notice says that the run waits for the service.
const AWAY_NOTICE_MS = 2000

// The maximum pause in ms of a run without a time limit. Also the maximum for special calls until another call has paused longer.
const MAX_SHORT_MS = 10_000
// The maximum total of the pauses without an answered call, in ms. The first such pause may be longer than this maximum.
const MAX_FRUITLESS_MS = 120_000
// The maximum number of attempts. The pauses double from 1 s to a sum of 63 s, because most limits are per minute.
const MAX_TRIES = 7
// The minimum pause in ms after `MAX_TRIES` attempts, so that waiting for the start of a service costs few requests.
const STARTING_PAUSE_MS = 5000
// The maximum number of attempts of a sign-up or a long prompt, and the maximum total of the pauses for them, in ms.
const MAX_APART_TRIES = 3
const MAX_APART_MS = 300_000
// The maximum number of accepted calls between refusals at which the pacer spaces calls evenly, as for a token bucket.
const MAX_SPACED = 2
// The factor by which each answer shortens the time between calls. The time may be too long, since other users can cause refusals.
const SHRINKING = 0.9
// The minimum delay in ms that is announced to the user.
const NOTICE_MS = 20_000
// The ratio of the remaining time that Assay advises to the estimated remaining time.
const ADVICE_FACTOR = 1.2
const MAX_ADVISED_MINUTES = 1440

/** Creates the pacer of a run, which pauses all calls if the target demands it. `remainingMs` returns how much time the run has left. */
export function createPacer(options: PacerOptions = {}, remainingMs: () => number = () => Infinity) {
  const { pauseScale = 1, time, onNotice, whyScarce, waitToObeyMs = (ms: number) => ms } = options
  const pause = createPause(pauseScale)
  const limit = observeLimit(options)
  const start = observeStart(onNotice)
  let fruitlessMs = 0
  let apartMs = 0
  let longestMs = MAX_SHORT_MS
  let stopError: BudgetError | null = null

  return {
    /** Waits until pauses are over and the rate limit allows `places` more calls. Rejects with BudgetError if the run must stop. */
    async ready(places = 0): Promise<void> {
      if (stopError === null) await pause.over(places)
      if (stopError !== null) throw stopError
    },
    isAway: observeService(pause, onNotice),
    answered(exchange: Exchange): void {
      if (exchange.response === null) return
      fruitlessMs = 0
      start.ended()
      const left = limit.answered(exchange, pause)
      const why = left === null ? null : (whyScarce?.(exchange, left) ?? null)
      if (why !== null) stopError ??= new BudgetError('throttled', 0, why)
    },
    restart: limit.restart,
    /** Records that a limit refused a call, and sets a pause for the run. Returns whether the call is to be sent again. */
    throttled({ waitMs, tries, isSpecial = false, apart }: RefusedCall): boolean {
      const isStarting = waitMs !== null && start.isWaitedFor(tries)
      const leastMs = isStarting ? STARTING_PAUSE_MS : 0
      const askedMs = Math.max(leastMs, waitMs === null ? SECOND_MS * 2 ** (tries - 1) : waitToObeyMs(waitMs))
      if (apart !== undefined) {
        // These refusals do not show how many completions the limit accepts.
        const maxMs = Math.min(time === undefined ? MAX_SHORT_MS : remainingMs(), MAX_APART_MS - apartMs)
        if (tries >= MAX_APART_TRIES || askedMs > maxMs) return false
        if (askedMs >= NOTICE_MS) onNotice?.(`a limit refuses ${apart}: the run waits ${spanText(askedMs)}`)
        apartMs += askedMs
        pause.extend(askedMs)
        return true
      }
      if (isSpecial && askedMs > longestMs) return false
      const isNew = !pause.isRunning()
      const needMs = limit.refused(askedMs)
      if (!isSpecial && time !== undefined && needMs > remainingMs()) {
        const text = limit.text(needMs) + advice(needMs, time.minutes, remainingMs())
        stopError ??= new BudgetError('throttled', time.minutes, text)
        return false
      }
      const isFruitless = isNew && fruitlessMs > 0 && fruitlessMs + askedMs > MAX_FRUITLESS_MS
      const isTooLong = time === undefined && askedMs > MAX_SHORT_MS
      if ((tries >= MAX_TRIES && !isStarting) || isTooLong || isFruitless) return false
      if (isNew) fruitlessMs += askedMs
      if (!isSpecial) longestMs = Math.max(longestMs, askedMs + SECOND_MS)
      if (limit.isNews(needMs)) onNotice?.(limit.text(needMs))
      pause.setSpace(limit.spaceMs(pause.isSpaced()))
      pause.extend(askedMs)
      return true
    },
  }
}

// Waits for a service that is starting, and refuses all calls until then. `MAX_TRIES` does not apply to this wait.
function observeStart(onNotice: PacerOptions['onNotice']) {
  let hasEnded = false
  return {
    ended: (): void => void (hasEnded = true),
    isWaitedFor(tries: number): boolean {
      if (hasEnded || tries < MAX_TRIES) return false
      if (tries === MAX_TRIES)
        onNotice?.(`no request was accepted yet, so the run waits at most ${spanText(MAX_FRUITLESS_MS)}`)
      return true
    },
  }
}

function observeService(pause: Pause, onNotice: PacerOptions['onNotice']) {
  // When the last call was sent that the service itself answered.
  let upAtEpochMs = Number.NEGATIVE_INFINITY
  // How many ms the run has waited for a service that answers 5xx in JSON (`json`), and for one without an answer of its own (`other`).
  const awayMs = { json: 0, other: 0 }
  // How many calls failed although the service was up. After two, this is the answer to each call that is not valid.
  let ownFailures = 0
  return (exchange: Exchange, firstEndMs: number, hasFailed: boolean): boolean => {
    const { response, end, sentAtEpochMs } = exchange
    if (response !== null && !isServerError(exchange)) {
      upAtEpochMs = Math.max(upAtEpochMs, sentAtEpochMs)
      if (!hasFailed) return false
    }
    // A refused connection delivered nothing, so calls with an effect may be repeated too.
    const isRefused = end.kind === 'failed' && end.code === 'refused'
    // A 500 to a call that is not valid is its answer. A service that stops answers 503 or resets connections.
    const isAnswer = exchange.isValidCall !== true && statusOf(exchange) === 500
    const isSilent =
      isRefused || isGatewayError(exchange) || (hasFailed && !isAnswer && firstEndMs < Infinity)
    const isUp = !isRefused && upAtEpochMs > firstEndMs
    if (isSilent && isUp) ownFailures += 1
    const isOwn = isUp || (!isRefused && ownFailures > 1 && exchange.isValidCall !== true)
    const kind = jsonOf(exchange) === undefined ? 'other' : 'json'
    const maxMs = kind === 'json' ? MAX_AWAY_IN_JSON_MS : MAX_AWAY_MS
    if (!isSilent || isOwn || upAtEpochMs < 0 || awayMs[kind] >= maxMs) return false
    // Calls that get no answer during a pause share it.
    if (pause.isRunning()) return true
    if (awayMs[kind] === AWAY_NOTICE_MS)
      onNotice?.(
        `${exchange.id} gets ${statusOf(exchange) ?? 'no answer'} again and again, so the run waits at most ${spanText(maxMs)} for the service`,
      )
    awayMs[kind] += AWAY_PAUSE_MS
    pause.extend(AWAY_PAUSE_MS)
    return true
  }
}

type Pause = ReturnType<typeof createPause>

function createPause(scale: number) {
  let quietUntilMs = 0
  let spaceMs = 0
  let nextMs = 0
  let reserved = 0

  // Returns how many ms a call must still wait if it needs `places` free places in the rate limit.
  function waitMs(places: number): number {
    const isSpaced = places > 0 && reserved === 0
    const spacedMs = isSpaced ? nextMs + (places - 1) * spaceMs * scale : 0
    return Math.max(quietUntilMs, spacedMs) - performance.now()
  }

  return {
    isRunning: () => performance.now() < quietUntilMs,
    isSpaced: () => spaceMs > 0,
    extend(ms: number): void {
      quietUntilMs = Math.max(quietUntilMs, performance.now() + ms * scale)
    },
    setSpace: (ms: number): void => void (spaceMs = ms),
    shrinkSpace: (): void => void (spaceMs *= SHRINKING),
    async over(places: number): Promise<void> {
      // Checks again after each wait, because another answer may have asked for a longer pause meanwhile.
      for (let ms = waitMs(places); ms > 0; ms = waitMs(places))
        await new Promise((resolve) => setTimeout(resolve, Math.ceil(ms)))
      if (places === 0) return
      // Calls that start together wait together.
      reserved = reserved === 0 ? places - 1 : reserved - 1
      nextMs = performance.now() + spaceMs * scale
    },
  }
}

function observeLimit({ plannedCompletions: needed = 0, spendsQuota = false }: PacerOptions) {
  // Counts from the start to the first refusal, and from the pause after it to the end: a bucket is full only at the start.
  let [startMs, accepted, refusals] = [performance.now(), 0, 0]
  let left = needed
  let announcedEndMs = 0
  let seen = { accepted: 0, ms: 0 }

  return {
    answered(exchange: Exchange, pause: Pause): number | null {
      if (!is2xx(exchange) && statusOf(exchange) !== SWITCHED) return null
      // A limit on completions accepts other calls, such as the list of models, while it refuses completions.
      if (exchange.kind !== undefined && !VALID_KINDS.includes(exchange.kind)) return null
      left = Math.max(1, left - 1)
      pause.shrinkSpace()
      // Calls that were sent before a refusal may be answered after it.
      if (refusals === 1 && pause.isRunning()) seen.accepted += 1
      else accepted += 1
      if (accepted === 1) startMs = performance.now() - exchange.timing.endMs
      return left
    },
    restart: (): void => void (accepted = 0),
    /** Records a refusal with its Retry-After (`askedMs`). Returns the estimated time in ms until the run has sent all its calls. */
    refused(askedMs: number): number {
      const ms = performance.now() + askedMs - startMs
      if (accepted > 0) {
        seen = { accepted, ms }
        if (refusals === 0) accepted = 0
        refusals += 1
      }
      return seen.accepted === 0 ? askedMs : askedMs + Math.ceil(left / seen.accepted - 1) * seen.ms
    },
    /** Returns the minimum time in ms between the starts of calls. It is 0 if the limit accepts bursts and calls are not yet spaced. */
    spaceMs: (isSpaced: boolean): number =>
      refusals > 1 && (isSpaced || seen.accepted <= MAX_SPACED) ? seen.ms / seen.accepted : 0,
    isNews(needMs: number): boolean {
      const endMs = performance.now() + needMs
      if (needMs < NOTICE_MS || endMs < announcedEndMs + needMs / 2) return false
      announcedEndMs = endMs
      return true
    },
    text(ms: number): string {
      const accepts =
        seen.accepted === 0
          ? 'a limit refuses the first request, so the run waits'
          : `a limit accepts about ${count(seen.accepted, 'request')} per ${spanText(seen.ms)}, and the run needs about ${left} more`
      return `${accepts}: that takes about ${spanText(ms)}${spendsQuota ? ', without the checks of limits' : ''}`
    },
  }
}

function advice(needMs: number, minutes: number, remainingMs: number): string {
  const enough = Math.ceil(minutes + (ADVICE_FACTOR * needMs - remainingMs) / MINUTE_MS)
  const flag = enough > MAX_ADVISED_MINUTES ? '' : `pass --max-minutes ${enough}, or `
  return `, longer than the run may last: ${flag}use a key with a higher limit`
}

function spanText(ms: number): string {
  if (ms < 2 * MINUTE_MS) return `${Math.round(ms / SECOND_MS)} s`
  return ms < 2 * HOUR_MS ? `${Math.round(ms / MINUTE_MS)} minutes` : `${Math.round(ms / HOUR_MS)} hours`
}

type BudgetErrorCode = 'requests' | 'tokens' | 'prompt-tokens' | 'minutes' | 'throttled'

/** Thrown if a request would exceed the budget; the request is not sent. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError'
  readonly code: BudgetErrorCode

  constructor(code: BudgetErrorCode, limit: number, message?: string) {
    const unit = code === 'tokens' ? 'completion tokens' : code.replace('-', ' ')
    const spent =
      code === 'minutes'
        ? `the time of the run is up: ${limit} minutes (--max-minutes)`
        : `the budget of ${limit} ${unit} is spent (--max-${code})`
    super(message ?? spent)
    this.code = code
  }
}

/** Limits the requests, tokens and time of a run, and adds up its cost. */
export type Budget = ReturnType<typeof createBudget>

/** The time limit of a run: `minutes` plus `extraMs`. In the last `reservedMs` ms no request starts, so that running calls can end. */
type TimeLimit = { readonly minutes: number; readonly extraMs: number; readonly reservedMs: number }

/** Creates the budget of a run: its maximum requests, tokens and duration. If `time` is null, the duration is not limited. */
export function createBudget(
  maxRequests: number,
  maxTokens: number,
  time: TimeLimit | null = null,
  maxPromptTokens = Infinity,
) {
  const lastStartMs = time === null ? Infinity : performance.now() + sendingMs(time)
  let [requests, promptTokens, completionTokens] = [0, 0, 0]
  // The tokens that calls asked for whose usage is unknown, because they are in flight or report none.
  let unknownTokens = 0
  let [sentPromptTokens, estimatedPromptTokens] = [0, 0]
  const requireTime = (): void => {
    if (time !== null && performance.now() > lastStartMs) throw new BudgetError('minutes', time.minutes)
  }
  const remainingMs = (): number => Math.max(0, lastStartMs - performance.now())
  return {
    requireTime,
    remainingMs,
    allows: (further: Pick<Run['cost'], 'requests' | 'completionTokens'>): boolean =>
      requests + further.requests <= maxRequests &&
      completionTokens + unknownTokens + further.completionTokens <= maxTokens,
    /** Counts a request and its maximum tokens before it is sent. Throws BudgetError if this would exceed the budget of the run. */
    reserve(asked: number, prompt = 0): void {
      requireTime()
      if (requests + 1 > maxRequests) throw new BudgetError('requests', maxRequests)
      if (completionTokens + unknownTokens + asked > maxTokens) throw new BudgetError('tokens', maxTokens)
      if (Math.max(sentPromptTokens, promptTokens) + prompt > maxPromptTokens)
        throw new BudgetError('prompt-tokens', maxPromptTokens)
      requests += 1
      unknownTokens += asked
      sentPromptTokens += prompt
    },
    /** Adds the tokens that an answer reports to the cost. Without a report, the requested tokens (`asked`) count against the budget. */
    use(
      usage: unknown,
      asked: { readonly completionTokens?: number; readonly promptTokens?: number } = {},
    ): void {
      const counts = isRecord(usage) ? usage : {}
      if (typeof counts['completion_tokens'] === 'number') unknownTokens -= asked.completionTokens ?? 0
      if (typeof counts['prompt_tokens'] !== 'number') estimatedPromptTokens += asked.promptTokens ?? 0
      promptTokens += countAt(counts['prompt_tokens'])
      completionTokens += countAt(counts['completion_tokens'])
    },
    cost: (): Run['cost'] => ({
      requests,
      promptTokens,
      completionTokens,
      ...(estimatedPromptTokens === 0 ? {} : { estimatedPromptTokens }),
    }),
  }
}

// Returns the time in ms during which requests may start. At most half of all time is reserved for the last request.
function sendingMs({ minutes, extraMs, reservedMs }: TimeLimit): number {
  const allMs = minutes * 60_000 + extraMs
  return Math.max(allMs - reservedMs, allMs / 2)
}

function countAt(value: unknown): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : 0
}

/** Adds the requests and tokens of recorded exchanges to the spent part of a budget. */
export function countRecorded(
  budget: Budget,
  exchanges: readonly Exchange[],
  terminator: string | null,
): void {
  for (const exchange of exchanges) {
    budget.reserve(0)
    budget.use(usageIn(exchange, terminator))
  }
}

/** Returns the last `usage` object in a successful plain or streamed answer. Returns undefined if there is none. */
export function usageIn(exchange: Exchange, terminator: string | null): unknown {
  if (exchange.response === null || !isSuccess(exchange)) return undefined
  const json = strictJson(exchange)
  if (json.ok) return isRecord(json.value) ? json.value['usage'] : undefined
  const { events } = readEventStream(bodyBytesOf(exchange.response.body), exchange.response.reads)
  return events.flatMap(({ data }) => (data === terminator ? [] : usageObjects(data))).at(-1)
}

/** Returns a list with the `usage` object of a JSON text. The list is empty if the text has no `usage`. */
export function usageObjects(data: string): readonly unknown[] {
  const value = parseJson(data)
  return isRecord(value) && isRecord(value['usage']) ? [value['usage']] : []
}
