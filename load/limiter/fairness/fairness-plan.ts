/** The plan of a fairness run: the scope of the limit, then all keys at the same rate, then one key that sends more. Pure. */
import { isPartOf, type StageId, type StageLabel } from '../trace/stages.ts'
import type { PlannedRequest, PlanResources, NextStep, Observation, Stage } from '../trace/trace.ts'
import type { FairnessPhase, FairnessShape } from '../../../schemas/compiled/fairness-run.ts'
import { isCompleted } from '../trace/outcomes.ts'
import { memberOf, requireNumber } from '../../guards.ts'
import { requestsInPhases, requestsPerPhase } from './per-phase.ts'

/** Reads the shape from a task. Throws a TypeError with the reason. */
export function parseFairnessShape(text: string): FairnessShape {
  const shape = memberOf(JSON.parse(text), 'fairness')
  const accounts = memberOf(shape, 'accounts')
  if (!Array.isArray(accounts)) throw new TypeError('accounts must be a list')
  return {
    victimPerSecond: requireNumber(shape, 'victimPerSecond'),
    aggressorPerSecond: requireNumber(shape, 'aggressorPerSecond'),
    phaseSeconds: requireNumber(shape, 'phaseSeconds'),
    rounds: requireNumber(shape, 'rounds'),
    restSeconds: requireNumber(shape, 'restSeconds'),
    accounts: accounts.map(String),
  }
}

/** The requests that show which keys share the limit of a used-up key. */
export const SCOPE_REQUESTS = ['spent', 'elsewhere', 'other', 'otherElsewhere', 'sibling'] as const

/** One of {@link SCOPE_REQUESTS}. */
export type ScopeRequest = (typeof SCOPE_REQUESTS)[number]

/** Returns the key and address of each request; null if a key or address for it is missing. */
export function scopePlaces(
  { keys, sources }: Pick<PlanResources, 'keys' | 'sources'>,
  accounts: readonly string[],
): Readonly<Record<ScopeRequest, Pick<PlannedRequest, 'key' | 'source'> | null>> {
  const [first = 'a'] = keys
  const [here = '1', there] = sources
  const sibling = keys.find((_key, place) => place > 0 && accounts[place] === accounts[0])
  const other = keys.find((_key, place) => accounts[place] !== accounts[0])
  return {
    spent: { key: first, source: here },
    elsewhere: there === undefined ? null : { key: first, source: there },
    other: other === undefined ? null : { key: other, source: here },
    otherElsewhere: other === undefined || there === undefined ? null : { key: other, source: there },
    sibling: sibling === undefined ? null : { key: sibling, source: here },
  }
}

const TOKENS = 20
const PAUSE_MS = 50
/** The used-up key sends more often than the others, so it likely gets a unit that came back meanwhile, and shows it. */
const SPENT_AGAIN: readonly ScopeRequest[] = Array.from({ length: 5 }, () => 'spent')
/** The largest number of requests of a drain: a larger limit is not used up in series. */
const MAX_TO_SPEND = 200
/** The time before a phase: many requests take a moment to prepare, and none may be sent late. */
const LEAD_MS = 500

/** Returns the plan: it selects the next stage that has no observations. Stages are distinguished by their places. */
export function fairnessStep(shape: FairnessShape) {
  return (seen: readonly Observation[], resources: PlanResources): NextStep => {
    const lastMs = seen.reduce((last, { closedMs }) => Math.max(last, closedMs), 0)
    const done = new Set(seen.map(({ stage }) => stage.place))
    const next = stagesOf(shape, resources).find(({ id }) => !done.has(id.place) && !isSkipped(id, seen))
    if (next === undefined)
      return { type: 'done', because: 'settled', note: 'every planned stage was executed' }
    const reason = stopReason(seen)
    if (reason !== null) return { type: 'done', because: 'given-up', note: reason }
    return { type: 'stage', stage: next.at(lastMs + PAUSE_MS, next.id) }
  }
}

/** The least number of answers that decides: fewer may have failed by chance. */
const MIN_ANSWERS = 8

/** Returns the reason to stop: nothing was completed so far, or no answer of the last stage was readable. Null if there is none. */
function stopReason(seen: readonly Observation[]): string | null {
  if (seen.length >= MIN_ANSWERS && !seen.some(isCompleted)) return 'no answer was a completion'
  const place = seen.at(-1)?.stage.place
  const last = seen.filter((one) => one.stage.place === place)
  return last.length >= MIN_ANSWERS && last.every(({ outcome }) => outcome === 'unclassified')
    ? 'no answer of the last step was a completion or a refusal'
    : null
}

/** Returns whether a stage is skipped. A key that could not be used up once is not tried again: that would cost much and show little. */
function isSkipped(stage: StageId, seen: readonly Observation[]): boolean {
  if (!isPartOf(stage, 'keys') || (stage.round === 1 && stage.label !== 'after')) return false
  return !isSpentIn(1, seen)
}

/** Returns whether the first key was refused when this round used it up. */
export function isSpentIn(round: number, seen: readonly Observation[]): boolean {
  return seen.some(
    ({ stage, outcome }) => stage.label === 'use up' && stage.round === round && outcome === 'refused',
  )
}

/** Returns the number of rounds of scope requests. It is higher, because some rounds show nothing. */
export function scopeRounds({ rounds }: FairnessShape): number {
  return rounds + 2
}

