/** Tests the figures of other load tools against values that were computed by hand from the rows below. */
import type { Row } from '../../schemas/compiled/row.ts'
import { expect, test } from 'vitest'
import { rowOf } from '../rows/row-fixture.ts'
import { exportedRequest } from './exported-request.ts'
import { collectFigures, interpolated, nearestRank, statisticsOf } from './tool-figures.ts'
import { TOOLS, type ToolName } from './tools.ts'

const ms = (value: number): number => value * 1000

/** The row of a request sent at 0 ms: role at 100, text at 200, 240 and 300, [DONE] at 310, end at 320 ms; 5 tokens. */
const FIRST = rowOf({
  i: 0,
  scheduledUs: 0,
  sentUs: 0,
  firstEventUs: ms(100),
  firstTokenUs: ms(200),
  lastTokenUs: ms(300),
  doneUs: ms(310),
  closedUs: ms(320),
  chunks: 3,
  gapsUs: [ms(40), ms(60)],
  promptTokens: 10,
  completionTokens: 5,
})

/** The row of a request with 3 tokens, sent at 1 s. Its text arrived 400, 600 and 1,000 ms later, and its end 1,010 ms later. */
const SECOND = rowOf({
  i: 1,
  scheduledUs: ms(1000),
  sentUs: ms(1000),
  firstEventUs: ms(1400),
  firstTokenUs: ms(1400),
  lastTokenUs: ms(2000),
  doneUs: ms(2000),
  closedUs: ms(2010),
  chunks: 3,
  gapsUs: [ms(200), ms(400)],
  promptTokens: 20,
  completionTokens: 3,
})

/** The row of a request that was sent at 1.5 s and refused with status 503 at 3 s. */
const REFUSED = rowOf({
  i: 2,
  scheduledUs: ms(1500),
  sentUs: ms(1500),
  class: 'http-5xx',
  status: 503,
  firstEventUs: null,
  firstTokenUs: null,
  lastTokenUs: null,
  doneUs: null,
  closedUs: ms(3000),
  chunks: 0,
  gapsUs: null,
  promptTokens: null,
  completionTokens: null,
})

/** A row like {@link FIRST}, but sent at 500 ms. Its stream broke off after the text, so its token count is unknown. */
const BROKEN = rowOf({
  ...FIRST,
  i: 3,
  scheduledUs: ms(500),
  sentUs: ms(500),
  class: 'truncated',
  firstEventUs: ms(600),
  firstTokenUs: ms(700),
  lastTokenUs: ms(800),
  doneUs: null,
  closedUs: ms(820),
  promptTokens: null,
  completionTokens: null,
})

function figuresOf(tool: ToolName, rows: readonly Row[]) {
  const { take, figures } = collectFigures(TOOLS[tool])
  for (const row of rows) {
    const request = exportedRequest(row, 0)
    if (request !== null) take(request)
  }
  return figures()
}

test('vLLM: the role is the first token, and a gap follows it', () => {
  expect(figuresOf('vllm', [FIRST, SECOND, REFUSED])).toMatchObject({
    duration: 3,
    completed: 2,
    failed: 1,
    total_input_tokens: 30,
    total_output_tokens: 8,
    request_throughput: 2 / 3,
    output_throughput: 8 / 3,
    total_token_throughput: 38 / 3,
    // 100 and 400 ms; 1 % below the larger of two is 3 ms less.
    mean_ttft_ms: 250,
    median_ttft_ms: 250,
    std_ttft_ms: 150,
    p99_ttft_ms: 397,
    // (300 - 100) / 4 and (1000 - 400) / 2.
    mean_tpot_ms: 175,
    // 100 from the role to the text, 40, 60; 200, 400.
    mean_itl_ms: 160,
    median_itl_ms: 100,
    // 300 and 1000.
    mean_e2el_ms: 650,
  })
})

test('AIPerf: the first text is the first token', () => {
  expect(figuresOf('aiperf', [FIRST, SECOND, REFUSED])).toMatchObject({
    request_count: { avg: 2 },
    error_request_count: { avg: 1 },
    // 0 s to the last text at 2 s.
    benchmark_duration: { avg: 2 },
    request_throughput: { avg: 1 },
    output_token_throughput: { avg: 4 },
    time_to_first_token: { avg: 300, min: 200, max: 400, p50: 300, p90: 380, std: 100 },
    time_to_second_token: { avg: 120 },
    request_latency: { avg: 650 },
    // 100 / 4 and 600 / 2.
    inter_token_latency: { avg: 162.5, min: 25, max: 300 },
    inter_chunk_latency: { avg: 175, p50: 130 },
    // 1000 / 25 and 1000 / 300.
    output_token_throughput_per_user: { max: 40 },
    output_sequence_length: { avg: 4 },
    input_sequence_length: { avg: 15 },
  })
})

