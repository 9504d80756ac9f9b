import { describe, expect, test } from 'vitest'
import { defaultPlan } from '../runner/load-protocol.ts'
import { conformanceOf } from './conformance.ts'
import { judgeSamples, withArrivals } from './judge-samples.ts'
import type { AnswerResponse } from '../../schemas/compiled/answer.ts'
import type { Sample } from './sample.ts'

const AT = {
  url: 'http://there/v1',
  socketUrl: 'ws://there/v1',
  t0EpochMs: 0,
  requestFrames: 'text',
} as const

/** Returns a stream of which only the first chunk arrived. */
function cutStream(kind: string): Sample {
  const text = 'data: {"id":"a","object":"chat.completion.chunk","created":1,"model":"m","choices":[]}\n\n'
  const response = {
    status: 200,
    headers: [
      ['content-type', 'text/event-stream'],
      ['cache-control', 'no-cache'],
    ] as const,
    text,
    base64: null,
    bodyBytes: text.length,
    truncated: false,
    reads: [],
  }
  return {
    why: 'sampled',
    sampled: true,
    brokeOff: false,
    i: 1,
    transport: 'sse',
    inFlight: 1,
    sentUs: 0,
    headersUs: 1,
    closedUs: 2,
    class: kind,
    error: '',
    leaks: [],
    text: '',
    request: '{}',
    response,
    socket: null,
  }
}

test('a stream that the service cut is judged, one that the end of the run or a limit cut is not', () => {
  const [judged] = judgeSamples([cutStream('truncated')], AT, defaultPlan())
  expect(judged?.violations.map(({ id }) => id)).toContain('sse.whole')
  expect(judgeSamples([cutStream('interrupted'), cutStream('stream-429')], AT, defaultPlan())).toEqual([])
})

const ONE_CHUNK = {
  id: 'a',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'm',
  choices: [{ index: 0, delta: { role: 'assistant', content: 'h\u00e9' }, finish_reason: null }],
}
const EVENT = `data: ${JSON.stringify(ONE_CHUNK)}\n\n`
const SECOND = EVENT.replace('"role":"assistant",', '')

/** Returns an answer of 10,000 bytes. `kept`: the recorded parts of the answer. */
function longAnswer(kept: Partial<AnswerResponse>, changes: Partial<Sample> = {}): Sample {
  const response = {
    status: 200,
    headers: [
      ['content-type', 'text/event-stream'],
      ['cache-control', 'no-cache'],
    ] as const,
    text: null,
    base64: null,
    bodyBytes: 10_000,
    truncated: true,
    reads: [],
    ...kept,
  }
  return { ...cutStream('ok'), response, ...changes }
}

function conformanceOfAll(...samples: readonly Sample[]) {
  const file = { samples, isCounted: true, counts: {}, answers: { sse: samples.length } }
  return conformanceOf(file, withArrivals(judgeSamples(samples, AT, defaultPlan()), AT, defaultPlan()))
}

test('at least as many answers fail as failed samples were seen, whatever their share', () => {
  for (const many of [79, 330]) {
    const samples = Array.from({ length: many }, (_, index) =>
      index < 21 ? cutStream('truncated') : longAnswer({ text: `${EVENT}${SECOND}` }),
    )
    expect(conformanceOfAll(...samples).checks?.find(({ id }) => id === 'sse.whole')).toMatchObject({
      failed: 21,
      failedAtLeast: 21,
    })
  }
})

