import usual from './profiles/openai.json' with { type: 'json' }
import { firstNames } from './count.ts'
import type { Run } from './compiled/run.ts'

// The maximum number of readings that a line names. They may permit answers that clients do not expect.
const MAX_UNUSUAL = 12

/** The name of the default profile. */
export const defaultProfileName = usual.name

const usualReadings = new Map<string, { readonly reading: string }>(Object.entries(usual.readings))

/** Returns the behavior that the default profile expects for `key`. Null if this equals `reading`, or nothing is expected. */
export function usualReading(key: string, reading: string): string | null {
  const other = usualReadings.get(key)?.reading ?? reading
  return other === reading ? null : other
}

/** Returns the expected behaviors that differ from the default profile, as texts. */
export function unusualReadings({ readings = [] }: Pick<Run, 'readings'>): readonly string[] {
  return readings.flatMap(({ key, reading, layer }) => {
    const other = layer === 'declared' ? usualReading(key, reading) : null
    return other === null ? [] : [`${key} ${reading} (not ${other})`]
  })
}

/** Formats unusual behaviors of a service as one phrase. Returns null if the list is empty. */
export function unusualText(unusual: readonly string[]): string | null {
  if (unusual.length === 0) return null
  return `declared otherwise than in profile ${defaultProfileName}: ${firstNames(unusual, MAX_UNUSUAL)}`
}
