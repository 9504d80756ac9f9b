/** inference-perf: the names and definitions of its `summary_lifecycle_metrics.json`. Pure. Source: inference-perf 0.6.1. Times are in seconds. */
import type { ExportedRequest } from './exported-request.ts'
import { divided, spanSeconds } from './rates.ts'
import { interpolated, statisticsOf, total } from './summary-statistics.ts'
import type { Figures, ToolDefinition } from './tool-definition.ts'

const PERCENTILES = [
  ['p0.1', 0.1],
  ['p1', 1],
  ['p5', 5],
  ['p10', 10],
  ['p25', 25],
  ['median', 50],
  ['p75', 75],
  ['p90', 90],
  ['p95', 95],
  ['p99', 99],
  ['p99.9', 99.9],
] as const

/** Export as inference-perf. */
export const asInferencePerf: ToolDefinition = {
  tool: 'inference-perf 0.6.1',
  figures,
  differs: [
    'it counts tokens with its own tokenizer, chunk by chunk, unless server tokens are asked for; here they are those of usage',
    'tokens of one chunk have one time: its inter-token latencies hold a 0 for each token beyond the chunks, as here',
  ],
}

function figures(requests: readonly ExportedRequest[]): Figures {
  const successes = requests.filter(isSuccess)
  // From the first request that began to the last one that ended, failed ones too.
  const seconds = spanSeconds(requests, ({ closedMs }) => closedMs)
  const input = total(successes.map(({ promptTokens }) => promptTokens))
  const output = total(successes.map(({ outputTokens }) => outputTokens))
  return {
    load_summary: { count: requests.length },
    successes: {
      count: successes.length,
      latency: {
        request_latency: spread(successes.map(({ sentMs, closedMs }) => closedMs - sentMs)),
        normalized_time_per_output_token: spread(
          successes.map(({ sentMs, closedMs, outputTokens }) => divided(closedMs - sentMs, outputTokens)),
        ),
        time_per_output_token: spread(successes.map(tpotOf)),
        time_to_first_token: spread(
          successes.map(({ sentMs, firstMs }) => (firstMs === null ? null : firstMs - sentMs)),
        ),
        inter_token_latency: spread(successes.flatMap(itlsOf)),
      },
      throughput: {
        input_tokens_per_sec: divided(input, seconds),
        output_tokens_per_sec: divided(output, seconds),
        total_tokens_per_sec: divided(input + output, seconds),
        requests_per_sec: divided(successes.length, seconds),
      },
      prompt_len: plain(successes.map(({ promptTokens }) => promptTokens)),
      output_len: plain(successes.map(({ outputTokens }) => outputTokens)),
    },
    failures: { count: requests.length - successes.length },
  }
}

/** The status was good; the end of a stream is not looked for. */
function isSuccess({ class: kind }: ExportedRequest): boolean {
  return kind === 'ok' || kind === 'truncated' || kind === 'stream-error' || kind === 'stream-429'
}

function tpotOf({ firstMs, lastMs, outputTokens }: ExportedRequest): number | null {
  if (firstMs === null || lastMs === null || outputTokens === null || outputTokens <= 1) return null
  return (lastMs - firstMs) / (outputTokens - 1)
}

/** The gaps of chunks, and none between the tokens of one chunk. */
function itlsOf({ gapsMs, outputTokens, chunks }: ExportedRequest): readonly number[] {
  return [...gapsMs, ...Array.from({ length: Math.max(0, (outputTokens ?? chunks) - chunks) }, () => 0)]
}

/** Milliseconds as the seconds of its file. */
function spread(values: readonly (number | null)[]): Figures {
  return plain(values.map((ms) => (ms === null ? null : ms / 1000)))
}

function plain(values: readonly (number | null)[]): Figures {
  const { mean, min, max, at } = statisticsOf(values, interpolated)
  return {
    mean,
    min,
    ...Object.fromEntries(PERCENTILES.map(([name, percentile]) => [name, at(percentile)])),
    max,
  }
}
