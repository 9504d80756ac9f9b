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
  JUDGED_IF_ANSWERED,
  SPENDING,
} from '../exchange/call-kinds.ts'
import type { Exchange, Omission } from '../exchange/exchange.ts'
import {
  isClientError,
  isCompletion,
  statusText,
  describeValue,
  isRecord,
  isSuccess,
  jsonOf,
  statusOf,
  strictJson,
  valueAtPointer,
  isAnswered,
} from '../exchange/reply.ts'
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
import type { Check, Evidence } from './check.ts'

/** The source of all evidence: a run in progress, or a transcript. */
export type EvidenceSource = {
  readonly header: {
    readonly model: string
    readonly baseUrl: string
    readonly secretPlaceholders: readonly string[]
    readonly hasKey: boolean
    readonly checks?: readonly string[] | null
    readonly repeat?: number
    /** The names of the header fields that the user adds (`--header`). Absent if the user adds none. */
    readonly requestHeaders?: readonly string[]
  }
  readonly plan: { readonly readings: Readings }
  readonly exchanges: () => readonly Exchange[]
  readonly omissions: () => readonly Omission[]
  /** Returns an entry per received secret: its placeholder in the transcript, and the id of the probe that received it. */
  readonly secrets: () => readonly { readonly probe: string; readonly placeholder: string }[]
}

type CheckSelectors = Pick<Check, 'judges' | 'beside' | 'ifSent'>

/** Returns all selectors of a check, also those of the calls that it uses only for comparison. */
export function allSelectors({ judges, beside = [] }: CheckSelectors): readonly Selector[] {
  return [...selectorsOf(judges), ...selectorsOf(beside)]
}

// Returns whether a probe that was left out would have sent calls for the check.
function isMissed(one: CheckSelectors, { calls = [] }: Omission): boolean {
  const selectors = allSelectors(one)
  return calls.some((call) => isSelected(selectors, parseKindAndSubject(call)))
}

/** Returns what one check needs to judge: the exchanges that it selects from `source`, and the readings in force. */
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
  const all = withoutSearch(recorded)
  const isUp = answersThroughout(all)
  const whyNoAnswer = isUp ? null : whyNoServiceAnswer(recorded)
  const outage = isUp || whyNoAnswer !== null ? null : outageIn(all, source.header.checks ?? [])
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

// Returns whether a service sent a completion, answered each call and opened each WebSocket. It then neither stopped nor hid behind a gateway.
function answersThroughout(calls: readonly Exchange[]): boolean {
  return calls.some(isCompletion) && calls.every(isServed)
}

function isServed(call: Exchange): boolean {
  const isOpen = call.socket !== undefined || !call.probe.startsWith('websocket.')
  return call.end.kind !== 'failed' && isAnswered(call) && isOpen
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

/** Applies `rule` to each exchange and returns one judgment. It is a violation if `rule` returned an issue. */
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
  if (issues.length > 0) return violatedUnlessEmpty(issues, seen, seen)
  const blocked = current.find((exchange) => whyUnusable(exchange) !== null)
  const reason = blocked === undefined ? null : whyUnusable(blocked)
  if (blocked !== undefined && reason !== null) return inconclusive(...reason, [blocked])
  if (seen.length === 0) return judgeOmission(evidence)
  return violatedUnlessEmpty([], seen)
}

/** The timeout of one call of the library openai-node in ms, including the time that the library waits because of Retry-After. */
export const LIBRARY_TIMEOUT_MS = 600_000

/** Judges calls of a client library with `rule`. Calls that the library itself ended by its timeout are not violations. */
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

/** Returns the code and the reason why an exchange cannot be judged, such as a timeout. Returns null if it can. */
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

/** Returns the reason if a call cannot be judged because its connection was reset. Returns null if the call can be judged. */
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

/** Returns the judgment of a check whose calls were not sent. It states why they were not sent. */
export function judgeOmission(evidence: Pick<Evidence, 'omissions'>): Judgement {
  const omission = evidence.omissions[0]
  if (omission === undefined) return inconclusive('prerequisite', 'its probes left no exchange')
  const { probe, detail, cause = detail } = omission
  const judgement = notProbed({ ...omission, cause })
  return judgement.kind === 'inconclusive' ? { ...judgement, detail: `${probe}: ${detail}` } : judgement
}

/** Returns the exchanges of the selected calls. A repeated call has one exchange for each attempt. */
export function attemptsOf(evidence: Evidence, selectors: Selectors): readonly Exchange[] {
  return evidence.exchanges.filter((call) => isSelected(selectorsOf(selectors), call) && isToJudge(call))
}

