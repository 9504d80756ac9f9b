/** The shape of a probe: an interaction that is carried out and recorded, never judged. */
import { count } from '../../schemas/count.ts'
import type { Capability } from '../exchange/capabilities.ts'
import type { ClientJob, ClientLanguage } from '../exchange/client-job.ts'
import { VALID_KINDS, type Marked } from '../exchange/call-kinds.ts'
import type { CallKind, Exchange, OtherKey, QuotaCall, WebhookCall } from '../exchange/exchange.ts'
import type { Inbox } from '../exchange/inbox.ts'
import type { Readings } from '../statement/readings.ts'
import type { SocketSpec } from '../exchange/socket-script.ts'
import type { Wording } from './wording.ts'

/** A secret to be taken out of an answer: it is called `name` and stands at the first of `pointers` that holds a string. */
export type Capture = { readonly name: string; readonly pointers: readonly string[] }

/** The request to send. Everything not given is what a well-behaved client does. */
export type RequestSpec = {
  /** Default `POST`. */
  readonly method?: string
  /** Appended to the base URL; default the chat completion path. May contain {@link KEY}. */
  readonly path?: string
  /** Whole value of `Authorization`; default `Bearer <key>`, null sends none. May contain {@link KEY}. */
  readonly authorization?: string | null
  /** Sent as JSON. `model` is not added: probes say what they send. */
  readonly json?: unknown
  /** Sent as is, instead of `json`. */
  readonly body?: string | Uint8Array
  /** Default `application/json` when there is a body; null sends none. */
  readonly contentType?: string | null
  /** Further header fields. */
  readonly headers?: Readonly<Record<string, string>>
  /** Hang up after that many dispatched events of an event stream; 0: as soon as the request has been sent. */
  readonly hangUpAfterEvents?: number
  /** The answer may take as long as a huge prompt does, whatever deadlines the run has for others. */
  readonly isSlow?: true
  /**
   * Takes a secret out of the answer, redacted in that very answer and from then on; later requests name it by
   * {@link secretNamed}. Whatever else in the answer is called a key, token, secret or password is redacted too.
   */
  readonly captures?: Capture
  /** Do not send it again, with any outcome: the answer to this very call is the subject. */
  readonly isSentOnce?: true
  /** Do not send it again when its answer breaks off: it may have been carried out. A 5xx mostly comes before that. */
  readonly hasEffect?: true
  /** Do not send it again when its answer breaks off or is a 5xx: such a failure is the very thing looked for. */
  readonly isFailureSought?: true
  /** After a 429, send it again only when `Retry-After` says when: whoever asks for quiet without an end gets it. */
  readonly isPacedByTarget?: true
  /** The number of calls of its kind that start at the same time, so that a report can show how to repeat that. */
  readonly atOnce?: number
  /** Set on calls that spend the quota of the key whose limit is looked for. */
  readonly quotaCall?: QuotaCall
  /** Set on the calls that webhooks are judged with. */
  readonly webhookCall?: WebhookCall
  /** Set where the credential is not the usual key. */
  readonly otherKey?: OtherKey
  /** Goes out at once, however many are in flight: for probes that are alone and mean to be many. */
  readonly isUnqueued?: true
}

/** The watch over the conversations of a run, some of which wait for their turn. */
export type ConversationWatch = {
  /** Once it is aborted, a conversation that waits for its turn is not held any more: `connect` rejects with its reason. */
  readonly signal: AbortSignal
  /** Takes each conversation when it is over, before another one has its turn. */
  readonly onEnd: (exchange: Exchange) => void
}

