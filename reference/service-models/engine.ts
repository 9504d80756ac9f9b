/** The interface of a service model: a queueing system in virtual time, so its capacity is known without a clock. */

/** One request in a model. `begun`: its first token is ready; `ended`: its last token is ready. Both get milliseconds of the model's time. */
export type Job = {
  readonly tokens: number
  readonly begun: (atMs: number) => void
  readonly ended: (atMs: number) => void
}

/** A queueing system. Times are milliseconds and never go back. */
export type Engine = {
  readonly arrive: (atMs: number, job: Job) => void
  /** Returns the time of the next event without an arrival; Infinity when no request is in progress. */
  readonly nextMs: () => number
  /** Advances the time and calls back for all events until then, in order. */
  readonly advance: (toMs: number) => void
}

/** A priority queue: the smallest key comes first. */
export type Heap<T> = {
  readonly push: (key: number, value: T) => void
  /** Returns the smallest key; Infinity when the queue is empty. */
  readonly leastKey: () => number
  readonly pop: () => T | undefined
}

/** Creates an empty binary heap. Keys are in an array of plain numbers, because most of its work is comparing them. */
export function createHeap<T>(): Heap<T> {
  const keys: number[] = []
  const values: T[] = []
  const put = (at: number, key: number, value: T): void => {
    keys[at] = key
    values[at] = value
  }
  const keyAt = (index: number): number => keys[index] ?? Number.POSITIVE_INFINITY
  const move = (from: number, to: number): void => {
    const [key, value] = [keys[from], values[from]]
    if (key !== undefined && value !== undefined) put(to, key, value)
  }
  const rise = (from: number, key: number, value: T): void => {
    let at = from
    for (let parent = (at - 1) >> 1; at > 0 && key < keyAt(parent); parent = (at - 1) >> 1) {
      move(parent, at)
      at = parent
    }
    put(at, key, value)
  }
  const sink = (key: number, value: T): void => {
    let at = 0
    for (let child = 1; child < keys.length; child = 2 * at + 1) {
      if (keyAt(child + 1) < keyAt(child)) child += 1
      if (keyAt(child) >= key) break
      move(child, at)
      at = child
    }
    put(at, key, value)
  }
  return {
    push: (key, value) => rise(keys.length, key, value),
    leastKey: () => keyAt(0),
    pop() {
      const first = values[0]
      const [key, value] = [keys.pop(), values.pop()]
      if (keys.length > 0 && key !== undefined && value !== undefined) sink(key, value)
      return first
    },
  }
}

/** A first-in, first-out queue. */
export type FifoQueue<T> = { readonly push: (value: T) => void; readonly shift: () => T | undefined }

/** Creates an empty queue. A plain array moves all entries at each shift, which is slow for long queues. */
export function createLine<T>(): FifoQueue<T> {
  const values: T[] = []
  let gone = 0
  return {
    push: (value) => values.push(value),
    shift() {
      const first = values[gone]
      if (first !== undefined) gone += 1
      // Removes the dequeued entries when they are half of the array, so that each entry moves once.
      if (gone >= FORGOTTEN_AT_ONCE && 2 * gone > values.length) {
        values.splice(0, gone)
        gone = 0
      }
      return first
    },
  }
}

const FORGOTTEN_AT_ONCE = 1024
