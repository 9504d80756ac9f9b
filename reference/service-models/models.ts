import { seededRandom, type RandomSource } from '../seeded-random.ts'

type Numbers = Readonly<Record<string, number>>

/** A simulated queue that delays answers. `parameters` holds the default values of its parameters. */
export type ServiceModel = {
  readonly name: string
  readonly help: string
  readonly parameters: Numbers
  readonly create: (parameters: Numbers, random: RandomSource) => Engine
}

/** A service model with its parameters. */
export type ChosenModel = { readonly model: ServiceModel; readonly parameters: Numbers }

/** Returns a random number from the exponential distribution with this mean. */
export function exponential(random: RandomSource, mean: number): number {
  return -Math.log(1 - random()) * mean
}

/** All service models (simulations of the time that a service needs under load), in the order of the help. */
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

/** Starts a simulated queue in virtual time. Equal seeds give equal service times. */
export function startModel({ model, parameters }: ChosenModel, seed: string): Engine {
  return model.create({ ...model.parameters, ...parameters }, seededRandom('service-model', model.name, seed))
}

/** The help text of the service models. */
export const MODEL_HELP = serviceModels
  .map(({ name, help, parameters }) => {
    const defaults = Object.entries(parameters).map(([key, value]) => `${key}=${value}`)
    return `  ${name.padEnd(8)} ${help}\n           ${defaults.join(', ')}`
  })
  .join('\n')

/** Parses a service model such as `mmc,servers=8,ms=40`. Throws a RangeError if the text is invalid. */
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

/** The promises that are resolved when the first and the last token of an answer are ready. */
export type TokenTimes = { readonly firstToken: Promise<void>; readonly lastToken: Promise<void> }

/** A queue that is simulated in real time. `begin` adds a request and returns the times of its tokens. */
export type ServiceSimulator = {
  readonly begin: (tokens: number) => TokenTimes
  readonly close: () => void
}

/** Starts a simulated queue in real time. If a timer fires late, later tokens are still on time. */
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

/** A request in a simulated queue, with callbacks for its first and last token. */
export type Job = {
  readonly tokens: number
  readonly begun: (atMs: number) => void
  readonly ended: (atMs: number) => void
}

/** A simulated queue in virtual time (ms). Requests must arrive in order of time. */
export type Engine = {
  readonly arrive: (atMs: number, job: Job) => void
  /** Returns the simulated time of the next token, in ms. Returns Infinity if no token follows. */
  readonly nextMs: () => number
  /** Advances the simulated time to `toMs`. Calls the functions of each {@link Job} that has a token due by then. */
  readonly advance: (toMs: number) => void
}

export function createHeap<T>() {
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
    push(key: number, value: T): void {
      let at = keys.push(key) - 1
      values.push(value)
      for (let parent = (at - 1) >> 1; at > 0 && key < keyAt(parent); parent = (at - 1) >> 1) {
        swap(at, parent)
        at = parent
      }
    },
    leastKey: (): number => keyAt(0),
    pop(): T | undefined {
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

type ServiceStart = { readonly tokens: number; readonly served: number; readonly atMs: number }

type QueueShape = {
  readonly servers: number
  readonly serviceMs: (beginning: ServiceStart) => number
}

/** Creates a first-come, first-served queue with several servers, in virtual time. */
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
