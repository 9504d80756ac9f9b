/** AIPerf: the names and definitions of `profile_export_aiperf.json`. Pure. Source: AIPerf 0.13.0. */
import { hasEnded, timePerFurtherToken, type ExportedRequest } from './exported-request.ts'
import { createGapSeries } from './gap-series.ts'
import { createSpan, createTotal, divided } from './rates.ts'
import { createExportedSeries } from './series.ts'
import { interpolated, type Statistics } from './summary-statistics.ts'
import type { FigureCollector, ToolFigures, ToolDefinition } from './tool-definition.ts'

const PERCENTILES = [1, 5, 10, 25, 50, 75, 90, 95, 99] as const

/** Export as AIPerf. */
export const asAiperf: ToolDefinition = {
  tool: 'AIPerf 0.13.0',
  collect,
  differs: [
    'it counts tokens with a tokenizer unless --use-server-token-count is given; here they are those of usage',
    'where a service reports the tokens of each chunk it leaves those of the first chunk out of its inter-token latency; a row does not have them',
    'an event named error makes a request fail; a row does not distinguish it from an error object, which does not',
  ],
}

function collect(): FigureCollector {
  let [completed, failed] = [0, 0]
  const [span, output, gaps] = [createSpan(), createTotal(), createGapSeries()]
  const [ttft, toSecond, latency, itl] = [
    createExportedSeries(),
    createExportedSeries(),
    createExportedSeries(),
    createExportedSeries(),
  ]
  const [perUser, outputTokens, promptTokens] = [
    createExportedSeries(),
    createExportedSeries(),
    createExportedSeries(),
  ]
  const take = (request: ExportedRequest): void => {
    if (!isSuccess(request)) {
      failed += 1
      return
    }
    completed += 1
    const { sentMs, firstMs, lastMs, gapsUs } = request
    const [secondUs] = gapsUs
    const itlMs = timePerFurtherToken(request)
    // From the first request sent to the last content received.
    span.take(sentMs, lastMs ?? 0)
    output.add(request.outputTokens)
    ttft.add((firstMs ?? sentMs) - sentMs)
    toSecond.add(secondUs === undefined ? null : secondUs / 1000)
    latency.add((lastMs ?? sentMs) - sentMs)
    itl.add(itlMs)
    for (const gapUs of gapsUs) gaps.add(gapUs)
    perUser.add(itlMs === null || itlMs === 0 ? null : 1000 / itlMs)
    outputTokens.add(request.outputTokens)
    promptTokens.add(request.promptTokens)
  }
  const figures = (): ToolFigures => ({
    request_count: { avg: completed },
    error_request_count: { avg: failed },
    benchmark_duration: { avg: span.seconds() },
    request_throughput: { avg: divided(completed, span.seconds()) },
    output_token_throughput: { avg: divided(output.sum(), span.seconds()) },
    time_to_first_token: spread(ttft.statistics(interpolated)),
    time_to_second_token: spread(toSecond.statistics(interpolated)),
    request_latency: spread(latency.statistics(interpolated)),
    inter_token_latency: spread(itl.statistics(interpolated)),
    inter_chunk_latency: spread(gaps.statistics(interpolated, (us) => us / 1000)),
    output_token_throughput_per_user: spread(perUser.statistics(interpolated)),
    output_sequence_length: spread(outputTokens.statistics(interpolated)),
    input_sequence_length: spread(promptTokens.statistics(interpolated)),
  })
  return { take, figures }
}

/** Text came. The end of a stream, an error object and data that is not JSON are not looked at. */
function isSuccess(request: ExportedRequest): boolean {
  return (hasEnded(request) || request.class === 'bad-json') && !request.isEmpty
}

function spread({ mean, std, min, max, at }: Statistics): ToolFigures {
  const percentiles = PERCENTILES.map((percentile) => [`p${percentile}`, at(percentile)] as const)
  return { avg: mean, ...Object.fromEntries(percentiles), min, max, std }
}
