/** One line of `rows.ndjson`, typed as `schemas/row.schema.json` accepts it. Meaning of each member: `load/k6/rows/doc.go`. */
import { validators, type Validate, type ValidationError } from '../../schemas/compiled/validators.js'
import { isObject } from '../guards.ts'

/** How a request ended: exactly one per row. Only `ok` is a success. */
export type RowClass =
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

/** The way a completion is asked for. */
export type Transport = 'json' | 'sse' | 'websocket'

/** Counts by bucket of scheme "log2/32", ascending: each bucket is 1/32 of a power of two wide. */
export type RowSketch = {
  readonly scheme: 'log2/32'
  readonly counts: readonly (readonly [bucket: number, count: number])[]
}

/** The first line of a file. `t0MonotonicUs` lays the files of several processes of one host over each other. */
export type RowHeader = {
  readonly v: 1
  readonly t0EpochUs: number
  readonly t0MonotonicUs: number | null
  /** `wall` only where k6 lacks the extension. */
  readonly clock: 'monotonic' | 'wall'
  readonly segment: string | null
}

/** One request. Times are whole microseconds since t0 on one monotonic clock, null when the thing never happened. */
export type Row = {
  readonly v: 1
  readonly i: number
  readonly vu: number
  readonly scenario: string
  readonly transport: Transport
  readonly key: string | null
  readonly scheduledUs: number | null
  readonly sentUs: number | null
  readonly connectedUs: number | null
  readonly headersUs: number | null
  readonly firstByteUs: number | null
  readonly firstEventUs: number | null
  readonly firstTokenUs: number | null
  readonly lastTokenUs: number | null
  readonly doneUs: number | null
  readonly closedUs: number | null
  readonly status: number
  readonly class: RowClass
  readonly error: string | null
  readonly chunks: number
  readonly events: number
  readonly promptTokens: number | null
  readonly completionTokens: number | null
  readonly bytes: number
  readonly gaps: RowSketch | null
  readonly gapsUs: readonly number[] | null
  readonly retryAfter: string | null
  readonly limits: Readonly<Record<string, string>> | null
  /** Sent a second time on a new connection, because the service had closed the kept one. */
  readonly resent?: true
  /** A completed answer without any text. */
  readonly empty?: true
  readonly sampledValid: boolean | null
  /** Of a batch that asks a limiter: what the request was for, as the script says it, and the Date of the answer. */
  readonly ask?: Readonly<Record<string, unknown>> | null
  readonly date?: string | null
}

const SCHEMA_ID = 'urn:assay:row'

/** Whether a line's JSON is a header that this version reads. */
export function isRowHeader(value: unknown): value is RowHeader {
  return isObject(value) && value['clock'] !== undefined && rowValidator()(value)
}

/** Whether a line's JSON is a row that this version reads. */
export function isRow(value: unknown): value is Row {
  const isRequest = isObject(value) && value['clock'] === undefined && value['decision'] === undefined
  return isRequest && rowValidator()(value)
}

/** A line between the rows: what a script decided to do next. `type` says what kind; the rest is the script's. */
export type RowDecision = {
  readonly v: 1
  readonly decision: Readonly<Record<string, unknown>> & { readonly type: string }
}

/** Whether a line's JSON is a decision. */
export function isRowDecision(value: unknown): value is RowDecision {
  return isObject(value) && value['decision'] !== undefined && rowValidator()(value)
}

/** One line that says why {@link isRow} or {@link isRowHeader} has just refused a value. */
export function refusalOf(value: unknown): string {
  if (!isObject(value)) return 'it is no JSON object'
  const errors: readonly ValidationError[] = rowValidator().errors ?? []
  const first = errors.find(({ keyword }) => keyword !== 'if')
  if (first === undefined) return 'clock' in value ? 'it is a header' : 'it is no header'
  const missing = first.params['missingProperty']
  return typeof missing === 'string'
    ? `${missing} is missing`
    : `${first.instancePath || '/'} violates ${first.keyword}`
}

/**
 * What a row says against itself, or null: gaps that are not one fewer than the chunks, or that do not lead from the
 * first chunk to the last. A writer that loses a chunk is found here.
 */
export function contradictionIn(row: Row): string | null {
  const { gaps, gapsUs, chunks, firstTokenUs, lastTokenUs } = row
  if (gaps !== null) {
    const counted = gaps.counts.reduce((sum, [, count]) => sum + count, 0)
    if (counted !== chunks - 1) return `${chunks} chunks have ${counted} counted gaps`
  }
  if (gapsUs === null) return null
  if (gapsUs.length !== chunks - 1) return `${chunks} chunks have ${gapsUs.length} gaps`
  if (firstTokenUs === null || lastTokenUs === null) return 'gaps without a first and a last chunk'
  const spanUs = gapsUs.reduce((sum, gapUs) => sum + gapUs, 0)
  return spanUs === lastTokenUs - firstTokenUs
    ? null
    : 'the gaps do not lead from the first chunk to the last'
}

function rowValidator(): Validate {
  const validate = validators[SCHEMA_ID]
  if (validate === undefined) throw new TypeError(`the schema ${SCHEMA_ID} is not compiled`)
  return validate
}
