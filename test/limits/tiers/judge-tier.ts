/** Compares the limits that Assay identified with the true limits of a simulated service. */
import type { Behavior, Identification, Limit, Scope } from '../../../load/limiter/types.ts'
import type { SimulatedLimit } from './simulated-limit.ts'
import type { SimulatedService } from './simulated-service.ts'

/** The verdict on one limit. `open`: the identification did not find or mention it. */
export type LimitVerdict = {
  readonly limit: string
  readonly verdict: 'right' | 'open' | 'wrong'
  readonly why: string
}

const BEHAVIOR: Readonly<Record<SimulatedLimit['does'], readonly Behavior[]>> = {
  window: ['window'],
  log: ['sliding-window'],
  counter: ['sliding-window'],
  'counter-refused': ['prolonging'],
  bucket: ['bucket'],
  ticks: ['bucket'],
  extend: ['prolonging'],
  ban: ['prolonging'],
  'growing-ban': ['prolonging'],
  idle: ['prolonging'],
  'in-flight': ['in-flight'],
  delays: ['delays'],
  'slow-down': ['delays'],
}
const LONG_MS = 3_600_000

/**
 * Returns a verdict on each true limit that is announced or that the run could see. Adds `wrong` for each
 * confirmed limit that does not exist.
 */
export function judgeTier(service: SimulatedService, { limits }: Identification): readonly LimitVerdict[] {
  const due = service.limits.filter(
    (limit, index) =>
      service.announces.includes(index) ||
      (limit.unit === 'requests' && limit.windowMs < LONG_MS) ||
      limit.unit === 'in-flight',
  )
  const verdicts = due.map((limit) => judgeLimit(service, limit, limits))
  const invented = limits
    .filter(({ status, behavior }) => status === 'confirmed' && behavior !== 'none')
    .filter((found) => !service.limits.some((limit) => isSame(found, limit) || isFullQueue(found, limit)))
    .map((found) => ({ limit: nameOf(found), verdict: 'wrong' as const, why: 'named, and no such limit' }))
  return [...verdicts, ...invented]
}

function judgeLimit(
  service: SimulatedService,
  limit: SimulatedLimit,
  limits: readonly Limit[],
): LimitVerdict {
  const name = `${limit.size} ${limit.unit} per ${limit.windowMs / 1000} s (${limit.does})`
  const index = service.limits.indexOf(limit)
  const announced = limits.filter(({ unit, announced: said }) => said !== null && unit === limit.unit)
  if (limit.windowMs >= LONG_MS) {
    const said = announced.find(
      ({ status, size }) =>
        status === 'announced only' && (service.lie !== null || size.value === limit.size),
    )
    const refuted = announced.find(({ status, size }) => status === 'refuted' && size.value === limit.size)
    if (refuted !== undefined) return { limit: name, verdict: 'wrong', why: 'refuted' }
    if (said?.header?.verdict === 'false' && service.lie === null)
      return { limit: name, verdict: 'wrong', why: `fields called false: ${said.header.note}` }
    return said === undefined
      ? { limit: name, verdict: 'open', why: 'not mentioned' }
      : { limit: name, verdict: 'right', why: 'announced' }
  }
  const found = limits.find((one) => one.status === 'confirmed' && isSame(one, limit))
  if (found === undefined) return { limit: name, verdict: 'open', why: 'not named' }
  if (found.behavior !== null && !BEHAVIOR[limit.does].includes(found.behavior) && limit.size > 1)
    return { limit: name, verdict: 'wrong', why: `called ${found.behavior}` }
  const scope: Scope = limit.scope ?? 'key'
  if (found.scope !== null && !found.scope.includes(scope))
    return { limit: name, verdict: 'wrong', why: `scope ${found.scope.join()}` }
  const honest = service.lie === null && service.announces.includes(index)
  if (honest && found.header?.verdict === 'false')
    return { limit: name, verdict: 'wrong', why: `fields called false: ${found.header.note}` }
  if (
    service.lie !== 'retry-after' &&
    service.lie !== 'reset' &&
    found.retryAfter?.verdict === 'false' &&
    !isCareless(limit)
  )
    return { limit: name, verdict: 'wrong', why: `Retry-After called false: ${found.retryAfter.note}` }
  return { limit: name, verdict: 'right', why: nameOf(found) }
}

/** Returns whether a limit's Retry-After may differ from the time until a request may pass. */
function isCareless({ does, unit }: SimulatedLimit): boolean {
  return does.startsWith('counter') || does === 'in-flight' || (does === 'log' && unit.includes('tokens'))
}

/**
 * Returns whether a reported limit is the true one by its printed numbers, not by their intervals: a number of requests exactly, one of
 * tokens within 15 %, a window of whole tens of seconds within 2 %, which is the precision of announced times, and another one within 10 %.
 */
function isSame(found: Limit, limit: SimulatedLimit): boolean {
  if (found.unit !== limit.unit) return false
  const error = limit.windowMs % 10_000 === 0 ? 0.02 : 0.1
  if (limit.does === 'delays') {
    const [everyMs, foundMs] = [limit.windowMs / limit.size, (found.windowMs?.value ?? 0) / found.size.value]
    return found.behavior === 'delays' && Math.abs(foundMs - everyMs) <= error * everyMs
  }
  const sizeError = limit.unit.includes('tokens') ? 0.15 : 0
  if (Math.abs(found.size.value - limit.size) > sizeError * limit.size) return false
  return (
    limit.unit === 'in-flight' ||
    // The window before a ban is over before anybody sees its end.
    (limit.does.endsWith('ban') && found.banMs !== null) ||
    Math.abs((found.windowMs?.value ?? 0) - limit.windowMs) <= error * limit.windowMs
  )
}

/** Returns whether a reported in-flight limit is really the full queue of a limit that delays requests. */
function isFullQueue({ unit, size }: Limit, { does, extra = Infinity }: SimulatedLimit): boolean {
  return does === 'delays' && unit === 'in-flight' && Math.abs(size.value - (extra + 1)) <= 1
}

function nameOf({ unit, behavior, size, windowMs }: Limit): string {
  return `${behavior}: ${size.value} ${unit}${windowMs === null ? '' : ` per ${(windowMs.value / 1000).toFixed(1)} s`}`
}
