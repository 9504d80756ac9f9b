import { type RefusalParts, Refusal } from '../error-replies.ts'
import type { Headers, Call } from '../patch.ts'
import type { LimitRule, Word } from './limit-rule.ts'
import type { LimitClock } from './limit-clock.ts'
import {
  chargeAll,
  costAt,
  longestWaitMs,
  wakeWaiting,
  type Costs,
  type SubjectMeter,
  type Ticket,
  waitAt,
} from './subject-meter.ts'
import type { Patching } from '../patching.ts'
import { createLimiter } from './create-limiter.ts'
import { limitHeaders, type LimitAnnouncement } from './headers.ts'
import { correctPlan, type LimitPlan } from './limit-plan.ts'

type Refused = {
  readonly answer: Word<'exceeded'>
  readonly unit: Word<'unit'>
  readonly retryMs: number | null
  readonly headers: Headers
}

function refusalParts({ answer, unit, retryMs, headers }: Refused): RefusalParts {
  const when = retryMs === null ? 'Try again later.' : `Try again in ${Math.ceil(retryMs) / 1000} s.`
  const shared = { code: 'rate_limit_exceeded', headers } as const
  const message = `Rate limit reached: too many ${unit}. ${when}`
  switch (answer) {
    case '429':
      return { ...shared, status: 429, message, type: 'rate_limit_error', isBare: true }
    case '503':
      return { ...shared, status: 503, message: `The server is busy. ${when}`, type: 'server_error' }
    case '429-retry-after':
    case 'queue':
      return { ...shared, status: 429, message, type: 'rate_limit_error' }
  }
}

/** The maximum delay of a Node timer, in milliseconds. Longer waits need several timers. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

type WaitingRequest = {
  readonly meters: readonly SubjectMeter[]
  readonly at: SubjectMeter
  readonly costs: Costs
  readonly clock: LimitClock
  readonly signal: AbortSignal
}

/** Waits until all limits accept the waiting request. Returns false if a limit can never accept it. */
async function waitForRoom(waiting: WaitingRequest): Promise<boolean> {
  const { at, meters, costs, clock, signal } = waiting
  if (meters.some((meter) => costAt(meter, costs) > meter.rule.n)) return false
  const ticket: Ticket = { wake: () => {} }
  at.waiting.push(ticket)
  try {
    for (;;) {
      signal.throwIfAborted()
      const nowMs = clock.nowMs()
      const waitMs = at.waiting[0] === ticket ? longestWaitMs(meters, costs, nowMs) : null
      if (waitMs === 0) {
        chargeAll(meters, costs, nowMs)
        return true
      }
      await sleepOrWake(ticket, waitMs ?? Infinity, waiting)
    }
  } finally {
    at.waiting.splice(at.waiting.indexOf(ticket), 1)
    wakeWaiting([at])
  }
}

