/** The deadlines of one exchange, in ms. */
export type Deadlines = {
  readonly connectMs: number
  readonly headersMs: number
  /** The longest wait from the header fields to the first byte of the body, in ms. */
  readonly firstByteMs: number
  /** The longest wait between two reads of the body, in milliseconds. */
  readonly idleMs: number
  readonly totalMs: number
  /** The deadline of a call with a huge prompt. Some servers take 40 s for such prompts. */
  readonly slowMs: number
  /** The maximum time in ms from the last part of an answer to the end of the exchange. After it, the exchange counts as left open. */
  readonly graceMs: number
}

/** The size limits of one exchange. */
export type Caps = {
  readonly bodyBytes: number
  readonly events: number
  /** The maximum number of messages in a WebSocket conversation, including pings. */
  readonly messages: number
  readonly recordedBodyBytes: number
  readonly recordedRequestBytes: number
}

/** The default deadlines, which are long enough for a slow model on a busy machine. */
export const DEFAULT_DEADLINES: Deadlines = {
  connectMs: 10_000,
  headersMs: 60_000,
  firstByteMs: 60_000,
  idleMs: 30_000,
  totalMs: 120_000,
  slowMs: 60_000,
  graceMs: 2000,
}

/** The default size limits. No correct answer to a request of Assay comes near them. */
export const DEFAULT_CAPS: Caps = {
  bodyBytes: 8 * 1024 * 1024,
  events: 20_000,
  messages: 10_000,
  recordedBodyBytes: 8 * 1024 * 1024,
  recordedRequestBytes: 64 * 1024,
}

const EVERY_MS = 10
// The usual delay of a timer in ms. Only a longer delay counts as a stall.
const SLACK_MS = 5
// The maximum running time in ms from the end of a stall until the process has read the data that arrived during the stall.
const JUST_NOW_MS = 100

/** Measures the stalls of this process: times in which it did not run, for example because the machine was busy. */
export type Stalls = ReturnType<typeof watchStalls>

/** Starts to measure stalls: times in which this process did not run. */
export function watchStalls() {
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
    totalMs: (): number => {
      look()
      return totalMs
    },
    /** Returns the total ms of recent stalls. A stall is recent until the process has run for 100 ms after it. */
    justNowMs(): number {
      look()
      return recent.reduce((sum, { lengthMs }) => sum + lengthMs, 0)
    },
    stop(): void {
      look()
      isStopped = true
      clearInterval(timer)
    },
  }
}

/** A running deadline, which `stop` cancels. */
export type RunDeadline = { readonly stop: () => void }

// The minimum length of a long stall in ms. After a long stall, the event loop needs several turns to read all data.
const LONG_STALL_MS = 50
const AFTER_STALL_MS = 100
// The maximum number of times that long stalls delay a deadline. Otherwise frequent stalls could delay it for ever.
const MAX_DELAYS = 20

/** Calls `onDue` when this process has run for `ms`. The stalls of the process (`stalledMs`) do not count. */
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

/** Lets callers wait until a condition holds. `wake` makes all of them test their conditions again. */
export type Waiting = ReturnType<typeof createWaiting>

/** Creates functions that wait. A wait ends early once `isOver` returns true. Stalls of this process extend it. */
export function createWaiting(stalledMs: () => number, isOver: () => boolean = () => false) {
  const wakes = new Set<() => void>()
  return {
    wake(): void {
      for (const wake of wakes) wake()
    },
    /** Waits until `holds` returns true, at most `ms`. Resolves with true if it did, and with false otherwise. */
    async until(holds: () => boolean, ms: number): Promise<boolean> {
      const isMet = () => holds() || isOver()
      if (isMet()) return true
      await new Promise<void>((resolve) => {
        const finish = (): void => {
          deadline.stop()
          wakes.delete(look)
          resolve()
        }
        const look = (): void => {
          if (isMet()) finish()
        }
        const deadline = startRunDeadline(ms, stalledMs, finish)
        wakes.add(look)
      })
      return isMet()
    },
  }
}
