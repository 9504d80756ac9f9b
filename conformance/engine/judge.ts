import type { CheckRecord, Verdict } from '../../schemas/compiled/run.ts'
import type { NotApplicableCode } from '../../schemas/reason-codes.ts'
import type { Check, Level, Evidence } from '../evidence/check.ts'
import { judgeOmission } from '../evidence/evidence.ts'
import { inferenceOf } from '../../schemas/inferred-rules.ts'
import { inconclusive, notJudged, withIssues, type Judgement, type Issue } from '../exchange/judgement.ts'
import { judgedSelectors, isSelected } from '../exchange/call-kinds.ts'
import { apartFromFields } from '../evidence/added-fields.ts'
import { underOutage } from '../evidence/outage.ts'
import type { Plan } from '../statement/plan.ts'
import type { Layer } from '../statement/readings.ts'
import { violationText } from '../../schemas/violation-text.ts'
import { type RoundCounts, type RoundsJudgement, hasRounds, judgeInRounds, judgeTrials } from './rounds.ts'
import type { Capability } from '../exchange/capabilities.ts'
import { placeFinder } from '../exchange/issue-places.ts'

/** The checks of one run with their evidence. */
export type CheckInputs = {
  readonly checks: readonly Check[]
  readonly evidenceOf: (check: Check) => Evidence
  readonly plan: Plan
}

// Caches records by the id of the check, and the ids of the checks in progress that could explain it. Without this cache, a service
// that answers nothing would take seconds to judge, because explanations are searched along all paths of `because`.
const records = new WeakMap<CheckInputs, Map<string, CheckRecord>>()

/** Judges a check. If the failure of another check explains its failure, the record names that check, unless they explain each other. */
export function judgeAmong(check: Check, inputs: CheckInputs): CheckRecord {
  return isCircular(check, inputs) ? aloneIn(inputs, check).record : recordAmong(check, inputs, [])
}

// Returns whether checks explain each other, so that none of them would report the failure.
function isCircular(check: Check, inputs: CheckInputs): boolean {
  const seen = new Set<Check>()
  for (let one: Check | undefined = check; one !== undefined;) {
    if (seen.has(one)) return true
    seen.add(one)
    const { explainedBy } = recordAmong(one, inputs, [])
    one = inputs.checks.find(({ id }) => id === explainedBy)
  }
  return false
}

// `asking` lists the checks that this check may explain, to end a search along a circle.
function recordAmong(check: Check, inputs: CheckInputs, asking: readonly Check[]): CheckRecord {
  const behind = withExplainers(check, inputs.checks)
  const skipped = asking.flatMap((one) => (behind.has(one) ? [one.id] : []))
  return remembered(records, inputs, [check.id, ...skipped.toSorted()].join(), () =>
    explainedRecord(check, inputs, [...asking, check]),
  )
}

// Returns the record of a check by its own evidence, or a new record if failed checks explain its issues.
function explainedRecord(check: Check, inputs: CheckInputs, asking: readonly Check[]): CheckRecord {
  const { record, from } = aloneIn(inputs, check)
  if (from === null || !EXPLAINABLE.includes(record.verdict)) return record
  const { check: judged, judgement, rounds } = from
  const layer = layerOf(check.reading, inputs.plan)
  try {
    const explanation = explanationFor(check, judgement, inputs, asking)
    if (explanation === null) return record
    return 'judgement' in explanation
      ? recordOf(judged, explanation.judgement, layer, inputs.plan, rounds)
      : { ...anchorOf(judged, layer), ...explained(judgement, explanation.cause) }
  } catch (error) {
    return broken(judged, layer, error)
  }
}

// Caches judgments, because a check may explain many others.
const judgedAlone = new WeakMap<CheckInputs, Map<Check, IndependentVerdict>>()

