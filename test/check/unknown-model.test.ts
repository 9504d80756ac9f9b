import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Run } from '../../schemas/compiled/run.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'
import type { Said } from '../fixtures/run-command.ts'

const COMPLETION = {
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
}
const ENTRIES = ['small', 'large\u001b[2J', ...Array.from({ length: 30 }, (_, at) => `model-${at}`)]

type Answers = {
  /** The names in the model list; null if the target has no list. */
  readonly listed: readonly string[] | null
  readonly refusal: { readonly status: number; readonly body: string } | null
}

let server: Server
let requests: string[]
let out: string
let answers: Answers

beforeEach(async () => {
  out = mkdtempSync(join(tmpdir(), 'assay-unknown-model-'))
  requests = []
  server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    request.resume()
    request.on('end', () => (request.method === 'GET' ? list(response) : complete(response)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  rmSync(out, { recursive: true, force: true })
})

function list(response: ServerResponse): void {
  const { listed } = answers
  reply(response, listed === null ? 404 : 200, { object: 'list', data: (listed ?? []).map((id) => ({ id })) })
}

function complete(response: ServerResponse): void {
  const { refusal } = answers
  if (refusal === null) reply(response, 200, COMPLETION)
  else response.writeHead(refusal.status, { 'content-type': 'application/json' }).end(refusal.body)
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function check(model: string, ...more: readonly string[]): Promise<Said> {
  const { port } = server.address() as AddressInfo
  return await assay(
    ['check', `http://127.0.0.1:${port}`, '--model', model, '--out', join(out, 'run'), ...more],
    out,
    {
      ASSAY_KEY: 'sk-unknown-model-4f9d2c7e',
    },
  )
}

function readRun(): Run {
  return JSON.parse(readFileSync(join(out, 'run', 'run.json'), 'utf8')) as Run
}

test.each([
  ['a detail', { status: 404, body: '{"detail":"Nothing here of that name"}' }],
  ['a message', { status: 400, body: '{"error":{"message":"bad request"}}' }],
])('refused with %s and not listed: exit 3, with the names that are', async (_, refusal) => {
  answers = { listed: ENTRIES, refusal }
  const { code, stdout, stderr } = await check('huge')
  expect(code).toBe(3)
  expect(requests.length).toBeLessThanOrEqual(5)
  const { outcome, reason, cost, checks } = readRun()
  expect(cost.requests).toBe(requests.length)
  expect(checks.filter(({ detail = '' }) => detail.endsWith('either'))).toEqual([])
  expect(outcome).toBe('incomplete')
  expect(reason).toMatch(
    /^the model 'huge' is refused \((404|400): .*\) and not listed: pass --model with one that is: small, large\\u001b\[2J, model-0, .* and 22 more$/,
  )
  expect(stdout).toContain("the model 'huge' is refused")
  expect(stdout + stderr).not.toContain('\u001b[2J')
  expect(stderr).not.toMatch(/\n\s+at /)
})

test('not listed, yet answered: an alias is judged', async () => {
  answers = { listed: ['small'], refusal: null }
  const { code } = await check('latest', '--only', 'core.post-completes')
  expect(code).toBe(0)
})

test.each([
  ['there is no list', null],
  ['the list has it', ['small', 'huge']],
])('%s, and the first call says that it is unknown: exit 3 at once', async (_, listed) => {
  answers = { listed, refusal: { status: 404, body: '{"detail":"The model huge does not exist"}' } }
  const { code } = await check('huge')
  expect(code).toBe(3)
  expect(requests.length).toBeLessThanOrEqual(5)
  const run = readRun()
  expect(run.outcome).toBe('incomplete')
  expect(run.reason).toContain('the model was refused (404: {"detail":"The model huge does not exist"})')
  expect(run.checks.filter(({ verdict }) => verdict === 'fail')).toEqual([])
})
