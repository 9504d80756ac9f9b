import { hasEnded, timePerFurtherToken, type ExportedRequest } from './exported-request.ts'
import {
  divided,
  interpolated,
  nearestRank,
  type Statistics,
  type ToolDefinition,
  type ToolFigures,
} from './tool-figures.ts'

const PERCENTILES = [1, 5, 10, 25, 50, 75, 90, 95, 99] as const

function inSeconds(ms: number | null): number | null {
  return ms === null ? null : ms / 1000
}

const TOKENS = {
  input: ({ promptTokens }: ExportedRequest) => promptTokens,
  output: ({ outputTokens }: ExportedRequest) => outputTokens,
}

/** Defines how AIPerf computes its figures (its file `profile_export_aiperf.json`). */
const aiperf: ToolDefinition = {
  tool: 'AIPerf 0.13.0',
  differs: [
    'it counts tokens with a tokenizer unless --use-server-token-count is given; here they are those of usage',
    'where a service reports the tokens of each chunk it leaves those of the first chunk out of its inter-token latency; a row does not have them',
    'an event named error makes a request fail; a row does not distinguish it from an error object, which does not',
  ],
  method: interpolated,
  // A request succeeds if it got text, whatever its end, its errors or invalid data.
  isSuccess: (request) => (hasEnded(request) || request.class === 'bad-json') && !request.isEmpty,
  // The run lasts from the first request sent to the last content received.
  endMs: ({ lastMs }, isSuccess) => (isSuccess ? (lastMs ?? 0) : null),
  values: {
    ...TOKENS,
    ttft: ({ firstMs, sentMs }) => (firstMs ?? sentMs) - sentMs,
    toSecond: ({ gapsUs: [secondUs] }) => (secondUs === undefined ? null : secondUs / 1000),
    latency: ({ lastMs, sentMs }) => (lastMs ?? sentMs) - sentMs,
    itl: timePerFurtherToken,
    gaps: ({ gapsUs }) => gapsUs.map((us) => us / 1000),
    perUser: (request) => divided(1000, timePerFurtherToken(request)),
  },
  figures: ({ completed, failed, seconds, of }) => ({
    request_count: { avg: completed },
    error_request_count: { avg: failed },
    benchmark_duration: { avg: seconds },
    request_throughput: { avg: divided(completed, seconds) },
    output_token_throughput: { avg: divided(of('output').sum, seconds) },
    time_to_first_token: aiperfSpread(of('ttft')),
    time_to_second_token: aiperfSpread(of('toSecond')),
    request_latency: aiperfSpread(of('latency')),
    inter_token_latency: aiperfSpread(of('itl')),
    inter_chunk_latency: aiperfSpread(of('gaps')),
    output_token_throughput_per_user: aiperfSpread(of('perUser')),
    output_sequence_length: aiperfSpread(of('output')),
    input_sequence_length: aiperfSpread(of('input')),
  }),
}

function aiperfSpread({ mean, std, min, max, at }: Statistics): ToolFigures {
  const percentiles = PERCENTILES.map((percentile) => [`p${percentile}`, at(percentile)] as const)
  return { avg: mean, ...Object.fromEntries(percentiles), min, max, std }
}

/** Defines how GuideLLM computes its figures for successful requests (its files `request_stats.py` and `benchmarks.json`). */
const guidellm: ToolDefinition = {
  tool: 'GuideLLM 0.8.1',
  differs: [
    'its rates are distributions over time; here they are means: all by the time from the first request sent to the last one ended',
    'without usage it takes each chunk for a token; here such requests have no tokens',
    'its clock is the wall clock, read when its own loop got the line',
  ],
  method: nearestRank,
  // A request succeeds when its stream ended, in any way.
  isSuccess: hasEnded,
  endMs: ({ closedMs }, isSuccess) => (isSuccess ? closedMs : null),
  values: {
    ...TOKENS,
    latency: ({ closedMs, sentMs }) => (closedMs - sentMs) / 1000,
    ttft: ({ firstMs, sentMs }) => (firstMs === null ? null : firstMs - sentMs),
    // The duration runs from the start of the request to the last token, so it includes the time to the first token.
    tpot: ({ sentMs, lastMs, closedMs, outputTokens }) =>
      divided((lastMs ?? closedMs) - sentMs, outputTokens),
    itl: timePerFurtherToken,
  },
  figures: ({ completed, failed, seconds, of }) => ({
    request_totals: { successful: completed, errored: failed },
    requests_per_second: { mean: divided(completed, seconds) },
    output_tokens_per_second: { mean: divided(of('output').sum, seconds) },
    tokens_per_second: { mean: divided(of('output').sum + of('input').sum, seconds) },
    request_latency: guidellmSpread(of('latency')),
    time_to_first_token_ms: guidellmSpread(of('ttft')),
    time_per_output_token_ms: guidellmSpread(of('tpot')),
    inter_token_latency_ms: guidellmSpread(of('itl')),
    output_token_count: guidellmSpread(of('output')),
    prompt_token_count: guidellmSpread(of('input')),
  }),
}

function guidellmSpread({ mean, std, min, max, count, at }: Statistics): ToolFigures {
  const percentiles = PERCENTILES.map(
    (percentile) => [`p${`${percentile}`.padStart(2, '0')}`, at(percentile)] as const,
  )
  return { mean, median: at(50), std_dev: std, min, max, count, percentiles: Object.fromEntries(percentiles) }
}

