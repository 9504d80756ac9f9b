/** The further questions of an identification, a line for each: what was not looked at must not look fine. Pure. */
import type { LimiterFieldFamily, LimiterFields, LimiterRaces, LimiterRun } from '../schemas/limiter-run.ts'
import { count } from '../schemas/count.ts'

type Fact = readonly [string, string]

/** Parallel requests, header fields, Retry-After, and why its scope is not known; nothing without a limit. */
export function formatLooked(run: LimiterRun): readonly Fact[] {
  const { finding, outcome } = run
  if (finding === null) return []
  // What is known of header fields does not wait for a family.
  if (outcome === 'undetermined') return fieldFacts(finding.fields)
  if (outcome !== 'answered' || finding.families.length === 0) return []
  // Where there may be no limit at all, its details were not tested.
  if (finding.families.includes('none')) return []
  const { scopes, races = null, fields } = finding
  return [
    ...(scopes.length > 0 ? [] : [['Scope', `not known: ${whyNobody(run, races)}`] as const]),
    ['In parallel', formatRaces(races)],
    ...(fields === undefined ? NO_FIELDS : fieldFacts(fields)),
  ]
}

function fieldFacts(fields: LimiterFields | undefined): readonly Fact[] {
  if (fields === undefined) return []
  return [
    ['Header fields', formatFamilies(fields)],
    ['Retry-After', formatRetry(fields)],
  ]
}

const NOT_LOOKED = 'not looked at'
const NO_FIELDS: readonly Fact[] = [
  ['Header fields', NOT_LOOKED],
  ['Retry-After', NOT_LOOKED],
]

function whyNobody({ keys, sources, ended }: LimiterRun, races: LimiterRaces | null): string {
  if (races?.verdict === 'several-memories') return 'the state of the limit is not shared between replicas'
  if (keys.length < 2 && sources.length < 2) return 'there was one key, and one address'
  if (ended?.because === 'out-of-requests' || ended?.because === 'out-of-time')
    return 'the plan was cut short'
  return 'the answers do not show it'
}

const TOO_MANY: Readonly<Record<string, string>> = {
  'not-atomic': ': the count is not atomic',
  'several-memories': ': its state is not shared between replicas',
  'charged-late': ': requests are charged after their answers',
  undecided: '; the reason is not known',
}

function formatRaces(races: LimiterRaces | null): string {
  if (races === null) return NOT_LOOKED
  if (races.verdict === 'exact') return 'no more requests than the limit were accepted'
  return `up to ${races.overshoot} more than the limit were accepted${TOO_MANY[races.verdict] ?? ''}`
}

function formatFamilies({ families }: LimiterFields): string {
  return families.length === 0 ? 'none seen' : families.map(formatFamily).join('; ')
}

/** Fewer pairs of answers show nothing about Remaining, and a smaller error of Reset is that of whole seconds. */
const FEW_PAIRS = 3
const ROUNDING_SECONDS = 1

function formatFamily(one: LimiterFieldFamily): string {
  const { family, onAccepted, onRefused, agreesWithCapacity, remaining, reset } = one
  const { stillLeft = null } = remaining
  const isCounting = remaining.pairs > FEW_PAIRS
  const parts: readonly (readonly [name: string, isTrue: boolean | null])[] = [
    ['Limit', agreesWithCapacity],
    [
      'Remaining',
      remaining.negative > 0 || stillLeft !== null
        ? false
        : isCounting
          ? remaining.notFalling < remaining.pairs
          : null,
    ],
    ['Reset', reset === null ? null : Math.abs(reset.medianSeconds) <= ROUNDING_SECONDS],
  ]
  const named = (which: boolean): string =>
    parts.flatMap(([name, isTrue]) => (isTrue === which ? [name] : [])).join(', ')
  const said = [
    ...(named(false) === ''
      ? []
      : [`wrong: ${named(false)}${stillLeft === null ? '' : ` (still ${stillLeft} when refused)`}`]),
    ...(named(true) === '' ? [] : [`correct: ${named(true)}`]),
  ]
  const seen = `in ${count(onAccepted + onRefused, 'answer')}`
  return `${family} ${seen}: ${said.length === 0 ? 'too few answers to judge them' : said.join('; ')}`
}

function formatRetry({ retryAfter }: LimiterFields): string {
  const {
    refusals,
    present,
    malformed,
    obeyed,
    obeyedAccepted,
    tooEarly,
    overWaited,
    timesTooLong = null,
  } = retryAfter
  if (refusals === 0) return 'nothing was refused'
  if (present === 0) return `none with ${count(refusals, 'refusal')}`
  if (malformed.length > 0) return 'neither whole seconds nor a date'
  const kept =
    obeyed === 0
      ? 'no request was sent right after the announced time'
      : `${obeyedAccepted} of ${count(obeyed, 'request')} sent right after the announced time accepted`
  const early = tooEarly === null ? '' : `; the time is up to ${tooEarly.worstSeconds.toFixed(1)} s too early`
  const late =
    timesTooLong !== null
      ? `; the wait is at least ${timesTooLong.toFixed(1)} times as long as needed`
      : overWaited === null
        ? ''
        : `; the wait is ${overWaited.medianSeconds.toFixed(1)} s longer than needed (median of ${overWaited.count})`
  const where = present < refusals ? `with ${present} of ${count(refusals, 'refusal')}; ` : ''
  return `${where}${kept}${early}${late}`
}
