import type { CheckRecord } from '../../schemas/compiled/run.ts'
import { PRESENCE_CHECKS } from '../engine/judge.ts'
import { type Plan, ownerOf, readingKeys } from '../statement/plan.ts'
import { CAPABILITIES, type Capability } from '../exchange/capabilities.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { exchangeIdOf } from '../exchange/judgement.ts'
import { isClientError, statusText, type JsonObject } from '../exchange/reply.ts'
import type { Reading } from '../statement/readings.ts'
import { candidatesOf, whyWithoutCandidates, observedSchema } from './candidates.ts'
import {
  chooseReading,
  tryReadings,
  verdictsUnder,
  type Choice,
  type RecordedRun,
  type CandidateResult,
  type Verdicts,
  removeUnfitReadings,
  type UnfitReading,
} from './fit-readings.ts'
import type { ScoutDecision } from './scout-decisions.ts'
import { violationText } from '../../schemas/violation-text.ts'

/** An exchange that supports a finding. `line` is a text with its request and its status. */
export type SupportingExchange = { readonly exchange: string; readonly line: string }

/** A behavior that the answers contradict (`because`). `lost` counts the checks that apply to this behavior, but not to the chosen one. */
export type RefutedReading = { readonly reading: string; readonly because: string; readonly lost: number }

/** What an exploration found about a statement key, such as `cors`. */
export type ExploreFinding = {
  readonly key: string
  /** The result: one reading fits (`declared`), `several` fit, none fits (`open`), or the behavior was not seen (`unseen`). */
  readonly kind: 'declared' | 'open' | 'several' | 'unseen'
  readonly readings: readonly Reading[]
  readonly shown: readonly SupportingExchange[]
  readonly refuted: readonly RefutedReading[]
  /** A JSON Schema of the recorded answers. */
  readonly shape?: JsonObject
  readonly note?: string
}

type OfferedCapability = { readonly id: Capability; readonly shown: readonly SupportingExchange[] }

/** The results of an exploration. */
export type Conclusions = {
  readonly capabilities: readonly OfferedCapability[]
  readonly findings: readonly ExploreFinding[]
  /** The checks that fail with every reading that the exploration tried. No statement makes them pass. */
  readonly deviations: readonly CheckRecord[]
}

/** Derives the statement that an exploration proposes. It leaves out the keys that the user has already declared (`given`). */
export function concludeReadings(
  recorded: RecordedRun,
  plan: Plan,
  decided: readonly ScoutDecision[],
  given: ReadonlySet<string>,
): Conclusions {
  const byId = new Map(recorded.source.exchanges().map((exchange) => [exchange.id, exchange]))
  const surveyed = verdictsUnder(recorded, plan)
  const { records } = surveyed
  const capabilities = CAPABILITIES.flatMap((id) => {
    const presence = records.find((record) => record.id === PRESENCE_CHECKS[id] && record.verdict === 'pass')
    return presence === undefined ? [] : [{ id, shown: shownBy(presence.exchanges, byId) }]
  })
  const isFound = (id: Capability): boolean => id === 'core' || capabilities.some((found) => found.id === id)
  let current = verdictsUnder(recorded, {
    ...plan,
    capabilities: new Map(
      [...plan.capabilities].map(([id, support]) => [id, isFound(id) ? 'supported' : support]),
    ),
  })
  const findings: ExploreFinding[] = []
  const isDecided = (key: string): boolean => decided.some((each) => each.key === key)
  const isLooked = (key: string): boolean =>
    isDecided(key) || ((isFound(ownerOf(key)) || ALWAYS.includes(key)) && !given.has(key))
  const [statuses] = candidatesOf(STATUSES, recorded.source.exchanges(), current.plan.readings)
  if (isLooked(STATUSES) && statuses !== undefined) current = current.with(STATUSES, statuses.reading)
  for (const key of ORDER.filter(isLooked)) {
    const scouted = decided.find((each) => each.key === key)
    const finding = findingOf(key, { recorded, current, scouted, byId })
    findings.push(finding)
    // Checks must not fail because of an unverified reading.
    if (finding.note === UNVERIFIED) current = current.with(key, null)
    else if (finding.kind === 'declared') current = current.with(key, finding.readings[0] ?? null)
    else if (isLeftOpen(finding, plan)) current = current.with(key, null)
  }
  const { verdicts, unfit } = removeUnfitReadings(current)
  const concluded = verdicts.records
  const deviations = concluded.filter(({ verdict }) => verdict === 'fail')
  const judged = capabilities.filter(({ id }) => isJudged(id, concluded))
  const opened = unfit.map((each) => openedBy(each, current.plan, byId))
  const kept = findings.filter(({ key }) => !unfit.some((each) => each.key === key))
  return { capabilities: judged, findings: [...kept, ...opened].toSorted(byGap), deviations }
}

// The key for the statuses of refusals. It is decided first, because the checks of many other keys use the statuses.
const STATUSES = 'errors.status'

function openedBy({ key, failure }: UnfitReading, { readings }: Plan, byId: Look['byId']): ExploreFinding {
  const refuted = refutedBy(readings.get(key)?.value.reading ?? key, failure)
  return { key, kind: 'open', readings: [], shown: shownBy(failure.exchanges, byId, key), refuted }
}

