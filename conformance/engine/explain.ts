/**
 * Judges checks together. Finds checks that fail only because of another failed check: they do not count as failed. Combines verdicts
 * into outcomes of capabilities and of the run. Pure.
 */
import type {
  CapabilityRecord,
  CheckRecord,
  Outcome,
  Run,
  TakenOut,
  Verdict,
} from '../../schemas/compiled/run.ts'
import { countVerdicts } from '../../schemas/verdict-counts.ts'
import type { Check, Evidence } from '../evidence/evidence.ts'
import type { Capability } from '../exchange/capabilities.ts'
import { isSelected, judgedSelectors } from '../exchange/call-kinds.ts'
import { placeFinder } from '../exchange/issue-places.ts'
import {
  applyExplanation,
  isAbsent,
  judgeAlone,
  effectiveLevel,
  type Explanation,
  type IndependentVerdict,
} from './judge.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { Issue, Judgement } from '../exchange/judgement.ts'
import type { Plan } from '../statement/plan.ts'

/** The checks of one run with their evidence. Judgements are cached per `CheckInputs` object, so each check is judged only once. */
export type CheckInputs = {
  readonly checks: readonly Check[]
  readonly evidenceOf: (check: Check) => Evidence
  readonly plan: Plan
}

/** By capability, the id of the check that reports whether the target offers it. Core is left out, because every target offers it. */
export const PRESENCE_CHECKS: Readonly<Partial<Record<Capability, string>>> = {
  signup: 'signup.offered',
  sse: 'sse.offered',
  websocket: 'websocket.offered',
  webhooks: 'webhooks.offered',
  limits: 'limits.exists',
}

/** By capability, the id of the check that fails if answers are incomplete. Other checks may then have no complete answer to judge. */
const COMPLETENESS_CHECKS: Readonly<Partial<Record<Capability, string>>> = {
  core: 'core.reply-whole',
  sse: 'sse.whole',
  websocket: 'websocket.done-present',
  webhooks: 'webhooks.trigger-fires',
  signup: 'signup.leads-to-key',
}

/** The ids of the checks whose failure may explain why other checks, of any capability, have no complete answer to judge. */
export const CONNECTION_CHECKS = ['core.healthy-after-mistakes', 'core.reply-whole'] as const

// The check whose failure on the reference request explains why other checks of core have no answer to compare with.
const READABLE_CHECK = 'core.strict-json'

// Caches records by the id of the check, and the ids of the checks in progress that could explain it. Without this cache, a service
// that answers nothing would take seconds to judge, because explanations are searched along all paths of `because`.
const explained = new WeakMap<CheckInputs, Map<string, CheckRecord>>()

/**
 * Judges a check. If another failed check explains its result, the verdict is `not-applicable` and refers to that check. Skips the checks
 * `asking`, whose explanation is in progress.
 */
export function judgeAmong(check: Check, inputs: CheckInputs, asking: readonly Check[] = []): CheckRecord {
  const behind = withExplainers(check, inputs.checks)
  const skipped = asking.flatMap((one) => (behind.has(one) ? [one.id] : []))
  return remembered(explained, inputs, [check.id, ...skipped.toSorted()].join(), () =>
    applyExplanation(aloneIn(inputs, check), inputs.plan, (judgement) =>
      explanationFor(check, judgement, inputs, [...asking, check]),
    ),
  )
}

// Caches judgements, because a check may explain many others.
const judgedAlone = new WeakMap<CheckInputs, Map<Check, IndependentVerdict>>()

function aloneIn(inputs: CheckInputs, check: Check): IndependentVerdict {
  return remembered(judgedAlone, inputs, check, () =>
    judgeAlone(check, inputs.evidenceOf(check), inputs.plan),
  )
}

// The share of a call's duration from which stalls of this machine may have changed the result of the call.
const STALLED_SHARE = 0.1

