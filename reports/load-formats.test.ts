import { renderLoadHtml, renderLoadJunit, renderLoadMarkdown, renderLoadSummary } from './rendered-fixture.ts'
import { expect, test } from 'vitest'
import { metricDefinition } from './load-text.ts'
import { refusedByJenkins } from './junit-schema-fixture.ts'
import { loadRun, objective, streamRun, underLoad } from './load-run-fixture.ts'
import type { FailureClass, LoadMetric, LoadRun, Workload } from '../schemas/compiled/load-run.ts'
import { formatAsked, loadFacts } from './load-facts.ts'
import { isHarmless } from './neutral-text.ts'
import { HOSTILE } from './run-fixture.ts'
import { readXml } from './xml-fixture.ts'

function asked(changes: Partial<Workload>): string {
  return formatAsked(loadRun({ workload: { ...loadRun().workload, ...changes } }))
}

test.each<[Partial<Workload>, string]>([
  [
    { thinkSeconds: 2 },
    '10 users, all starting at once, each sending the next request after an answer and 2 s of think time (closed model)',
  ],
  [
    { rampUpSeconds: 4 },
    '10 users, starting one after another over 4 s, each sending the next request after an answer',
  ],
  [{ warmUpSeconds: 3 }, '(closed model), for 5 s after a warm-up of 3 s that does not count; prompts'],
  [
    { model: 'open-constant', ratePerSecond: 7 },
    '7 requests per second, evenly spaced, independent of the answers',
  ],
  [
    { model: 'open-poisson', ratePerSecond: 7.5 },
    '7.5 requests per second, at random (Poisson, given their number),',
  ],
  [
    { model: 'open-gamma', ratePerSecond: 7, burstiness: 0.5 },
    'in bursts (gamma, burstiness 0.5, given their number)',
  ],
  [
    { model: 'open-gamma', ratePerSecond: 7, burstiness: 4 },
    'more evenly than at random (gamma, burstiness 4, given their number)',
  ],
  [
    { model: 'open-trace', ratePerSecond: 3 },
    'a recorded trace at its own speed, 3 requests per second on average',
  ],
  [{ model: 'open-trace', ratePerSecond: 3, traceSpeed: 2 }, 'a recorded trace at 2 times its speed'],
  [{ model: 'open-trace', ratePerSecond: 3 }, 'for 5 s; lengths as recorded'],
  [
    { lengths: { kind: 'lognormal', promptCv: 0.5, outputCv: 0 } },
    'prompts of about 32 tokens on average (lognormal, spread 0.5 of the mean), max_tokens 32',
  ],
  [{ prefixShare: 0.25, keys: 3 }, '; 25 % of each prompt the same text; 3 keys in turn'],
  [{ mix: { json: 1, sse: 3, websocket: 0 } }, '; JSON, event streams as 1 : 3'],
])('the description of the workload: %j', (changes, words) => {
  expect(asked(changes)).toContain(words)
})

test('the workload of a trace names its file and the means of its lengths', () => {
  const workload = {
    ...loadRun().workload,
    model: 'open-trace' as const,
    lengths: { kind: 'recorded' as const },
    promptTokens: 220,
    maxTokens: 10,
  }
  expect(formatAsked(loadRun({ workload, flags: { trace: 'day/one.csv' } }))).toContain(
    'lengths as recorded in day/one.csv: on average prompts of about 220 tokens, max_tokens 10',
  )
})

test.each([
  [['connect'], 'one round trip of the network, part of'],
  [['connect', 'tls'], 'one round trip of the network and a TLS handshake (p50 '],
])('the time to connect is a round trip of the network: %j', (names, words) => {
  const some = Object.values(streamRun().metrics).slice(0, 1)
  const metrics = Object.fromEntries(some.flatMap((figures) => names.map((name) => [name, figures])))
  const run = streamRun({ metrics, connections: { opened: 2, resumed: 0, kind: 'HTTP/1.1' } })
  const text = loadFacts(run).find(({ name }) => name === 'connections')?.text
  expect(text).toContain('2 connections opened (HTTP/1.1); time to connect p50 ')
  expect(text).toContain(words)
})

