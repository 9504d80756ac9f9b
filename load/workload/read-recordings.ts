/** Reads recordings back from JSON inside k6. Pure. */
import { memberOf, requireNumber } from '../guards.ts'
import type { ScheduleData } from './entries.ts'

/** The recordings in a file's text. Throws a TypeError (or SyntaxError) that says what is wrong with it. */
export function readRecordings(text: string): ScheduleData {
  const value: unknown = JSON.parse(text)
  return {
    pairs: listIn(value, 'pairs').map((pair) => ({
      promptTokens: requireNumber(pair, 'promptTokens'),
      outputTokens: requireNumber(pair, 'outputTokens'),
    })),
    trace: listIn(value, 'trace').map((record) => ({
      atUs: requireNumber(record, 'atUs'),
      promptTokens: requireNumber(record, 'promptTokens'),
      outputTokens: requireNumber(record, 'outputTokens'),
      sharedTokens: requireNumber(record, 'sharedTokens'),
    })),
  }
}

function listIn(value: unknown, name: string): readonly unknown[] {
  const list = memberOf(value, name)
  if (!Array.isArray(list)) throw new TypeError(`${name} must be a list`)
  return list
}
