/** Limiters that refill at a rate. */

import { TINY, unmoved, type Limiter, type LimiterSetting } from './limiter.ts'
import { fixedWindow, type WindowPhase } from './windows.ts'

// A client that is charged for refusals owes at most this many buckets.
const DEEPEST = 1

/** A bucket of N that refills within the window: continuously or, with `stepMs`, in steps of that length since its first use. */
export function tokenBucket({ n, windowMs }: LimiterSetting, stepMs: number | null = null): Limiter {
  const perMs = n / windowMs
  let level = n
  let levelMs: number | null = null
  let originMs = 0
  // The time of the last refill.
  const poured = (nowMs: number): number =>
    stepMs === null ? nowMs : originMs + Math.floor((nowMs - originMs) / stepMs + TINY) * stepMs
  const at = (nowMs: number): number =>
    levelMs === null ? n : Math.min(n, level + Math.max(0, poured(nowMs) - levelMs) * perMs)
  const untilMs = (nowMs: number, wanted: number): number => {
    if (at(nowMs) + TINY >= wanted) return 0
    const from = levelMs ?? nowMs
    const lastsMs = (wanted - level) / perMs
    if (stepMs === null) return from + lastsMs - nowMs
    return from + Math.ceil(lastsMs / stepMs - TINY) * stepMs - nowMs
  }
  const settle = (nowMs: number): void => {
    if (levelMs === null) originMs = nowMs
    level = at(nowMs)
    levelMs = poured(nowMs)
  }
  return {
    waitMs: (nowMs, cost) => (cost > n ? null : untilMs(nowMs, cost)),
    charge(nowMs, cost) {
      settle(nowMs)
      level = Math.max(-DEEPEST * n, level - cost)
    },
    giveBack(nowMs, cost) {
      settle(nowMs)
      level = Math.min(n, level + cost)
    },
    refused: unmoved,
    standing(nowMs) {
      const remaining = Math.max(0, Math.floor(at(nowMs) + TINY))
      const nextMs = remaining >= n ? 0 : untilMs(nowMs, remaining + 1)
      return { remaining, nextMs, fullMs: untilMs(nowMs, n) }
    },
  }
}

/** A bucket that refills in whole units and loses the fraction at each charge, so it gives less than its rate. */
export function truncatingBucket({ n, windowMs }: LimiterSetting): Limiter {
  const unitMs = windowMs / n
  let level = n
  let levelMs: number | null = null
  const at = (nowMs: number): number =>
    levelMs === null ? n : Math.min(n, level + Math.floor((nowMs - levelMs) / unitMs + TINY))
  const untilMs = (nowMs: number, wanted: number): number =>
    at(nowMs) >= wanted ? 0 : (levelMs ?? nowMs) + (wanted - level) * unitMs - nowMs
  return {
    waitMs: (nowMs, cost) => (cost > n ? null : untilMs(nowMs, cost)),
    charge(nowMs, cost) {
      level = Math.max(-DEEPEST * n, at(nowMs) - cost)
      levelMs = nowMs
    },
    giveBack(_, cost) {
      level = Math.min(n, level + cost)
    },
    refused: unmoved,
    standing(nowMs) {
      const remaining = Math.max(0, at(nowMs))
      const nextMs = remaining >= n ? 0 : untilMs(nowMs, remaining + 1)
      return { remaining, nextMs, fullMs: untilMs(nowMs, n) }
    },
  }
}

/** A bucket of N together with N per window. A request that one of the two refuses consumes nothing of the other. */
export function bucketInWindow(setting: LimiterSetting, phase: WindowPhase): Limiter {
  const bucket = tokenBucket(setting)
  const window = fixedWindow(setting, phase)
  const both = [bucket, window]
  return {
    waitMs(nowMs, cost) {
      const waits = both.map((limiter) => limiter.waitMs(nowMs, cost))
      return waits.reduce<number | null>(
        (longest, wait) => (longest === null || wait === null ? null : Math.max(longest, wait)),
        0,
      )
    },
    charge(nowMs, cost) {
      for (const limiter of both) limiter.charge(nowMs, cost)
    },
    giveBack(nowMs, cost, chargedAtMs) {
      for (const limiter of both) limiter.giveBack(nowMs, cost, chargedAtMs)
    },
    refused: unmoved,
    standing(nowMs) {
      const [ofBucket, ofWindow] = [bucket.standing(nowMs), window.standing(nowMs)]
      const scarcer = ofWindow.remaining <= ofBucket.remaining ? ofWindow : ofBucket
      return { ...scarcer, fullMs: Math.max(ofBucket.fullMs ?? 0, ofWindow.fullMs ?? 0) }
    },
  }
}
