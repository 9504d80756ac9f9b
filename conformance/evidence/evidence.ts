/**
 * Defines the form of a check, and builds its input: the recorded calls (exchanges) that it judges, and the declared behavior of the
 * service (readings). Checks do no I/O and use no clock and no randomness.
 */
import {
  brokeOff,
  brokeOffUnanswered,
  hasPassingResets,
  hasTimedOut,
  isLater,
  isLostCall,
  isLimited,
  shedsLoad,
  wasDelivered,
  withoutSearch,
  wasReset,
} from '../exchange/attempts.ts'
import {
  CONTROL_CALLS,
  isSelected,
  parseKindAndSubject,
  selectorsOf,
  type Selector,
} from '../exchange/call-kinds.ts'
import type { Exchange, Omission } from '../exchange/exchange.ts'
import { isClientError, statusText } from '../exchange/reply.ts'
import type { Readings } from '../statement/readings.ts'
import { asUndelivered, outageIn, type Outage, whyNoServiceAnswer } from './outage.ts'
import {
  inconclusive,
  notProbed,
  violatedUnlessEmpty,
  type CauseAt,
  type Issue,
  type Judgement,
} from '../exchange/judgement.ts'
import { capabilityNamed, type Capability } from '../exchange/capabilities.ts'
import { gapOfKey } from '../statement/plan.ts'

/** The keyword of RFC 2119: a violated MUST is a failure, a violated SHOULD a warning. */
export type Level = 'MUST' | 'SHOULD'

/** A check as data. Its rule comes from a `clause` of the interface, or, for a `gap` in it, from declared behavior (`reading`). */
export type Check = {
  readonly id: string
  readonly capability: Capability
  readonly clause?: string
  readonly gap?: string
  /** The key of the open question whose declared answer the check enforces, such as `errors.body`. */
  readonly reading?: string
  readonly level: Level
  /** Keys of open questions, such as `errors.body`. If a reading for one of them is declared, this SHOULD check becomes a MUST. */
  readonly bindsWith?: readonly string[]
  readonly title: string
  /** Set if the check needs a valid key. A run without a key does not judge such a check. */
  readonly needsKey?: true
  /** Selects the calls that the check judges, in all probes. May also select calls that it only compares, such as `completion:control`. */
  readonly judges: Selector | readonly Selector[]
  /** Selects further calls. The check does not judge them, but compares the judged calls with them. */
  readonly beside?: Selector | readonly Selector[]
  /** Selects calls that the check also reads if the run sends them for other checks. */
  readonly ifSent?: Selector | readonly Selector[]
  /**
   * The ids of checks whose failure can explain a failure of this check. If one of them fails, this check drops the issues at the
   * same places, or all issues if the two checks judge different calls or answers came to other calls. If no issue remains, or this check found nothing to judge,
   * its verdict names the failed check. A warning of the other check explains only a SHOULD check.
   */
  readonly because?: readonly string[]
  /** Set if the check judges the format that its reading names. `assay explore` uses such checks to find the nearest format. */
  readonly isFormat?: true
  /** Set if the check needs whole answers. Streams that were only partly recorded are then left out. */
  readonly needsEnd?: true
  /** Faults of the reference implementation that the check must detect. */
  readonly trippedBy: readonly string[]
  readonly judge: (evidence: Evidence) => Judgement
}

/** A check as its author writes it. Default of `level`: MUST. Default of `capability`: the part of the id before its first dot. */
export type CheckSpec = Omit<Check, 'capability' | 'level'> & Partial<Pick<Check, 'capability' | 'level'>>

