/** The input of a check: the exchanges of its probes, the readings in force, and how to look at them. */
import {
  brokeOff,
  brokeOffUnanswered,
  hasPassingResets,
  hasTimedOut,
  isLater,
  isLostCall,
  shedsLoad,
  wasDelivered,
} from '../exchange/attempts.ts'
import { CONTROL, isSelected, markedBy, selectorsOf, type Selector } from '../exchange/call-kinds.ts'
import type { Exchange, Omission } from '../exchange/exchange.ts'
import type { Readings } from '../statement/readings.ts'
import { everywhereMissing, isStandIn, standIn } from './stand-in.ts'
import { asLost, outageIn, type Outage } from './outage.ts'
import {
  inconclusive,
  notProbed,
  violatedUnlessEmpty,
  type CauseAt,
  type Issue,
  type Judgement,
} from '../exchange/judgement.ts'

/**
 * Everything a judge may use. `secretPlaceholders` are what recorded secrets were replaced with: those given to the run, and
 * those that the check's own probes learnt.
 */
export type Evidence = {
  readonly exchanges: readonly Exchange[]
  /** Attempts that broke off or were answered 5xx and were sent again. Only checks of such failures look at them. */
  readonly sentAgain: readonly Exchange[]
  readonly omissions: readonly Omission[]
  /**
   * The exchanges of all other probes; set where a call of the check timed out. They show whether the target was busy with them
   * meanwhile.
   */
  readonly others?: readonly Exchange[]
  /** The planned number of rounds of what depends on the model; absent: one. */
  readonly repeat?: number
  readonly readings: Readings
  readonly model: string
  readonly baseUrl: string
  readonly secretPlaceholders: readonly string[]
  /** Whether the run had a key to show. */
  readonly hasKey: boolean
  /** Names of the header fields that the run adds to every request (`--header`); absent: none. */
  readonly addedFields?: readonly string[]
  /** The reason why nothing of the service was seen; absent where something was. */
  readonly unseen?: string
  /** Set where connections broke by chance: calls that were reset were answered when they were sent again. */
  readonly isUnsteady?: true
  /** Set where the target stopped answering for good; `isOwn`: calls of the check's own probes were lost. */
  readonly outage?: Outage & { readonly isOwn: boolean }
}

/** The source of evidence: a run under way, or a transcript. */
export type EvidenceSource = {
  readonly header: {
    readonly model: string
    readonly baseUrl: string
    readonly secretPlaceholders: readonly string[]
    readonly hasKey: boolean
    /** Ids of the checks of the run. */
    readonly checks?: readonly string[] | null
    /** The planned number of rounds of what depends on the model; absent: one. */
    readonly repeat?: number
    /** Names of the header fields that were sent beside those of the interface; absent: none. */
    readonly requestHeaders?: readonly string[]
  }
  readonly plan: { readonly readings: Readings }
  readonly exchanges: () => readonly Exchange[]
  readonly omissions: () => readonly Omission[]
  /** Secrets learnt on the way, each with the probe that did. */
  readonly secrets: () => readonly { readonly probe: string; readonly placeholder: string }[]
}

/** The calls that a check is handed. */
type CallsSeen = {
  readonly judges: Selector | readonly Selector[]
  readonly beside?: Selector | readonly Selector[]
}

/** Returns whether a check is handed a call. */
export function isHanded(check: CallsSeen, call: Exchange): boolean {
  return isSelected(allSelectors(check), call)
}

/** Returns the selectors of all calls that a check is handed. */
export function allSelectors({ judges, beside = [] }: CallsSeen): readonly Selector[] {
  return [...selectorsOf(judges), ...selectorsOf(beside)]
}

// A probe that was left out leaves its calls out.
function isMissed(check: CallsSeen, { calls = [] }: Omission): boolean {
  const selectors = allSelectors(check)
  return calls.some((call) => isSelected(selectors, markedBy(call)))
}

