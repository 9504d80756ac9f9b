/** Records the time and the number of bytes of each socket read of a body. */

/** Records the socket reads of one body. */
export type SocketReads = {
  /** Adds received bytes. Returns the time in ms at which the socket read of these bytes began. */
  readonly add: (bytes: number) => number
  readonly all: () => readonly (readonly [atMs: number, bytes: number])[]
}

const MAX_ENTRIES = 10_000

/** Creates an empty record of socket reads. `begin`: returns the time in ms, and is called at the start of each read. */
export function createSocketReads(begin: () => number): SocketReads {
  const entries: [number, number][] = []
  let currentMs: number | null = null
  const start = (): number => {
    const atMs = begin()
    // One read may hold thousands of chunks. The parser passes them without a pause, so a microtask runs after the last one.
    queueMicrotask(() => (currentMs = null))
    // At the maximum number of entries, bytes of later reads are added to the last one, with its time.
    if (entries.length < MAX_ENTRIES) entries.push([toMicroseconds(atMs), 0])
    return atMs
  }
  return {
    add(bytes) {
      currentMs ??= start()
      const last = entries.at(-1)
      if (last !== undefined) last[1] += bytes
      return currentMs
    },
    all: () => entries,
  }
}

/** Rounds milliseconds to whole microseconds. */
export function toMicroseconds(ms: number): number {
  return Math.round(ms * 1000) / 1000
}