/** Creates a check from its declaration, which needs a capability and either a clause or a known reading. Otherwise throws a TypeError. */
export function check(spec: CheckSpec): Check {
  const capability = spec.capability ?? capabilityNamed(spec.id.split('.')[0] ?? '')
  if (capability === null) throw new TypeError(`check ${spec.id}: name its capability`)
  const gap = spec.reading === undefined ? undefined : (spec.gap ?? gapOfKey(spec.reading))
  if ((spec.clause === undefined) === (gap === undefined))
    throw new TypeError(`check ${spec.id}: name one clause, or one reading`)
  return { ...spec, capability, level: spec.level ?? 'MUST', ...(gap === undefined ? {} : { gap }) }
}

/**
 * Creates a check that judges only a part of the evidence, such as the answers. `when` finds this part, calls `judge` with it, and turns
 * the result into a judgement. Without such a part, `when` returns a judgement with the reason.
 */
export function checkWhen<Selected extends readonly unknown[], Result>(
  when: (evidence: Evidence, judge: (...selected: Selected) => Result) => Judgement,
  spec: Omit<CheckSpec, 'judge'> & {
    readonly judge: (evidence: Evidence, ...selected: Selected) => Result
  },
): Check {
  const { judge } = spec
  return check({
    ...spec,
    judge: (evidence) => when(evidence, (...selected) => judge(evidence, ...selected)),
  })
}

/** Returns the checks that these files export, in the order of the interface: by section, and then by id. */
export function checksOf(
  ...files: readonly Readonly<Record<string, Check | readonly Check[]>>[]
): readonly Check[] {
  const checks = files.flatMap((file) => Object.values(file).flat())
  const section = ({ clause, gap }: Check): string => (clause ?? gap ?? '').slice(1)
  return checks.toSorted(
    (one, other) =>
      section(one).localeCompare(section(other), 'en', { numeric: true }) || one.id.localeCompare(other.id),
  )
}

/**
 * All data that a check may use. `secretPlaceholders`: the placeholders of the secrets that the user gave, and of the
 * secrets that probes of this check received.
 */
export type Evidence = {
  readonly exchanges: readonly Exchange[]
  /** Failed attempts of calls that were then repeated. Most checks ignore them; a few checks judge only such failures. */
  readonly sentAgain: readonly Exchange[]
  readonly omissions: readonly Omission[]
  /** All exchanges that the check does not select, which show whether the target was busy. Set only if a call of the check timed out. */
  readonly others?: readonly Exchange[]
  /** The planned number of repetitions (rounds) of each probe that depends on the model; absent: one. */
  readonly repeat?: number
  readonly readings: Readings
  readonly model: string
  readonly baseUrl: string
  readonly secretPlaceholders: readonly string[]
  readonly hasKey: boolean
  /** Names of the header fields that the run adds to every request (`--header`); absent: none. */
  readonly addedFields?: readonly string[]
  /** Why the service itself gave no answer, for example because a gateway answered; absent if the service answered. */
  readonly whyNoAnswer?: string
  /**
   * The duration of each refusal of the run in ms, minus the stalls of this machine during it. It shows the network delay to the target.
   */
  readonly refusalMs?: readonly number[]
  /** Set if a call of the run was reset, and its repetition got a complete answer. Resets then count as random. */
  readonly hasRandomResets?: true
  /** The outage, if the target stopped answering. `isOwn`: whether a call of this check got no answer, or was not sent after a timeout. */
  readonly outage?: Outage & { readonly isOwn: boolean }
}

/** The data from which the evidence of all checks is built: a run in progress, or a transcript. `checks`: the selected ids; null: all. */
export type EvidenceSource = {
  readonly header: {
    readonly model: string
    readonly baseUrl: string
    readonly secretPlaceholders: readonly string[]
    readonly hasKey: boolean
    readonly checks?: readonly string[] | null
    readonly repeat?: number
    /** Names of the header fields that the user adds to all requests (`--header`); absent: none. */
    readonly requestHeaders?: readonly string[]
  }
  readonly plan: { readonly readings: Readings }
  readonly exchanges: () => readonly Exchange[]
  readonly omissions: () => readonly Omission[]
  /** Returns the placeholders of the secrets that probes received during the run, each with its probe. */
  readonly secrets: () => readonly { readonly probe: string; readonly placeholder: string }[]
}

