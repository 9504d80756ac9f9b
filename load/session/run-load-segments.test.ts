/** Tests loads over WebSocket, and loads whose schedule several processes share. */
import type { Row } from '../../schemas/compiled/row.ts'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { WebSocketServer } from 'ws'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../runner/build-k6.ts'
import { runLoad } from './run-load.ts'
import { unlessLate } from './unless-late-fixture.ts'
import { planLoad } from './plan-load.ts'
import { runK6 } from '../runner/run-k6.ts'
import { readRows } from '../rows/read-rows.ts'
import { ROWS_FILE } from '../rows/store-rows.ts'
import { serveStreams, whole, WHOLE_ANSWER } from './stream-server-fixture.ts'

// A busy machine may miss the rate of a load, which is then invalid. Two retries allow for that.
const REAL_K6 = { retry: 2 }

const KEY = 'sk-test-engine'

let folder = ''
let binary = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-engine-test-'))
  binary = await ensureK6()
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('WebSocket is measured with rows by a monotonic clock', REAL_K6, async () => {
  const server = createServer()
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => {
    socket.on('message', () => {
      for (const payload of WHOLE_ANSWER) socket.send(payload)
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
    calibrate: false,
  })
  sockets.close()
  server.close()
  expect(run).toMatchObject(unlessLate(run, { outcome: 'ok', exitCode: 0, reasons: [] }))
  expect(run.requests).toMatchObject({ ok: 10, failed: 0, dropped: 0 })
  const rows: Row[] = []
  const { header } = await readRows(join(out, ROWS_FILE), (row) => rows.push(row))
  expect(header.clock).toBe('monotonic')
  expect(rows.every((row) => row.chunks === 2 && row.completionTokens === 2 && row.key !== null)).toBe(true)
  expect(JSON.stringify(rows)).not.toContain(KEY)
})

test('three processes follow one schedule together, each request once and at its time', REAL_K6, async () => {
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
      const k6Run = await runK6(plan, binary, own, { segment: { segment, sequence, t0EpochUs } })
      const { header } = await readRows(k6Run.rowsPath, (row) => rows.push(row))
      expect(header).toMatchObject({ segment, t0EpochUs })
    }),
  )
  server.close()
  const byIndex = rows.toSorted((a, b) => a.i - b.i)
  expect(byIndex.map((row) => row.scheduledUs)).toEqual(plan.starts)
  expect(byIndex.every((row) => row.class === 'ok' && (row.sentUs ?? 0) >= (row.scheduledUs ?? 0))).toBe(true)
})
