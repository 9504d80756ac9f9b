/** Tests that a load ends soon if the key or model is wrong, and that a running load shows figures. Uses real k6. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureK6 } from '../runner/build-k6.ts'
import { runLoad } from './run-load.ts'
import type { LoadOptions } from './plan-load.ts'
import type { LoadProgress } from '../runner/run-plan.ts'
import { serveStreams, whole, type Serve } from './stream-server-fixture.ts'

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-wrong-key-'))
  await ensureK6()
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true }))

// Sample sizes as in test/sampling/sampled-cases.ts, which this package may not import. A brief sample has the first row of a table.
const isBrief = process.env['ASSAY_TEST_SAMPLE'] === 'brief'
const sampled = <Row>(rows: readonly Row[]): readonly Row[] => (isBrief ? rows.slice(0, 1) : rows)

/** The duration of a load in seconds. It exceeds every test timeout, so a test fails if its run does not give up. */
const LONG_SECONDS = 300

function refuse(response: ServerResponse): void {
  response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":{"message":"wrong key"}}')
}

function unknownModel(response: ServerResponse): void {
  response
    .writeHead(404, { 'content-type': 'application/json' })
    .end('{"error":{"message":"no model of that name","code":"model_not_found"}}')
}

const slow: Serve = (response, index) => setTimeout(() => whole(response, index), 300)

async function loadAgainst(answer: Serve, parts: Partial<LoadOptions>, key: string | null = 'sk-wrong') {
  const server = await serveStreams(answer)
  try {
    const run = await runLoad({
      scenario: 'stream',
      workload: { vus: 5, durationSeconds: LONG_SECONDS },
      out: join(folder, 'out'),
      calibrate: false,
      ...parts,
      target: { baseUrl: server.baseUrl, model: 'm', key },
    })
    return { run, requests: server.keys.length }
  } finally {
    server.close()
  }
}