/** The selectors of the calls whose records a check gets. */
type CheckSelectors = Pick<Check, 'judges' | 'beside' | 'ifSent'>

/** Returns the selectors of all calls that a check needs: calls to judge, and calls to compare with these. */
export function allSelectors({ judges, beside = [] }: CheckSelectors): readonly Selector[] {
  return [...selectorsOf(judges), ...selectorsOf(beside)]
}

// Returns whether a probe that was left out would have sent calls for the check.
function isMissed(one: CheckSelectors, { calls = [] }: Omission): boolean {
  const selectors = allSelectors(one)
  return calls.some((call) => isSelected(selectors, parseKindAndSubject(call)))
}

/** Returns the evidence of one check. Its exchanges are in a fixed order, although concurrent probes send them in any order. */
export function evidenceFor(one: CheckSelectors, source: EvidenceSource): Evidence {
  const all = withoutSearch(source.exchanges())
  const { whyNoAnswer, hasRandomResets, outage, refusalMs } = stateOf(source)
  const selectors = [...allSelectors(one), ...selectorsOf(one.ifSent ?? [])]
  const own = all.filter((exchange) => isSelected(selectors, exchange))
  const probes = new Set(own.map(({ probe }) => probe))
  const { requestHeaders: addedFields } = source.header
  const sorted = whyNoAnswer === null ? inOrder(own, [CONTROL_CALLS, ...selectors]) : []
  const counted = sorted.map((exchange) =>
    outage?.lost.has(exchange.id) === true ? asUndelivered(exchange, outage) : exchange,
  )
  const omissions =
    whyNoAnswer === null
      ? source.omissions().filter((omission) => isMissed(one, omission))
      : [{ probe: all[0]?.probe ?? '', code: 'prerequisite' as const, detail: whyNoAnswer }]
  return {
    exchanges: counted.filter((exchange) => !wasRepeated(exchange, counted)),
    sentAgain: counted.filter((exchange) => wasRepeated(exchange, counted)),
    ...(counted.some(hasTimedOut) ? { others: all.filter((exchange) => !own.includes(exchange)) } : {}),
    ...(whyNoAnswer === null ? {} : { whyNoAnswer }),
    refusalMs,
    ...(hasRandomResets ? { hasRandomResets } : {}),
    ...underOutage(outage, omissions, own),
    ...(source.header.repeat === undefined ? {} : { repeat: source.header.repeat }),
    readings: source.plan.readings,
    model: source.header.model,
    baseUrl: source.header.baseUrl,
    // Leaves out secrets of other probes. Whether these ran before is chance, and a replay must give the same verdict.
    secretPlaceholders: [
      ...source.header.secretPlaceholders,
      ...source
        .secrets()
        .filter(({ probe }) => probes.has(probe))
        .map(({ placeholder }) => placeholder),
    ],
    hasKey: source.header.hasKey,
    ...(addedFields === undefined ? {} : { addedFields }),
  }
}

// Returns whether the call was sent again after this attempt, by the run or by its probe.
function wasRepeated(call: Exchange, others: readonly Exchange[]): boolean {
  if (call.sentAgain !== undefined) return true
  return call.isRepeatable === true && brokeOff(call) && others.some((other) => isLater(other, call))
}

/**
 * Facts about the target that the first `callCount` calls of a run show. `whyNoAnswer`: why the service itself gave no answer, or null.
 */
type TargetState = {
  readonly callCount: number
  readonly whyNoAnswer: string | null
  readonly hasRandomResets: boolean
  readonly outage: Outage | null
  readonly refusalMs: readonly number[]
}

// Caches the state of each source. Every check reads the state, which changes only with a further call.
const states = new WeakMap<EvidenceSource, TargetState>()

