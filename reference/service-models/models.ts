/** Defines the service models: queueing systems that set when answers begin and end. */
import { seededRandom, type RandomSource } from '../seeded-random.ts'
import { createQueueEngine, type Engine } from './engine.ts'

type Numbers = Readonly<Record<string, number>>

/** A service model (queueing system). `parameters`: the names and default values of its parameters. `help`: its text in the help. */
export type ServiceModel = {
  readonly name: string
  readonly help: string
  readonly parameters: Numbers
  readonly create: (parameters: Numbers, random: RandomSource) => Engine
}

/** A service model with those parameters that differ from the defaults. */
export type ChosenModel = { readonly model: ServiceModel; readonly parameters: Numbers }

/** Returns a random time from an exponential distribution with this mean. */
export function exponential(random: RandomSource, mean: number): number {
  return -Math.log(1 - random()) * mean
}

/** All service models, in the order of help texts. */
export const serviceModels: readonly ServiceModel[] = [
  {
    name: 'mmc',
    help: 'servers with one queue, exponential service times of mean ms (M/M/c)',
    parameters: { servers: 4, ms: 50 },
    create: ({ servers = 0, ms = 0 }, random) =>
      createQueueEngine({ servers, serviceMs: () => exponential(random, ms) }),
  },
  {
    name: 'mdc',
    help: 'servers with one queue, service times of exactly ms (M/D/c; servers=1: M/D/1)',
    parameters: { servers: 1, ms: 20 },
    create: ({ servers = 0, ms = 0 }) => createQueueEngine({ servers, serviceMs: () => ms }),
  },
]

/** Creates the queueing system of a service model. The same seed gives the same service times. */
export function startModel({ model, parameters }: ChosenModel, seed: string): Engine {
  return model.create({ ...model.parameters, ...parameters }, seededRandom('service-model', model.name, seed))
}

/** The help text of the service models, two lines each: the description, and the parameters with their defaults. */
export const MODEL_HELP = serviceModels
  .map(({ name, help, parameters }) => {
    const defaults = Object.entries(parameters).map(([key, value]) => `${key}=${value}`)
    return `  ${name.padEnd(8)} ${help}\n           ${defaults.join(', ')}`
  })
  .join('\n')

/** Parses a service model such as `mmc,servers=8,ms=40`. Throws a RangeError whose message names the allowed words. */
export function parseModel(text: string, models = serviceModels): ChosenModel {
  const [name = '', ...pairs] = text.split(',').map((part) => part.trim())
  const model = models.find((each) => each.name === name)
  if (model === undefined)
    throw new RangeError(`unknown model '${name}': one of ${models.map((each) => each.name).join(', ')}`)
  const known = Object.keys(model.parameters)
  return { model, parameters: Object.fromEntries(pairs.map((pair) => parameterOf(pair, known, name))) }
}

function parameterOf(pair: string, known: readonly string[], name: string): readonly [string, number] {
  const [key = '', value = ''] = pair.split('=')
  const number = Number(value)
  if (known.includes(key) && number > 0 && Number.isFinite(number)) return [key, number]
  throw new RangeError(
    `'${pair}' of the model ${name}: it takes ${known.map((each) => `${each}=N`).join(', ')}, each N above 0`,
  )
}

/** Promises that resolve when the first and the last token of an answer are ready. */
export type TokenTimes = { readonly firstToken: Promise<void>; readonly lastToken: Promise<void> }

/** A service model that runs in real time. */
export type ServiceSimulator = {
  readonly begin: (tokens: number) => TokenTimes
  readonly close: () => void
}

/** Starts a service model in real time. A late timer delays only one answer: the due times of later answers do not depend on the timer. */
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
      return { firstToken: first.promise, lastToken: last.promise }
    },
    close: () => clearTimeout(timer),
  }
}
