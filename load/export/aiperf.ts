/** AIPerf: the names and definitions of `profile_export_aiperf.json`. Pure. Source: AIPerf 0.13.0. */
import type { ExportedRequest } from './exported-request.ts'
import { divided, spanSeconds } from './rates.ts'
import { interpolated, statisticsOf, total } from './summary-statistics.ts'
import type { Figures, ToolDefinition } from './tool-definition.ts'

const PERCENTILES = [1, 5, 10, 25, 50, 75, 90, 95, 99] as const

/** Export as AIPerf. */
export const asAiperf: ToolDefinition = {
  tool: 'AIPerf 0.13.0',
  figures,
  differs: [
    'it counts tokens with a tokenizer unless --use-server-token-count is given; here they are those of usage',
    'where a service reports the tokens of each chunk it leaves those of the first chunk out of its inter-token latency; a row does not have them',
    'an event named error makes a request fail; a row does not tell it from an error object, which does not',
  ],
}

function figures(requests: readonly ExportedRequest[]): Figures {
  const completed = requests.filter(isSuccess)
  // From the first request sent to the last content received.
  const seconds = spanSeconds(completed, ({ lastMs }) => lastMs ?? 0)
  const output = total(completed.map(({ outputTokens }) => outputTokens))
  const latencies = completed.map(({ sentMs, lastMs }) => (lastMs ?? sentMs) - sentMs)
  const itls = completed.map(itlOf)
  return {
    request_count: { avg: completed.length },
    error_request_count: { avg: requests.length - completed.length },
    benchmark_duration: { avg: seconds },
    request_throughput: { avg: divided(completed.length, seconds) },
    output_token_throughput: { avg: divided(output, seconds) },
    time_to_first_token: spread(completed.map(({ sentMs, firstMs }) => (firstMs ?? sentMs) - sentMs)),
    time_to_second_token: spread(completed.map(({ gapsMs }) => gapsMs[0] ?? null)),
    request_latency: spread(latencies),
    inter_token_latency: spread(itls),
    inter_chunk_latency: spread(completed.flatMap(({ gapsMs }) => gapsMs)),
    output_token_throughput_per_user: spread(itls.map((ms) => (ms === null || ms === 0 ? null : 1000 / ms))),
    output_sequence_length: spread(completed.map(({ outputTokens }) => outputTokens)),
    input_sequence_length: spread(completed.map(({ promptTokens }) => promptTokens)),
  }
}

/** Text came. The end of a stream, an error object and data that is not JSON are not looked at. */
function isSuccess({ class: kind, isEmpty }: ExportedRequest): boolean {
  return ['ok', 'truncated', 'stream-error', 'stream-429', 'bad-json'].includes(kind) && !isEmpty
}

/** (request latency - time to first token) / (output tokens - 1). */
function itlOf({ firstMs, lastMs, outputTokens }: ExportedRequest): number | null {
  if (firstMs === null || lastMs === null || outputTokens === null || outputTokens <= 1) return null
  return (lastMs - firstMs) / (outputTokens - 1)
}

function spread(values: readonly (number | null)[]): Figures {
  const { mean, std, min, max, at } = statisticsOf(values, interpolated)
  const percentiles = PERCENTILES.map((percentile) => [`p${percentile}`, at(percentile)] as const)
  return { avg: mean, ...Object.fromEntries(percentiles), min, max, std }
}
