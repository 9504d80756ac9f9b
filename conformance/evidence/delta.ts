/** Reads the text, the role and the finish reason of a choice in a stream chunk. Pure. */
import { isRecord, type JsonObject } from '../exchange/reply.ts'

/** Returns the text in the delta of a choice; empty when there is none. */
export function deltaText(choice: JsonObject): string {
  const delta = choice['delta']
  const content = isRecord(delta) ? delta['content'] : undefined
  return typeof content === 'string' ? content : ''
}

/** Returns the role in the delta of a choice; null when there is none. */
export function deltaRole(choice: JsonObject | undefined): unknown {
  const delta = choice?.['delta']
  return isRecord(delta) ? (delta['role'] ?? null) : null
}

/** Returns whether a choice has a finish reason. Ignores empty strings, because some servers send them in every chunk. */
export function finishes(choice: JsonObject): boolean {
  return typeof choice['finish_reason'] === 'string' && choice['finish_reason'] !== ''
}
