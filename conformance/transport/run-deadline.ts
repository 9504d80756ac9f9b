/** Deadlines that count only the time in which this process ran: what it could not read meanwhile is not late. */

/** A deadline under way. */
export type RunDeadline = { readonly stop: () => void }

// After a stall, what came in meanwhile takes several turns to be read.
const LONG_STALL_MS = 50
const AFTER_STALL_MS = 100
// On a machine that never lets this process run for so long, a deadline has its end all the same.
const MAX_DELAYS = 20

/**
 * Calls `onDue` once this process has run for `ms`. `stalledMs` returns the milliseconds so far in which it did not run, in sum. What came
 * in before the deadline is read first: a process that was held up runs its timers before it reads.
 */
export function startRunDeadline(ms: number, stalledMs: () => number, onDue: () => void): RunDeadline {
  const [startMs, stalledBeforeMs] = [performance.now(), stalledMs()]
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  let delays = 0
  const wait = (leftMs: number): void => {
    const beforeMs = stalledMs()
    timer = setTimeout(() => {
      const nowStalledMs = stalledMs()
      const unrunMs = ms + nowStalledMs - stalledBeforeMs - (performance.now() - startMs)
      const isLong = nowStalledMs - beforeMs >= LONG_STALL_MS && delays < MAX_DELAYS
      if (isLong) delays += 1
      const nextMs = Math.max(unrunMs, isLong ? AFTER_STALL_MS : 0)
      if (nextMs >= 1) wait(nextMs)
      else setImmediate(() => setImmediate(finish))
    }, leftMs)
  }
  const finish = (): void => {
    if (!isStopped) onDue()
  }
  wait(ms)
  return {
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