/** Returns the verdict of a check from its own evidence, as if no other check existed. */
export function aloneIn(inputs: CheckInputs, check: Check): IndependentVerdict {
  return remembered(judgedAlone, inputs, check, () =>
    judgeAlone(check, inputs.evidenceOf(check), inputs.plan),
  )
}

// Returns the value that `cache` holds for `part` of `key`, or makes it and stores it there.
function remembered<Key extends object, Part, Value>(
  cache: WeakMap<Key, Map<Part, Value>>,
  key: Key,
  part: Part,
  make: () => Value,
): Value {
  const known = cache.get(key) ?? new Map<Part, Value>()
  cache.set(key, known)
  const value = known.get(part) ?? make()
  known.set(part, value)
  return value
}

type IndependentVerdict = {
  readonly record: CheckRecord
  readonly from: ({ readonly check: Check } & RoundsJudgement) | null
}

/** Judges a check without regard to the verdicts of other checks. If the check throws an exception, the verdict is `error`. */
export function judgeAlone(spec: Check, evidence: Evidence, plan: Plan): IndependentVerdict {
  const check = { ...spec, level: effectiveLevel(spec, plan) }
  const layer = layerOf(check.reading, plan)
  try {
    const judge = (seen: Evidence) => judgementOf(check, seen)
    const { judgement: judged, rounds }: RoundsJudgement = hasRounds(evidence)
      ? judgeInRounds(check, evidence, (round) => judgeTrials(round, judge))
      : { judgement: judge(evidence) }
    const judgement = withoutSight(check, unlessCut(check, judged, evidence), evidence)
    const record = shownBy(evidence, recordOf(check, judgement, layer, plan, rounds), judgement)
    return { record, from: { check, judgement, ...(rounds && { rounds }) } }
  } catch (error) {
    return { record: broken(check, layer, error), from: null }
  }
}

function broken(check: Check, layer: Layer, error: unknown): CheckRecord {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const failure = { verdict: 'error', code: 'judge-failed', reason: 'judge', detail } as const
  return { ...anchorOf(check, layer), ...failure, issues: [], exchanges: [] }
}

// Returns `judgement`, or an inconclusive judgment in place of a pass if the run did not send a call that the check judges.
function unlessCut({ capability, judges }: Check, judgement: Judgement, evidence: Evidence): Judgement {
  const named = judgedSelectors(judges)
  const cut = evidence.omissions.find(
    ({ probe, calls = [] }) =>
      probe.startsWith(`${capability}.`) && named.some((selector) => calls.includes(selector)),
  )
  return judgement.kind === 'satisfied' && cut !== undefined ? judgeOmission({ omissions: [cut] }) : judgement
}

// Returns the judgment, adapted if the service was down. It is inconclusive if the service was never reached.
function withoutSight({ id }: Check, judgement: Judgement, { whyNoAnswer, outage }: Evidence): Judgement {
  if (outage !== undefined) return underOutage(id, judgement, outage)
  if (whyNoAnswer === undefined || judgement.kind === 'not-applicable') return judgement
  return inconclusive('prerequisite', whyNoAnswer)
}

// Adds the first call of an absent capability to its failed or warned check record, as evidence of the absence.
function shownBy(evidence: Evidence, record: CheckRecord, judgement: Judgement): CheckRecord {
  if (!isAbsent(judgement) || record.issues.length === 0) return record
  const asked = evidence.exchanges.find(({ probe }) => probe.startsWith(`${record.capability}.`))
  return asked === undefined ? record : { ...record, exchanges: [asked.id] }
}

/** Returns the level of a check. A declared reading may raise SHOULD to MUST. */
export function effectiveLevel({ level, bindsWith = [] }: Check, { readings }: Plan): Level {
  return bindsWith.some((key) => readings.get(key)?.layer === 'declared') ? 'MUST' : level
}

// The verdicts that another check may explain.
const EXPLAINABLE: readonly Verdict[] = ['fail', 'warn', 'inconclusive']

