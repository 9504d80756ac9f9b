/** Tests that closed-model users pause after a failed WebSocket connection, and that the report says so. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { runLoad } from '../../load/session/run-load.ts'
import { startReference } from '../../reference/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-silent-target-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const CONNECTIONS = 10
const USERS = 2
const SECONDS = 4

/** Starts a proxy that stops forever when more than `CONNECTIONS` connections have been opened. */
async function startMortalProxy(targetUrl: string): Promise<string> {
  const sockets = new Set<Socket>()
  let count = 0
  const server = createServer((socket) => {
    count += 1
    if (count > CONNECTIONS) {
      server.close()
      for (const one of [socket, ...sockets]) one.destroy()
      return
    }
    const target = connect(Number(new URL(targetUrl).port), '127.0.0.1')
    for (const one of [socket, target]) sockets.add(one.on('error', () => one.destroy()))
    socket.pipe(target).pipe(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

async function loadUntilGone(): Promise<LoadRun> {
  const reference = await startReference({})
  try {
    const { model, key } = reference
    const { pathname } = new URL(reference.baseUrl)
    const baseUrl = `${await startMortalProxy(reference.baseUrl)}${pathname.replace(/\/$/, '')}`
    return await runLoad({
      scenario: 'stream',
      target: { baseUrl, model, key },
      workload: { vus: USERS, durationSeconds: SECONDS, mix: { websocket: 1 } },
      calibrate: false,
      samples: 0,
      out: mkdtempSync(join(folder, 'load-')),
    })
  } finally {
    await reference.close()
  }
}

test('each user sends at most ten requests per second, and a note says so', async () => {
  const { requests, notes } = await loadUntilGone()
  expect(requests.ok).toBeGreaterThan(0)
  expect(notes.join('\n')).toMatch(/users paused \d+ times \(\d+\.\d s in all\)/)
  // Before the pauses begin, each user may have four failures by chance.
  expect(requests.failed).toBeLessThanOrEqual(USERS * (10 * (SECONDS + 1) + 5) + 1)
})
