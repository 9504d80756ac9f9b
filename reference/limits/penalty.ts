/** Penalties for clients that send too often. */
import type { Limiter } from './limiter.ts'
import type { LimitRule } from './limit-rule.ts'

/**
 * A limiter with a penalty: `ban` shuts the subject out for a time, `ban-exponential` for twice as long as the last
 * time, `extend` for a whole window from its last refusal on. Afterwards it starts anew. Two bans further apart than
 * the first of them was long have nothing to do with each other.
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
