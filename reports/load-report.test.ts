import { renderTogether } from './formats.ts'
import { renderLoadHtml, renderLoadSummary } from './rendered-fixture.ts'
import { expect, test } from 'vitest'
import { loadRun, metricWith, objective } from './load-run-fixture.ts'
import { formatValidity } from './load-text.ts'
import type { FailureClass, LoadRun } from '../schemas/compiled/load-run.ts'
import { isHarmless } from './neutral-text.ts'
import { conformantRun, HOSTILE } from './run-fixture.ts'

async function pageOf(load: LoadRun): Promise<string> {
  return await renderLoadHtml(load)
}

test('the headline says that k6 waited, that the error is unknown, and that requests failed', () => {
  const { instrument } = loadRun()
  const waited = { ...instrument, reasons: ['k6 waited'], reasonCodes: ['waited' as const] }
  expect(formatValidity(loadRun({ instrument: waited }))).toBe(
    'MEASUREMENT VALID, OBJECTIVE MISSED, 0.20 % OF REQUESTS FAILED, FIGURES SUSPECT',
  )
  expect(formatValidity(loadRun())).toBe(
    'MEASUREMENT OF UNKNOWN ERROR, OBJECTIVE MISSED, 0.20 % OF REQUESTS FAILED',
  )
})

test('the summary of a load matches its snapshot', async () => {
  expect(renderLoadSummary(loadRun())).toMatchInlineSnapshot(`
    "LOAD MEASUREMENT OF UNKNOWN ERROR, OBJECTIVE MISSED, 0.20 % OF REQUESTS FAILED: throughput on http://127.0.0.1:8080, model plain, 5.0 s
    k6 kept up; 0.20 % of requests failed: 2 http-5xx (a server error (5xx))
    Note: 2 of 1002 requests failed (0.20 %)
      workload     10 users, all starting at once, each sending the next request after an answer (closed model), for 5 s; prompts of about 32 tokens, max_tokens 32
      requests     1,002 sent: 1,000 completed, 2 failed (0.20 %); 0 not sent
      rates        sent 200.00/s, admitted 200.00/s, completed 199.52/s
      throughput   199.52 completions per second (998 in the 5 s of the load; 2 of 1,000 completed requests ended later), n/a output tokens per second
      steadiness   10.00 in flight on average; Little's law is off by 0.00 %
      conformance  50 of 50 sampled answers conform (100.00 %)
      instrument   k6 v2.2.0, not calibrated; SUSPECT: it was not calibrated
      machine      k6 used 31 % of the machine
      started      2026-11-20T10:00:00.000Z
      schedule     seed seed-1, sha256 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa

    Objectives
      objective       measured  verdict                      requests that met it
      e2e p95 < 2s    88.10 ms  met
      errors < 0.1%   0.20 %    MISSED
      e2e p99.9 < 1s  n/a       not judged: too few samples

    Durations
      metric (ms)    p50    p90    p95    p99    max  samples  instrument p50 / p99
      e2e          12.35  40.00  88.10  1,235  2,000    1,000

    Failed requests
      failure   meaning               count  example
      http-5xx  a server error (5xx)  2      503 busy
    "
  `)
})

async function throughputOf(changes: Partial<LoadRun>): Promise<string> {
  const load = loadRun({ slo: [], ...changes })
  expect(await pageOf(load)).toContain('998 in 5 s; closed model: no rate was requested')
  return /throughput {3}.*/.exec(renderLoadSummary(load))?.[0] ?? ''
}

