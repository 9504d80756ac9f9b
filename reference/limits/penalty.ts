/** Penalties for clients that send too often. */
import type { Limiter } from './limiter.ts'
import type { LimitRule } from './limit-rule.ts'

/**
 * A limiter with a penalty: `ban` refuses the subject for a fixed time, `ban-exponential` for twice as long as the last
 * time, `extend` for a whole window after its last refusal. Then the count starts at zero. A ban is not doubled when the last one
 * ended longer ago than it lasted.
 */
export function withPenalty(
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
