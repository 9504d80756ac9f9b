/** Measures the time in which a reader could not read: a process that gets no core, or is busy, sees late what came in time. */

/** Watches until it is stopped. */
export type LagMonitor = {
  /** Milliseconds so far in which nothing could have been read, in sum. */
  readonly stalledMs: () => number
  /** The same since the monitor was started, whether or not it was restarted. */
  readonly stalledSinceStartMs: () => number
  /** Forgets what was so far: the time that counts begins now. */
  readonly restart: () => void
  /** Stops the monitor. The stalls seen until then stay. */
  readonly stop: () => void
}

const EVERY_MS = 10
// A timer is a little late at any time.
const SLACK_MS = 5

/** Starts to watch: a late timer shows how long the process was away. */
export function startLagMonitor(): LagMonitor {
  let lastMs = performance.now()
  let stalledMs = 0
  let forgottenMs = 0
  let isStopped = false
  const look = (): void => {
    stalledMs += lateMs(lastMs)
    lastMs = performance.now()
  }
  const nowStalledMs = (): number => stalledMs + (isStopped ? 0 : lateMs(lastMs))
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return {
    stalledMs: () => Math.round(nowStalledMs() * 1000) / 1000,
    stalledSinceStartMs: () => forgottenMs + nowStalledMs(),
    restart(): void {
      forgottenMs += nowStalledMs()
      stalledMs = 0
      lastMs = performance.now()
    },
    stop(): void {
      if (!isStopped) look()
      isStopped = true
      clearInterval(timer)
    },
  }
}

function lateMs(lastMs: number): number {
  const overdueMs = performance.now() - lastMs - EVERY_MS
  return overdueMs > SLACK_MS ? overdueMs : 0
}
