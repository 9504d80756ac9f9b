import type { CheckRecord, Run } from '../../schemas/compiled/run.ts'
import { judgeTranscript } from './compose.ts'
import type { Check } from '../evidence/check.ts'
import { CAPABILITIES } from '../exchange/capabilities.ts'
import { exchangeIdOf } from '../exchange/judgement.ts'
import { isRecord, headerValue } from '../exchange/reply.ts'
import { resolvePlan, type Plan, profileNames } from '../statement/plan.ts'
import type { Reading, Readings } from '../statement/readings.ts'
import { chainOf, readTranscript } from '../transport/transcript.ts'
import type { TranscriptHeader } from '../../schemas/compiled/transcript.ts'
import { selectChecks } from './registry.ts'
import { SWITCHED } from '../exchange/attempts.ts'
import { bodyBytesOf } from '../exchange/bytes.ts'
import type { Exchange, FailureCode, RecordedBody } from '../exchange/exchange.ts'
import { DEFAULT_CAPS } from '../transport/deadlines.ts'

/** Judges the calls of a transcript again, and returns the run. Throws TranscriptError if the transcript is malformed. */
export function replayTranscript(text: string, source: string): Run {
  const parts = readTranscript(text, source)
  const plan = planFromRecord(parts.header)
  return judgeTranscript(parts, { source, checks: selectChecks(parts.header.checks), plan })
}

// Fewer answers may pass under another profile by chance.
const MIN_GAIN = 3

/** A profile that fits the target better than the profile of the run. `answers` is the number of failed answers that pass under it. */
export type BetterProfile = { readonly profile: string; readonly answers: number }

/** Returns the profile that fits the answers of a run better than the profile in force. Returns null if none does. */
export function betterProfile(text: string, run: Run): BetterProfile | null {
  const failed = run.checks.filter(({ verdict }) => verdict === 'fail')
  if (run.statement !== undefined || failed.length === 0) return null
  const parts = readTranscript(text, 'the transcript')
  const before = answersIn(failed)
  const least = Math.max(MIN_GAIN, before.size / 2)
  const [doubtful, recorded] = [selectChecks(failed.map(({ id }) => id)), planFromRecord(parts.header)]
  const fitting = profileNames.flatMap((profile) => {
    if (profile === run.suite.profile) return []
    const { readings } = resolvePlan({ profile, statement: null, require: [] })
    const plan = { ...recorded, profile, readings }
    const judge = (some: readonly Check[]) =>
      judgeTranscript(parts, { source: 'the transcript', checks: some, plan }).checks
    const again = judge(doubtful)
    const passing = new Set(again.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id))
    const mended = answersIn(failed.filter(({ id }) => passing.has(id)))
    // Judging all checks takes long.
    if (mended.size < least) return []
    const after = answersIn(judge(selectChecks(parts.header.checks)))
    const answers = countWithout(mended, after)
    return answers - countWithout(after, before) >= least ? [{ profile, answers }] : []
  })
  return fitting.toSorted((one, other) => other.answers - one.answers)[0] ?? null
}

function countWithout(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((one) => !others.has(one)).length
}

// Returns the answers that failed checks name.
function answersIn(checks: readonly CheckRecord[]): ReadonlySet<string> {
  return new Set(
    checks.flatMap(({ verdict, issues }) => (verdict === 'fail' ? issues.map(exchangeIdOf) : [])),
  )
}

/** Returns texts about parts of a transcript that seem edited; empty if none do. Throws TranscriptError if it cannot be read. */
export function transcriptFlaws(text: string, source: string): readonly string[] {
  const chain = chainOf(text)
  const { header, exchanges, secrets } = readTranscript(text, source)
  const placeholders = [...header.secretPlaceholders, ...secrets.map(({ placeholder }) => placeholder)]
  return [
    ...(chain.kind === 'broken' ? [`line ${chain.line} does not carry the digest of what it holds`] : []),
    ...recordFlaws(exchanges, placeholders),
  ]
}

/** Returns the profile, readings and capabilities in the header of a transcript. Leaves out malformed readings. */
export function planFromRecord(header: TranscriptHeader): Plan {
  const readings: Readings = new Map(
    Object.entries(header.readings).flatMap(([key, entry]) => {
      if (!isRecord(entry) || !isReading(entry['value'])) return []
      const layer = entry['layer'] === 'declared' ? 'declared' : 'profile'
      return [[key, { layer, value: entry['value'] }] as const]
    }),
  )
  const capabilities = new Map(CAPABILITIES.map((id) => [id, supportOf(header.capabilities[id])] as const))
  const plan = { profile: header.profile, readings, capabilities }
  return header.statement === undefined ? plan : { ...plan, statement: header.statement }
}

function supportOf(value: string | undefined): 'supported' | 'unsupported' | 'auto' {
  return value === 'supported' || value === 'unsupported' ? value : 'auto'
}

function isReading(value: unknown): value is Reading {
  return isRecord(value) && typeof value['reading'] === 'string'
}

/** Returns a line for each contradiction within the recorded exchanges, such as an answer before its request. */
export function recordFlaws(
  exchanges: readonly Exchange[],
  placeholders: readonly string[],
): readonly string[] {
  return exchanges.flatMap((exchange) =>
    flawsIn(exchange, placeholders).map((flaw) => `${exchange.id}: ${flaw}`),
  )
}

