/**
 * Hostile targets through the real binary: each fault is played by a server of its own, asked once by k6, and must be
 * found in the rows once, under its own name. The same faults by the hundred are in `assay/classes_test.go`.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../build.ts'
import { k6Environment } from '../environment.ts'

const RESET = Symbol('reset')
const HANG = Symbol('hang')
type Part = string | Buffer | typeof RESET | typeof HANG

const head = (status: string, media: string): string =>
  `HTTP/1.1 ${status}\r\nContent-Type: ${media}\r\nConnection: close\r\n\r\n`
const stream = head('200 OK', 'text/event-stream')
const event = (payload: string): string => `data: ${payload}\n\n`
const chunk = (text: string): string => event(`{"choices":[{"index":0,"delta":{"content":"${text}"}}]}`)
const role = event('{"choices":[{"index":0,"delta":{"role":"assistant","content":""}}]}')
const finish = event('{"choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}')
const end = finish + event('[DONE]')
const globe = Buffer.from(chunk('🌍'))
const cut = globe.indexOf(Buffer.from('🌍')) + 2

const FAULTS: readonly { name: string; parts: readonly Part[]; want: string }[] = [
  { name: 'whole', parts: [stream, role, chunk('a'), chunk('b'), end], want: 'ok 2' },
  { name: 'truncated', parts: [stream, role, chunk('a')], want: 'truncated 1' },
  {
    name: 'in-stream error',
    parts: [stream, chunk('a'), event('{"error":{"message":"boom"}}')],
    want: 'stream-error 1',
  },
  {
    name: '429 after the stream began',
    parts: [stream, chunk('a'), event('{"error":{"code":429,"message":"slow down"}}'), event('[DONE]')],
    want: 'stream-error 1',
  },
  { name: 'reset', parts: [stream, chunk('a'), RESET], want: 'reset 1' },
  { name: 'never-ending', parts: [stream, chunk('a'), HANG], want: 'timeout-idle 1' },
  { name: 'HTML 502', parts: [head('502 Bad Gateway', 'text/html'), '<html>no</html>'], want: 'http-5xx 0' },
  { name: '429', parts: [head('429 Too Many Requests', 'application/json'), '{}'], want: 'http-429 0' },
  { name: 'non-JSON chunk', parts: [stream, chunk('a'), event('oops'), end], want: 'bad-json 1' },
  { name: 'CRLF', parts: [stream, (role + chunk('a') + end).replaceAll('\n', '\r\n')], want: 'ok 1' },
  { name: 'split UTF-8', parts: [stream, globe.subarray(0, cut), globe.subarray(cut), end], want: 'ok 1' },
  { name: '2 MB line', parts: [stream, chunk('x'.repeat(2_000_000)), end], want: 'ok 1' },
  { name: 'role-only chunks', parts: [stream, role, role, end], want: 'not-a-completion 0' },
  { name: 'coalesced chunks', parts: [stream, chunk('a') + chunk('b') + chunk('c') + end], want: 'ok 3' },
  {
    name: 'spaces and another order',
    parts: [stream, event('{ "choices" : [ { "delta" : { "content" : "\\"x" } , "index" : 0 } ] }'), end],
    want: 'ok 1',
  },
]

const SCRIPT = `
import { iteration, open as openRows, request } from 'k6/x/assay'
const urls = JSON.parse(__ENV.URLS)
openRows({ path: __ENV.ROWS })
export const options = { scenarios: { main: { executor: 'shared-iterations', vus: 3, iterations: urls.length } } }
export default function ask() {
  const index = iteration()
  request({ url: urls[index], transport: 'sse', index, body: '{"stream":true}', timeouts: { idleMs: 1500, totalMs: 20000 } })
}
`

const servers: Server[] = []
const sockets = new Set<Socket>()
const folder = mkdtempSync(join(tmpdir(), 'assay-faults-'))
let binary = ''

beforeAll(async () => {
  binary = await ensureK6()
}, 600_000)
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function serve(parts: readonly Part[]): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => void play(socket, parts))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat/completions`
}

async function play(socket: Socket, parts: readonly Part[]): Promise<void> {
  socket.setNoDelay(true)
  for (const part of parts) {
    if (part === HANG) return
    if (part === RESET) {
      socket.resetAndDestroy()
      return
    }
    await new Promise((resolve) => socket.write(part, resolve))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  socket.end()
}

test('each fault is classed right and counted once', async () => {
  const urls = await Promise.all(FAULTS.map(({ parts }) => serve(parts)))
  const script = join(folder, 'faults.js')
  const rows = join(folder, 'rows.ndjson')
  writeFileSync(script, SCRIPT)
  const variables = ['-e', `URLS=${JSON.stringify(urls)}`, '-e', `ROWS=${rows}`]
  await promisify(execFile)(binary, ['run', '--quiet', '--address=', ...variables, script], {
    env: k6Environment(process.env),
    timeout: 60_000,
  })
  const [header, ...lines] = readFileSync(rows, 'utf8').trim().split('\n')
  expect(JSON.parse(header ?? '')).toMatchObject({ v: 1, clock: 'monotonic' })
  const seen = lines
    .map((line) => JSON.parse(line) as { i: number; class: string; chunks: number; error: string | null })
    .toSorted((a, b) => a.i - b.i)
  expect(seen.map((row) => `${FAULTS[row.i]?.name}: ${row.class} ${row.chunks}`)).toEqual(
    FAULTS.map(({ name, want }) => `${name}: ${want}`),
  )
  expect(seen.filter((row) => (row.class === 'ok') !== (row.error === null))).toEqual([])
}, 90_000)
