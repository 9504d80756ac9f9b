/** The wire a run talks through: sends, paces, redacts, records. Everything above it sees redacted exchanges only. */
import { createHash } from 'node:crypto'
import type { Run } from '../../reports/run.ts'
import type { ClientOutcome, Exchange } from '../exchange.ts'
import type { ProbeContext, RequestSpec } from '../probe.ts'
import { stringOf, type Readings } from '../readings.ts'
import { headerOf } from '../reply.ts'
import { createBudget } from './budget.ts'
import { recordBody } from './bytes.ts'
import { clientFetch, STAND_IN_KEY } from './client-fetch.ts'
import { DEFAULT_CAPS, DEFAULT_DEADLINES, type Caps, type Deadlines } from './deadlines.ts'
import { exchangeOnce, type RawExchange, type RawRequest } from './http.ts'
import { outgoing, type Outgoing } from './outgoing.ts'
import { createPacer } from './pacing.ts'
import type { Redactor } from './redaction.ts'
import type { Transcript } from './transcript.ts'
import { usageIn } from './usage.ts'

/** What a wire is made of. */
export type WireOptions = {
  readonly baseUrl: string
  readonly key: string | null
  readonly model: string
  readonly seed: string
  readonly version: string
  readonly readings: Readings
  readonly redactor: Redactor
  readonly transcript: Transcript
  readonly maxRequests: number
  readonly maxTokens: number
  readonly deadlines?: Partial<Deadlines>
  readonly caps?: Partial<Caps>
  /** Requests in flight at once; default 4. */
  readonly maxConcurrency?: number
  /** Shortens the waits a 429 asks for; 1 unless a test says otherwise. */
  readonly pauseScale?: number
}

/** A wire to one target. */
export type Wire = {
  readonly contextFor: (probe: string) => ProbeContext
  readonly cost: () => Run['cost']
}

type Sent = { readonly exchange: Exchange; readonly raw: RawExchange }

/** Opens a wire. Nothing is sent yet. */
export function createWire(options: WireOptions): Wire {
  const deadlines = { ...DEFAULT_DEADLINES, ...options.deadlines }
  const caps = { ...DEFAULT_CAPS, ...options.caps }
  const budget = createBudget(options.maxRequests, options.maxTokens)
  const pacer = createPacer(options.pauseScale)
  const slots = createSlots(options.maxConcurrency ?? 4)
  const attempts = new Map<string, number>()
  const terminator = stringOf(options.readings, 'sse.events', 'terminator')

  async function send(probe: string, label: string, request: Outgoing, spec: RequestSpec): Promise<Sent> {
    for (;;) {
      await pacer.ready()
      budget.reserve(request.completionTokens)
      const release = await slots.take()
      const sent = await sendOnce(probe, label, request, spec).finally(release)
      const { response } = sent.exchange
      if (response?.status !== 429) return sent
      if (!pacer.throttled(headerOf(response.headers, 'retry-after'), sent.exchange.attempt)) return sent
    }
  }

  async function sendOnce(probe: string, label: string, request: Outgoing, spec: RequestSpec): Promise<Sent> {
    const attempt = (attempts.get(`${probe}/${label}`) ?? 0) + 1
    attempts.set(`${probe}/${label}`, attempt)
    const raw = await exchangeOnce(rawRequest(request, spec))
    const exchange = redacted(probe, label, attempt, request, raw)
    budget.use(usageIn(exchange, terminator))
    return { exchange, raw }
  }

  function rawRequest({ method, url, headers, body }: Outgoing, spec: RequestSpec): RawRequest {
    const ownDeadlines = spec.totalMs === undefined ? {} : { totalMs: spec.totalMs, headersMs: spec.totalMs }
    const hangUpAfterEvents = spec.hangUpAfterEvents ?? null
    return { method, url, headers, body, terminator, hangUpAfterEvents, deadlines: { ...deadlines, ...ownDeadlines }, caps }
  }

  function redacted(probe: string, label: string, attempt: number, request: Outgoing, raw: RawExchange): Exchange {
    const { redactor } = options
    const body = request.body === null ? null : recordBody(redactor.bytes(request.body), caps.recordedRequestBytes)
    const { status, headers, bytes, reads, end, timing, sentAtEpochMs } = raw
    const answer = recordBody(redactor.bytes(bytes), caps.recordedBodyBytes)
    return {
      id: attempt === 1 ? `${probe}/${label}` : `${probe}/${label}#${attempt}`,
      probe,
      label,
      attempt,
      sentAtEpochMs,
      request: { method: request.method, url: redactor.text(request.url.href), headers: redactor.headers(request.headers), body },
      response: status === null ? null : { status, headers: redactor.headers(headers), body: answer, reads },
      end: end.kind === 'failed' ? { ...end, detail: redactor.text(end.detail) } : end,
      timing,
    }
  }

  function contextFor(probe: string): ProbeContext {
    return {
      model: options.model,
      readings: options.readings,
      nonce: (label) => nonceOf(options.seed, probe, label),
      async send(label, spec) {
        const { exchange } = await send(probe, label, outgoing(spec, options), spec)
        options.transcript.addExchange(exchange)
        return exchange
      },
      async throughClient(label, library, use) {
        let last: Exchange | null = null
        const fetch = clientFetch(options, async (request) => {
          // What came before the last answer is recorded as it is; the last one carries the outcome.
          if (last !== null) options.transcript.addExchange(last)
          const { exchange, raw } = await send(probe, label, request, {})
          last = exchange
          return raw
        })
        const outcome = await outcomeOf(library, () => use({ baseUrl: options.baseUrl, apiKey: STAND_IN_KEY, fetch }))
        const exchange: Exchange = { ...sentThrough(last, library), client: cleaned(outcome, options.redactor) }
        options.transcript.addExchange(exchange)
        return exchange
      },
    }
  }

  return { contextFor, cost: budget.cost }
}

function sentThrough(exchange: Exchange | null, library: string): Exchange {
  if (exchange === null) throw new Error(`${library} sent nothing at all`)
  return exchange
}

async function outcomeOf(library: string, use: () => Promise<string>): Promise<ClientOutcome> {
  try {
    return { library, text: await use(), error: null }
  } catch (error) {
    if (error instanceof Error && error.name === 'BudgetError') throw error
    // Libraries wrap what fetch threw; a spent budget must not look like a fault of the target.
    if (error instanceof Error && error.cause instanceof Error && error.cause.name === 'BudgetError') throw error.cause
    return { library, text: null, error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }
  }
}

function cleaned(outcome: ClientOutcome, redactor: Redactor): ClientOutcome {
  const text = outcome.text === null ? null : redactor.text(outcome.text)
  return { ...outcome, text, error: outcome.error === null ? null : redactor.text(outcome.error).slice(0, 500) }
}

/** Letters and digits that depend on nothing but these three. */
function nonceOf(seed: string, probe: string, label: string): string {
  return createHash('sha256').update(JSON.stringify([seed, probe, label])).digest('hex').slice(0, 12)
}

// First come, first served.
function createSlots(size: number) {
  const waiting: (() => void)[] = []
  let free = size
  const release = () => {
    const next = waiting.shift()
    if (next === undefined) free += 1
    else next()
  }
  return {
    async take(): Promise<() => void> {
      if (free > 0) free -= 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      return release
    },
  }
}

