/** Defines service models that only tests and benches of capacity use, and a function that simulates a service model. */
import { simulateTimes } from './capacity-of.ts'
import {
  createHeap,
  createQueueEngine,
  type Engine,
  type Job,
} from '../../reference/service-models/models.ts'
import type { RandomSource } from '../../reference/seeded-random.ts'
import {
  exponential,
  serviceModels,
  type ChosenModel,
  type ServiceModel,
} from '../../reference/service-models/models.ts'

/** All service models of the reference, followed by the service models that only tests use. */
export const benchModels: readonly ServiceModel[] = [
  ...serviceModels,
  {
    name: 'batching',
    help: 'continuous batching: a step takes base-ms, and per-ms for each of up to slots answers',
    parameters: { 'base-ms': 4, 'per-ms': 0.5, slots: 16 },
    create: ({ 'base-ms': baseMs = 0, 'per-ms': perMs = 0, slots = 0 }) =>
      createSharedEngine({ speed: (n) => 1 / (baseMs + perMs * n), work: (tokens) => tokens, slots }),
  },
  {
    name: 'sharing',
    help: 'processor sharing: a processor that needs ms for one request is divided among all',
    parameters: { ms: 20 },
    create: ({ ms = 0 }, random) =>
      createSharedEngine({
        speed: (n) => 1 / n,
        work: () => exponential(random, ms),
        slots: Number.POSITIVE_INFINITY,
      }),
  },
  {
    name: 'usl',
    help: 'USL: n requests run n / (1 + sigma (n - 1) + kappa n (n - 1)) times as fast as one',
    parameters: { ms: 60, sigma: 0.15, kappa: 0.001 },
    create: ({ ms = 0, sigma = 0, kappa = 0 }, random) =>
      createSharedEngine({
        speed: (n) => 1 / (1 + sigma * (n - 1) + kappa * n * (n - 1)),
        work: () => exponential(random, ms),
        slots: Number.POSITIVE_INFINITY,
      }),
  },
  {
    name: 'tokens',
    help: 'servers with one queue, service times of ms, then one writer of tokens-per-second',
    parameters: { servers: 8, ms: 60, 'tokens-per-second': 1600 },
    create: ({ servers = 0, ms = 0, 'tokens-per-second': perSecond = 0 }) =>
      withWriter(createQueueEngine({ servers, serviceMs: () => ms }), 1000 / perSecond),
  },
  {
    name: 'warm-up',
    help: 'servers with one queue, exponential times of mean ms; the first requests take cold times as long',
    parameters: { servers: 4, ms: 50, cold: 4, requests: 40 },
    create: ({ servers = 0, ms = 0, cold = 0, requests = 0 }, random) =>
      createQueueEngine({
        servers,
        serviceMs: ({ served }) => exponential(random, ms) * (served < requests ? cold : 1),
      }),
  },
  {
    name: 'cold',
    help: 'servers with one queue, exponential times of mean ms; for some seconds from the first request on, each takes times as long',
    parameters: { servers: 4, ms: 50, times: 3, seconds: 30 },
    create: ({ servers = 0, ms = 0, times = 1, seconds = 0 }, random) => {
      let firstMs: number | undefined
      return createQueueEngine({
        servers,
        serviceMs: ({ atMs }) => {
          firstMs ??= atMs
          return exponential(random, ms) * (atMs - firstMs < 1000 * seconds ? times : 1)
        },
      })
    },
  },
  {
    name: 'autoscaling',
    help: 'servers with one queue, exponential times of mean ms; from some seconds on, one more every 20 s, until there are most',
    parameters: { servers: 2, most: 8, ms: 50, seconds: 120 },
    create: ({ servers = 0, most = 0, ms = 0, seconds = 0 }, random) =>
      // A server that does not exist yet is busy until it does.
      withBusyServers(
        (busyMs) =>
          createQueueEngine({
            servers: most,
            serviceMs: ({ served }) => busyMs[served] ?? exponential(random, ms),
          }),
        Array.from({ length: most - servers }, (_, server) => 1000 * (seconds + 20 * server)),
      ),
  },
  {
    name: 'lognormal',
    help: 'servers with one queue, lognormal times of mean ms and this sigma of the logarithm',
    parameters: { servers: 4, ms: 50, sigma: 1 },
    create: ({ servers = 0, ms = 0, sigma = 0 }, random) =>
      createQueueEngine({
        servers,
        serviceMs: () => ms * Math.exp(sigma * normal(random) - sigma ** 2 / 2),
      }),
  },
  {
    name: 'bimodal',
    help: 'servers with one queue, exponential times of mean ms; one request in ten takes times as long',
    parameters: { servers: 4, ms: 30, times: 10 },
    create: ({ servers = 0, ms = 0, times = 1 }, random) =>
      createQueueEngine({
        servers,
        serviceMs: () => exponential(random, ms) * (random() < 0.1 ? times : 1),
      }),
  },
  {
    name: 'shedding',
    help: 'servers with one queue, exponential times of mean ms; with so many waiting, others are refused',
    parameters: { servers: 4, ms: 50, waiting: 8 },
    create: ({ servers = 0, ms = 0, waiting = 0 }, random) =>
      withRefusals(
        createQueueEngine({ servers, serviceMs: () => exponential(random, ms) }),
        servers + waiting,
      ),
  },
  {
    name: 'prefill',
    help: 'batching in steps: base-ms, per-ms for each of up to slots answers, and prefill-ms for each that begins',
    parameters: { 'base-ms': 4, 'per-ms': 0.5, 'prefill-ms': 15, slots: 16 },
    create: ({ 'base-ms': baseMs = 0, 'per-ms': perMs = 0, 'prefill-ms': prefillMs = 0, slots = 0 }) =>
      createStepEngine((answers, begun) => baseMs + perMs * answers + prefillMs * begun, slots),
  },
  {
    name: 'stalls',
    help: 'servers with one queue, exponential times of mean ms; all stand still for stall-ms every so many seconds',
    parameters: { servers: 4, ms: 50, 'stall-ms': 300, seconds: 5 },
    create: ({ servers = 0, ms = 0, 'stall-ms': stallMs = 0, seconds = 0 }, random) =>
      createQueueEngine({
        servers,
        serviceMs: ({ atMs }) => stalled(atMs, exponential(random, ms), stallMs, 1000 * seconds),
      }),
  },
  {
    name: 'replicas',
    help: 'replicas of one server, chosen at random, exponential times of mean ms; one takes times as long',
    parameters: { replicas: 4, ms: 30, times: 1.5 },
    create: ({ replicas = 0, ms = 0, times = 1 }, random) =>
      oneAtRandom(
        Array.from({ length: replicas }, (_, place) =>
          createQueueEngine({
            servers: 1,
            serviceMs: () => exponential(random, ms) * (place === 0 ? times : 1),
          }),
        ),
        random,
      ),
  },
]