describe('a key that is refused', () => {
  const askers: [string, Partial<LoadOptions>][] = [
    ['by users who send the next request', {}],
    [
      'by users of whom each asks but once',
      { workload: { vus: 200, ratePerSecond: 40, durationSeconds: LONG_SECONDS } },
    ],
    ['for JSON answers', { scenario: 'throughput' }],
  ]
  test.each(sampled(askers))('ends the load soon and says so: %s', async (_name, parts) => {
    const { run, requests } = await loadAgainst(refuse, parts)
    expect(run).toMatchObject({ outcome: 'invalid', exitCode: 3, requests: { ok: 0 } })
    expect(run.reasons[0]).toBe('given up: the key is refused: the first 20 answers were all refusals (401)')
    expect(run.errors[0]).toMatchObject({ class: 'http-4xx', example: expect.stringContaining('wrong key') })
    // k6 takes a moment to stop the users, who are refused immediately.
    expect(requests).toBeLessThan(1000)
    expect(run.durationMs).toBeLessThan((LONG_SECONDS * 1000) / 2)
  })

  test('no key at all: the line says that none was sent', async () => {
    const { run } = await loadAgainst(refuse, {}, null)
    expect(run.reasons[0]).toContain('no key was sent, and the target requires one')
  })

  test.each(sampled(['stream', 'throughput'] as const))(
    'an unknown model ends it as soon: %s',
    async (scenario) => {
      const { run, requests } = await loadAgainst(unknownModel, { scenario })
      expect(run).toMatchObject({ outcome: 'invalid', exitCode: 3, requests: { ok: 0 } })
      expect(run.reasons[0]).toBe('given up: every request is refused: the first 20 answers were all 404')
      expect(run.reasons[1]).toContain('no model of that name')
      expect(requests).toBeLessThan(1000)
    },
  )

  const failing: [string, Serve, string, string][] = [
    [
      'a service that is down',
      (response) => response.writeHead(503, { 'content-type': 'text/plain' }).end('starting'),
      'were server errors (the last one 503)',
      'http-5xx',
    ],
    [
      'a page in place of completions',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Sign in</p>'),
      'had a good status (the last one 200) and were not completions',
      'not-a-completion',
    ],
    [
      'a redirect to such a page',
      (response) => response.writeHead(302, { location: '/login' }).end(),
      'were redirects (the last one 302)',
      'http-other',
    ],
  ]
  test.each(sampled(failing))('%s is given up soon', async (_name, answer, reason, kind) => {
    // Without think time, users would send thousands of requests.
    const workload = { vus: 5, durationSeconds: LONG_SECONDS, thinkSeconds: 0.05 }
    const { run, requests } = await loadAgainst(answer, { workload })
    expect(run).toMatchObject({ outcome: 'invalid', exitCode: 3, requests: { ok: 0, dropped: 0 } })
    expect(run.reasons[0]).toContain('given up: every request fails: ')
    expect(run.reasons[0]).toContain(reason)
    expect(run.errors.map((error) => error.class)).toEqual([kind])
    // Every request is counted as failed, or as cut by the end of the load. A request may be cut before it reaches the server.
    const { failed, interrupted } = run.requests
    expect(failed).toBeLessThanOrEqual(requests)
    expect(failed + interrupted).toBeGreaterThanOrEqual(requests)
    expect(interrupted).toBeLessThanOrEqual(workload.vus)
    expect(run.durationMs).toBeLessThan((LONG_SECONDS * 1000) / 2)
  })

  const unreached: [string, Partial<LoadOptions>][] = [
    ['a rate', { workload: { ratePerSecond: 20, durationSeconds: LONG_SECONDS } }],
    ['users', { workload: { vus: 2, durationSeconds: LONG_SECONDS } }],
  ]
  test.each(sampled(unreached))(
    'a closed port ends the load in its first seconds: %s',
    async (_name, parts) => {
      const target = { baseUrl: 'http://127.0.0.1:1', model: 'm', key: null }
      const run = await runLoad({
        scenario: 'throughput',
        workload: {},
        out: join(folder, 'out'),
        calibrate: false,
        ...parts,
        target,
      })
      expect(run).toMatchObject({ outcome: 'invalid', exitCode: 3, requests: { ok: 0 } })
      expect(run.reasons[0]).toMatch(
        /^given up: no request reached the service: all \d+ of the first \d\.\d s failed, because the connection was refused\. /,
      )
      expect(run.durationMs).toBeLessThan((LONG_SECONDS * 1000) / 2)
    },
  )

  test('refusals among other answers end nothing', async () => {
    const { run } = await loadAgainst(
      (response, index) => (index === 0 ? whole(response, index) : refuse(response)),
      // With several users, even a busy machine gets more than 20 answers.
      { workload: { vus: 8, durationSeconds: 3, thinkSeconds: 0.08 } },
    )
    // The load runs to its end, but it is invalid.
    expect(run.reasons).toEqual([expect.stringMatching(/^most requests failed/)])
    expect(run.requests).toMatchObject({ ok: 1 })
    expect(run.requests.failed).toBeGreaterThan(20)
  })
})

test.each([
  ['401 Unauthorized', /^given up: the key is refused: the first 20 answers were all refusals \(401\)/],
  ['404 Not Found', /^given up: every request is refused: the first 20 answers were all 404/],
])('WebSocket handshakes that are all refused with %s: given up', async (status, reason) => {
  const server = createServer()
  let handshakes = 0
  server.on('upgrade', (_request, socket) => {
    handshakes += 1
    // A client that ends immediately may reset the connection.
    socket.on('error', () => socket.destroy())
    socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const run = await runLoad({
    scenario: 'websocket',
    target: { baseUrl: `http://127.0.0.1:${port}`, model: 'm', key: 'sk-wrong' },
    workload: { vus: 2, durationSeconds: LONG_SECONDS },
    out: join(folder, 'out'),
    calibrate: false,
  })
  server.close()
  expect(run.reasons[0]).toMatch(reason)
  expect(run.errors.map((error) => error.class)).toEqual(['http-4xx'])
  expect(handshakes).toBeLessThan(1000)
})

test('reports requests in flight, their rate and failures while the load runs', async () => {
  const reported: LoadProgress[] = []
  await loadAgainst(slow, {
    workload: { vus: 4, durationSeconds: 2 },
    onProgress: (progress) => reported.push(progress),
  })
  const text = reported.map((progress) => progress.text).join('\n')
  const inFlight = [...text.matchAll(/, (\d+) in flight/g)].map(([, count]) => Number(count))
  expect(Math.max(...inFlight)).toBe(4)
  expect(text).toMatch(/stream: \d of 2 s.*, 4 in flight, \d+\.\d\/s and none failed since the start/)
})