/**
 * Returns whether a check makes the run incomplete because this machine was too busy. Either the judgement gives this reason, or
 * this machine stalled during calls that the judgement names. False if the reason is an outage of the target.
 */
export function wasTooBusyFor(check: Check, inputs: CheckInputs): boolean {
  const { record, from } = aloneIn(inputs, check)
  if (!leavesIncomplete(record) || from?.judgement.kind !== 'inconclusive') return false
  const { wasTooBusy, exchanges } = from.judgement
  const isStalled = ({ id, timing: { stalledMs = 0, endMs } }: Exchange): boolean =>
    exchanges.includes(id) && stalledMs >= STALLED_SHARE * endMs
  return wasTooBusy === true || inputs.evidenceOf(check).exchanges.some(isStalled)
}

const explainers = new WeakMap<readonly Check[], Map<Check, readonly Check[]>>()

// Returns the checks in `checks` whose failure may explain the verdict of `check`.
function explainersOf(check: Check, checks: readonly Check[]): readonly Check[] {
  return remembered(explainers, checks, check, () => findExplainers(check, checks))
}

const closures = new WeakMap<readonly Check[], Map<Check, ReadonlySet<Check>>>()

/** Returns `check`, and all checks in `checks` whose failure may explain its verdict, directly or through further checks. */
export function withExplainers(check: Check, checks: readonly Check[]): ReadonlySet<Check> {
  return remembered(closures, checks, check, () => {
    const behind = new Set([check])
    for (const one of behind) for (const other of explainersOf(one, checks)) behind.add(other)
    return behind
  })
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
    : [PRESENCE_CHECKS[capability], COMPLETENESS_CHECKS[capability], READABLE_CHECK, ...CONNECTION_CHECKS]
}

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
  if (first !== undefined) return { judgement: { ...judgement, issues: [first, ...rest] } }
  const cause = reporterOf(judgement.issues[0])?.cause
  return cause === undefined ? null : { cause }
}

/**
 * The failed check `by`, and its issues. `cause`: the id of the check that explains this failure, or the id of `by` if no check explains
 * it.
 */
type Failure = { readonly by: Check; readonly issues: readonly Issue[]; readonly cause: string }

function failureOf(
  by: Check,
  check: Check,
  inputs: CheckInputs,
  asking: readonly Check[],
): readonly Failure[] {
  const { verdict, explainedBy, issues } = judgeAmong(by, inputs, asking)
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
  if (id === READABLE_CHECK)
    return isUnfounded(judgement) && issues.some(({ at }) => at.startsWith('core.completion/'))
  // Broken-off answers do not mean that the capability is absent.
  return id === COMPLETENESS_CHECKS[capability] && (isUnfounded(judgement) || isLate(judgement))
}

// Returns whether a judgement lacks evidence. Missing evidence can come from an absent capability, but a violation cannot.
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
  return judgement.kind === 'inconclusive' && judgement.code === 'timeout'
}

function isAboutSameCalls(by: Check, check: Check, { exchanges }: Evidence): boolean {
  const own = exchanges.filter((call) => isSelected(judgedSelectors(check.judges), call))
  return own.some((call) => isSelected(judgedSelectors(by.judges), call))
}

// Returns a function that tells whether a failure of another check explains an issue of `check`: see `because` in evidence.ts.
function reporterFor({ by, issues }: Failure, check: Check, evidence: Evidence): (issue: Issue) => boolean {
  const isNamed = check.because?.includes(by.id) === true
  const isRoot = [COMPLETENESS_CHECKS[check.capability], ...CONNECTION_CHECKS].includes(by.id)
  // Calls that are answered with the text of other calls mix up all parts of answers, also where no text shows it.
  const isMixedUp = issues.some(({ code }) => code === 'other-call')
  if (isNamed && (isMixedUp || !isAboutSameCalls(by, check, evidence))) return () => true
  const hasSamePlace = isNamed ? placeFinder(issues.map(({ at }) => at)) : () => false
  const isAboutBreaks = (isNamed || isRoot) && issues.some(isBrokenOff)
  return (issue) => hasSamePlace(issue.at) || (isAboutBreaks && isBrokenOff(issue))
}

