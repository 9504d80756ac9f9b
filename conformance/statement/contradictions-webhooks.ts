/** Declarations of webhooks that cannot hold together. */
import { closest } from './closest.ts'
import { numberOf, numbersOf, stringOf, type Reading, type Readings } from './readings.ts'
import type { Complaint } from './statement-wording.ts'
import { retriesDue } from './webhook-times.ts'

type Rule = (readings: Readings) => readonly Complaint[]

const RETRY = 'webhooks.retry'
const SIGNATURE = 'webhooks.signature'
const PLACES = ['{id}', '{timestamp}', '{body}'] as const

const growingDelays: Rule = (readings) => {
  const delays = numbersOf(readings, RETRY, 'delaysSeconds')
  const index = delays.findIndex((delay, at) => delay < (delays[at - 1] ?? 0))
  if (index < 0) return []
  const problem = `the reading same-id has growing delays, and ${delays[index]} comes after ${delays[index - 1]}; put them in order`
  return [complaint(RETRY, `delaysSeconds/${index}`, problem)]
}

/** Only a wait that is written down can be too short by mistake. */
const retriesOutOfSight: Rule = (readings) => {
  const [first] = numbersOf(readings, RETRY, 'delaysSeconds')
  if (first === undefined || numberOf(readings, RETRY, 'waitSeconds') === null) return []
  if (retriesDue(readings) > 0) return []
  const problem = `Assay would stop waiting before the first retry, which comes after ${first} s; raise it`
  return [complaint(RETRY, 'waitSeconds', problem)]
}

/** A text that is signed without the body proves nothing about it. */
const signedText: Rule = (readings) => {
  const content = stringOf(readings, SIGNATURE, 'content')
  if (content === null) return []
  const [unknown] = (content.match(/\{[^{}]*\}/g) ?? []).filter(
    (place) => !PLACES.some((each) => each === place),
  )
  if (unknown !== undefined) {
    const guess = closest(unknown, PLACES)
    const hint = guess === null ? `there is ${PLACES.join(', ')}` : `did you mean ${guess}?`
    return [complaint(SIGNATURE, 'content', `nothing is put in for ${unknown}; ${hint}`)]
  }
  if (content.includes('{body}')) return []
  const problem =
    '{body} does not occur in it, so a signature would fit any body; write {body} where it belongs'
  return [complaint(SIGNATURE, 'content', problem)]
}

const signedTime: Rule = (readings) => {
  const content = stringOf(readings, SIGNATURE, 'content') ?? ''
  if (!content.includes('{timestamp}') || stringOf(readings, SIGNATURE, 'timestampHeader') !== null) return []
  const problem = 'no reading says where {timestamp} stands; name timestampHeader'
  return [complaint(SIGNATURE, 'content', problem)]
}

const RULES: readonly Rule[] = [growingDelays, retriesOutOfSight, signedText, signedTime]

/** Rules on webhooks. Only what the statement itself declares is looked at. */
export function webhookRules({
  readings,
}: {
  readonly readings: ReadonlyMap<string, Reading>
}): readonly Complaint[] {
  const inForce = new Map([...readings].map(([key, value]) => [key, { layer: 'declared' as const, value }]))
  return RULES.flatMap((rule) => rule(inForce))
}

function complaint(key: string, parameter: string, problem: string): Complaint {
  return { pointer: `/readings/${key}/${parameter}`, problem }
}