function stateOf(source: EvidenceSource): TargetState {
  const recorded = source.exchanges()
  const known = states.get(source)
  if (known?.callCount === recorded.length) return known
  const whyNoAnswer = whyNoServiceAnswer(recorded)
  const all = withoutSearch(recorded)
  const outage = whyNoAnswer === null ? outageIn(all, source.header.checks ?? []) : null
  const hasRandomResets = hasPassingResets(all)
  const refusalMs = all
    .filter(
      (exchange) =>
        (exchange.kind === 'refusal' || exchange.kind === 'credential') && isClientError(exchange),
    )
    .map(({ timing: { endMs, stalledMs = 0 } }) => Math.max(0, endMs - stalledMs))
  const state = { callCount: recorded.length, whyNoAnswer, hasRandomResets, outage, refusalMs }
  states.set(source, state)
  return state
}

// Returns the omissions and the outage for a check. If the check lost a call in the outage, the outage is the first omission.
function underOutage(
  outage: Outage | null,
  omissions: readonly Omission[],
  own: readonly Exchange[],
): Pick<Evidence, 'omissions' | 'outage'> {
  if (outage === null) return { omissions }
  const [lost] = own.filter(({ id }) => outage.lost.has(id))
  const isOwn = lost !== undefined || omissions.some(({ code }) => code === 'timeout')
  if (lost === undefined) return { omissions, outage: { ...outage, isOwn } }
  const omission = { probe: lost.probe, code: 'prerequisite' as const, detail: outage.pointer }
  return { omissions: [omission, ...omissions], outage: { ...outage, isOwn } }
}

const { compare } = new Intl.Collator('en')

// Sorts calls in the order of `selectors`, then by probe, label and attempt.
function inOrder(calls: readonly Exchange[], selectors: readonly Selector[]): readonly Exchange[] {
  const placed = calls.map((call) => ({
    call,
    place: selectors.findIndex((selector) => isSelected([selector], call)),
  }))
  return placed
    .toSorted(
      (left, right) =>
        left.place - right.place ||
        compare(left.call.probe, right.call.probe) ||
        compare(left.call.label, right.call.label) ||
        left.call.attempt - right.call.attempt,
    )
    .map(({ call }) => call)
}

/** Returns the last attempt of each of the selected calls. */
export function callsAbout(evidence: Evidence, ...selectors: readonly Selector[]): readonly Exchange[] {
  const latest = new Map<string, Exchange>()
  for (const exchange of evidence.exchanges) {
    if (isSelected(selectors, exchange)) latest.set(`${exchange.probe}/${exchange.label}`, exchange)
  }
  return [...latest.values()]
}

/**
 * Judges exchanges by `rule`. A broken connection is an issue too, unless it is chance ({@link isLostCall}). Without issues, a lost
 * or {@link unusable} call makes the judgement inconclusive. Without exchanges, the judgement says why there are none.
 */
export function examine(
  evidence: Evidence,
  exchanges: readonly Exchange[],
  rule: (exchange: Exchange) => readonly Issue[],
): Judgement {
  const last = exchanges.filter((exchange) => !wasSentAgain(exchange, exchanges))
  const told = last.filter((exchange) => exchange.hasEffect === true || whyLost(evidence, exchange) === null)
  const current = told.length === 0 ? last : told
  const whyUnusable = (exchange: Exchange) => unusable(exchange) ?? whyLost(evidence, exchange)
  const seen = current.filter((exchange) => whyUnusable(exchange) === null)
  const issues = seen.flatMap((exchange) => brokenOff(exchange) ?? rule(exchange))
  if (issues.length > 0) return violatedUnlessEmpty(issues, seen)
  const blocked = current.find((exchange) => whyUnusable(exchange) !== null)
  const reason = blocked === undefined ? null : whyUnusable(blocked)
  if (blocked !== undefined && reason !== null) return inconclusive(...reason, [blocked])
  if (seen.length === 0) return judgeOmission(evidence)
  return violatedUnlessEmpty([], seen)
}