function recordOf(
  check: Check,
  judgement: Judgement,
  layer: Layer,
  plan: Plan,
  rounds: RoundCounts | undefined,
): CheckRecord {
  const violates = judgement.kind === 'violated' ? judgement.violates : undefined
  if (violates === undefined)
    return inRounds({ ...anchorOf(check, layer), ...verdictOf(check, judgement, layer, plan) }, rounds)
  const { clause: _, gap: __, reading: ___, ...rest } = check
  const violatedLayer = layerOf('reading' in violates ? violates.reading : undefined, plan)
  const anchor = anchorOf({ ...rest, ...violates }, violatedLayer)
  return inRounds({ ...anchor, ...verdictOf(check, judgement, violatedLayer, plan) }, rounds)
}

const COUNTED: readonly Verdict[] = ['pass', 'fail', 'warn', 'inconclusive']

function inRounds(record: CheckRecord, rounds: RoundCounts | undefined): CheckRecord {
  return rounds === undefined || !COUNTED.includes(record.verdict) ? record : { ...record, rounds }
}

// Returns a conclusion that refers to the check that reports the cause. One cause then counts as one failure.
function explained(judgement: Judgement, cause: string): Conclusion {
  const detail = judgement.kind === 'inconclusive' ? judgement.detail : 'the same cause, counted there'
  const shown = isAbsent(judgement) ? {} : { detail }
  return { ...notSent('explained-elsewhere', `see ${cause}`), ...shown, explainedBy: cause }
}

const NO_KEY = notJudged('no-key', 'no key was given: authentication is not judged')

const MISSING_KEY = 'errors.missingKey'
const NO_AUTHENTICATION = notJudged(
  'no-authentication',
  'no key is needed, as the statement declares: authentication is not judged',
  MISSING_KEY,
)
// The name of the reading that declares the format of API keys. Its checks also search refusals for a repeated (leaked) API key.
const KEY_FORMAT = 'key.format'
// The keys of readings whose checks of authentication apply even if the target requires no API key.
const WITHOUT_AUTHENTICATION: readonly string[] = [MISSING_KEY, KEY_FORMAT]

// Judges a check. Authentication is not judged without a key, because Assay cannot tell whether a service is meant to be open.
function judgementOf(check: Check, evidence: Evidence): Judgement {
  if (check.needsKey !== true) return check.judge(evidence)
  const isKeyless = evidence.readings.get(MISSING_KEY)?.value.reading === 'none-needed'
  if (isKeyless && !WITHOUT_AUTHENTICATION.includes(check.reading ?? '')) return NO_AUTHENTICATION
  const isShown = evidence.hasKey || (isKeyless && check.reading === MISSING_KEY)
  if (!isShown) return NO_KEY
  const judgement = check.judge(evidence)
  return check.reading === KEY_FORMAT ? judgement : apartFromFields(judgement, evidence)
}

function layerOf(reading: string | undefined, plan: Plan): Layer {
  if (reading === undefined) return 'spec'
  return plan.readings.get(reading)?.layer ?? 'observed'
}

type NotApplicable = Extract<Judgement, { readonly kind: 'not-applicable' }>
type Anchor = Omit<CheckRecord, keyof Conclusion>

function anchorOf(check: Check, layer: Layer): Anchor {
  const inferred = inferenceOf(check)
  return {
    id: check.id,
    title: check.title,
    capability: check.capability,
    ...(check.clause === undefined ? {} : { clause: check.clause }),
    ...(inferred === null ? {} : { inferred }),
    ...(check.gap === undefined ? {} : { gap: check.gap }),
    ...(check.reading === undefined ? {} : { reading: check.reading }),
    level: check.level,
    layer,
  }
}

