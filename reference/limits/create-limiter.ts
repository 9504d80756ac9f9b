/** Turns a rule into a limiter. */
import { createHash } from 'node:crypto'
import { unmoved, type Limiter, TINY, type LimiterSetting } from './limiter.ts'
import type { LimitRule } from './limit-rule.ts'
import { fixedWindow, type WindowPhase, idleReset, slidingCounter, slidingLog } from './windows.ts'

/** Allows at most `n` requests at once. A charge lasts until it is returned, and that time cannot be predicted. */
function concurrencyCap(n: number): Limiter {
  let active = 0
  return {
    waitMs: (_, cost) => (active + cost <= n ? 0 : null),
    charge(_, cost) {
      active += cost
    },
    giveBack(_, cost) {
      active = Math.max(0, active - cost)
    },
    refused: unmoved,
    standing() {
      const backMs = active === 0 ? 0 : null
      return { remaining: Math.max(0, n - active), nextMs: backMs, fullMs: backMs }
    },
  }
}

/**
 * A limiter with a penalty: `ban` refuses the subject for a fixed time, `ban-exponential` for twice as long as the last
 * time, `extend` for a whole window after its last refusal. Then the count starts at zero. A ban is not doubled when the last one
 * ended longer ago than it lasted.
 */
function withPenalty(
  { penalty, banMs, windowMs }: Pick<LimitRule, 'penalty' | 'banMs' | 'windowMs'>,
  make: () => Limiter,
): Limiter {
  let inner = make()
  let lastBanMs = 0
  let untilMs = -Infinity
  const isOut = (nowMs: number): boolean => nowMs < untilMs
  const lengthMs = (nowMs: number): number => {
    if (penalty === 'extend') return windowMs
    const isRepeated = penalty === 'ban-exponential' && nowMs < untilMs + lastBanMs
    return isRepeated ? lastBanMs * 2 : banMs
  }
  return {
    waitMs: (nowMs, cost) => (isOut(nowMs) ? untilMs - nowMs : inner.waitMs(nowMs, cost)),
    charge: (nowMs, cost) => inner.charge(nowMs, cost),
    giveBack: (nowMs, cost, chargedAtMs) => inner.giveBack(nowMs, cost, chargedAtMs),
    refused(nowMs) {
      if (isOut(nowMs) && penalty !== 'extend') return
      lastBanMs = lengthMs(nowMs)
      untilMs = nowMs + lastBanMs
      inner = make()
    },
    standing(nowMs) {
      if (!isOut(nowMs)) return inner.standing(nowMs)
      return { remaining: 0, nextMs: untilMs - nowMs, fullMs: untilMs - nowMs }
    },
  }
}

// A client that is charged for refusals owes at most this many buckets.
const DEEPEST = 1

/** A bucket of N that refills within the window: continuously or, with `stepMs`, in steps of that length since its first use. */
function tokenBucket({ n, windowMs }: LimiterSetting, stepMs: number | null = null): Limiter {
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
function truncatingBucket({ n, windowMs }: LimiterSetting): Limiter {
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
function bucketInWindow(setting: LimiterSetting, phase: WindowPhase): Limiter {
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

/** Creates a limiter for one subject; `startedMs` is the start time of the server. */
export function createLimiter(rule: LimitRule, subject: string, startedMs: number): Limiter {
  const make = (): Limiter => bare(rule, phaseOf(rule, subject, startedMs))
  return rule.penalty === 'none' ? make() : withPenalty(rule, make)
}

function bare(rule: LimitRule, phase: WindowPhase): Limiter {
  switch (rule.family) {
    case 'fixed-window':
      return fixedWindow(rule, phase)
    case 'sliding-log':
      return slidingLog(rule)
    case 'sliding-counter':
      return slidingCounter(rule, phase)
    case 'token-bucket':
    case 'leaky-queue':
      return bucketFor(rule)
    case 'bucket-in-window':
      return bucketInWindow(rule, phase)
    case 'idle-reset':
      return idleReset(rule)
    case 'concurrency':
      return concurrencyCap(rule.n)
  }
}

function bucketFor(rule: LimitRule): Limiter {
  if (rule.refill === 'truncating') return truncatingBucket(rule)
  return tokenBucket(rule, rule.refill === 'coarse' ? rule.stepMs : null)
}

function phaseOf({ phase, windowMs }: LimitRule, subject: string, startedMs: number): WindowPhase {
  switch (phase) {
    case 'first':
    case 'ever':
      return { type: phase }
    case 'clock':
      return { type: 'grid', originMs: 0 }
    case 'start':
      return { type: 'grid', originMs: startedMs }
    case 'hash':
      return { type: 'grid', originMs: spread(subject) * windowMs }
  }
}

// A number from 0 to 1 that is constant for a subject.
function spread(subject: string): number {
  return createHash('sha256').update(subject).digest().readUInt32BE(0) / 2 ** 32
}
