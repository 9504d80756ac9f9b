/** What an answer says it used, plain or streamed, for the cost of the run. */
import type { Exchange } from '../exchange.ts'
import { isRecord, isSuccess, strictJson } from '../reply.ts'
import { bodyBytesOf } from './bytes.ts'
import { readEventStream } from './event-stream.ts'

/** The last `usage` object in the answer, or undefined. */
export function usageIn(exchange: Exchange, terminator: string | null): unknown {
  if (exchange.response === null || !isSuccess(exchange)) return undefined
  const json = strictJson(exchange)
  if (json.ok) return isRecord(json.value) ? json.value['usage'] : undefined
  const { events } = readEventStream(bodyBytesOf(exchange.response.body), exchange.response.reads)
  return events.flatMap(({ data }) => (data === terminator ? [] : usageOf(data))).at(-1)
}

function usageOf(data: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(data)
    return isRecord(value) && isRecord(value['usage']) ? [value['usage']] : []
  } catch {
    return []
  }
}
