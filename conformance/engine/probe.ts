import { count } from '../../schemas/count.ts'
import { isLimited } from '../exchange/attempts.ts'
import { capabilityNamed, type Capability } from '../exchange/capabilities.ts'
import type { ClientJob, ClientLanguage } from '../exchange/client-job.ts'
import { VALID_KINDS, type KindAndSubject } from '../exchange/call-kinds.ts'
import type { CallKind, Exchange } from '../exchange/exchange.ts'
import type { Inbox } from '../exchange/inbox.ts'
import type { Readings } from '../statement/readings.ts'
import type { SocketSpec } from '../exchange/socket-script.ts'
import type { Wording } from './wording.ts'

/** A secret that an answer holds: its name, and the JSON Pointers to the places where it may be. */
export type Capture = { readonly name: string; readonly pointers: readonly string[] }

/** A request to send. */
export type RequestSpec = {
  /** The HTTP method; default `POST`. */
  readonly method?: string
  /** The path below the base URL. The default is the path of chat completions. */
  readonly path?: string
  /** The field `Authorization`; default: `Bearer <key>`. Null omits the field. */
  readonly authorization?: string | null
  readonly json?: unknown
  readonly body?: string | Uint8Array
  /** The field `Content-Type`; default: `application/json` if there is a body. Null omits the field. */
  readonly contentType?: string | null
  readonly headers?: Readonly<Record<string, string>>
  /** Sends the body in chunks, without `Content-Length` (RFC 9112 section 7.1). */
  readonly isChunked?: true
  /** The number of events of a stream after which Assay closes the connection. */
  readonly hangUpAfterEvents?: number
  /** Set for a call that may take longer, such as one with a huge prompt. */
  readonly isSlow?: true
  /** A secret that Assay reads from the answer and stores for later calls, such as an API key from a sign-up. */
  readonly captures?: Capture
  /** Set if Assay must not repeat the request, because a check judges the first answer. */
  readonly isSentOnce?: true
  /** Set if Assay repeats the refused request only when the refusal was a 429 with `Retry-After`. */
  readonly isPacedByTarget?: true
  /** `keep` leaves the connection open for the next call. `reuse` sends the call on that connection and then closes it. */
  readonly connection?: 'keep' | 'reuse'
  /** Sends the request at once, even if the maximum number of calls is in progress. */
  readonly isUnqueued?: true
}

/** The means to cancel and observe WebSocket conversations. */
export type ConversationWatch = {
  /** Aborted when the run stops. After that, no further conversation starts. */
  readonly signal: AbortSignal
  /** Called when a conversation has ended, before the next one starts. Receives the record of the conversation. */
  readonly onEnd: (exchange: Exchange) => void
}

/** The functions by which a probe calls the target. */
export type ProbeContext = {
  readonly model: string
  readonly readings: Readings
  /** Returns random-looking letters and digits (a nonce) that depend only on seed, probe and label. */
  readonly nonce: (label: string) => string
  /** Returns letters and digits that no earlier run used. */
  readonly freshNonce: () => string
  /** The prompts and invented names that the requests use. */
  readonly wording: Wording
  /** Returns whether a secret with this name was captured or created. */
  readonly holds: (name: string) => boolean
  /** Creates a random secret, such as a password, and stores it under this name for the calls of the probe. */
  readonly invent: (name: string) => void
  /** The template of the e-mail addresses for sign-ups. Each account gets its own address, made from the template. */
  readonly signupEmail?: string
  readonly inbox: Inbox
  /** Returns the time in ms since 1970, by the clock that recorded exchanges use. */
  readonly nowMs: () => number
  readonly pause: (ms: number) => Promise<void>
  /** Sends a request and returns its record. Throws BudgetError if the budget of the run does not allow the request. */
  readonly send: (label: string, spec: RequestSpec) => Promise<Exchange>
  /** Runs the WebSocket conversation `spec`, and returns its record. Throws BudgetError if the budget of the run does not allow it. */
  readonly connect: (label: string, spec: SocketSpec, watch?: ConversationWatch) => Promise<Exchange>
  /** Returns the recorded calls that the probe with this id has sent in this run so far. */
  readonly recorded: (probe: string) => readonly Exchange[]
  /** Calls the target through a JavaScript library, and returns the record of the call. */
  readonly throughClient: (
    label: string,
    library: string,
    use: (client: { baseUrl: string; apiKey: string; fetch: typeof globalThis.fetch }) => Promise<string>,
  ) => Promise<Exchange>
  /** Makes calls with a client library in a child process. Throws BudgetError, or ClientProgramError if the process fails. */
  readonly throughProgram: (
    language: ClientLanguage,
    jobs: readonly ClientJob[],
    beforeEach?: () => void,
  ) => Promise<void>
}

