/** Defines the service models: simulated queues that set when answers begin and end. */
import { seededRandom, type RandomSource } from '../seeded-random.ts'

type Numbers = Readonly<Record<string, number>>

/** A service model (a simulated queue). `parameters`: the default value of each parameter, by its name. */
export type ServiceModel = {
  readonly name: string
  readonly help: string
  readonly parameters: Numbers
  readonly create: (parameters: Numbers, random: RandomSource) => Engine
}

/** A service model, and the values of all parameters that differ from the defaults. */
export type ChosenModel = { readonly model: ServiceModel; readonly parameters: Numbers }

/** Returns a random time with an exponential distribution of this mean. */
export function exponential(random: RandomSource, mean: number): number {
  return -Math.log(1 - random()) * mean
}

/** All service models (simulated queues that delay answers), in the order of help texts. */
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

/** Starts a simulated queue in virtual time, which passes only when `advance` is called. Equal seeds give equal service times. */
export function startModel({ model, parameters }: ChosenModel, seed: string): Engine {
  return model.create({ ...model.parameters, ...parameters }, seededRandom('service-model', model.name, seed))
}

/** The help text of the service models: per model a line with the description, and a line with parameters and defaults. */
export const MODEL_HELP = serviceModels
  .map(({ name, help, parameters }) => {
    const defaults = Object.entries(parameters).map(([key, value]) => `${key}=${value}`)
    return `  ${name.padEnd(8)} ${help}\n           ${defaults.join(', ')}`
  })
  .join('\n')

/** Parses a service model such as `mmc,servers=8,ms=40`. Throws a RangeError that names the allowed words. */
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

/** A simulated queue in real time. `begin` adds a request, and returns promises for its tokens. */
export type ServiceSimulator = {
  readonly begin: (tokens: number) => TokenTimes
  readonly close: () => void
}

/** Starts a simulated queue in real time. A timer that fires late delays the tokens due then, but no later tokens. */
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

/** A request in a simulated queue. The queue calls `begun` for its first token and `ended` for its last, with the virtual time in ms. */
export type Job = {
  readonly tokens: number
  readonly begun: (atMs: number) => void
  readonly ended: (atMs: number) => void
}

/** A simulated queue in virtual time (ms). `arrive` adds a request, whose time must not be before that of an earlier call. */
export type Engine = {
  readonly arrive: (atMs: number, job: Job) => void
  /** Returns the virtual time at which the next token (the first or last of its answer) is due; Infinity if none is. */
  readonly nextMs: () => number
  /** Advances the virtual time to `toMs`. Calls `begun` or `ended` of each {@link Job} whose token becomes due, in order of time. */
  readonly advance: (toMs: number) => void
}

/** A priority queue. `pop` removes and returns the value with the smallest number (`key`). */
type Heap<T> = {
  readonly push: (key: number, value: T) => void
  /** Returns the smallest number in the heap; Infinity if the heap is empty. */
  readonly leastKey: () => number
  readonly pop: () => T | undefined
}

/** Creates an empty binary heap. A separate array of numbers makes comparisons fast. */
export function createHeap<T>(): Heap<T> {
  const keys: number[] = []
  const values: (T | undefined)[] = []
  const keyAt = (index: number): number => keys[index] ?? Number.POSITIVE_INFINITY
  const swap = (a: number, b: number): void => {
    const [key, value] = [keyAt(a), values[a]]
    keys[a] = keyAt(b)
    values[a] = values[b]
    keys[b] = key
    values[b] = value
  }
  return {
    push(key, value) {
      let at = keys.push(key) - 1
      values.push(value)
      for (let parent = (at - 1) >> 1; at > 0 && key < keyAt(parent); parent = (at - 1) >> 1) {
        swap(at, parent)
        at = parent
      }
    },
    leastKey: () => keyAt(0),
    pop() {
      if (keys.length === 0) return undefined
      swap(0, keys.length - 1)
      keys.pop()
      const first = values.pop()
      let at = 0
      for (let child = 1; child < keys.length; child = 2 * at + 1) {
        if (keyAt(child + 1) < keyAt(child)) child += 1
        if (keyAt(child) >= keyAt(at)) break
        swap(at, child)
        at = child
      }
      return first
    },
  }
}

/** What can determine how long a request takes: its tokens, how many requests were `served` before it, and its start (`atMs`). */
type ServiceStart = { readonly tokens: number; readonly served: number; readonly atMs: number }

/** A queue with several servers, which serve requests in order of arrival. `serviceMs` returns how long a request takes. */
type QueueShape = {
  readonly servers: number
  readonly serviceMs: (beginning: ServiceStart) => number
}

/** Creates a simulated queue. The time of each token is computed when its request arrives, as later requests cannot change it. */
export function createQueueEngine({ servers, serviceMs }: QueueShape): Engine {
  const freeAtMs = new Float64Array(servers)
  const events = createHeap<() => void>()
  let served = 0
  const arrive = (atMs: number, job: Job): void => {
    const server = soonest(freeAtMs)
    const beginsMs = Math.max(atMs, freeAtMs[server] ?? 0)
    const ownMs = serviceMs({ tokens: job.tokens, served, atMs: beginsMs })
    served += 1
    const endsMs = beginsMs + ownMs
    freeAtMs[server] = endsMs
    const firstMs = beginsMs + ownMs / Math.max(1, job.tokens)
    events.push(firstMs, () => job.begun(firstMs))
    events.push(endsMs, () => job.ended(endsMs))
  }
  return {
    arrive,
    nextMs: events.leastKey,
    advance(toMs) {
      while (events.leastKey() <= toMs) events.pop()?.()
    },
  }
}

function soonest(freeAtMs: Float64Array): number {
  let best = 0
  for (let server = 1; server < freeAtMs.length; server += 1)
    if ((freeAtMs[server] ?? 0) < (freeAtMs[best] ?? 0)) best = server
  return best
}
