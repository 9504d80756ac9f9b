/** Waits for what comes in. Time in which this process could not read does not count as waited. */
import type { Stalls } from './stalls.ts'

/** Something to wait for. `wakes`: whoever is in it is called when something came in. */
export type Awaited = {
  readonly isMet: () => boolean
  readonly wakes: Set<() => void>
  readonly stalls: Stalls
}

/** Resolves when it is met, or after `withinMs` in which this process could read: at twice that time at the latest. */
export async function waitUnstalled({ isMet, wakes, stalls }: Awaited, withinMs: number): Promise<void> {
  const [startMs, stalledBeforeMs] = [performance.now(), stalls.totalMs()]
  while (!isMet()) {
    const stalledMs = Math.min(withinMs, stalls.totalMs() - stalledBeforeMs)
    const leftMs = startMs + withinMs + stalledMs - performance.now()
    if (leftMs <= 0) return
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        wakes.delete(done)
        resolve()
      }
      const timer = setTimeout(done, leftMs)
      wakes.add(done)
    })
  }
}
