/** Limits whose windows are longer than a plan may last: the findings without waiting, and the cost of the rest. Pure. */
import type { OutOfReach, UsualCost } from './findings.ts'
import { judgeHeaders } from './header-accuracy.ts'
import type { Identification } from './identification.ts'
import { readLimitFields } from '../trace/limit-fields.ts'
import { acceptedOf } from '../trace/outcomes.ts'
import { retryAfterMs } from '../trace/retry-after.ts'
import { serverClock } from '../trace/server-clock.ts'
import type { PlanResources, Observation } from '../trace/trace.ts'
import { scopesOf } from './side-findings.ts'
import { NOTHING_SEEN } from './verdicts.ts'

/** Plans on simulated limiters took 20 to 50 requests for each unit of the limit, and 25 to 45 windows. */
const REQUESTS_PER_UNIT = 35
const BASE_REQUESTS = 100
const WINDOWS = 35

/** About what a whole plan takes for a limit of a size and window. */
export function restOf(capacity: number, windowMs: number): UsualCost {
  return { requests: BASE_REQUESTS + REQUESTS_PER_UNIT * capacity, ms: WINDOWS * windowMs }
}

/** The rest of the plan after its sizes are known, as windows and requests per unit of capacity. */
const WINDOWS_LEFT = 25
const REQUESTS_LEFT_PER_UNIT = 12

/**
 * About what a plan that was cut short takes: never less than what was spent and what is left of it, which is little for
 * `isLate`, where only the last stages are missing. Advice to raise a bound must not repeat the bound that was given.
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

/** The description of such a limit, without a family, because only more time would show it. Null when something was let through again, or when the plan did not wait. */
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
  if (refusedForMs < LEAST_SILENCE_MS) return null
  const accepted = acceptedOf(mine.slice(0, start))
  const nowEpochMs = serverClock(observations, resources)(first)
  const { announcements } = readLimitFields(first.fields, nowEpochMs)
  const resets = announcements.flatMap(({ resetMs }) => (resetMs === null || resetMs <= 0 ? [] : [resetMs]))
  const retryMs = retryAfterMs(first.fields, nowEpochMs)
  // What is over already promises nothing.
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

/** A plan that stopped sooner did not wait for anything. */
const LEAST_SILENCE_MS = 1000

function findingOf(reached: OutOfReach): Identification {
  const { refusedForMs, rest } = reached
  return {
    ...NOTHING_SEEN,
    verdict: 'undetermined',
    reason: `nothing was let through again within ${formatLength(refusedForMs)}, and the plan may not last longer`,
    experiment: `the whole plan, which takes about ${rest.requests} requests and at least ${formatLength(rest.ms)}`,
    outOfReach: reached,
  }
}

const UNITS = [
  ['days', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
] as const

/** A time as a person says it: `42 s`, `12 min`, `1.5 h`, `3 days`. */
export function formatLength(ms: number): string {
  const [unit, size] = UNITS.find(([, length]) => ms >= 2 * length) ?? ['s', 1000]
  return `${Number((ms / size).toPrecision(2))} ${unit}`
}