/** Defines how `vllm bench serve` computes its figures (its files `benchmarks/serve.py` and `endpoint_request_func.py`, 2026). */
const vllm: ToolDefinition = {
  tool: 'vllm bench serve',
  differs: [
    'its last chunk is the one with the finish reason; a row has only the last chunk with text, which is earlier by the tail',
    'it counts tokens with a tokenizer where the service does not report usage; here such requests have no tokens',
  ],
  method: interpolated,
  // A status of 200 and a chunk with choices mean success. The end of the stream and errors within it are ignored.
  isSuccess: (request) => hasEnded(request) && request.firstEventMs !== null,
  // The run lasts from the start of the benchmark to the end of its last request.
  endMs: ({ closedMs }) => closedMs,
  values: {
    ...TOKENS,
    ttft: vllmTtft,
    tpot: (request) =>
      request.outputTokens === null || request.outputTokens <= 1
        ? null
        : (vllmLatency(request) - vllmTtft(request)) / (request.outputTokens - 1),
    // The chunk that holds only a role is the first one, so a gap follows it. Rows hold whole microseconds.
    itl: ({ firstMs, firstEventMs, gapsUs }) =>
      (firstMs !== null && firstEventMs !== null && firstMs !== firstEventMs
        ? [Math.round((firstMs - firstEventMs) * 1000), ...gapsUs]
        : gapsUs
      ).map((us) => us / 1000),
    e2el: vllmLatency,
  },
  figures: ({ completed, failed, seconds, of }) => ({
    duration: seconds,
    completed,
    failed,
    total_input_tokens: of('input').sum,
    total_output_tokens: of('output').sum,
    request_throughput: divided(completed, seconds),
    output_throughput: divided(of('output').sum, seconds),
    total_token_throughput: divided(of('input').sum + of('output').sum, seconds),
    ...Object.assign({}, ...['ttft', 'tpot', 'itl', 'e2el'].map((name) => vllmSpread(name, of(name)))),
  }),
}

function vllmTtft({ firstEventMs, sentMs }: ExportedRequest): number {
  return (firstEventMs ?? sentMs) - sentMs
}

function vllmLatency({ lastMs, firstEventMs, sentMs }: ExportedRequest): number {
  return (lastMs ?? firstEventMs ?? sentMs) - sentMs
}

function vllmSpread(name: string, { mean, std, at }: Statistics): ToolFigures {
  return {
    [`mean_${name}_ms`]: mean,
    [`median_${name}_ms`]: at(50),
    [`std_${name}_ms`]: std,
    [`p90_${name}_ms`]: at(90),
    [`p95_${name}_ms`]: at(95),
    [`p99_${name}_ms`]: at(99),
  }
}

/** Defines how inference-perf computes its figures (its file `summary_lifecycle_metrics.json`), with times in seconds. */
const inferencePerf: ToolDefinition = {
  tool: 'inference-perf 0.6.1',
  differs: [
    'it counts tokens with its own tokenizer, chunk by chunk, unless server tokens are asked for; here they are those of usage',
    'tokens of one chunk have one time: its inter-token latencies hold a 0 for each token beyond the chunks, as here',
  ],
  method: interpolated,
  // The end of a stream does not matter.
  isSuccess: hasEnded,
  // The run lasts from the start of the first request to the end of the last one, failed ones included.
  endMs: ({ closedMs }) => closedMs,
  values: {
    ...TOKENS,
    latency: ({ closedMs, sentMs }) => (closedMs - sentMs) / 1000,
    normalized: ({ closedMs, sentMs, outputTokens }) => inSeconds(divided(closedMs - sentMs, outputTokens)),
    tpot: (request) => inSeconds(timePerFurtherToken(request)),
    ttft: ({ firstMs, sentMs }) => (firstMs === null ? null : (firstMs - sentMs) / 1000),
    // The gaps between chunks, and zero between the tokens of one chunk.
    itl: ({ gapsUs, outputTokens, chunks }) => [
      ...gapsUs.map((us) => us / 1_000_000),
      ...Array.from({ length: Math.max(0, (outputTokens ?? chunks) - chunks) }, () => 0),
    ],
  },
  figures: ({ completed, failed, seconds, of }) => ({
    load_summary: { count: completed + failed },
    successes: {
      count: completed,
      latency: {
        request_latency: inferencePerfSpread(of('latency')),
        normalized_time_per_output_token: inferencePerfSpread(of('normalized')),
        time_per_output_token: inferencePerfSpread(of('tpot')),
        time_to_first_token: inferencePerfSpread(of('ttft')),
        inter_token_latency: inferencePerfSpread(of('itl')),
      },
      throughput: {
        input_tokens_per_sec: divided(of('input').sum, seconds),
        output_tokens_per_sec: divided(of('output').sum, seconds),
        total_tokens_per_sec: divided(of('input').sum + of('output').sum, seconds),
        requests_per_sec: divided(completed, seconds),
      },
      prompt_len: inferencePerfSpread(of('input')),
      output_len: inferencePerfSpread(of('output')),
    },
    failures: { count: failed },
  }),
}

function inferencePerfSpread({ mean, min, max, at }: Statistics): ToolFigures {
  const percentiles = [0.1, ...PERCENTILES, 99.9].map(
    (percentile) => [percentile === 50 ? 'median' : `p${percentile}`, at(percentile)] as const,
  )
  return { mean, min, ...Object.fromEntries(percentiles), max }
}

/** The load tools that `--as` can name. */
export const TOOLS = {
  aiperf,
  guidellm,
  vllm,
  'inference-perf': inferencePerf,
} as const satisfies Readonly<Record<string, ToolDefinition>>

/** The name of a load tool that `--as` accepts. */
export type ToolName = keyof typeof TOOLS
