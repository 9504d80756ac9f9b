/** Runs with a k6 of one's own, and runs of several processes. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureK6 } from './build.ts'
import { runLoad } from './drive.ts'
import type { LoadRun } from './load-run.ts'
import { planLoad } from './play/plan.ts'
import { playLoad } from './play/play.ts'
import { readRows } from './rows/read-rows.ts'
import { ROWS_FILE } from './rows/keep-rows.ts'
import type { Row } from './rows/row.ts'
import { serveStreams, whole, WHOLE } from './stream-fixture.ts'

// A load at a rate that a machine cannot keep is called invalid, rightly; a busy one gets two more tries to keep it.
const REAL_K6 = { timeout: 60_000, retry: 2 }

const KEY = 'sk-test-engine'

let folder = ''
let binary = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-engine-test-'))
  binary = await ensureK6()
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Our own k6 under a cloak: it does not tell of its extension. */
function stockK6(): string {
  const path = join(folder, 'stock-k6')
  writeFileSync(
    path,
    `#!/bin/sh\n[ "$1" = version ] && echo "k6 v2.2.0 (go1.26)" && exit 0\nexec '${binary}' "$@"\n`,
  )
  chmodSync(path, 0o755)
  return path
}

function streamWith(k6: string): Promise<LoadRun> {
  const target = { baseUrl: 'http://127.0.0.1:9', model: 'm', key: KEY }
  return runLoad({ scenario: 'stream', target, workload: {}, out: join(folder, 'out'), calibrate: false, k6 })
}

describe('a k6 without the extension', REAL_K6, () => {
  test('cannot play streams, and says what is missing', async () => {
    await expect(streamWith(stockK6())).rejects.toMatchObject({
      code: 'no-extension',
      message: expect.stringMatching(/stream .* needs the extension k6\/x\/assay/),
    })
  })

  test('still plays JSON completions', async () => {
    const answer = JSON.stringify({
      choices: [{ message: { content: 'hi' } }],
      usage: { completion_tokens: 1 },
    })
    const server = await serveStreams((response) =>
      response.setHeader('content-type', 'application/json').end(answer),
    )
    const run = await runLoad({
      scenario: 'throughput',
      target: { baseUrl: server.baseUrl, model: 'm', key: KEY },
      workload: { vus: 2, durationSeconds: 1 },
      out: join(folder, 'stock'),
      k6: stockK6(),
    })
    server.close()
    expect(run.reasons).toEqual([])
    expect(run).toMatchObject({ outcome: 'ok', rates: null })
    expect(run.instrument.reasons).toContain('it was not calibrated: this k6 lacks the extension')
  })

  test('gives up on a wrong key too', async () => {
    const server = await serveStreams((response) => response.writeHead(403).end('no'))
    const run = await runLoad({
      scenario: 'throughput',
      target: { baseUrl: server.baseUrl, model: 'm', key: KEY },
      workload: { vus: 2, durationSeconds: 300 },
      out: join(folder, 'stock'),
      k6: stockK6(),
    })
    server.close()
    expect(run.reasons[0]).toBe('given up: the key is refused: the first 20 answers were all refusals (403)')
    expect(run.durationMs).toBeLessThan(150_000)
  })

  test('what is no k6 is refused', async () => {
    await expect(streamWith('/bin/true')).rejects.toMatchObject({ code: 'usage' })
    await expect(streamWith('/nowhere/k6')).rejects.toMatchObject({
      code: 'k6-unstartable',
    })
  })
})

test.each([
  ['a stock k6', 'wall'],
  ['our k6', 'monotonic'],
])('%s plays WebSocket, with rows by a %s clock', REAL_K6, async (name, clock) => {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    socket.on('message', () => {
      for (const payload of WHOLE) socket.send(payload)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('no port')
  const out = join(folder, 'socket')
  const run = await runLoad({
    scenario: 'websocket',
    target: { baseUrl: `http://127.0.0.1:${address.port}`, model: 'm', key: KEY },
    workload: { ratePerSecond: 20, durationSeconds: 0.5, vus: 10 },
    out,
    ...(name === 'our k6' ? { calibrate: false } : { k6: stockK6() }),
  })
  sockets.close()
  server.close()
  expect(run.reasons).toEqual([])
  expect(run.requests).toMatchObject({ ok: 10, failed: 0, dropped: 0 })
  const rows: Row[] = []
  const { header } = await readRows(join(out, ROWS_FILE), (row) => rows.push(row))
  expect(header.clock).toBe(clock)
  expect(rows.every((row) => row.chunks === 2 && row.completionTokens === 2 && row.key !== null)).toBe(true)
  expect(JSON.stringify(rows)).not.toContain(KEY)
})

test('three processes play one schedule together, each request once and at its time', REAL_K6, async () => {
  const server = await serveStreams(whole)
  const plan = planLoad({
    scenario: 'stream',
    target: { baseUrl: server.baseUrl, model: 'm', key: null },
    seed: 'three',
    workload: {
      ratePerSecond: 30,
      durationSeconds: 1,
      arrivals: 'poisson',
      vus: 9,
      requestTimeoutSeconds: 5,
    },
    out: folder,
  })
  const t0EpochUs = (Date.now() + 3000) * 1000
  const sequence = '0,1/3,2/3,1'
  const rows: Row[] = []
  await Promise.all(
    ['0:1/3', '1/3:2/3', '2/3:1'].map(async (segment) => {
      const own = mkdtempSync(join(folder, 'segment-'))
      const played = await playLoad(plan, binary, own, { segment: { segment, sequence, t0EpochUs } })
      const { header } = await readRows(played.rowsPath, (row) => rows.push(row))
      expect(header).toMatchObject({ segment, t0EpochUs })
    }),
  )
  server.close()
  const byIndex = rows.toSorted((a, b) => a.i - b.i)
  expect(byIndex.map((row) => row.scheduledUs)).toEqual(plan.starts)
  expect(byIndex.every((row) => row.class === 'ok' && (row.sentUs ?? 0) >= (row.scheduledUs ?? 0))).toBe(true)
})
