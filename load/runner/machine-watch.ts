/** Measures how late timers fire. A process that waits for the processor delays its own measurements. */

/** Delays of a timer. `delaysMs`: how late each tick came, in order; `elapsedMs`: the length of the measurement. */
export type Lateness = { readonly delaysMs: readonly number[]; readonly elapsedMs: number }

const TICK_MS = 10

/** A timer tick and its delay. */
type Tick = { readonly atMs: number; readonly delayMs: number }

/** A time span in epoch milliseconds. */
export type EpochSpan = { readonly fromMs: number; readonly toMs: number }

/** A running measurement of timer delays. `within` returns the delays during a time span. */
export type MachineWatch = {
  readonly stop: () => void
  readonly within: (span: EpochSpan) => Lateness
}

/** Starts to measure timer delays. */
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
      // The wall clock may have been set since this process began, so the offset is computed now.
      const epochMs = Date.now() - performance.now()
      const [startMs, endMs] = [span.fromMs - epochMs, span.toMs - epochMs]
      const own = ticks.filter(({ atMs, delayMs }) => atMs > startMs && atMs - delayMs < endMs)
      // Only the part of a delay within the span affected requests.
      const delaysMs = own.map(
        ({ atMs, delayMs }) => Math.min(atMs, endMs) - Math.max(atMs - delayMs, startMs),
      )
      return { delaysMs, elapsedMs: Math.max(1, endMs - startMs) }
    },
  }
}

/** Returns the share of the time in which a process that became ready would have waited longer than `smallMs`. */
export function lateShare({ delaysMs, elapsedMs }: Lateness, smallMs: number): number {
  return delaysMs.reduce((sum, delayMs) => sum + Math.max(0, delayMs - smallMs), 0) / elapsedMs
}
