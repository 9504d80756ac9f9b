/** Executes a plan against a simulated limiter: virtual clock, uncertain network, random errors. Seeded, no I/O. */
import { nextStep } from '../../../load/limiter/plan/next-step.ts'
import type {
  Ask,
  AskKind,
  PlanResources,
  NextStep,
  Observation,
  Stage,
} from '../../../load/limiter/trace/trace.ts'
import type { StageId } from '../../../load/limiter/trace/stages.ts'
import type { Counter } from './limiter.ts'

/** The world around a limiter. `jitterMs` is the most that a way in or out takes beyond `wayMs`. */
export type World = {
  readonly wayMs: number
  readonly jitterMs: number
  readonly serviceMs: number
  readonly longServiceMs: number
  /** Chance of an error that has nothing to do with the limiter. */
  readonly errorShare: number
  readonly random: () => number
  /** Tokens that prompt and answer come to; answers tell none without it. */
  readonly tokensOf?: (ask: Ask) => number
  /** Requests that fail for another reason, and are charged all the same; without it those that are invalid or aborted. */
  readonly charged?: readonly AskKind[]
}

/** The result of an execution. */
export type K6Run = { readonly observations: readonly Observation[]; readonly end: NextStep }

/** Executes the plan until it is done. Throws when it does not end. */
export function play(limiter: Counter, resources: PlanResources, world: World): K6Run {
  const observations: Observation[] = []
  for (let turn = 0; turn < 2000; turn += 1) {
    const step = nextStep(observations, resources)
    if (step.type === 'done') return { observations, end: step }
    const nowMs = observations.reduce((latest, { closedMs }) => Math.max(latest, closedMs), 0)
    observations.push(...playStage(step.stage, limiter, world, nowMs))
  }
  throw new Error('the plan does not end')
}

function playStage(stage: Stage, limiter: Counter, world: World, nowMs: number): readonly Observation[] {
  if (stage.type === 'drain') return playDrain(stage, limiter, world, nowMs)
  if (stage.isParallel) {
    const sent = stage.asks.map((ask) => Math.max(ask.atMs, nowMs) + world.random() * 2)
    return serve(stage.id, stage.asks, sent, limiter, world, true)
  }
  let freeMs = nowMs
  return stage.asks.flatMap((ask) => {
    const seen = serve(stage.id, [ask], [Math.max(ask.atMs, freeMs)], limiter, world)
    freeMs = seen[0]?.closedMs ?? freeMs
    return seen
  })
}

function playDrain(
  stage: Extract<Stage, { type: 'drain' }>,
  limiter: Counter,
  world: World,
  nowMs: number,
): readonly Observation[] {
  const seen: Observation[] = []
  let atMs = Math.max(stage.ask.atMs, nowMs)
  while (seen.length < stage.most) {
    const [one] = serve(stage.id, [stage.ask], [atMs], limiter, world)
    if (one === undefined) break
    seen.push(one)
    atMs = one.closedMs + 0.5
    if (one.outcome === (stage.until === 'refusal' ? 'refused' : 'accepted')) break
  }
  return seen
}

/** Sends requests at given times; the limiter sees them in the order of their arrival. */
function serve(
  stage: StageId,
  asks: readonly Ask[],
  sent: readonly number[],
  limiter: Counter,
  world: World,
  isFresh = false,
): readonly Observation[] {
  const { random } = world
  const way = (): number => world.wayMs + random() * world.jitterMs
  const arrivals = asks
    .map((ask, index) => ({
      ask,
      connection: isFresh ? index + 1 : 0,
      sentMs: sent[index] ?? ask.atMs,
      arrivesMs: (sent[index] ?? ask.atMs) + way(),
    }))
    .toSorted((a, b) => a.arrivesMs - b.arrivesMs)
  return arrivals.map(({ ask, connection, sentMs, arrivesMs }) => {
    const base = { ...ask, stage, sentMs, fields: {}, dateMs: null, usedTokens: null }
    const isLost = random() < world.errorShare
    // Half of the random errors happen before the limiter is reached.
    if (isLost && random() < 0.5)
      return { ...base, ...times(arrivesMs + way()), outcome: 'unclassified', status: 502 }
    const longMs = ask.kind === 'long' ? world.longServiceMs : world.serviceMs
    const serviceMs = longMs * (0.9 + 0.2 * random())
    const isFree = FAILING.includes(ask.kind) && !(world.charged ?? ['invalid', 'aborted']).includes(ask.kind)
    const status = STATUSES[ask.kind] ?? 200
    if (isFree) return { ...base, ...times(arrivesMs + way()), outcome: 'accepted', status }
    const { key, source, tokens } = ask
    const usedTokens = world.tokensOf?.(ask) ?? null
    const arrival = { atMs: arrivesMs, key, source, units: tokens, used: usedTokens ?? tokens }
    const decision = limiter({ ...arrival, connection, serviceMs })
    if (decision === 'refused')
      return { ...base, ...times(arrivesMs + 0.5 + way()), outcome: 'refused', status: 429 }
    if (ask.kind === 'wrong-key') return { ...base, ...times(arrivesMs + way()), outcome: 'accepted', status }
    const doneMs = decision.startMs + serviceMs + way()
    if (isLost) return { ...base, ...times(doneMs), outcome: 'unclassified', status: 502 }
    return { ...base, ...times(doneMs), outcome: 'accepted', status: 200, usedTokens }
  })
}

const FAILING: readonly AskKind[] = ['wrong-key', 'invalid', 'aborted']
const STATUSES: Partial<Record<AskKind, number>> = { 'wrong-key': 401, invalid: 400 }

function times(answeredMs: number): { answeredMs: number; closedMs: number } {
  return { answeredMs, closedMs: answeredMs + 0.2 }
}
