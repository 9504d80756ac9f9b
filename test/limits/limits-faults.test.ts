import { request as httpRequest } from 'node:http'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { beforeAll, expect, test, vi } from 'vitest'
import {
  sendRequest,
  chatBody,
  type ReceivedAnswer,
  type RequestParts,
} from '../../reference/client-fixture.ts'
import { readLimit } from '../../reference/limits/spec.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { limitVariants } from '../variants/limits-variants.ts'
import { limitFaults } from '../faults/limits-faults.ts'

const START = 1_800_000_010_000
const SLOW_MS = 1300
// The maximum wait, in ms, for a server to close a connection. A server that closes the connection does so within a few milliseconds.
const CLOSING_MS = 150

type Step = { readonly name: string; readonly saw: string }
type Script = AsyncGenerator<Step, void, undefined>

/** Sends a fixed series of requests, and yields the visible result of each. `sleep` moves the reference's clock. */
async function* script(reference: Reference, sleep: (ms: number) => void): Script {
  const { key, siblingKey, otherKey } = reference.limited
  const by = (shown: string, what: RequestParts = {}): Promise<ReceivedAnswer> =>
    sendRequest(reference, {
      ...what,
      authorization: `Bearer ${shown}`,
      headers: { connection: 'keep-alive' },
    })
  const step = async (name: string, shown = key, what: RequestParts = {}): Promise<Step> => ({
    name,
    saw: shownAs(await by(shown, what)),
  })
  const stream = { json: chatBody(reference, 'Hi.', { stream: true }) }
  for (let n = 1; n <= 7; n += 1) yield step(`a-${n}`)
  yield step('stream', key, stream)
  yield { name: 'socket', saw: await overSocket(reference, key) }
  yield step('sibling', siblingKey)
  yield step('other', otherKey)
  sleep(1000)
  yield step('deep')
  sleep(1000)
  yield step('obey')
  yield step('wrong', 'sk-wrong')
  yield step('b-1')
  yield step('invalid', key, { json: { ...chatBody(reference, 'Hi.'), messages: 'no' } })
  await abort(reference, key)
  for (let n = 2; n <= 6; n += 1) yield step(`b-${n}`)
  sleep(2000)
  const volley = await Promise.all(Array.from({ length: 10 }, () => by(key)))
  yield { name: 'volley', saw: String(volley.filter(({ status }) => status === 200).length) }
  sleep(2000)
  for (let n = 1; n <= 7; n += 1) yield step(`c-${n}`)
}

function shownAs({ status, headers, text }: ReceivedAnswer): string {
  const fields = Object.entries(headers).filter(([name]) => /limit|retry|content-type|connection/.test(name))
  const said = text
    .replace(/chatcmpl-\w+/g, 'chatcmpl')
    .replace(/"created":\d+/g, '"created":0')
    .replace(/sk-[\w-]{20,}/g, 'sk')
  return JSON.stringify([
    status,
    Date.parse(String(headers['date'])) < START ? 'dated before' : 'dated',
    fields.map(String).toSorted((a, b) => a.localeCompare(b)),
    said,
  ])
}

