import { jsonLines } from '../codec/json-lines.ts'
import { escapedPointer, parseJson } from '../codec/parse-json.ts'
import { isRecord } from '../exchange/reply.ts'
import type { ProfileError, WrittenFile } from '../../schemas/profile-error.ts'
import { profileNames, readingKeys, readingNames } from './plan.ts'
import type { Reading } from './readings.ts'
import { duplicateMistakes, mistakeLines, schemaMistakes, unknownMembers } from './statement.ts'
import { readingMistakes } from './statement-readings.ts'
import { suggestion, type StatementMistake } from './statement-wording.ts'

const MEMBERS = ['schema', 'name', 'title', 'extends', 'readings']

/** Returns the text for the user about an invalid profile file. */
export function describeProfileError({ written, message }: ProfileError): string {
  const lines = written === null ? [] : profileMistakes(written)
  return lines.length === 0 ? message : lines.join('\n')
}

/** Returns one line per mistake in a profile file; empty without mistakes, or if the file is not a JSON object. */
export function profileMistakes({ path, text }: WrittenFile): readonly string[] {
  const value = parseJson(text)
  if (!isRecord(value)) return []
  const { extends: base, readings } = value
  const lines = jsonLines(text)
  const isBaseUnknown = typeof base === 'string' && !profileNames.includes(base)
  const noProfile = `there is no profile "${String(base)}"; ${suggestion(String(base), profileNames)}`
  const worded = [
    ...duplicateMistakes(lines),
    ...unknownMembers('', value, MEMBERS),
    ...(isBaseUnknown ? [{ pointer: '/extends', problem: noProfile }] : []),
    ...Object.entries(isRecord(readings) ? readings : {}).flatMap(([key, given]) => mistakesIn(key, given)),
  ]
  return mistakeLines(
    [...worded, ...schemaMistakes('urn:assay:profile', value, MEMBERS, worded)],
    lines,
    path,
  )
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
