/** Tests loads that start slowly, end early or miss their rate, with the real k6. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { validators } from '../../schemas/compiled/validators.js'
import { ensureK6 } from '../runner/build-k6.ts'
import { runLoad } from './run-load.ts'
import type { LoadOptions } from './plan-load.ts'
import { ROWS_FILE } from '../rows/store-rows.ts'
import { readRows } from '../rows/read-rows.ts'
import { unlessLate } from './unless-late-fixture.ts'

// The timeout in ms and the retries of tests with the real k6. A busy machine may shift the times that a test expects.
const REAL_K6 = { retry: 2 }
const COMPLETION = JSON.stringify({
  id: 'c1',
  object: 'chat.completion',
  created: Math.floor(Date.now() / 1000),
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'hi' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 },
})
const validate = validators['urn:assay:load-run']!
const out = mkdtempSync(join(tmpdir(), 'assay-load-start-'))

beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(out, { recursive: true, force: true }))

function complete(response: ServerResponse): void {
  response.setHeader('content-type', 'application/json').end(COMPLETION)
}

function completeSoon(response: ServerResponse): void {
  void setTimeout(20).then(() => complete(response))
}

/** Runs a load against a server with these answers. Returns the run, and the number of requests that the server received. */
async function loadAgainst(
  answer: (response: ServerResponse, index: number) => void,
  parts: Pick<LoadOptions, 'workload'> & Partial<LoadOptions>,
): Promise<readonly [LoadRun, number]> {
  let seen = 0
  const server = createServer((request, response) => {
    request.resume().on('end', () => answer(response, seen++))
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = server.address() as AddressInfo
  const target = { baseUrl: `http://127.0.0.1:${port}`, model: 'm', key: null }
  try {
    const run = await runLoad({ scenario: 'throughput', target, calibrate: false, out, ...parts })
    expect(validate(run), JSON.stringify(validate.errors)).toBe(true)
    return [run, seen]
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

/** Returns the times at which four users sent their first requests, in seconds, in ascending order. */
async function firstAsked(rampUpSeconds: number): Promise<readonly number[]> {
  const workload = { vus: 4, durationSeconds: 3, rampUpSeconds }
  await loadAgainst((response) => void setTimeout(100).then(() => complete(response)), { workload })
  const begun = new Map<number, number>()
  await readRows(join(out, ROWS_FILE), ({ vu, sentUs }) => {
    if (!begun.has(vu) && sentUs !== null) begun.set(vu, sentUs / 1_000_000)
  })
  return [...begun.values()].toSorted((a, b) => a - b)
}

describe('through the real k6', REAL_K6, () => {
  test('requests without a free user are sent late: the rate is not reached, and the limit is reported', async () => {
    const [run] = await loadAgainst((response) => void setTimeout(300).then(() => complete(response)), {
      workload: { ratePerSecond: 10, durationSeconds: 1, vus: 1 },
    })
    expect(run).toMatchObject({ outcome: 'overload', exitCode: 3, valid: true, reasons: [] })
    expect(run.requests).toMatchObject({ started: 10, dropped: 0 })
    expect(run.metrics['schedule-lag']?.max).toBeGreaterThan(500)
    expect(run.overload).toMatchObject({ askedPerSecond: 10, limit: 'target-or-users' })
    expect(run.overload?.sentPerSecond).toBeLessThan(5)
  })

  test('requests of the open model share connections, and users of the closed model keep their own', async () => {
    const [open] = await loadAgainst(completeSoon, { workload: { ratePerSecond: 10, durationSeconds: 4 } })
    // Without sharing, each of the 40 requests has a user of its own, and opens a connection.
    expect(open.connections?.opened).toBeLessThan(20)
    const [closed] = await loadAgainst(completeSoon, { workload: { vus: 5, durationSeconds: 1 } })
    expect(closed.connections?.opened).toBe(5)
  })

  test('users who are all busy with answers that take their time are the limit that is met', async () => {
    const [run] = await loadAgainst((response) => void setTimeout(1000).then(() => complete(response)), {
      workload: { ratePerSecond: 20, durationSeconds: 4, vus: 12 },
    })
    expect(run).toMatchObject({ outcome: 'overload', exitCode: 3, overload: { limit: 'target-or-users' } })
    expect(run.overload?.why).toMatch(/a run with about 2\d users shows which/)
  })

  test('a warm-up is sent and not counted, and random arrivals come to the rate', async () => {
    const [run, seen] = await loadAgainst(complete, {
      workload: { ratePerSecond: 20, arrivals: 'poisson', durationSeconds: 1, warmUpSeconds: 0.5 },
    })
    expect(run.requests).toMatchObject({ started: 20, ok: 20, warmUp: { sent: 10, failed: 0 } })
    expect(run.rates?.askedPerSecond).toBe(20)
    expect(run.metrics['e2e']?.n).toBe(20)
    expect(seen).toBe(30)
  })

  test('failures of the warm-up are reported apart', async () => {
    const [run] = await loadAgainst(
      (response, index) => (index < 5 ? response.writeHead(503).end() : complete(response)),
      { workload: { ratePerSecond: 20, durationSeconds: 1, warmUpSeconds: 0.5 } },
    )
    expect(run).toMatchObject({
      ...unlessLate(run, { outcome: 'ok', exitCode: 0 }),
      errors: [],
      requests: { ok: 20, warmUp: { sent: 10, failed: 5 } },
    })
  })

  test('users begin one after another over the ramp-up, and at once without', async () => {
    const atOnce = await firstAsked(0)
    expect(atOnce).toHaveLength(4)
    expect(atOnce[3]).toBeLessThan(0.5)
    const spread = await firstAsked(2)
    expect(spread).toHaveLength(4)
    expect(spread[0]).toBeLessThan(0.1)
    expect(spread[2]).toBeGreaterThan(0.5)
    expect(spread[3]).toBeGreaterThan(1)
    expect(spread[3]).toBeLessThan(2.5)
  })

  test('a run that is stopped accounts for what was due by then', async () => {
    const stop = new AbortController()
    const [run] = await loadAgainst(
      (response, index) => {
        complete(response)
        if (index === 20) stop.abort()
      },
      { workload: { ratePerSecond: 20, durationSeconds: 60 }, signal: stop.signal },
    )
    expect(run).toMatchObject({ outcome: 'aborted', exitCode: 3 })
    expect(run.requests.started + run.requests.dropped).toBeLessThanOrEqual(25)
    expect(run.requests.started).toBeGreaterThanOrEqual(20)
    // Rates refer to the time that the load ran.
    expect(run.rates?.sentPerSecond).toBeGreaterThan(14)
    expect(run.rates?.askedPerSecond).toBeGreaterThan(14)
    expect(run.rates?.askedPerSecond).toBeLessThan(26)
  })
})
