/** Guards for the lines of a transcript: enough to judge on, so that a corrupt file is refused and never misread. */
import type { Exchange, Omission, RecordedBody } from '../exchange.ts'
import { isRecord } from '../reply.ts'
import type { TranscriptEnd, TranscriptHeader } from './transcript.ts'

/** Whether a value is a transcript's first line. */
export function isHeader(value: unknown): value is TranscriptHeader {
  return (
    isRecord(value) &&
    value['type'] === 'run' &&
    value['schema'] === 'assay.transcript/1' &&
    ['suite', 'baseUrl', 'model', 'seed', 'startedAt', 'profile'].every((name) => typeof value[name] === 'string') &&
    isRecord(value['readings']) &&
    isRecord(value['capabilities']) &&
    (value['checks'] === null || isStringList(value['checks'])) &&
    isStringList(value['secretPlaceholders'])
  )
}

/** Whether a value is a transcript's last line. */
export function isEnd(value: unknown): value is TranscriptEnd {
  if (!isRecord(value) || value['type'] !== 'end' || typeof value['durationMs'] !== 'number') return false
  const cost = value['cost']
  return (
    isRecord(cost) && ['requests', 'promptTokens', 'completionTokens'].every((name) => typeof cost[name] === 'number')
  )
}

/** Whether a value is an omission. */
export function isOmission(value: unknown): value is Omission {
  return isRecord(value) && ['probe', 'reason', 'detail'].every((name) => typeof value[name] === 'string')
}

/** Whether a value is an exchange. */
export function isExchange(value: unknown): value is Exchange {
  return (
    isRecord(value) &&
    ['id', 'probe', 'label'].every((name) => typeof value[name] === 'string') &&
    typeof value['attempt'] === 'number' &&
    typeof value['sentAtEpochMs'] === 'number' &&
    isRequest(value['request']) &&
    (value['response'] === null || isResponse(value['response'])) &&
    isRecord(value['end']) &&
    typeof value['end']['kind'] === 'string' &&
    isRecord(value['timing']) &&
    typeof value['timing']['endMs'] === 'number'
  )
}

function isRequest(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['method'] === 'string' &&
    typeof value['url'] === 'string' &&
    isPairList(value['headers'], 'string', 'string') &&
    (value['body'] === null || isBody(value['body']))
  )
}

function isResponse(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['status'] === 'number' &&
    isPairList(value['headers'], 'string', 'string') &&
    isBody(value['body']) &&
    isPairList(value['reads'], 'number', 'number')
  )
}

function isBody(value: unknown): value is RecordedBody {
  return (
    isRecord(value) &&
    typeof value['bodyBytes'] === 'number' &&
    typeof value['truncated'] === 'boolean' &&
    (typeof value['text'] === 'string' || typeof value['base64'] === 'string')
  )
}

function isPairList(value: unknown, first: string, second: string): boolean {
  if (!Array.isArray(value)) return false
  return value.every(
    (pair: unknown) => Array.isArray(pair) && pair.length === 2 && typeof pair[0] === first && typeof pair[1] === second,
  )
}

function isStringList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
