import type { Run } from '../../schemas/compiled/run.ts'
import { isLimited, wasDelivered } from '../exchange/attempts.ts'
import type { ClientProgram } from '../exchange/client-job.ts'
import type { Exchange, HeaderList } from '../exchange/exchange.ts'
import type { ReceiverSettings } from '../exchange/inbox.ts'
import { LIMITS_KEY } from '../exchange/placeholders.ts'
import { isClientError } from '../exchange/reply.ts'
import {
  declaredMarks,
  promptTokensAt,
  type Call,
  type ConversationWatch,
  type ProbeContext,
  type RequestSpec,
} from '../engine/probe.ts'
import type { Proxy } from './proxy.ts'
import { stringOf, type Readings } from '../statement/readings.ts'
import { countRecorded, createBudget, usageIn, usageObjects, type Budget } from './pacer.ts'
import { MACHINE_CLOCK, steadyEpochMs, type Clock } from './clock.ts'
import { breaksOff } from '../evidence/stream.ts'
import { dialectOf } from '../evidence/socket-message.ts'
import { socketLimitOf } from '../evidence/socket-limit.ts'
import type { SocketSpec } from '../exchange/socket-script.ts'
import { converse } from './socket-conversation.ts'
import { outgoingSocket } from './socket-outgoing.ts'
import { callThroughProgram, runClient } from './client-calls.ts'
import { createDeliveries } from './receiver.ts'
import { DEFAULT_CAPS, DEFAULT_DEADLINES, type Caps, type Deadlines } from './deadlines.ts'
import { inflatedStream, exchangeOnce, type AnswerTap, type RawExchange, type RawRequest } from './http.ts'
import { openConnection, type Connection } from './connection.ts'
import { createDispatcher, type Dispatch, type DispatchOptions } from './dispatcher.ts'
import { freshNonceOf, labelInRound, nonceOf, wordingOf } from './seeded.ts'
import {
  outgoingRequest,
  type Origin,
  type OutgoingRequest,
  recordedConversation,
  recordedExchange,
  type RecordOptions,
  type Redactor,
} from './request-record.ts'
import type { Transcript } from './transcript.ts'
import { createSecrets, type Secrets } from './secrets.ts'

/** The settings of the target that are known before the run, such as its URL, API key and model. */
export type TargetSettings = {
  readonly baseUrl: string
  readonly key: string | null
  readonly model: string
  /** Default header fields: added to each request that does not set the same field. The values are secrets. */
  readonly headers?: HeaderList
  readonly seed: string
  readonly version: string
  readonly maxRequests: number
  readonly maxTokens: number
  readonly maxPromptTokens?: number
  readonly deadlines?: Partial<Deadlines>
  readonly caps?: Partial<Caps>
  readonly receiver?: ReceiverSettings
  readonly clock?: Clock
  readonly proxy?: Proxy | null
  readonly disguised?: boolean
  readonly clients?: readonly ClientProgram[]
} & Pick<DispatchOptions, 'maxConcurrency' | 'pauseScale' | 'onNotice' | 'waitToObeyMs'>

/** The settings of the connection to a target, and what the calls of one run share, such as the redactor and the transcript. */
export type TargetConnectionOptions = TargetSettings & {
  readonly readings: Readings
  readonly redactor: Redactor
  readonly transcript: Transcript
  /** The calls that Assay sent before the run, for example to find a model. They are also part of the transcript of the run. */
  readonly earlier?: readonly Exchange[]
  readonly time?: { readonly minutes: number; readonly extraMs: number }
  /** The user's secrets besides the API key, by name. */
  readonly secrets?: ReadonlyMap<string, string>
  readonly signupEmail?: string | null
  readonly startedAt: string
} & Pick<DispatchOptions, 'plannedCompletions' | 'spendsQuota' | 'whyScarce'>

/** Sends and records the calls of all probes. */
export type TargetConnection = {
  readonly contextFor: (probe: string, round?: number, calls?: readonly Call[]) => ProbeContext
  readonly cost: () => Run['cost']
  readonly allows: Budget['allows']
  readonly close: () => Promise<void>
}

// The time in ms by which a library's timeout exceeds the answer deadline, to allow for requested pauses and a busy machine.
const LIBRARY_MARGIN_MS = 30_000

type Sent = { readonly exchange: Exchange; readonly raw: RawExchange }

type Source = { readonly probe: string; readonly round?: number; readonly calls: readonly Call[] }

type Send = (
  source: Source,
  label: string,
  request: OutgoingRequest,
  spec: RequestSpec,
  tap?: AnswerTap,
) => Promise<Sent>

type Connect = (
  source: Source,
  label: string,
  spec: SocketSpec,
  watch?: ConversationWatch,
) => Promise<Exchange>

type Dependencies = {
  readonly dispatch: Dispatch
  readonly budget: Budget
  readonly origin: Origin
  readonly record: RecordOptions
  readonly transcript: Transcript
  readonly clock: Clock
  readonly limits: {
    readonly deadlines: Deadlines
    readonly caps: Caps
    readonly terminator: string | null
    readonly readings: Readings
    readonly proxy: Proxy | null
  }
}

