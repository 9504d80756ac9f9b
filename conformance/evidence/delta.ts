/** The content of a choice of a chunk. Pure, and free of Node so that k6 can run it too. */
import { isRecord, type JsonObject } from '../exchange/reply.ts'

/** Returns the text in a choice's delta; empty when there is none. */
export function deltaText(choice: JsonObject): string {
  const delta = choice['delta']
  const content = isRecord(delta) ? delta['content'] : undefined
  return typeof content === 'string' ? content : ''
}

/** Returns whether a choice says that the answer is finished. The empty string, which some send all along, shows nothing. */
export function finishes(choice: JsonObject): boolean {
  return typeof choice['finish_reason'] === 'string' && choice['finish_reason'] !== ''
}
