/** Tests that a load ends when one user reaches the plan's limit of consecutive failures. Runs the real k6. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import { ensureK6 } from '../runner/build-k6.ts'
import { meaningOf } from '../runner/k6-exit.ts'
import { runK6 } from '../runner/run-k6.ts'
import { readRows } from '../rows/read-rows.ts'
import { planLoad } from './plan-load.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Starts a server that breaks off every answer after its beginning. */
async function serveCut() {
  const server = createServer((_, response) => response.writeHead(200).write('{"', () => response.destroy()))
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket) => socket.on('message', () => socket.terminate()))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TypeError('no port')
  return { baseUrl: `http://127.0.0.1:${address.port}`, close: () => server.close(() => sockets.close()) }
}

test.each(['throughput', 'websocket'])('%s', { timeout: 600_000 }, async (scenario) => {
  const server = await serveCut()
  const plan = planLoad({
    scenario,
    target: { baseUrl: server.baseUrl, model: 'm', key: null },
    workload: { vus: 1, durationSeconds: 60 },
    out: folder,
  })
  const binary = await ensureK6()
  const own = mkdtempSync(join(folder, 'run-'))
  const { finished, rowsPath } = await runK6({ ...plan, mostFailures: 5 }, binary, own)
  server.close()
  expect(meaningOf(finished.ending).kind).toBe('gave-up')
  let failed = 0
  await readRows(rowsPath, () => (failed += 1))
  expect(failed).toBe(5)
})
