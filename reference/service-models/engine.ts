/** A queueing system in virtual time: several servers with one queue. */

/** One request in a queueing system. It calls `begun` at its first token and `ended` at its last, with the virtual milliseconds. */
export type Job = {
  readonly tokens: number
  readonly begun: (atMs: number) => void
  readonly ended: (atMs: number) => void
}

/** A queueing system in virtual time. Times are milliseconds and never decrease. */
export type Engine = {
  readonly arrive: (atMs: number, job: Job) => void
  /** Returns the time of the next event if no request arrives; Infinity when no request is in progress. */
  readonly nextMs: () => number
  /** Advances the virtual time to `toMs`. Calls `begun` and `ended` of the requests until then, in order. */
  readonly advance: (toMs: number) => void
}

/** A priority queue; the smallest key comes first. */
type Heap<T> = {
  readonly push: (key: number, value: T) => void
  /** Returns the smallest key; Infinity when the queue is empty. */
  readonly leastKey: () => number
  readonly pop: () => T | undefined
}

/** Creates an empty binary heap. The keys are in an array of plain numbers, because the heap mostly compares keys. */
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

/**
 * The facts that determine the service time of a request. `atMs`: its begin. `served`: the number of requests that began earlier.
 */
type ServiceStart = { readonly tokens: number; readonly served: number; readonly atMs: number }

/** The number of servers and the service time of a queue. Requests are served in order of arrival. */
type QueueShape = {
  readonly servers: number
  readonly serviceMs: (beginning: ServiceStart) => number
}

/** Creates a queueing system. The service time is drawn at the arrival, so the end of each request is known at once. */
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
