import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { isAnswering } from './is-answering.ts'

const planTo = (baseUrl: string) => ({
  urls: { baseUrl, completionsUrl: `${baseUrl}/v1/chat/completions`, socketUrl: '' },
  stop: undefined,
})

let close = (): void => undefined
afterEach(() => {
  close()
  vi.unstubAllEnvs()
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => {
    server.close()
    server.closeAllConnections()
  }
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

test('an answer of any status shows that a target still answers', async () => {
  const url = await serve((_, response) => response.writeHead(405).end())
  expect(await isAnswering(planTo(url))).toBe(true)
  close()
  expect(await isAnswering(planTo(url))).toBe(false)
})

test('a target that accepts a call and is silent does not answer, unless its user stops the wait', async () => {
  const url = await serve(() => undefined)
  expect(await isAnswering(planTo(url), 50)).toBe(false)
  expect(await isAnswering({ ...planTo(url), stop: AbortSignal.timeout(50) })).toBeNull()
  expect(await isAnswering({ ...planTo(url), stop: AbortSignal.abort() })).toBeNull()
})

test('an error that somebody must have sent is an answer', async () => {
  const url = await serve(() => undefined)
  expect(await isAnswering(planTo(url.replace('http:', 'https:')), 5000)).toBe(true)
})

test.each([
  [502, null],
  [503, null],
  [504, null],
  [405, true],
])('status %i of a proxy that forwards requests: %s', async (status, isAnswer) => {
  vi.stubEnv('HTTP_PROXY', await serve((_, response) => response.writeHead(status).end()))
  expect(await isAnswering(planTo('http://gone.test'))).toBe(isAnswer)
})

test('502 of the target itself is an answer', async () => {
  expect(await isAnswering(planTo(await serve((_, response) => response.writeHead(502).end())))).toBe(true)
})