/** The cost of a probe, without requests that are repeated after a failure. */
export type ProbeCost = {
  readonly requests: number
  /** The number of a probe's requests to which a conforming target answers with a completion. */
  readonly completions: number
  readonly completionTokens: number
  readonly promptTokens: number
  /** The maximum time in seconds that the probe waits on purpose. */
  readonly waitSeconds?: number
  /** The maximum cost of the optional calls of a probe. The probe sends them only if earlier answers make them necessary. */
  readonly further?: Pick<ProbeCost, 'requests' | 'completionTokens' | 'promptTokens'>
}

/** Returns the maximum cost of a probe in requests, or in tokens of one kind. */
export function maxOf(
  { further, ...cost }: ProbeCost,
  member: 'requests' | 'completionTokens' | 'promptTokens',
): number {
  return cost[member] + (further?.[member] ?? 0)
}

/** Formats the number of requests of a probe, such as `1 to 3 requests`. */
export function formatRequests(cost: ProbeCost): string {
  const most = count(maxOf(cost, 'requests'), 'request')
  return cost.further === undefined ? most : `${cost.requests} to ${most}`
}

/** The properties that mark special calls, for example calls that are sent at once or with another API key. */
export type SpecialMarks = Pick<Exchange, 'atOnce' | 'quotaCall' | 'webhookCall' | 'otherKey' | 'hasEffect'>

/** The declaration of a call that a probe sends. */
export type Call = {
  /** A label that is unique within the probe. A final `*` stands for any ending. */
  readonly label: string
  readonly kind: CallKind
  /** The subject of the call, for example the mistake in its request. Default: the label of the call. */
  readonly about?: string
  /** True if the call is valid, but a conforming target may still refuse it. */
  readonly mayBeRefused?: true
  /** The number of calls with this label; default 1. */
  readonly count?: number
  /** The maximum number of tokens that the answer to each call may have. The default 0 is for calls without a completion. */
  readonly tokens?: number
  /** Marks an optional call. If true, the probe decides whether to send it. A function returns whether the probe must send it. */
  readonly ifNeeded?: true | ((sent: readonly Exchange[]) => boolean)
  /** Returns the total number of calls with this label that the probe must send, given the calls sent so far. */
  readonly due?: (sent: readonly Exchange[]) => number
  /** How many calls with this label the probe may send beyond `count`, if earlier results require them. */
  readonly further?: number
  /** Whether the probe may repeat the call if the model did not do what the prompt asks, such as repeat a text. */
  readonly isSettling?: true
  /** True if all calls on the connection of this call are sent again when a limit refuses one of them. */
  readonly mayRestart?: true
  /** Set if Assay must not repeat the call after a failure. */
  readonly isSentOnce?: true
  /** The length of the prompt in letters. Set only for calls with an unusually long prompt. */
  readonly promptLetters?: number
  /** The longest time, in seconds, that the probe waits after this call, for example until a limit accepts calls again. */
  readonly waitSeconds?: number
  /** Set if the call is a WebSocket handshake (kind `bad-conversation`) that sends no valid API key. */
  readonly isWithoutKey?: true
  /** The special properties of a call (such as another API key), or a function that returns them for a label. */
  readonly marks?: SpecialMarks | ((label: string) => SpecialMarks)
}

// Returns whether a call must be sent. A call with `ifNeeded: true` is optional.
function mustBeSent({ ifNeeded }: Call, sent: readonly Exchange[]): boolean {
  return ifNeeded === undefined || (ifNeeded !== true && ifNeeded(sent))
}

