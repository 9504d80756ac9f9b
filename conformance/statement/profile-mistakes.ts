/** Finds mistakes in the readings of a profile file, by the rules for the readings of a statement. */
import { escapedPointer } from '../codec/parse-json.ts'
import type { ProfileError, WrittenFile } from '../../schemas/profile-error.ts'
import { isRecord } from '../exchange/reply.ts'
import { readingKeys, readingNames } from './plan.ts'
import type { Reading } from './readings.ts'
import { readingMistakes } from './statement-readings.ts'
import type { StatementMistake } from './statement-wording.ts'

/** Describes the error of a profile file: one line per mistake in its readings, or else the message of the error. */
export function describeProfileError({ written, message }: ProfileError): string {
  const lines = written === null ? [] : profileMistakes(written)
  return lines.length === 0 ? message : lines.join('\n')
}

/** Returns one line per mistake in the readings of a profile file; empty if the readings have none. */
export function profileMistakes({ path, value }: WrittenFile): readonly string[] {
  const readings = isRecord(value) ? value['readings'] : undefined
  return Object.entries(isRecord(readings) ? readings : {})
    .flatMap(([key, given]) => mistakesIn(key, given))
    .map(({ pointer, problem }) => `${path} ${pointer}: ${problem}`)
}

function mistakesIn(key: string, given: unknown): readonly StatementMistake[] {
  if (given === null && readingKeys.includes(key)) return []
  if (typeof given !== 'string' || !readingNames(key).includes(given))
    return readingMistakes(key, given, asWritten)
  const problem = `a profile writes a reading as an object: ${JSON.stringify({ reading: given })}`
  return [{ pointer: `/readings/${escapedPointer(key)}`, problem }]
}

function asWritten(_: string, given: unknown): Reading | null {
  if (typeof given === 'string') return { reading: given }
  return isRecord(given) && typeof given['reading'] === 'string'
    ? { ...given, reading: given['reading'] }
    : null
}