/** Draws from a normal distribution (Box and Muller 1958). */
function normal(random: RandomSource): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Returns how many ms a request takes if all work stops for the last `stallMs` of every `everyMs`. */
function stalled(atMs: number, workMs: number, stallMs: number, everyMs: number): number {
  let [nowMs, leftMs] = [atMs, workMs]
  for (;;) {
    const stallsAt = Math.floor(nowMs / everyMs + 1) * everyMs - stallMs
    if (nowMs + leftMs <= stallsAt) return nowMs + leftMs - atMs
    leftMs -= Math.max(0, stallsAt - nowMs)
    nowMs = stallsAt + stallMs
  }
}

const NO_JOB: Job = { tokens: 1, begun: () => undefined, ended: () => undefined }

/** Creates an engine whose servers, at the first request, begin other work that takes `busyMs`. */
function withBusyServers(create: (busyMs: readonly number[]) => Engine, busyMs: readonly number[]): Engine {
  const engine = create(busyMs)
  let isStarted = false
  return {
    ...engine,
    arrive(atMs, job) {
      if (!isStarted) for (const _ of busyMs) engine.arrive(atMs, NO_JOB)
      isStarted = true
      engine.arrive(atMs, job)
    },
  }
}

/** Returns an engine that refuses a request while `most` others are in progress. A refusal takes 1 ms. */
function withRefusals(engine: Engine, most: number): Engine {
  let underWay = 0
  return {
    ...engine,
    arrive(atMs, job) {
      if (underWay >= most) return job.ended(atMs + 1)
      underWay += 1
      return engine.arrive(atMs, {
        ...job,
        ended: (endedMs) => {
          underWay -= 1
          job.ended(endedMs)
        },
      })
    },
  }
}

function oneAtRandom(engines: readonly Engine[], random: RandomSource): Engine {
  return {
    arrive: (atMs, job) => engines[Math.floor(random() * engines.length)]?.arrive(atMs, job),
    nextMs: () => Math.min(...engines.map((engine) => engine.nextMs())),
    advance: (toMs) => {
      for (const engine of engines) engine.advance(toMs)
    },
  }
}

