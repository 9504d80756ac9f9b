/** What is said of answers that were judged after a load. Pure. */
import type { Conformance, LeakedAnswer, UnderLoad } from './conformance-record.ts'

const SHOWN_CHECKS = 6

/** One line per thing that is wrong, the worst first; none where all is well. */
export function conformanceNotes(conformance: Conformance): readonly string[] {
  const { sampled, conforming, example, checks, leaks, leakCount } = conformance
  if (checks === undefined) return plainNote(sampled, conforming, example)
  const more = checks.length - SHOWN_CHECKS
  return [
    ...(leaks ?? []).slice(0, 1).map((leak) => leakNote(leak, leakCount ?? 1)),
    ...checks.slice(0, SHOWN_CHECKS).map((check) => checkNote(check, conformance)),
    ...(more > 0 ? [`${more} more checks fail: see conformance.checks of load-run.json`] : []),
  ]
}

function plainNote(sampled: number, conforming: number, example: string | null): readonly string[] {
  if (conforming >= sampled) return []
  const count = `${sampled - conforming} of ${sampled} sampled answers do not conform`
  return [`${count}: ${example ?? 'no example'}`]
}

function leakNote({ request, other, atSeconds, inFlight, said }: LeakedAnswer, count: number): string {
  const answers = count === 1 ? 'one answer holds' : `${count} answers hold`
  return (
    `LEAKED BETWEEN REQUESTS: ${answers} the token of another request. For example request ${request}, sent at ` +
    `${atSeconds.toFixed(1)} s with ${inFlight} in flight, was answered with the token of request ${other}: ${said}`
  )
}

function checkNote(check: UnderLoad, { quiet }: Conformance): string {
  const { id, title, isMust, failed, of, seen, example } = check
  const share = of === 0 ? '' : `${failed} of ${of} samples, `
  const level = isMust ? 'fails' : 'warns'
  return (
    `${id} (${title}) ${level}${whenFailing(check, quiet)}: ${share}${seen} of all kept answers, ${placeOf(check)}. ` +
    `For example ${example.at}: expected ${example.expected}, received ${example.received}`
  )
}

function whenFailing({ quiet: verdict }: UnderLoad, quiet: Conformance['quiet']): string {
  if (quiet === undefined || quiet === null) return ''
  const alone =
    quiet.from === 'baseline' ? 'in the baseline' : `in ${quiet.answers} answers to one user alone`
  if (verdict === 'passes') return ` ONLY UNDER LOAD (it passes ${alone})`
  if (verdict === 'fails') return ` also without load (${alone})`
  return quiet.from === 'baseline'
    ? ' (the baseline does not say)'
    : ` (not seen ${alone}, which are too few)`
}

function placeOf(check: UnderLoad): string {
  const { firstSeconds, lastSeconds, inFlightLeast, inFlightMost } = check
  const first = firstSeconds.toFixed(1)
  const last = lastSeconds.toFixed(1)
  const when = first === last ? `at ${first} s` : `from ${first} to ${last} s`
  const flight = inFlightLeast === inFlightMost ? String(inFlightMost) : `${inFlightLeast} to ${inFlightMost}`
  return `${when}, with ${flight} in flight`
}
