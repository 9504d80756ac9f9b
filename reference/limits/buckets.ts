/** Limiters that fill up again at a rate. */

import { TINY, unmoved, type Limiter, type LimiterSetting } from './limiter.ts'
import { fixedWindow, type WindowPhase } from './windows.ts'

// A client that is charged for refusals cannot sink deeper than this many buckets.
const DEEPEST = 1

/** A bucket of N that fills up within the window, all the time or, with `stepMs`, in steps of that length from its first use on. */
export function tokenBucket({ n, windowMs }: LimiterSetting, stepMs: number | null = null): Limiter {
  const perMs = n / windowMs
  let level = n
  let levelMs: number | null = null
  let originMs = 0
  // The last moment at which something was poured in.
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

/** A bucket that fills up in whole units and forgets the fraction at each charge, so that it gives less than its rate. */
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

/** A bucket of N, and N in each window besides: what one of the two refuses costs nothing in the other. */
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