/** Returns an object through which a run sends calls to its target and records them. It sends nothing yet. */
export function connectTarget(options: TargetConnectionOptions): TargetConnection {
  const { transcript, redactor, readings, secrets: given = new Map<string, string>() } = options
  const wording = wordingOf(options)
  const inventedStart = wording.signup.passwordStart
  const secrets = createSecrets({ redactor, readings, given, onLearnt: transcript.addSecret, inventedStart })
  const origin = { ...options, secretOf: secrets.valueOf }
  const dependencies = dependenciesOf(options, origin)
  const freshCounts = new Map<string, number>()
  const send = sender(dependencies, secrets)
  const connect = connector(dependencies, secrets)
  const { receiver = { mode: 'off' } } = options
  const record = transcript.addExchange
  const { skewMs } = dependencies.clock
  const deliveries = createDeliveries({ receiver, readings, redactor, secrets, record, skewMs })
  return {
    cost: dependencies.budget.cost,
    allows: dependencies.budget.allows,
    close: deliveries.close,
    contextFor(probe, round, calls = []) {
      const source = round === undefined ? { probe, calls } : { probe, round, calls }
      return {
        model: options.model,
        readings,
        wording,
        nonce: (label) => nonceOf(options, probe, labelInRound(label, round)),
        freshNonce: () => {
          const number = (freshCounts.get(probe) ?? 0) + 1
          freshCounts.set(probe, number)
          return freshNonceOf(options, probe, number)
        },
        inbox: deliveries.inboxFor(source),
        holds: (name) => secrets.valueOf(name) !== null,
        invent: (name) => secrets.invent(probe, name),
        nowMs: () => steadyEpochMs() + skewMs(),
        pause: (ms) => dependencies.clock.pause(Math.min(ms, dependencies.budget.remainingMs())),
        ...(options.signupEmail == null ? {} : { signupEmail: options.signupEmail }),
        async send(label, spec) {
          const { exchange } = await send(source, label, outgoingRequest(spec, origin), spec)
          transcript.addExchange(exchange)
          return exchange
        },
        connect: (label, spec, watch) => connect(source, label, spec, watch),
        recorded: (earlier) => transcript.exchanges().filter((exchange) => exchange.probe === earlier),
        ...clientsOf(options, { dependencies, send, source }),
      }
    },
  }
}

type Clients = {
  readonly dependencies: Dependencies
  readonly send: Send
  readonly source: Source
}

function clientsOf(
  options: TargetConnectionOptions,
  { dependencies, send, source }: Clients,
): Pick<ProbeContext, 'throughClient' | 'throughProgram'> {
  const { redactor } = options
  const record = options.transcript.addExchange
  return {
    throughClient: (label, library, use) =>
      runClient([label, library, use], {
        origin: options,
        redactor,
        forward: async (_, request, tap) => {
          // The library gets only the last attempt.
          const { exchange, raw } = await send(source, label, request, {})
          if (raw.status !== null) tap.onHeaders?.(raw.status, raw.headers)
          tap.onData?.(raw.bytes)
          tap.onEnd?.(raw.end)
          return exchange
        },
        record,
      }),
    throughProgram: (language, jobs, beforeEach) =>
      callThroughProgram(language, jobs, {
        programs: options.clients ?? [],
        origin: options,
        redactor,
        requireTime: dependencies.budget.requireTime,
        ...(beforeEach === undefined ? {} : { beforeEach }),
        patienceMs: dependencies.limits.deadlines.totalMs + LIBRARY_MARGIN_MS,
        forward: async (label, request, tap) =>
          (await send(source, label, request, { isSentOnce: true }, tap)).exchange,
        record,
      }),
  }
}

function dependenciesOf(options: TargetConnectionOptions, origin: Origin): Dependencies {
  const { redactor, readings, transcript, maxRequests, maxTokens } = options
  const deadlines = { ...DEFAULT_DEADLINES, ...options.deadlines }
  // Leaves time for the last request.
  const reservedMs = Math.max(deadlines.totalMs, deadlines.slowMs)
  const time = options.time === undefined ? null : { ...options.time, reservedMs }
  const budget = createBudget(maxRequests, maxTokens, time, options.maxPromptTokens)
  const limits = {
    deadlines,
    caps: { ...DEFAULT_CAPS, ...options.caps },
    terminator: stringOf(readings, 'sse.events', 'terminator'),
    readings,
    proxy: options.proxy ?? null,
  }
  const { earlier = [] } = options
  countRecorded(budget, earlier, limits.terminator)
  for (const exchange of earlier) transcript.addExchange(exchange)
  const record = { redactor, caps: limits.caps }
  const { clock = MACHINE_CLOCK } = options
  const dispatch = createDispatcher(options, budget)
  return { dispatch, budget, origin, limits, record, transcript, clock }
}

