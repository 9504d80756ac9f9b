/** Runs a client library over the wire, and keeps what it made of the target beside its last call. */
import type { ClientOutcome, Exchange } from '../exchange/exchange.ts'
import type { ProbeContext } from '../engine/probe.ts'
import { BudgetError } from './budget.ts'
import { clientFetch } from './client-fetch.ts'
import { newStandInKey } from './client-key.ts'
import type { RawExchange } from './http.ts'
import type { Origin, Outgoing } from './outgoing.ts'
import type { Redactor } from './redaction.ts'

/** The options of a client run. */
export type ClientRunOptions = {
  readonly origin: Origin
  readonly redactor: Redactor
  readonly send: (request: Outgoing) => Promise<{ readonly exchange: Exchange; readonly raw: RawExchange }>
  readonly record: (exchange: Exchange) => void
}

const MAX_ERROR_CHARS = 500
// A library may wrap an error in another of its own; more than a few layers deep, it is not a cause any more.
const MAX_CAUSES = 5

/**
 * Lets `use` call the target through a library. Every call is recorded, the last one with the outcome; returns that one.
 * Throws BudgetError when the budget ran out under the library, and an Error when it sent nothing at all.
 */
export async function runClient(
  library: string,
  use: Parameters<ProbeContext['throughClient']>[2],
  { origin, redactor, send, record }: ClientRunOptions,
): Promise<Exchange> {
  let last: Exchange | null = null
  const flush = (client?: ClientOutcome): Exchange | null => {
    const exchange = last === null || client === undefined ? last : { ...last, client }
    last = null
    if (exchange !== null) record(exchange)
    return exchange
  }
  const apiKey = newStandInKey()
  const fetch = clientFetch(origin, apiKey, async (request) => {
    flush()
    const { exchange, raw } = await send(request)
    last = exchange
    return raw
  })
  try {
    const outcome = await outcomeOf(library, () => use({ baseUrl: origin.baseUrl, apiKey, fetch }))
    const exchange = flush(cleaned(outcome, redactor))
    if (exchange === null)
      throw new Error(`${library} sent nothing at all: ${outcome.error ?? 'it gave no reason'}`)
    return exchange
  } finally {
    flush()
  }
}

async function outcomeOf(library: string, use: () => Promise<string>): Promise<ClientOutcome> {
  try {
    return { library, text: await use(), error: null }
  } catch (error) {
    // A spent budget must not look like a fault of the target.
    const spent = budgetErrorIn(error)
    if (spent !== null) throw spent
    const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    return { library, text: null, error: text }
  }
}

function budgetErrorIn(error: unknown): BudgetError | null {
  let current = error
  for (let depth = 0; depth < MAX_CAUSES && current instanceof Error; depth += 1) {
    if (current instanceof BudgetError) return current
    current = current.cause
  }
  return null
}

function cleaned({ library, text, error }: ClientOutcome, redactor: Redactor): ClientOutcome {
  return {
    library,
    text: text === null ? null : redactor.text(text),
    error: error === null ? null : redactor.text(error).slice(0, MAX_ERROR_CHARS),
  }
}
