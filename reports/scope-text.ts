/** Formats what a run covered, in the same words for certificates, badges, the page of certificates, and reports. */
import { count } from '../schemas/count.ts'
import { isLoopback } from '../schemas/loopback.ts'
import type { CheckRecord, Run } from '../schemas/compiled/run.ts'
import { DECIDED, type RunScope } from '../schemas/verdict-counts.ts'
import { oneLine } from './neutral-text.ts'

/** Formats the judged capabilities, such as `judged on core only` or `judged on all 6 capabilities`. */
export function formatJudged({ judged, notJudged }: Pick<RunScope, 'judged' | 'notJudged'>): string {
  if (judged.length === 0) return 'judged on no capability'
  if (notJudged.length > 0) return `judged on ${judged.join(', ')} only`
  return `judged on all ${count(judged.length, 'capability', 'capabilities')}`
}

/**
 * Formats a verdict with its scope:
 * `CONFORMANT, judged on core only, by 55 of 326 checks: 55 passed, 0 failed, 0 warnings; 13 points left open`.
 */
export function formatVerdict(verdict: string, scope: RunScope): string {
  return `${verdict}, ${formatJudged(scope)}, ${formatDecided(scope)}`
}

/** Formats the numbers of checks: `by 55 of 326 checks: 55 passed, 0 failed, 0 warnings; 13 points left open`. */
export function formatDecided({ checks, leftOpen }: RunScope): string {
  const { judged, all, passed, failed, warnings, undecided } = checks
  const doubt = undecided === 0 ? '' : `, ${undecided} undecided`
  const open = leftOpen === undefined ? 'nothing' : count(leftOpen.keys.length, 'point')
  return `by ${judged} of ${all} checks: ${passed} passed, ${failed} failed, ${count(warnings, 'warning')}${doubt}; ${open} left open`
}

/** Formats the points for which no rule is in force, and how many rules the statement removes. Their checks required nothing. Null for none. */
export function leftOpenText({ leftOpen }: Pick<RunScope, 'leftOpen'>): string | null {
  if (leftOpen === undefined) return null
  const { keys, otherwise, removed } = leftOpen
  const taken =
    removed === 0 ? '' : `; the statement removes the rule of the profile for ${count(removed, 'check')}`
  const unusual = otherwise === 0 ? '' : `; ${count(otherwise, 'check')} saw unusual behavior there`
  return `nothing was required, because no rule of interface, statement or profile is in force for ${keys.join(', ')}${taken}${unusual}`
}

/** Formats the base URL of a certificate. For a loopback address, adds that nobody else can reach the service there. */
export function formatAddress(baseUrl: string): string {
  const isHere = isLoopback(URL.parse(baseUrl)?.hostname ?? '')
  return isHere ? `${baseUrl}, on the machine of whoever ran Assay: nobody else can reach it there` : baseUrl
}

/** Formats the sources of the rules that were judged (interface, statement, profile), and how many checks belong to each. */
export function formatRules({ checks }: Pick<Run, 'checks'>, { readings, profile }: RunScope): string {
  const judged = checks.filter(({ verdict }) => DECIDED.includes(verdict))
  const by = (layer: CheckRecord['layer']): string =>
    count(judged.filter((check) => check.layer === layer).length, 'check')
  const own = `${count(readings.declared, 'reading')} (answers) of the vendor's statement (${by('declared')})`
  const usual = `${readings.ofProfile} usual ones of profile ${oneLine(profile, 80)} (${by('profile')})`
  return `the Conversational AI Service Interface (${by('spec')}); for points that it leaves open: ${own}, ${usual}`
}
