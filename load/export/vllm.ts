/** `vllm bench serve`: the names and definitions of its result file. Pure. Source: vLLM, `benchmarks/serve.py` and `endpoint_request_func.py` (2026). */
import type { ExportedRequest } from './exported-request.ts'
import { divided, spanSeconds } from './rates.ts'
import { interpolated, statisticsOf, total, type Statistics } from './summary-statistics.ts'
import type { Figures, ToolDefinition } from './tool-definition.ts'

/** Its percentiles by default, and those that people ask for besides. */
const PERCENTILES = [90, 95, 99] as const

/** Export as `vllm bench serve`. */
export const asVllm: ToolDefinition = {
  tool: 'vllm bench serve',
  figures,
  differs: [
    'its last chunk is the one with the finish reason; a row knows the last chunk with text, which is earlier by the tail',
    'it counts tokens with a tokenizer where the service does not report usage; here such requests have no tokens',
  ],
}

function figures(requests: readonly ExportedRequest[]): Figures {
  const completed = requests.filter(isSuccess)
  const timed = completed.map(timesOf)
  // From the start of the benchmark to the end of its last request.
  const seconds = spanSeconds(requests, ({ closedMs }) => closedMs)
  const input = total(completed.map(({ promptTokens }) => promptTokens))
  const output = total(completed.map(({ outputTokens }) => outputTokens))
  return {
    duration: seconds,
    completed: completed.length,
    failed: requests.length - completed.length,
    total_input_tokens: input,
    total_output_tokens: output,
    request_throughput: divided(completed.length, seconds),
    output_throughput: divided(output, seconds),
    total_token_throughput: divided(input + output, seconds),
    ...named(
      'ttft',
      statisticsOf(
        timed.map(({ ttftMs }) => ttftMs),
        interpolated,
      ),
    ),
    ...named(
      'tpot',
      statisticsOf(
        timed.map(({ tpotMs }) => tpotMs),
        interpolated,
      ),
    ),
    ...named(
      'itl',
      statisticsOf(
        timed.flatMap(({ itlMs }) => itlMs),
        interpolated,
      ),
    ),
    ...named(
      'e2el',
      statisticsOf(
        timed.map(({ latencyMs }) => latencyMs),
        interpolated,
      ),
    ),
  }
}

/** A status of 200 and a chunk with choices: it does not look for the end of a stream, nor for an error amid it. */
function isSuccess({ class: kind, firstEventMs }: ExportedRequest): boolean {
  return (
    (kind === 'ok' || kind === 'truncated' || kind === 'stream-error' || kind === 'stream-429') &&
    firstEventMs !== null
  )
}

type Times = {
  readonly ttftMs: number
  readonly latencyMs: number
  readonly tpotMs: number | null
  readonly itlMs: readonly number[]
}

/** The chunk that holds only a role is its first one. */
function timesOf({ sentMs, firstEventMs, firstMs, lastMs, gapsMs, outputTokens }: ExportedRequest): Times {
  const ttftMs = (firstEventMs ?? sentMs) - sentMs
  const latencyMs = (lastMs ?? firstEventMs ?? sentMs) - sentMs
  const fromRole =
    firstMs === null || firstEventMs === null || firstMs === firstEventMs ? [] : [firstMs - firstEventMs]
  const tpotMs = outputTokens === null || outputTokens <= 1 ? null : (latencyMs - ttftMs) / (outputTokens - 1)
  return { ttftMs, latencyMs, tpotMs, itlMs: [...fromRole, ...gapsMs] }
}

function named(name: string, { mean, std, at }: Statistics): Figures {
  const percentiles = PERCENTILES.map((percentile) => [`p${percentile}_${name}_ms`, at(percentile)] as const)
  return {
    [`mean_${name}_ms`]: mean,
    [`median_${name}_ms`]: at(50),
    [`std_${name}_ms`]: std,
    ...Object.fromEntries(percentiles),
  }
}