function sender({ dispatch, budget, limits, record, clock }: Dependencies, secrets: Secrets): Send {
  const shared = sharedConnections(limits.proxy)
  const isCutOff = (exchange: Exchange) => breaksOff(exchange, limits.readings)
  return (source, label, request, spec, tap) => {
    const { completionTokens } = request
    const { probe } = source
    const { mark, call } = declaredAs(source, label, spec, secrets)
    const own = { completionTokens, breaksOff: isCutOff, ...(tap?.signal && { signal: tap.signal }) }
    return dispatch({ ...call, ...own }, async (name) => {
      const outbound = rawRequest(request, spec, limits)
      const isShared = spec.connection !== undefined
      const connection = isShared ? shared.open(probe, outbound.url.origin) : undefined
      const answer = await exchangeOnce({
        ...outbound,
        ...(tap === undefined ? {} : { tap }),
        ...(connection === undefined ? {} : { connection }),
      })
      const read = inflatedStream(answer, limits.caps.bodyBytes)
      const raw = { ...read, sentAtEpochMs: answer.sentAtEpochMs + clock.skewMs() }
      const kept = spec.captures === undefined ? null : secrets.capture(probe, spec.captures, raw)
      const exchange = { ...recordedExchange(name, request, raw, record, kept), ...mark }
      // Closes after a 429 too: the target may close an idle connection during the pause.
      if (spec.connection === 'reuse' || isLimited(exchange)) await shared.close(probe)
      const mayHaveRun = wasDelivered(exchange) && !isClientError(exchange)
      const asked = { completionTokens, promptTokens: mayHaveRun ? call.promptTokens : 0 }
      budget.use(usageIn(exchange, limits.terminator), asked)
      return { exchange, raw }
    })
  }
}

// Returns the marks of a call, and the parts of the call that the dispatcher needs. The declaration of the call can forbid a repetition
// after a failure. Only its spec can forbid a repetition after a 429.
function declaredAs(source: Source, label: string, spec: RequestSpec | SocketSpec, secrets: Secrets) {
  const { probe, calls, ...round } = source
  const mark = { ...declaredMarks({ probe, calls }, label, secrets.valueOf(LIMITS_KEY) !== null), ...round }
  const resending = { isSentOnce: spec.isSentOnce === true, isFailureSought: mark.isSentOnce === true }
  const promptTokens = promptTokensAt(calls, label)
  return { mark, call: { ...spec, ...mark, ...resending, probe, label, promptTokens } }
}

// Finds, opens and closes the connection that calls of a probe share.
function sharedConnections(proxy: Proxy | null) {
  const kept = new Map<string, Connection>()
  return {
    open(probe: string, origin: string): Connection {
      const connection = kept.get(probe) ?? openConnection(origin, proxy, { isKept: true })
      kept.set(probe, connection)
      return connection
    },
    async close(probe: string): Promise<void> {
      const connection = kept.get(probe)
      kept.delete(probe)
      await connection?.close()
    },
  }
}

function rawRequest(request: OutgoingRequest, spec: RequestSpec, limits: Dependencies['limits']): RawRequest {
  const { slowMs } = limits.deadlines
  const { hangUpAfterEvents = null } = spec
  const own = spec.isSlow === true ? { totalMs: slowMs, headersMs: slowMs } : {}
  return { ...limits, ...request, hangUpAfterEvents, deadlines: { ...limits.deadlines, ...own } }
}

function connector(
  { dispatch, budget, origin, record, transcript, clock, limits }: Dependencies,
  secrets: Secrets,
): Connect {
  const dialect = dialectOf(limits.readings)
  const reportedLimit = (exchange: Exchange) => (dialect === null ? null : socketLimitOf(exchange, dialect))
  return async (source, label, spec, watch) => {
    const { request, completionTokens } = outgoingSocket(spec, origin, limits)
    const { mark, call } = declaredAs(source, label, spec, secrets)
    const own = { completionTokens, reportedLimit, ...(watch && { signal: watch.signal }) }
    const { exchange } = await dispatch({ ...call, ...own }, async (name) => {
      const raw = await converse(request)
      const dated = { ...raw, sentAtEpochMs: raw.sentAtEpochMs + clock.skewMs() }
      const held: Exchange = { ...recordedConversation(name, request, dated, record), ...mark }
      watch?.onEnd(held)
      return { exchange: held }
    })
    const usages = usagesIn(exchange)
    for (const usage of usages) budget.use(usage)
    if (usages.length === 0 && textsIn(exchange).some((text) => text.includes('"choices"')))
      budget.use(undefined, { promptTokens: call.promptTokens })
    transcript.addExchange(exchange)
    return exchange
  }
}

// Returns the `usage` objects in the WebSocket messages of the target. Every dialect has `usage` near the top of a message.
function usagesIn(exchange: Exchange): readonly unknown[] {
  return textsIn(exchange).flatMap((text) => (text.includes('"usage"') ? usageObjects(text) : []))
}

function textsIn({ socket }: Exchange): readonly string[] {
  return (socket?.messages ?? []).flatMap(({ from, payload }) =>
    from === 'server' ? (payload.text ?? []) : [],
  )
}
