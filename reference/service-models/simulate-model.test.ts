import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startReference, type Reference } from '../server.ts'
import { parseModel, simulateModel } from './models.ts'

test.each([
  ['nothing', /unknown model 'nothing': one of mmc, /],
  ['mmc,users=3', /'users=3' of the model mmc: it takes servers=N, ms=N/],
  ['mmc,ms=0', /'ms=0' of the model mmc/],
  ['mmc,ms=fast', /'ms=fast' of the model mmc/],
])('%s is refused in one line', (spec, reason) => {
  expect(() => parseModel(spec)).toThrow(reason)
})

test('two requests at one server take turns, in real time', async () => {
  const simulator = simulateModel(parseModel('mdc,servers=1,ms=60'), 's')
  const startMs = performance.now()
  const ended = [simulator.begin(4), simulator.begin(4)].map(async (paced) => {
    await paced.lastToken
    return performance.now() - startMs
  })
  const [first = 0, second = 0] = await Promise.all(ended)
  simulator.close()
  expect(first).toBeGreaterThanOrEqual(59)
  expect(second).toBeGreaterThanOrEqual(119)
})

test('a reference that simulates a model answers when the model says, JSON and streams', async () => {
  const reference = await startReference({ serviceModel: parseModel('mdc,servers=2,ms=80') })
  const ask = async (stream: boolean): Promise<{ readonly tookMs: number; readonly text: string }> => {
    const startMs = performance.now()
    const response = await fetch(`${reference.baseUrl}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${reference.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: reference.model, messages: [{ role: 'user', content: 'hi' }], stream }),
    })
    const text = await response.text()
    return { tookMs: performance.now() - startMs, text }
  }
  const [json, sse] = await Promise.all([ask(false), ask(true)])
  await reference.close()
  expect(json.text).toContain('chat.completion')
  expect(sse.text).toContain('[DONE]')
  for (const { tookMs } of [json, sse]) expect(tookMs).toBeGreaterThanOrEqual(79)
})

test('with a model answers are as long as the request allows, because its capacity is known for that length', async () => {
  const reference = await startReference({ serviceModel: parseModel('mdc,servers=4,ms=1') })
  const tokensOfAnswer = async (content: string): Promise<unknown> => {
    const response = await fetch(`${reference.baseUrl}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${reference.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: reference.model, messages: [{ role: 'user', content }], max_tokens: 80 }),
    })
    const answer = (await response.json()) as { readonly usage: { readonly completion_tokens: number } }
    return answer.usage.completion_tokens
  }
  const lengths = await Promise.all(Array.from({ length: 8 }, (_, place) => tokensOfAnswer(`about ${place}`)))
  await reference.close()
  expect(new Set(lengths)).toEqual(new Set([80]))
})

/** Sends a request over WebSocket. Returns the number of tokens, and the times to the first and to the last token in ms. */
async function askSocket(reference: Reference, maxTokens: number) {
  const startMs = performance.now()
  const socket = new WebSocket(`${reference.baseUrl.replace('http', 'ws')}/v1/chat/completions`, {
    headers: { authorization: `Bearer ${reference.key}` },
  })
  socket.on('open', () =>
    socket.send(
      JSON.stringify({
        model: reference.model,
        messages: [{ role: 'user', content: 'hi' }],
        max_tokens: maxTokens,
      }),
    ),
  )
  const times: number[] = []
  await new Promise<void>((resolve) => {
    socket.on('message', (data: Buffer) => {
      const text = data.toString()
      if (text === '[DONE]') resolve()
      else if (/"content":"[^"]/.test(text)) times.push(performance.now() - startMs)
    })
  })
  socket.close()
  return { tokens: times.length, firstMs: times[0] ?? 0, lastMs: times.at(-1) ?? 0 }
}

test('over WebSocket an answer is as long as the request allows, and takes as long as the model says', async () => {
  const reference = await startReference({ serviceModel: parseModel('mdc,servers=1,ms=400') })
  const [one, other] = await Promise.all([askSocket(reference, 80), askSocket(reference, 80)])
  await reference.close()
  expect([one.tokens, other.tokens]).toEqual([80, 80])
  expect(Math.min(one.lastMs, other.lastMs)).toBeGreaterThanOrEqual(399)
  // The second answer waits for the first.
  expect(Math.max(one.lastMs, other.lastMs)).toBeGreaterThanOrEqual(799)
  // A busy machine may read all tokens of one answer at once, but not of both.
  const spreadMs = [one, other].map(({ firstMs, lastMs }) => lastMs - firstMs)
  expect(Math.max(...spreadMs)).toBeGreaterThan(60)
})
