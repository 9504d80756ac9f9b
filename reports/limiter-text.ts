/** The findings about a limiter and about several keys, in words, the same in every format. Texts are not neutralized here. */
import { count, formatPercent, thousands } from '../schemas/count.ts'
import type { FairnessRun, FairnessTally } from '../schemas/compiled/fairness-run.ts'
import { DECLARABLE_SCOPES, limitScopeText, type AskedRun } from '../schemas/limit-scopes.ts'
import type {
  LimiterFieldFamily,
  LimiterFields,
  LimiterInterval,
  LimiterRaces,
  LimiterRun,
} from '../schemas/compiled/limiter-run.ts'
import { formatMilliseconds, UNMEASURED } from './load-text.ts'

type Fact = readonly [string, string]

const STANDING: Readonly<Record<AskedRun['outcome'], string>> = {
  answered: 'ANSWERED',
  undetermined: 'UNDETERMINED',
  invalid: 'NOT VALID: do not use these results',
  aborted: 'STOPPED before its end',
}

/** Returns the standing of the run. */
export function formatStanding({ outcome }: Pick<AskedRun, 'outcome'>): string {
  return STANDING[outcome]
}

/** Returns the cost of the run and its announced bounds. */
export function formatLimiterCost({ cost, most }: Pick<AskedRun, 'cost' | 'most'>): string {
  const { requests, accepted, refused, unclassified, tokens, seconds } = cost
  // What is neither was answered with 401, 404 and the like.
  const errors = requests - accepted - refused - unclassified
  const fates = [
    `${thousands(accepted)} accepted`,
    `${thousands(refused)} refused`,
    ...(errors <= 0 ? [] : [count(errors, 'client error')]),
    ...(unclassified === 0 ? [] : [`${thousands(unclassified)} unclassified`]),
  ].join(', ')
  const bound = `of at most ${count(most.requests, 'request')} in ${most.seconds} s`
  return `${count(requests, 'request')} in ${seconds.toFixed(1)} s (${fates}; ${count(tokens, 'token')} as far as reported), ${bound}`
}

const ENDS: Readonly<Record<string, string>> = {
  settled: 'as planned',
  'no-limit-seen': 'as planned',
  'given-up': 'given up',
  'out-of-requests': 'cut short by --max-requests',
  'out-of-time': 'cut short by --max-seconds',
}

/** Returns the end of the plan. */
export function formatEnd({ ended }: Pick<AskedRun, 'ended'>): string {
  if (ended === null) return 'before its end'
  const how = ENDS[ended.because] ?? ended.because
  return ended.because === 'settled' ? how : `${how}: ${ended.note}`
}

/** The keys by label and origin: `a ($A), b ($B)`. */
export function formatKeys({ keys, keyOrigins }: Pick<AskedRun, 'keys' | 'keyOrigins'>): string {
  return keys.map((key, at) => `${key} (${keyOrigins[at] ?? 'given'})`).join(', ')
}

const PHASES: Readonly<Record<string, string>> = {
  'first-request': 'with the first request after the previous window',
  'wall-clock': 'with the wall clock',
  'first-ever': 'with the first request ever',
  'process-start': 'at a moment that all keys share',
  'key-hash': 'at a moment of each key',
}

/** The facts under the answer, name and value: what was found, and what was looked at or not. */
export function formatFacts(run: LimiterRun): readonly (readonly [string, string])[] {
  const { finding } = run
  if (finding === null) return []
  const { capacity, windowMs, ratePerSecond, phases, scopes, unit } = finding
  // Where there may be no limit at all, these are what was seen of the server.
  const isSeen = finding.families.includes('none')
  const facts: (readonly [string, string] | null)[] = [
    capacity === null ? null : [isSeen ? 'At once' : 'Capacity', `${formatInterval(capacity, 1, 0)} ${unit}`],
    windowMs === null ? null : ['Window', `${formatInterval(windowMs, 1000, 2)} s`],
    ratePerSecond === null
      ? null
      : [
          isSeen ? 'Throughput' : 'Rate',
          `${formatInterval(ratePerSecond, 1, 2)} ${unit === 'tokens' ? 'tokens' : 'requests'} per second`,
        ],
    phases.length === 0
      ? null
      : ['Windows begin', phases.map((phase) => PHASES[phase] ?? phase).join(' or ')],
    scopes.length === 0 ? null : ['Scope', formatScopeNames(scopes)],
  ]
  return [...facts.filter((fact) => fact !== null), ...formatLooked(run)]
}

function formatScopeNames(scopes: readonly string[]): string {
  const names = scopes.map(limitScopeText).join(', or ')
  const isKeyOrAccount = scopes.includes('key') && scopes.includes('account')
  return isKeyOrAccount ? `${names} (a second key of one account would distinguish the two)` : names
}

