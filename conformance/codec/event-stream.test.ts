import { describe, expect, test } from 'vitest'
import { createEventStreamReader, readEventStream, type EventStream } from './event-stream.ts'
import { strictUtf8 } from './utf8.ts'

type Fixture = {
  readonly name: string
  readonly body: string | readonly (string | readonly number[])[]
  /** The expected events in order, each as its payload alone, or as payload, event name and id. */
  readonly events: readonly (string | readonly [data: string, event: string | null, id: string | null])[]
  readonly offsets?: readonly number[]
  readonly deviations?: readonly string[]
}

const FIXTURES: readonly Fixture[] = [
  { name: 'LF', body: 'data: a\n\ndata: b\n\n', events: ['a', 'b'], offsets: [0, 9] },
  { name: 'CR', body: 'data: a\r\rdata: b\r\r', events: ['a', 'b'], offsets: [0, 9] },
  {
    name: 'CRLF',
    body: 'data: a\r\n\r\ndata: b\r\n\r\n',
    events: ['a', 'b'],
    offsets: [0, 11],
  },
  {
    name: 'mixed endings',
    body: 'data: a\r\n\ndata: b\r\rdata: c\n\r\ndata: d\n\r',
    events: ['a', 'b', 'c', 'd'],
    offsets: [0, 10, 19, 29],
  },
  {
    name: 'BOM',
    body: [[0xef, 0xbb, 0xbf], 'data: a\n\n'],
    events: ['a'],
    offsets: [0],
    deviations: ['bom@0'],
  },
  {
    name: 'BOM and nothing else',
    body: [[0xef, 0xbb, 0xbf]],
    events: [],
    deviations: ['bom@0'],
  },
  {
    name: 'BOM in the middle',
    body: ['data: a\n\n', [0xef, 0xbb, 0xbf], 'data: b\n\n'],
    events: ['a'],
    deviations: ['unknown-field@9', 'data-free-block@9'],
  },
  {
    name: 'comments',
    body: ': hello\n\ndata: a\n: within\ndata: b\n\n:\n\n',
    events: ['a\nb'],
    offsets: [9],
  },
  { name: 'several data lines', body: 'data: a\ndata:\ndata: c\n\n', events: ['a\n\nc'] },
  { name: 'empty data', body: 'data:\n\ndata\n\ndata: \n\n', events: ['', '', ''] },
  {
    name: 'no space, two spaces, trailing space',
    body: 'data:a\n\ndata:  b\n\ndata: c \n\n',
    events: ['a', ' b', 'c '],
  },
  { name: 'colons in the value', body: 'data: {"a":1}\n\ndata:::\n\n', events: ['{"a":1}', '::'] },
  {
    name: 'unknown fields',
    body: 'data: a\nfoo: bar\n data: b\nData: c\n\n',
    events: ['a'],
    deviations: ['unknown-field@8', 'unknown-field@17', 'unknown-field@26'],
  },
  {
    name: 'event names',
    body: 'event: ping\ndata: a\n\nevent: x\nevent: y\ndata: b\n\nevent:\ndata: c\n\n',
    events: [
      ['a', 'ping', null],
      ['b', 'y', null],
      ['c', null, null],
    ],
  },
  {
    name: 'ids that last',
    body: 'id: 1\ndata: a\n\ndata: b\n\nid\ndata: c\n\n',
    events: [
      ['a', null, '1'],
      ['b', null, '1'],
      ['c', null, ''],
    ],
  },
  {
    name: 'NUL in an id',
    body: 'id: 1\ndata: a\n\nid: 2\0\ndata: b\n\n',
    events: [
      ['a', null, '1'],
      ['b', null, '1'],
    ],
    deviations: ['nul-in-id@15'],
  },
  {
    name: 'retry alone, and retries that are none',
    body: 'retry: 3000\n\nretry: 1s\ndata: a\n\nretry:\ndata: b\n\nretry: 5\n\n',
    events: ['a', 'b'],
    deviations: ['id-or-retry-block@0', 'invalid-retry@13', 'invalid-retry@32', 'id-or-retry-block@48'],
  },
  {
    name: 'an event without data',
    body: 'event: ping\n\ndata: a\n\n',
    events: [['a', null, null]],
    deviations: ['data-free-block@0'],
  },
  {
    name: 'a comment after an id',
    body: 'id: 1\ndata: a\n\n: ping\n\ndata: b\n\n',
    events: [
      ['a', null, '1'],
      ['b', null, '1'],
    ],
    deviations: ['id-then-comment-block@15'],
  },
  {
    name: 'unterminated block',
    body: 'data: a\n\ndata: b\n',
    events: ['a'],
    deviations: ['unterminated-block@9'],
  },
  {
    name: 'unterminated line',
    body: 'data: a\n\ndata: [DO',
    events: ['a'],
    deviations: ['unterminated-block@9'],
  },
  { name: 'unterminated comment', body: 'data: a\n\n: pi', events: ['a'] },
  {
    name: 'CR at the very end',
    body: 'data: a\r\n\r',
    events: ['a'],
  },
  {
    name: 'invalid UTF-8',
    body: ['data: a', [0xff], 'b\n\ndata: ', [0xc3], '\n\n'],
    events: ['a�b', '�'],
    deviations: ['invalid-utf8@7', 'invalid-utf8@17'],
  },
  {
    name: 'a surrogate half and an overlong form',
    body: ['data: ', [0xed, 0xa0, 0x80], '\n\ndata: ', [0xc0, 0xaf], '\n\n'],
    events: ['���', '��'],
    deviations: ['invalid-utf8@6', 'invalid-utf8@17'],
  },
  {
    name: 'a character cut by the end',
    body: ['data: ', [0xe4, 0xb8]],
    events: [],
    deviations: ['invalid-utf8@6', 'unterminated-block@0'],
  },
  { name: 'multi-byte text', body: 'data: é中🌍👩🏽‍🚀\n\ndata: עברית\n\n', events: ['é中🌍👩🏽‍🚀', 'עברית'] },
  { name: 'blank lines', body: '\n\n\r\n\rdata: a\n\n\n\n', events: ['a'], offsets: [5] },
  { name: 'nothing', body: '', events: [] },
]

