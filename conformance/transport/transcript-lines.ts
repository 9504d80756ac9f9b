/** The lines of a transcript, and guards for them: enough to judge on, so that a corrupt file is refused and never misread. */
import type { Run } from '../../reports/run.ts'
import { codeOfSentence } from '../../schemas/older-sentences.ts'
import { inconclusiveCodeOf, OMISSION_CODES, type OmissionCode } from '../../schemas/reason-codes.ts'
import type {
  Exchange,
  FailureCode,
  CapturedSecret,
  Omission,
  QuotaCall,
  QuotaSeries,
  RecordedBody,
  ResendReason,
} from '../exchange/exchange.ts'
import type { StatementIdentity } from '../engine/plan.ts'
import { isRecord, type JsonObject } from '../exchange/reply.ts'
import type { LearntSecret } from './secrets.ts'

/** First line: what was run against what. `checks` null means all. */
export type TranscriptHeader = {
  readonly type: 'run'
  readonly schema: 'assay.transcript/1'
  readonly suite: string
  readonly baseUrl: string
  readonly model: string
  readonly seed: string
  readonly startedAt: string
  readonly profile: string
  /** Absent when no statement was given. */
  readonly statement?: StatementIdentity
  readonly readings: Readonly<Record<string, unknown>>
  readonly capabilities: Readonly<Record<string, string>>
  readonly checks: readonly string[] | null
  readonly secretPlaceholders: readonly string[]
  readonly hasKey: boolean
  /** Names of the header fields that were sent beside those of the interface; absent: none. */
  readonly requestHeaders?: readonly string[]
  /** `host:port` of the proxy that led to the target; absent: none did. */
  readonly proxy?: string
}

/** Last line. `interrupted`: the user stopped the run, so that exchanges may be missing. */
export type TranscriptEnd = {
  readonly type: 'end'
  readonly durationMs: number
  readonly cost: Run['cost']
  readonly interrupted?: true
}

// Written as records, so that the compiler asks for a code that is added to the union.
const FAILURES: Readonly<Record<FailureCode, true>> = {
  dns: true,
  refused: true,
  tls: true,
  reset: true,
  protocol: true,
  'timeout-connect': true,
  'timeout-headers': true,
  'timeout-first-byte': true,
  'timeout-idle': true,
  'timeout-total': true,
  'body-too-large': true,
  'too-many-events': true,
}
const QUOTA_CALLS: Readonly<Record<QuotaCall['kind'], true>> = { plain: true, aborted: true }
const QUOTA_SERIES: Readonly<Record<QuotaSeries, true>> = {
  serial: true,
  recovery: true,
  'recovery-again': true,
  burst: true,
  'burst-again': true,
}

const RESENDS: Readonly<Record<ResendReason, true>> = { 'broken-off': true, 'server-error': true }

/** Whether a value is a transcript's first line. */
export function isHeader(value: unknown): value is TranscriptHeader {
  return (
    isRecord(value) &&
    value['type'] === 'run' &&
    value['schema'] === 'assay.transcript/1' &&
    hasStrings(value, ['suite', 'baseUrl', 'model', 'seed', 'startedAt', 'profile']) &&
    (value['statement'] === undefined || isIdentity(value['statement'])) &&
    isRecord(value['readings']) &&
    isRecord(value['capabilities']) &&
    isStringList(Object.values(value['capabilities'])) &&
    (value['checks'] === null || isStringList(value['checks'])) &&
    typeof value['hasKey'] === 'boolean' &&
    (value['requestHeaders'] === undefined || isStringList(value['requestHeaders'])) &&
    (value['proxy'] === undefined || isString(value['proxy'])) &&
    isStringList(value['secretPlaceholders'])
  )
}

function isIdentity(value: unknown): boolean {
  return isRecord(value) && hasStrings(value, ['name', 'sha256'])
}

/** Whether a value is a transcript's last line. */
export function isEnd(value: unknown): value is TranscriptEnd {
  if (!isRecord(value) || value['type'] !== 'end' || !isAmount(value['durationMs'])) return false
  const { cost, interrupted } = value
  return (
    (interrupted === undefined || interrupted === true) &&
    isRecord(cost) &&
    ['requests', 'promptTokens', 'completionTokens'].every((name) => isAmount(cost[name]))
  )
}

/** An omission as the file holds it. `reason` is the code that a check is inconclusive for; older files have that alone. */
type OmissionLine = {
  readonly probe: string
  readonly reason: OmissionCode
  readonly code?: OmissionCode
  readonly detail: string
}

/** The line of an omission. */
export function omissionLine(omission: Omission): {
  readonly type: 'omission'
  readonly omission: OmissionLine
} {
  return { type: 'omission', omission: { ...omission, reason: inconclusiveCodeOf(omission.code) } }
}

/** Whether a value is an omission as the file holds it. */
export function isOmissionLine(value: unknown): value is OmissionLine {
  return (
    isRecord(value) &&
    hasStrings(value, ['probe', 'reason', 'detail']) &&
    isOmissionCode(value['reason']) &&
    (value['code'] === undefined || isOmissionCode(value['code']))
  )
}

/** The omission that the file holds. */
export function omissionOf({ probe, reason, code, detail }: OmissionLine): Omission {
  return { probe, code: code ?? olderCode(detail) ?? reason, detail }
}

