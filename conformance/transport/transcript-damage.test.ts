import { describe, expect, test } from 'vitest'
import { DEAD, END, ENDS, TRANSCRIPT_HEADER, WHOLE_EXCHANGE } from './transcript-fixture.ts'
import { readTranscript, TranscriptError } from './transcript.ts'

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

test('a transcript cut within a line is refused; cut between lines it has no end', () => {
  const text = lines(
    TRANSCRIPT_HEADER,
    { type: 'exchange', exchange: WHOLE_EXCHANGE },
    { type: 'end', ...END },
  )
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index)
  for (let length = (ends[0] ?? 0) + 2; length < text.length - 1; length += 1) {
    // At these lengths no line is cut: at most the line feed at the end is missing.
    if (ends.includes(length) || ends.includes(length - 1)) {
      expect(readTranscript(text.slice(0, length), 'x').end, `at ${length}`).toBeNull()
    } else {
      expect(errorOf(text.slice(0, length)).message, `at ${length}`).toContain('not JSON')
    }
  }
})

// Returns the path of every value within `value`, each as a list of keys.
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
  const damages = [WHOLE_EXCHANGE, DEAD, ...ENDS.map((end) => ({ ...WHOLE_EXCHANGE, end }))].flatMap(
    (exchange) =>
      pathsIn(exchange).flatMap((path) =>
        [undefined, true, -1, 'other', [], {}].map((replacement) => ({ exchange, path, replacement })),
      ),
  )

  test('a value is refused if its replacement has another type', () => {
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
        readTranscript(lines(TRANSCRIPT_HEADER, { type: 'exchange', exchange: damaged }), 'x')
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
    const exchange = path === 'end/code' ? DEAD : WHOLE_EXCHANGE
    const damaged = withValue(exchange, path.split('/'), replacement)
    expect(errorOf(lines(TRANSCRIPT_HEADER, { type: 'exchange', exchange: damaged })).message).toContain(
      'line 2: /',
    )
  })
})
