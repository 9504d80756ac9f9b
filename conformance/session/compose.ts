import type {
  CheckRecord,
  ExchangeSummary,
  Outcome,
  Run,
  RunReading,
  CapabilityRecord,
  TakenOut,
  Verdict,
} from '../../schemas/compiled/run.ts'
import { languageOf } from '../clients/checks/client-checks.ts'
import type { Exchange, RecordedBody, RecordedMessage } from '../exchange/exchange.ts'
import { judgeAmong, type CheckInputs } from '../engine/judge.ts'
import { type Plan, profileNamed, readingKeys } from '../statement/plan.ts'
import type { Check } from '../evidence/check.ts'
import { evidenceFor } from '../evidence/evidence.ts'
import { whyNoServiceAnswer } from '../evidence/outage.ts'
import { countRecorded, createBudget } from '../transport/pacer.ts'
import type { TranscriptParts } from '../transport/transcript.ts'
import { whyRecorded } from '../statement/reading-catalog.ts'
import { allChecks, allProbes, checksOfSelection } from './registry.ts'
import { violationText } from '../../schemas/violation-text.ts'
import { connectionAdvice } from '../exchange/connection-advice.ts'
import type { Capability } from '../exchange/capabilities.ts'
import { NO_MODEL, withoutSearch } from '../exchange/attempts.ts'
import { bodyBytesOf, bodyTextOf } from '../exchange/bytes.ts'
import { notesOf, type RunFacts } from './run-notes.ts'
import { countVerdicts } from '../../schemas/verdict-counts.ts'

/** The reason that is recorded when the user stops a run. */
export const INTERRUPTED = 'the run was interrupted'

type TranscriptJudging = {
  readonly source: string
  readonly checks: readonly Check[]
  readonly plan: Plan
  readonly inputs?: CheckInputs
}

/** Judges the calls of a parsed transcript with the checks in `checks`, and returns the run. */
export function judgeTranscript(
  transcript: TranscriptParts,
  { source, checks: selected, plan, inputs = inputsFrom(transcript, selected, plan) }: TranscriptJudging,
): Run {
  const { header, exchanges, omissions, end } = transcript
  const judged = selected.map((check) => judgeAmong(check, inputs))
  const checks = judged.map((check) => withoutGuess(check, transcript))
  const facts = {
    ...header,
    plan,
    exchanges,
    omissions,
    durationMs: end?.durationMs ?? durationSoFar(exchanges),
    cost: end?.cost ?? costSoFar(exchanges),
    ...(end?.certificateEndsMs === undefined ? {} : { certificateEndsMs: end.certificateEndsMs }),
  }
  const run = composeRun(facts, checks)
  if (end !== null && end.interrupted !== true) return run
  // A transcript may lack exchanges.
  const why =
    end === null
      ? { reason: `${source} was cut off before its end` }
      : ({ reason: INTERRUPTED, interrupted: true } as const)
  const { reasonCheck: _, ...rest } = run
  return { ...rest, outcome: 'incomplete', exitCode: 3, ...why }
}

function inputsFrom(transcript: TranscriptParts, checks: readonly Check[], plan: Plan): CheckInputs {
  const { header, exchanges, omissions, secrets } = transcript
  const recorded = { exchanges: () => exchanges, omissions: () => omissions, secrets: () => secrets }
  return { checks, plan, evidenceOf: (check) => evidenceFor(check, { header, plan, ...recorded }) }
}

// Gives an inconclusive check without answers a new detail: the reason why calls were not sent. An unknown reason changes nothing.
function withoutGuess(check: CheckRecord, { exchanges, omissions, end }: TranscriptParts): CheckRecord {
  if (check.verdict !== 'inconclusive' || check.code !== 'prerequisite') return check
  const isUnsent =
    withoutSearch(exchanges).length === 0 && omissions.every(({ code }) => code === 'prerequisite')
  const unsent = isUnsent ? omissions[0]?.detail : undefined
  const why = end?.interrupted === true ? INTERRUPTED : unsent
  if (why === undefined) return check
  const { cause: _, ...rest } = check
  return { ...rest, detail: why }
}

