/** Executes a plan against a simulated limiter: virtual clock, uncertain network, random errors. Seeded, no I/O. */
import { nextStep } from '../../../load/limiter/plan/next-step.ts'
import type {
  PlannedRequest,
  RequestKind,
  PlanResources,
  NextStep,
  Observation,
  Stage,
} from '../../../load/limiter/trace/trace.ts'
import type { StageId } from '../../../load/limiter/trace/stages.ts'
import type { Counter } from './simulated-limiters.ts'

/** The world around a limiter. `jitterMs` is the most that a way in or out takes beyond `wayMs`. */
export type World = {
  readonly wayMs: number
  readonly jitterMs: number
  readonly serviceMs: number
  readonly longServiceMs: number
  /** The standard deviation of the logarithm of a service time; without it, service times vary by 10 %. */
  readonly serviceSpread?: number
  /** Ways in or out that stall: their share, and the most that one takes more. */
  readonly stalls?: { readonly share: number; readonly mostMs: number }
  /** Chance of an error that has nothing to do with the limiter. */
  readonly errorShare: number
  /** The time that the only process of the service spends on each request before its limiter, one after another; 0 without it. */
  readonly processMs?: number
  readonly random: () => number
  /** Tokens that prompt and answer come to; answers tell none without it. */
  readonly tokensOf?: (request: PlannedRequest) => number
  /** Requests that fail for another reason, and are charged all the same; without it those that are invalid or aborted. */
  readonly charged?: readonly RequestKind[]
}

/** The result of an execution. */
export type Simulation = { readonly observations: readonly Observation[]; readonly end: NextStep }

/** Executes the plan until it is done. Throws when it does not end. */
export function simulateLimiter(limiter: Counter, resources: PlanResources, world: World): Simulation {
  const observations: Observation[] = []
  for (let turn = 0; turn < 2000; turn += 1) {
    const step = nextStep(observations, resources)
    if (step.type === 'done') return { observations, end: step }
    const nowMs = observations.reduce((latest, { closedMs }) => Math.max(latest, closedMs), 0)
    observations.push(...simulateStage(step.stage, limiter, world, nowMs))
  }
  throw new Error('the plan does not end')
}

function simulateStage(stage: Stage, limiter: Counter, world: World, nowMs: number): readonly Observation[] {
  if (stage.type === 'drain') return simulateDrain(stage, limiter, world, nowMs)
  if (stage.isParallel) {
    const sent = stage.requests.map((request) => Math.max(request.atMs, nowMs) + world.random() * 2)
    return serve(stage.id, stage.requests, sent, limiter, world, true)
  }
  let freeMs = nowMs
  return stage.requests.flatMap((request) => {
    const seen = serve(stage.id, [request], [Math.max(request.atMs, freeMs)], limiter, world)
    freeMs = seen[0]?.closedMs ?? freeMs
    return seen
  })
}

function simulateDrain(
  stage: Extract<Stage, { type: 'drain' }>,
  limiter: Counter,
  world: World,
  nowMs: number,
): readonly Observation[] {
  const seen: Observation[] = []
  let atMs = Math.max(stage.request.atMs, nowMs)
  while (seen.length < stage.maxRequests) {
    const [one] = serve(stage.id, [stage.request], [atMs], limiter, world)
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
  requests: readonly PlannedRequest[],
  sent: readonly number[],
  limiter: Counter,
  world: World,
  isFresh = false,
): readonly Observation[] {
  const { random } = world
  const way = (): number => world.wayMs + random() * world.jitterMs + stallMs(world)
  const arrivals = requests
    .map((request, index) => ({
      request,
      connection: isFresh ? index + 1 : 0,
      sentMs: sent[index] ?? request.atMs,
      arrivesMs: (sent[index] ?? request.atMs) + way(),
    }))
    .toSorted((a, b) => a.arrivesMs - b.arrivesMs)
  const processMs = world.processMs ?? 0
  let freeMs = -Infinity
  return arrivals.map(({ request, connection, sentMs, arrivesMs: cameMs }) => {
    const arrivesMs = processMs === 0 ? cameMs : Math.max(cameMs, freeMs) + 2 * random() * processMs
    freeMs = arrivesMs
    const base = { ...request, stage, sentMs, fields: {}, dateMs: null, usedTokens: null }
    const isLost = random() < world.errorShare
    // Half of the random errors happen before the limiter is reached.
    if (isLost && random() < 0.5)
      return { ...base, ...times(arrivesMs + way()), outcome: 'unclassified', status: 502 }
    const longMs = request.kind === 'long' ? world.longServiceMs : world.serviceMs
    const serviceMs = longMs * serviceFactor(world)
    const isFree =
      FAILING.includes(request.kind) && !(world.charged ?? ['invalid', 'aborted']).includes(request.kind)
    const status = STATUSES[request.kind] ?? 200
    if (isFree) return { ...base, ...times(arrivesMs + way()), outcome: 'accepted', status }
    const { key, source, tokens } = request
    const usedTokens = world.tokensOf?.(request) ?? null
    const arrival = { atMs: arrivesMs, key, source, units: tokens, used: usedTokens ?? tokens }
    const decision = limiter({ ...arrival, connection, serviceMs })
    if (decision === 'refused')
      return { ...base, ...times(arrivesMs + 0.5 + way()), outcome: 'refused', status: 429 }
    if (request.kind === 'wrong-key')
      return { ...base, ...times(arrivesMs + way()), outcome: 'accepted', status }
    const doneMs = decision.startMs + serviceMs + way()
    if (isLost) return { ...base, ...times(doneMs), outcome: 'unclassified', status: 502 }
    return { ...base, ...times(doneMs), outcome: 'accepted', status: 200, usedTokens }
  })
}

function stallMs({ stalls, random }: World): number {
  return stalls !== undefined && random() < stalls.share ? random() * stalls.mostMs : 0
}

/** Log-normal, as service times of real models are, by the Box-Muller transform. */
function serviceFactor({ serviceSpread, random }: World): number {
  if (serviceSpread === undefined) return 0.9 + 0.2 * random()
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.exp(serviceSpread * normal)
}

const FAILING: readonly RequestKind[] = ['wrong-key', 'invalid', 'aborted']
const STATUSES: Partial<Record<RequestKind, number>> = { 'wrong-key': 401, invalid: 400 }

function times(answeredMs: number): { answeredMs: number; closedMs: number } {
  return { answeredMs, closedMs: answeredMs + 0.2 }
}