/** The timeout of the client library that runs within this process, in milliseconds. It includes pauses for limits. */
export const LIBRARY_TIMEOUT_MS = 600_000

/** Judges calls through a client library by a rule. Inconclusive if the library timed out although the answer came in time. */
export function examineLibrary(...[evidence, calls, rule]: Parameters<typeof examine>): Judgement {
  const late = calls.find(
    ({ client, end, timing }) =>
      client?.error?.startsWith('APIConnectionTimeoutError') === true &&
      end.kind === 'complete' &&
      timing.endMs < LIBRARY_TIMEOUT_MS,
  )
  if (late === undefined) return examine(evidence, calls, rule)
  const cause = 'its answer came in time, and the library had given up: this machine was too busy'
  return inconclusive('timeout', { place: late.id, cause }, [late])
}

/** Returns why an exchange cannot be judged: throttled, timed out, undelivered, too long, or partly recorded. Null: it can be judged. */
export function unusable(
  exchange: Exchange,
): [code: 'throttled' | 'timeout' | 'prerequisite', why: string | CauseAt] | null {
  if (exchange.response?.status === 429)
    return [
      'throttled',
      `${exchange.id} was answered ${statusText(exchange)} at attempt ${exchange.attempt}, the last`,
    ]
  if (shedsLoad(exchange)) return ['throttled', `${exchange.id} was answered 503 with Retry-After`]
  const body = exchange.response?.body
  if (exchange.end.kind === 'complete' && body?.truncated === true) {
    return [
      'prerequisite',
      { place: exchange.id, cause: `only the start of its ${body.bodyBytes} bytes was kept` },
    ]
  }
  if (exchange.end.kind !== 'failed') return null
  const { code, detail } = exchange.end
  const why = { place: exchange.id, cause: detail }
  if (code.startsWith('timeout')) return ['timeout', why]
  if (code === 'body-too-large') return ['prerequisite', why]
  return wasDelivered(exchange) ? null : ['prerequisite', why]
}

/** Returns why a call shows nothing: its connection was reset, perhaps by chance, and Assay does not repeat such a call. Otherwise null. */
export function whyLost(
  { hasRandomResets, exchanges, sentAgain }: Pick<Evidence, 'hasRandomResets' | 'exchanges' | 'sentAgain'>,
  exchange: Exchange,
): [code: 'prerequisite', why: CauseAt] | null {
  if (!wasReset(exchange)) return null
  if (!isLostCall(exchange, [...exchanges, ...sentAgain], hasRandomResets === true)) return null
  const cause = 'its connection broke, and it is not sent again as others are'
  return ['prerequisite', { place: exchange.id, cause }]
}

// Returns whether a call was sent again after this attempt was refused by a limit or got a reset without an answer.
function wasSentAgain(exchange: Exchange, others: readonly Exchange[]): boolean {
  if (!isLimited(exchange) && !brokeOffUnanswered(exchange)) return false
  return others.some((other) => isLater(other, exchange))
}

function brokenOff(exchange: Exchange): readonly Issue[] | null {
  if (exchange.end.kind !== 'failed') return null
  const received = `${exchange.end.code}: ${exchange.end.detail}`
  return [{ at: exchange.id, expected: 'a whole answer', received, code: 'broken-off' }]
}

/** Returns the judgement of a check whose calls were not sent. Its detail is the reason why the first call was left out. */
export function judgeOmission(evidence: Pick<Evidence, 'omissions'>): Judgement {
  const omission = evidence.omissions[0]
  if (omission === undefined) return inconclusive('prerequisite', 'its probes left no exchange')
  const { probe, detail, cause = detail } = omission
  const judgement = notProbed({ ...omission, cause })
  return judgement.kind === 'inconclusive' ? { ...judgement, detail: `${probe}: ${detail}` } : judgement
}
