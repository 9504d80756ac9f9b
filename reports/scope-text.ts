import { count } from '../schemas/count.ts'
import { isLoopback } from '../schemas/loopback.ts'
import type { CheckRecord, Run } from '../schemas/compiled/run.ts'
import { DECIDED, type RunScope } from '../schemas/verdict-counts.ts'
import { defaultProfileName } from '../schemas/unusual-readings.ts'
import { oneLine, quoted } from './neutral-text.ts'
import { isSelection, profileInForce } from './run-text.ts'

/** Formats a verdict as two lines: the verdict itself, and what it covers. */
export function formatVerdict(verdict: string, run: Run, scope: RunScope): readonly [string, string] {
  const { statement, target, suite, startedAt } = run
  const { core } = scope
  const { judged, all, passed, failed, warnings, undecided } = scope.checks
  const name = statement === undefined ? '' : `${quoted(statement.name, 80)} at `
  const isHere = isLoopback(URL.parse(target.baseUrl)?.hostname ?? '')
  const place = isHere ? ' (on the machine of whoever ran Assay: nobody else can reach it there)' : ''
  const profile = profileInForce(run) ?? 'none'
  const rules = `${profile === 'none' ? '' : `, profile ${profile}`} (Assay ${suite.version})`
  const doubt = undecided === 0 ? '' : `, ${undecided} undecided`
  // A run of selected checks does not know how many checks core has.
  const ofCore = isSelection(run) ? '' : `; ${core.judged} of ${count(core.all, 'core check')} judged`
  return [
    `${verdict}: ${name}${oneLine(target.baseUrl, 200)}${place}, under the Conversational AI Service Interface${oneLine(rules)}`,
    `${passed} of ${count(all, 'check')} passed, ${failed} failed, ${count(warnings, 'warning')}${doubt}, ${all - judged - undecided} not judged${ofCore}; in one run of ${oneLine(startedAt.slice(0, 10))}`,
  ]
}

/** The warning about a certificate without a signature of a known signer. */
export const MADE_BY_ANYBODY = 'anybody could have made this certificate'

/** Returns a text with the number of judged checks per layer (`spec`, `declared`, `profile`). */
export function formatRules({ checks }: Pick<Run, 'checks'>, { readings, profile }: RunScope): string {
  const judged = checks.filter(({ verdict }) => DECIDED.includes(verdict))
  const by = (layer: CheckRecord['layer']): number => judged.filter((check) => check.layer === layer).length
  const own = `${by('declared')} on what the vendor of the service declared for himself on points that it leaves open (${count(readings.declared, 'reading')})`
  const list =
    profile === defaultProfileName
      ? `Assay's list "${profile}", which OpenAI has not endorsed`
      : `the list ${quoted(profile, 80)}`
  const usual = `${by('profile')} on usual answers to such points (${readings.ofProfile} of ${list})`
  return `${by('spec')} of the judged checks rest on the interface itself, ${own}, ${usual}`
}