// Returns whether the draft statement may declare a capability: the target offers it, and its checks can judge it.
function isJudged(id: Capability, records: readonly CheckRecord[]): boolean {
  const own = records.filter(({ capability }) => capability === id)
  const isShown = own.some((record) => record.id === PRESENCE_CHECKS[id] && record.verdict === 'pass')
  return (
    isShown && !own.some(({ verdict, code }) => verdict === 'inconclusive' && UNJUDGED.includes(code ?? ''))
  )
}

const UNJUDGED = ['no-reading', 'prerequisite']

/** Returns whether the draft statement sets the key of a finding to null, because several readings fit the target, or no reading fits. */
export function isLeftOpen({ kind, key }: ExploreFinding, { readings: inForce }: Plan): boolean {
  return (kind === 'open' || kind === 'several') && inForce.has(key)
}

// Keys that are explored even if limits are not explored, because every answer can have limit header fields.
const ALWAYS = ['limits.headers']

// The keys that an exploration decides, each after the keys on which it depends. The owner declares all other keys.
const ORDER = [
  'request.required',
  'request.models',
  'request.roles',
  'maxTokens.bounds',
  'temperature.bounds',
  'response.fields',
  'errors.missingKey',
  'errors.wrongKey',
  'errors.body',
  STATUSES,
  'errors.conditions',
  'errors.codes',
  'cors',
  'sse.path',
  'sse.switch',
  'sse.events',
  'signup.request',
  'signup.response',
  'websocket.path',
  'websocket.auth',
  'websocket.frames',
  'websocket.reuse',
  'webhooks.payload',
  'webhooks.delivery',
  'webhooks.retry',
  'webhooks.signature',
  'webhooks.types',
  'limits.headers',
]

function byGap(left: ExploreFinding, right: ExploreFinding): number {
  return readingKeys.indexOf(left.key) - readingKeys.indexOf(right.key)
}

type Look = {
  readonly recorded: RecordedRun
  readonly current: Verdicts
  readonly scouted: ScoutDecision | undefined
  readonly byId: ReadonlyMap<string, Exchange>
}

function findingOf(key: string, { recorded, current, scouted, byId }: Look): ExploreFinding {
  const seen = (scouted?.seen ?? []).map(lineOf)
  const open = { key, kind: 'open', readings: [], shown: seen, refuted: [] } as const
  if (scouted?.reading === null) return scouted.note === undefined ? open : { ...open, note: scouted.note }
  const exchanges = recorded.source.exchanges()
  const candidates = candidatesOf(key, exchanges, current.plan.readings)
  const missing = candidates.length > 0 ? null : whyWithoutCandidates(key, exchanges)
  if (missing !== null) return { ...open, note: missing, ...shapeOf(key, exchanges) }
  const tried = tryReadings(current, key, candidates)
  const isUnverified = candidates.some((candidate) => candidate.isUnverified === true)
  const found = isUnverified || UNJUDGED_KEYS.includes(key) ? recordedOnly(tried) : chosen(tried, scouted)
  const near = nearest(tried, found, formatChecks(key, recorded))
  const choice: Choice = near === null ? found : { kind: 'fits', tried: near }
  const declared = choice.kind === 'fits' ? choice.tried : null
  const note = isUnverified ? UNVERIFIED : near === null ? null : mistakesIn(near)
  const refuted = tried.flatMap((each) =>
    refutedBy(each.reading.reading, each.failures[0], lostBetween(each, declared)),
  )
  const exchangesIn = (ids: readonly string[]) => shownBy(ids, byId, key)
  switch (choice.kind) {
    case 'fits': {
      const { reading, rank } = choice.tried
      const shown = [...seen, ...exchangesIn(choice.tried.seen)].slice(0, SHOWN)
      // A reading of rank 2 demands so little that the observed schema is more informative.
      const shape = rank === 2 ? shapeOf(key, exchanges) : {}
      return {
        key,
        kind: 'declared',
        readings: [reading],
        shown,
        refuted: isUnverified ? [] : refuted,
        ...(note === null ? {} : { note }),
        ...shape,
      }
    }
    case 'several': {
      const shown = exchangesIn(choice.tried.flatMap((each) => each.seen))
      return { key, kind: 'several', readings: choice.tried.map(({ reading }) => reading), shown, refuted }
    }
    case 'none': {
      const shown = exchangesIn(
        tried.flatMap(({ failures }) => failures.flatMap((record) => record.exchanges)),
      )
      return { key, kind: 'open', readings: [], shown, refuted, ...shapeOf(key, exchanges) }
    }
    case 'unseen':
      return { key, kind: 'unseen', readings: [], shown: seen, refuted }
  }
}

function shapeOf(key: string, exchanges: readonly Exchange[]): Pick<ExploreFinding, 'shape'> {
  const shape = observedSchema(key, exchanges)
  return shape === null ? {} : { shape }
}

