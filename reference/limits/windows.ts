import { ROUNDING_TOLERANCE, type Limiter, type LimiterSetting } from './limiter.ts'
import type { Word } from './limit-rule.ts'

/**
 * When a window starts: with the first request after the previous window (`first`), right at the end of the previous window (`ever`),
 * or at a multiple of its length (`clock`).
 */
type WindowPhase = 'first' | 'ever' | 'clock'

function edges(windowMs: number, phase: WindowPhase) {
  let originMs = phase === 'clock' ? 0 : null
  const onGrid = (nowMs: number): number | null =>
    originMs === null ? null : originMs + Math.floor((nowMs - originMs) / windowMs) * windowMs
  const open = (nowMs: number): number | null =>
    originMs !== null && nowMs < originMs + windowMs ? originMs : null
  const beganMs = phase === 'first' ? open : onGrid
  return {
    /** Returns the start of the window that contains `nowMs`, or null if no window contains it. */
    beganMs,
    touch(nowMs: number): void {
      if (beganMs(nowMs) === null) originMs = nowMs
    },
  }
}

/** Creates a limiter that accepts `n` requests or tokens per fixed window. `phase` defines when windows start. */
export function fixedWindow({ n, windowMs }: LimiterSetting, phase: Word<'phase'>): Limiter {
  const window = edges(windowMs, phase)
  let count = 0
  let countedMs: number | null = null
  const used = (nowMs: number): number => {
    const began = window.beganMs(nowMs)
    return began !== null && began === countedMs ? count : 0
  }
  const leftMs = (nowMs: number): number => (window.beganMs(nowMs) ?? nowMs) + windowMs - nowMs
  return {
    waitMs(nowMs, cost) {
      if (cost > n) return null
      return used(nowMs) + cost <= n ? 0 : leftMs(nowMs)
    },
    charge(nowMs, cost) {
      window.touch(nowMs)
      count = used(nowMs) + cost
      countedMs = window.beganMs(nowMs)
    },
    standing(nowMs) {
      const missing = used(nowMs)
      const backMs = missing === 0 ? 0 : leftMs(nowMs)
      return { remaining: Math.max(0, n - missing), nextMs: backMs, fullMs: backMs }
    },
  }
}

/** Creates a limiter of `n` requests or tokens within the last `windowMs`. */
export function slidingLog({ n, windowMs }: LimiterSetting): Limiter {
  let entries: readonly { readonly atMs: number; readonly cost: number }[] = []
  const young = (nowMs: number): typeof entries => entries.filter(({ atMs }) => atMs + windowMs > nowMs)
  const used = (nowMs: number): number => young(nowMs).reduce((sum, { cost }) => sum + cost, 0)
  return {
    waitMs(nowMs, cost) {
      if (cost > n) return null
      let over = used(nowMs) + cost - n
      if (over <= 0) return 0
      for (const entry of young(nowMs)) {
        over -= entry.cost
        if (over <= 0) return entry.atMs + windowMs - nowMs
      }
      return null
    },
    charge(nowMs, cost) {
      entries = [...young(nowMs), { atMs: nowMs, cost }]
    },
    standing(nowMs) {
      const remaining = Math.max(0, n - used(nowMs))
      const left = young(nowMs)
      const backMs = (atMs: number | undefined): number => (atMs === undefined ? 0 : atMs + windowMs - nowMs)
      return { remaining, nextMs: backMs(left[0]?.atMs), fullMs: backMs(left.at(-1)?.atMs) }
    },
  }
}

/** Creates a limiter that estimates the count in the last `windowMs` from the counts of the current and the previous window. */
export function slidingCounter({ n, windowMs }: LimiterSetting, phase: Word<'phase'>): Limiter {
  const window = edges(windowMs, phase === 'first' ? 'ever' : phase)
  let current = { beganMs: 0, count: 0, before: 0 }
  const at = (nowMs: number): typeof current => {
    const beganMs = window.beganMs(nowMs) ?? nowMs
    if (beganMs === current.beganMs) return current
    const isNext = Math.abs(beganMs - windowMs - current.beganMs) < windowMs / 2
    return { beganMs, count: 0, before: isNext ? current.count : 0 }
  }
  const estimate = (nowMs: number): number => {
    const { beganMs, count, before } = at(nowMs)
    return before * Math.max(0, 1 - (nowMs - beganMs) / windowMs) + count
  }
  // The estimate is compared before the request is added, so N - 0.1 still accepts one request.
  const below = (cost: number): number => n - cost + 1
  const fallsBelowMs = (nowMs: number, bound: number): number => {
    const { beganMs, count, before } = at(nowMs)
    if (count < bound) return beganMs + windowMs * (1 - (bound - count) / before) - nowMs
    return beganMs + windowMs + windowMs * Math.max(0, 1 - bound / count) - nowMs
  }
  return {
    waitMs(nowMs, cost) {
      if (cost > n) return null
      if (estimate(nowMs) < below(cost) - ROUNDING_TOLERANCE) return 0
      return fallsBelowMs(nowMs, below(cost) - 2 * ROUNDING_TOLERANCE) + ROUNDING_TOLERANCE
    },
    charge(nowMs, cost) {
      window.touch(nowMs)
      const { beganMs, count, before } = at(nowMs)
      current = { beganMs, count: count + cost, before }
    },
    standing(nowMs) {
      const used = estimate(nowMs)
      const remaining = Math.max(0, Math.ceil(n - used - ROUNDING_TOLERANCE))
      const { beganMs, count, before } = at(nowMs)
      const windows = count > 0 ? 2 : before > 0 ? 1 : 0
      const fullMs = windows === 0 ? 0 : beganMs + windows * windowMs - nowMs
      return { remaining, nextMs: used === 0 ? 0 : nextUnitMs(nowMs, remaining), fullMs }
    },
  }

  // Returns the milliseconds until one more request is accepted: until the estimate is below `n - remaining`.
  function nextUnitMs(nowMs: number, remaining: number): number {
    return remaining >= n
      ? 0
      : Math.max(0, fallsBelowMs(nowMs, n - remaining - 2 * ROUNDING_TOLERANCE) + ROUNDING_TOLERANCE)
  }
}