function isOmissionCode(value: unknown): value is OmissionCode {
  return OMISSION_CODES.some((code) => code === value)
}

function olderCode(detail: string): OmissionCode | null {
  const code = codeOfSentence(detail)
  return isOmissionCode(code) ? code : null
}

/** Whether a value is the trace of a secret. */
export function isLearntSecret(value: unknown): value is LearntSecret {
  return isRecord(value) && hasStrings(value, ['probe', 'name', 'placeholder'])
}

/** Whether a value is an exchange. */
export function isExchange(value: unknown): value is Exchange {
  return (
    isRecord(value) &&
    hasStrings(value, ['id', 'probe', 'label']) &&
    isAmount(value['attempt']) &&
    isAmount(value['sentAtEpochMs']) &&
    isRequest(value['request']) &&
    (value['response'] === null || isResponse(value['response'])) &&
    (value['socket'] === undefined || isSocket(value['socket'])) &&
    isEnding(value['end']) &&
    isTiming(value['timing']) &&
    (value['sentAgain'] === undefined || isKeyOf(RESENDS, value['sentAgain'])) &&
    (value['client'] === undefined || isClientOutcome(value['client'])) &&
    (value['kept'] === undefined || isKeptSecret(value['kept'])) &&
    (value['quotaCall'] === undefined || isQuotaCall(value['quotaCall']))
  )
}

function isQuotaCall(value: unknown): value is QuotaCall {
  if (!isRecord(value) || !isKeyOf(QUOTA_CALLS, value['kind'])) return false
  return value['series'] === null || isKeyOf(QUOTA_SERIES, value['series'])
}

function isKeptSecret(value: unknown): value is CapturedSecret {
  return (
    isRecord(value) &&
    hasStrings(value, ['name', 'pointer', 'placeholder']) &&
    isAmount(value['chars']) &&
    isAmount(value['bits']) &&
    typeof value['isSendable'] === 'boolean' &&
    (value['matchesFormat'] === null || typeof value['matchesFormat'] === 'boolean')
  )
}

function isSocket(value: unknown): boolean {
  if (!isRecord(value) || !Array.isArray(value['frames'])) return false
  return value['frames'].every(
    (frame: unknown) =>
      isRecord(frame) &&
      (frame['from'] === 'client' || frame['from'] === 'server') &&
      ['opcode', 'reservedBits', 'atMs'].every((name) => isAmount(frame[name])) &&
      ['isFinal', 'isMasked'].every((name) => typeof frame[name] === 'boolean') &&
      isBody(frame['payload']),
  )
}

function isRequest(value: unknown): boolean {
  return (
    isRecord(value) &&
    hasStrings(value, ['method', 'url']) &&
    isPairList(value['headers'], isString) &&
    (value['body'] === null || isBody(value['body'])) &&
    (value['repetition'] === undefined || isRepetition(value['repetition']))
  )
}

function isRepetition(value: unknown): boolean {
  return isRecord(value) && hasStrings(value, ['head', 'unit', 'tail']) && isAmount(value['runBytes'])
}

function isResponse(value: unknown): boolean {
  return (
    isRecord(value) &&
    isAmount(value['status']) &&
    isPairList(value['headers'], isString) &&
    isBody(value['body']) &&
    isPairList(value['reads'], isAmount)
  )
}

function isBody(value: unknown): value is RecordedBody {
  if (!isRecord(value) || !isAmount(value['bodyBytes']) || typeof value['truncated'] !== 'boolean')
    return false
  const { text, base64 } = value
  return base64 === undefined ? isString(text) : text === undefined && isBase64(base64)
}

// Known kinds and codes only: judges decide by them, and would take an unknown one for a whole answer.
function isEnding(value: unknown): boolean {
  if (!isRecord(value)) return false
  switch (value['kind']) {
    case 'complete':
      return true
    case 'aborted':
      return isAmount(value['afterEvents'])
    case 'left-open':
      return isAmount(value['waitedMs'])
    case 'failed':
      return isString(value['detail']) && isKeyOf(FAILURES, value['code'])
    default:
      return false
  }
}

function isTiming(value: unknown): boolean {
  if (!isRecord(value) || !isAmount(value['endMs'])) return false
  if (value['stalledMs'] !== undefined && !isAmount(value['stalledMs'])) return false
  return [value['headersMs'], value['firstByteMs']].every((ms) => ms === null || isAmount(ms))
}

function isClientOutcome(value: unknown): boolean {
  if (!isRecord(value) || !isString(value['library'])) return false
  return [value['text'], value['error']].every((text) => text === null || isString(text))
}

function isPairList(value: unknown, isPart: (part: unknown) => boolean): boolean {
  if (!Array.isArray(value)) return false
  return value.every((pair: unknown) => Array.isArray(pair) && pair.length === 2 && pair.every(isPart))
}

function isStringList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isString)
}

function hasStrings(record: JsonObject, names: readonly string[]): boolean {
  return names.every((name) => isString(record[name]))
}

function isKeyOf(table: object, value: unknown): boolean {
  return isString(value) && Object.hasOwn(table, value)
}

function isString(value: unknown): value is string {
  return typeof value === 'string'
}

// JSON has no infinities, and nothing that is counted or timed here can be negative.
function isAmount(value: unknown): value is number {
  return typeof value === 'number' && value >= 0
}

function isBase64(value: unknown): boolean {
  return isString(value) && value.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(value)
}