function isBrokenOff({ code }: Issue): boolean {
  return code === 'broken-off'
}

const EXIT_CODES = { conformant: 0, 'non-conformant': 1, incomplete: 3, partial: 3, broken: 4 } as const

/** Returns the exit code: 0 conformant, 1 non-conformant, 3 incomplete or partial, 4 an error in Assay. */
export function exitCodeOf(outcome: Outcome): Run['exitCode'] {
  return EXIT_CODES[outcome]
}

/** Returns the worst outcome of the records. `partial` replaces `conformant` if a declaration or a missing key excluded a MUST check. */
export function worstOutcome(records: readonly CheckRecord[]): Outcome {
  if (records.some((record) => record.verdict === 'error')) return 'broken'
  if (records.some((record) => record.verdict === 'fail')) return 'non-conformant'
  if (records.some(leavesIncomplete)) return 'incomplete'
  if (!records.some(isJudged)) return 'incomplete'
  return excludedClauses(records).length > 0 ? 'partial' : 'conformant'
}

/** Returns the clauses with MUST checks that did not apply because of the declared behavior or a missing key, in check order. */
export function excludedClauses(records: readonly CheckRecord[]): readonly TakenOut[] {
  const byClause = new Map<string, TakenOut>()
  for (const { id, clause, level, code, takenOutBy: keysOut = [] } of records) {
    const isOut = keysOut.length > 0 || code === 'no-key'
    if (clause === undefined || level !== 'MUST' || !isOut) continue
    const { checks = [], readings = [] } = byClause.get(clause) ?? {}
    const keys = [...new Set([...readings, ...keysOut])]
    byClause.set(clause, { clause, checks: [...checks, id], readings: keys })
  }
  return [...byClause.values()]
}

/** Returns whether a check passed, or is a SHOULD check that warned about recorded calls. A run without such a check is incomplete. */
export function isJudged({ verdict, level, exchanges }: CheckRecord): boolean {
  return verdict === 'pass' || (verdict === 'warn' && level === 'SHOULD' && exchanges.length > 0)
}

/** Returns whether this verdict alone makes a run incomplete: an inconclusive MUST whose reason is not `model-behaviour`. */
export function leavesIncomplete({ verdict, level, code }: CheckRecord): boolean {
  return verdict === 'inconclusive' && level === 'MUST' && code !== 'model-behaviour'
}

/** Returns outcome and verdict counts per capability. Those in `unasked` got no request: `not-judged` replaces their `incomplete`. */
export function capabilityRecords(
  records: readonly CheckRecord[],
  plan: Plan,
  unasked: ReadonlySet<Capability> = new Set(),
): readonly CapabilityRecord[] {
  return [...plan.capabilities.keys()].map((id) => {
    const own = records.filter((record) => record.capability === id)
    const out = excludedClauses(own)
    const rest = out.length === 0 ? {} : { takenOut: out }
    const found = capabilityOutcome(own)
    const outcome = found === 'incomplete' && unasked.has(id) ? 'not-judged' : found
    return { id, outcome, counts: countVerdicts(own), ...rest }
  })
}

function capabilityOutcome(own: readonly CheckRecord[]): CapabilityRecord['outcome'] {
  if (own.length === 0) return 'not-judged'
  const absent = own.filter((record) => record.verdict === 'not-applicable')
  if (absent.length === own.length && absent.some(({ code }) => code === 'not-offered')) {
    return 'not-offered'
  }
  if (!own.some((record) => isJudged(record) || DECIDING.includes(record.verdict))) return 'not-judged'
  return worstOutcome(own)
}

// The verdicts that decide an outcome.
const DECIDING: readonly Verdict[] = ['fail', 'inconclusive', 'error']
