/** Waits for something that others make happen, with a deadline. Time in which this process did not run does not count as waited. */
import { startRunDeadline } from './run-deadline.ts'

/** A place to wait. `wake` makes all who wait look again. */
export type Waiting = {
  /** True as soon as `holds`, or when everything is over: then nothing is left to wait for. False after `ms`. */
  readonly until: (holds: () => boolean, ms: number) => Promise<boolean>
  readonly wake: () => void
}

/** No request waits yet. `stalledMs`: see {@link startRunDeadline}. */
export function createWaiting(isOver: () => boolean, stalledMs: () => number): Waiting {
  const checks = new Set<() => void>()
  return {
    wake() {
      for (const check of checks) check()
    },
    async until(holds, ms) {
      const isDone = () => holds() || isOver()
      if (isDone()) return true
      return await new Promise<boolean>((resolve) => {
        const finish = (isMet: boolean) => {
          deadline.stop()
          checks.delete(check)
          resolve(isMet)
        }
        const check = () => {
          if (isDone()) finish(true)
        }
        const deadline = startRunDeadline(ms, stalledMs, () => finish(isDone()))
        checks.add(check)
      })
    },
  }
}