/** Builds the content of `run.json` from the facts and the verdicts of a run. */
export function composeRun(facts: RunFacts, checks: readonly CheckRecord[]): Run {
  const outcome = worstOutcome(checks)
  const unasked = unaskedCapabilities(facts.plan, checks, facts.exchanges)
  const capabilities = capabilityRecords(checks, facts.plan, unasked)
  const notes = notesOf(facts, capabilities)
  const shown = new Set(checks.flatMap((record) => (record.issues.length > 0 ? record.exchanges : [])))
  return {
    schema: 'assay.run/1',
    outcome,
    exitCode: exitCodeOf(outcome),
    reason: reasonOf(outcome, checks, facts),
    ...reasonCheckOf(outcome, checks),
    ...(facts.omissions.some(({ isTimeOver }) => isTimeOver) ? { isTimeOver: true as const } : {}),
    suite: {
      version: facts.suite,
      checks: checks.length,
      known: knownAmong(checks),
      profile: facts.plan.profile,
    },
    target: { baseUrl: facts.baseUrl, model: facts.model === NO_MODEL ? null : facts.model },
    ...(facts.plan.statement === undefined ? {} : { statement: facts.plan.statement }),
    readings: readingsInForce(facts.plan),
    ...(notes.length === 0 ? {} : { notes }),
    seed: facts.seed,
    ...(facts.disguised === true ? { disguised: true as const } : {}),
    ...(facts.repeat === undefined ? {} : { repeat: facts.repeat }),
    startedAt: facts.startedAt,
    durationMs: facts.durationMs,
    cost: facts.cost,
    capabilities,
    ...leftOpenBy(facts.plan, checks),
    checks,
    exchangeDurations: Object.fromEntries(
      facts.exchanges.map(({ id, timing }) => [id, Math.round(timing.endMs)]),
    ),
    exchanges: facts.exchanges.filter((exchange) => shown.has(exchange.id)).map(summaryOf),
  }
}

function leftOpenBy({ profile }: Plan, checks: readonly CheckRecord[]): Pick<Run, 'leftOpen'> {
  const observed = checks.filter(({ verdict }) => verdict === 'observed')
  if (observed.length === 0) return {}
  const usual = profileNamed(profile)?.readings
  const leftOpen = {
    keys: [...new Set(observed.flatMap(({ reading }) => reading ?? []))],
    checks: observed.length,
    otherwise: observed.filter(({ code }) => code === 'seen-otherwise').length,
    removed: observed.filter(({ reading = '' }) => usual?.has(reading)).length,
  }
  return { leftOpen }
}

// The checks of a run without checks of client libraries and of the 1 MB prompt.
const USUAL_CHECKS = checksOfSelection({ only: null, skip: [] })

// Returns the number of known checks. Counts checks of client libraries and of the 1 MB prompt only if the run requested them.
function knownAmong(checks: readonly CheckRecord[]): number {
  const isHuge = ({ id }: CheckRecord) =>
    languageOf(id) === null && !USUAL_CHECKS.some((check) => check.id === id)
  return (
    (checks.some(isHuge) ? allChecks : USUAL_CHECKS).length +
    checks.filter(({ id }) => languageOf(id) !== null).length
  )
}

function readingsInForce({ readings }: Plan): readonly RunReading[] {
  return readingKeys.flatMap((key) => {
    const inForce = readings.get(key)
    if (inForce === undefined) return []
    const { reading, ...parameters } = inForce.value
    const recorded = whyRecorded(key, reading)
    const record = recorded === null ? {} : { recorded }
    const more = Object.keys(parameters).length === 0 ? {} : { parameters }
    return [{ key, reading, layer: inForce.layer, ...record, ...more }]
  })
}

function reasonOf(outcome: Outcome, checks: readonly CheckRecord[], facts: RunFacts): string | null {
  if (outcome === 'broken') {
    const broken = checks.find((record) => record.verdict === 'error')
    return broken === undefined ? null : `check ${broken.id} broke: ${broken.detail ?? 'unknown'}`
  }
  if (outcome === 'non-conformant') return noService(checks)
  if (outcome === 'partial') return partialReason(checks)
  if (outcome !== 'incomplete') return null
  const undecided = firstUndecided(checks)
  if (undecided !== undefined)
    return whyUnanswered(undecided, facts.exchanges) ?? `${undecided.reason ?? ''}: ${undecided.detail ?? ''}`
  return 'no check was judged on an answer of the target'
}

