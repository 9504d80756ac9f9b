import { describe, expect, test } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { readTranscript, TranscriptError, type TranscriptHeader } from './transcript.ts'

const HEADER: TranscriptHeader = {
  type: 'run',
  schema: 'assay.transcript/1',
  suite: '0.1.0',
  baseUrl: 'http://127.0.0.1:1',
  model: 'm',
  seed: 's',
  startedAt: '2026-11-21T00:00:00.000Z',
  profile: 'openai',
  readings: {},
  capabilities: { sse: 'auto' },
  checks: ['a.b'],
  hasKey: true,
  secretPlaceholders: ['~0123456789ab'],
}
const WHOLE: Exchange = {
  id: 'p/l#2',
  probe: 'p',
  label: 'l',
  attempt: 2,
  sentAtEpochMs: 1,
  request: {
    method: 'POST',
    url: 'http://127.0.0.1:1/v1',
    headers: [
      ['x', '1'],
      ['x', '2'],
    ],
    body: { text: 'line\nbreak \u2028 🌍 \ufeff', bodyBytes: 22, truncated: false },
  },
  response: {
    status: 200,
    headers: [['content-type', 'application/json']],
    body: { base64: '/w==', bodyBytes: 1, truncated: true },
    reads: [[1.5, 1]],
  },
  end: { kind: 'complete' },
  timing: { headersMs: 1, firstByteMs: 1.5, endMs: 2 },
  client: { library: 'openai-node', text: null, error: 'no' },
}
const ENDS: readonly Exchange['end'][] = [
  { kind: 'aborted', afterEvents: 3 },
  { kind: 'left-open', waitedMs: 2000 },
  { kind: 'failed', code: 'timeout-idle', detail: 'nothing for 1 ms' },
]
const DEAD: Exchange = {
  ...WHOLE,
  request: { ...WHOLE.request, body: null },
  response: null,
  end: { kind: 'failed', code: 'refused', detail: 'ECONNREFUSED' },
  timing: { headersMs: null, firstByteMs: null, endMs: 2 },
}
const END = { durationMs: 5, cost: { requests: 1, promptTokens: 2, completionTokens: 3 } }

function lines(...values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('')
}

function errorOf(text: string): TranscriptError {
  try {
    readTranscript(text, 'some.ndjson')
  } catch (error) {
    if (error instanceof TranscriptError) return error
    throw error
  }
  return expect.unreachable()
}

test('cut off at any byte: within a line it is refused, between lines the end is missing', () => {
  const text = lines(HEADER, { type: 'exchange', exchange: WHOLE }, { type: 'end', ...END })
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  for (let length = (ends[0] ?? 0) + 2; length < text.length - 1; length += 1) {
    // A line feed alone may be missing.
    if (ends.includes(length) || ends.includes(length - 1)) {
      expect(readTranscript(text.slice(0, length), 'x').end, `at ${length}`).toBeNull()
    } else {
      expect(errorOf(text.slice(0, length)).code, `at ${length}`).toBe('not-json')
    }
  }
})

// Every path to a value within the exchange, as a list of keys.
function pathsIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (value === null || typeof value !== 'object') return [path]
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))]
}

function withValue(value: unknown, [key, ...rest]: readonly string[], replacement: unknown): unknown {
  if (key === undefined) return replacement
  const copy = structuredClone(value) as Record<string, unknown>
  copy[key] = withValue(copy[key], rest, replacement)
  return copy
}

describe('a damaged exchange is refused, whatever is damaged', () => {
  const damages = [WHOLE, DEAD, ...ENDS.map((end) => ({ ...WHOLE, end }))].flatMap((exchange) =>
    pathsIn(exchange).flatMap((path) =>
      [undefined, true, -1, 'other', [], {}].map((replacement) => ({ exchange, path, replacement })),
    ),
  )

  test('its own wrong forms aside', () => {
    const accepted = new Set<string>()
    for (const { exchange, path, replacement } of damages) {
      const damaged = withValue(exchange, path, replacement)
      const original = path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], exchange)
      const isSameKind =
        (typeof original === 'string' && replacement === 'other') ||
        (Array.isArray(original) && Array.isArray(replacement)) ||
        (original === null && path.at(-1) === 'text' && replacement === 'other') ||
        (typeof original === 'boolean' && replacement === true) ||
        (path.join() === 'client' && replacement === undefined)
      const name = `${path.join('/')} = ${JSON.stringify(replacement)}`
      try {
        readTranscript(lines(HEADER, { type: 'exchange', exchange: damaged }), 'x')
        if (!isSameKind) accepted.add(name)
      } catch (error) {
        expect(error, name).toBeInstanceOf(TranscriptError)
      }
    }
    expect(damages.length).toBeGreaterThan(500)
    expect([...accepted]).toEqual([])
  })

  test.each([
    ['end/kind', 'ended'],
    ['end/code', 'odd'],
    ['response/body/base64', '/w'],
    ['response/body/base64', '/w=='.repeat(2)],
  ])('%s = %j', (path, replacement) => {
    const exchange = path === 'end/code' ? DEAD : WHOLE
    const damaged = withValue(exchange, path.split('/'), replacement)
    expect(errorOf(lines(HEADER, { type: 'exchange', exchange: damaged })).code).toBe('malformed')
  })
})