function verdictOf(check: Check, judgement: Judgement, layer: Layer, plan: Plan): Conclusion {
  const support = plan.capabilities.get(check.capability) ?? 'auto'
  if (support === 'unsupported') return DECLARED_UNSUPPORTED
  if (judgement.kind === 'not-applicable' && judgement.code === 'quota-not-spent')
    return notSent(judgement.code, judgement.detail)
  if (layer === 'observed') return observed(judgement)
  switch (judgement.kind) {
    case 'satisfied':
      return { verdict: 'pass', issues: [], exchanges: judgement.exchanges }
    case 'violated': {
      const verdict: Verdict = check.level === 'MUST' ? 'fail' : 'warn'
      const { issues, exchanges, among } = judgement
      return { verdict, issues, exchanges, ...(among === undefined ? {} : { among }) }
    }
    case 'inconclusive': {
      const { code, detail, cause, exchanges } = judgement
      // An undeclared capability that the run cannot test does not make it incomplete, but the report must mention it.
      if (support === 'auto' && code === 'receiver')
        return notSent('no-reading', `not looked for: undeclared, and ${detail}`)
      const found = cause === undefined ? {} : { cause }
      return { verdict: 'inconclusive', code, reason: code, detail, ...found, issues: [], exchanges }
    }
    case 'not-applicable':
      if (support === 'supported' && isAbsent(judgement)) return declaredButAbsent(check, judgement.detail)
      if (support === 'supported' && OUT_OF_REACH.includes(judgement.code))
        return declaredButOutOfReach(judgement)
      return { ...notSent(judgement.code, judgement.detail), ...takenOutBy(judgement, plan) }
  }
}

// Returns the declared readings that make a check not applicable. Ignores readings of a profile, because the user can choose any profile.
function takenOutBy(
  { readings: named = [] }: NotApplicable,
  { readings }: Plan,
): Pick<CheckRecord, 'takenOutBy'> {
  const keys = named.filter((key) => readings.get(key)?.layer === 'declared')
  return keys.length === 0 ? {} : { takenOutBy: keys }
}

const DECLARED_UNSUPPORTED = notSent('declared-unsupported', 'declared unsupported by the statement')

function isAbsent(judgement: Judgement): boolean {
  return judgement.kind === 'not-applicable' && judgement.code === 'not-offered'
}

function declaredButAbsent(check: Check, received: string): Conclusion {
  const issue = { at: check.capability, expected: 'the capability, which is declared or required', received }
  return { verdict: check.level === 'MUST' ? 'fail' : 'warn', issues: [issue], exchanges: [] }
}

// The reasons which mean that the run could not test the capability.
const OUT_OF_REACH: readonly NotApplicableCode[] = ['sign-up-not-allowed', 'no-reading']

// Returns inconclusive for a declared capability that could not be tested, so that the run is incomplete.
function declaredButOutOfReach({ code, detail }: NotApplicable): Conclusion {
  return { verdict: 'inconclusive', code, reason: 'prerequisite', detail, issues: [], exchanges: [] }
}

type Conclusion = Pick<
  CheckRecord,
  | 'verdict'
  | 'code'
  | 'reason'
  | 'takenOutBy'
  | 'detail'
  | 'cause'
  | 'explainedBy'
  | 'issues'
  | 'exchanges'
  | 'among'
>

function notSent(code: NonNullable<CheckRecord['code']>, reason: string): Conclusion {
  return { verdict: 'not-applicable', code, reason, issues: [], exchanges: [] }
}

function observed(judgement: Judgement): Conclusion {
  const reason = 'no reading is declared for this gap'
  switch (judgement.kind) {
    case 'satisfied':
    case 'violated': {
      const other = judgement.kind === 'violated' ? `: ${violationText(judgement.issues[0])}` : null
      const code = other === null ? 'not-declared' : 'seen-otherwise'
      const detail = `the behavior is ${other === null ? '' : 'not '}that of the de-facto reading${other ?? ''}`
      return { verdict: 'observed', code, reason, detail, issues: [], exchanges: judgement.exchanges }
    }
    case 'inconclusive':
      return notSent('nothing-to-judge', `${reason}, and nothing was observed: ${judgement.detail}`)
    case 'not-applicable':
      return notSent(judgement.code, judgement.detail)
  }
}

