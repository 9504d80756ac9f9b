/**
 * The module `k6/x/assay`, which exists in the k6 that this repository builds (`load/k6/assay`). Every number of
 * microseconds (`Us`) is on one monotonic clock and counts from t0, the start of the run.
 */
declare module 'k6/x/assay' {
  import type { Options } from 'k6/options'

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

  /** Where rows go. `path` is created, or emptied, with the first request, so that `k6 inspect` leaves no file behind. */
  export type OpenOptions = { readonly path: string }

  /**
   * One request of a batch. `index` distinguishes it. The body is sent as it is. `key` becomes `Authorization: Bearer` and
   * stays out of rows, errors and kept text, which carry its hash or `[key]`. The request leaves at `startAtUs`, or at once when that has
   * passed. `source` is an address of this host to leave from. Without `timeoutMs`, a target that never ends keeps the batch until the run
   * ends. A stream is cut on purpose after `abortAfterEvents`, class `aborted`. `streamEnd` defines what a stream must have to be whole
   * (default `both`); `terminator` is the data of its last event (default `[DONE]`). `keepBody` returns the text of good answers too, at
   * most `bodyBytes` of any (default 64 KiB). `label` is plain data that goes into the row as `ask`.
   */
  export type BatchRequest = {
    readonly url: string
    readonly transport: 'json' | 'sse'
    readonly index: number
    readonly body?: string
    readonly headers?: Readonly<Record<string, string>>
    /** Values that stay out of rows, errors and kept text as the key does. */
    readonly secretHeaders?: Readonly<Record<string, string>>
    readonly key?: string | null
    readonly startAtUs?: number | null
    readonly source?: string | null
    readonly timeoutMs?: number
    readonly bodyBytes?: number
    readonly abortAfterEvents?: number
    readonly streamEnd?: 'both' | 'finish'
    readonly terminator?: string
    readonly keepBody?: boolean
    readonly label?: Readonly<Record<string, unknown>>
  }

  /**
   * The outcome of a request. `headersUs` is the first byte of the answer, null when none came. `limits` holds header fields
   * about limits, names in lower case; `dateMs` is the answer's Date in epoch milliseconds. `bodyText` is
   * set for refusals, errors and `keepBody`, cut at `bodyBytes`.
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
   * Sends the request that the plan holds for this iteration when it is due, reads the answer, writes the row and
   * waits as long as the user thinks. Without a schedule, a user whom the target does not answer sends a request every
   * tenth of a second at most. Ends the run when it measures nothing any more: nobody answers, or all answers fail in the same way.
   */
  export function next(): void
  /** Names the file of rows, in the init context, the same for every user. Throws on a second path. */
  export function open(options: OpenOptions): void
  /**
   * Sends each request at its `startAtUs`, those without one at once, late by microseconds, waits for all answers and writes
   * their rows. Over HTTP/1.1, on connections kept between batches, or each on its own when `isFresh`. Throws on
   * a spec it cannot read.
   */
  export function batch(requests: readonly BatchRequest[], isFresh: boolean): readonly BatchAnswer[]
  /** Writes a decision between the rows: one JSON object as text. Throws when it is not one. */
  export function writeRow(json: string): void
  /** Returns microseconds since t0 by the monotonic clock; fixes t0 like a first request does. */
  export function nowUs(): number
  /** Frees the memory that the start of the users took. Call it in `setup`, so that no request is held up. */
  export function settle(): void
  /** Writes what is still buffered. Call it in `teardown`; k6's exit does it too. */
  export function flush(): void
}
