/** A clock that stands still until a test advances it. */
import type { LimitClock } from './limit-clock.ts'

/** A clock that only a test advances. */
export type TestClock = LimitClock & {
  /** Advances the clock by `ms` milliseconds and calls, in order, the timers that became due. */
  readonly advance: (ms: number) => Promise<void>
}

/** Creates a test clock. By default it starts at a full hour, when a window on the wall clock starts. */
export function testClock(startMs = 1_800_000_000_000): TestClock {
  let nowMs = startMs
  const due = new Set<{ readonly atMs: number; readonly ring: () => void }>()
  return {
    nowMs: () => nowMs,
    after(ms, ring) {
      const timer = { atMs: nowMs + ms, ring }
      due.add(timer)
      return () => void due.delete(timer)
    },
    async advance(ms) {
      const untilMs = nowMs + ms
      for (;;) {
        await settle()
        const [next] = [...due].filter(({ atMs }) => atMs <= untilMs).toSorted((a, b) => a.atMs - b.atMs)
        if (next === undefined) break
        due.delete(next)
        nowMs = Math.max(nowMs, next.atMs)
        next.ring()
      }
      nowMs = untilMs
      await settle()
    },
  }
}

// Waits for 20 microtasks, because a timer may await a few promises before it sets the next timer.
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}
