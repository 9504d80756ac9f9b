/** Limits the requests, tokens and time of a run. Pure except for the clock. */
import type { Run } from '../../schemas/compiled/run.ts'
import { isRecord, isSuccess, strictJson } from '../exchange/reply.ts'
import { parseJson } from '../codec/parse-json.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { bodyBytesOf } from '../exchange/bytes.ts'
import { readEventStream } from '../codec/event-stream.ts'

/** The limit that a request would exceed. */
export type BudgetErrorCode = 'requests' | 'tokens' | 'prompt-tokens' | 'minutes' | 'throttled'

/** Thrown when a request would exceed the budget; the request is not sent. */
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
export type Budget = {
  /**
   * Counts a request before it is sent. `completionTokens`: the maximum that it asks for. `promptTokens`: an estimate. Throws
   * BudgetError if the request would exceed a limit.
   */
  readonly reserve: (completionTokens: number, promptTokens?: number) => void
  /** Throws BudgetError if the time for requests is over. */
  readonly requireTime: () => void
  /**
   * Adds the tokens of a `usage` object from an answer to the cost of the run. They take the place of the completion tokens that the call
   * asked for, and of the estimate of its prompt tokens.
   */
  readonly use: (
    usage: unknown,
    asked?: { readonly completionTokens?: number; readonly promptTokens?: number },
  ) => void
  readonly cost: () => Run['cost']
  /** Returns for how many milliseconds requests may still start. */
  readonly remainingMs: () => number
  /** Returns whether the budget has enough left for these further calls. */
  readonly allows: (further: Pick<Run['cost'], 'requests' | 'completionTokens'>) => boolean
}

/** The time limit of a run: `minutes` plus `extraMs` for planned waits. In the last `reservedMs`, no request may start. */
export type TimeLimit = { readonly minutes: number; readonly extraMs: number; readonly reservedMs: number }

/** Creates the budget of a run. The time limit `time` counts from this call; null means no limit. */
export function createBudget(
  maxRequests: number,
  maxTokens: number,
  time: TimeLimit | null = null,
  maxPromptTokens = Infinity,
): Budget {
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
    allows: (further) =>
      requests + further.requests <= maxRequests &&
      completionTokens + unknownTokens + further.completionTokens <= maxTokens,
    reserve(asked, prompt = 0) {
      requireTime()
      if (requests + 1 > maxRequests) throw new BudgetError('requests', maxRequests)
      if (completionTokens + unknownTokens + asked > maxTokens) throw new BudgetError('tokens', maxTokens)
      if (Math.max(sentPromptTokens, promptTokens) + prompt > maxPromptTokens)
        throw new BudgetError('prompt-tokens', maxPromptTokens)
      requests += 1
      unknownTokens += asked
      sentPromptTokens += prompt
    },
    use(usage, asked = {}) {
      const counts = isRecord(usage) ? usage : {}
      if (typeof counts['completion_tokens'] === 'number') unknownTokens -= asked.completionTokens ?? 0
      if (typeof counts['prompt_tokens'] !== 'number') estimatedPromptTokens += asked.promptTokens ?? 0
      promptTokens += countAt(counts['prompt_tokens'])
      completionTokens += countAt(counts['completion_tokens'])
    },
    cost: () => ({
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

/** Counts recorded exchanges in a budget. `terminator`: the text that ends event streams; null if unknown. */
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

/** Returns the last `usage` object in the answer; undefined if the answer contains no such object. */
export function usageIn(exchange: Exchange, terminator: string | null): unknown {
  if (exchange.response === null || !isSuccess(exchange)) return undefined
  const json = strictJson(exchange)
  if (json.ok) return isRecord(json.value) ? json.value['usage'] : undefined
  const { events } = readEventStream(bodyBytesOf(exchange.response.body), exchange.response.reads)
  return events.flatMap(({ data }) => (data === terminator ? [] : usageObjects(data))).at(-1)
}

/** Returns a list with the `usage` object of a JSON text; an empty list if there is none. */
export function usageObjects(data: string): readonly unknown[] {
  const value = parseJson(data)
  return isRecord(value) && isRecord(value['usage']) ? [value['usage']] : []
}