/** Creates an engine that works in steps. Each running answer gets one token per step. */
function createStepEngine(stepMs: (answers: number, begun: number) => number, slots: number): Engine {
  const line: Job[] = []
  let active: { readonly job: Job; left: number }[] = []
  let endMs = Number.POSITIVE_INFINITY
  const step = (atMs: number): void => {
    const begun = line.splice(0, Math.max(0, slots - active.length))
    active.push(...begun.map((job) => ({ job, left: job.tokens })))
    endMs = active.length === 0 ? Number.POSITIVE_INFINITY : atMs + stepMs(active.length, begun.length)
  }
  return {
    arrive(atMs, job) {
      line.push(job)
      if (endMs === Number.POSITIVE_INFINITY) step(atMs)
    },
    nextMs: () => endMs,
    advance(toMs) {
      for (let atMs = endMs; atMs <= toMs; atMs = endMs) {
        for (const answer of active) {
          if (answer.left === answer.job.tokens) answer.job.begun(atMs)
          answer.left -= 1
          if (answer.left === 0) answer.job.ended(atMs)
        }
        active = active.filter(({ left }) => left > 0)
        step(atMs)
      }
    },
  }
}

/** Returns the text of a model with all its parameters, as `parseModel` reads it. */
export function formatModel({ model, parameters }: ChosenModel): string {
  const all = Object.entries({ ...model.parameters, ...parameters }).map(([key, value]) => `${key}=${value}`)
  return [model.name, ...all].join(',')
}

/**
 * The parameters of a shared engine. `speed`: work per ms that each of n running requests gets. `work`: total
 * work of a request. `slots`: how many requests run; others wait.
 */
type SharedShape = {
  readonly speed: (n: number) => number
  readonly work: (tokens: number) => number
  readonly slots: number
}

type Served = { readonly job: Job; readonly isFirst: boolean }

/**
 * Creates an engine whose running requests all progress at the same speed. Therefore one counter of work suffices
 * for all requests. A request ends when the counter has grown by the work of the request.
 */
export function createSharedEngine({ speed, work, slots }: SharedShape): Engine {
  const events = createHeap<Served>()
  // A set keeps its order, and deletes its first entry without moving the others.
  const line = new Set<Job>()
  let active = 0
  let doneWork = 0
  let nowMs = 0
  const begin = (job: Job): void => {
    active += 1
    const ownWork = work(job.tokens)
    events.push(doneWork + ownWork / Math.max(1, job.tokens), { job, isFirst: true })
    events.push(doneWork + ownWork, { job, isFirst: false })
  }
  const nextMs = (): number => {
    const next = events.leastKey()
    return next === Number.POSITIVE_INFINITY ? next : nowMs + (next - doneWork) / speed(active)
  }
  const advance = (toMs: number): void => {
    for (let atMs = nextMs(); atMs <= toMs; atMs = nextMs()) {
      doneWork = events.leastKey()
      const event = events.pop()
      if (event === undefined) return
      nowMs = atMs
      if (event.isFirst) event.job.begun(atMs)
      else {
        active -= 1
        event.job.ended(atMs)
        const [waiting] = line
        if (waiting !== undefined) {
          line.delete(waiting)
          begin(waiting)
        }
      }
    }
    if (toMs > nowMs && Number.isFinite(toMs)) {
      if (active > 0) doneWork += (toMs - nowMs) * speed(active)
      nowMs = toMs
    }
  }
  return {
    arrive(atMs, job) {
      advance(atMs)
      if (active < slots) begin(job)
      else line.add(job)
    },
    nextMs,
    advance,
  }
}

/** Returns an engine that writes one answer after the other, in the order in which `servers` finish them. */
function withWriter(servers: Engine, msPerToken: number): Engine {
  const writer = createQueueEngine({ servers: 1, serviceMs: ({ tokens }) => msPerToken * tokens })
  const nextMs = (): number => Math.min(servers.nextMs(), writer.nextMs())
  return {
    arrive: (atMs, job) =>
      servers.arrive(atMs, {
        tokens: 1,
        begun: () => undefined,
        ended: (endedMs) => {
          writer.advance(endedMs)
          writer.arrive(endedMs, job)
        },
      }),
    nextMs,
    advance(toMs) {
      for (let atMs = nextMs(); atMs <= toMs; atMs = nextMs()) {
        servers.advance(atMs)
        writer.advance(atMs)
      }
    },
  }
}

/** A request that ended: its start, first token and end in milliseconds. */
export type Answered = { readonly atMs: number; readonly firstMs: number; readonly lastMs: number }

/** Sends requests at these ascending times, and returns their times in the same order. `tokens`: the tokens of each answer. */
export function simulateEngine(engine: Engine, atMs: Iterable<number>, tokens: number): readonly Answered[] {
  const times = simulateTimes(engine, Float64Array.from(atMs), tokens)
  return Array.from(times.atMs, (at, index) => ({
    atMs: at,
    firstMs: times.firstMs[index] ?? Number.NaN,
    lastMs: times.lastMs[index] ?? Number.NaN,
  }))
}
