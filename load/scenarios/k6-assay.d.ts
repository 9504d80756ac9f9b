/**
 * The module `k6/x/assay`, which exists in the k6 that this repository builds (`load/k6/assay`). Every number of
 * microseconds (`Us`) is on one monotonic clock and counts from t0, the start of the run.
 */
declare module 'k6/x/assay' {
  import type { Options } from 'k6/options'

  /**
   * The outcome of the request of an iteration. `refused`: a client error that does not pass by itself. `unanswered`: no status
   * came. `interrupted`: the run ended first. `socket`: the schedule has a WebSocket here, and nothing was done yet. `failing`: as many
   * requests of this user failed in a row as `mostFailures` of the configuration says.
   */
  export type Outcome = 'answered' | 'refused' | 'unanswered' | 'interrupted' | 'socket' | 'failing'

  /** The request of an iteration that is left to the script. `startAtUs` is null without a schedule. */
  export type Turn = {
    readonly index: number
    readonly body: string
    readonly key: string | null
    readonly startAtUs: number | null
  }

  /**
   * The number of answers to all users, all of which failed in the same way; 0 as soon as any other came. `kind` is the way: the client error, 500
   * for any 5xx, 300 for redirects, 200 for good statuses without a completion. `status` is that of the last one, `seconds` passed
   * since the first.
   */
  export type Refusals = {
    readonly answers: number
    readonly kind: number
    readonly status: number
    readonly seconds: number
    readonly isAuthenticated: boolean
  }

  /** A conversation over a new WebSocket. `timeoutMs` is for all of it, from connecting to the close. */
  export type Conversation = {
    readonly url: string
    readonly headers: Readonly<Record<string, string>>
    readonly text: string
    readonly isBinary: boolean
    readonly timeoutMs: number
  }

  /** One message, and the time of the read that completed it. */
  export type TalkMessage = { readonly atUs: number; readonly text: string; readonly isBinary?: true }

  /**
   * The outcome of a conversation. `failure`: why there was none, or why it broke off or was cut by us; its class is one of those of
   * rows. `refusedStatus`: the status with which the handshake was refused.
   */
  export type Talk = {
    readonly connectedUs: number | null
    readonly closedUs: number
    readonly messages: readonly TalkMessage[]
    readonly failure: { readonly class: AssayClass; readonly text: string } | null
    readonly refusedStatus: number | null
    readonly closeCode: number | null
    readonly isClosedByUs: boolean
  }

  /**
   * Holds a conversation and returns when it is over. `isLast` is called with each message, and returns whether it is the last
   * one. All that the target can send without end is capped: `load/k6/socket`.
   */
  export function converse(conversation: Conversation, isLast: (text: string) => boolean): Talk

  /** `isKept`: the answer is to be kept, see {@link keepAnswer}. `isFailing`: as the {@link Outcome} `failing`. */
  export type TalkEnd = { readonly isKept: boolean; readonly isFailing: boolean }

  /** How an answer ended: exactly one per request. Meaning of each: `load/k6/rows/doc.go`. */
  export type AssayClass =
    | 'ok'
    | 'truncated'
    | 'stream-error'
    | 'stream-429'
    | 'bad-json'
    | 'not-a-completion'
    | 'http-429'
    | 'http-4xx'
    | 'http-5xx'
    | 'http-other'
    | 'timeout-connect'
    | 'timeout-headers'
    | 'timeout-first-token'
    | 'timeout-idle'
    | 'timeout-total'
    | 'refused'
    | 'reset'
    | 'dns'
    | 'tls'
    | 'network'
    | 'too-large'
    | 'too-many-events'
    | 'aborted'
    | 'interrupted'

  /**
   * Where rows go. `path` is created, or emptied, with the first request, so that `k6 inspect` leaves no file behind.
   * `t0EpochUs` fixes t0 by the wall clock, for several processes that start together; without it t0 is `leadMs`
   * (default 0) after the first request of the process. Up to `gapsCap` gaps (default 1000) are kept in full per row.
   * `overTransport` sends even plain requests the way that requests over TLS go, through net/http: what calibrates a run
   * over TLS has to be read like it.
   */
  export type OpenOptions = {
    readonly path: string
    readonly leadMs?: number
    readonly t0EpochUs?: number | null
    readonly gapsCap?: number
    readonly overTransport?: boolean
  }

  /**
   * Upper bounds, counted from sending, but `idleMs`, which counts from the last read. A missing member sets no bound: set
   * `totalMs`, or a target that never ends keeps its user until the run ends.
   */
  export type Timeouts = {
    readonly connectMs?: number
    readonly headersMs?: number
    readonly firstTokenMs?: number
    readonly idleMs?: number
    readonly totalMs?: number
  }

  /** Bounds that are never exceeded. Defaults: 64 MiB, a million events, 64 KiB of kept text, 1000 ms from the terminator to the end. */
  export type Caps = {
    readonly bytes?: number
    readonly events?: number
    readonly bodyBytes?: number
    readonly drainMs?: number
  }

