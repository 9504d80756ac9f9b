import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Run } from '../../schemas/compiled/run.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'
import { startAssay } from '../fixtures/run-command.ts'

const WHOLE = ['junit.xml', 'report.html', 'run.json', 'transcript.ndjson']
const ENV = { ASSAY_KEY: 'sk-unjudged-5e2a9b7c4d' }

let folder: string
let server: Server | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-unjudged-'))
})
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server === null ? resolve(null) : server.close(resolve)))
  server = null
  rmSync(folder, { recursive: true, force: true })
})

async function serve(listener: RequestListener): Promise<string> {
  const listening = createServer(listener)
  server = listening
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(listening.address() as AddressInfo).port}`
}

// An address where nothing listens: systems never assign port 9 (discard) by chance.
const DEAD_URL = 'http://127.0.0.1:9'

const out = (): string => join(folder, 'run')
const readRun = (): Run => JSON.parse(readFileSync(join(out(), 'run.json'), 'utf8')) as Run

function outcomes({ capabilities }: Run): Record<string, string> {
  return Object.fromEntries(capabilities.map(({ id, outcome }) => [id, outcome]))
}

async function replayed(): Promise<{ readonly run: Run; readonly stderr: string }> {
  const { stdout, stderr } = await assay(['replay', join(out(), 'transcript.ndjson'), '--json'], folder, {})
  return { run: JSON.parse(stdout) as Run, stderr }
}

const CORE_ONLY = {
  core: 'incomplete',
  signup: 'not-judged',
  sse: 'not-judged',
  websocket: 'not-judged',
  webhooks: 'not-judged',
  limits: 'not-judged',
}

test.each([
  [
    'without --model',
    [],
    /^the model list could not be fetched \(GET \/v1\/models: refused: .*\): is the target up\?/,
  ],
  [
    'with --model',
    ['--model', 'm'],
    /^no request was answered: connect ECONNREFUSED .*: is the target up\?$/,
  ],
])(
  'a dead port %s: exit 3, a clear reason, a whole folder that can be replayed',
  async (_, model, reason) => {
    const { code, stdout, stderr } = await assay(['check', DEAD_URL, ...model, '--out', out()], folder, ENV)
    expect(code).toBe(3)
    expect(stdout).not.toMatch(/\b0 checks|no checks/)
    expect(stdout + stderr).not.toMatch(/ENOENT|\n\s+at /)
    expect(readdirSync(out()).toSorted()).toEqual(WHOLE)
    const run = readRun()
    expect(run.reason).toMatch(reason)
    expect(outcomes(run)).toEqual(CORE_ONLY)
    const again = await replayed()
    expect(again.stderr).toMatch(/none of \d+ recomputed verdicts? differs from run\.json/)
    expect(again.run.reason).toBe(run.reason)
    expect(outcomes(again.run)).toEqual(CORE_ONLY)
  },
)

test.each([
  ['without --model', [], 'GET /v1/models: tls: '],
  ['with --model', ['--model', 'm'], 'no request was answered: '],
])('https:// on a port that speaks http, %s: the advice names the scheme', async (_, model, begins) => {
  const baseUrl = (await serve((_request, response) => response.end('{}'))).replace('http:', 'https:')
  const { code, stdout } = await assay(['check', baseUrl, ...model, '--out', out()], folder, ENV)
  expect(code).toBe(3)
  expect(stdout).not.toContain('is the target up?')
  expect(readRun().reason).toContain(begins)
  expect(readRun().reason).toContain(
    'what answers there does not speak TLS: does the base URL begin with http:// instead of https://?',
  )
})

test('observes nothing at a dead port', async () => {
  await assay(['check', DEAD_URL, '--model', 'm', '--out', out()], folder, ENV)
  expect(readRun().checks.filter(({ verdict }) => verdict === 'observed')).toEqual([])
})

test('a replay says in words whether a verdict differs or the run had ended so', async () => {
  await assay(
    ['check', DEAD_URL, '--model', 'm', '--only', 'core.post-completes', '--out', out()],
    folder,
    ENV,
  )
  const replay = () => assay(['replay', join(out(), 'transcript.ndjson')], folder, {})
  const same = await replay()
  expect(same.code).toBe(3)
  expect(same.stderr).toBe(
    'assay: none of 1 recomputed verdict differs from run.json; the exit code is that of the run: 3, INCOMPLETE\n',
  )
  const path = join(out(), 'run.json')
  writeFileSync(path, readFileSync(path, 'utf8').replace('"verdict": "inconclusive"', '"verdict": "fail"'))
  const other = await replay()
  expect(other.code).toBe(1)
  expect(other.stderr).toBe(
    'assay: 1 verdict differs from run.json: core.post-completes; the exit code is 1, not that of the run\n',
  )
  rmSync(path)
  expect((await replay()).stderr).toBe(
    'assay: there is no run.json in its folder to compare with; the exit code is that of the run: 3, INCOMPLETE\n',
  )
})

test('a key that is refused at the first call: only what was begun is listed as incomplete', async () => {
  const baseUrl = await serve((request, response) => {
    request.resume()
    response.writeHead(401, { 'content-type': 'application/json' })
    response.end('{"error":{"message":"bad key","type":"invalid_request_error","param":null,"code":null}}')
  })
  const { code } = await assay(['check', baseUrl, '--model', 'm', '--out', out()], folder, ENV)
  expect(code).toBe(3)
  expect(outcomes(readRun())).toEqual(CORE_ONLY)
})

test('lists the requested checks, also where nothing answered', async () => {
  const args = ['check', DEAD_URL, '--model', 'm', '--out', out()]
  await assay([...args, '--require', 'websocket'], folder, ENV)
  expect(outcomes(readRun())).toMatchObject({ websocket: 'incomplete', webhooks: 'not-judged' })
  await assay([...args, '--only', 'websocket.offered'], folder, ENV)
  expect(outcomes(readRun())).toMatchObject({ websocket: 'incomplete', core: 'not-judged' })
})

test('Ctrl-C: the run and its replay give the same reason, and list what was begun', async () => {
  const isAsked = Promise.withResolvers<void>()
  const baseUrl = await serve((request) => {
    request.resume()
    isAsked.resolve()
  })
  const child = startAssay(['check', baseUrl, '--model', 'm', '--out', out()], folder, ENV)
  child.stdout.resume()
  let stderr = ''
  child.stderr.on('data', (bytes: Buffer) => (stderr += bytes.toString()))
  await isAsked.promise
  child.kill('SIGINT')
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(130)
  expect(stderr).toMatch(/interrupted: nothing was seen yet/)
  expect(readdirSync(out()).toSorted()).toEqual(WHOLE)
  const run = readRun()
  expect(run).toMatchObject({ outcome: 'incomplete', exitCode: 3, reason: 'the run was interrupted' })
  expect(outcomes(run)).toEqual(CORE_ONLY)
  // Nothing was sent, so no check may blame an answer.
  expect(run.checks.filter(({ detail = '' }) => detail.endsWith('either'))).toEqual([])
  const again = await replayed()
  expect(again.run.reason).toBe(run.reason)
  expect(again.run.checks).toEqual(run.checks)
})

test('reports a gateway that fails on every path in one line, and fails no check', async () => {
  const baseUrl = await serve((request, response) => {
    const head = { 'content-type': 'text/html', server: 'front/1.2' }
    request.resume().on('end', () => response.writeHead(502, head).end(PAGE))
  })
  const { code, stdout } = await assay(['check', baseUrl, '--model', 'm', '--out', out()], folder, ENV)
  expect(code).toBe(3)
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
    'Why: nothing of the service was seen: POST /v1/chat/completions was answered 502 with a page (502 Bad Gateway), it seems by front/1.2: a gateway got no good answer from the service. Is the service up, and is the base URL right?',
  )
  expect(stdout).not.toContain('FAIL')
  const run = readRun()
  expect(outcomes(run)).toEqual(CORE_ONLY)
  expect((await replayed()).run).toMatchObject({ reason: run.reason, exitCode: 3 })
})

const PAGE = '<html><head><title>502 Bad Gateway</title></head><body>Oops</body></html>'