test('the rates name their window, and the completions in it', async () => {
  const window = { seconds: 5, completions: 998, firstSeconds: 0.2, completedAfter: 2 }
  const rate = 'throughput   199.52 completions per second'
  const tokens = 'n/a output tokens per second'
  expect(await throughputOf({ window })).toBe(
    `${rate} (998 in the 5 s of the load; 2 of 1,000 completed requests ended later), ${tokens}`,
  )
  const { workload } = loadRun()
  const warm = { workload: { ...workload, warmUpSeconds: 3 }, window }
  expect(await throughputOf(warm)).toBe(
    `${rate} (998 in the 5 s after the warm-up; 2 of 1,000 completed requests sent then ended later), ${tokens}`,
  )
  const instrument = { ...loadRun().instrument, reasonCodes: ['waited' as const] }
  const connections = { opened: 1, resumed: 0, kind: 'HTTP/1.1' }
  const few = loadRun({ window, instrument, connections, metrics: { connect: metricWith({ p50: null }) } })
  expect(renderLoadSummary(few)).toMatch(/~199.52 completions .*, n\/a output tokens/)
  expect(renderLoadSummary(few)).toContain('connections  1 connection opened (HTTP/1.1)\n')
})

test('a run that measured nothing says so before any number', async () => {
  const invalid = loadRun({
    outcome: 'invalid',
    exitCode: 3,
    valid: false,
    reasons: ['not a single iteration was completed'],
  })
  expect(renderLoadSummary(invalid).split('\n').slice(0, 2)).toEqual([
    'LOAD NOT VALID: do not use these results: throughput on http://127.0.0.1:8080, model plain, 5.0 s',
    'Why: not a single iteration was completed',
  ])
  const page = await pageOf(invalid)
  expect(page).toContain('<h1><span class="doubt">NOT VALID: do not use these results</span></h1>')
  const defective = renderLoadSummary({ ...invalid, exitCode: 1 })
  expect(defective).toMatch(
    /^LOAD NOT VALID: do not use these figures; ANSWERS DO NOT CONFORM: throughput on /,
  )
  expect(page).toContain('not a single iteration was completed')
})

test('the page has figures, objectives and errors, alone or beside a run', async () => {
  const page = await pageOf(loadRun())
  expect(page).toContain(
    '<td class="number">88.10</td><td class="number">1,235</td><td class="number">2,000</td>',
  )
  expect(page).toContain('<strong class="bad">MISSED</strong>')
  expect(page).toContain('<span class="doubt">not judged: too few samples')
  expect(page).toContain(
    '<code>http-5xx</code></th><td>a server error (5xx)</td><td>2</td><td><code>503 busy</code></td>',
  )
  expect(page).toContain('199.52 completions per second (998 in the 5 s of the load')
  const both = await renderTogether({ kind: 'check', run: conformantRun }, [{ kind: 'load', run: loadRun() }])
  expect(both).toContain('id="load-1"')
  expect(both.indexOf('href="#load-1"')).toBeLessThan(both.indexOf('<main>'))
  expect(both).toContain('href="#load-1"')
  expect(both).toContain('id="checks"')
})

test('hostile text is escaped in both formats', async () => {
  const hostile = loadRun({
    target: { baseUrl: HOSTILE, model: HOSTILE },
    scenario: HOSTILE,
    reasons: [HOSTILE],
    notes: [HOSTILE],
    metrics: { [HOSTILE]: metricWith() },
    errors: [{ class: HOSTILE as FailureClass, count: 1, example: HOSTILE }],
    slo: [objective({ slo: HOSTILE, threshold: 1, ok: null, reason: HOSTILE })],
    conformance: { sampled: 1, conforming: 0, example: HOSTILE },
  })
  for (const text of [renderLoadSummary(hostile), await pageOf(hostile)])
    expect(text.split('\n').filter((line) => !isHarmless(line))).toEqual([])
  expect(await pageOf(hostile)).not.toMatch(/<script(?! type="module")/)
})

test('the page begins with the verdict and the next step, and folds the other figures', async () => {
  const html = await pageOf(loadRun({ outcome: 'undecided' }))
  const places = ['<h1', 'Next', '<h2>Objectives', '<summary>All figures', '<h2>Durations'].map((part) =>
    html.indexOf(part),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})
