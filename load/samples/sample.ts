/** Reads the answers that k6 stored during a load, one line of NDJSON each, written by `load/k6/assay/record.go`. Pure. */
import type { Transport } from '../../schemas/compiled/row.ts'
import {
  isObject,
  memberOf,
  requireNumber,
  requireNumberOrNull,
  requireString,
  requireStringOrNull,
} from '../guards.ts'

/**
 * A stored answer of the target. `why`: `sampled`, `suspect`, `leak` or the failure class of the answer. `leaks`: the indices of other
 * requests whose tokens the answer contains. Members that end in `Us` are times in microseconds since the start of the load (t0).
 */
export type Sample = {
  readonly why: string
  readonly isSample: boolean
  readonly index: number
  readonly transport: Transport
  readonly inFlight: number
  readonly sentUs: number | null
  readonly headersUs: number | null
  readonly closedUs: number | null
  readonly class: string
  readonly error: string
  readonly brokeOff: boolean
  readonly leaks: readonly number[]
  readonly text: string
  readonly request: string
  readonly response: SampleResponse | null
  readonly socket: SampleSocket | null
}

/** The messages of the target in a WebSocket conversation. If the target sent no close frame, `closeCode` is null or 1006. */
export type SampleSocket = {
  readonly frames: readonly SampleFrame[]
  readonly closeCode: number | null
  readonly isClosedByUs: boolean
}

/** One message that the target sent. `atUs` is its time of arrival in microseconds since t0. */
export type SampleFrame = { readonly atUs: number; readonly text: string; readonly isBinary: boolean }

/** The received response. Either `text` or `base64` is set. `truncated`: only the beginning of the body was stored. */
export type SampleResponse = {
  readonly status: number
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string | null
  readonly base64: string | null
  readonly bodyBytes: number
  readonly truncated: boolean
  /** The parts in which a stream arrived: time in microseconds since the start (t0), and length in bytes. Empty if not stored. */
  readonly reads: readonly (readonly [atUs: number, bytes: number])[]
}

/**
 * The content of a file of stored answers. `counts`: the number of answers that gave each reason for storing, whether stored or not.
 * `answers`: the number of all answers that could be judged, by transport.
 */
export type SampleFile = {
  readonly samples: readonly Sample[]
  readonly counts: Readonly<Record<string, number>>
  readonly answers: Readonly<Record<string, number>>
}

/** Parses stored answers and the last line of counts. Skips an unfinished end. Throws TypeError or SyntaxError. */
export function parseSamples(text: string): SampleFile {
  const lines = text
    .split('\n')
    .slice(0, -1)
    .map((line): unknown => JSON.parse(line))
  const last = lines.findLast((line) => memberOf(line, 'counts') !== undefined)
  return {
    samples: lines.filter((line) => memberOf(line, 'counts') === undefined).map(sampleOf),
    counts: countsIn(memberOf(last, 'counts')),
    answers: countsIn(memberOf(last, 'answers')),
  }
}

function countsIn(value: unknown): Readonly<Record<string, number>> {
  if (!isObject(value)) return {}
  const numbers = Object.entries(value).flatMap(([name, count]) =>
    typeof count === 'number' ? [[name, count] as const] : [],
  )
  return Object.fromEntries(numbers)
}

function sampleOf(value: unknown): Sample {
  const response = memberOf(value, 'response')
  const leaks = memberOf(value, 'leaks')
  const why = requireString(value, 'why')
  return {
    why,
    isSample: memberOf(value, 'sampled') === true,
    index: requireNumber(value, 'i'),
    transport: transportOf(requireString(value, 'transport')),
    inFlight: requireNumber(value, 'inFlight'),
    sentUs: requireNumberOrNull(value, 'sentUs'),
    headersUs: requireNumberOrNull(value, 'headersUs'),
    closedUs: requireNumberOrNull(value, 'closedUs'),
    class: requireString(value, 'class'),
    error: requireString(value, 'error'),
    brokeOff: memberOf(value, 'brokeOff') === true,
    leaks: Array.isArray(leaks) ? leaks.filter((index) => typeof index === 'number') : [],
    text: requireString(value, 'text'),
    request: requireString(value, 'request'),
    response: isObject(response) ? responseOf(response) : null,
    socket: socketIn(memberOf(value, 'socket')),
  }
}

function socketIn(value: unknown): SampleSocket | null {
  if (!isObject(value)) return null
  const frames = memberOf(value, 'frames')
  return {
    frames: Array.isArray(frames) ? frames.map(frameOf) : [],
    closeCode: requireNumberOrNull(value, 'closeCode'),
    isClosedByUs: memberOf(value, 'isClosedByUs') === true,
  }
}

function frameOf(value: unknown): SampleFrame {
  return {
    atUs: requireNumber(value, 'atUs'),
    text: requireString(value, 'text'),
    isBinary: memberOf(value, 'isBinary') === true,
  }
}

function responseOf(value: unknown): SampleResponse {
  const [headers, reads] = ['headers', 'reads'].map((name) => memberOf(value, name))
  return {
    status: requireNumber(value, 'status'),
    headers: Array.isArray(headers) ? headers.map(requireHeader) : [],
    text: requireStringOrNull(value, 'text'),
    base64: requireStringOrNull(value, 'base64'),
    bodyBytes: requireNumber(value, 'bodyBytes'),
    truncated: memberOf(value, 'truncated') === true,
    reads: Array.isArray(reads) ? reads.map(readOf) : [],
  }
}

function requireHeader(value: unknown): readonly [string, string] {
  const [name, text]: readonly unknown[] = Array.isArray(value) ? value : []
  if (typeof name !== 'string' || typeof text !== 'string') throw new TypeError('a header is a pair of texts')
  return [name, text]
}

function readOf(value: unknown): readonly [number, number] {
  const [atUs, bytes]: readonly unknown[] = Array.isArray(value) ? value : []
  if (typeof atUs !== 'number' || typeof bytes !== 'number')
    throw new TypeError('a read is a pair of numbers')
  return [atUs, bytes]
}

function transportOf(name: string): Transport {
  if (name === 'json' || name === 'sse' || name === 'websocket') return name
  throw new TypeError('transport must be json, sse or websocket')
}