function isToJudge(call: Exchange): boolean {
  if (JUDGED_IF_ANSWERED.includes(call.about ?? '')) return isSuccess(call) && call.end.kind === 'complete'
  return !isExtreme(call) || unusable(call) === null
}

function isExtreme({ about = '' }: Exchange): boolean {
  return about === 'huge' || SPENDING.includes(about)
}

type Selectors = Selector | readonly Selector[]

/** Returns the complete 2xx answers to the selected calls. */
export function wholeAnswers(evidence: Evidence, selectors: Selectors = 'completion'): readonly Exchange[] {
  return attemptsOf(evidence, selectors).filter(
    (exchange) =>
      isSuccess(exchange) && exchange.end.kind === 'complete' && exchange.response?.body.truncated !== true,
  )
}

/** Returns the complete 2xx answers whose body is JSON and contains no error. */
export function repliesOf(evidence: Evidence, selectors: Selectors = 'completion'): readonly Exchange[] {
  return wholeAnswers(evidence, selectors).filter(
    (exchange) => strictJson(exchange).ok && !isRefusalInSuccess(exchange),
  )
}

// Returns whether an answer has an error object and no choices. A 2xx answer of this form is a refusal, not an incomplete reply.
function isRefusalInSuccess(exchange: Exchange): boolean {
  const body = jsonOf(exchange)
  return isRecord(body) && isRecord(body['error']) && !('choices' in body)
}

/** A JSON member without which a check cannot judge a reply. `wanted` describes the expected value. */
type MissingMember = { readonly pointer: string; readonly wanted: string }

/** Applies `rule` to each exchange in `picked`. The judgment is a violation if one of them has an issue. */
export function every(
  evidence: Evidence,
  picked: readonly Exchange[],
  rule: (exchange: Exchange) => readonly Issue[],
  selectors: Selectors = 'completion',
  lack?: MissingMember,
): Judgement {
  if (picked.length === 0) return withoutReplies(evidence, selectors, lack)
  const offending = picked.filter((exchange) => rule(exchange).length > 0)
  return violatedUnlessEmpty(offending.flatMap(rule), offending.length === 0 ? picked : offending, picked)
}

/** Applies `rule` to each JSON reply to the selected calls, and returns one judgment. */
export function everyReply(
  evidence: Evidence,
  rule: (exchange: Exchange) => readonly Issue[],
  selectors: Selectors = 'completion',
): Judgement {
  return every(evidence, repliesOf(evidence, selectors), rule, selectors)
}

/** Returns the judgment of a check without replies: inconclusive or not applicable, with the reason, such as a timeout. */
export function withoutReplies(evidence: Evidence, selectors: Selectors, lack?: MissingMember): Judgement {
  const attempts = attemptsOf(evidence, selectors)
  const replies = repliesOf(evidence, selectors)
  if (replies.length > 0) return repliesWithoutMember(replies, lack ?? { pointer: '', wanted: 'JSON object' })
  const blocked = attempts.filter((exchange) => unusable(exchange) !== null)
  if (attempts.length === 0 || blocked.length > 0) return examine(evidence, blocked, () => [])
  return inconclusive('prerequisite', withoutReply(evidence, selectors), attempts)
}

/** Returns the inconclusive judgment of a check whose replies lack the JSON value that it needs. */
export function repliesWithoutMember(
  replies: readonly Exchange[],
  { pointer, wanted }: MissingMember,
): Judgement {
  const [first] = replies
  const found = first === undefined ? '' : `: ${valueAtPlace(first, pointer)}`
  return inconclusive('prerequisite', `answered, but no ${wanted}${found}`, replies)
}

function valueAtPlace(reply: Exchange, pointer: string): string {
  const place = pointer === '' ? 'the body' : pointer
  return `${reply.id} ${place} is ${describeValue(valueAtPointer(jsonOf(reply), pointer))}`
}

function withoutReply(evidence: Evidence, selectors: Selectors): string {
  const [answer] = wholeAnswers(evidence, selectors)
  const json = answer === undefined ? null : strictJson(answer)
  if (answer !== undefined && json?.ok === false)
    return `no call of its kind was answered with JSON: ${answer.id} has ${json.problem}`
  const statuses = [...new Set(attemptsOf(evidence, selectors).map((call) => statusOf(call) ?? 'nothing'))]
  return `no call of its kind was answered whole with 2xx, but with ${statuses.join(', ')}`
}