// The check of the simplest call. Its reason is the most basic one.
const PLAINEST = 'core.post-completes'

// Returns the check that names why a run is incomplete: the plainest one, or else the first in the order of the interface.
function firstUndecided(checks: readonly CheckRecord[]): CheckRecord | undefined {
  const undecided = checks.filter(leavesIncomplete)
  return undecided.find(({ id }) => id === PLAINEST) ?? undecided[0]
}

function reasonCheckOf(outcome: Outcome, checks: readonly CheckRecord[]): Pick<Run, 'reasonCheck'> {
  const undecided = outcome === 'incomplete' ? firstUndecided(checks) : undefined
  return undecided === undefined ? {} : { reasonCheck: undecided.id }
}

function partialReason(checks: readonly CheckRecord[]): string {
  const out = excludedClauses(checks)
  const declared = out.filter(({ readings }) => readings.length > 0)
  const keyless = out.filter(({ readings }) => readings.length === 0)
  const clauses = declared.map(({ clause, readings }) => `${clause} (declared: ${readings.join(', ')})`)
  return [
    ...(declared.length === 0
      ? []
      : [`the statement removes stated MUSTs; not fully judged: ${clauses.join(', ')}`]),
    ...(keyless.length === 0
      ? []
      : [`no key was given; not fully judged: ${keyless.map(({ clause }) => clause).join(', ')}`]),
  ].join('; ')
}

// Returns one line that replaces all failures if even the simplest call gets no completion; else null.
function noService(checks: readonly CheckRecord[]): string | null {
  const plainest = checks.find(({ id, verdict }) => id === PLAINEST && verdict === 'fail')
  const [issue] = plainest?.issues ?? []
  if (issue === undefined) return null
  return `the plainest call got no completion: ${violationText(issue)}`
}

function summaryOf(exchange: Exchange): ExchangeSummary {
  const { body } = exchange.request
  return {
    id: exchange.id,
    method: exchange.request.method,
    url: exchange.request.url,
    headers: exchange.request.headers,
    body: body?.text ?? null,
    ...(body?.base64 === undefined || body.truncated ? {} : { bodyBase64: body.base64 }),
    ...(exchange.request.repetition === undefined ? {} : { repetition: exchange.request.repetition }),
    ...(exchange.atOnce === undefined ? {} : { atOnce: exchange.atOnce }),
    ...(exchange.otherKey === undefined ? {} : { otherKey: exchange.otherKey }),
    status: exchange.response?.status ?? null,
    durationMs: Math.round(exchange.timing.endMs),
    sentAt: new Date(exchange.sentAtEpochMs).toISOString(),
    ...answerSummary(exchange),
  }
}

function whyUnanswered(undecided: CheckRecord, exchanges: readonly Exchange[]): string | null {
  const calls = withoutSearch(exchanges).filter(({ isInbound }) => isInbound !== true)
  if (calls.length === 0)
    return undecided.code === 'prerequisite' ? (undecided.cause ?? undecided.detail ?? null) : null
  const unseen = whyNoServiceAnswer(exchanges)
  if (unseen !== null) return unseen
  const { end } = calls[0] ?? {}
  if (end?.kind !== 'failed' || calls.some(({ response }) => response !== null)) return null
  const isUnreachable = ['dns', 'refused', 'tls'].includes(end.code) || end.code.startsWith('timeout-')
  return isUnreachable ? `no request was answered: ${end.detail}: ${connectionAdvice(end)}` : null
}

function unaskedCapabilities(
  { capabilities }: Plan,
  records: readonly CheckRecord[],
  exchanges: readonly Exchange[],
): ReadonlySet<Capability> {
  const begun = new Set(exchanges.map(({ probe }) => capabilityOfProbe.get(probe)))
  const isAsked = (id: Capability): boolean =>
    id === 'core' || capabilities.get(id) === 'supported' || isSelected(id, records)
  return new Set([...capabilities.keys()].filter((id) => !begun.has(id) && !isAsked(id)))
}

const capabilityOfProbe = new Map(allProbes.map(({ id, capability }) => [id, capability] as const))

function isSelected(id: Capability, records: readonly CheckRecord[]): boolean {
  const own = (entries: readonly { readonly capability: string }[]): number =>
    entries.filter(({ capability }) => capability === id).length
  return own(records) < own(USUAL_CHECKS)
}