describe('an event stream', () => {
  test.each(FIXTURES)('$name', (fixture) => {
    const stream = readEventStream(bytesOf(fixture.body), [])
    expect(stream.events.map((event) => event.data)).toEqual(
      fixture.events.map((event) => (typeof event === 'string' ? event : event[0])),
    )
    const named = fixture.events.filter((event) => typeof event !== 'string')
    if (named.length > 0) expect(stream.events.map(({ data, event, id }) => [data, event, id])).toEqual(named)
    expect(stream.deviations.map(({ code, offset }) => `${code}@${offset}`)).toEqual(fixture.deviations ?? [])
    if (fixture.offsets) expect(stream.events.map((event) => event.offset)).toEqual(fixture.offsets)
  })

  test.each(FIXTURES)('$name, cut anywhere', ({ body }) => {
    const bytes = bytesOf(body)
    const whole = inReads([bytes])
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      expect(inReads([bytes.subarray(0, cut), bytes.subarray(cut)]), `cut at ${cut}`).toEqual(whole)
    }
    expect(inReads(Array.from(bytes, (byte) => Uint8Array.of(byte)))).toEqual(whole)
  })

  test('a line of 5 MB is read up to its limit, once, wherever it is cut', () => {
    const bytes = new Uint8Array(5_000_000).fill(0x61)
    bytes.set(bytesOf('data: '))
    bytes.set(bytesOf('\n\ndata: b\n\n'), bytes.length - 11)
    for (const size of [bytes.length, 65_536, 4_194_305]) {
      const reader = createEventStreamReader()
      for (let at = 0; at < bytes.length; at += size) reader.push(bytes.subarray(at, at + size), 0)
      const { events, deviations } = reader.end()
      expect(events.map(({ data, offset }) => [data.length, offset])).toEqual([
        [4_194_304 - 6, 0],
        [1, 4_999_991],
      ])
      expect(deviations.map(({ code, offset }) => [code, offset])).toEqual([['line-too-long', 4_194_304]])
    }
  })

  test('a character that the line limit cuts through is not called invalid', () => {
    const bytes = new Uint8Array(4_194_304 + 9).fill(0x61)
    bytes.set(bytesOf('🌍'), 4_194_302)
    bytes.set(bytesOf('\n\n'), bytes.length - 2)
    expect(inReads([bytes]).deviations.map(({ code }) => code)).toEqual([
      'line-too-long',
      'unknown-field',
      'data-free-block',
    ])
  })

  test('events are handed out by the read that completes them, with its time', () => {
    const reader = createEventStreamReader()
    expect(reader.push(bytesOf('data: a\n'), 1)).toEqual([])
    expect(reader.push(bytesOf('\ndata: b\r\r'), 2).map(({ data, atMs }) => [data, atMs])).toEqual([
      ['a', 2],
      ['b', 2],
    ])
  })

  test('keeps nothing in the memory of a read, which its caller may overwrite', () => {
    const reader = createEventStreamReader()
    const shared = bytesOf('data: a')
    reader.push(shared, 0)
    shared.fill(0x7a)
    expect(reader.push(bytesOf('\n\n'), 0).map(({ data }) => data)).toEqual(['a'])
  })

  test('events have the times of recorded reads; later events have the time of the last read', () => {
    const body = bytesOf('data: a\n\ndata: b\n\ndata: c\n\n')
    const { events } = readEventStream(body, [
      [5, 9],
      [8, 9],
    ])
    expect(events.map(({ atMs }) => atMs)).toEqual([5, 8, 8])
  })

  test('fields of an event are bounded, however many there are', () => {
    const [event] = inReads([bytesOf(`${'data:\n'.repeat(20_000)}\n`)]).events
    expect(event?.data.split('\n')).toHaveLength(10_000)
  })

  test('deviations are bounded, however many there are', () => {
    expect(inReads([bytesOf('x\n'.repeat(10_000))]).deviations).toHaveLength(200)
  })

  test('reading 8 MiB takes at most as long as a few loops over all bytes', () => {
    const event = bytesOf(`data: ${'{"choices":[{"delta":{"content":"wörd"}}]}'.repeat(4)}\n\n`)
    const all = new Uint8Array(8 * 1024 * 1024)
    for (let at = 0; at + event.length <= all.length; at += event.length) all.set(event, at)
    // Measures the time of a loop over all bytes on this machine, with which the time of the parser is compared.
    let sum = 0
    const passMs = elapsed(() => {
      for (const byte of all) sum += byte
    })
    const readMs = elapsed(() => inReads([all]))
    expect(sum).toBeGreaterThan(0)
    expect(readMs).toBeLessThan(Math.max(2000, passMs * 100))
  })
})

describe('UTF-8', () => {
  test.each([
    [[0x61, 0x80], false],
    [[0xc1, 0x80], false],
    [[0xe0, 0x9f, 0x80], false],
    [[0xf4, 0x90, 0x80, 0x80], false],
    [[0xf5, 0x80, 0x80, 0x80], false],
    [[0xf0, 0x8f, 0x80, 0x80], false],
    [[0xf0, 0x9f, 0x8c], false],
    [[0xe4, 0xb8, 0x41], false],
    [[0xf4, 0x8f, 0xbf, 0xbf], true],
    [[0xed, 0x9f, 0xbf], true],
  ])('%j is UTF-8: %j', (bytes, isValid) => {
    expect(strictUtf8(Uint8Array.from(bytes)) !== null).toBe(isValid)
  })
})

function inReads(reads: readonly Uint8Array[]): EventStream {
  const reader = createEventStreamReader()
  for (const read of reads) reader.push(read, 0)
  return reader.end()
}

function bytesOf(body: Fixture['body']): Uint8Array<ArrayBuffer> {
  const parts = typeof body === 'string' ? [body] : body
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  )
}

function elapsed(work: () => void): number {
  const startMs = performance.now()
  work()
  return performance.now() - startMs
}
