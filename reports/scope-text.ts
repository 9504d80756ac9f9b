/** Formats what a certified run covered, in the same words for certificates, badges and the page of certificates. */
import { count } from '../schemas/count.ts'
import { isLoopback } from '../schemas/loopback.ts'
import type { CheckRecord, Run } from '../schemas/compiled/run.ts'
import { DECIDED, type RunScope } from '../schemas/verdict-counts.ts'
import { defaultProfileFile } from '../schemas/available-profiles.ts'
import { oneLine, quoted } from './neutral-text.ts'
import { formatScoped } from './run-text.ts'

/** Formats the day of a run: `in one run of 2026-11-29`. Adds a note if the service ran on the same machine as Assay. */
export function formatTested({ startedAt, target }: Pick<Run, 'startedAt' | 'target'>): string {
  return `in one run of ${oneLine(startedAt.slice(0, 10))}${isHere(target.baseUrl) ? `, at a private address ${HERE}` : ''}`
}

/**
 * Formats a verdict with its scope and day: `CONFORMANT, in one run of 2026-11-29: 321 of 327 checks passed, ...`. `expiredOn`: the
 * day on which the certificate expired, if it did.
 */
export function formatVerdict(verdict: string, run: Run, scope: RunScope, expiredOn?: string): string {
  const expired = expiredOn === undefined ? '' : `EXPIRED on ${expiredOn}; `
  return `${expired}${formatScoped(verdict, run, scope)}, ${formatTested(run)}: ${formatDecided(scope)}`
}

/** Formats the number of checks by result, all checks together: `55 of 327 checks passed, 0 failed, 0 warnings, 272 not judged`. */
export function formatDecided({ checks }: RunScope): string {
  const { judged, all, passed, failed, warnings, undecided } = checks
  const doubt = undecided === 0 ? '' : `, ${undecided} undecided`
  return `${passed} of ${count(all, 'check')} passed, ${failed} failed, ${count(warnings, 'warning')}${doubt}, ${all - judged - undecided} not judged`
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
  const own = `${by('declared')} on what the vendor of the service declared for himself on points that it leaves open (${count(readings.declared, 'reading')})`
  const list =
    profile === defaultProfileFile.name
      ? `Assay's list "${profile}", which OpenAI has not endorsed`
      : `the list ${quoted(profile, 80)}`
  const usual = `${by('profile')} on usual answers to such points (${readings.ofProfile} of ${list})`
  return `${by('spec')} of the judged checks rest on the interface itself, ${own}, ${usual}`
}
