/** The service models of the reference. Their capacity is known from theory or from a very long simulation. */
import { seededRandom, type RandomSource } from '../seeded-random.ts'
import type { Engine } from './engine.ts'
import { shareStayingBeyond } from './erlang.ts'
import { createQueueEngine, type Beginning } from './queue-engine.ts'
import { createSharedEngine } from './shared-engine.ts'

/** A model with its name. `parameters` are numbers with their defaults; `help` explains them. */
export type ServiceModel = {
  readonly name: string
  readonly help: string
  readonly parameters: Readonly<Record<string, number>>
  /** False where the service times change during a constant load. Such a service has no fixed capacity. */
  readonly isSteady: boolean
  /** The share of answers that take longer than a limit, from theory; without it the share is simulated. */
  readonly beyond?: (
    parameters: Readonly<Record<string, number>>,
    ratePerSecond: number,
    limitMs: number,
  ) => number
  readonly create: (parameters: Readonly<Record<string, number>>, random: RandomSource) => Engine
}

/** A model with its parameters filled in. */
export type ChosenModel = {
  readonly model: ServiceModel
  readonly parameters: Readonly<Record<string, number>>
}

type Numbers = Readonly<Record<string, number>>

function of(numbers: Numbers, name: string): number {
  return numbers[name] ?? 0
}

function exponential(random: RandomSource, mean: number): number {
  return -Math.log(1 - random()) * mean
}

function queue(
  serviceMs: (numbers: Numbers, random: RandomSource, beginning: Beginning) => number,
): ServiceModel['create'] {
  return (numbers, random) =>
    createQueueEngine({
      servers: of(numbers, 'servers'),
      serviceMs: (beginning) => serviceMs(numbers, random, beginning),
      outputMsPerToken: 'tokens-per-second' in numbers ? 1000 / of(numbers, 'tokens-per-second') : 0,
    })
}

const LINE = 'servers with one queue'

/** All models, in the order of help texts. */
export const serviceModels: readonly ServiceModel[] = [
  {
    name: 'mmc',
    help: `${LINE}, exponential service times of mean ms (M/M/c)`,
    parameters: { servers: 4, ms: 50 },
    isSteady: true,
    beyond: (numbers, rate, limitMs) =>
      shareStayingBeyond({ rate, servers: of(numbers, 'servers'), serviceMs: of(numbers, 'ms') }, limitMs),
    create: queue((numbers, random) => exponential(random, of(numbers, 'ms'))),
  },
  {
    name: 'mdc',
    help: `${LINE}, service times of exactly ms (M/D/c; servers=1: M/D/1)`,
    parameters: { servers: 1, ms: 20 },
    isSteady: true,
    create: queue((numbers) => of(numbers, 'ms')),
  },
  {
    name: 'sharing',
    help: 'processor sharing: a processor that needs ms for one request is divided among all',
    parameters: { ms: 20 },
    isSteady: true,
    create: (numbers, random) =>
      createSharedEngine({
        speed: (n) => 1 / n,
        work: () => exponential(random, of(numbers, 'ms')),
        slots: Number.POSITIVE_INFINITY,
      }),
  },
  {
    name: 'batching',
    help: 'continuous batching: a step takes base-ms, and per-ms for each of up to slots answers',
    parameters: { 'base-ms': 4, 'per-ms': 0.5, slots: 16 },
    isSteady: true,
    create: (numbers) =>
      createSharedEngine({
        speed: (n) => 1 / (of(numbers, 'base-ms') + of(numbers, 'per-ms') * n),
        work: (tokens) => tokens,
        slots: of(numbers, 'slots'),
      }),
  },
  {
    name: 'usl',
    help: 'USL: n requests run n / (1 + sigma (n - 1) + kappa n (n - 1)) times as fast as one',
    parameters: { ms: 60, sigma: 0.15, kappa: 0.001 },
    isSteady: true,
    create: (numbers, random) =>
      createSharedEngine({
        speed: (n) => 1 / (1 + of(numbers, 'sigma') * (n - 1) + of(numbers, 'kappa') * n * (n - 1)),
        work: () => exponential(random, of(numbers, 'ms')),
        slots: Number.POSITIVE_INFINITY,
      }),
  },
  {
    name: 'cliff',
    help: `${LINE}, service times of ms; slow-ms longer with more than most requests in it`,
    parameters: { servers: 8, ms: 80, most: 10, 'slow-ms': 400 },
    isSteady: true,
    create: queue(
      (numbers, _random, { inSystem }) =>
        of(numbers, 'ms') + (inSystem > of(numbers, 'most') ? of(numbers, 'slow-ms') : 0),
    ),
  },
  {
    name: 'tokens',
    help: `${LINE}, service times of ms, then one writer of tokens-per-second`,
    parameters: { servers: 8, ms: 60, 'tokens-per-second': 1600 },
    isSteady: true,
    create: queue((numbers) => of(numbers, 'ms')),
  },
  {
    name: 'warm-up',
    help: `${LINE}, exponential times of mean ms; the first requests take cold times as long`,
    parameters: { servers: 4, ms: 50, cold: 4, requests: 40 },
    isSteady: true,
    create: queue(
      (numbers, random, { served }) =>
        exponential(random, of(numbers, 'ms')) * (served < of(numbers, 'requests') ? of(numbers, 'cold') : 1),
    ),
  },
  {
    name: 'leak',
    help: `${LINE}, exponential times of mean ms; twice as long after requests answers`,
    parameters: { servers: 4, ms: 30, requests: 1000 },
    isSteady: false,
    create: queue(
      (numbers, random, { served }) =>
        exponential(random, of(numbers, 'ms')) * (1 + served / of(numbers, 'requests')),
    ),
  },
]

/** Starts a model. The same seed gives the same service times. */
export function startModel({ model, parameters }: ChosenModel, seed: string): Engine {
  return model.create({ ...model.parameters, ...parameters }, seededRandom('service-model', model.name, seed))
}