function sleepOrWake(ticket: Ticket, ms: number, { clock, signal }: WaitingRequest): Promise<void> {
  return new Promise((resolve) => {
    const callOff = Number.isFinite(ms) ? clock.after(Math.min(ms, LONGEST_TIMER_MS), done) : () => {}
    signal.addEventListener('abort', done)
    ticket.wake = done
    function done(): void {
      callOff()
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}

type LimitGroup = { readonly name: string; readonly rules: readonly LimitRule[] }

type GateParts = {
  /** Returns the limits of an API key. The empty key stands for invalid keys. */
  readonly groupOf: (key: string) => LimitGroup
  readonly accountOf: (key: string) => string
  readonly patching: Patching
  readonly clock: LimitClock
}

type World = GateParts & { readonly kept: Map<string, SubjectMeter> }

type AdmissionRequest = {
  readonly call: Call
  readonly plan: LimitPlan
  readonly meters: readonly SubjectMeter[]
}

// The time in ms between reading a count and raising it. In this time, all requests of a burst read the same count.
const RACE_MS = 30

const SMALLEST: Costs = { requests: 1, tokens: 1 }

/** The object that accepts or refuses each completion request by its limits. */
export type Gate = ReturnType<typeof createGate>

/** Creates the gate that applies the limits of a server to its requests. */
export function createGate(parts: GateParts) {
  const world: World = { ...parts, kept: new Map() }
  return {
    /** Accepts a request and returns the header fields for its answer. Throws a Refusal if the request exceeds a limit. */
    enter: (call: Call, key: string, tokens: number): Promise<Headers> =>
      enter(visit(call, key, world), tokens, world),
    /** Records a refused request. `key` is null if the request has no valid API key. */
    recordRefusal: (call: Call, key: string | null): void =>
      turnAway(visit(call, key ?? '', world), key !== null, world),
  }
}

function visit(call: Call, key: string, world: World): AdmissionRequest {
  const { name, rules } = world.groupOf(key)
  const plan = world.patching.apply('limitPlan', correctPlan(rules), call)
  const meters = plan.rules.map((rule, index) => {
    const subject = subjectOf(rule.scope, call, key, world.accountOf)
    return meterOf(rule, `${name} ${index} ${subject}`, world)
  })
  return { call, plan, meters }
}

function meterOf(rule: LimitRule, id: string, { kept }: World): SubjectMeter {
  const known = kept.get(id)
  if (known !== undefined) return known
  const meter = { rule, limiter: createLimiter(rule), waiting: [], lostUnits: 0, owedUnits: 0, isShut: false }
  kept.set(id, meter)
  return meter
}

function subjectOf(
  scope: Word<'scope'>,
  call: Call,
  key: string,
  accountOf: (key: string) => string,
): string {
  switch (scope) {
    case 'key':
      return key
    case 'account':
      return accountOf(key)
    case 'address':
      return call.networkAddress
    case 'global':
      return ''
  }
}

async function enter(visiting: AdmissionRequest, tokens: number, world: World): Promise<Headers> {
  const { meters, plan } = visiting
  const costs = { requests: 1, tokens }
  if (!(await admit(visiting, costs, world))) {
    const refusal = refuse(visiting, costs, world)
    if (plan.refusalDelayMs > 0) await sleep(plan.refusalDelayMs, world)
    throw refusal
  }
  settleAtEnd(visiting)
  return meters.length === 0 ? {} : headersFor(visiting, null, world)
}

async function admit({ call, meters, plan }: AdmissionRequest, costs: Costs, world: World): Promise<boolean> {
  const { clock } = world
  const blocked = meters.filter((meter) => isBlocked(meter, costs, clock.nowMs()))
  const [at] = blocked
  if (plan.isEnforced && at !== undefined) {
    if (blocked.some(({ rule }) => rule.exceeded !== 'queue')) return false
    return waitForRoom({ meters, at, costs, clock, signal: call.signal })
  }
  if (!plan.isAtomic) await sleep(RACE_MS, world)
  chargeAll(meters, costs, clock.nowMs())
  return true
}

// Returns whether a request must wait or be refused: other requests are already waiting, or the quota is too small.
function isBlocked(meter: SubjectMeter, costs: Costs, nowMs: number): boolean {
  return meter.waiting.length > 0 || waitAt(meter, costs, nowMs) !== 0
}

function refuse(visiting: AdmissionRequest, costs: Costs, world: World): Refusal {
  const { meters, plan } = visiting
  const nowMs = world.clock.nowMs()
  const blocked = meters.filter((meter) => isBlocked(meter, costs, nowMs))
  for (const meter of blocked) {
    meter.limiter.refused?.(nowMs)
    if (plan.refusesForEver) meter.isShut = true
    if (plan.chargesRefused) meter.owedUnits = Math.min(meter.owedUnits + 1, meter.rule.n - 1)
  }
  chargeFor('refused', meters, nowMs)
  const rule: Partial<LimitRule> = (blocked[0] ?? meters[0])?.rule ?? {}
  const { exceeded: answer = '429-retry-after', unit = 'requests', windowMs = 0, n = 1 } = rule
  const waitMs = longestWaitMs(blocked, costs, nowMs)
  // The quota may have come back since it was checked. The wait is then the time of one unit.
  const retryMs = waitMs === 0 ? windowMs / n : waitMs
  const headers = headersFor(visiting, answer === '429' ? null : retryMs, world)
  return new Refusal(refusalParts({ answer, unit, retryMs, headers }))
}

function headersFor({ call, meters }: AdmissionRequest, retryMs: number | null, world: World): Headers {
  const nowMs = world.clock.nowMs()
  const lines = meters.map((meter) => lineOf(meter, nowMs))
  const announced = limitHeaders(world.patching.apply('limitReport', { lines, retryMs }, call))
  // Clients compare these times with the Date field, so both must come from the same clock.
  return { ...announced, date: new Date(nowMs).toUTCString() }
}

function lineOf({ rule, limiter, lostUnits }: SubjectMeter, nowMs: number): LimitAnnouncement {
  const { remaining, nextMs, fullMs } = limiter.standing(nowMs)
  return {
    headers: rule.headers,
    unit: rule.family === 'concurrency' ? 'concurrent-requests' : rule.unit,
    limit: rule.n,
    remaining: Math.max(0, remaining - lostUnits),
    windowMs: rule.windowMs,
    nextMs,
    fullMs,
    nowMs,
  }
}

function settleAtEnd({ call, meters, plan }: AdmissionRequest): void {
  call.atEnd((isComplete) => {
    const isLost = plan.losesAborted && !isComplete
    for (const meter of meters) {
      if (!isLost) meter.limiter.release?.()
      // A concurrency limit loses no unit: its own unit stays in use.
      else if (meter.rule.family !== 'concurrency') meter.lostUnits += 1
    }
    wakeWaiting(meters)
  })
}

function turnAway({ meters, plan }: AdmissionRequest, isAuthorized: boolean, { clock, kept }: World): void {
  const nowMs = clock.nowMs()
  chargeFor(isAuthorized ? 'invalid' : 'unauthorized', meters, nowMs)
  if (isAuthorized || !plan.chargesUnauthorized) return
  for (const { limiter } of kept.values()) limiter.charge(nowMs, 1)
}

function chargeFor(kind: Word<'also'>, meters: readonly SubjectMeter[], nowMs: number): void {
  for (const meter of meters) {
    if (meter.rule.also.includes(kind)) meter.limiter.charge(nowMs, costAt(meter, SMALLEST))
  }
}

function sleep(ms: number, { clock }: World): Promise<void> {
  return new Promise((resolve) => void clock.after(ms, resolve))
}
