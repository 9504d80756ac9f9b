/** The wire a run talks through: sends, paces, redacts, records. Everything above it sees redacted exchanges only. */
import { createHash } from 'node:crypto'
import type { Run } from '../../reports/run.ts'
import type { Exchange } from '../exchange.ts'
import type { ProbeContext, RequestSpec } from '../probe.ts'
import { stringOf, type Readings } from '../readings.ts'
import { headerOf } from '../reply.ts'
import { createBudget, type Budget } from './budget.ts'
import { runClient } from './client-run.ts'
import { DEFAULT_CAPS, DEFAULT_DEADLINES, type Caps, type Deadlines } from './deadlines.ts'
import { exchangeOnce, type RawExchange, type RawRequest } from './http.ts'
import { outgoing, type Outgoing } from './outgoing.ts'
import { createPacer } from './pacing.ts'
import { recordedExchange } from './recorded.ts'
import type { Redactor } from './redaction.ts'
import { createSecrets, type Secrets } from './secrets.ts'
import { createSlots } from './slots.ts'
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
  /** Secrets held from the start besides the key, by name; the redactor must know them. */
  readonly secrets?: ReadonlyMap<string, string>
  readonly signupEmail?: string | null
}

/** A wire to one target. */
export type Wire = {
  readonly contextFor: (probe: string) => ProbeContext
  readonly cost: () => Run['cost']
}

type Sent = { readonly exchange: Exchange; readonly raw: RawExchange }

type Send = (probe: string, label: string, request: Outgoing, spec: RequestSpec) => Promise<Sent>

/** Opens a wire. Nothing is sent yet. */
export function createWire(options: WireOptions): Wire {
  const budget = createBudget(options.maxRequests, options.maxTokens)
  const { transcript, redactor, readings, secrets: given = new Map<string, string>() } = options
  const secrets = createSecrets({ redactor, readings, given, onLearnt: transcript.addSecret })
  const send = sender(options, budget, secrets)
  const origin = { ...options, secretOf: secrets.valueOf }
  return {
    cost: budget.cost,
    contextFor: (probe) => ({
      model: options.model,
      readings: options.readings,
      nonce: (label) => nonceOf(options.seed, probe, label),
      holds: (name) => secrets.valueOf(name) !== null,
      invent: (name) => secrets.invent(probe, name),
      ...(options.signupEmail == null ? {} : { signupEmail: options.signupEmail }),
      async send(label, spec) {
        const { exchange } = await send(probe, label, outgoing(spec, origin), spec)
        transcript.addExchange(exchange)
        return exchange
      },
      throughClient: (label, library, use) =>
        runClient(library, use, {
          origin: options,
          redactor,
          send: (request) => send(probe, label, request, {}),
          record: transcript.addExchange,
        }),
    }),
  }
}

// Sends until the answer is no 429, or waiting is of no more use. All but the last answer are recorded on the way.
function sender(options: WireOptions, budget: Budget, secrets: Secrets): Send {
  const limits = {
    deadlines: { ...DEFAULT_DEADLINES, ...options.deadlines },
    caps: { ...DEFAULT_CAPS, ...options.caps },
    terminator: stringOf(options.readings, 'sse.events', 'terminator'),
  }
  const record = { redactor: options.redactor, caps: limits.caps }
  const pacer = createPacer(options.pauseScale)
  const slots = createSlots(options.maxConcurrency ?? 4)
  const attempts = new Map<string, number>()

  async function sendOnce(probe: string, label: string, request: Outgoing, spec: RequestSpec): Promise<Sent> {
    // Within a slot, so that whatever waited for one keeps to the pause that others were asked for meanwhile.
    await pacer.ready()
    budget.reserve(request.completionTokens)
    const attempt = (attempts.get(`${probe}/${label}`) ?? 0) + 1
    attempts.set(`${probe}/${label}`, attempt)
    const raw = await exchangeOnce(rawRequest(request, spec, limits))
    const kept = spec.keeps === undefined ? null : secrets.keep(probe, spec.keeps, raw)
    const exchange = recordedExchange({ probe, label, attempt }, request, raw, record, kept)
    budget.use(usageIn(exchange, limits.terminator))
    return { exchange, raw }
  }

  // Null when it was throttled and is to be sent again: noted before the slot is free, for whoever gets that next.
  async function trySending(tries: number, ...call: Parameters<Send>): Promise<Sent | null> {
    const sent = await sendOnce(...call)
    const { response } = sent.exchange
    if (response?.status !== 429 || call[3].isSentOnce === true) return sent
    if (!pacer.throttled(headerOf(response.headers, 'retry-after'), tries)) return sent
    options.transcript.addExchange(sent.exchange)
    // Many targets limit what is in flight, not what comes per minute: then a pause alone would not help.
    slots.narrow()
    return null
  }

  return async (...call) => {
    for (let tries = 1; ; tries += 1) {
      const sent = await slots.within(() => trySending(tries, ...call))
      if (sent !== null) return sent
    }
  }
}

function rawRequest(
  { method, url, headers, body }: Outgoing,
  spec: RequestSpec,
  { deadlines, ...limits }: Pick<RawRequest, 'deadlines' | 'caps' | 'terminator'>,
): RawRequest {
  const own = spec.totalMs === undefined ? {} : { totalMs: spec.totalMs, headersMs: spec.totalMs }
  return {
    ...limits,
    method,
    url,
    headers,
    body,
    hangUpAfterEvents: spec.hangUpAfterEvents ?? null,
    deadlines: { ...deadlines, ...own },
  }
}

/** Letters and digits that depend on nothing but these three. */
function nonceOf(seed: string, probe: string, label: string): string {
  return createHash('sha256')
    .update(JSON.stringify([seed, probe, label]))
    .digest('hex')
    .slice(0, 12)
}
