/** Determines the unit of `X-RateLimit-Reset` from a whole trace, because servers send five units under this name. Pure. */
import { countIn, httpDateMs, rfc3339Ms, secondsIn } from '../../../conformance/limits/limits-values.ts'
import { shorten } from '../../../conformance/exchange/reply.ts'
import { refusalPairs, type RefusalPair } from './refusal-pairs.ts'
import type { Observation } from './trace.ts'

/** The units of `X-RateLimit-Reset`. The first two are readings of gap G8.3; a statement cannot declare the others. */
export const RESET_FAMILIES = [
  'x-ratelimit-epoch',
  'x-ratelimit-seconds',
  'x-ratelimit-epoch-milliseconds',
  'x-ratelimit-milliseconds',
  'x-ratelimit-date',
] as const

/** One of {@link RESET_FAMILIES}. */
export type ResetFamily = (typeof RESET_FAMILIES)[number]

/** The unit, or the reason why the trace does not show it. */
export type ResetUnit = { readonly family: ResetFamily } | { readonly family: null; readonly problem: string }

/** A unit: the name of its values, and a reader that returns milliseconds from the answer on; null for other values. */
type UnitReader = {
  readonly form: string
  readonly resetMs: (text: string, nowEpochMs: number) => number | null
}

/** Epoch seconds are of 2001 or later. Larger values are epoch milliseconds, up to the year 5138. */
const MOMENT_SECONDS = { low: 1e9, high: 1e11 } as const
const MOMENT_MS = { low: 1e12, high: 1e14 } as const

const UNITS: Readonly<Record<ResetFamily, UnitReader>> = {
  'x-ratelimit-epoch': {
    form: 'a time in epoch seconds',
    resetMs: (text, nowEpochMs) => {
      const ms = secondsIn(text)
      const isMoment = ms !== null && ms >= 1000 * MOMENT_SECONDS.low && ms < 1000 * MOMENT_SECONDS.high
      return isMoment ? ms - nowEpochMs : null
    },
  },
  'x-ratelimit-seconds': { form: 'a number of whole seconds', resetMs: (text) => countdownMs(text, 1000) },
  'x-ratelimit-epoch-milliseconds': {
    form: 'a time in epoch milliseconds',
    resetMs: (text, nowEpochMs) => {
      const ms = countIn(text)
      return ms !== null && ms >= MOMENT_MS.low && ms < MOMENT_MS.high ? ms - nowEpochMs : null
    },
  },
  'x-ratelimit-milliseconds': {
    form: 'a number of whole milliseconds',
    resetMs: (text) => countdownMs(text, 1),
  },
  'x-ratelimit-date': {
    form: 'a date',
    resetMs: (text, nowEpochMs) => {
      const ms = httpDateMs(text) ?? rfc3339Ms(text)
      return ms === null ? null : ms - nowEpochMs
    },
  },
}

function countdownMs(text: string, unitMs: number): number | null {
  const units = countIn(text)
  return units === null || units < 0 ? null : units * unitMs
}

const FIELD = 'x-ratelimit-reset'

/** Returns the milliseconds until the reset, and null for a missing value; or the reason why the value cannot be read. */
export function readReset(
  text: string | undefined,
  nowEpochMs: number,
  unit: ResetUnit,
): { readonly resetMs: number | null; readonly unreadable: string | null } {
  if (text === undefined) return { resetMs: null, unreadable: null }
  if (unit.family === null) return { resetMs: null, unreadable: unit.problem }
  const { form, resetMs } = UNITS[unit.family]
  const ms = resetMs(text, nowEpochMs)
  return { resetMs: ms, unreadable: ms === null ? `${FIELD}: ${shorten(text)} is not ${form}` : null }
}

/** The least number of pairs of refusals, or of answers, that show a unit. One may be chance. */
const MIN_SHOWN = 3

/**
 * Returns the unit in which all values of a trace agree. Moments and dates show theirs by their form. A countdown has to fall
 * as fast as our clock while requests are refused. Its values alone do not show its unit, so without such a fall it is unknown.
 */
export function resetUnitOf(observations: readonly Observation[]): ResetUnit {
  const texts = observations.flatMap(({ fields }) => fields[FIELD] ?? [])
  const all = (family: ResetFamily): boolean => texts.every((text) => fits(family, text))
  if (all('x-ratelimit-date') && texts.length > 0) return { family: 'x-ratelimit-date' }
  const pairs = refusalPairs(observations, ({ fields }) => countIn(fields[FIELD] ?? ''))
  const countdown = COUNTDOWNS.find(({ perSecond }) => isShown(pairs, perSecond))
  if (countdown !== undefined) return { family: countdown.family }
  const isMoment = !isFalling(pairs)
  if (isMoment && (texts.length === 0 || texts.some((text) => fits('x-ratelimit-epoch', text))))
    return { family: 'x-ratelimit-epoch' }
  if (isMoment && texts.length >= MIN_SHOWN && all('x-ratelimit-epoch-milliseconds'))
    return { family: 'x-ratelimit-epoch-milliseconds' }
  const examples = [...new Set(texts)].slice(0, MAX_EXAMPLES).map((text) => shorten(text))
  return {
    family: null,
    problem: `${FIELD}: ${examples.join(', ')}: unit unknown, because ${reasonOf(texts, pairs)}`,
  }
}

const MAX_EXAMPLES = 3

const COUNTDOWNS = [
  { family: 'x-ratelimit-seconds', perSecond: 1 },
  { family: 'x-ratelimit-milliseconds', perSecond: 1000 },
] as const

/** The moment of the answer does not matter: only the form of the value is tested. */
function fits(family: ResetFamily, text: string): boolean {
  return UNITS[family].resetMs(text, 0) !== null
}

/** The least share of pairs that agree with a unit. Others may be of a counter that a second client uses. */
const MIN_AGREEING = 0.9

/** The largest ratio of a shown speed to that of the unit. Units in use differ by a factor of 10 or more. */
const MAX_RATIO = 4

/** Returns whether the pairs agree with a speed, and some of them with no other unit. */
function isShown(pairs: readonly RefusalPair[], perSecond: number): boolean {
  const isDecisive = ({ slowest, fastest }: RefusalPair): boolean =>
    slowest > perSecond / MAX_RATIO && fastest < perSecond * MAX_RATIO
  const agreeing = pairs.filter((pair) => agrees(pair, perSecond))
  return agreeing.length >= MIN_AGREEING * pairs.length && agreeing.filter(isDecisive).length >= MIN_SHOWN
}

/** Returns whether a value falls while requests are refused. A moment stays, or refusals delay it. */
function isFalling(pairs: readonly RefusalPair[]): boolean {
  const falling = pairs.filter(({ slowest }) => slowest > 0).length
  return falling >= MIN_SHOWN && falling > (1 - MIN_AGREEING) * pairs.length
}

function agrees({ slowest, fastest }: RefusalPair, perSecond: number): boolean {
  return slowest <= perSecond && perSecond <= fastest
}

function reasonOf(texts: readonly string[], pairs: readonly RefusalPair[]): string {
  if (texts.some((text) => countIn(text) === null))
    return 'the values are neither all whole numbers nor all dates'
  const against = pairs.filter((pair) => !COUNTDOWNS.some(({ perSecond }) => agrees(pair, perSecond)))
  if (pairs.length < MIN_SHOWN || against.length <= (1 - MIN_AGREEING) * pairs.length)
    return 'the refusals are too few, or too close together, to show how it falls'
  if (pairs.every(({ fell }) => fell === 0)) return 'it does not fall from one refusal to the next'
  return 'it falls neither by 1 nor by 1000 per second'
}