/** A stage without a place in the plan yet. */
type Unplaced = {
  readonly label: StageLabel
  readonly round: number
  readonly at: (fromMs: number, id: StageId) => Stage
}

type Planned = { readonly id: StageId; readonly at: Unplaced['at'] }

function stagesOf(shape: FairnessShape, resources: PlanResources): readonly Planned[] {
  const rounds = Array.from({ length: shape.rounds }, (_, round) => round + 1)
  const stages = [
    ...Array.from({ length: scopeRounds(shape) }, (_, round) =>
      scopeStages(shape, resources, round + 1),
    ).flat(),
    ...rounds.flatMap((round) => [
      phase(shape, resources, { label: 'calm', round }, round === 1 ? shape.restSeconds : 0),
      phase(shape, resources, { label: 'press', round }, 0),
    ]),
  ]
  return stages.map(({ label, round, at }, index) => ({ id: { place: index + 1, label, round }, at }))
}

/** Returns the stages of one round. All keys send before the first key is used up, to show that they have quota. */
function scopeStages(shape: FairnessShape, resources: PlanResources, round: number): readonly Unplaced[] {
  const places = scopePlaces(resources, shape.accounts)
  const restMs = round === 1 ? 0 : shape.restSeconds * 1000
  const requestsAt = (atMs: number, names: readonly ScopeRequest[]): readonly PlannedRequest[] =>
    names.flatMap((name) => {
      const place = places[name]
      return place === null ? [] : [{ ...place, atMs, kind: 'chat' as const, tokens: TOKENS }]
    })
  return [
    {
      label: 'before',
      round,
      at: (fromMs, id) => ({
        type: 'timed',
        id,
        isParallel: false,
        requests: requestsAt(fromMs + restMs, SCOPE_REQUESTS),
      }),
    },
    {
      label: 'use up',
      round,
      at: (fromMs, id) => {
        const [request] = requestsAt(fromMs, ['spent'])
        return {
          type: 'drain',
          id,
          request: request ?? NO_REQUEST,
          until: 'refusal',
          maxRequests: MAX_TO_SPEND,
        }
      },
    },
    {
      label: 'after',
      round,
      at: (fromMs, id) => ({
        type: 'timed',
        id,
        isParallel: false,
        requests: requestsAt(fromMs - PAUSE_MS, [...SPENT_AGAIN, ...SCOPE_REQUESTS]),
      }),
    },
  ]
}

const NO_REQUEST: PlannedRequest = { atMs: 0, key: 'a', source: '1', kind: 'chat', tokens: TOKENS }

/** Returns the jitter of a request. On a fixed grid, all requests of a key would meet the others at the same moment. */
function jitterOf(name: string, index: number, count: number): number {
  // The first and the last request keep their moments, so that the rate is exact.
  if (index === 0 || index === count - 1) return 0
  let hash = 2166136261
  for (const character of `${name} ${index}`) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  // The final mix of Murmur3, because names that differ in one digit have similar hashes.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32 - 0.5
}

/** Returns the phase: requests of each key at its rate with jitter, each key a little after the one before. */
function phase(
  shape: FairnessShape,
  resources: PlanResources,
  { label, round }: { readonly label: FairnessPhase; readonly round: number },
  restSeconds: number,
): Unplaced {
  const isPress = label === 'press'
  const source = resources.sources[0] ?? '1'
  const { each, aggressor } = requestsPerPhase(shape)
  const at: Unplaced['at'] = (fromMs, id) => {
    const requests = resources.keys.flatMap((key, place) => {
      const isMore = isPress && place === 0
      const rate = isMore ? shape.aggressorPerSecond : shape.victimPerSecond
      const count = isMore ? aggressor : each
      const offsetMs = fromMs + LEAD_MS + restSeconds * 1000 + (1000 * place) / (rate * resources.keys.length)
      return Array.from({ length: count }, (_, index): PlannedRequest => ({
        atMs: offsetMs + (1000 * (index + jitterOf(`${label} ${round} ${key}`, index, count))) / rate,
        key,
        source,
        kind: 'long',
        tokens: TOKENS,
      }))
    })
    return { type: 'timed', id, isParallel: false, requests }
  }
  return { label, round, at }
}

/** The largest number of requests, and the duration in seconds if answers come at once. Drains and waits add to it. */
export type FairnessCost = { readonly requests: number; readonly seconds: number }

/** Returns the cost of a plan of this shape. */
export function fairnessCost(shape: FairnessShape, keys: number): FairnessCost {
  const { rounds, phaseSeconds, restSeconds } = shape
  const scope = 2 * SCOPE_REQUESTS.length + SPENT_AGAIN.length + MAX_TO_SPEND
  return {
    requests: requestsInPhases(shape, keys) + scopeRounds(shape) * scope,
    seconds: rounds * 2 * (phaseSeconds + LEAD_MS / 1000) + scopeRounds(shape) * restSeconds,
  }
}

/** Returns the phase of a stage and its round; null for a stage of another kind. */
export function phaseOfStage({
  label,
  round,
}: StageId): { readonly phase: FairnessPhase; readonly round: number } | null {
  return (label === 'calm' || label === 'press') && round !== undefined ? { phase: label, round } : null
}