/** The access of a probe to the target. Every call is recorded before it returns. */
export type ProbeContext = {
  readonly model: string
  readonly readings: Readings
  /** A token of letters and digits that depends only on seed, probe and label. */
  readonly nonce: (label: string) => string
  /** The next token that no run before used, also with the same seed. For names that are taken once they are used. */
  readonly freshNonce: () => string
  /** The texts that no rule prescribes. */
  readonly wording: Wording
  /** Returns whether a secret of that name is held, so that {@link secretNamed} stands for something that can be sent. */
  readonly holds: (name: string) => boolean
  /** Makes up a random secret of that name, redacted from now on: good as a password. */
  readonly invent: (name: string) => void
  /** Template of the addresses to sign up with; `{nonce}` in it is to be replaced. Absent: the probe's own. */
  readonly signupEmail?: string
  /** Takes what the target delivers to us. */
  readonly inbox: Inbox
  /** Milliseconds since 1970, by the clock that dates exchanges. */
  readonly nowMs: () => number
  /** Waits. */
  readonly pause: (ms: number) => Promise<void>
  /**
   * Sends one request and returns its record. 429 is waited out (bounded) and sent again. So is, a few times and alone,
   * what broke off or was answered 5xx. Throws BudgetError when the run's budget is spent, which the runner records as an omission.
   */
  readonly send: (label: string, spec: RequestSpec) => Promise<Exchange>
  /**
   * Opens a WebSocket, takes the steps of the script one by one and returns the record. A handshake answered 429 is waited
   * out as by `send`. Throws BudgetError as `send` does.
   */
  readonly connect: (label: string, spec: SocketSpec, watch?: ConversationWatch) => Promise<Exchange>
  /** Returns the exchanges that another probe has recorded so far; all of them when its turn is before this one's. */
  readonly recorded: (probe: string) => readonly Exchange[]
  /**
   * Runs a real client library against the target. `use` gets a base URL, a fetch that records, and a stand-in key. Its
   * result or its error becomes the `client` outcome of the exchange.
   */
  readonly throughClient: (
    label: string,
    library: string,
    use: (client: { baseUrl: string; apiKey: string; fetch: typeof globalThis.fetch }) => Promise<string>,
  ) => Promise<Exchange>
  /**
   * Carries out jobs in the client program of a language, one after the other. Each call is recorded under the label of its job,
   * the last one with the outcome. Throws ClientProgramError where the program cannot be run, BudgetError as `send` does, and
   * whatever `beforeEach` throws ahead of a job.
   */
  readonly throughProgram: (
    language: ClientLanguage,
    jobs: readonly ClientJob[],
    beforeEach?: () => void,
  ) => Promise<void>
}

/** The cost of a probe when nothing has to be repeated. */
export type ProbeCost = {
  readonly requests: number
  readonly completionTokens: number
  /** Only where prompts are large enough to matter. */
  readonly promptBytes?: number
  /** The longest that it may wait on purpose: for deliveries, or for a key to work. */
  readonly waitSeconds?: number
  /** The maximum in addition, when an answer does not show what was requested. */
  readonly further?: { readonly requests: number; readonly completionTokens: number }
}

/** Returns the requests that a probe may make at most. */
export function maxRequests({ requests, further }: ProbeCost): number {
  return requests + (further?.requests ?? 0)
}

/** Returns the completion tokens that a probe may ask for at most. */
export function maxTokens({ completionTokens, further }: ProbeCost): number {
  return completionTokens + (further?.completionTokens ?? 0)
}

/** Returns the number of requests of a probe, and the most that it may make where they differ: such as `1 to 3`. */
export function formatRequests(cost: ProbeCost): string {
  const most = count(maxRequests(cost), 'request')
  return cost.further === undefined ? most : `${cost.requests} to ${most}`
}

/** A call that a probe sends, as data. */
export type Call = {
  /** Unique in the probe. One that ends in `*` stands for all labels that begin so. */
  readonly label: string
  readonly kind: CallKind
  /** What sets it apart from others of its kind, such as the mistake in it; default its label. */
  readonly about?: string
  /** Set on a call of a valid kind that a conforming target may refuse all the same. */
  readonly mayBeRefused?: true
  /** How many are sent; default 1. */
  readonly count?: number
  /** The completion tokens that each asks for at most; default 0. */
  readonly tokens?: number
  /** Sent only where an earlier answer calls for it. */
  readonly ifNeeded?: true
  /** How many more are sent under the same label where an earlier answer calls for it. */
  readonly further?: number
  /** Only where the prompt is large enough to matter. */
  readonly promptBytes?: number
  /** The longest that the probe waits on purpose for it. */
  readonly waitSeconds?: number
  /** Set on a call without a valid key that is not of the kind `credential`. */
  readonly isWithoutKey?: true
}

