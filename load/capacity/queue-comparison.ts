/**
 * What an M/G/c queue would carry that serves one user as fast as the target does, and all servers together as much as the target
 * completes when it is overloaded. A target that carries less loses time to something that the queue does not have. Pure.
 */
import type {
  CapacityObjective,
  CapacityStage,
  QueueComparison,
} from '../../schemas/compiled/capacity-run.ts'

/** Only these durations hold the wait for a server. */
const WITH_WAIT: readonly string[] = ['e2e', 'ttft']
/** Fewer answers do not show how service times vary. */
const FEWEST_ANSWERS = 20
const STEPS = 40

type Queue = {
  readonly servers: number
  readonly serviceMs: number
  readonly variation: number
  /** The duration of the objective without a wait: values that are equally likely. */
  readonly aloneMs: readonly number[]
}

/** Compares the target with an M/G/c queue under an objective; null where the stages do not show it, or no saturation. */
export function compareWithQueue(
  stages: readonly CapacityStage[],
  objective: CapacityObjective | null,
  saturationPerSecond: number | null,
): QueueComparison | null {
  if (objective === null || objective.limit === null || !WITH_WAIT.includes(objective.metric)) return null
  if (saturationPerSecond === null) return null
  const queue = queueOf(stages, objective.metric, saturationPerSecond)
  if (queue === null) return null
  const { servers, serviceMs, variation } = queue
  return {
    servers,
    serviceMs,
    variation,
    ratePerSecond: capacityOfQueue(queue, objective.limit, objective.allowedShare),
  }
}

function queueOf(stages: readonly CapacityStage[], metric: string, completed: number): Queue | null {
  const idle = stages.findLast(({ purpose }) => purpose === 'idle')
  if (idle === undefined || idle.limit === 'machine') return null
  const alone = (name: string) => idle.distributions?.find((one) => one.metric === name)
  const [service, waiting] = [alone('e2e'), alone(metric)]
  if (service === undefined || waiting === undefined || service.n < FEWEST_ANSWERS) return null
  const mean = meanOf(service.ms)
  const variance = meanOf(service.ms.map((ms) => (ms - mean) ** 2))
  const servers = Math.max(1, Math.round((completed * mean) / 1000))
  return {
    servers,
    // All servers together complete what the target did.
    serviceMs: (1000 * servers) / completed,
    variation: Math.sqrt(variance) / mean,
    aloneMs: waiting.ms,
  }
}

function capacityOfQueue(queue: Queue, limitMs: number, allowedShare: number): number {
  let low = 0
  let high = (1000 * queue.servers) / queue.serviceMs
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2
    if (shareBeyond(queue, middle, limitMs) <= allowedShare) low = middle
    else high = middle
  }
  return low
}

/** A wait is exponential where there is one (Kimura 1983; Tijms 2003, 9.6.2): exact for M/M/c, near for others. */
function shareBeyond(
  { servers, serviceMs, variation, aloneMs }: Queue,
  ratePerSecond: number,
  limitMs: number,
): number {
  const load = (ratePerSecond * serviceMs) / 1000
  const waits = waitingShare(load, servers)
  const decayPerMs = ((2 / (1 + variation ** 2)) * (servers - load)) / serviceMs
  const beyond = aloneMs.map((ms) => (ms > limitMs ? 1 : waits * Math.exp(-decayPerMs * (limitMs - ms))))
  return meanOf(beyond)
}

/** Erlang C: the share of requests that have to wait. */
function waitingShare(load: number, servers: number): number {
  let term = 1
  let sum = 1
  for (let n = 1; n < servers; n += 1) {
    term *= load / n
    sum += term
  }
  const full = (term * load) / servers / (1 - load / servers)
  return full / (sum + full)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