test('the terminal shows rates, goodput, steadiness, marks, errors and both latencies', () => {
  expect(renderLoadSummary(streamRun())).toMatchInlineSnapshot(`
    "LOAD MEASUREMENT OF UNKNOWN ERROR, OBJECTIVE MISSED, 7.50 % OF REQUESTS FAILED: stream on http://127.0.0.1:8080, model plain, 5.0 s
    k6 kept up; 7.50 % of requests failed: 2 http-429 (refused by a limit (429)), 1 truncated (cut off: ended without its finish_reason, terminator or full length)
    Note: 2 of 1002 requests failed (0.20 %)
      workload     20 requests per second, at random (Poisson, given their number), independent of the answers (open model, up to 300 in flight), for 2 s; prompts of about 32 tokens, max_tokens 32
      requests     41 sent: 37 completed, 3 failed (7.50 %), 1 cut at the end; 0 not sent
      rates        requested 20.00/s, which is 20.50/s in whole requests, of which 97.56 % was sent: sent 20.00/s, admitted 19.50/s, completed 18.50/s
      throughput   18.50 completions per second (37 in the 2 s of the load), 1,234.6 output tokens per second
      per user     48.2 tokens per second (p50), 44 for the slowest 10 %, n/a for the slowest 1 %
      goodput      90.00 % of all offered requests met every limit (18.00/s, 1,200 tokens/s); each limit alone: 'ttft p95 < 1s' 92.50 %
      steadiness   10.40 in flight on average; Little's law is off by 2.10 %
      conformance  50 of 50 sampled answers conform (100.00 %)
      instrument   k6 v2.2.0, calibrated on loopback
      lag          requests were sent 0.50 ms (p50), 1.90 ms (p99) after their scheduled time
      machine      k6 used 31 % of the machine; its memory: 101 MiB at most
      started      2026-11-20T10:00:00.000Z
      schedule     seed seed-1, sha256 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa

    Objectives
      objective      measured  verdict  requests that met it
      ttft p95 < 1s  31.00 ms  met      92.50 %

    Durations
      metric (ms)      p50    p90    p95    p99    max  samples  instrument p50 / p99
      ttft           ~2.10  30.00  31.00    n/a  40.00       37         ±0.24 / ±1.10
      ttft-response   2.60  33.00  34.00    n/a  41.00       37         ±0.24 / ±1.10
      icl            20.00  21.00  22.00  30.00  35.00      999           ±0.02 / n/a
    ~ the instrument may be off by more than a tenth of this number, or k6 waited more than 5 % of the time

    Failed requests
      failure    meaning                                                              count  example
      http-429   refused by a limit (429)                                             2      429 slow down
      truncated  cut off: ended without its finish_reason, terminator or full length  1      no example
    "
  `)
})

test('large numbers have thousands separators', () => {
  const { metrics } = streamRun()
  const icl = { ...(metrics['icl'] as LoadMetric), n: 1_014_861_568, max: 203_401 }
  const text = renderLoadSummary(streamRun({ metrics: { ...metrics, icl } }))
  expect(text).toMatch(/203,401 {2}1,014,861,568/)
  const [head, row] = ['  metric ', '  icl '].map((start) =>
    text.split('\n').find((line) => line.startsWith(start)),
  )
  expect(head?.indexOf('samples')).toBe((row ?? '').indexOf('1,014,861,568') + 6)
})

test('answers that were not kept to their end are counted beside those that conform', () => {
  const conformance = { sampled: 7, conforming: 7, example: null, cut: { judged: 5, notJudged: 2 } }
  expect(renderLoadSummary(streamRun({ conformance }))).toContain(
    '7 of 7 sampled answers conform (100.00 %); of 5 only the beginning was kept and judged, because they are long; 2 more sampled answers were too long to be kept and judged',
  )
  const none = { sampled: 0, conforming: 0, example: null, cut: { judged: 0, notJudged: 1 } }
  expect(renderLoadSummary(streamRun({ conformance: none }))).toContain(
    'no answer was kept and judged; 1 more sampled answer was too long to be kept and judged',
  )
})

test('the page marks a number at the number, with its error, and explains each metric', async () => {
  const page = await renderLoadHtml(streamRun())
  expect(page).toContain(
    '<abbr title="the instrument&apos;s own error here: ±0.24 / ±1.10 ms (p50 / p99)"><strong class="doubt">~2.10</strong></abbr><br><span class="soft">1.90 to 2.40</span>',
  )
  expect(page).toContain('<td class="number">30.00</td>')
  expect(page).toContain(`<abbr title="${metricDefinition('goodput')?.text}">goodput</abbr>`)
  expect(page).toContain('>92.50 %</td>')
  expect(page.match(/<dt>TTFT<\/dt><dd>Time to first token/g)).toHaveLength(1)
})