/** Maps each capability to the check that reports whether the target offers it. */
export const PRESENCE_CHECKS: Readonly<Partial<Record<Capability, string>>> = {
  signup: 'signup.offered',
  sse: 'sse.offered',
  websocket: 'websocket.offered',
  webhooks: 'webhooks.offered',
  limits: 'limits.exists',
}

const COMPLETENESS_CHECKS: Readonly<Partial<Record<Capability, string>>> = {
  core: 'core.reply-whole',
  sse: 'sse.whole',
  websocket: 'websocket.done-present',
  webhooks: 'webhooks.trigger-fires',
  signup: 'signup.leads-to-key',
}

/** The checks of the connection. If one fails, reports name it as the likely reason why other checks got no complete answer. */
export const CONNECTION_CHECKS = ['core.healthy-after-mistakes', 'core.reply-whole'] as const

const REDIRECT_CHECK = 'core.no-redirect'

// The checks whose failure on the reference request explains why other checks of core have no answer to compare with.
const READABLE_CHECKS: readonly string[] = ['core.strict-json', REDIRECT_CHECK]

const explainers = new WeakMap<readonly Check[], Map<Check, readonly Check[]>>()

// Returns the checks in `checks` whose failure may explain the verdict of `check`.
function explainersOf(check: Check, checks: readonly Check[]): readonly Check[] {
  return remembered(explainers, checks, check, () => findExplainers(check, checks))
}

const closures = new WeakMap<readonly Check[], Map<Check, ReadonlySet<Check>>>()

/** Returns `check` and all checks whose failure may explain its failure, directly or through a chain of other checks. */
export function withExplainers(check: Check, checks: readonly Check[]): ReadonlySet<Check> {
  return remembered(closures, checks, check, () => {
    const behind = new Set([check])
    for (const one of behind) for (const other of explainersOf(one, checks)) behind.add(other)
    return behind
  })
}

function findExplainers(check: Check, checks: readonly Check[]): readonly Check[] {
  const found = [...(check.because ?? []), ...rootsOf(check)].flatMap(
    (id) => checks.find((other) => other.id === id && other !== check) ?? [],
  )
  return [...new Set(found)]
}

// Returns the checks that may explain missing evidence. Empty for the check that reports that the target is down.
function rootsOf({ id, capability }: Check): readonly (string | undefined)[] {
  return id === CONNECTION_CHECKS[0]
    ? []
    : [PRESENCE_CHECKS[capability], COMPLETENESS_CHECKS[capability], ...READABLE_CHECKS, ...CONNECTION_CHECKS]
}

// How failed checks explain the issues of a check: one check (its id is `cause`) explains all, or some remain in `judgement`.
type Explanation = { readonly cause: string } | { readonly judgement: Judgement }

function explanationFor(
  check: Check,
  judgement: Judgement,
  inputs: CheckInputs,
  asking: readonly Check[],
): Explanation | null {
  const failed = explainersOf(check, inputs.checks)
    .filter((other) => !asking.includes(other))
    .flatMap((other) => failureOf(other, check, inputs, asking))
  const whole = failed.find((failure) => canExplain(failure, check, judgement))
  if (whole !== undefined) return { cause: whole.cause }
  if (judgement.kind !== 'violated') return null
  const evidence = inputs.evidenceOf(check)
  const reporters = failed.map((failure) => ({
    cause: failure.cause,
    explains: reporterFor(failure, check, evidence),
  }))
  const reporterOf = (issue: Issue) => reporters.find(({ explains }) => explains(issue))
  const [first, ...rest] = judgement.issues.filter((issue) => reporterOf(issue) === undefined)
  if (first !== undefined) return { judgement: withIssues(judgement, [first, ...rest]) }
  const cause = reporterOf(judgement.issues[0])?.cause
  return cause === undefined ? null : { cause }
}

