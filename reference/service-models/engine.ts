/** Simulates a queueing system in virtual time: servers with one queue. */

/** A request in a queueing system. `begun` is called at the first token, `ended` at the last, with the virtual time. */
export type Job = {
  readonly tokens: number
  readonly begun: (atMs: number) => void
  readonly ended: (atMs: number) => void
}

/** A queueing system in virtual time. Times are milliseconds and never decrease. */
export type Engine = {
  readonly arrive: (atMs: number, job: Job) => void
  /** Returns the virtual time of the next `begun` or `ended` call; Infinity if no call is due. */
  readonly nextMs: () => number
  /** Advances the virtual time to `toMs`. Calls the callbacks `begun` and `ended` that became due, in order of time. */
  readonly advance: (toMs: number) => void
}

/** A priority queue: `pop` returns the value with the smallest key. */
type Heap<T> = {
  readonly push: (key: number, value: T) => void
  /** Returns the smallest key in the heap; Infinity if the heap is empty. */
  readonly leastKey: () => number
  readonly pop: () => T | undefined
}

/** Creates an empty binary heap. Its keys are a separate array of numbers, which makes comparisons fast. */
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

/** The values that set the service time of a request. `served`: how many requests came earlier. `atMs`: when service begins. */
type ServiceStart = { readonly tokens: number; readonly served: number; readonly atMs: number }

/** A queue with several servers. Requests are served in the order of arrival. */
type QueueShape = {
  readonly servers: number
  readonly serviceMs: (beginning: ServiceStart) => number
}

/** Creates a queueing system. It chooses the service time when a request arrives, so that the end of service is known from then on. */
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
