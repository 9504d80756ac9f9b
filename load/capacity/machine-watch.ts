/** Whether this machine was too busy for a stage: a process that waits for the processor delays what it measures. */
import type { CapacityObjective } from '../../schemas/compiled/capacity-run.ts'

/** `delaysMs`: how late each tick of a timer came, in order; `elapsedMs`: how long that was watched. */
export type Lateness = { readonly delaysMs: readonly number[]; readonly elapsedMs: number }

const TICK_MS = 10
/** Delays below this share of a limit do not decide about it. */
const SMALL_SHARE = 0.25
/** A machine that delays half as many requests as an objective allows decides about it. */
const DECIDING_SHARE = 0.5
/** Times per token: what is late once is spread over all of them. */
const SPREAD: readonly string[] = ['tpot', 'ntpot']

/** A timer that came late, as far as it did. */
type Tick = { readonly atMs: number; readonly delayMs: number }

/** A watch of this machine. `within`: the delays of the last so many milliseconds before it was stopped. */
export type MachineWatch = {
  readonly stop: () => void
  readonly within: (lastMs: number) => Lateness
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
  let endMs = fromMs
  return {
    stop: () => {
      clearTimeout(timer)
      endMs = performance.now()
    },
    within: (lastMs) => {
      const elapsedMs = Math.min(lastMs, endMs - fromMs)
      const own = ticks.filter(({ atMs }) => atMs > endMs - elapsedMs)
      return { delaysMs: own.map(({ delayMs }) => delayMs), elapsedMs }
    },
  }
}

/**
 * Returns why the machine decides about an objective, null when it does not. A request that comes at any moment of a standstill waits
 * for its end, so standstills count by the time in which such a request would wait too long.
 */
export function busyMachine(
  { delaysMs, elapsedMs }: Lateness,
  objectives: readonly CapacityObjective[],
): string | null {
  for (const { slo, metric, limit, allowedShare } of objectives) {
    if (limit === null || SPREAD.includes(metric)) continue
    const smallMs = SMALL_SHARE * limit
    const lateMs = delaysMs.reduce((sum, delayMs) => sum + Math.max(0, delayMs - smallMs), 0)
    const share = lateMs / elapsedMs
    if (share > DECIDING_SHARE * allowedShare)
      return `this machine is busy: in ${(100 * share).toFixed(1)} % of the time it held up whatever ran by more than ${Math.round(smallMs)} ms, and '${slo}' allows ${Number((100 * allowedShare).toPrecision(3))} %`
  }
  return null
}
