/**
 * Turns the judgement of a check into a verdict. Combines the judgements of rounds (`--repeat`), and of the trials of a probe that ran again
 * because this machine was too busy. Only this file applies levels, sources of rules (layers) and declared capabilities. Pure.
 */
import clauses from '../../schemas/clauses.json' with { type: 'json' }
import type { CheckRecord, Verdict } from '../../schemas/compiled/run.ts'
import type { NotApplicableCode } from '../../schemas/reason-codes.ts'
import { type Check, type Level, judgeOmission, type Evidence } from '../evidence/evidence.ts'
import { inconclusive, notJudged, type Judgement, type Issue } from '../exchange/judgement.ts'
import { judgedSelectors, selectorsOf } from '../exchange/call-kinds.ts'
import { apartFromFields } from '../evidence/added-fields.ts'
import { underOutage } from '../evidence/outage.ts'
import type { Plan } from '../statement/plan.ts'
import type { Layer } from '../statement/readings.ts'
import { violationText } from '../../schemas/violation-text.ts'
import type { Exchange } from '../exchange/exchange.ts'

/** How failed checks explain the issues of a check: one check (its id is `cause`) explains all, or some remain in `judgement`. */
export type Explanation = { readonly cause: string } | { readonly judgement: Judgement }

type VerdictInputs = { readonly check: Check } & RoundsJudgement

/** The verdict of a check (`record`) by its own evidence. `from`: the judgement that gave the verdict; null if the check threw an error. */
export type IndependentVerdict = {
  readonly record: CheckRecord
  readonly from: VerdictInputs | null
}

/**
 * Judges a check by its own evidence. Also returns the judgement that gave the verdict, for {@link applyExplanation}. Never throws:
 * an exception becomes the verdict `error`, so that all other checks are still reported.
 */
export function judgeAlone(spec: Check, evidence: Evidence, plan: Plan): IndependentVerdict {
  const check = { ...spec, level: effectiveLevel(spec, plan) }
  const layer = layerOf(check.reading, plan)
  try {
    const { judgement: judged, rounds } = judgeInRounds(check, evidence, (round) =>
      judgeTrials(round, (seen) => judgementOf(check, seen)),
    )
    const judgement = withoutSight(check, unlessCut(check, judged, evidence), evidence)
    const record = shownBy(evidence, recordOf(check, judgement, layer, plan, rounds), judgement)
    return { record, from: { check, judgement, ...(rounds && { rounds }) } }
  } catch (error) {
    return { record: broken(check, layer, error), from: null }
  }
}

/** Returns `record`, or a new record if failed checks explain its issues. `explanationFor` returns the explanation, or null. */
export function applyExplanation(
  { record, from }: IndependentVerdict,
  plan: Plan,
  explanationFor: (judgement: Judgement) => Explanation | null,
): CheckRecord {
  if (from === null || !EXPLAINABLE.includes(record.verdict)) return record
  const { check, judgement, rounds } = from
  const layer = layerOf(check.reading, plan)
  try {
    const explanation = explanationFor(judgement)
    if (explanation === null) return record
    if ('judgement' in explanation) return recordOf(check, explanation.judgement, layer, plan, rounds)
    return { ...anchorOf(check, layer), ...explained(judgement, explanation.cause) }
  } catch (error) {
    return broken(check, layer, error)
  }
}

function broken(check: Check, layer: Layer, error: unknown): CheckRecord {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  const failure = { verdict: 'error', code: 'judge-failed', reason: 'judge', detail } as const
  return { ...anchorOf(check, layer), ...failure, issues: [], exchanges: [] }
}

// Returns `judgement`, or an inconclusive judgement in place of a pass if the run did not send a call that the check judges.
function unlessCut({ capability, judges }: Check, judgement: Judgement, evidence: Evidence): Judgement {
  const named = judgedSelectors(judges)
  const cut = evidence.omissions.find(
    ({ probe, calls = [] }) =>
      probe.startsWith(`${capability}.`) && named.some((selector) => calls.includes(selector)),
  )
  return judgement.kind === 'satisfied' && cut !== undefined ? judgeOmission({ omissions: [cut] }) : judgement
}

// Returns the judgement, adapted if the service was down. It is inconclusive if the service was never reached.
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

/** Returns the level of a check. A SHOULD becomes a MUST if a reading for a key in `bindsWith`, such as `request.roles`, is declared. */
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
      return { verdict, issues: judgement.issues, exchanges: judgement.exchanges }
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

