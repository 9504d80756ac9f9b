import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { describe, expect, test } from 'vitest'
import { sendRequest, chatBody, payloads, streamedText } from './client-fixture.ts'
import { valueAtPath } from './json-value.ts'
import { startReference, type Reference } from './server.ts'

async function withReference(
  options: Parameters<typeof startReference>[0],
  use: (reference: Reference) => Promise<void>,
): Promise<void> {
  const reference = await startReference(options)
  try {
    await use(reference)
  } finally {
    await reference.close()
  }
}

const AT_ONCE = { ttftMs: 0, gapMs: 0, jitterMs: 0 }
const SLOW = { ttftMs: 0, gapMs: 60_000, jitterMs: 0 }

describe('a stream', () => {
  test('has the role, the tokens, the finish reason and the terminator in this order, under one id', () =>
    withReference({ latency: AT_ONCE }, async (reference) => {
      const { status, headers, text } = await sendRequest(reference, {
        json: chatBody(reference, 'repeat: one two', { stream: true }),
      })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-cache',
      })
      expect(headers['content-length']).toBeUndefined()
      expect(text.endsWith('}\n\ndata: [DONE]\n\n')).toBe(true)
      const chunks = payloads(text)
      expect(chunks.map((chunk) => valueAtPath(chunk, '/choices/0/delta'))).toEqual([
        { role: 'assistant', content: '' },
        { content: 'one' },
        { content: ' two' },
        {},
      ])
      expect(chunks.map((chunk) => valueAtPath(chunk, '/choices/0/finish_reason'))).toEqual([
        null,
        null,
        null,
        'stop',
      ])
      expect(new Set(chunks.map((chunk) => valueAtPath(chunk, '/id'))).size).toBe(1)
      expect(chunks.every((chunk) => valueAtPath(chunk, '/object') === 'chat.completion.chunk')).toBe(true)
      expect(chunks.every((chunk) => valueAtPath(chunk, '/usage') === undefined)).toBe(true)
    }))

  test('ends with its usage when asked to, and says length when cut', () =>
    withReference({ latency: AT_ONCE }, async (reference) => {
      const more = { stream: true, stream_options: { include_usage: true }, max_tokens: 1 }
      const { text } = await sendRequest(reference, { json: chatBody(reference, 'repeat: one two', more) })
      const chunks = payloads(text)
      expect(chunks.slice(0, -1).every((chunk) => valueAtPath(chunk, '/usage') === null)).toBe(true)
      expect(valueAtPath(chunks.at(-2), '/choices/0/finish_reason')).toBe('length')
      expect(chunks.at(-1)).toMatchObject({ choices: [], usage: { completion_tokens: 1 } })
    }))

  test('is refused like a plain request, before the stream begins', () =>
    withReference({ latency: AT_ONCE }, async (reference) => {
      const reply = await sendRequest(reference, {
        json: chatBody(reference, 'Hi.', { stream: true, messages: [] }),
      })
      expect(reply.status).toBe(400)
      expect(reply.headers['content-type']).toBe('application/json')
    }))

  test('of a long text is complete, however slowly the client reads', () =>
    withReference({ latency: AT_ONCE }, async (reference) => {
      const words = Array.from({ length: 4000 }, (_, index) => `word${index}`).join(' ')
      const { text, end } = await sendRequest(reference, {
        json: chatBody(reference, `repeat: ${words}`, { stream: true }),
      })
      expect(end).toBe('complete')
      expect(streamedText(text)).toBe(words)
    }))

  test('keeps to the gap between tokens', () =>
    withReference({ latency: { ttftMs: 30, gapMs: 20, jitterMs: 0 } }, async (reference) => {
      const startMs = performance.now()
      await sendRequest(reference, { json: chatBody(reference, 'repeat: one two', { stream: true }) })
      // Five events have four gaps. A busy machine may take longer, so only a lower bound holds.
      expect(performance.now() - startMs).toBeGreaterThan(100)
    }))
})

async function hangUpAfterFirstEvent(reference: Reference): Promise<void> {
  const request = httpRequest(`${reference.baseUrl}/v1/chat/completions`, {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${reference.key}`, 'content-type': 'application/json' },
  })
  request.on('error', () => undefined)
  request.end(JSON.stringify(chatBody(reference, 'Hi.', { stream: true })))
  const [response] = await once(request, 'response')
  await once(response, 'data')
  request.destroy()
}

describe('a client that hangs up', () => {
  test('is counted, and does not affect other requests', () =>
    withReference({ latency: SLOW }, async (reference) => {
      await hangUpAfterFirstEvent(reference)
      await expect.poll(() => reference.stats.disconnects).toBe(1)
      await expect.poll(() => reference.stats.active).toBe(0)
      expect((await sendRequest(reference)).status).toBe(200)
    }))
})

describe('closing', () => {
  test('ends streams under way at once', async () => {
    const reference = await startReference({ latency: SLOW })
    const open = sendRequest(reference, { json: chatBody(reference, 'Hi.', { stream: true }) })
    await expect.poll(() => reference.stats.streams).toBe(1)
    await reference.close()
    await expect(
      open.then(
        ({ end }) => end,
        () => 'broken',
      ),
    ).resolves.toBe('broken')
  })

  test('a hundred streams at once are all complete', () =>
    withReference({ latency: { ttftMs: 1, gapMs: 1, jitterMs: 2 } }, async (reference) => {
      const texts = Array.from({ length: 100 }, (_, index) => `number ${index} of many`)
      const answers = await Promise.all(
        texts.map((text) =>
          sendRequest(reference, { json: chatBody(reference, `repeat: ${text}`, { stream: true }) }),
        ),
      )
      const said = answers.map(({ text }) => streamedText(text))
      expect(said).toEqual(texts)
    }))
})