function flawsIn(exchange: Exchange, placeholders: readonly string[]): readonly string[] {
  const bodies = [
    exchange.request.body,
    exchange.response?.body ?? null,
    ...(exchange.socket?.messages ?? []).map(({ payload }) => payload),
  ]
  return [
    ...bodies.flatMap((body) => (body === null ? [] : bodyFlaw(body))),
    ...readsFlaw(exchange, placeholders),
    ...lengthFlaw(exchange, placeholders),
    ...timingFlaw(exchange),
    ...endFlaw(exchange),
  ]
}

// The number of bytes that a body recorded in part has at least. It is far below the size limits, because redaction may shorten a body.
const LEAST_KEPT_BYTES = DEFAULT_CAPS.recordedRequestBytes / 2

function bodyFlaw(body: RecordedBody): readonly string[] {
  const keptBytes = bodyBytesOf(body).length
  const isOfLength = body.truncated
    ? keptBytes >= LEAST_KEPT_BYTES && keptBytes < body.bodyBytes
    : keptBytes === body.bodyBytes
  return isOfLength ? [] : [`a body of ${body.bodyBytes} bytes is kept as ${keptBytes}`]
}

// Describes a difference between the number of bytes read and the length of the body. Skips bodies with placeholders, and WebSockets:
// the reads of a refused handshake, which is a GET, are not recorded.
function readsFlaw(
  { request, response, socket, isInbound }: Exchange,
  placeholders: readonly string[],
): readonly string[] {
  if (response === null || socket !== undefined || isInbound === true) return []
  if (response.reads.length === 0 && request.method === 'GET') return []
  const { body, reads } = response
  if (holdsPlaceholder(body, placeholders)) return []
  const readBytes = reads.reduce((sum, [, bytes]) => sum + bytes, 0)
  return readBytes === body.bodyBytes ? [] : [`${readBytes} bytes were read of a body of ${body.bodyBytes}`]
}

// Describes a body whose length differs from Content-Length (RFC 9112 section 6.3). Skips HEAD, 304 and encoded bodies.
function lengthFlaw(
  { request, response, end }: Exchange,
  placeholders: readonly string[],
): readonly string[] {
  if (response === null || end.kind !== 'complete' || request.method === 'HEAD' || response.status === 304)
    return []
  const { body, headers } = response
  const announced = headers
    .filter(([name]) => name.toLowerCase() === 'content-length')
    .map(([, value]) => value)
  const isCoded = headers.some(([name]) => /^(content|transfer)-encoding$/i.test(name))
  const [length] = announced
  if (length === undefined || isCoded || Number(length) === body.bodyBytes) return []
  return holdsPlaceholder(body, placeholders)
    ? []
    : [`a whole answer of ${body.bodyBytes} bytes announces ${length}`]
}

const PLACEHOLDER_HEAD = 8

function holdsPlaceholder({ text }: RecordedBody, placeholders: readonly string[]): boolean {
  return placeholders.some((placeholder) => text?.includes(placeholder.slice(0, PLACEHOLDER_HEAD)) === true)
}

function timingFlaw({ response, timing, socket, isInbound }: Exchange): readonly string[] {
  if (isInbound === true) return []
  const { headersMs, firstByteMs, endMs } = timing
  const reads = (response?.reads ?? []).map(([atMs]) => atMs)
  const order = socket === undefined ? [headersMs, firstByteMs, ...reads, endMs] : [headersMs, endMs]
  const times = order.filter((ms) => ms !== null)
  const isInOrder = times.every((ms, at) => at === 0 || ms >= (times[at - 1] ?? 0) - ROUNDING_MS)
  return isInOrder ? [] : ['its times are not in order']
}

// The failures before which no answer can have begun.
const BEFORE_ANSWER: readonly FailureCode[] = ['dns', 'refused', 'tls', 'timeout-connect', 'timeout-headers']
// The shortest timeout that a user can set, in milliseconds (`--timeout 1`), less the time by which a timer may be early.
const LEAST_TIMEOUT_MS = 1000 - 2
// The minimum number of bytes of an answer that failed because it was too long. Every event has more than one byte.
const LEAST_BYTES: Readonly<Partial<Record<FailureCode, number>>> = {
  'body-too-large': DEFAULT_CAPS.bodyBytes,
  'too-many-events': DEFAULT_CAPS.events,
}

// Describes an ending that contradicts the answer or the duration. Skips the length of encoded bodies and of WebSocket messages.
function endFlaw({ request, response, end, timing, socket, isInbound }: Exchange): readonly string[] {
  if (isInbound === true) return []
  const isOpened = response?.status === SWITCHED && headerValue(request.headers, 'sec-websocket-key') !== null
  if (isOpened && socket === undefined) return ['it opened a WebSocket, and has no messages']
  if (end.kind === 'complete' && response === null) return ['it has no answer, and is said to be complete']
  if (end.kind !== 'failed') return []
  const { code } = end
  if (response !== null && BEFORE_ANSWER.includes(code)) return [`it has an answer, and failed by ${code}`]
  // A client library may leave a call at any time before it is connected.
  const mustLast = code.startsWith('timeout') && code !== 'timeout-connect'
  if (mustLast && timing.endMs < LEAST_TIMEOUT_MS) return [`it timed out after only ${timing.endMs} ms`]
  if (response === null || socket !== undefined || headerValue(response.headers, 'content-encoding') !== null)
    return []
  const { bodyBytes } = response.body
  return bodyBytes < (LEAST_BYTES[code] ?? 0) ? [`${bodyBytes} bytes are said to be too long`] : []
}

// The tolerance for times, each of which is rounded to microseconds.
const ROUNDING_MS = 0.01
