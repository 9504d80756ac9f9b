/** Builds exchanges and evidence for the tests of checks. */
import { callsOf, declaredCall, marksOfCall, type CallMarks } from '../engine/probe.ts'
import { resolvePlan } from '../statement/plan.ts'
import { everyProbe } from '../session/registry.ts'
import type { Exchange, HeaderList } from './exchange.ts'
import type { Evidence } from '../evidence/check.ts'
import type { Reading, Readings } from '../statement/readings.ts'

/** The members of an exchange that a test sets. `json` or `text`: the body of the answer. */
export type ExchangeParts = {
  readonly attempt?: number
  readonly sentAtEpochMs?: number
  readonly method?: string
  readonly url?: string
  readonly requestHeaders?: HeaderList
  readonly requestJson?: unknown
  readonly requestText?: string
  readonly status?: number
  readonly headers?: HeaderList
  readonly json?: unknown
  readonly text?: string
  readonly base64?: string
  readonly reads?: readonly (readonly [number, number])[]
  readonly noResponse?: boolean
  readonly end?: Exchange['end']
  readonly client?: Exchange['client']
  readonly isValidCall?: true
  readonly sentAgain?: Exchange['sentAgain']
}

/** The time at which simulated runs start, in ms since 1970. It equals `created` in {@link goodReply}. */
export const SENT_AT_EPOCH_MS = 1_790_000_000_000

/** A complete valid answer under the profile `openai`. */
export const goodReply = {
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_790_000_000,
  model: 'test-model',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hello there.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 9, completion_tokens: 3, total_tokens: 12 },
} as const

/** Builds an exchange with the id `id`, such as `probe/label`. By default, the answer is a 200 with JSON. */
export function exchange(id: string, parts: ExchangeParts = {}): Exchange {
  const [probe = '', label = ''] = id.split('/')
  const attempt = parts.attempt ?? 1
  const requestText =
    parts.requestText ?? (parts.requestJson === undefined ? undefined : JSON.stringify(parts.requestJson))
  return {
    id: attempt === 1 ? id : `${id}#${attempt}`,
    probe,
    label,
    attempt,
    sentAtEpochMs: parts.sentAtEpochMs ?? SENT_AT_EPOCH_MS,
    request: {
      method: parts.method ?? 'POST',
      url: parts.url ?? 'http://127.0.0.1:1/v1/chat/completions',
      headers: parts.requestHeaders ?? [['content-type', 'application/json']],
      body: requestText === undefined ? null : recorded(requestText),
    },
    response: parts.noResponse === true ? null : responseOf(parts),
    end: parts.end ?? { kind: 'complete' },
    timing: { headersMs: 1, firstByteMs: 2, endMs: 3 },
    ...(parts.client === undefined ? {} : { client: parts.client }),
    ...marksOf(probe, label),
    ...(parts.isValidCall === undefined ? {} : { isValidCall: parts.isValidCall }),
    ...(parts.sentAgain === undefined ? {} : { sentAgain: parts.sentAgain }),
  }
}

const { readings: openai } = resolvePlan({ profile: 'openai', statement: null, require: [] })

// Returns the kind, subject and validity that the probe declares. An undeclared label gets the kind of the probe's first call.
function marksOf(probe: string, label: string): CallMarks {
  const found = everyProbe.find(({ id }) => id === probe)
  const calls = found === undefined ? [] : callsOf(found, openai)
  const [first] = calls
  const declared = declaredCall(calls, label) ?? (first && { ...first, label, marks: {} })
  if (declared === undefined) return {}
  return marksOfCall(declared, label)
}

function responseOf(parts: ExchangeParts): Exchange['response'] {
  const text = parts.text ?? JSON.stringify(parts.json ?? goodReply)
  const body =
    parts.base64 === undefined
      ? recorded(text)
      : { base64: parts.base64, bodyBytes: Math.floor((parts.base64.length * 3) / 4), truncated: false }
  return {
    status: parts.status ?? 200,
    headers: parts.headers ?? [['content-type', 'application/json']],
    body,
    reads: parts.reads ?? [[2, body.bodyBytes]],
  }
}

function recorded(text: string): { text: string; bodyBytes: number; truncated: boolean } {
  return { text, bodyBytes: new TextEncoder().encode(text).length, truncated: false }
}

/** Returns the readings (declared behavior) in the form that checks use, as if the profile declared all of `values`, by name. */
export function readingsOf(values: Readonly<Record<string, Reading>>): Readings {
  return new Map(Object.entries(values).map(([key, value]) => [key, { layer: 'profile', value }]))
}

/** Returns evidence with these exchanges. By default, the evidence has no omissions and no readings. */
export function evidenceOf(exchanges: readonly Exchange[], parts: Partial<Evidence> = {}): Evidence {
  return {
    exchanges,
    sentAgain: [],
    omissions: [],
    readings: readingsOf({}),
    model: 'test-model',
    baseUrl: 'http://127.0.0.1:1',
    secretPlaceholders: [],
    hasKey: true,
    ...parts,
  }
}