test('JUnit: a valid run passes, each objective is a case, what fails is red', async () => {
  const good = readXml(renderLoadJunit(streamRun()))
  expect(renderLoadJunit(streamRun({ notes: ['THE LOAD WAS TOO SHORT'] }))).toContain(
    '\nTHE LOAD WAS TOO SHORT\nnext: ',
  )
  expect(renderLoadJunit(streamRun())).toMatch(
    /\nworkload: 20 requests per second, .*\n[^]*measured 31.00 ms</,
  )
  expect(await refusedByJenkins(renderLoadJunit(streamRun()))).toEqual([])
  expect(good.attributes).toMatchObject({ tests: '3', failures: '0', errors: '0' })
  const text = renderLoadJunit(
    loadRun({
      outcome: 'non-conformant',
      conformance: { sampled: 4, conforming: 3, example: 'choices missing' },
    }),
  )
  expect(readXml(text).attributes).toMatchObject({ tests: '5', failures: '2', errors: '1' })
  expect(text).toContain('<failure type="objective" message="measured 0.20 %"></failure>')
  expect(text).toContain('<error type="not-judged" message="too few samples"></error>')
  expect(text).toContain('message="75.00 % of 4: choices missing"')
  const invalid = renderLoadJunit(
    loadRun({ valid: false, outcome: 'invalid', exitCode: 3, reasons: ['no answer'], slo: [] }),
  )
  expect(readXml(invalid).attributes).toMatchObject({ errors: '1' })
  expect(invalid).toContain('message="NOT VALID: do not use these results: no answer"')
})

test('the measured value of an objective is marked like the figure in the tables', async () => {
  const metrics = ['ttft p50', 'ttft p75', 'ttft p99.9', 'ttft max', 'e2e p50'] as const
  const slo = [
    ...metrics.map((metric) => objective({ slo: `${metric} < 1s`, metric, actual: 20, ok: false })),
    objective({ slo: 'completions > 9/s', metric: 'completions', actual: 8, unit: 'per-second', ok: false }),
  ]
  const { instrument } = streamRun()
  const marked = ['ttft p50', 'ttft p90', 'ttft max']
  const run = streamRun({ slo, instrument: { ...instrument, marked, reasonCodes: ['waited'] } })
  const junit = renderLoadJunit(run)
  expect(junit.match(/(?<=message="measured )[^"]*/g)).toEqual([
    ...Array<string>(4).fill('~20.00 ms'),
    '20.00 ms',
    '~8.00/s',
  ])
  const page = await renderLoadHtml(run)
  for (const format of [page, renderLoadMarkdown(run), renderLoadSummary(run)])
    expect(format).toContain('~8.00/s')
  expect(page.match(/>~20\.00 ms</g)).toHaveLength(7)
})

test('JUnit gives the reason of a missed objective', () => {
  const reason = 'the text came in one burst'
  const slo = [objective({ slo: 'tpot p95 < 1s', metric: 'tpot p95', actual: 0, ok: false, reason })]
  expect(renderLoadJunit(streamRun({ slo }))).toContain(`message="measured 0.00 ms: ${reason}"`)
})

