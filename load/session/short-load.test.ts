/** Tests the note on a load that ends before most of its answers arrive, with the real k6. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenOnFreePort } from '../../conformance/transport/server-fixture.ts'
import { ensureK6 } from '../runner/build-k6.ts'
import { runLoad } from './run-load.ts'

const ANSWER = JSON.stringify({
  id: 'x',
  object: 'chat.completion',
  created: Math.floor(Date.now() / 1000),
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 5, completion_tokens: 2, total_tokens: 7 },
})
const ANSWER_MS = 300

const folder = mkdtempSync(join(tmpdir(), 'assay-short-load-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

// The server answers requests one after another, so users wait for each other.
test('a note gives the time of the rates, and how few answers it had', async () => {
  let last = Promise.resolve()
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      last = last.then(async () => {
        await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
        response.setHeader('content-type', 'application/json').end(ANSWER)
      })
    })
  })
  try {
    const baseUrl = `http://127.0.0.1:${await listenOnFreePort(server, '127.0.0.1')}`
    const run = await runLoad({
      scenario: 'throughput',
      target: { baseUrl, model: 'm', key: 'sk-0123456789' },
      workload: { vus: 12, durationSeconds: 1 },
      calibrate: false,
      samples: 0,
      out: folder,
    })
    expect(run).toMatchObject({ outcome: 'ok', valid: true, window: { seconds: 1 } })
    const { completions, completedAfter } = run.window
    expect(run.throughput.completionsPerSecond).toBe(completions)
    expect(completions + completedAfter).toBe(run.requests.ok)
    expect(completions).toBeLessThan(5)
    expect(run.notes.join('\n')).toContain('THE LOAD WAS TOO SHORT FOR ITS RATES')
  } finally {
    server.close()
    server.closeAllConnections()
  }
})
