import { expect, test } from 'vitest'
import { renderHtml } from './html.ts'
import { loadRun, metricWith, objective } from './load-run-fixture.ts'
import { renderLoadSummary } from './load-summary.ts'
import type { FailureClass, LoadRun } from './load-run.ts'
import { isHarmless } from './neutral-text.ts'
import { conformantRun, HOSTILE } from './run-fixture.ts'

function pageOf(load: LoadRun): string {
  return renderHtml({ run: null, loads: [{ load, plots: [] }] })
}

test('a whole load summary', () => {
  expect(renderLoadSummary(loadRun())).toMatchInlineSnapshot(`
    "LOAD MEASUREMENT VALID, OBJECTIVE MISSED: throughput on http://127.0.0.1:8080, model plain, 5.0 s
    k6 kept up; 0.20 % of requests failed: 2 http-5xx (a server error (5xx))
    Note: 2 of 1002 requests failed (0.20 %)
      workload     10 users, all starting at once, each sending the next request after an answer (closed model), for 5 s; prompts of about 32 tokens, max_tokens 32
      requests     1,002 sent: 1,000 completed, 2 failed (0.20 %); 0 not sent
      throughput   199.52 completions per second, n/a output tokens per second
      conformance  50 of 50 sampled answers conform (100.00 %)
      instrument   k6 v2.2.0, not calibrated; SUSPECT: it was not calibrated
      machine      k6 used 31 % of the machine
      ms                 p50      p90      p95      p99      max  samples
      e2e              12.35    40.00    88.10    1,235    2,000    1,000
      objective    e2e p95 < 2s: met; measured 88.10 ms
      objective    errors < 0.1%: MISSED; measured 0.20 %
      objective    e2e p99.9 < 1s: not judged: too few samples
      error        2 http-5xx, a server error (5xx): 503 busy
    "
  `)
})

function throughputOf(changes: Partial<LoadRun>): string {
  const load = loadRun({ slo: [], ...changes })
  expect(pageOf(load)).toContain('998 in 5 s; closed model: no rate was requested')
  return /throughput {3}.*/.exec(renderLoadSummary(load))?.[0] ?? ''
}

test('the rates name their window, and the completions in it', () => {
  const window = { seconds: 5, completions: 998, firstSeconds: 0.2, completedAfter: 2 }
  const rate = 'throughput   199.52 completions per second'
  const tokens = 'n/a output tokens per second'
  expect(throughputOf({ window })).toBe(
    `${rate} (998 in the 5 s of the load; 2 of 1,000 completed requests ended later), ${tokens}`,
  )
  const { workload } = loadRun()
  const warm = { workload: { ...workload, warmUpSeconds: 3 }, window: { ...window, completedAfter: 0 } }
  expect(throughputOf(warm)).toBe(`${rate} (998 in the 5 s after the warm-up), ${tokens}`)
})

test('a run that measured nothing says so before any number', () => {
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
  const page = pageOf(invalid)
  expect(page).toContain('<strong class="doubt">NOT VALID: do not use these results</strong>')
  const defective = renderLoadSummary({ ...invalid, exitCode: 1 })
  expect(defective).toMatch(
    /^LOAD NOT VALID: do not use these figures; ANSWERS DO NOT CONFORM: throughput on /,
  )
  expect(page).toContain('not a single iteration was completed')
})

test('the page has figures, objectives and errors, alone or beside a run', () => {
  const page = pageOf(loadRun())
  expect(page).toContain(
    '<td class="number">88.10</td><td class="number">1,235</td><td class="number">2,000</td>',
  )
  expect(page).toContain('<span class="bad">missed</span>')
  expect(page).toContain('<span class="doubt">not judged: too few samples')
  expect(page).toContain(
    '<code>http-5xx</code></th><td>a server error (5xx)</td><td class="number">2</td><td>503 busy</td>',
  )
  expect(page).toContain('199.52 completions per second, n/a output tokens per second')
  const both = renderHtml({ run: conformantRun, loads: [{ load: loadRun(), plots: [] }] })
  expect(both).toContain('id="load"')
  expect(both).toContain('id="checks"')
})

test('hostile text is neutral in both formats', () => {
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
  for (const text of [renderLoadSummary(hostile), pageOf(hostile)]) {
    expect(text.split('\n').filter((line) => !isHarmless(line))).toEqual([])
  }
  expect(pageOf(hostile)).not.toContain('<script')
})
