import { type Limiter, ROUNDING_TOLERANCE, type LimiterSetting } from './limiter.ts'
import type { LimitRule } from './limit-rule.ts'
import { fixedWindow, slidingCounter, slidingLog } from './windows.ts'

function concurrencyCap(n: number): Limiter {
  let active = 0
  return {
    waitMs: (_, cost) => (active + cost <= n ? 0 : null),
    charge(_, cost) {
      active += cost
    },
    release() {
      active = Math.max(0, active - 1)
    },
    standing() {
      const backMs = active === 0 ? 0 : null
      return { remaining: Math.max(0, n - active), nextMs: backMs, fullMs: backMs }
    },
  }
}

function withPenalty(windowMs: number, make: () => Limiter): Limiter {
  let inner = make()
  let untilMs = -Infinity
  const isOut = (nowMs: number): boolean => nowMs < untilMs
  return {
    waitMs: (nowMs, cost) => (isOut(nowMs) ? untilMs - nowMs : inner.waitMs(nowMs, cost)),
    charge: (nowMs, cost) => inner.charge(nowMs, cost),
    refused(nowMs) {
      untilMs = nowMs + windowMs
      inner = make()
    },
    standing(nowMs) {
      if (!isOut(nowMs)) return inner.standing(nowMs)
      return { remaining: 0, nextMs: untilMs - nowMs, fullMs: untilMs - nowMs }
    },
  }
}

// The maximum debt of a bucket, as a multiple of its size. Charged refusals create the debt.
const DEEPEST = 1

/** Creates a token bucket. `stepMs` is the time between refills, or null if the bucket refills continuously. */
function tokenBucket({ n, windowMs }: LimiterSetting, stepMs: number | null): Limiter {
  const perMs = n / windowMs
  let level = n
  let levelMs: number | null = null
  let originMs = 0
  // Returns the time of the last refill.
  const poured = (nowMs: number): number =>
    stepMs === null ? nowMs : originMs + Math.floor((nowMs - originMs) / stepMs + ROUNDING_TOLERANCE) * stepMs
  const at = (nowMs: number): number =>
    levelMs === null ? n : Math.min(n, level + Math.max(0, poured(nowMs) - levelMs) * perMs)
  const untilMs = (nowMs: number, wanted: number): number => {
    if (at(nowMs) + ROUNDING_TOLERANCE >= wanted) return 0
    const from = levelMs ?? nowMs
    const lastsMs = (wanted - level) / perMs
    if (stepMs === null) return from + lastsMs - nowMs
    return from + Math.ceil(lastsMs / stepMs - ROUNDING_TOLERANCE) * stepMs - nowMs
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
    standing(nowMs) {
      const remaining = Math.max(0, Math.floor(at(nowMs) + ROUNDING_TOLERANCE))
      const nextMs = remaining >= n ? 0 : untilMs(nowMs, remaining + 1)
      return { remaining, nextMs, fullMs: untilMs(nowMs, n) }
    },
  }
}

/** Creates the limiter of a rule for one API key, account or address. */
export function createLimiter(rule: LimitRule): Limiter {
  return rule.penalty === 'none' ? bare(rule) : withPenalty(rule.windowMs, () => bare(rule))
}

function bare(rule: LimitRule): Limiter {
  switch (rule.family) {
    case 'fixed-window':
      return fixedWindow(rule, rule.phase)
    case 'sliding-log':
      return slidingLog(rule)
    case 'sliding-counter':
      return slidingCounter(rule, rule.phase)
    case 'token-bucket':
      return tokenBucket(rule, rule.refill === 'coarse' ? rule.stepMs : null)
    case 'concurrency':
      return concurrencyCap(rule.n)
  }
}
