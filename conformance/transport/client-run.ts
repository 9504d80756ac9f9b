/** Runs a JavaScript client library in this process. The last exchange records the outcome that the library reported. */
import type { ClientOutcome, Exchange } from '../exchange/exchange.ts'
import type { ProbeContext } from '../engine/probe.ts'
import { CALL_FIELD, openClientProxy, type ForwardCall } from './client-proxy.ts'
import type { Origin } from './outgoing.ts'
import type { Redactor } from './redaction.ts'

/** The options of {@link runClient}. */
export type ClientRunOptions = {
  readonly label: string
  readonly origin: Origin
  readonly redactor: Redactor
  readonly forward: ForwardCall
  readonly record: (exchange: Exchange) => void
}

const MAX_ERROR_CHARS = 500

/**
 * Calls `use`, which sends requests with a client library through a proxy. Returns the last exchange, with the outcome that the
 * library reported. Throws BudgetError if a request exceeds the budget, and Error if no request is sent.
 */
export async function runClient(
  library: string,
  use: Parameters<ProbeContext['throughClient']>[2],
  { label, origin, redactor, forward, record }: ClientRunOptions,
): Promise<Exchange> {
  const proxy = await openClientProxy(origin, forward)
  proxy.begin({ label, key: null })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).origin !== proxy.url) throw new TypeError(`refused to leave ${origin.baseUrl}`)
    request.headers.set(CALL_FIELD, label)
    return await globalThis.fetch(request)
  }
  try {
    const outcome = await outcomeOf(library, redactor, () =>
      use({ baseUrl: proxy.url, apiKey: proxy.proxyKey, fetch }),
    )
    const { exchanges, failure } = await proxy.forwardedOf(label)
    const last = exchanges.at(-1)
    for (const exchange of exchanges.slice(0, -1)) record(exchange)
    if (last !== undefined && failure !== null) record(last)
    // A spent budget must not look like a fault of the target.
    if (failure !== null) throw failure.error
    if (last === undefined)
      throw new Error(`${library} sent nothing at all: ${outcome.error ?? 'it gave no reason'}`)
    const exchange = { ...last, client: outcome }
    record(exchange)
    return exchange
  } finally {
    await proxy.close()
  }
}

async function outcomeOf(
  library: string,
  redactor: Redactor,
  use: () => Promise<string>,
): Promise<ClientOutcome> {
  try {
    return { library, text: redactor.text(await use()), error: null }
  } catch (error) {
    const text = error instanceof Error ? `${nameOf(error)}: ${error.message}` : String(error)
    return { library, text: null, error: redactor.text(text).slice(0, MAX_ERROR_CHARS) }
  }
}

// Returns the name of an error; if the name is only `Error`, returns the name of its class.
function nameOf({ name, constructor }: Error): string {
  return name === 'Error' ? constructor.name : name
}
