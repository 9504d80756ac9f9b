import type { CheckRecord, Run, Verdict } from './compiled/run.ts'

/** Returns the number of checks per verdict. */
export function countVerdicts(
  records: readonly Pick<CheckRecord, 'verdict'>[],
): Readonly<Record<Verdict, number>> {
  const counts = { pass: 0, fail: 0, warn: 0, inconclusive: 0, 'not-applicable': 0, observed: 0, error: 0 }
  for (const { verdict } of records) counts[verdict] += 1
  return counts
}

/** Returns the ids of the checks whose verdict is `wanted`. */
export function idsWith({ checks }: Pick<Run, 'checks'>, wanted: Verdict): readonly string[] {
  return checks.filter(({ verdict }) => verdict === wanted).map(({ id }) => id)
}

/** The verdicts that state whether a rule is met. */
export const DECIDED: readonly Verdict[] = ['pass', 'fail', 'warn']

/** What a run judged: its capabilities, numbers of checks, and the number of expected behaviors (readings). */
export type RunScope = Readonly<ReturnType<typeof scopeOf>>

/** Returns what a run judged: its capabilities, numbers of checks, and the number of expected behaviors (readings). */
export function scopeOf({ capabilities, checks, suite, leftOpen, readings = [] }: Run) {
  const counts = countVerdicts(checks)
  const core = checks.filter(({ capability }) => capability === 'core')
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
    core: { judged: core.filter(({ verdict }) => DECIDED.includes(verdict)).length, all: core.length },
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