/** Returns the minimum number of times that a probe must send this call. It may depend on the exchanges already sent (`sent`). */
export function leastOf(call: Call, sent: readonly Exchange[]): number {
  if (call.due !== undefined) return call.due(sent)
  if (!mustBeSent(call, sent)) return 0
  return call.about === 'quota' ? 1 : (call.count ?? 1)
}

/** Returns the last attempt of each call with this label, in the order of sending. */
export function endsOf(sent: readonly Exchange[], label: string): readonly Exchange[] {
  return sent.filter((call) => call.label === label && call.sentAgain === undefined && !isLimited(call))
}

/** Returns how many rounds of calls to send in total, at most `max`. After a round, `isDue` judges its call named `label`: true adds a round. */
export function roundsDue(
  sent: readonly Exchange[],
  { label, max, isDue }: { label: string; max: number; isDue: (last: Exchange, index: number) => boolean },
): number {
  const ends = endsOf(sent, label)
  const settled = ends.findIndex((call, index) => !isDue(call, index))
  return Math.min(max, (settled < 0 ? ends.length : settled) + 1)
}

/** The properties of a call that are known before it is sent. */
export type CallMarks = KindAndSubject &
  Pick<Exchange, 'isValidCall' | 'isRepeatable' | 'isSentOnce'> &
  SpecialMarks

// The members of an exchange that record what happened.
const RECORDED: readonly (keyof Exchange)[] = [
  'id',
  'probe',
  'label',
  'attempt',
  'round',
  'sentAgain',
  'isInbound',
  'isReused',
  'sentAtEpochMs',
  'request',
  'response',
  'end',
  'timing',
  'client',
  'kept',
  'socket',
  'signature',
]

/** Returns the members of an exchange that its probe declared, such as `kind`. Leaves out what was recorded, such as the response. */
export function marksIn(exchange: Exchange): object {
  const recorded = new Set<string>(RECORDED)
  return Object.fromEntries(Object.entries(exchange).filter(([name]) => !recorded.has(name)))
}

/** Returns the calls that a probe declares, which may depend on the declared behavior (`readings`). */
export function callsOf({ calls = [] }: Pick<Probe, 'calls'>, readings: Readings): readonly Call[] {
  return typeof calls === 'function' ? calls(readings) : calls
}

/** Returns the declaration of the call with this label; null if there is none. */
export function declaredCall(calls: readonly Call[], label: string): Call | null {
  return calls.find((call) => call.label === label || isPattern(call, label)) ?? null
}

function isPattern({ label }: Call, name: string): boolean {
  return label.endsWith('*') && name.startsWith(label.slice(0, -1))
}

/** Returns the properties that are copied from the declaration of a call to its recorded exchange, such as its kind. */
export function marksOfCall(call: Call, label = call.label, hasLimitsKey = false): CallMarks {
  const { kind, about = call.label, mayBeRefused, isWithoutKey, isSentOnce, isSettling, marks = {} } = call
  // The handshake of a bad conversation is valid; only its messages are not.
  const isValidKind = VALID_KINDS.includes(kind) || (kind === 'bad-conversation' && isWithoutKey !== true)
  const isValid = mayBeRefused !== true && isValidKind
  const { otherKey, ...special } = typeof marks === 'function' ? marks(label) : marks
  return {
    kind,
    about,
    ...(isValid ? { isValidCall: true } : {}),
    ...(call.further === undefined || isSettling === true ? {} : { isRepeatable: true }),
    ...(isSentOnce === undefined ? {} : { isSentOnce }),
    ...special,
    ...(otherKey === undefined || (otherKey === 'limits' && !hasLimitsKey) ? {} : { otherKey }),
  }
}

/** Returns what a probe declares about a call, such as its kind. Null if the probe declares no calls. Throws if it declares others only. */
export function declaredMarks(
  { probe, calls }: { readonly probe: string; readonly calls: readonly Call[] },
  label: string,
  hasLimitsKey: boolean,
): CallMarks | null {
  if (calls.length === 0) return null
  const call = declaredCall(calls, label)
  if (call === null) throw new Error(`${probe} sends a call that it does not declare: ${label}`)
  return marksOfCall(call, label, hasLimitsKey)
}

