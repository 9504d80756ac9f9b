/**
 * The times in which this process could not read, because it got no core or was busy: what came in meanwhile seems to have come later than it
 * did. Deadlines and waits of this file count only the time in which the process ran.
 */

/** Watches until it is stopped. */
export type Stalls = {
  /** Milliseconds so far in which nothing could have been read, in sum; once stopped, those until then. */
  readonly totalMs: () => number
  /**
   * Returns the sum of the stalls that are just over; 0 when there was none. What is read now has waited that long at most.
   * It takes several turns to accept a connection and to read from it, and there may be a stall before each of them.
   */
  readonly justNowMs: () => number
  readonly stop: () => void
}

const EVERY_MS = 10
// A timer is a little late at any time.
const SLACK_MS = 5
// What came in during a stall is read within this time after it, not counting further stalls.
const JUST_NOW_MS = 100

/** Starts to watch: a late timer shows how long the process was away. */
export function watchStalls(): Stalls {
  let lastMs = performance.now()
  let totalMs = 0
  let ranMs = 0
  let isStopped = false
  let recent: { readonly ranMs: number; readonly lengthMs: number }[] = []
  const look = (): void => {
    if (isStopped) return
    const nowMs = performance.now()
    const lengthMs = nowMs - lastMs - EVERY_MS
    const stalledMs = lengthMs > SLACK_MS ? lengthMs : 0
    ranMs += nowMs - lastMs - stalledMs
    lastMs = nowMs
    recent = recent.filter((stall) => ranMs - stall.ranMs <= JUST_NOW_MS)
    if (stalledMs === 0) return
    totalMs += stalledMs
    recent.push({ ranMs, lengthMs: stalledMs })
  }
  const timer = setInterval(look, EVERY_MS)
  timer.unref()
  return {
    totalMs() {
      look()
      return totalMs
    },
    justNowMs() {
      look()
      return recent.reduce((sum, { lengthMs }) => sum + lengthMs, 0)
    },
    stop() {
      look()
      isStopped = true
      clearInterval(timer)
    },
  }
}

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

/** Something to wait for. `wakes`: whoever is in it is called when something came in. */
export type Awaited = {
  readonly isMet: () => boolean
  readonly wakes: Set<() => void>
  readonly stalledMs: () => number
}

/** Resolves when it is met, or after `withinMs` in which this process could read. */
export async function waitUnstalled({ isMet, wakes, stalledMs }: Awaited, withinMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const finish = (): void => {
      deadline.stop()
      wakes.delete(look)
      resolve()
    }
    const look = (): void => {
      if (isMet()) finish()
    }
    const deadline = startRunDeadline(withinMs, stalledMs, finish)
    wakes.add(look)
    look()
  })
}

/** A place to wait. `wake` makes all who wait look again. */
export type Waiting = {
  /** True as soon as `holds`, or when everything is over: then nothing is left to wait for. False after `ms`. */
  readonly until: (holds: () => boolean, ms: number) => Promise<boolean>
  readonly wake: () => void
}

/** No request waits yet. `stalledMs` returns the milliseconds so far in which this process did not run, in sum. */
export function createWaiting(isOver: () => boolean, stalledMs: () => number): Waiting {
  const wakes = new Set<() => void>()
  return {
    wake() {
      for (const wake of wakes) wake()
    },
    async until(holds, ms) {
      const isMet = () => holds() || isOver()
      if (isMet()) return true
      await waitUnstalled({ isMet, wakes, stalledMs }, ms)
      return isMet()
    },
  }
}