test('JUnit: an answer that leaked, or that only a check of odd answers fails, is red though all samples conform', () => {
  const whole = { sampled: 4, conforming: 4, example: null }
  const broken = underLoad({ id: 'sse.one-id', title: 'one id', isMust: true })
  for (const found of [{ leakCount: 1 }, { checks: [broken] }]) {
    const conformance = { ...whole, ...found }
    const text = renderLoadJunit(streamRun({ conformance, outcome: 'non-conformant', exitCode: 1 }))
    expect(readXml(text).attributes).toMatchObject({ failures: '1' })
    expect(text).toMatch(/<failure type="conformance" message="(1 answer leaked|sse\.one-id)/)
    // An objective on errors decided about them, so the exit code is 0.
    const accepted = renderLoadJunit(streamRun({ conformance }))
    expect(readXml(accepted).attributes).toMatchObject({ failures: '0' })
    expect(accepted).toContain('<skipped message="failed requests are judged by the objective on errors: ')
  }
})

test('Markdown has the same figures, and the mark', () => {
  const text = renderLoadMarkdown(streamRun())
  expect(text).toContain(
    '## Assay: load: MEASUREMENT OF UNKNOWN ERROR, OBJECTIVE MISSED, 7.50 % OF REQUESTS FAILED',
  )
  expect(text).toMatch(
    /\| `ttft` \| \*\*\\~2\.10\*\* \| 30\.00 \| 31\.00 \| n\/a \| 40\.00 \| 37 \| ±0\.24 \/ ±1\.10 \|/,
  )
  expect(text).toContain('| `http-429` | refused by a limit (429) | 2 | `429 slow down` |')
  expect(text).toContain('| `ttft p95 < 1s` | 31.00 ms | met | 92.50 % |')
  // Without escapes, also where Markdown is read or copied as text.
  expect(text).toContain("'ttft p95 < 1s' 92.50 %")
  expect(text).toMatch(/\| started \| \S+T\d\d:\d\d:/)
})

test('hostile text stays harmless in JUnit and Markdown', () => {
  const hostile: LoadRun = streamRun({
    scenario: HOSTILE,
    target: { baseUrl: HOSTILE, model: HOSTILE },
    reasons: [HOSTILE],
    notes: [HOSTILE],
    errors: [{ class: HOSTILE as FailureClass, count: 1, example: `${HOSTILE} | b` }],
    slo: [objective({ slo: HOSTILE, threshold: 1, ok: null, reason: HOSTILE })],
    conformance: { sampled: 1, conforming: 0, example: HOSTILE },
    valid: false,
  })
  for (const text of [renderLoadJunit(hostile), renderLoadMarkdown(hostile)])
    expect(text.split('\n').filter((line) => !isHarmless(line))).toEqual([])
  readXml(renderLoadJunit(hostile))
  const rows = renderLoadMarkdown(hostile)
    .split('\n')
    .filter((line) => line.startsWith('|'))
  expect(rows.filter((row) => row.includes('<script'))).toEqual(
    rows.filter((row) => row.includes('`') && row.includes('<script')),
  )
})

test('a mix shows the requests per transport, and few requests show no steadiness', () => {
  const mix = { json: 1, sse: 3, websocket: 0 }
  const { workload, requests } = streamRun()
  const few = streamRun({
    workload: { ...workload, mix },
    requests: { ...requests, started: 19 },
    sentBy: { json: 5, sse: 14, websocket: 0 },
  })
  const text = renderLoadSummary(few)
  expect(text).toContain('19 sent (5 JSON, 14 event streams): ')
  expect(text).toContain('10.40 in flight on average\n')
  expect(renderLoadSummary(streamRun())).toContain('on average; Little')
})

test('shows requested and received tokens', () => {
  const over = { count: 9, share: 0.25, mean: 50 }
  const page = renderLoadSummary(streamRun({ tokens: { n: 36, askedMean: 32, p50: 30, mean: 34.44, over } }))
  expect(page).toContain(
    'tokens       per answer: max_tokens 32 on average; 30 received (p50), 34.4 on average; 9 answers (25.00 %) had more than max_tokens, 50 on average',
  )
})

const counted = (promptMean: number): string =>
  renderLoadSummary(
    streamRun({ tokens: { n: 36, askedMean: 32, promptMean, p50: 30, mean: 30, over: null } }),
  )

test('shows the prompt tokens that the service counted, and a clear difference', () => {
  expect(counted(41)).toContain('30 on average; its usage counts 41 prompt tokens on average\n')
  expect(counted(64)).toContain(
    'its usage counts 64 prompt tokens on average, 2 times the length asked for (--prompt-tokens)\n',
  )
  expect(counted(16)).toContain('0.5 times the length')
})

test('the verdict of a valid measurement names the requests that failed', async () => {
  const failing = loadRun({
    outcome: 'ok',
    requests: {
      started: 1000,
      ok: 680,
      failed: 320,
      dropped: 0,
      interrupted: 0,
      resent: 0,
      empty: 0,
      errorShare: 0.32,
    },
    errors: [
      { class: 'reset', count: 200, example: null },
      { class: 'http-5xx', count: 60, example: null },
      { class: 'http-429', count: 40, example: null },
      { class: 'truncated', count: 15, example: null },
      { class: 'bad-json', count: 5, example: null },
    ],
  })
  const words =
    'k6 kept up; 32.00 % of requests failed: 200 reset (the connection broke), 60 http-5xx (a server error (5xx)), ' +
    '40 http-429 (refused by a limit (429)), 20 others'
  expect(renderLoadSummary(failing).split('\n').slice(0, 2)).toEqual([
    'LOAD MEASUREMENT OF UNKNOWN ERROR, 32.00 % OF REQUESTS FAILED: throughput on http://127.0.0.1:8080, model plain, 5.0 s',
    words,
  ])
  const page = await renderLoadHtml(failing)
  expect(page).toContain(
    `<h1><span class="doubt">MEASUREMENT OF UNKNOWN ERROR, 32.00 % OF REQUESTS FAILED</span></h1>`,
  )
  expect(renderLoadMarkdown(failing)).toContain('32.00 % of requests failed')
  const instrument = { ...failing.instrument, reasons: [], reasonCodes: [] }
  const requests = { ...failing.requests, failed: 0, errorShare: 0 }
  const good = { ...failing, requests, errors: [], instrument }
  expect(renderLoadSummary(good)).toContain('\nk6 kept up; no request failed\n')
  const { wait: _, ...unknown } = { ...good.instrument, cpuShare: null }
  expect(renderLoadSummary({ ...good, instrument: unknown })).toContain(
    '\nwhether k6 kept up was not measured; no request failed\n',
  )
  expect(await renderLoadHtml(good)).toContain('<h1><span class="good">MEASUREMENT VALID</span></h1>')
})

test.each<[string, Partial<LoadRun['instrument']>, number, string]>([
  [
    'a busy machine is not said to have kept up',
    {
      cpuShare: 0.93,
      reasons: ['it was not calibrated', 'k6 used 93 % of the machine'],
      reasonCodes: ['not-calibrated', 'busy-machine'],
    },
    0,
    'k6 used 93 % of the machine; no request failed',
  ],
  [
    'a reason is known by its code, whatever its words',
    { reasons: ['no error is known', 'k6 was busy'], reasonCodes: ['not-calibrated', 'busy-machine'] },
    0,
    'k6 was busy; no request failed',
  ],
  [
    'neither is one that was late',
    {
      scheduleLagMs: { p50: 1, p99: 45 },
      reasons: ['one in a hundred requests left 45.0 ms late or later'],
      reasonCodes: ['late-requests'],
    },
    0,
    'one in a hundred requests left 45.0 ms late or later; no request failed',
  ],
  [
    'late is what the instrument calls late: not 45 ms of answers that take seconds',
    { scheduleLagMs: { p50: 1, p99: 45 }, verdict: 'valid', reasons: [] },
    0,
    'k6 kept up; no request failed',
  ],
  ['what was not sent is not said to be', {}, 3, '3 requests were not sent; no request failed'],
])('%s', (_name, changes, dropped, words) => {
  const load = loadRun({ requests: { ...loadRun().requests, failed: 0, dropped, errorShare: 0 }, errors: [] })
  const summary = renderLoadSummary({ ...load, instrument: { ...load.instrument, ...changes } })
  expect(summary).toContain(`\n${words}\n`)
})

test('JUnit has the doubts about figures, and no verdict on an objective of an invalid run', async () => {
  const slo = [true, false].map((ok) => objective({ slo: `e2e p95 < ${Number(ok)}s`, ok }))
  const reasons = ['k6 waited 9 s for a processor']
  const note = 'measured '.repeat(50)
  const instrument = { ...streamRun().instrument, note, reasons, reasonCodes: ['waited' as const] }
  const run = streamRun({ slo, instrument })
  expect(renderLoadJunit(run)).toContain(note)
  expect(renderLoadJunit(run)).toContain('FIGURES SUSPECT: k6 waited 9 s for a processor')
  expect(renderLoadJunit(run)).not.toContain('<skipped message="the run is not valid"/>')
  for (const outcome of ['invalid', 'aborted'] as const) {
    const junit = renderLoadJunit({ ...run, outcome, valid: false, reasons: ['a part is missing'] })
    expect(await refusedByJenkins(junit)).toEqual([])
    expect(junit).toMatch(/^next: (?:mend this|run it again)/m)
    expect(junit.split('<skipped message="the run is not valid"/>'), outcome).toHaveLength(3)
  }
})

test('overload and a warm-up are shown, and overload is red in CI', async () => {
  const overload = {
    askedPerSecond: 20,
    sentPerSecond: 10,
    completedPerSecond: 8,
    limit: 'target',
    why: 'the target: it is slow',
  } as const
  const run = streamRun({
    outcome: 'overload',
    overload,
    requests: { ...streamRun().requests, warmUp: { sent: 12, failed: 1 } },
    workload: { ...streamRun().workload, warmUpSeconds: 2 },
  })
  const summary = renderLoadSummary(run)
  expect(summary).toContain('LOAD MEASUREMENT OF UNKNOWN ERROR, OVERLOAD, 7.50 % OF REQUESTS FAILED: stream')
  expect(summary).toContain(
    'overload     requested 20.00/s; reached: sent 10.00/s, completed 8.00/s; limited by the target: it is slow',
  )
  expect(summary).toContain('warm-up      12 requests in the first 2 s are not counted; 1 of them failed')
  const junit = renderLoadJunit(run)
  expect(await refusedByJenkins(junit)).toEqual([])
  expect(junit).toContain(
    '<error type="overload" message="requested 20.00/s, completed 8.00/s; limited by the target: it is slow"></error>',
  )
})
