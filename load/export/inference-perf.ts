/** inference-perf: the names and definitions of its `summary_lifecycle_metrics.json`. Pure. Source: inference-perf 0.6.1. Times are in seconds. */
import { hasEnded, timePerFurtherToken, type ExportedRequest } from './exported-request.ts'
import { createGapSeries } from './gap-series.ts'
import { createSpan, createTotal, divided, type Total } from './rates.ts'
import { createExportedSeries, type ExportedSeries } from './series.ts'
import { interpolated, type Statistics } from './summary-statistics.ts'
import type { FigureCollector, ToolFigures, ToolDefinition } from './tool-definition.ts'

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
  collect,
  differs: [
    'it counts tokens with its own tokenizer, chunk by chunk, unless server tokens are asked for; here they are those of usage',
    'tokens of one chunk have one time: its inter-token latencies hold a 0 for each token beyond the chunks, as here',
  ],
}

function collect(): FigureCollector {
  let [count, failures] = [0, 0]
  const span = createSpan()
  const [prompts, outputs] = [createCounted(), createCounted()]
  const latencies = createLatencies()
  const take = (request: ExportedRequest): void => {
    count += 1
    // From the first request that began to the last one that ended, failed ones too.
    span.take(request.sentMs, request.closedMs)
    // The end of a stream is not looked for.
    if (!hasEnded(request)) {
      failures += 1
      return
    }
    latencies.take(request)
    prompts.add(request.promptTokens)
    outputs.add(request.outputTokens)
  }
  const figures = (): ToolFigures => ({
    load_summary: { count },
    successes: {
      count: count - failures,
      latency: latencies.figures(),
      throughput: throughputOf(prompts.total.sum(), outputs.total.sum(), count - failures, span.seconds()),
      prompt_len: spread(prompts.series),
      output_len: spread(outputs.series),
    },
    failures: { count: failures },
  })
  return { take, figures }
}

type Counted = { readonly series: ExportedSeries; readonly total: Total; readonly add: ExportedSeries['add'] }

function createCounted(): Counted {
  const [series, total] = [createExportedSeries(), createTotal()]
  return {
    series,
    total,
    add(tokens) {
      series.add(tokens)
      total.add(tokens)
    },
  }
}

/** Takes milliseconds; its figures are the seconds of the file. */
function createLatencies(): FigureCollector {
  const [latency, normalized, tpot, ttft] = [
    createExportedSeries(),
    createExportedSeries(),
    createExportedSeries(),
    createExportedSeries(),
  ]
  const gaps = createGapSeries()
  const take = (request: ExportedRequest): void => {
    const { sentMs, firstMs, closedMs, outputTokens, chunks } = request
    latency.add((closedMs - sentMs) / 1000)
    normalized.add(inSeconds(divided(closedMs - sentMs, outputTokens)))
    tpot.add(inSeconds(timePerFurtherToken(request)))
    ttft.add(firstMs === null ? null : (firstMs - sentMs) / 1000)
    // The gaps of chunks, and none between the tokens of one chunk.
    for (const gapUs of request.gapsUs) gaps.add(gapUs)
    gaps.add(0, Math.max(0, (outputTokens ?? chunks) - chunks))
  }
  const figures = (): ToolFigures => ({
    request_latency: spread(latency),
    normalized_time_per_output_token: spread(normalized),
    time_per_output_token: spread(tpot),
    time_to_first_token: spread(ttft),
    inter_token_latency: figuresOf(gaps.statistics(interpolated, (us) => us / 1_000_000)),
  })
  return { take, figures }
}

function inSeconds(ms: number | null): number | null {
  return ms === null ? null : ms / 1000
}

function throughputOf(input: number, output: number, requests: number, seconds: number): ToolFigures {
  return {
    input_tokens_per_sec: divided(input, seconds),
    output_tokens_per_sec: divided(output, seconds),
    total_tokens_per_sec: divided(input + output, seconds),
    requests_per_sec: divided(requests, seconds),
  }
}

function spread(series: ExportedSeries): ToolFigures {
  return figuresOf(series.statistics(interpolated))
}

function figuresOf({ mean, min, max, at }: Statistics): ToolFigures {
  return {
    mean,
    min,
    ...Object.fromEntries(PERCENTILES.map(([name, percentile]) => [name, at(percentile)])),
    max,
  }
}
