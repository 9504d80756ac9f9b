/** The service models of the reference. Their capacity is known from theory or from a very long simulation. */
import { seededRandom, type RandomSource } from '../seeded-random.ts'
import { createQueueEngine, createSharedEngine, type Engine } from './engine.ts'

type Numbers = Readonly<Record<string, number>>

/** A model with its name. `parameters` are numbers with their defaults; `help` explains them. */
export type ServiceModel = {
  readonly name: string
  readonly help: string
  readonly parameters: Numbers
  /** The share of answers that take longer than a limit, from theory; without it the share is simulated. */
  readonly beyond?: (parameters: Numbers, ratePerSecond: number, limitMs: number) => number
  readonly create: (parameters: Numbers, random: RandomSource) => Engine
}

/** A model, and those of its parameters that differ from the defaults. */
export type ChosenModel = { readonly model: ServiceModel; readonly parameters: Numbers }

/** Draws an exponentially distributed time. */
export function exponential(random: RandomSource, mean: number): number {
  return -Math.log(1 - random()) * mean
}

/** All models, in the order of help texts. */
export const serviceModels: readonly ServiceModel[] = [
  {
    name: 'mmc',
    help: 'servers with one queue, exponential service times of mean ms (M/M/c)',
    parameters: { servers: 4, ms: 50 },
    beyond: ({ servers = 0, ms = 0 }, rate, limitMs) =>
      shareStayingBeyond({ rate, servers, serviceMs: ms }, limitMs),
    create: ({ servers = 0, ms = 0 }, random) =>
      createQueueEngine({ servers, serviceMs: () => exponential(random, ms) }),
  },
  {
    name: 'mdc',
    help: 'servers with one queue, service times of exactly ms (M/D/c; servers=1: M/D/1)',
    parameters: { servers: 1, ms: 20 },
    create: ({ servers = 0, ms = 0 }) => createQueueEngine({ servers, serviceMs: () => ms }),
  },
  {
    name: 'batching',
    help: 'continuous batching: a step takes base-ms, and per-ms for each of up to slots answers',
    parameters: { 'base-ms': 4, 'per-ms': 0.5, slots: 16 },
    create: ({ 'base-ms': baseMs = 0, 'per-ms': perMs = 0, slots = 0 }) =>
      createSharedEngine({ speed: (n) => 1 / (baseMs + perMs * n), work: (tokens) => tokens, slots }),
  },
]

/** Starts a model. The same seed gives the same service times. */
export function startModel({ model, parameters }: ChosenModel, seed: string): Engine {
  return model.create({ ...model.parameters, ...parameters }, seededRandom('service-model', model.name, seed))
}

/** An M/M/c queue under Poisson arrivals; rates per second. */
type Mmc = { readonly rate: number; readonly servers: number; readonly serviceMs: number }

/** Returns the share of requests whose wait and service take longer than a limit, by Erlang C (Kleinrock 1975, 3.5); 1 for an unstable queue. */
export function shareStayingBeyond({ rate, servers, serviceMs }: Mmc, limitMs: number): number {
  const mu = 1000 / serviceMs
  if (rate >= servers * mu) return 1
  const seconds = limitMs / 1000
  const drain = servers * mu - rate
  const served = Math.exp(-mu * seconds)
  const waits = waitingShare(rate / mu, servers)
  // Both times are exponential. With equal rates their sum has an Erlang distribution.
  const waited =
    Math.abs(drain - mu) < 1e-9 * mu
      ? (1 + mu * seconds) * served
      : (drain * served - mu * Math.exp(-drain * seconds)) / (drain - mu)
  return (1 - waits) * served + waits * waited
}

/** Erlang C: the share of requests that wait; `load` is the arrival rate divided by the service rate of one server. */
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

/** Two lines per model for help texts: its description, and its parameters with their defaults. */
export const MODEL_HELP = serviceModels
  .map(({ name, help, parameters }) => {
    const defaults = Object.entries(parameters).map(([key, value]) => `${key}=${value}`)
    return `  ${name.padEnd(8)} ${help}\n           ${defaults.join(', ')}`
  })
  .join('\n')

/** Parses a model such as `mmc,servers=8,ms=40`. Throws a RangeError with one line that names the allowed words. */
export function parseModel(text: string, models = serviceModels): ChosenModel {
  const [name = '', ...pairs] = text.split(',').map((part) => part.trim())
  const model = models.find((each) => each.name === name)
  if (model === undefined)
    throw new RangeError(`unknown model '${name}': one of ${models.map((each) => each.name).join(', ')}`)
  const known = Object.keys(model.parameters)
  return { model, parameters: Object.fromEntries(pairs.map((pair) => parameterOf(pair, known, name))) }
}

/** Returns a model with all its parameters, as {@link parseModel} reads it. */
export function formatModel({ model, parameters }: ChosenModel): string {
  const all = Object.entries({ ...model.parameters, ...parameters }).map(([key, value]) => `${key}=${value}`)
  return [model.name, ...all].join(',')
}

function parameterOf(pair: string, known: readonly string[], name: string): readonly [string, number] {
  const [key = '', value = ''] = pair.split('=')
  const number = Number(value)
  if (known.includes(key) && number > 0 && Number.isFinite(number)) return [key, number]
  throw new RangeError(
    `'${pair}' of the model ${name}: it takes ${known.map((each) => `${each}=N`).join(', ')}, each N above 0`,
  )
}

/** The times at which the first and the last token of an answer are ready. */
export type Paced = { readonly begun: Promise<void>; readonly ended: Promise<void> }

/** A running model. */
export type ServiceSimulator = {
  readonly begin: (tokens: number) => Paced
  readonly close: () => void
}

/** Runs a model in real time. A late timer delays an answer, but not the model, which has its own time. */
export function simulateModel(chosen: ChosenModel, seed: string): ServiceSimulator {
  const engine = startModel(chosen, seed)
  let timer: NodeJS.Timeout | undefined
  const awaitNext = (): void => {
    clearTimeout(timer)
    const nextMs = engine.nextMs()
    if (Number.isFinite(nextMs)) timer = setTimeout(turn, Math.max(0, nextMs - performance.now()))
  }
  const turn = (): void => {
    engine.advance(performance.now())
    awaitNext()
  }
  return {
    begin(tokens) {
      const first = Promise.withResolvers<void>()
      const last = Promise.withResolvers<void>()
      const nowMs = performance.now()
      engine.advance(nowMs)
      engine.arrive(nowMs, { tokens, begun: () => first.resolve(), ended: () => last.resolve() })
      awaitNext()
      return { begun: first.promise, ended: last.promise }
    },
    close: () => clearTimeout(timer),
  }
}
