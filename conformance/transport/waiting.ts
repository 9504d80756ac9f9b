/** Waits for something that others make happen, with a deadline. Time in which this process did not run does not count as waited. */
import { waitUnstalled } from './unstalled-wait.ts'

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
      await waitUnstalled({ isMet, wakes, stalls: { totalMs: stalledMs } }, ms)
      return isMet()
    },
  }
}