/**
 * Returns the evidence of one check: the exchanges that it judges, and the omissions of such calls. Sorted by id, because
 * probes run side by side and their order of arrival must not change a verdict. Attempts that were sent again are apart.
 */
export function evidenceFor(check: CallsSeen, source: EvidenceSource): Evidence {
  const all = source.exchanges()
  const { unseen, isUnsteady, outage } = stateOf(source)
  const own = all.filter((exchange) => isHanded(check, exchange))
  const probes = new Set(own.map(({ probe }) => probe))
  const { requestHeaders: addedFields } = source.header
  const sorted = unseen === null ? own.toSorted(inOrderOf(check)) : []
  const counted = sorted.map((exchange) =>
    outage?.lost.has(exchange.id) === true ? asLost(exchange, outage) : exchange,
  )
  const omissions =
    unseen === null
      ? source.omissions().filter((omission) => isMissed(check, omission))
      : [{ probe: all[0]?.probe ?? '', code: 'prerequisite' as const, detail: unseen }]
  return {
    exchanges: counted.filter((exchange) => exchange.sentAgain === undefined),
    sentAgain: counted.filter((exchange) => exchange.sentAgain !== undefined),
    ...(counted.some(hasTimedOut) ? { others: all.filter((exchange) => !own.includes(exchange)) } : {}),
    ...(unseen === null ? {} : { unseen }),
    ...(isUnsteady ? { isUnsteady } : {}),
    ...underOutage(outage, omissions, own),
    ...(source.header.repeat === undefined ? {} : { repeat: source.header.repeat }),
    readings: source.plan.readings,
    model: source.header.model,
    baseUrl: source.header.baseUrl,
    // Not those of other probes: whether they are done by now is chance, and a replay must give the same verdict.
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

/** The state of the target after all calls so far; `callCount` is how many they are. */
type TargetState = {
  readonly callCount: number
  readonly unseen: string | null
  readonly isUnsteady: boolean
  readonly outage: Outage | null
}

// Each check asks for it, and only a further call can change it.
const states = new WeakMap<EvidenceSource, TargetState>()

function stateOf(source: EvidenceSource): TargetState {
  const all = source.exchanges()
  const known = states.get(source)
  if (known?.callCount === all.length) return known
  const unseen = whyUnseen(all)
  const outage = unseen === null ? outageIn(all, source.header.checks ?? []) : null
  const state = { callCount: all.length, unseen, isUnsteady: hasPassingResets(all), outage }
  states.set(source, state)
  return state
}

// Whatever a probe could not ask any more is left out for one reason, and what did not come to us for the same.
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

// The plainest calls come first, then what a check names first.
function inOrderOf(check: CallsSeen) {
  const selectors = [CONTROL, ...allSelectors(check)]
  const placeOf = (call: Exchange): number => selectors.findIndex((selector) => isSelected([selector], call))
  return (left: Exchange, right: Exchange): number =>
    placeOf(left) - placeOf(right) ||
    left.probe.localeCompare(right.probe, 'en') ||
    left.label.localeCompare(right.label, 'en') ||
    left.attempt - right.attempt
}

/** Returns the last attempt of each of the selected calls. */
export function callsAbout(evidence: Evidence, ...selectors: readonly Selector[]): readonly Exchange[] {
  const latest = new Map<string, Exchange>()
  for (const exchange of evidence.exchanges) {
    if (isSelected(selectors, exchange)) latest.set(`${exchange.probe}/${exchange.label}`, exchange)
  }
  return [...latest.values()]
}

/** Returns the last attempt of each labeled exchange of a probe, all labels or the ones asked for. */
export function exchangesOf(
  evidence: Evidence,
  probe: string,
  labels?: readonly string[],
): readonly Exchange[] {
  const latest = new Map<string, Exchange>()
  for (const exchange of evidence.exchanges) {
    if (exchange.probe !== probe) continue
    if (labels !== undefined && !labels.includes(exchange.label)) continue
    latest.set(exchange.label, exchange)
  }
  return [...latest.values()]
}

/**
 * Applies a rule to exchanges and adds up the answer. An exchange that was throttled or timed out shows nothing
 * (inconclusive), and so does a call with an effect that was lost (see {@link isLostCall}). Any other exchange that broke off or
 * broke the protocol is an issue in itself. The rest are given to `rule`.
 * With no exchange at all the omission recorded for the probe gives the reason.
 */
export function examine(
  evidence: Evidence,
  exchanges: readonly Exchange[],
  rule: (exchange: Exchange) => readonly Issue[],
): Judgement {
  const current = exchanges.filter((exchange) => !wasSentAgain(exchange, exchanges))
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

/**
 * Returns the reason why an exchange cannot carry a verdict: throttled, timed out, never connected, or longer than what
 * is kept of an answer. Null when it can.
 */
export function unusable(
  exchange: Exchange,
): [code: 'throttled' | 'timeout' | 'prerequisite', why: string | CauseAt] | null {
  if (exchange.response?.status === 429)
    return ['throttled', `${exchange.id} was still answered 429 at the last attempt`]
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
  return wasDelivered(exchange) ? null : ['prerequisite', why]
}

/** Returns why a call with an effect cannot carry a verdict: its connection broke, which may be chance. Null when it can. */
export function whyLost(
  { isUnsteady, exchanges, sentAgain }: Pick<Evidence, 'isUnsteady' | 'exchanges' | 'sentAgain'>,
  exchange: Exchange,
): [code: 'prerequisite', why: CauseAt] | null {
  if (!isLostCall(exchange, [...exchanges, ...sentAgain], isUnsteady === true)) return null
  const cause = 'its connection broke, and it is not sent again as others are: it may have been carried out'
  return ['prerequisite', { place: exchange.id, cause }]
}

/** Returns the reason why the answers show nothing of a service; null where something does, or nothing was sent. */
export function whyUnseen(exchanges: readonly Exchange[]): string | null {
  if (isUnresponsive(exchanges)) return UNRESPONSIVE
  const missing = everywhereMissing(exchanges)
  if (missing !== null) return missing
  const answer = exchanges.findLast(({ isInbound, response }) => isInbound !== true && response !== null)
  return answer !== undefined && isStandIn(exchanges) ? standIn(answer) : null
}

/** The reason for a target that never answered. */
const UNRESPONSIVE = 'the target closes every connection without an answer in HTTP'

/** Returns whether all there is are calls that broke off, or brought something else than HTTP: then it is not a service that could be judged. */
export function isUnresponsive(exchanges: readonly Exchange[]): boolean {
  const calls = exchanges.filter(({ isInbound }) => isInbound !== true)
  return calls.length > 0 && calls.every((call) => call.response === null && brokeOff(call))
}

// A 429 that was waited out, or a connection that broke: a later attempt says what the call shows.
function wasSentAgain(exchange: Exchange, others: readonly Exchange[]): boolean {
  const isLimited = exchange.response?.status === 429 || shedsLoad(exchange)
  if (!isLimited && !brokeOffUnanswered(exchange)) return false
  return others.some((other) => isLater(other, exchange))
}

function brokenOff(exchange: Exchange): readonly Issue[] | null {
  if (exchange.end.kind !== 'failed') return null
  const received = `${exchange.end.code}: ${exchange.end.detail}`
  return [{ at: exchange.id, expected: 'a whole answer', received, code: 'broken-off' }]
}

/** Returns the reason why nothing was sent, which the first omission gives. */
export function judgeOmission(evidence: Pick<Evidence, 'omissions'>): Judgement {
  const omission = evidence.omissions[0]
  if (omission === undefined) return inconclusive('prerequisite', 'its probes left no exchange')
  const { probe, detail, cause = detail } = omission
  const judgement = notProbed({ ...omission, cause })
  return judgement.kind === 'inconclusive' ? { ...judgement, detail: `${probe}: ${detail}` } : judgement
}
