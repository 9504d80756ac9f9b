/** The sentences for mistakes in the readings of a profile: those that a statement with the same mistake gets. */
import { ProfileError } from '../../schemas/profile-error.ts'
import { profileProblems } from '../../schemas/profiles.ts'
import { isRecord } from '../exchange/reply.ts'
import { readingKeys, readingNames } from './profiles.ts'
import type { Reading } from './readings.ts'
import { readingComplaints } from './statement-readings.ts'
import { escaped, type Complaint } from './statement-wording.ts'

/** Throws ProfileError when a profile cannot be used, with a line for each mistake in its readings. */
export function requireProfiles(): void {
  const [problem] = unusableProfiles()
  if (problem !== undefined) throw problem
}

/** Returns the errors of the profiles that cannot be used, each with a line for each mistake in the readings. */
export function unusableProfiles(): readonly ProfileError[] {
  return profileProblems.map((problem) => {
    const lines = problem.written === null ? [] : profileMistakes(problem.written)
    return lines.length === 0 ? problem : new ProfileError(lines.join('\n'), { cause: problem })
  })
}

/** Returns one line for each mistake in the readings of a profile; none when the mistakes are elsewhere in the file. */
export function profileMistakes({ path, value }: NonNullable<ProfileError['written']>): readonly string[] {
  const readings = isRecord(value) ? value['readings'] : undefined
  return Object.entries(isRecord(readings) ? readings : {})
    .flatMap(([key, given]) => complaintsOf(key, given))
    .map(({ pointer, problem }) => `${path} ${pointer}: ${problem}`)
}

function complaintsOf(key: string, given: unknown): readonly Complaint[] {
  if (given === null && readingKeys.includes(key)) return []
  if (typeof given !== 'string' || !readingNames(key).includes(given))
    return readingComplaints(key, given, asWritten)
  const problem = `a profile writes a reading as an object: ${JSON.stringify({ reading: given })}`
  return [{ pointer: `/readings/${escaped(key)}`, problem }]
}

function asWritten(_: string, given: unknown): Reading | null {
  if (typeof given === 'string') return { reading: given }
  return isRecord(given) && typeof given['reading'] === 'string'
    ? { ...given, reading: given['reading'] }
    : null
}
