/** Tests loads of streams with the real k6, including the written load-run.json. More faults: test/load/load-faults.test.ts. */
import type { Row, RowClass } from '../../schemas/compiled/row.ts'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { validators } from '../../schemas/compiled/validators.js'
import { ensureK6 } from '../runner/build-k6.ts'
import { runLoad } from './run-load.ts'
import type { LoadOptions } from './plan-load.ts'
import { readRows } from '../rows/read-rows.ts'
import { lateReasons, unlessLate, type Verdict } from './unless-late-fixture.ts'
import { ROWS_FILE } from '../rows/store-rows.ts'
import {
  chunkJson,
  events,
  ROLE,
  serveAndHangUp,
  serveStreams,
  SLOW_ANSWER_MS,
  beginStream,
  whole,
  WHOLE_ANSWER,
  type Serve,
} from './stream-server-fixture.ts'

// Sample sizes as in test/sampling/sampled-cases.ts, which this package may not import.
const isBrief = process.env['ASSAY_TEST_SAMPLE'] === 'brief'

// A busy machine may miss the rate of a load, which is then invalid. Two retries allow for that.
const REAL_K6 = { retry: 2 }

const KEY = 'sk-test-stream-77'
// The time after sending in which a closed connection must be noticed: `staleWithin` in load/k6/assay/request_watch.go.
const AT_ONCE_US = 100_000
const EMPTY_ANSWER = JSON.stringify({
  id: 'c1',
  object: 'chat.completion',
  created: Math.floor(Date.now() / 1000),
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: '' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 5, completion_tokens: 0, total_tokens: 5 },
})
const validate = validators['urn:assay:load-run']!

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-stream-test-'))
  await ensureK6()
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function streamAgainst(
  serve: Serve,
  parts: Partial<LoadOptions> = {},
  answerMs?: number,
): Promise<[LoadRun, Row[]]> {
  const server = await serveStreams(serve, answerMs)
  try {
    const out = mkdtempSync(join(folder, 'out-'))
    const run = await runLoad({
      scenario: 'stream',
      target: { baseUrl: server.baseUrl, model: 'm', key: KEY },
      workload: { ratePerSecond: 20, durationSeconds: 0.5, vus: 10, requestTimeoutSeconds: 1 },
      calibrate: false,
      out,
      ...parts,
    })
    expect(validate(run), JSON.stringify(validate.errors)).toBe(true)
    const rows = await rowsIn(out)
    expect(JSON.stringify([run, rows])).not.toContain(KEY)
    return [run, rows]
  } finally {
    server.close()
  }
}

async function rowsIn(folderOfRun: string): Promise<Row[]> {
  const rows: Row[] = []
  await readRows(join(folderOfRun, ROWS_FILE), (row) => rows.push(row))
  return rows
}