/** Returns whether a check found that the target does not offer the capability. */
export function isAbsent(judgement: Judgement): boolean {
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
  'verdict' | 'code' | 'reason' | 'takenOutBy' | 'detail' | 'cause' | 'explainedBy' | 'issues' | 'exchanges'
>

/** Returns the verdict `not-applicable` for a check whose calls were not sent. */
function notSent(code: NonNullable<CheckRecord['code']>, reason: string): Conclusion {
  return { verdict: 'not-applicable', code, reason, issues: [], exchanges: [] }
}

/** Returns the verdict of a check whose rule no statement or profile sets: `observed`, or `not-applicable` if nothing was observed. */
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

type Inference = {
  readonly because: string
  readonly checks?: readonly string[]
  readonly allBut?: readonly string[]
}

type Clause = { readonly id: string; readonly inferred?: readonly Inference[] }

const inferences = new Map(clauses.map(({ id, inferred = [] }: Clause) => [id, inferred]))

/** Returns why the rule of a check follows from its clause (a sentence of the interface); null if the clause itself states the rule. */
export function inferenceOf({ id, clause }: Pick<Check, 'id' | 'clause'>): string | null {
  const own = clause === undefined ? [] : (inferences.get(clause) ?? [])
  return own.find(({ checks, allBut }) => checks?.includes(id) ?? !allBut?.includes(id))?.because ?? null
}

/** How many rounds (repetitions of the calls) had each result for a check. `undecided`: all results but a pass or a violation. */
type RoundCounts = {
  readonly satisfied: number
  readonly violated: number
  readonly undecided: number
}

/** The combined judgement of all rounds. `rounds`: how many had each result; absent if there was only one round. */
type RoundsJudgement = { readonly judgement: Judgement; readonly rounds?: RoundCounts }

type Kind<K extends Judgement['kind']> = Extract<Judgement, { readonly kind: K }>

/**
 * Judges each round (repetition of the calls) and combines the judgements. Exchanges of probes that ran only once count in every
 * round. One violated round violates the check. A missing or inconclusive round makes it inconclusive. Exception: a
 * round that is inconclusive only because of what the model answered does not count if another round is satisfied.
 */
export function judgeInRounds(
  { judges }: Pick<Check, 'judges'>,
  evidence: Evidence,
  judge: (evidence: Evidence) => Judgement,
): RoundsJudgement {
  const { repeat = 1 } = evidence
  const again = probesWithTrials(evidence)
  const all = attemptsIn(evidence)
  // Of a probe that was tried again, a check may judge calls of later trials only. They are no rounds.
  const begun = new Set(
    [...all.filter(({ round }) => round === 1), ...evidence.omissions].map(({ probe }) => probe),
  )
  const repeated = all.filter(
    ({ round, probe }) => round !== undefined && begun.has(probe) && !again.has(probe),
  )
  if (selectorsOf(judges).includes('*') || repeat < 2 || repeated.length === 0)
    return { judgement: judge(evidence) }
  const probes = new Set(repeated.map(({ probe }) => probe))
  const judged = Array.from({ length: repeat }, (_, index) => judgeRound(evidence, index + 1, probes, judge))
  const seen = judged.filter((each) => each !== null)
  // If every recorded round is not applicable, the missing rounds are not applicable either.
  const isTakenOut = seen.length > 0 && seen.every(({ kind }) => kind === 'not-applicable')
  const whole = judged.map((each) => each ?? omitted(evidence, probes))
  return { judgement: added(isTakenOut ? seen : whole), rounds: countsOf(whole) }
}

// Returns the judgement of a round; null if no probe sent a request in the round. A round cannot pass if one probe sent nothing.
function judgeRound(
  evidence: Evidence,
  number: number,
  probes: ReadonlySet<string>,
  judge: (evidence: Evidence) => Judgement,
): Judgement | null {
  const own = attemptsIn(evidence).filter(({ probe, round }) => probes.has(probe) && round === number)
  if (own.length === 0) return null
  const judgement = judge(onlyWith(evidence, ({ probe, round }) => !probes.has(probe) || round === number))
  const absent = [...probes].filter((probe) => !own.some((exchange) => exchange.probe === probe))
  if (absent.length === 0 || judgement.kind === 'violated' || judgement.kind === 'not-applicable')
    return judgement
  return omitted(evidence, new Set(absent))
}

function omitted(evidence: Evidence, probes: ReadonlySet<string>): Judgement {
  const omissions = evidence.omissions.filter(({ probe }) => probes.has(probe))
  return judgeOmission({ omissions })
}

function countsOf(judged: readonly Judgement[]): RoundCounts {
  const count = (kind: Judgement['kind']): number => judged.filter((each) => each.kind === kind).length
  const [satisfied, violated] = [count('satisfied'), count('violated')]
  return { satisfied, violated, undecided: judged.length - satisfied - violated }
}

function added(judged: readonly Judgement[]): Judgement {
  const violated = judged.filter((each): each is Kind<'violated'> => each.kind === 'violated')
  const satisfied = judged.filter((each): each is Kind<'satisfied'> => each.kind === 'satisfied')
  const open = judged.filter((each) => each.kind === 'inconclusive')
  const [first] = violated
  if (first !== undefined) return { ...first, issues: issuesOf(first, violated), exchanges: idsOf(violated) }
  const unseen = open.find(({ code }) => code !== 'model-behaviour')
  if (unseen !== undefined) return unseen
  const [good] = satisfied
  if (good !== undefined) return { ...good, exchanges: [good.exchanges[0], ...idsOf(satisfied).slice(1)] }
  const [undecided = judged[0]] = open
  if (undecided === undefined) throw new TypeError('no round was judged')
  return undecided
}

function idsOf(judged: readonly (Kind<'violated'> | Kind<'satisfied'>)[]): readonly string[] {
  return [...new Set(judged.flatMap(({ exchanges }) => exchanges))]
}

// Returns the distinct issues of all rounds. An exchange that is not repeated yields the same issue in each round.
function issuesOf(
  first: Kind<'violated'>,
  violated: readonly Kind<'violated'>[],
): Kind<'violated'>['issues'] {
  const seen = new Set<string>()
  const isNew = ({ at, expected, received }: Issue): boolean =>
    seen.size !== seen.add(JSON.stringify([at, expected, received])).size
  const [one = first.issues[0], ...more] = violated.flatMap(({ issues }) => issues).filter(isNew)
  return [one, ...more]
}

/** The maximum number of times that a probe runs if this machine is too busy for a result. */
export const MAX_TRIALS = 3

// Returns the last attempts of all calls, and then the attempts that were sent again.
function attemptsIn({ exchanges, sentAgain }: Evidence): readonly Exchange[] {
  return [...exchanges, ...sentAgain]
}

/** Returns the ids of the probes that had more than one trial. Exchanges of a first trial have no `round`. */
function probesWithTrials(evidence: Evidence): ReadonlySet<string> {
  const all = attemptsIn(evidence)
  const first = new Set(all.filter(({ round }) => round === undefined).map(({ probe }) => probe))
  const again = all.filter(({ probe, round }) => round !== undefined && first.has(probe))
  return new Set(again.map(({ probe }) => probe))
}

/**
 * Judges each trial (execution) of a probe and combines the judgements. A violation counts as inconclusive if its trial lacks calls
 * that the first trial sent. Without violations, one satisfied trial is enough.
 */
export function judgeTrials(evidence: Evidence, judge: (evidence: Evidence) => Judgement): Judgement {
  const probes = probesWithTrials(evidence)
  if (probes.size === 0) return judge(evidence)
  const own = attemptsIn(evidence).filter(({ probe }) => probes.has(probe))
  const numbers = [...new Set(own.map(numberOf))].toSorted((left, right) => left - right)
  const trials = numbers.map((number) =>
    onlyWith(evidence, (exchange) => !probes.has(exchange.probe) || numberOf(exchange) === number),
  )
  const wanted = trials.slice(0, 1).flatMap((first) => labelsOf(first, probes))
  const judged = trials.map((trial) => {
    const judgement = judge(trial)
    const seen = labelsOf(trial, probes)
    const isWhole = wanted.every((label) => seen.includes(label))
    return isWhole || judgement.kind !== 'violated' ? judgement : CUT_SHORT
  })
  return decisive(judged) ?? judge(evidence)
}

const CUT_SHORT = inconclusive('prerequisite', 'it could not be carried out once more as a whole')

const ORDER: readonly Judgement['kind'][] = ['violated', 'satisfied', 'not-applicable']

function decisive(judged: readonly Judgement[]): Judgement | undefined {
  const inOrder = ORDER.map((kind) => judged.find((each) => each.kind === kind))
  if (judged.includes(CUT_SHORT)) return inOrder[0] ?? CUT_SHORT
  return inOrder.find((each) => each !== undefined) ?? judged.at(-1)
}

function numberOf({ round = 1 }: Exchange): number {
  return round
}

/** Returns evidence with only the exchanges for which `isKept` returns true. */
function onlyWith(evidence: Evidence, isKept: (exchange: Exchange) => boolean): Evidence {
  const { exchanges, sentAgain } = evidence
  return { ...evidence, exchanges: exchanges.filter(isKept), sentAgain: sentAgain.filter(isKept) }
}

function labelsOf({ exchanges }: Evidence, probes: ReadonlySet<string>): readonly string[] {
  const calls = exchanges.filter(({ probe, isInbound }) => probes.has(probe) && isInbound !== true)
  return calls.map(({ probe, label }) => `${probe}/${label}`)
}
