/** The token counts that an answer reports, plain or streamed, for the cost of the run. */
import { parseJson } from '../codec/parse-json.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { isRecord, isSuccess, strictJson } from '../exchange/reply.ts'
import { bodyBytesOf } from '../exchange/bytes.ts'
import { readEventStream } from '../codec/event-stream.ts'

/** Returns the last `usage` object in the answer, or undefined. */
export function usageIn(exchange: Exchange, terminator: string | null): unknown {
  if (exchange.response === null || !isSuccess(exchange)) return undefined
  const json = strictJson(exchange)
  if (json.ok) return isRecord(json.value) ? json.value['usage'] : undefined
  const { events } = readEventStream(bodyBytesOf(exchange.response.body), exchange.response.reads)
  return events.flatMap(({ data }) => (data === terminator ? [] : usageObjects(data))).at(-1)
}

/** Returns the `usage` object of a JSON text, in a list; an empty list when there is none. */
export function usageObjects(data: string): readonly unknown[] {
  const value = parseJson(data)
  return isRecord(value) && isRecord(value['usage']) ? [value['usage']] : []
}
