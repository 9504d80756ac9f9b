import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readTranscript } from '../../conformance/transport/transcript.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { assayHere } from '../fixtures/command-here.ts'
import { judgeUp } from '../kill-matrix/kill.ts'

async function judged(listener: RequestListener): Promise<Run> {
  const baseUrl = await served(listener)
  return await judgeUp({ baseUrl, key: 'sk-stand-in-test', model: 'm' })
}

async function served(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => listener(request, response))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const HTML = { 'content-type': 'text/html; charset=utf-8', server: 'front/1.2' }
const page = (title: string): string => `<html><head><title>${title}</title></head><body>Oops</body></html>`
const MODELS = { object: 'list', data: [{ id: 'm', object: 'model', created: 1, owned_by: 'a' }] }

function expectNothing(run: Run, said: string): void {
  expect(run).toMatchObject({ outcome: 'incomplete', exitCode: 3 })
  expect(run.reason).toContain('nothing of the service was seen: POST /v1/chat/completions was answered ')
  expect(run.reason).toContain(said)
  expect(
    run.checks.filter(({ verdict }) => ['pass', 'fail', 'warn', 'error', 'observed'].includes(verdict)),
  ).toEqual([])
  const open = run.checks.filter(({ verdict }) => verdict === 'inconclusive')
  expect(new Set(open.map(({ detail }) => detail))).toEqual(new Set([run.reason]))
}

test.each<[what: string, status: number, headers: Record<string, string>, body: string, said: string]>([
  [
    '503 without a body',
    503,
    { server: 'front' },
    '',
    '503 without a body, it seems by front: the service is not available',
  ],
  [
    '504 in plain words',
    504,
    { 'content-type': 'text/plain' },
    'upstream timed out',
    '504 (upstream timed out): a gateway got no answer',
  ],
  [
    '511 of a network that asks for a login',
    511,
    HTML,
    page('Wi-Fi'),
    '511 with a page (Wi-Fi), it seems by front/1.2: the network on the way asks for a login',
  ],
  [
    '200 with a page to log in',
    200,
    HTML,
    `<!DOCTYPE html>\n${page('Log in')}`,
    '200 with a page (Log in), it seems by front/1.2: a page for people',
  ],
  [
    '302 to another host',
    302,
    { location: 'https://login.example/x' },
    '',
    '302 without a body: a redirect to https://login.example',
  ],
  [
    '404 with a page',
    404,
    HTML,
    `<!DOCTYPE html>\n${page('Not Found')}`,
    '404 with a page (Not Found), it seems by front/1.2: a page for people that says there is nothing here. Is the base URL right?',
  ],
  [
    '400 with a page of a gateway that wants a client certificate',
    400,
    HTML,
    page('400 No required SSL certificate was sent'),
    '400 with a page (400 No required SSL certificate was sent), it seems by front/1.2: a refusal without JSON. Is the base URL right, with https, or is a header field or a client certificate missing',
  ],
  [
    '400 in plain words',
    400,
    { 'content-type': 'text/plain' },
    'Client sent an HTTP request to an HTTPS server.\n',
    '400 (Client sent an HTTP request to an HTTPS server.): a refusal without JSON',
  ],
])('%s on every path', async (_, status, headers, body, said) => {
  const run = await judged((_request, response) => response.writeHead(status, headers).end(body))
  expectNothing(run, said)
  // Some calls are in flight when a second path shows that every answer redirects. A whole run has more than 100.
  expect(run.cost.requests).toBeLessThan(60)
})

test('502 on every path but the list of models', async () => {
  const run = await judged((request, response) => {
    if (request.url === '/v1/models')
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(MODELS))
    else response.writeHead(502, HTML).end(page('502 Bad Gateway'))
  })
  expectNothing(run, '502 with a page (502 Bad Gateway)')
  expect(run.cost.requests).toBeLessThan(10)
})

test('a service that refuses completions alone with a page is judged', async () => {
  const run = await judged((request, response) => {
    if (request.url === '/v1/models')
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(MODELS))
    else response.writeHead(400, HTML).end(page('400 Bad Request'))
  })
  expect(run.outcome).toBe('non-conformant')
})

test('a service that answers other paths with such pages is judged', async () => {
  const run = await judged((request, response) => {
    const answer = request.method === 'POST' && request.url === '/v1/chat/completions'
    if (answer) response.writeHead(200, { 'content-type': 'application/json' }).end('{"choices":[]}')
    else response.writeHead(404, HTML).end(page('Not Found'))
  })
  expect(run.outcome).toBe('non-conformant')
})

const noRoute: RequestListener = (_request, response) =>
  response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"no route"}')

test('404 in JSON on every path shows nothing of a service', async () => {
  const run = await judged(noRoute)
  expect(run.outcome).toBe('incomplete')
  expect(run.reason).toMatch(/was answered 404 .*, and every other path 404 too\. Is the base URL right/)
})

test('the search for a model counts and is recorded, so that two requests suffice to see 404 everywhere', async () => {
  const out = mkdtempSync(join(tmpdir(), 'assay-search-'))
  onTestFinished(() => rmSync(out, { recursive: true }))
  const args = ['check', await served(noRoute), '--max-requests', '2', '--out', out]
  const { code, stdout } = await assayHere(args, out, { ASSAY_KEY: 'sk-stand-in-test' })
  expect(code).toBe(3)
  expect(stdout).toContain('and every other path 404 too. Is the base URL right')
  const { exchanges, end } = readTranscript(
    readFileSync(join(out, 'transcript.ndjson'), 'utf8'),
    'transcript',
  )
  expect(exchanges.map(({ id }) => id)).toEqual(['model-search/list', 'core.completion/all-four'])
  expect(end?.cost.requests).toBe(2)
})

test('a page in place of JSON, labeled as JSON, is the service itself', async () => {
  const headers = { 'content-type': 'application/json' }
  const run = await judged((_request, response) => response.writeHead(200, headers).end(page('Welcome')))
  expect(run.outcome).toBe('non-conformant')
})
