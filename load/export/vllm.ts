/** `vllm bench serve`: the names and definitions of its result file. Pure. Source: vLLM, `benchmarks/serve.py` and `endpoint_request_func.py` (2026). */
import { hasEnded, type ExportedRequest } from './exported-request.ts'
import { createGapSeries } from './gap-series.ts'
import { createSpan, createTotal, divided } from './rates.ts'
import { createExportedSeries } from './series.ts'
import { interpolated, type Statistics } from './summary-statistics.ts'
import type { FigureCollector, ToolFigures, ToolDefinition } from './tool-definition.ts'

/** Its default percentile, and further ones in common use. */
const PERCENTILES = [90, 95, 99] as const

/** Export as `vllm bench serve`. */
export const asVllm: ToolDefinition = {
  tool: 'vllm bench serve',
  collect,
  differs: [
    'its last chunk is the one with the finish reason; a row has only the last chunk with text, which is earlier by the tail',
    'it counts tokens with a tokenizer where the service does not report usage; here such requests have no tokens',
  ],
}

function collect(): FigureCollector {
  let [completed, failed] = [0, 0]
  const [span, input, output] = [createSpan(), createTotal(), createTotal()]
  const [ttft, tpot, itl, e2el] = [
    createExportedSeries(),
    createExportedSeries(),
    createGapSeries(),
    createExportedSeries(),
  ]
  const take = (request: ExportedRequest): void => {
    // From the start of the benchmark to the end of its last request.
    span.take(request.sentMs, request.closedMs)
    if (!isSuccess(request)) {
      failed += 1
      return
    }
    completed += 1
    const { ttftMs, latencyMs, tpotMs, fromRoleUs } = timesOf(request)
    input.add(request.promptTokens)
    output.add(request.outputTokens)
    ttft.add(ttftMs)
    tpot.add(tpotMs)
    if (fromRoleUs !== null) itl.add(fromRoleUs)
    for (const gapUs of request.gapsUs) itl.add(gapUs)
    e2el.add(latencyMs)
  }
  const figures = (): ToolFigures => ({
    duration: span.seconds(),
    completed,
    failed,
    total_input_tokens: input.sum(),
    total_output_tokens: output.sum(),
    request_throughput: divided(completed, span.seconds()),
    output_throughput: divided(output.sum(), span.seconds()),
    total_token_throughput: divided(input.sum() + output.sum(), span.seconds()),
    ...named('ttft', ttft.statistics(interpolated)),
    ...named('tpot', tpot.statistics(interpolated)),
    ...named(
      'itl',
      itl.statistics(interpolated, (us) => us / 1000),
    ),
    ...named('e2el', e2el.statistics(interpolated)),
  })
  return { take, figures }
}

/** A status of 200 and a chunk with choices: it does not look for the end of a stream, nor for an error amid it. */
function isSuccess(request: ExportedRequest): boolean {
  return hasEnded(request) && request.firstEventMs !== null
}

type Times = {
  readonly ttftMs: number
  readonly latencyMs: number
  readonly tpotMs: number | null
  readonly fromRoleUs: number | null
}

/** The chunk that holds only a role is its first one. */
function timesOf({ sentMs, firstEventMs, firstMs, lastMs, outputTokens }: ExportedRequest): Times {
  const ttftMs = (firstEventMs ?? sentMs) - sentMs
  const latencyMs = (lastMs ?? firstEventMs ?? sentMs) - sentMs
  const hasRole = firstMs !== null && firstEventMs !== null && firstMs !== firstEventMs
  const tpotMs = outputTokens === null || outputTokens <= 1 ? null : (latencyMs - ttftMs) / (outputTokens - 1)
  // Rows hold whole microseconds.
  const fromRoleUs = hasRole ? Math.round((firstMs - firstEventMs) * 1000) : null
  return { ttftMs, latencyMs, tpotMs, fromRoleUs }
}

function named(name: string, { mean, std, at }: Statistics): ToolFigures {
  const percentiles = PERCENTILES.map((percentile) => [`p${percentile}_${name}_ms`, at(percentile)] as const)
  return {
    [`mean_${name}_ms`]: mean,
    [`median_${name}_ms`]: at(50),
    [`std_${name}_ms`]: std,
    ...Object.fromEntries(percentiles),
  }
}
