import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { resolvePlan } from '../conformance/engine/plan.ts'
import { parseStatement } from '../conformance/statement/statement.ts'
import { signUpKeys } from './limit-target.ts'

let close = (): void => {}
afterEach(() => close())

type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'> & { readonly body: string }

/** A sign-up that gives each account the answer of `answer`. Returns the requests that it received. */
async function serve(answer: (response: ServerResponse, place: number) => void) {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8')
    request.on('data', (part: string) => (body += part))
    request.on('end', () => {
      asked.push({ method: request.method, url: request.url, headers: request.headers, body })
      answer(response, asked.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  close = () => server.close()
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const headers = [{ name: 'x-gateway', value: 'open-sesame' }]
  return { asked, target: { baseUrl: `http://127.0.0.1:${port}`, headers, env: {}, plan: null } }
}

test('each account leads to its key, and is sent without a key but with the header fields of every request', async () => {
  const { asked, target } = await serve((response, place) =>
    response
      .writeHead(201, { 'content-type': 'application/json' })
      .end(JSON.stringify({ api_key: `sk-made-${place}` })),
  )
  expect(await signUpKeys(target, 2)).toEqual(['sk-made-1', 'sk-made-2'])
  const emails = asked.map(({ body }) => (JSON.parse(body) as { readonly email: string }).email)
  expect(new Set(emails).size).toBe(2)
  for (const { method, url, headers } of asked) {
    expect([method, url]).toEqual(['POST', '/auth/signup'])
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-gateway': 'open-sesame' })
    expect(headers.authorization).toBeUndefined()
  }
})

test('the members of the request and the place of the key are those of a statement', async () => {
  const { asked, target } = await serve((response) =>
    response
      .writeHead(201, { 'content-type': 'application/json' })
      .end('{"access":{"secret":"sk-declared-1"}}'),
  )
  const readings = {
    'signup.request': { reading: 'template', body: { user: { mail: '{email}' }, terms: true } },
    'signup.response': { reading: 'key-pointer', pointers: ['/access/secret'] },
  }
  const statement = parseStatement(JSON.stringify({ schema: 'assay.statement/1', readings }), 'ours.json')
  const plan = resolvePlan({ profile: 'openai', statement, require: [] })
  expect(await signUpKeys({ ...target, plan }, 1)).toEqual(['sk-declared-1'])
  const mail: string = expect.stringMatching(/@example\.com$/)
  expect(asked.map(({ body }) => JSON.parse(body) as unknown)).toEqual([{ user: { mail }, terms: true }])
})

test.each<[what: string, answer: (response: ServerResponse) => void, says: RegExp]>([
  [
    'a redirect, which is not followed',
    (response) => response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    /sign-up at http:.*\/auth\/signup failed: status 307$/,
  ],
  ['a refusal', (response) => response.writeHead(403).end('{}'), /failed: status 403$/],
  ['no JSON', (response) => response.end('welcome'), /did not lead to a key. Give keys with --keys-env$/],
  ['a connection that breaks', (response) => response.socket?.resetAndDestroy(), /failed: .*ECONNRESET/],
])('%s: one line says so', async (_what, answer, says) => {
  const { target } = await serve(answer)
  await expect(signUpKeys(target, 1)).rejects.toThrow(says)
})