type Answer = NonNullable<ExchangeSummary['answer']>
type Entry = NonNullable<Answer['timeline']>[number]

// The maximum length of a body in a report. The transcript has the whole body.
const MAX_BODY_CHARS = 2048
const MAX_ENTRIES = 24
const MAX_ENTRY_CHARS = 240

/** Returns an object with the shortened answer of an exchange, for reports. The object is empty if there was no answer. */
export function answerSummary({ response, socket }: Exchange): { readonly answer?: Answer } {
  if (response === null) return {}
  const { headers, body, reads } = response
  const text = bodyTextOf(body)
  const isStream = headers.some(
    ([name, value]) => name === 'content-type' && /^text\/event-stream\b/i.test(value),
  )
  const timeline =
    socket == null
      ? isStream
        ? pieces(body, reads)
        : []
      : socket.messages.slice(0, MAX_ENTRIES).map(entryOf)
  return {
    answer: {
      headers,
      body: text === null ? null : text.slice(0, MAX_BODY_CHARS),
      bodyBytes: body.bodyBytes,
      isCut: body.truncated || (text ?? '').length > MAX_BODY_CHARS,
      ...(timeline.length === 0 ? {} : { timeline }),
    },
  }
}

function pieces(body: RecordedBody, reads: readonly (readonly [number, number])[]): readonly Entry[] {
  const bytes = bodyBytesOf(body)
  let from = 0
  return reads.slice(0, MAX_ENTRIES).map(([atMs, byteCount]) => {
    const part = bytes.subarray(from, from + byteCount)
    from += byteCount
    return { atMs: Math.round(atMs), text: new TextDecoder().decode(part).slice(0, MAX_ENTRY_CHARS) }
  })
}

function entryOf({ from, kind, code, atMs, payload }: RecordedMessage): Entry {
  const text = bodyTextOf(payload) ?? `${payload.bodyBytes} bytes`
  const what = code === undefined ? kind : `${kind} ${code}`
  return { atMs: Math.round(atMs), from, text: `${what}: ${text}`.slice(0, MAX_ENTRY_CHARS) }
}

/** Returns the cost of these exchanges: requests and tokens. */
export function costSoFar(exchanges: readonly Exchange[]): Run['cost'] {
  const budget = createBudget(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
  countRecorded(budget, exchanges, null)
  return budget.cost()
}

function durationSoFar(exchanges: readonly Exchange[]): number {
  const starts = exchanges.map((exchange) => exchange.sentAtEpochMs)
  const ends = exchanges.map((exchange) => exchange.sentAtEpochMs + exchange.timing.endMs)
  return exchanges.length === 0 ? 0 : Math.round(Math.max(...ends) - Math.min(...starts))
}

const EXIT_CODES = { conformant: 0, 'non-conformant': 1, incomplete: 3, partial: 3, broken: 4 } as const

/** Returns the exit code: 0 conformant, 1 non-conformant, 3 incomplete or partial, 4 an error in Assay. */
export function exitCodeOf(outcome: Outcome): Run['exitCode'] {
  return EXIT_CODES[outcome]
}

/** Returns the worst outcome of all checks, such as non-conformant if one failed. */
export function worstOutcome(records: readonly CheckRecord[]): Outcome {
  if (records.some((record) => record.verdict === 'error')) return 'broken'
  if (records.some((record) => record.verdict === 'fail')) return 'non-conformant'
  if (records.some(leavesIncomplete)) return 'incomplete'
  if (!records.some(isJudged)) return 'incomplete'
  return excludedClauses(records).length > 0 ? 'partial' : 'conformant'
}

/** Returns the clauses with a MUST check that was skipped, because the statement declares another behavior or an API key is missing. */
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

/** Returns the outcome and a count per verdict of every capability. `unasked` lists capabilities that the user did not select. */
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

function isJudged({ verdict, level, exchanges }: CheckRecord): boolean {
  return verdict === 'pass' || (verdict === 'warn' && level === 'SHOULD' && exchanges.length > 0)
}

/** Returns whether this verdict makes a run incomplete. */
export function leavesIncomplete({ verdict, level, code }: CheckRecord): boolean {
  return verdict === 'inconclusive' && level === 'MUST' && code !== 'model-behaviour'
}