/** Returns the title of the draft of a statement. It names the scopes to choose from if the run did not determine one. */
export function statementTitle({ finding }: LimiterRun): string {
  const scopes = finding?.scopes ?? []
  if (scopes.length === 1) return STATEMENT
  const choice = DECLARABLE_SCOPES.filter((scope) => scopes.length === 0 || scopes.includes(scope))
  const others = scopes.filter((scope) => !DECLARABLE_SCOPES.includes(scope)).map(limitScopeText)
  const beyond = others.length === 0 ? '' : `; a statement cannot declare: ${others.join(', or ')}`
  return `${STATEMENT} (add "scope" to the quota: ${choice.map((scope) => `"${scope}"`).join(' or ')}, which is not known${beyond})`
}

const STATEMENT = 'for assay.statement.json'

/** Returns title and text of the reason why the finding is not better, and of the experiment that would help, where the answer does not say it. */
export function formatUnsaid({ finding }: LimiterRun): readonly (readonly [string, string])[] {
  if (finding === null) return []
  const { verdict, reason, experiment } = finding
  // The answer of an open finding has its reason; that of a choice between families has the experiment.
  const isReasonStated = verdict === 'undetermined'
  const isExperimentStated = verdict === 'undetermined' || verdict === 'one-of'
  return [
    ...(reason === null || isReasonStated ? [] : [['Why', reason] as const]),
    ...(experiment === null || isExperimentStated ? [] : [['What would help', experiment] as const]),
  ]
}

function formatInterval({ value, low, high }: LimiterInterval, scale: number, digits: number): string {
  const text = (part: number): string => (part / scale).toFixed(digits)
  return text(low) === text(high) ? text(value) : `${text(value)} (${text(low)} to ${text(high)})`
}

/** The likeliest families with their share, the runner-up included; empty where none of them explains the answers. */
export function formatPosterior({ finding }: LimiterRun): string {
  // Shares add up to one whatever the families explain: beside "no known family" they would contradict it.
  if (finding === null || finding.verdict === 'undetermined') return ''
  const shown = finding.posterior.slice(0, 3)
  return shown.map(({ family, probability }) => `${family} ${percent(probability)}`).join(', ')
}

function percent(share: number): string {
  if (share > 0.9995) return '> 99.9 %'
  return share < 0.001 ? '< 0.1 %' : formatPercent(share, 1)
}

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

/** The cells of a row; the first is its name. */
export type Cells = readonly string[]

/** Titles of {@link keyRows}. */
export const KEY_TITLES: Cells = [
  'key',
  'calm: sent',
  'completed',
  'refused',
  'good/s',
  'pressure: sent',
  'completed',
  'refused',
  'good/s',
]

/** Titles of {@link ttftRows}. */
export const TTFT_TITLES: Cells = [
  'TTFT of others',
  'calm, ms',
  'pressure, ms',
  'pressure / calm',
  'from (95 %)',
  'to',
]

/** The validity of the run, and whether requests were sent as planned. */
export function fairnessStanding(run: FairnessRun): string {
  const isSuspect = run.instrument?.verdict === 'suspect'
  return `${formatStanding(run)}${isSuspect ? ', SUSPECT: requests were not sent as planned' : ''}`
}

/** Returns whether requests left as planned, a sentence each. */
export function formatInstrument({ instrument }: FairnessRun): readonly string[] {
  if (instrument === null || instrument.lagMs === null) return []
  const { p50, p99, max } = instrument.lagMs
  const lag = `${formatMilliseconds(p50)} ms (p50), ${formatMilliseconds(p99)} ms (p99), at most ${formatMilliseconds(max)} ms`
  return [
    `Requests were sent ${lag} after their scheduled time.`,
    ...instrument.reasons.map((reason) => `Suspect: ${reason}.`),
  ]
}

/** A row per key. */
export function keyRows({ fairness }: FairnessRun): readonly Cells[] {
  return (fairness?.keys ?? []).map(({ key, isAggressor, calm, press }) => [
    isAggressor ? `${key} (sends more)` : key,
    ...tallyCells(calm),
    ...tallyCells(press),
  ])
}

function tallyCells({ asked, completed, refused, goodPerSecond }: FairnessTally): Cells {
  return [...[asked, completed, refused].map(thousands), goodPerSecond?.toFixed(2) ?? UNMEASURED]
}

/** A row per percentile. */
export function ttftRows({ fairness }: FairnessRun): readonly Cells[] {
  return (fairness?.ttft ?? []).map(({ percentile, calmMs, pressMs, ratio, ratioSpan }) => [
    `p${percentile}`,
    formatMilliseconds(calmMs),
    formatMilliseconds(pressMs),
    ...[ratio, ratioSpan?.low ?? null, ratioSpan?.high ?? null].map(
      (value) => value?.toFixed(2) ?? UNMEASURED,
    ),
  ])
}
