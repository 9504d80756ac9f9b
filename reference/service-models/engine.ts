/** The shape of a service model: a queueing system in virtual time, so that what it would carry is known without a clock. */

/** One request inside a model. `begun`: its first token is ready; `ended`: its last one is. Both get milliseconds of the model's time. */
export type Job = {
  readonly tokens: number
  readonly begun: (atMs: number) => void
  readonly ended: (atMs: number) => void
}

/** A queueing system. Times are milliseconds and never go back. */
export type Engine = {
  readonly arrive: (atMs: number, job: Job) => void
  /** Returns the time of the next event without an arrival; Infinity when nothing is in progress. */
  readonly nextMs: () => number
  /** Lets time pass, and calls back all that happens until then, in order. */
  readonly advance: (toMs: number) => void
}

type Entry<T> = { readonly key: number; readonly value: T }

/** A queue that gives its smallest key first. */
export type Heap<T> = {
  readonly push: (key: number, value: T) => void
  readonly least: () => Entry<T> | undefined
  readonly pop: () => Entry<T> | undefined
  readonly size: () => number
}

/** An empty binary heap. */
export function createHeap<T>(): Heap<T> {
  const entries: Entry<T>[] = []
  const keyAt = (index: number): number => entries[index]?.key ?? Number.POSITIVE_INFINITY
  const swap = (a: number, b: number): void => {
    const [one, other] = [entries[a], entries[b]]
    if (one === undefined || other === undefined) return
    entries[a] = other
    entries[b] = one
  }
  const sink = (from: number): void => {
    for (let at = from; ;) {
      const left = 2 * at + 1
      const child = keyAt(left + 1) < keyAt(left) ? left + 1 : left
      if (keyAt(child) >= keyAt(at)) return
      swap(at, child)
      at = child
    }
  }
  return {
    push(key, value) {
      entries.push({ key, value })
      for (let at = entries.length - 1; at > 0;) {
        const parent = (at - 1) >> 1
        if (keyAt(parent) <= keyAt(at)) return
        swap(at, parent)
        at = parent
      }
    },
    least: () => entries[0],
    pop() {
      const first = entries[0]
      const last = entries.pop()
      if (entries.length > 0 && last !== undefined) {
        entries[0] = last
        sink(0)
      }
      return first
    },
    size: () => entries.length,
  }
}