/** Sends one WebSocket message. Returns the kinds of the answering frames, and whether the server then closed the connection. */
async function overSocket(reference: Reference, key: string): Promise<string> {
  const url = `${reference.baseUrl.replace('http', 'ws')}/v1/chat/completions`
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${key}` } })
  await once(socket, 'open')
  socket.send(JSON.stringify(chatBody(reference, 'Hi.')))
  const frames: string[] = []
  for await (const text of messages(socket)) {
    frames.push(text.includes('"choices"') ? 'chunk' : text.replace(/\d+(\.\d+)? s/, ''))
    if (!text.includes('"choices"')) break
  }
  frames.push(await ending(socket))
  socket.terminate()
  return frames.join(' ')
}

/** Returns `closed` and its code if the server closes the connection soon, otherwise `open`. */
async function ending(socket: WebSocket): Promise<string> {
  const closed = once(socket, 'close').then(([code]) => `closed ${code}`)
  return Promise.race([pause(CLOSING_MS, 'open'), closed])
}

async function* messages(socket: WebSocket): AsyncGenerator<string, void, undefined> {
  const queue: string[] = []
  socket.on('message', (data) => void queue.push(Buffer.isBuffer(data) ? data.toString() : ''))
  for (;;) {
    while (queue.length > 0) yield queue.shift() ?? ''
    await once(socket, 'message')
  }
}

/** Starts a stream, disconnects, and waits until the reference has noticed the disconnection. */
async function abort(reference: Reference, key: string): Promise<void> {
  const before = reference.stats.disconnects
  const request = httpRequest(`${reference.baseUrl}/v1/chat/completions`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  })
  request.on('error', () => undefined)
  request.on('response', (response) => {
    response.on('error', () => undefined)
    response.once('data', () => request.destroy())
  })
  request.end(JSON.stringify(chatBody(reference, 'A long one.', { stream: true })))
  await vi.waitFor(() => expect(reference.stats.disconnects).toBe(before + 1), { interval: 5 })
}

async function withStream<T>(
  patches: readonly Patch[],
  headers: string,
  use: (script: Script) => Promise<T>,
): Promise<T> {
  let nowMs = START
  const reference = await startReference({
    patches,
    seed: 'limits',
    latency: { ttftMs: 0, gapMs: 5, jitterMs: 0 },
    clock: () => nowMs,
    limited: [readLimit(`fixed-window,n=6,window=2s,scope=account,headers=${headers}`)],
  })
  try {
    return await use(script(reference, (ms) => void (nowMs += ms)))
  } finally {
    await reference.close()
  }
}

const FAMILIES = ['x-ratelimit-durations', 'ratelimit-fields']
const flawless = new Map<string, readonly Step[]>()
beforeAll(async () => {
  for (const headers of FAMILIES) {
    const steps: Step[] = []
    await withStream([], headers, async (stream) => {
      for await (const step of stream) steps.push(step)
    })
    flawless.set(headers, steps)
  }
})

/** Returns the first step of the script whose result the patch changes. */
async function firstDifference(patch: Patch, headers: string): Promise<string | undefined> {
  const expected = flawless.get(headers) ?? []
  return withStream([patch], headers, async (stream) => {
    for (const step of expected) {
      const { value } = await stream.next()
      if (value === undefined || value.saw !== step.saw) return step.name
    }
    return undefined
  })
}

test('the script of requests reaches the limit, with the same results each time', async () => {
  const steps = flawless.get('x-ratelimit-durations') ?? []
  const refused = steps.filter(({ saw }) => saw.startsWith('[429')).map(({ name }) => name)
  expect(refused).toEqual(['a-7', 'stream', 'sibling', 'deep', 'b-5', 'b-6', 'c-7'])
  expect(steps.find(({ name }) => name === 'volley')?.saw).toBe('6')
  const noOp: Patch = { id: 'no-op', title: '' }
  expect(await firstDifference(noOp, 'x-ratelimit-durations')).toBe(undefined)
})

/** The first step that shows each fault or variant. Unlisted faults and variants show at `a-7`, the first refusal. */
const SHOWS_AT: Readonly<Record<string, string>> = {
  'limit-also-structured': 'a-1',
  'limit-used-too': 'a-1',
  'limit-socket-closes': 'socket',
  'limit-date-frozen': 'a-1',
  'limit-not-enforced': 'a-7',
  'limit-streams-free': 'stream',
  'limit-sockets-free': 'socket',
  'limit-for-ever': 'obey',
  'limit-quota-lower': 'a-5',
  'limit-quota-higher': 'a-7',
  'limit-window-longer': 'a-1',
  'limit-window-nearly-double': 'a-1',
  'limit-window-shorter': 'a-1',
  'limit-not-atomic': 'volley',
  'limit-shared-by-tenants': 'other',
  'limit-scope-wrong': 'sibling',
  'limit-401-charged': 'b-1',
  'limit-invalid-charged': 'b-2',
  'limit-refused-charged': 'obey',
  'limit-aborted-burns': 'b-2',
  'limit-429-after-start': 'stream',
  'limit-socket-late': 'socket',
  'limit-retry-after-short': 'a-7',
  'limit-retry-after-constant': 'deep',
  'limit-headers-only-on-429': 'a-1',
  'limit-header-wanders': 'a-2',
  'limit-remaining-constant': 'a-2',
  'limit-remaining-over': 'a-1',
  'limit-remaining-off-by-one': 'a-1',
  'limit-no-headers': 'a-1',
  'limit-reset-in-ms': 'a-1',
  'limit-remaining-words': 'a-1',
  'limit-header-contradicts': 'a-1',
  'limit-reset-late': 'a-1',
  'limit-reset-constant': 'deep',
  'limit-reset-early': 'a-1',
  'limit-policy-syntax': 'a-1',
  'limit-policy-window': 'a-1',
  'limit-remaining-refused-stream': 'stream',
}

// A busy machine delays every answer, so the test checks only a minimum delay.
test('limit-refusal-slow delays refusals', async () => {
  const slow = limitFaults.filter(({ id }) => id === 'limit-refusal-slow')
  await withStream(slow, 'x-ratelimit-durations', async (stream) => {
    for (;;) {
      const fromMs = performance.now()
      const { value, done } = await stream.next()
      expect(done).toBe(false)
      if (value?.name !== 'a-7') continue
      expect(performance.now() - fromMs).toBeGreaterThanOrEqual(SLOW_MS)
      return
    }
  })
})

// All faults and variants except `limit-refusal-slow` and those of what the script lacks: other limits, accepted streams.
const shown = [...limitFaults, ...limitVariants].filter(
  ({ id }) => !/^limit-(tokens-|in-flight-|refusal-slow$|no-headers-streams$)/.test(id),
)

test.each(shown.map((each) => [each.id, each] as const))('%s shows where it should', async (id, patch) => {
  const headers = id.startsWith('limit-policy') ? 'ratelimit-fields' : 'x-ratelimit-durations'
  // A fault that affects only refusals shows at the first refusal.
  expect(await firstDifference(patch, headers)).toBe(SHOWS_AT[id] ?? 'a-7')
})