describe('kinds of streams', REAL_K6, () => {
  test('a whole answer is completed, sampled and counted', async () => {
    const [run, rows] = await streamAgainst(whole)
    expect(run).toMatchObject(unlessLate(run, { outcome: 'ok', exitCode: 0 }))
    expect(run).toMatchObject({ requests: { started: 10, ok: 10, failed: 0 }, errors: [] })
    expect(run.conformance).toMatchObject({ conforming: run.conformance.sampled, checks: [], leaks: [] })
    expect(run.conformance.sampled).toBeGreaterThan(0)
    expect(rows.every((row) => row.chunks === 2 && row.completionTokens === 2)).toBe(true)
    expect(run.metrics['ttft']?.n).toBe(10)
    expect(run.metrics['ttfo']).toBeUndefined()
    expect(run.sentBy).toEqual({ json: 0, sse: 10, websocket: 0 })
    expect(run.tokens).toMatchObject({ n: 10, askedMean: 32, p50: 2, mean: 2, over: null })
  })

  test('an answer that is longer than its kept part does not fail for its end', async () => {
    const piece = chunkJson({ content: ' piece'.repeat(40) })
    const long = [
      ...WHOLE_ANSWER.slice(0, 2),
      ...Array.from({ length: 1000 }, () => piece),
      ...WHOLE_ANSWER.slice(2),
    ]
    const [run] = await streamAgainst((response) => beginStream(response, events(long)).end())
    const { sampled, conforming, checks, cut } = run.conformance
    expect([checks, conforming, cut]).toEqual([[], sampled, { judged: sampled, notJudged: 0 }])
    expect(sampled).toBeGreaterThan(0)
    expect(run).toMatchObject({ ...unlessLate(run, { outcome: 'ok', exitCode: 0 }), requests: { failed: 0 } })
  })

  test('reports a target that ignores max_tokens', async () => {
    const workload = { ratePerSecond: 20, durationSeconds: 0.5, vus: 10, maxTokens: 1 }
    const [run] = await streamAgainst(whole, { workload })
    expect(run.tokens?.over).toEqual({ count: 10, share: 1, mean: 2 })
    expect(run.notes.join()).toMatch(/10 answers \(100 % .*\) had more tokens than max_tokens/)
  })

  test('the first output is timed apart from the first token where reasoning comes first', async () => {
    const thought = events([ROLE, chunkJson({ reasoning_content: 'hm' })])
    const [run] = await streamAgainst((response) => {
      const stream = beginStream(response, thought)
      setTimeout(() => stream.end(events(WHOLE_ANSWER.slice(1))), 50)
    })
    const { ttft, ttfo, e2e } = run.metrics
    expect(ttfo?.n).toBe(ttft?.n)
    expect((ttfo?.p50 ?? 0) - (ttft?.p50 ?? 0)).toBeGreaterThan(40)
    expect(ttfo?.p50).toBeLessThanOrEqual(e2e?.p50 ?? 0)
  })

  test('an answer without text is completed and counted, as a stream and as JSON', async () => {
    const [streamed] = await streamAgainst(
      (response) => beginStream(response, events([ROLE, chunkJson({}, 'stop'), '[DONE]'])).end(),
      {},
      SLOW_ANSWER_MS,
    )
    const [asked] = await streamAgainst(
      (response) => response.setHeader('content-type', 'application/json').end(EMPTY_ANSWER),
      { scenario: 'throughput' },
      SLOW_ANSWER_MS,
    )
    for (const run of [streamed, asked]) {
      expect(run.requests).toMatchObject({ started: 10, ok: 10, failed: 0, empty: 10 })
      expect(run.notes).toContain(
        '10 of 10 completed answers (100 %) were empty: a finish_reason and no text, or reasoning alone',
      )
    }
  })

  test.each(isBrief ? (['stream'] as const) : (['stream', 'throughput'] as const))(
    'a service that closes each connection unannounced: %s sends its requests again, and says so',
    async (scenario) => {
      const answer = scenario === 'stream' ? events(WHOLE_ANSWER) : EMPTY_ANSWER
      const media = scenario === 'stream' ? 'text/event-stream' : 'application/json'
      const server = await serveAndHangUp(media, answer)
      const out = mkdtempSync(join(folder, 'hanging-up-'))
      try {
        const run = await runLoad({
          scenario,
          target: { baseUrl: server.baseUrl, model: 'm', key: KEY },
          workload: { vus: 2, durationSeconds: 1, thinkSeconds: 0.01 },
          calibrate: false,
          out,
        })
        const failed = (await rowsIn(out)).filter((row) => row.class !== 'ok')
        // On a busy machine, a closed connection may be noticed late. Then the request is not sent again.
        expect(failed.filter(({ sentUs, closedUs }) => (closedUs ?? 0) - (sentUs ?? 0) < AT_ONCE_US)).toEqual(
          [],
        )
        if (failed.length === 0) expect(run).toMatchObject({ outcome: 'ok', errors: [] })
        // The server closes each connection at its second request, so most requests are sent again.
        expect(run.requests.resent).toBeGreaterThan(run.requests.ok / 2)
        expect(run.notes).toContainEqual(
          expect.stringMatching(
            /^[\d,]+ requests were sent again because the service ended the kept connection at once .*sees them fail$/,
          ),
        )
      } finally {
        server.close()
      }
    },
  )

  test('a target that dies amid the load leaves no valid run', async () => {
    const server = await serveStreams((response, index) => {
      if (index === 15) server.close()
      else whole(response, index)
    })
    const out = join(folder, 'dying')
    const target = { baseUrl: server.baseUrl, model: 'm', key: KEY }
    const workload = { ratePerSecond: 20, durationSeconds: 2 }
    const run = await runLoad({ scenario: 'stream', target, workload, calibrate: false, out })
    expect(run).toMatchObject({ outcome: 'invalid', exitCode: 3, valid: false, requests: { started: 40 } })
    expect(run.reasons).toEqual([
      ...lateReasons(run),
      expect.stringMatching(/^the target was gone at the end: the last 2\d requests got no answer from http/),
      expect.stringMatching(/^most requests failed: 25 of 40 \(63 %\)/),
    ])
  })

  const cut = WHOLE_ANSWER.slice(0, 2)
  // The brief sample leaves this case out, because it repeats requests of one user for ten seconds.
  const unfinished: [string, RowClass, Verdict, Serve] = [
    'without finish_reason',
    'truncated',
    { outcome: 'non-conformant', exitCode: 1 },
    (response) => beginStream(response, events([...cut, '[DONE]'])).end(),
  ]
  test.each<[string, RowClass, Verdict, Serve]>([
    ...(isBrief ? [] : [unfinished]),
    [
      'JSON instead of a stream',
      'not-a-completion',
      { outcome: 'ok', exitCode: 0 },
      (response) => response.setHeader('content-type', 'application/json').end('{"choices":[]}'),
    ],
  ])('%s among good ones is %s, once each', async (_name, expected, verdict, serve) => {
    const [run, rows] = await streamAgainst(
      (response, index) => (index % 2 === 0 ? whole : serve)(response, index),
      {},
      SLOW_ANSWER_MS,
    )
    expect(run).toMatchObject({
      ...unlessLate(run, verdict),
      requests: { started: 10, ok: 5, failed: 5 },
    })
    expect(run.errors).toEqual([{ class: expected, count: 5, example: expect.any(String) }])
    expect(run.notes[0]).toContain(expected)
    expect(run.metrics['ttft']?.n).toBe(5)
    expect(rows.filter((row) => row.class === expected)).toHaveLength(5)
  })

  test('counts a request that its user stopped as sent, and as cut', async () => {
    const stop = new AbortController()
    const [run, rows] = await streamAgainst(
      (response, index) => {
        if (index < 2) whole(response, index)
        // At the fourth request, both users wait for an answer.
        else if (index === 3) stop.abort()
      },
      { workload: { vus: 2, durationSeconds: 60, thinkSeconds: 0.01 }, signal: stop.signal },
    )
    expect(run.requests).toMatchObject({ started: 4, ok: 2, failed: 0, interrupted: 2 })
    expect(rows.map((row) => row.class)).toEqual(['ok', 'ok', 'interrupted', 'interrupted'])
    expect(run.reasons).toEqual(['the run was stopped by its user (Ctrl-C) before its end'])
  })

  // These tests run concurrently, because they mostly wait for one user's requests after the load.
  test.concurrent('reports answers that do not have the shape of a chunk', async () => {
    const odd = JSON.stringify({ choices: [{ index: 0, delta: { content: 'a' }, finish_reason: 7 }] })
    const [run] = await streamAgainst(
      (response) => beginStream(response, events([odd, ...WHOLE_ANSWER])).end(),
      {},
      SLOW_ANSWER_MS,
    )
    expect(run.conformance).toMatchObject({
      conforming: 0,
      example: expect.stringMatching(/event 1 /),
      quiet: { from: 'run' },
    })
    // The answers are also wrong without load.
    expect(run.conformance.checks?.every(({ quiet }) => quiet === 'fails')).toBe(true)
  })

  test.concurrent('a run without any stream is invalid', async () => {
    const [run] = await streamAgainst(
      (response) => beginStream(response, events(cut)).end(),
      {},
      SLOW_ANSWER_MS,
    )
    expect(run).toMatchObject({ outcome: 'invalid', exitCode: 3, requests: { ok: 0, failed: 10 } })
    expect(run.reasons[0]).toMatch(/none of 10 requests was completed; 10 ended as truncated/)
  })

  test('several keys take turns, and no row holds one', async () => {
    const server = await serveStreams(whole)
    const out = join(folder, 'keys')
    const target = { baseUrl: server.baseUrl, model: 'm', key: KEY, moreKeys: ['sk-second'] }
    const workload = { ratePerSecond: 20, durationSeconds: 0.5 }
    await runLoad({ scenario: 'stream', target, workload, calibrate: false, out })
    server.close()
    const rows: Row[] = []
    await readRows(join(out, ROWS_FILE), (row) => rows.push(row))
    expect(server.keys.filter((key) => key === 'Bearer sk-second')).toHaveLength(5)
    expect(server.keys.filter((key) => key === `Bearer ${KEY}`)).toHaveLength(5)
    expect(new Set(rows.map((row) => row.key)).size).toBe(2)
  })
})

describe('the instrument', REAL_K6, () => {
  // The brief sample leaves these three loads out.
  test.skipIf(isBrief)('is calibrated before the load, and says its error', async () => {
    const [run] = await streamAgainst(whole, { calibrate: true })
    expect(run.instrument.ttftErrorMs?.p50).toBeGreaterThan(0)
    expect(run.instrument.gapErrorMs?.p99).toBeGreaterThan(0)
    expect(run.instrument.scheduleLagMs?.p50).toBeGreaterThanOrEqual(0)
    expect(run.instrument.note).toMatch(/^calibrated on loopback/)
    expect(run.instrument.reasons.join()).not.toContain('calibrated')
  })
})
