/** Waits for what comes in. Time in which this process could not read does not count as waited. */
import { startRunDeadline } from './run-deadline.ts'
import type { Stalls } from './stalls.ts'

/** Something to wait for. `wakes`: whoever is in it is called when something came in. */
export type Awaited = {
  readonly isMet: () => boolean
  readonly wakes: Set<() => void>
  readonly stalls: Pick<Stalls, 'totalMs'>
}

/** Resolves when it is met, or after `withinMs` in which this process could read. */
export async function waitUnstalled({ isMet, wakes, stalls }: Awaited, withinMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    const finish = (): void => {
      deadline.stop()
      wakes.delete(look)
      resolve()
    }
    const look = (): void => {
      if (isMet()) finish()
    }
    const deadline = startRunDeadline(withinMs, stalls.totalMs, finish)
    wakes.add(look)
    look()
  })
}
