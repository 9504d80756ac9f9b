/** GuideLLM: the names and definitions of `benchmarks.json`, of its successful requests. Pure. Source: GuideLLM 0.8.1, `request_stats.py`. */
import type { ExportedRequest } from './exported-request.ts'
import { divided, spanSeconds } from './rates.ts'
import { nearestRank, statisticsOf, total } from './summary-statistics.ts'
import type { Figures, ToolDefinition } from './tool-definition.ts'

const PERCENTILES = [1, 5, 10, 25, 50, 75, 90, 95, 99] as const

/** Export as GuideLLM. */
export const asGuidellm: ToolDefinition = {
  tool: 'GuideLLM 0.8.1',
  figures,
  differs: [
    'its rates are distributions over time; here they are means: all by the time from the first request sent to the last one ended',
    'without usage it takes each chunk for a token; here such requests have no tokens',
    'its clock is the wall clock, read when its own loop got the line',
  ],
}

function figures(requests: readonly ExportedRequest[]): Figures {
  const successful = requests.filter(isSuccess)
  const seconds = spanSeconds(successful, ({ closedMs }) => closedMs)
  const output = total(successful.map(({ outputTokens }) => outputTokens))
  const all = output + total(successful.map(({ promptTokens }) => promptTokens))
  return {
    request_totals: { successful: successful.length, errored: requests.length - successful.length },
    requests_per_second: { mean: divided(successful.length, seconds) },
    output_tokens_per_second: { mean: divided(output, seconds) },
    tokens_per_second: { mean: divided(all, seconds) },
    request_latency: spread(successful.map(({ sentMs, closedMs }) => (closedMs - sentMs) / 1000)),
    time_to_first_token_ms: spread(
      successful.map(({ sentMs, firstMs }) => (firstMs === null ? null : firstMs - sentMs)),
    ),
    time_per_output_token_ms: spread(successful.map(tpotOf)),
    inter_token_latency_ms: spread(successful.map(itlOf)),
    output_token_count: spread(successful.map(({ outputTokens }) => outputTokens)),
    prompt_token_count: spread(successful.map(({ promptTokens }) => promptTokens)),
  }
}

/** The status was good and its loop came to the end of the stream, whatever that was. */
function isSuccess({ class: kind }: ExportedRequest): boolean {
  return kind === 'ok' || kind === 'truncated' || kind === 'stream-error' || kind === 'stream-429'
}

/** From the start of the request to the last token, by all tokens: the time to the first one is part of it. */
function tpotOf({ sentMs, lastMs, closedMs, outputTokens }: ExportedRequest): number | null {
  return outputTokens === null || outputTokens === 0 ? null : ((lastMs ?? closedMs) - sentMs) / outputTokens
}

function itlOf({ firstMs, lastMs, outputTokens }: ExportedRequest): number | null {
  if (firstMs === null || lastMs === null || outputTokens === null || outputTokens <= 1) return null
  return (lastMs - firstMs) / (outputTokens - 1)
}

function spread(values: readonly (number | null)[]): Figures {
  const { mean, std, min, max, count, at } = statisticsOf(values, nearestRank)
  const percentiles = Object.fromEntries(
    PERCENTILES.map((percentile) => [`p${`${percentile}`.padStart(2, '0')}`, at(percentile)]),
  )
  return { mean, median: at(50), std_dev: std, min, max, count, percentiles }
}
