/** Judges a target in a process that is repeatedly stopped. After a stop, the process reads all events late. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { seededNumber } from '../../conformance/transport/seeded.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import type { Order } from './judge-child.ts'

/** A stop of a process: the time in ms that the process runs before the stop, and the length of the stop in ms. */
export type Stop = { readonly ranMs: number; readonly stoppedMs: number }

const STEPS = 1000

/**
 * Yields `count` random stops, which depend only on the seed. Each duration is at least an eighth of the same duration
 * in `longest`, and at most the whole.
 */
export function* drawnStops(seed: string, longest: Stop, count = Number.POSITIVE_INFINITY): Generator<Stop> {
  for (let number = 0; number < count; number += 1) {
    const share = (what: string): number =>
      1 / 8 + (7 / 8) * ((seededNumber(seed, what, String(number)) % STEPS) / STEPS)
    yield { ranMs: longest.ranMs * share('ran'), stoppedMs: longest.stoppedMs * share('stopped') }
  }
}

/** Judges a target in a process with these stops, and returns its run. Throws if the process sends none. */
export async function judgeStopped(order: Order, stops: Iterable<Stop>): Promise<Run> {
  const child = fork(join(import.meta.dirname, 'judge-child.ts'))
  try {
    await once(child, 'message')
    child.send(order)
    const gone = once(child, 'exit').then(([code]) => {
      throw new Error(`the process that judges ended with ${String(code)}`)
    })
    gone.catch(() => undefined)
    const [run] = (await Promise.race([once(child, 'message'), gone, stopping(child, stops)])) as [Run]
    return run
  } finally {
    child.kill('SIGKILL')
  }
}

// Stops and continues the process repeatedly. The promise never resolves, because the process runs on after the last stop.
async function stopping(child: ChildProcess, stops: Iterable<Stop>): Promise<never> {
  for (const { ranMs, stoppedMs } of stops) {
    await pause(ranMs)
    if (child.exitCode !== null || child.signalCode !== null) break
    child.kill('SIGSTOP')
    await pause(stoppedMs)
    child.kill('SIGCONT')
  }
  return await new Promise(() => undefined)
}
