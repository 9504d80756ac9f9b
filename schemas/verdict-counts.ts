/** Counts verdicts, and describes what a run covered. */
import { count } from './count.ts'
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

/** The scope of a run: the judged capabilities, the numbers of checks, the profile, and the numbers of declared behaviors. */
export type RunScope = {
  readonly judged: readonly string[]
  readonly notJudged: readonly { readonly id: string; readonly why: string }[]
  readonly checks: {
    readonly passed: number
    readonly judged: number
    readonly all: number
    readonly warnings: number
    readonly undecided: number
  }
  readonly profile: string
  readonly readings: { readonly declared: number; readonly ofProfile: number }
}

/** Returns the capabilities and the numbers of checks that a run covered. */
export function scopeOf({ capabilities, checks, suite, readings = [] }: Run): RunScope {
  const { pass, fail, warn, inconclusive: undecided } = countVerdicts(checks)
  const out = capabilities.filter(isOut)
  // The keys of readings of a capability begin with its id.
  const inForce = readings.filter(({ key }) => !out.some(({ id }) => key.startsWith(`${id}.`)))
  const declared = inForce.filter(({ layer }) => layer === 'declared').length
  return {
    judged: capabilities.filter((one) => !isOut(one)).map(({ id }) => id),
    notJudged: out.map(({ id, outcome }) => ({
      id,
      why: isDeclaredAbsent(id, checks) ? 'declared unsupported' : outcome.replace('-', ' '),
    })),
    checks: { passed: pass, judged: pass + fail + warn, all: suite.known, warnings: warn, undecided },
    profile: suite.profile,
    readings: { declared, ofProfile: inForce.length - declared },
  }
}

function isOut({ outcome }: Run['capabilities'][number]): boolean {
  return outcome === 'not-judged' || outcome === 'not-offered'
}

function isDeclaredAbsent(id: string, checks: readonly CheckRecord[]): boolean {
  return checks.some(({ capability, code }) => capability === id && code === 'declared-unsupported')
}

/** Formats the numbers of checks: `198 of 201 judged checks passed, of 421 in all; 3 warnings`. */
export function scopeText({ checks: { passed, judged, all, warnings, undecided } }: RunScope): string {
  const warned = warnings === 1 ? '1 warning' : `${warnings} warnings`
  return `${passed} of ${judged} judged checks passed, of ${all} in all; ${warned}${undecided === 0 ? '' : `, ${undecided} undecided`}`
}

/** Formats which open questions neither statement nor profile answers, and how many checks were therefore only observed; null for none. */
export function leftOpenText({ leftOpen }: Pick<Run, 'leftOpen'>): string | null {
  if (leftOpen === undefined) return null
  const { keys, checks, otherwise } = leftOpen
  const observed = `${count(checks, 'check')} only observed, ${otherwise} of them unlike the de-facto reading`
  return `by statement and profile: ${keys.join(', ')} (${observed})`
}
