/** GuideLLM: the names and definitions of `benchmarks.json`, of its successful requests. Pure. Source: GuideLLM 0.8.1, `request_stats.py`. */
import { hasEnded, timePerFurtherToken, type ExportedRequest } from './exported-request.ts'
import { createSpan, createTotal, divided } from './rates.ts'
import { createExportedSeries, type ExportedSeries } from './series.ts'
import { nearestRank } from './summary-statistics.ts'
import type { FigureCollector, ToolFigures, ToolDefinition } from './tool-definition.ts'

const PERCENTILES = [1, 5, 10, 25, 50, 75, 90, 95, 99] as const

/** Export as GuideLLM. */
export const asGuidellm: ToolDefinition = {
  tool: 'GuideLLM 0.8.1',
  collect,
  differs: [
    'its rates are distributions over time; here they are means: all by the time from the first request sent to the last one ended',
    'without usage it takes each chunk for a token; here such requests have no tokens',
    'its clock is the wall clock, read when its own loop got the line',
  ],
}

function collect(): FigureCollector {
  let [successful, errored] = [0, 0]
  const [span, output, input] = [createSpan(), createTotal(), createTotal()]
  const [latency, ttft, tpot, itl] = [
    createExportedSeries(),
    createExportedSeries(),
    createExportedSeries(),
    createExportedSeries(),
  ]
  const [outputTokens, promptTokens] = [createExportedSeries(), createExportedSeries()]
  const take = (request: ExportedRequest): void => {
    // Its loop came to the end of the stream, whatever that was.
    if (!hasEnded(request)) {
      errored += 1
      return
    }
    successful += 1
    const { sentMs, firstMs, closedMs } = request
    span.take(sentMs, closedMs)
    output.add(request.outputTokens)
    input.add(request.promptTokens)
    latency.add((closedMs - sentMs) / 1000)
    ttft.add(firstMs === null ? null : firstMs - sentMs)
    tpot.add(tpotOf(request))
    itl.add(timePerFurtherToken(request))
    outputTokens.add(request.outputTokens)
    promptTokens.add(request.promptTokens)
  }
  const figures = (): ToolFigures => ({
    request_totals: { successful, errored },
    requests_per_second: { mean: divided(successful, span.seconds()) },
    output_tokens_per_second: { mean: divided(output.sum(), span.seconds()) },
    tokens_per_second: { mean: divided(output.sum() + input.sum(), span.seconds()) },
    request_latency: spread(latency),
    time_to_first_token_ms: spread(ttft),
    time_per_output_token_ms: spread(tpot),
    inter_token_latency_ms: spread(itl),
    output_token_count: spread(outputTokens),
    prompt_token_count: spread(promptTokens),
  })
  return { take, figures }
}

/** From the start of the request to the last token, by all tokens: the time to the first one is part of it. */
function tpotOf({ sentMs, lastMs, closedMs, outputTokens }: ExportedRequest): number | null {
  return outputTokens === null || outputTokens === 0 ? null : ((lastMs ?? closedMs) - sentMs) / outputTokens
}

function spread(series: ExportedSeries): ToolFigures {
  const { mean, std, min, max, count, at } = series.statistics(nearestRank)
  const percentiles = Object.fromEntries(
    PERCENTILES.map((percentile) => [`p${`${percentile}`.padStart(2, '0')}`, at(percentile)]),
  )
  return { mean, median: at(50), std_dev: std, min, max, count, percentiles }
}