/** The marks of a call that are recorded with it. */
export type CallMarks = Marked & Pick<Exchange, 'isValidCall'>

/** Returns the calls that a probe declares under these readings. */
export function callsOf({ calls = [] }: Pick<Probe, 'calls'>, readings: Readings): readonly Call[] {
  return typeof calls === 'function' ? calls(readings) : calls
}

/** Returns the declaration of the call with a label; null where there is none. */
export function declaredCall(calls: readonly Call[], label: string): Call | null {
  return calls.find((call) => call.label === label || isPattern(call, label)) ?? null
}

function isPattern({ label }: Call, name: string): boolean {
  return label.endsWith('*') && name.startsWith(label.slice(0, -1))
}

/** Returns the marks of a call that a probe declares. */
export function marksOfCall({ label, kind, about = label, mayBeRefused, isWithoutKey }: Call): CallMarks {
  // The handshake of a bad conversation is valid: what comes after it is not.
  const isValidKind = VALID_KINDS.includes(kind) || (kind === 'bad-conversation' && isWithoutKey !== true)
  const isValid = mayBeRefused !== true && isValidKind
  return { kind, about, ...(isValid ? { isValidCall: true } : {}) }
}

/** Returns the marks of the call with a label. Null where its probe declares no calls; throws where it declares others. */
export function declaredMarks(
  { probe, calls }: { readonly probe: string; readonly calls: readonly Call[] },
  label: string,
): CallMarks | null {
  if (calls.length === 0) return null
  const call = declaredCall(calls, label)
  if (call === null) throw new Error(`${probe} sends a call that it does not declare: ${label}`)
  return marksOfCall(call)
}

/** Returns the cost of a probe under these readings. */
export function costOf(probe: Probe, readings: Readings): ProbeCost {
  const calls = callsOf(probe, readings)
  const more = calls.map((call) => ({ ...call, count: call.further ?? 0 }))
  const further = totalOf([...calls.filter(({ ifNeeded }) => ifNeeded === true), ...more])
  const planned = totalOf(calls.filter(({ ifNeeded }) => ifNeeded !== true))
  return { ...planned, ...(further.requests === 0 ? {} : { further }) }
}

function totalOf(calls: readonly Call[]): ProbeCost {
  const sum = (of: (call: Call) => number): number =>
    calls.reduce((total, call) => total + (call.count ?? 1) * of(call), 0)
  return {
    requests: sum(() => 1),
    completionTokens: sum(({ tokens = 0 }) => tokens),
    promptBytes: sum(({ promptBytes = 0 }) => promptBytes),
    waitSeconds: sum(({ waitSeconds = 0 }) => waitSeconds),
  }
}

/** A probe as data. */
export type Probe = {
  readonly id: string
  readonly capability: Capability
  readonly title: string
  /**
   * `first`: alone, before all others, and the run stops when it cannot reach the target. `last`: alone, after all others.
   * `end`: after those too, because the target may not answer any more afterwards.
   */
  readonly turn?: 'first' | 'last' | 'end'
  /** Its answers depend on what the model makes of a request: it is carried out as often as the run repeats such probes. */
  readonly dependsOnModel?: true
  /** Carried out only for checks that name a call of it (`kind:about`), not for those of a kind. */
  readonly isOnRequest?: true
  /** Every call that it sends. Its cost, its place in a plan and the completeness of a certificate follow from them. */
  readonly calls?: readonly Call[] | ((readings: Readings) => readonly Call[])
  readonly run: (context: ProbeContext) => Promise<void>
  /**
   * Returns whether it leaves nothing behind at the target, so that a second trial is allowed when this machine was too
   * busy. Absent: it may not be repeated.
   */
  readonly mayHaveFurtherTrials?: (readings: Readings) => boolean
}
