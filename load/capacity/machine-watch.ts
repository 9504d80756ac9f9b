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
      return `this machine was busy: in ${(100 * share).toFixed(1)} % of the time it delayed programs by more than ${Math.round(smallMs)} ms, and '${slo}' allows ${Number((100 * allowedShare).toPrecision(3))} %`
  }
  return null
}