describe('an answer with only its beginning stored', () => {
  const bytes = Buffer.from(`${EVENT}${SECOND}`)
  test.each([
    ['amid an event', { text: `${EVENT}${SECOND}data: {"id":"a","obj` }],
    ['amid a line end', { text: `${EVENT}${SECOND.slice(0, -1)}` }],
    ['between events', { text: `${EVENT}${SECOND}` }],
    ['amid the first event', { text: 'data: {"id":' }],
    ['before its first byte', { text: '' }],
    // Ends with the first byte of a character of two bytes.
    ['amid a character', { base64: Buffer.concat([bytes, Buffer.from([0xc3])]).toString('base64') }],
    ['amid a carriage return', { text: `${EVENT}${SECOND}`.replaceAll('\n', '\r\n').slice(0, -1) }],
  ])('is not accused of what is missing, cut %s', (_, kept) => {
    const { checks, sampled, conforming, cut } = conformanceOfAll(longAnswer(kept))
    expect(checks).toEqual([])
    expect(conforming).toBe(sampled)
    expect(cut).toEqual({ judged: sampled, notJudged: 1 - sampled })
  })

  test('is judged by the stored part', () => {
    const other = SECOND.replace('"id":"a"', '"id":"b"')
    const { checks, sampled, conforming, cut } = conformanceOfAll(
      longAnswer({ text: `${EVENT}${other}data: {` }),
      longAnswer({ text: `${EVENT}${SECOND}` }, { i: 2 }),
    )
    expect(checks?.map(({ id, failed, of }) => [id, failed, of])).toEqual([['sse.one-id', 1, 2]])
    expect([sampled, conforming, cut]).toEqual([2, 1, { judged: 2, notJudged: 0 }])
  })

  test('is judged by its first 2,000 events', () => {
    const other = SECOND.replace('"id":"a"', '"id":"b"')
    const failedWith = (events: number) =>
      conformanceOfAll(longAnswer({ text: `${EVENT}${SECOND.repeat(events - 1)}${other}data: {` })).checks
        ?.length
    expect([failedWith(1999), failedWith(2000)]).toEqual([1, 0])
  })

  test('of JSON is not judged', () => {
    const headers = [['content-type', 'application/json']] as const
    const { checks, sampled, cut } = conformanceOfAll(
      longAnswer({ headers, text: '{"id":"a","choices":[' }, { transport: 'json' }),
    )
    expect([checks, sampled, cut]).toEqual([[], 0, { judged: 0, notJudged: 1 }])
  })

  test('of a WebSocket is not judged', () => {
    const { checks, sampled, cut } = conformanceOfAll(
      longAnswer({ status: 101, headers: [] }, { transport: 'websocket' }),
    )
    expect([checks, sampled, cut]).toEqual([[], 0, { judged: 0, notJudged: 1 }])
  })
})

test.each(['too-large', 'too-many-events'])(
  'an answer that we ended ourselves (%s) is not judged by its end',
  (kind) => {
    expect(judgeSamples([cutStream(kind)], AT, defaultPlan())).toEqual([])
  },
)

test('an answer that no check judges does not count as conforming', () => {
  const body = JSON.stringify({ choices: [{ index: 0, message: { role: 'assistant', content: 'hi' } }] })
  const headers = [['content-type', 'application/json']] as const
  const json = longAnswer({ headers, text: body, bodyBytes: body.length, truncated: false })
  expect(judgeSamples([{ ...json, class: 'not-a-completion' }], AT, defaultPlan())).toEqual([])
})

describe('an answer that no check reached a verdict on', () => {
  const instead = (media: string, text: string): Sample =>
    longAnswer(
      { headers: [['content-type', media]], text, bodyBytes: text.length, truncated: false },
      { class: 'not-a-completion' },
    )

  test.each([
    ['JSON in place of a stream', instead('application/json', '{"id":"a","choices":[]}')],
    ['HTML in place of a stream', instead('text/html', '<html></html>')],
    // The stored part is correct, and the rest is unknown.
    ['a stream without an end', longAnswer({ text: `${EVENT}${SECOND}` }, { class: 'timeout-total' })],
    ['one that we ended', { ...cutStream('too-many-events') }],
  ])('does not conform, and is counted: %s', (_, sample) => {
    const { sampled, conforming, notJudged, example } = conformanceOfAll(sample)
    expect([sampled, conforming, notJudged, example]).toEqual([0, 0, 1, null])
  })

  test('is counted separately from judged ones', () => {
    const good = longAnswer({ text: `${EVENT}${SECOND}` })
    const { sampled, conforming, notJudged } = conformanceOfAll(good, instead('text/html', '<html></html>'))
    expect([sampled, conforming, notJudged]).toEqual([1, 1, 1])
  })

  test('is neither a refusal nor cut by the end of the run', () => {
    const refused = longAnswer({ status: 503, truncated: false }, { class: 'http-5xx' })
    expect(conformanceOfAll(refused, cutStream('interrupted')).notJudged).toBe(0)
  })
})

test('an answer that is not a random sample is no example when all samples conform', () => {
  const good = longAnswer({ text: `${EVENT}${SECOND}` })
  const { sampled, conforming, example, checks } = conformanceOfAll(good, {
    ...cutStream('truncated'),
    why: 'truncated',
    sampled: false,
  })
  expect(checks?.some(({ id }) => id === 'sse.whole')).toBe(true)
  expect([sampled, conforming, example]).toEqual([1, 1, null])
})

