/** Counts verdicts, and describes what a run covered and which unusual behavior its statement declares. */
import { defaultProfileFile } from './available-profiles.ts'
import { firstNames } from './count.ts'
import type { CheckRecord, Run, Verdict } from './compiled/run.ts'

/** Returns the number of checks per verdict. */
export function countVerdicts(
  records: readonly Pick<CheckRecord, 'verdict'>[],
): Readonly<Record<Verdict, number>> {
  const counts = { pass: 0, fail: 0, warn: 0, inconclusive: 0, 'not-applicable': 0, observed: 0, error: 0 }
  for (const { verdict } of records) counts[verdict] += 1
  return counts
}

/** Returns the ids of the checks with this verdict. */
export function idsWith({ checks }: Pick<Run, 'checks'>, wanted: Verdict): readonly string[] {
  return checks.filter(({ verdict }) => verdict === wanted).map(({ id }) => id)
}

/** The verdicts of checks that were decided. */
export const DECIDED: readonly Verdict[] = ['pass', 'fail', 'warn']

/**
 * The scope of a run. `checks.judged` is the sum of `passed`, `failed` and `warnings`. With the numbers after them, it makes up all
 * selected checks. `readings`: the numbers of declared behaviors, from the statement and from the profile.
 */
export type RunScope = Readonly<ReturnType<typeof scopeOf>>

/** Returns the capabilities and the numbers of checks that a run covered. */
export function scopeOf({ capabilities, checks, suite, leftOpen, readings = [] }: Run) {
  const counts = countVerdicts(checks)
  const out = capabilities.filter(isOut)
  // The keys of readings of a capability begin with its id.
  const inForce = readings.filter(({ key }) => !out.some(({ id }) => key.startsWith(`${id}.`)))
  const declared = inForce.filter(({ layer }) => layer === 'declared').length
  return {
    judged: capabilities.filter((one) => !isOut(one)).map(({ id }) => id),
    notJudged: out.map(({ id, outcome }) => ({
      id,
      why: whyDeclaredAbsent(id, checks) ?? outcome.replace('-', ' '),
    })),
    checks: {
      all: suite.known,
      judged: counts.pass + counts.fail + counts.warn,
      passed: counts.pass,
      failed: counts.fail,
      warnings: counts.warn,
      undecided: counts.inconclusive + counts.error,
      leftOpen: counts.observed,
      notApplicable: counts['not-applicable'],
    },
    profile: suite.profile,
    readings: { declared, ofProfile: inForce.length - declared },
    leftOpen,
  }
}

function isOut({ outcome }: Run['capabilities'][number]): boolean {
  return outcome === 'not-judged' || outcome === 'not-offered'
}

function whyDeclaredAbsent(id: string, checks: readonly CheckRecord[]): string | undefined {
  return checks.find(({ capability, code }) => capability === id && code === 'declared-unsupported')?.reason
}

// The maximum number of readings that a line names. They may permit answers that clients do not expect.
const MAX_UNUSUAL = 12

/** Returns the default profile's reading (behavior) for `key`. Null if it equals `reading`, or if the profile has none for `key`. */
export function usualReading(key: string, reading: string): string | null {
  const usual = defaultProfileFile.readings[key]?.reading ?? reading
  return usual === reading ? null : usual
}

/** Returns the declared behaviors of a run that differ from the default profile, such as `sse.events chunks-end (not chunks-done)`. */
export function unusualReadings({ readings = [] }: Pick<Run, 'readings'>): readonly string[] {
  return readings.flatMap(({ key, reading, layer }) => {
    const usual = layer === 'declared' ? usualReading(key, reading) : null
    return usual === null ? [] : [`${key} ${reading} (not ${usual})`]
  })
}

/** Formats the list that {@link unusualReadings} returns as one phrase; null for an empty list. */
export function unusualText(unusual: readonly string[]): string | null {
  if (unusual.length === 0) return null
  return `declared otherwise than in profile ${defaultProfileFile.name}: ${firstNames(unusual, MAX_UNUSUAL)}`
}
