import { createServer, type RequestListener } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { isAnswering } from './is-answering.ts'

let close = (): void => undefined
afterEach(() => close())

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
  expect(await isAnswering(url)).toBe(true)
  close()
  expect(await isAnswering(url)).toBe(false)
})

test('a target that accepts a call and is silent does not answer, unless its user stops the wait', async () => {
  const url = await serve(() => undefined)
  expect(await isAnswering(url, undefined, 50)).toBe(false)
  expect(await isAnswering(url, AbortSignal.timeout(50))).toBeNull()
})

test('an error that somebody must have sent is an answer', async () => {
  const url = await serve(() => undefined)
  expect(await isAnswering(url.replace('http:', 'https:'), undefined, 5000)).toBe(true)
})
