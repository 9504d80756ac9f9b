import { count as counted, thousands } from '../../schemas/count.ts'
import { formatUnjudged } from '../../schemas/unjudged-answers.ts'
import type { Conformance, LeakedAnswer, UnderLoad } from '../../schemas/compiled/load-run.ts'
import { violationText } from '../../schemas/violation-text.ts'

const SHOWN_CHECKS = 6

/** Returns notes on the problems of judged answers, the worst first. */
export function conformanceNotes(conformance: Conformance): readonly string[] {
  const { checks, leaks, leakCount } = conformance
  const unjudged = formatUnjudged(conformance)
  const none = unjudged === null ? [] : [`NO ANSWER WAS JUDGED: ${unjudged}`]
  if (checks === undefined) return none
  const more = checks.length - SHOWN_CHECKS
  return [
    ...none,
    ...(leaks ?? []).slice(0, 1).map((leak) => leakNote(leak, leakCount ?? 1)),
    ...checks.slice(0, SHOWN_CHECKS).map((check) => checkNote(check, conformance)),
    ...(more > 0 ? [`${thousands(more)} more checks fail: see conformance.checks of load-run.json`] : []),
  ]
}

function leakNote({ request, other, atSeconds, inFlight, said }: LeakedAnswer, count: number): string {
  const answers = count === 1 ? 'one answer holds' : `${thousands(count)} answers hold`
  return (
    `LEAKED BETWEEN REQUESTS: ${answers} the token of another request. For example request ${request}, sent at ` +
    `${atSeconds.toFixed(1)} s with up to ${inFlight} in flight from one process, was answered with the token of request ${other}: ${said}`
  )
}

function checkNote(check: UnderLoad, { quiet }: Conformance): string {
  const { id, title, isMust, failed, of, failedAtLeast, answers, example } = check
  const share = of === 0 ? '' : `${thousands(failed)} of ${thousands(of)} samples, `
  const all = `at least ${thousands(failedAtLeast)} of ${answers === null ? 'all' : thousands(answers)} answers`
  const level = isMust ? 'fails' : 'warns'
  return (
    `${id} (${title}) ${level}${whenFailing(check, quiet)}: ${share}${all}, ${placeOf(check)}. ` +
    `For example ${violationText(example)}`
  )
}

function whenFailing(check: UnderLoad, quiet: Conformance['quiet']): string {
  const { quiet: verdict, quietAnswers = 0, baseline } = check
  if (quiet === undefined || quiet === null) return ''
  const alone = quietAnswers === 0 ? '' : `in ${counted(quietAnswers, 'answer')} to one user alone`
  if (verdict === 'passes') return ` ONLY UNDER LOAD (it passes ${both(inBaseline(baseline), alone)})`
  if (verdict === 'fails') {
    if (baseline?.verdict === 'fails') return ' also without load (in the baseline)'
    const before = baseline?.verdict === 'passes' ? '; it passes in the baseline, which was before' : ''
    return ` also without load (${alone}${before})`
  }
  const silent =
    baseline?.verdict === 'unknown' ? `the baseline has no verdict: ${baseline.reason ?? 'unknown'}` : ''
  const seen = both(inBaseline(baseline), alone)
  const few = seen === '' ? '' : `not seen ${seen}, which are too few`
  return ` (${[silent, few].filter((text) => text !== '').join('; ') || 'no request was sent without load'})`
}

function inBaseline(baseline: UnderLoad['baseline']): string {
  return baseline?.verdict === 'passes' ? `in ${counted(baseline.exchanges, 'exchange')} of the baseline` : ''
}

function both(one: string, other: string): string {
  return [one, other].filter((text) => text !== '').join(' and ')
}

function placeOf(check: UnderLoad): string {
  const { firstSeconds, lastSeconds, inFlightLeast, inFlightMost } = check
  const first = firstSeconds.toFixed(1)
  const last = lastSeconds.toFixed(1)
  const when = first === last ? `at ${first} s` : `from ${first} to ${last} s`
  const inFlight =
    inFlightLeast === inFlightMost ? String(inFlightMost) : `${inFlightLeast} to ${inFlightMost}`
  return `${when}, with ${inFlight} in flight from one process`
}