/** Returns the cost of a probe, computed from the calls that it declares. */
export function costOf(probe: Probe, readings: Readings): ProbeCost {
  const calls = callsOf(probe, readings)
  const more = calls.map((call) => ({ ...call, count: call.further ?? 0 }))
  const further = totalOf([...calls.filter(({ ifNeeded }) => ifNeeded !== undefined), ...more])
  const planned = totalOf(calls.filter(({ ifNeeded }) => ifNeeded === undefined))
  return { ...planned, ...(further.requests === 0 ? {} : { further }) }
}

// The assumed lengths of a prompt and of a token, in letters. They give an upper bound of the tokens: usual prompts have
// about 100 letters, and English tokens more than three.
const USUAL_LETTERS = 120
const LETTERS_PER_TOKEN = 3
// The assumed number of tokens that a chat template adds to a prompt.
const TEMPLATE_TOKENS = 4
/** The kinds of calls that a conforming target refuses: invalid requests, invalid API keys and invalid WebSocket handshakes. */
export const MUST_BE_REFUSED: readonly CallKind[] = ['refusal', 'credential', 'bad-conversation']

/** Estimates the prompt tokens of the call with this label. Returns 0 if no declared call has the label. */
export function promptTokensAt(calls: readonly Call[], label: string): number {
  const call = declaredCall(calls, label)
  return call === null ? 0 : promptTokensOf(call)
}

// Estimates the prompt tokens of a call; 0 for a call that gets no completion. A long prompt always counts, because it may be answered.
function promptTokensOf(call: Call): number {
  if (isRefused(call) && call.promptLetters === undefined) return 0
  return Math.ceil((call.promptLetters ?? USUAL_LETTERS) / LETTERS_PER_TOKEN) + TEMPLATE_TOKENS
}

function isRefused({ kind, tokens = 0 }: Call): boolean {
  return tokens === 0 || MUST_BE_REFUSED.includes(kind)
}

function totalOf(calls: readonly Call[]): ProbeCost {
  const sum = (of: (call: Call) => number): number =>
    calls.reduce((total, call) => total + (call.count ?? 1) * of(call), 0)
  return {
    requests: sum(() => 1),
    completions: sum((call) => (isRefused(call) ? 0 : 1)),
    completionTokens: sum(({ tokens = 0 }) => tokens),
    promptTokens: sum(promptTokensOf),
    waitSeconds: sum(({ waitSeconds = 0 }) => waitSeconds),
  }
}

/** A part of a run that sends calls, to test one capability of the target. */
export type Probe = {
  readonly id: string
  readonly capability: Capability
  readonly title: string
  /** If set, the probe runs alone: before the parallel probes (`first`), after them (`last`), or after all other probes (`end`). */
  readonly turn?: 'first' | 'last' | 'end'
  /** Set if the answers depend on the model. */
  readonly dependsOnModel?: true
  /** True if the probe is optional. It runs only when a selected check names one of its calls, such as `stream:huge`. */
  readonly isOnRequest?: true
  /** All calls that the probe may send. A function if they depend on the declared behavior. If the list is empty, the probe does not run. */
  readonly calls?: readonly Call[] | ((readings: Readings) => readonly Call[])
  readonly run: (context: ProbeContext) => Promise<void>
  /** Returns whether the probe may run again if this machine was too busy to measure times in the first execution. */
  readonly mayHaveFurtherTrials?: (readings: Readings) => boolean
}

/** Creates a probe. If `capability` is absent, it is the first part of the id. Throws a TypeError if that is not a capability. */
export function defineProbe(spec: Omit<Probe, 'capability'> & Partial<Pick<Probe, 'capability'>>): Probe {
  const capability = spec.capability ?? capabilityNamed(spec.id.split('.')[0] ?? '')
  if (capability === null) throw new TypeError(`probe ${spec.id}: name its capability`)
  return { ...spec, capability }
}