type Failure = { readonly by: Check; readonly issues: readonly Issue[]; readonly cause: string }

function failureOf(
  by: Check,
  check: Check,
  inputs: CheckInputs,
  asking: readonly Check[],
): readonly Failure[] {
  const { verdict, explainedBy, issues } = recordAmong(by, inputs, asking)
  if (explainedBy !== undefined) {
    return [{ by, issues: aloneIn(inputs, by).record.issues, cause: explainedBy }]
  }
  // A warning must not hide a failure.
  const isFailed =
    verdict === 'fail' || (verdict === 'warn' && effectiveLevel(check, inputs.plan) === 'SHOULD')
  return isFailed ? [{ by, issues, cause: by.id }] : []
}

function canExplain(
  { by: { id, capability }, issues }: Failure,
  check: Check,
  judgement: Judgement,
): boolean {
  // A failure of an offered capability does not mean that the capability is absent.
  const isPresence = check.id === PRESENCE_CHECKS[check.capability]
  if (!isPresence && check.because?.includes(id) === true && isUndecided(judgement)) return true
  if (capability !== check.capability) return false
  if (id === PRESENCE_CHECKS[capability]) return isMissing(judgement) || isLate(judgement)
  if (READABLE_CHECKS.includes(id))
    return isUnfounded(judgement) && issues.some(({ at }) => at.startsWith('core.completion/'))
  // Broken-off answers do not mean that the capability is absent.
  return id === COMPLETENESS_CHECKS[capability] && (isUnfounded(judgement) || isLate(judgement))
}

// Returns whether a judgment lacks evidence. Missing evidence can come from an absent capability, but a violation cannot.
function isMissing(judgement: Judgement): boolean {
  return isAbsent(judgement) || isUnfounded(judgement)
}

// Returns whether the check could not judge the target. A rate limit does not count, because no other check reports it as a failure.
function isUndecided(judgement: Judgement): boolean {
  return isAbsent(judgement) || (judgement.kind === 'inconclusive' && judgement.code !== 'throttled')
}

function isUnfounded(judgement: Judgement): boolean {
  return judgement.kind === 'inconclusive' && judgement.code === 'prerequisite'
}

function isLate(judgement: Judgement): boolean {
  return judgement.kind === 'inconclusive' && ['timeout', 'busy-machine'].includes(judgement.code)
}

function isAboutSameCalls(by: Check, check: Check, { exchanges }: Evidence): boolean {
  const own = exchanges.filter((call) => isSelected(judgedSelectors(check.judges), call))
  return own.some((call) => isSelected(judgedSelectors(by.judges), call))
}

// Returns a function that tells whether a failure of another check explains an issue of `check`: see `because` in check.ts.
function reporterFor({ by, issues }: Failure, check: Check, evidence: Evidence): (issue: Issue) => boolean {
  const isNamed = check.because?.includes(by.id) === true
  const isRedirect = by.id === REDIRECT_CHECK
  const isRoot = isRedirect || [COMPLETENESS_CHECKS[check.capability], ...CONNECTION_CHECKS].includes(by.id)
  // Calls that are answered with the text of other calls mix up all parts of answers, also where no text shows it.
  const isMixedUp = issues.some(({ code }) => code === 'other-call')
  if (isNamed && (isMixedUp || !isAboutSameCalls(by, check, evidence))) return () => true
  const hasSamePlace = isNamed ? placeFinder(issues.map(({ at }) => at)) : () => false
  // The redirect check reports broken answers, too. These do not explain other checks, which may explain them.
  const shared = isRedirect ? 'redirected' : 'broken-off'
  const isShared = (isNamed || isRoot) && issues.some(({ code }) => code === shared)
  return ({ at, code }) => hasSamePlace(at) || (isShared && code === shared)
}
