import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEAD, END, ENDS, TRANSCRIPT_HEADER, WHOLE_EXCHANGE } from './transcript-fixture.ts'
import { openTranscript, readTranscript, TranscriptError } from './transcript.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-transcript-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

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

describe('writing', () => {
  test('everything comes back as it was', () => {
    const path = join(folder, 'transcript.ndjson')
    const transcript = openTranscript(path, TRANSCRIPT_HEADER)
    const exchanges = [WHOLE_EXCHANGE, DEAD, ...ENDS.map((end) => ({ ...WHOLE_EXCHANGE, end }))]
    for (const exchange of exchanges) transcript.addExchange(exchange)
    const omission = { probe: 'q', code: 'budget' as const, detail: 'spent' }
    transcript.addOmission(omission)
    const secret = { probe: 'p', name: 'key', placeholder: '~0123456789ab' }
    transcript.addSecret(secret)
    transcript.end(END)
    const text = readFileSync(path, 'utf8')
    expect(text.split('\n')).toHaveLength(exchanges.length + 5)
    expect(readTranscript(text, path)).toEqual({
      header: TRANSCRIPT_HEADER,
      exchanges,
      omissions: [omission],
      secrets: [secret],
      end: { type: 'end', ...END },
    })
    expect(transcript.exchanges()).toEqual(exchanges)
    expect(transcript.omissions()).toEqual([omission])
    expect(transcript.secrets()).toEqual([secret])
  })

  test('each line is in the file before the call returns, so that a crash loses nothing', () => {
    const path = join(folder, 'transcript.ndjson')
    const transcript = openTranscript(path, TRANSCRIPT_HEADER)
    expect(readTranscript(readFileSync(path, 'utf8'), path)).toMatchObject({ exchanges: [], end: null })
    transcript.addExchange(WHOLE_EXCHANGE)
    expect(readTranscript(readFileSync(path, 'utf8'), path).exchanges).toEqual([WHOLE_EXCHANGE])
    transcript.end(END)
  })

  test('is readable by its owner only, and replaces an older one whatever its mode', () => {
    const path = join(folder, 'transcript.ndjson')
    writeFileSync(path, 'x'.repeat(9999), { mode: 0o644 })
    for (let run = 0; run < 2; run += 1) {
      const transcript = openTranscript(path, TRANSCRIPT_HEADER)
      transcript.addExchange(WHOLE_EXCHANGE)
      transcript.end(END)
    }
    expect(readTranscript(readFileSync(path, 'utf8'), path).exchanges).toHaveLength(1)
    expect(statSync(path).mode & 0o077).toBe(0)
  })

  test('adds nothing after the end', () => {
    for (const path of [null, join(folder, 'transcript.ndjson')]) {
      const transcript = openTranscript(path, TRANSCRIPT_HEADER)
      transcript.end(END)
      expect(() => transcript.addExchange(WHOLE_EXCHANGE)).toThrow(Error)
    }
  })

  test('in memory only', () => {
    const transcript = openTranscript(null, TRANSCRIPT_HEADER)
    transcript.addExchange(WHOLE_EXCHANGE)
    transcript.end(END)
    expect(transcript.exchanges()).toEqual([WHOLE_EXCHANGE])
  })
})

describe('reading a file that is not a transcript', () => {
  test.each(['', 'null\n', '{}\n', '[]\n', lines({ ...TRANSCRIPT_HEADER, schema: 'assay.transcript/2' })])(
    '%j is foreign',
    (text) => {
      expect(errorOf(text)).toMatchObject({
        message: expect.stringMatching(
          /^some\.ndjson, line 1: (an empty file|not the first line of a transcript of this version)/,
        ),
      })
    },
  )

  test.each(Object.keys(TRANSCRIPT_HEADER))('a header without %s is foreign', (name) => {
    expect(errorOf(lines({ ...TRANSCRIPT_HEADER, [name]: undefined }))).toMatchObject({
      message: expect.stringContaining('not the first line of a transcript'),
    })
  })

  test('text that is not JSON', () => {
    expect(errorOf('<html>\n')).toMatchObject({
      message: expect.stringMatching(/^some\.ndjson, line 1: not JSON/),
    })
  })

  test('the line that is damaged is named', () => {
    const text = `${lines(TRANSCRIPT_HEADER, { type: 'exchange', exchange: WHOLE_EXCHANGE })}{"type":\n`
    expect(errorOf(text).message).toMatch(/^some\.ndjson, line 3: not JSON/)
    expect(errorOf(`${lines(TRANSCRIPT_HEADER)}\n${lines({ type: 'end', ...END })}`).message).toMatch(
      /line 2: not JSON/,
    )
  })

  test('a line of an unknown type, and one after the end', () => {
    expect(errorOf(lines(TRANSCRIPT_HEADER, { type: 'note' })).message).toBe(
      'some.ndjson, line 2: /type: expected a known name, received string "note"',
    )
    const end = { type: 'end', ...END }
    expect(
      errorOf(lines(TRANSCRIPT_HEADER, end, { type: 'exchange', exchange: WHOLE_EXCHANGE })).message,
    ).toMatch(/line 3: .*end$/)
  })

  test.each<[string, object, string]>([
    ['a member of another type', { attempt: '1' }, '/exchange/attempt: expected number, received string "1"'],
    ['an ending nobody knows', { end: { kind: 'lost' } }, '/exchange/end/kind: expected a known name'],
    [
      'a status without header fields',
      { response: { status: 200 } },
      '/exchange/response/headers: expected present',
    ],
    [
      'a field without a value',
      { request: { ...WHOLE_EXCHANGE.request, headers: [['a']] } },
      '/exchange/request/headers/0: ',
    ],
    [
      'a mark nobody knows',
      { webhookCall: { action: 'x', address: null } },
      '/exchange/webhookCall/action: ',
    ],
  ])('the line, the place and the disagreement are named: %s', (_, changes, problem) => {
    const { message } = errorOf(
      lines(TRANSCRIPT_HEADER, { type: 'exchange', exchange: { ...WHOLE_EXCHANGE, ...changes } }),
    )
    expect(message.startsWith(`some.ndjson, line 2: ${problem}`), message).toBe(true)
  })

  test('two transcripts in one file', () => {
    expect(errorOf(lines(TRANSCRIPT_HEADER, TRANSCRIPT_HEADER)).message).toContain(
      'line 2: a second first line',
    )
  })

  test.each(['probe', 'reason', 'detail'])('an omission without %s', (name) => {
    const omission = { probe: 'q', reason: 'budget', detail: 'd', [name]: undefined }
    expect(errorOf(lines(TRANSCRIPT_HEADER, { type: 'omission', omission }))).toMatchObject({
      message: expect.stringContaining('line 2: /omission'),
    })
  })

  test.each([
    ['reason', { probe: 'q', reason: 'mood', detail: 'd' }],
    ['code', { probe: 'q', reason: 'budget', code: 'mood', detail: 'd' }],
  ])('an omission with an unknown %s', (_, omission) => {
    expect(errorOf(lines(TRANSCRIPT_HEADER, { type: 'omission', omission }))).toMatchObject({
      message: expect.stringContaining('line 2: /omission'),
    })
  })
})