// A format nearly fits with at least 8 other judged checks per failed check of it, or if fewer than half of the answers deviate. If a
// reading of rank 2 fits, two deviations per answer show another format, not a mistake.
const NEAR_CHECKS = 8
const NEAR_SHARE = 0.5

/** Returns the known reading (a declarable behavior) that the answers fit with only small deviations. Returns null if there is none. */
function nearest(
  tried: readonly CandidateResult[],
  found: Choice,
  formats: readonly string[],
): CandidateResult | null {
  const fitting = found.kind === 'fits' || found.kind === 'several' ? [found.tried].flat() : []
  const isDecided = found.kind === 'unseen' || fitting.some(({ rank }) => rank === 0)
  if (isDecided || formats.length === 0) return null
  // Other failures do not count, because wrong values in the right format must not lead to a less strict reading.
  const isFormat = ({ id }: CheckRecord): boolean => formats.includes(id)
  const wrongIn = ({ failures }: CandidateResult) => failures.filter(isFormat)
  const isNear = (each: CandidateResult): boolean => {
    const wrong = wrongIn(each)
    if (wrong.length === 0) return each.passes.some(isFormat)
    const places = wrong.flatMap(({ issues }) => issues.map(exchangeIdOf))
    const deviating = new Set(places)
    const isOther = fitting.some(({ rank }) => rank === 2) && places.length >= 2 * deviating.size
    const all = new Set([...deviating, ...each.passes.flatMap(({ exchanges }) => exchanges)])
    // A failed check of a value also shows that the value is there.
    const others = each.passes.length + each.failures.length - wrong.length
    return (!isOther && others >= NEAR_CHECKS * wrong.length) || deviating.size < NEAR_SHARE * all.size
  }
  const byFailures = (left: CandidateResult, right: CandidateResult): number =>
    wrongIn(left).length - wrongIn(right).length || left.failures.length - right.failures.length
  return tried.filter((each) => each.rank === 0 && isNear(each)).toSorted(byFailures)[0] ?? null
}

function formatChecks(key: string, { checks }: RecordedRun): readonly string[] {
  return checks.flatMap(({ id, reading, isFormat }) => (isFormat === true && reading === key ? id : []))
}

function mistakesIn({ failures }: CandidateResult): string {
  const texts = failures.map(
    ({ id, issues: [issue] }) => `${id}${issue === undefined ? '' : `: ${violationText(issue)}`}`,
  )
  return `probably ${texts.length === 1 ? 'a mistake' : `${texts.length} mistakes`} of the service: ${texts.join('; ')}`
}

// Chooses a reading for a key. If the first requests decided the reading (`scouted`), only this reading is a candidate. It
// fits unless a check of it failed.
function chosen(tried: readonly CandidateResult[], scouted: ScoutDecision | undefined): Choice {
  const [only] = tried
  if (scouted === undefined || only === undefined) return chooseReading(tried)
  return only.failures.length === 0 ? { kind: 'fits', tried: only } : { kind: 'none', tried }
}

// Keys that no check of an exploration depends on.
const UNJUDGED_KEYS = ['errors.codes', 'limits.headers']

function recordedOnly(tried: readonly CandidateResult[]): Choice {
  const [only] = tried
  if (only === undefined) return { kind: 'unseen' }
  return tried.length === 1 ? { kind: 'fits', tried: only } : { kind: 'several', tried }
}

// The note on a signature scheme whose signatures were not verified, because the scheme was not in force during the run.
const UNVERIFIED = 'this form was seen; a run with this draft shows whether it holds'

const SHOWN = 3

function lostBetween(refuted: CandidateResult, declared: CandidateResult | null): number {
  return declared === null ? 0 : [...refuted.applying].filter((id) => !declared.applying.has(id)).length
}

function refutedBy(reading: string, failure: CheckRecord | undefined, lost = 0): readonly RefutedReading[] {
  const [issue] = failure?.issues ?? []
  if (failure === undefined || issue === undefined) return []
  const because = `${failure.id}: ${violationText(issue)}`
  return [{ reading, because, lost }]
}

function shownBy(
  ids: readonly string[],
  byId: ReadonlyMap<string, Exchange>,
  key = '',
): readonly SupportingExchange[] {
  const all = [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
  // A check compares the refusals of both, but a call without a key shows nothing of wrong keys.
  const exchanges = all.filter(({ about }) => key !== 'errors.wrongKey' || about !== 'none')
  return exchanges.toSorted(byBearing(key)).slice(0, SHOWN).map(lineOf)
}

// Returns a function that compares exchanges for sorting. If `key` is about errors, refusals of POST requests come first.
function byBearing(key: string): (left: Exchange, right: Exchange) => number {
  const bears = (exchange: Exchange): number =>
    Number(key.startsWith('errors.') && !(isClientError(exchange) && exchange.request.method === 'POST'))
  return (left, right) => bears(left) - bears(right)
}

function lineOf(exchange: Exchange): SupportingExchange {
  const { request, response, id } = exchange
  const path = URL.parse(request.url)?.pathname ?? request.url
  const answer = response === null ? 'no answer' : statusText(exchange)
  return { exchange: id, line: `${request.method} ${path}: ${answer}` }
}
