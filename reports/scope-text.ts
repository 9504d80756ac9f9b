/** Formats what a run covered, in the same words for certificates, badges, the page of certificates, and reports. */
import { count } from '../schemas/count.ts'
import { isLoopback } from '../schemas/loopback.ts'
import type { CheckRecord, Run } from '../schemas/compiled/run.ts'
import { DECIDED, type RunScope } from '../schemas/verdict-counts.ts'
import { defaultProfileFile } from '../schemas/available-profiles.ts'
import { oneLine, quoted } from './neutral-text.ts'

/** Formats a verdict with the judged capabilities, unless they are all: `CONFORMANT in core only (1 of 6 capabilities)`. */
export function formatScoped(verdict: string, run: Run, { judged, notJudged }: RunScope): string {
  if (notJudged.length === 0) return verdict
  const names = judged.length === 0 ? 'no capability' : `${judged.join(', ')} only`
  const all = count(judged.length + notJudged.length, 'capability', 'capabilities')
  return `${verdict}${run.outcome === 'conformant' ? '' : ', judged'} in ${names} (${judged.length} of ${all})`
}

/** Formats the day of a run: `tested once, on 2026-11-29`. Adds a note if the service ran on the same machine as Assay. */
export function formatTested({ startedAt, target }: Pick<Run, 'startedAt' | 'target'>): string {
  return `tested once, on ${oneLine(startedAt.slice(0, 10))}${isHere(target.baseUrl) ? `, at an address ${HERE}` : ''}`
}

/**
 * Formats a verdict with its scope and day: `CONFORMANT, tested once, on 2026-11-29: 321 of 327 checks passed, ...`. `expiredOn`: the
 * day on which the certificate expired, if it did.
 */
export function formatVerdict(verdict: string, run: Run, scope: RunScope, expiredOn?: string): string {
  const scoped = formatScoped(verdict, run, scope)
  if (expiredOn === undefined) return `${scoped}, ${formatTested(run)}: ${formatDecided(scope)}`
  return `EXPIRED on ${expiredOn}; ${formatTested(run)}, when it was ${scoped}: ${formatDecided(scope)}`
}

/** Formats the number of checks by result, all checks together: `55 of 327 checks passed, 0 failed, 0 warnings, 272 not judged`. */
export function formatDecided({ checks }: RunScope): string {
  const { judged, all, passed, failed, warnings, undecided } = checks
  const doubt = undecided === 0 ? '' : `, ${undecided} undecided`
  return `${passed} of ${count(all, 'check')} passed, ${failed} failed, ${count(warnings, 'warning')}${doubt}, ${all - judged - undecided} not judged`
}

/**
 * Formats the open questions on which checks required nothing, and how many rules the statement removes. Null if there is no such question.
 */
export function leftOpenText({ leftOpen }: Pick<RunScope, 'leftOpen'>): string | null {
  if (leftOpen === undefined) return null
  const { keys, checks, otherwise, removed } = leftOpen
  const taken =
    removed === 0 ? '' : `; the statement removes the rule of the profile for ${count(removed, 'check')}`
  const unusual = otherwise === 0 ? '' : `; ${count(otherwise, 'check')} saw unusual behavior there`
  return `nothing was required of ${count(checks, 'check')} on ${count(keys.length, 'point')}, because no rule of interface, statement or profile is in force there: ${keys.join(', ')}${taken}${unusual}`
}

/** The warning about a certificate without a signature, or with that of an unknown signer. */
export const MADE_BY_ANYBODY = 'anybody could have made this certificate'

const HERE = 'on the machine of whoever ran Assay'

/** Formats the base URL of a certificate. For a loopback address, adds that nobody else can reach the service there. */
export function formatAddress(baseUrl: string): string {
  return isHere(baseUrl) ? `${baseUrl}, ${HERE}: nobody else can reach it there` : baseUrl
}

function isHere(baseUrl: string): boolean {
  return isLoopback(URL.parse(baseUrl)?.hostname ?? '')
}

/** Formats how many judged checks rest on each source of rules (interface, statement, profile). */
export function formatRules({ checks }: Pick<Run, 'checks'>, { readings, profile }: RunScope): string {
  const judged = checks.filter(({ verdict }) => DECIDED.includes(verdict))
  const by = (layer: CheckRecord['layer']): number => judged.filter((check) => check.layer === layer).length
  const own = `${by('declared')} on the vendor's own answers to points that it leaves open (${count(readings.declared, 'reading')})`
  const list =
    profile === defaultProfileFile.name
      ? `Assay's list "${profile}", which OpenAI has not endorsed`
      : `the list ${quoted(profile, 80)}`
  const usual = `${by('profile')} on usual answers to such points (${readings.ofProfile} of ${list})`
  return `${by('spec')} of the judged checks rest on the interface itself, ${own}, ${usual}`
}
