/** The plan of a fairness run: first which keys share a count, then all keys at the same rate, then one key that sends more. Pure. */
import { isPartOf, type StageId, type StageLabel } from '../trace/stages.ts'
import type { PlannedRequest, PlanResources, NextStep, Observation, Stage } from '../trace/trace.ts'
import type { FairnessPhase, FairnessShape } from '../../../schemas/fairness-run.ts'
import { isCompleted } from '../trace/outcomes.ts'
import { memberOf, requireNumber } from '../../guards.ts'
import { requestsInPhases, requestsPerPhase } from './per-phase.ts'

/** Reads the shape out of a task. Throws a TypeError that says what is wrong with it. */
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

/** The requests that show which keys share the count of a spent key. */
export const SCOPE_ASKS = ['spent', 'elsewhere', 'other', 'otherElsewhere', 'sibling'] as const

/** One of {@link SCOPE_ASKS}. */
export type ScopeRequest = (typeof SCOPE_ASKS)[number]

/** Returns the key and address of each; null where the keys or addresses for it are missing. */
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
/** The spent key sends more often than the others, so a unit that came back meanwhile likely goes to it, and shows. */
const SPENT_AGAIN: readonly ScopeRequest[] = Array.from({ length: 5 }, () => 'spent')
/** No drain sends more: a larger limit is not used up in series. */
const MAX_TO_SPEND = 200
/** Between two phases: many requests take a moment to prepare, and none may leave late for it. */
const LEAD_MS = 500

/** The next stage by how many there were. Stages are distinguished by their places in the plan. */
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

/** Fewer answers than this may have failed by an accident of a moment. */
const ENOUGH_ANSWERS = 8

/** Returns the reason why more requests would show nothing: nothing was completed so far, or nothing of the last stage was readable. */
function stopReason(seen: readonly Observation[]): string | null {
  if (seen.length >= ENOUGH_ANSWERS && !seen.some(isCompleted)) return 'no answer was a completion'
  const place = seen.at(-1)?.stage.place
  const last = seen.filter((one) => one.stage.place === place)
  return last.length >= ENOUGH_ANSWERS && last.every(({ outcome }) => outcome === 'unclassified')
    ? 'no answer of the last step was a completion or a refusal'
    : null
}

/** A key that could not be spent once is not spent again: that would cost as much and show as little. */
function isSkipped(stage: StageId, seen: readonly Observation[]): boolean {
  if (!isPartOf(stage, 'keys') || (stage.round === 1 && stage.label !== 'after')) return false
  return !isSpentIn(1, seen)
}

/** Returns whether the first key was refused when it was to be used up in this round. */
export function isSpentIn(round: number, seen: readonly Observation[]): boolean {
  return seen.some(
    ({ stage, outcome }) => stage.label === 'use up' && stage.round === round && outcome === 'refused',
  )
}

/** Some rounds show nothing, so there are more of them. */
export function scopeRounds({ rounds }: FairnessShape): number {
  return rounds + 2
}

/** A stage before it has its place. */
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

/** All keys that send once the first key is spent show before that they are not spent themselves. */
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
        requests: requestsAt(fromMs + restMs, SCOPE_ASKS),
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
        requests: requestsAt(fromMs - PAUSE_MS, [...SPENT_AGAIN, ...SCOPE_ASKS]),
      }),
    },
  ]
}

const NO_REQUEST: PlannedRequest = { atMs: 0, key: 'a', source: '1', kind: 'chat', tokens: TOKENS }

/** On a fixed grid all requests of a key would meet the others at the same moment: samples of one, however many. */
function jitterOf(name: string, index: number, count: number): number {
  // The first and the last keep their places, so the rate is the requested one.
  if (index === 0 || index === count - 1) return 0
  let hash = 2166136261
  for (const character of `${name} ${index}`) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  // A last mix (Murmur3), because names that differ in one digit hash alike.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32 - 0.5
}

/** Requests of every key at its rate, each at a moment of its own within its place, each key a little after the one before. */
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

/** Requests: the maximum number. Seconds: the duration when answers come at once; drains and waiting come on top. */
export type FairnessCost = { readonly requests: number; readonly seconds: number }

/** Returns the cost of a plan of this shape. */
export function fairnessCost(shape: FairnessShape, keys: number): FairnessCost {
  const { rounds, phaseSeconds, restSeconds } = shape
  const scope = 2 * SCOPE_ASKS.length + SPENT_AGAIN.length + MAX_TO_SPEND
  return {
    requests: requestsInPhases(shape, keys) + scopeRounds(shape) * scope,
    seconds: rounds * 2 * (phaseSeconds + LEAD_MS / 1000) + scopeRounds(shape) * restSeconds,
  }
}

/** The phase that a stage is, and its round; null for a stage of another kind. */
export function phaseOfStage({
  label,
  round,
}: StageId): { readonly phase: FairnessPhase; readonly round: number } | null {
  return (label === 'calm' || label === 'press') && round !== undefined ? { phase: label, round } : null
}
