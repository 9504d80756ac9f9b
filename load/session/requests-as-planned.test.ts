/** Tests that k6 (Go) sends exactly the requests of the schedule that TypeScript writes. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runLoad } from './run-load.ts'
import { bodiesOf } from '../workload/body-fixture.ts'
import { workloadEntries } from '../workload/schedule.ts'
import { planWorkload, type WorkloadOptions } from '../workload/workload.ts'

const COMPLETION = JSON.stringify({
  id: 'c1',
  object: 'chat.completion',
  created: Math.floor(Date.now() / 1000),
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'hi' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 },
})
const SEED = 'Säm 🌍'
const MODEL = 'odd "model" \\ é'
const FEWEST = 10

const trace = Array.from({ length: 40 }, (_, index) => ({
  atUs: index * 20_000,
  promptTokens: 1 + 30 * index,
  outputTokens: 2 + index,
  // Some prompts are too short for their blocks.
  blocks: [[], [0], [0, 1], [2, 1, 3]][index % 4] ?? [],
}))

test.each<[string, WorkloadOptions]>([
  [
    'lengths that vary, transports that mix, users who think',
    {
      vus: 3,
      durationSeconds: 1,
      promptCv: 0.9,
      outputCv: 0.6,
      prefixShare: 0.3,
      thinkSeconds: 0.01,
      mix: { json: 1, sse: 2 },
    },
  ],
  ['a recorded trace', { trace, durationSeconds: 1 }],
  ['a Poisson schedule', { ratePerSecond: 60, arrivals: 'poisson', durationSeconds: 1, promptTokens: 500 }],
])('%s', async (_, asked) => {
  const seen = await bodiesUnder(asked)
  const workload = planWorkload({ ...asked, keys: 2 }, 'json')
  const entryAt = workloadEntries(workload, SEED, asked.trace ?? [])
  const bodyOf = bodiesOf(MODEL, SEED)
  const planned = new Map(
    seen.map((_body, index) => {
      const entry = entryAt(index)
      return [bodyOf(index, entry), `Bearer sk-test-key-${entry.keyIndex}`]
    }),
  )
  expect(seen.length).toBeGreaterThan(FEWEST)
  const unplanned = seen.filter(([body, key]) => planned.get(body) !== key)
  expect(unplanned.slice(0, 1)).toEqual([])
})

/** Runs a load and returns the body and the Authorization field of each request. */
async function bodiesUnder(workload: WorkloadOptions): Promise<readonly [body: string, key: string][]> {
  const seen: [string, string][] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      seen.push([body, request.headers.authorization ?? ''])
      response.setHeader('content-type', 'application/json').end(COMPLETION)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const out = mkdtempSync(join(tmpdir(), 'assay-load-test-'))
  try {
    const { port } = server.address() as AddressInfo
    const baseUrl = `http://127.0.0.1:${port}`
    const target = { baseUrl, model: MODEL, key: 'sk-test-key-0', moreKeys: ['sk-test-key-1'] }
    await runLoad({ scenario: 'throughput', target, workload, out, seed: SEED, calibrate: false, samples: 0 })
    return seen
  } finally {
    server.close()
    server.closeAllConnections()
    rmSync(out, { recursive: true, force: true })
  }
}
