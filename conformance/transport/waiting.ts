/** Waits for something that others make happen, with a deadline. */

/** A place to wait. `wake` makes all who wait look again. */
export type Waiting = {
  /** True as soon as `holds`, or when everything is over: then nothing is left to wait for. False after `ms`. */
  readonly until: (holds: () => boolean, ms: number) => Promise<boolean>
  readonly wake: () => void
}

/** No request waits yet. */
export function createWaiting(isOver: () => boolean): Waiting {
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
          clearTimeout(timer)
          checks.delete(check)
          resolve(isMet)
        }
        const check = () => {
          if (isDone()) finish(true)
        }
        // A process that was held up runs its timers before it reads what came in the meantime: look once more after that.
        const timer = setTimeout(() => setImmediate(() => setImmediate(() => finish(isDone()))), ms)
        checks.add(check)
      })
    },
  }
}