test('a sample with the token of another request does not conform, whatever the checks say', () => {
  const good = longAnswer({ text: `${EVENT}${SECOND}` })
  const found = conformanceOfAll(good, { ...good, why: 'leak', leaks: [7] })
  expect(found).toMatchObject({ sampled: 2, conforming: 1, leakedSamples: 1, leakCount: 1 })
})

test('a whole stream is not failed for unknown arrival times, or for the usage that the load requested', () => {
  const usage = { prompt_tokens: 5, completion_tokens: 10, total_tokens: 15 }
  const last = { ...ONE_CHUNK, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }
  const end = [last, { ...ONE_CHUNK, choices: [], usage }].map(
    (chunk) => `data: ${JSON.stringify(chunk)}\n\n`,
  )
  const text = `${EVENT}${SECOND.repeat(9)}${end.join('')}data: [DONE]\n\n`
  const request = JSON.stringify({ stream: true, stream_options: { include_usage: true } })
  const asked = { closedUs: 400_000, request }
  const whole = { text, bodyBytes: Buffer.byteLength(text), truncated: false }
  expect(conformanceOfAll(longAnswer(whole, asked)).checks).toEqual([])
  const uninvited = conformanceOfAll(longAnswer(whole, { ...asked, request: '{}' })).checks
  expect(uninvited?.map(({ id }) => id)).toEqual(['sse.no-uninvited-empty-choices'])
})

describe('the arrival of texts is judged in all streams together', () => {
  const last = { ...ONE_CHUNK, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }
  const text = `${EVENT}${SECOND.repeat(9)}data: ${JSON.stringify(last)}\n\ndata: [DONE]\n\n`
  const bodyBytes = Buffer.byteLength(text)
  /** Returns a stream that was sent at `second`. `reads`: for each read, the ms from the request to the read, and the bytes. */
  const stream = (second: number, reads: readonly (readonly [ms: number, bytes: number])[]): Sample => {
    const sentUs = second * 1_000_000
    const arrived = reads.map(([ms, bytes]) => [sentUs + ms * 1000, bytes] as const)
    const kept = { text, bodyBytes, truncated: false, reads: arrived }
    return longAnswer(kept, { i: second, sentUs, headersUs: sentUs + 1000, closedUs: sentUs + 400_000 })
  }
  const held = (second: number) => stream(second, [[300, bodyBytes]])
  const spread = stream(3, [
    [100, bodyBytes - 400],
    [200, 400],
  ])
  test.each<[string, readonly Sample[], readonly (readonly [string, number, number])[]]>([
    ['held back in each', [held(1), held(2)], [['sse.arrival-spread', 2, 2]]],
    ['held back in one', [held(1)], []],
    ['held back twice at the same time', [held(1), { ...held(1), i: 9 }], []],
    ['spread in one of a few', [held(1), held(2), spread], []],
    [
      'spread in one of many',
      [...Array.from({ length: 10 }, (_, second) => held(second + 4)), spread],
      [['sse.arrival-spread', 10, 11]],
    ],
    ['of unknown times', [stream(1, []), stream(2, [])], []],
  ])('%s', (_, samples, failing) => {
    const { checks = [] } = conformanceOfAll(...samples)
    const found = checks.filter(({ id }) => id === 'sse.arrival-spread')
    expect(found.map(({ id, failed, of }) => [id, failed, of])).toEqual(failing)
  })
})

test('streams without any text do not conform, unless one stream has text', () => {
  const role = EVENT.replace(',"content":"h\u00e9"', '')
  const end = SECOND.replace('{"content":"h\u00e9"}', '{}').replace(
    '"finish_reason":null',
    '"finish_reason":"stop"',
  )
  const streamOf = (index: number, text: string): Sample => {
    const whole = `${text}${end}data: [DONE]\n\n`
    const kept = { text: whole, bodyBytes: Buffer.byteLength(whole), truncated: false }
    return longAnswer(kept, { i: index })
  }
  const empty = [1, 2, 3].map((index) => streamOf(index, role))
  const { sampled, conforming, example } = conformanceOfAll(...empty)
  expect([sampled, conforming, example]).toEqual([3, 0, expect.stringContaining('sse.text-streamed')])
  expect(conformanceOfAll(...empty, streamOf(4, EVENT))).toMatchObject({ sampled: 4, conforming: 4 })
})