  /** Cuts an answer on purpose, class `aborted`. */
  export type Abort = { readonly afterEvents?: number; readonly afterMs?: number }

  /**
   * One request of a batch. `index` is its place in the schedule. The body is sent as it is. `key` becomes `Authorization: Bearer` and
   * stays out of rows, errors and kept text, which carry its hash or `[key]`. The request leaves at `startAtUs`, or at once when that has
   * passed. `source` is an address of this host to leave from. `streamEnd` defines what a stream must have to be whole (default
   * `both`); `terminator` is the data of its last event (default `[DONE]`). `keepBody` returns the text of good answers too. `label` is
   * plain data that goes into the row as `ask`.
   */
  export type BatchRequest = {
    readonly url: string
    readonly transport: 'json' | 'sse'
    readonly index: number
    readonly method?: string
    readonly body?: string
    readonly headers?: Readonly<Record<string, string>>
    /** Values that stay out of rows, errors and kept text as the key does. */
    readonly secretHeaders?: Readonly<Record<string, string>>
    readonly key?: string | null
    readonly startAtUs?: number | null
    readonly source?: string | null
    readonly timeouts?: Timeouts
    readonly caps?: Caps
    readonly abort?: Abort
    readonly streamEnd?: 'both' | 'done' | 'finish'
    readonly terminator?: string
    readonly keepBody?: boolean
    readonly label?: Readonly<Record<string, unknown>>
  }

  /**
   * The outcome of a request. `headersUs` is the first byte of the answer, null when none came. `limits` holds header fields
   * about limits, names in lower case; `dateMs` is the answer's Date in epoch milliseconds. `bodyText` is
   * set for refusals, errors and `keepBody`, cut at `caps.bodyBytes`.
   */
  export type BatchAnswer = {
    readonly index: number
    readonly sentUs: number | null
    readonly headersUs: number | null
    readonly closedUs: number | null
    readonly status: number
    readonly class: AssayClass
    readonly error: string | null
    readonly promptTokens: number | null
    readonly completionTokens: number | null
    readonly retryAfter: string | null
    readonly limits: Readonly<Record<string, string>>
    readonly dateMs: number | null
    readonly bodyText: string | null
  }

  /**
   * Reads the configuration of a load, in the init context, the same for every user. Returns its options of k6 to the first user, from whom k6
   * takes them, and null to the others.
   */
  export function load(configPath: string): Options | null
  /** Returns the keys of the load and the values of its secret header fields, all of which are to be hidden. */
  export function secretValues(): readonly string[]
  /** Hides texts in all that is written: the forms of secrets (`secretForms`). {@link next} refuses to send a secret before this call. */
  export function hide(forms: readonly string[]): void
  /**
   * Sends the request that the schedule holds for this iteration when it is due, reads the answer, writes the row and
   * waits as long as the user thinks. Without a schedule, a user whom the target does not answer sends a request every
   * tenth of a second at most.
   */
  export function next(): Outcome
  /** Returns the request that {@link next} has just left to the script. */
  export function turn(): Turn
  /** Names the file of rows, in the init context, the same for every user. Throws on a second path. */
  export function open(options: OpenOptions): void
  /**
   * Sends each request at its `startAtUs`, those without one at once, late by microseconds, waits for all answers and writes
   * their rows. Over HTTP/1.1, on connections kept between batches, or each on its own when `isFresh`. Throws on
   * a spec it cannot read.
   */
  export function batch(requests: readonly BatchRequest[], isFresh: boolean): readonly BatchAnswer[]
  /** Counts the request of {@link turn} as one that leaves. */
  export function socketBegins(): void
  /**
   * Writes the row of that request as {@link writeRow} does, and looks for tokens of other requests in the text of its answer.
   * `status` is 101 where a socket was opened.
   */
  export function socketEnded(
    row: string,
    status: number,
    rowClass: AssayClass,
    text: string,
    isSuspect: boolean,
  ): TalkEnd
  /** Keeps the answer over a WebSocket that {@link socketEnded} has just requested, as JSON (`KeptTalk`). */
  export function keepAnswer(json: string): void
  /** Waits after the request of {@link turn} as {@link next} does after others. */
  export function socketRest(): void
  /** Writes a row made elsewhere (WebSocket): one JSON object as text. Throws when it is not one. */
  export function writeRow(json: string): void
  /** Returns microseconds since t0 by the monotonic clock; fixes t0 like a first request does. */
  export function nowUs(): number
  /** Returns in which way (`refusalKind`) all answers failed. */
  export function refusals(): Refusals
  /** Frees the memory that the start of the users took. Call it in `setup`, so that no request is held up. */
  export function settle(): void
  /** Writes what is still buffered. Call it in `teardown`; k6's exit does it too. */
  export function flush(): void
}
