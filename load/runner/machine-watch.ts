/** How late this machine lets a process run: a process that waits for the processor delays what it measures. */

/** `delaysMs`: how late each tick of a timer came, in order; `elapsedMs`: how long that was watched. */
export type Lateness = { readonly delaysMs: readonly number[]; readonly elapsedMs: number }

const TICK_MS = 10

/** A tick of the timer, and by how much it was late. */
type Tick = { readonly atMs: number; readonly delayMs: number }

/** A span of time, in milliseconds since the epoch. */
export type EpochSpan = { readonly fromMs: number; readonly toMs: number }

/** A watch of this machine. `within`: the delays in a span. */
export type MachineWatch = {
  readonly stop: () => void
  readonly within: (span: EpochSpan) => Lateness
}

/** Begins to watch. */
export function watchMachine(): MachineWatch {
  const fromMs = performance.now()
  const ticks: Tick[] = []
  let dueMs = fromMs + TICK_MS
  const tick = (): void => {
    const atMs = performance.now()
    ticks.push({ atMs, delayMs: Math.max(0, atMs - dueMs) })
    dueMs = atMs + TICK_MS
    timer = setTimeout(tick, TICK_MS)
  }
  let timer = setTimeout(tick, TICK_MS)
  return {
    stop: () => clearTimeout(timer),
    within: (span) => {
      // The wall clock may have been set since this process began, so its offset is that of now.
      const epochMs = Date.now() - performance.now()
      const [startMs, endMs] = [span.fromMs - epochMs, span.toMs - epochMs]
      const own = ticks.filter(({ atMs, delayMs }) => atMs > startMs && atMs - delayMs < endMs)
      // Of a standstill only the part between the two moments held up a request.
      const delaysMs = own.map(
        ({ atMs, delayMs }) => Math.min(atMs, endMs) - Math.max(atMs - delayMs, startMs),
      )
      return { delaysMs, elapsedMs: Math.max(1, endMs - startMs) }
    },
  }
}

/** Returns the share of the time in which a program that became ready would have waited longer than this. */
export function lateShare({ delaysMs, elapsedMs }: Lateness, smallMs: number): number {
  return delaysMs.reduce((sum, delayMs) => sum + Math.max(0, delayMs - smallMs), 0) / elapsedMs
}
