/** Limits with a window longer than the plan: describes them without waiting, and estimates the cost of the rest. Pure. */
import type { OutOfReach, UsualCost } from './findings.ts'
import { judgeHeaders } from './header-accuracy.ts'
import type { Identification } from './identification.ts'
import { readLimitFields } from '../trace/limit-fields.ts'
import { acceptedOf } from '../trace/outcomes.ts'
import { resetUnitOf } from '../trace/reset-unit.ts'
import { lenientRetryAfterMs } from '../trace/retry-after.ts'
import { serverClock } from '../trace/server-clock.ts'
import type { PlanResources, Observation } from '../trace/trace.ts'
import { scopesOf } from './side-findings.ts'
import { NOTHING_SEEN } from './verdicts.ts'

/** The cost of a plan: on simulated limiters 20 to 50 requests for each unit of the limit, and 25 to 45 windows. */
const REQUESTS_PER_UNIT = 35
const BASE_REQUESTS = 100
const WINDOWS = 35

/** Returns the usual cost of a whole plan for a limit of a size and window. */
export function restOf(capacity: number, windowMs: number): UsualCost {
  return { requests: BASE_REQUESTS + REQUESTS_PER_UNIT * capacity, ms: WINDOWS * windowMs }
}

/** The cost of the rest of the plan when the sizes are known, in windows and requests per unit of capacity. */
const WINDOWS_LEFT = 25
const REQUESTS_LEFT_PER_UNIT = 12

/**
 * Returns the usual cost of a plan that was cut short: at least the requests sent so far and the rest of the plan. With
 * `isLate`, only the last stages are missing. The advice to raise a bound must not repeat the given bound.
 */
export function restAfter(spent: UsualCost, capacity: number, windowMs: number, isLate: boolean): UsualCost {
  const whole = restOf(capacity, windowMs)
  const part = isLate ? 1 : WINDOWS / WINDOWS_LEFT
  return {
    requests: Math.max(
      whole.requests,
      Math.ceil(spent.requests + BASE_REQUESTS + part * REQUESTS_LEFT_PER_UNIT * capacity),
    ),
    ms: Math.max(whole.ms, spent.ms + part * WINDOWS_LEFT * windowMs),
  }
}

/** Describes such a limit, without a family: only more time would show it. Null if it accepted again, or if the plan did not wait. */
export function outOfReach(
  observations: readonly Observation[],
  resources: PlanResources,
): Identification | null {
  const reached = reachOf(observations, resources)
  if (reached === null) return null
  const found = findingOf(reached)
  return {
    ...found,
    scopes: scopesOf(observations, resources),
    fields: judgeHeaders(observations, resources, found),
  }
}

function reachOf(observations: readonly Observation[], resources: PlanResources): OutOfReach | null {
  const [key] = resources.keys
  const [source] = resources.sources
  const mine = observations
    .filter((seen) => seen.key === key && seen.source === source && seen.kind === 'chat')
    .toSorted((a, b) => a.sentMs - b.sentMs)
  const start = mine.findIndex(({ outcome }) => outcome === 'refused')
  const first = mine[start]
  if (first === undefined) return null
  const after = mine.slice(start)
  if (after.some(({ outcome }) => outcome === 'accepted')) return null
  const last = after.findLast(({ outcome }) => outcome === 'refused') ?? first
  const refusedForMs = last.sentMs - first.sentMs
  if (refusedForMs < MIN_SILENCE_MS) return null
  const accepted = acceptedOf(mine.slice(0, start))
  const nowEpochMs = serverClock(observations, resources)(first)
  const { announcements } = readLimitFields(first.fields, nowEpochMs, resetUnitOf(observations))
  const resets = announcements.flatMap(({ resetMs }) => (resetMs === null || resetMs <= 0 ? [] : [resetMs]))
  const retryMs = lenientRetryAfterMs(first.fields, nowEpochMs)
  // A moment in the past promises nothing.
  const promised = retryMs !== null && retryMs > 0 ? [retryMs] : resets.toSorted((a, b) => a - b)
  const promisedMs = promised[0] ?? null
  return {
    accepted,
    refusedForMs,
    promisedMs,
    declared: [...new Set(announcements.flatMap(({ limit }) => (limit === null ? [] : [limit])))],
    rest: restOf(accepted, Math.max(refusedForMs, promisedMs ?? 0)),
  }
}

/** A plan with a shorter silence did not wait for quota. */
const MIN_SILENCE_MS = 1000

function findingOf(reached: OutOfReach): Identification {
  const { refusedForMs, rest } = reached
  return {
    ...NOTHING_SEEN,
    verdict: 'undetermined',
    reason: `nothing was accepted again within ${formatLength(refusedForMs)}, and the plan may not last longer`,
    experiment: `the whole plan, which takes about ${rest.requests} requests and at least ${formatLength(rest.ms)}`,
    outOfReach: reached,
  }
}

const UNITS = [
  ['days', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const

/** Formats a time with a fitting unit: `42 s`, `12 min`, `1.5 h`, `3 days`. */
export function formatLength(ms: number): string {
  const [unit, size] = UNITS.find(([, length]) => ms >= 2 * length) ?? ['s', 1000]
  return `${Number((ms / size).toPrecision(2))} ${unit}`
}