test('GuideLLM: TPOT includes the time to the first token, latency is in seconds, percentiles are values that occur', () => {
  expect(figuresOf('guidellm', [FIRST, SECOND, REFUSED])).toMatchObject({
    request_totals: { successful: 2, errored: 1 },
    requests_per_second: { mean: 2 / 2.01 },
    output_tokens_per_second: { mean: 8 / 2.01 },
    tokens_per_second: { mean: 38 / 2.01 },
    request_latency: { mean: 0.665, min: 0.32, max: 1.01 },
    time_to_first_token_ms: { median: 200, percentiles: { p05: 200, p99: 400 } },
    // 300 / 5 and 1000 / 3.
    time_per_output_token_ms: { min: 60, max: 1000 / 3 },
    inter_token_latency_ms: { min: 25, max: 300, std_dev: 137.5 },
  })
})

test('inference-perf: seconds; a 0 for each token beyond the chunks; throughput over failed requests too', () => {
  const { successes, failures } = figuresOf('inference-perf', [FIRST, SECOND, REFUSED]) as {
    readonly successes: object
    readonly failures: object
  }
  expect(failures).toEqual({ count: 1 })
  expect(successes).toMatchObject({
    count: 2,
    latency: {
      request_latency: { mean: 0.665 },
      // 0.32 / 5 and 1.01 / 3.
      normalized_time_per_output_token: { min: 0.064, max: 1.01 / 3 },
      time_per_output_token: { min: 0.025, max: 0.3 },
      time_to_first_token: { median: expect.closeTo(0.3, 9), p90: expect.closeTo(0.38, 9) },
      // 0, 0, 0.04, 0.06; 0.2, 0.4.
      inter_token_latency: { min: 0, median: 0.05, mean: expect.closeTo(0.7 / 6, 9), max: 0.4 },
    },
    throughput: {
      input_tokens_per_sec: 10,
      output_tokens_per_sec: 8 / 3,
      total_tokens_per_sec: 38 / 3,
      requests_per_sec: 2 / 3,
    },
    output_len: { mean: 4 },
  })
})

test('a stream that broke off is a success for all of them, and has no tokens without usage', () => {
  const count = (tool: ToolName): unknown => {
    const figures = figuresOf(tool, [FIRST, BROKEN]) as Record<string, Record<string, unknown>>
    return {
      aiperf: figures['request_count']?.['avg'],
      guidellm: figures['request_totals']?.['successful'],
      vllm: figures['completed'],
      'inference-perf': figures['successes']?.['count'],
    }[tool]
  }
  expect(Object.keys(TOOLS).map((name) => count(name as ToolName))).toEqual([2, 2, 2, 2])
  expect(figuresOf('vllm', [FIRST, BROKEN])).toMatchObject({ total_output_tokens: 5, mean_tpot_ms: 50 })
})

test('an answer without text fails for AIPerf, and only streams of the measured time are counted', () => {
  const empty = rowOf({
    ...FIRST,
    empty: true,
    chunks: 0,
    firstTokenUs: null,
    lastTokenUs: null,
    gapsUs: null,
  })
  expect(figuresOf('aiperf', [empty])).toMatchObject({
    request_count: { avg: 0 },
    error_request_count: { avg: 1 },
  })
  expect(exportedRequest(rowOf({ transport: 'json' }), 0)).toBeNull()
  expect(exportedRequest(rowOf({ class: 'interrupted' }), 0)).toBeNull()
  expect(exportedRequest(FIRST, 1)).toBeNull()
})

test('without completed requests there are no figures', () => {
  expect(figuresOf('vllm', [REFUSED])).toMatchObject({ completed: 0, mean_ttft_ms: null, p99_e2el_ms: null })
  expect(figuresOf('aiperf', [])).toMatchObject({ request_throughput: { avg: null } })
})

test('percentiles lie between neighbors, or are values that occur; without a value there is no statistic', () => {
  const values = [40, 10, 20, 30]
  expect(statisticsOf(values, interpolated)).toMatchObject({ count: 4, sum: 100, mean: 25, min: 10, max: 40 })
  expect(statisticsOf(values, interpolated).at(50)).toBe(25)
  expect(statisticsOf(values, nearestRank).at(50)).toBe(20)
  expect(statisticsOf(values, nearestRank).at(100)).toBe(40)
  const { at, ...others } = statisticsOf([], interpolated)
  expect(others).toEqual({ count: 0, sum: 0, mean: null, std: null, min: null, max: null })
  expect(at(50)).toBeNull()
})
