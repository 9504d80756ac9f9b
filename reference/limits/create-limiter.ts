/** Turns a rule into a limiter. */
import { createHash } from 'node:crypto'
import { bucketInWindow, tokenBucket, truncatingBucket } from './buckets.ts'
import { concurrencyCap } from './concurrency.ts'
import type { Limiter } from './limiter.ts'
import { withPenalty } from './penalty.ts'
import type { LimitRule } from './limit-rule.ts'
import { fixedWindow, idleReset, slidingCounter, slidingLog, type WindowPhase } from './windows.ts'

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
      return bucket(rule)
    case 'bucket-in-window':
      return bucketInWindow(rule, phase)
    case 'idle-reset':
      return idleReset(rule)
    case 'concurrency':
      return concurrencyCap(rule.n)
  }
}

function bucket(rule: LimitRule): Limiter {
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
