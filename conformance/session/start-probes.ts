import { ClientProgramError } from '../exchange/client-job.ts'
import type { Exchange, Omission } from '../exchange/exchange.ts'
import { ReceiverError } from '../exchange/inbox.ts'
import {
  callsOf,
  declaredCall,
  marksOfCall,
  leastOf,
  type ConversationWatch,
  type Probe,
  type ProbeContext,
} from '../engine/probe.ts'
import { MAX_TRIALS } from '../engine/rounds.ts'
import type { Readings } from '../statement/readings.ts'
import { BudgetError } from '../transport/pacer.ts'
import { seededOrder } from '../transport/seeded.ts'
import { firstNames } from '../../schemas/count.ts'
import { brokeOffUnanswered, hasTimedOut, isLater, isOfLimits } from '../exchange/attempts.ts'
import {
  isUnresponsive,
  areGatewayAnswers,
  gatewayAnswer,
  mayBeOfOnePath,
  MIN_PATHS,
} from '../evidence/outage.ts'
import { unusable } from '../evidence/evidence.ts'
import { setupProblem } from '../evidence/replies.ts'
import { detailAndCause } from '../exchange/judgement.ts'
import { isCompletion } from '../exchange/reply.ts'

type ProbeRunOptions = {
  readonly probes: readonly Probe[]
  readonly readings: Readings
  readonly order: { readonly seed: string; readonly repeat?: number }
  readonly contextFor: (probe: Probe, round?: number) => ProbeContext
  readonly exchanges: () => readonly Exchange[]
  readonly omit: (omission: Omission) => void
  readonly isDeclared?: (probe: Probe) => boolean
  readonly forbidden?: (probe: Probe) => Obstacle | null
  readonly disturbed?: () => readonly Probe[]
}

/** Starts the probes in the order of {@link probeGroups}, and returns without waiting for them. */
export function startProbes(options: ProbeRunOptions) {
  const breakage = new AbortController()
  const sockets = new AbortController()
  const groups = probeGroups(options.probes, options.order.seed, options.isDeclared)
  let before: Promise<unknown> = Promise.resolve()
  for (const group of groups) {
    const start = before
    const running = group.map((probe) => start.then(() => carryOut(probe, options, { breakage, sockets })))
    // Waits for earlier groups too, because a group may be empty.
    before = Promise.all([start, ...running])
  }
  const finished = before.then(() => runFurtherTrials(options, { breakage, sockets }))
  // Callers handle the rejection. Without this, an unhandled one would crash the process.
  finished.catch(() => undefined)
  const stop = (): void => {
    const reason = new Error('the run was stopped')
    breakage.abort(reason)
    sockets.abort(reason)
  }
  return { finished, stop }
}

type AbortControllers = { readonly breakage: AbortController; readonly sockets: AbortController }

async function carryOut(probe: Probe, options: ProbeRunOptions, stops: AbortControllers): Promise<void> {
  const obstacle = options.forbidden?.(probe) ?? obstacleFor({ probe: probe.id }, options.exchanges())
  if (obstacle !== null) {
    options.omit(omissionOf(probe, options.readings, obstacle))
    return
  }
  for (const round of roundsOf(probe, options)) {
    const hindrance = await runOnce(probe, options, stops, round)
    if (hindrance !== null) {
      options.omit(omissionOf(probe, options.readings, hindrance, options.exchanges()))
      return
    }
  }
}

/** Returns an entry for the transcript: which calls of a probe were not sent, and why. */
export function omissionOf(
  probe: Probe,
  readings: Readings,
  obstacle: Obstacle,
  sent: readonly Exchange[] = [],
): Omission {
  const own = sent.filter((call) => call.probe === probe.id)
  const all = callsOf(probe, readings)
  const unsent = all.filter(
    (call) => leastOf(call, own) > 0 && !own.some(({ label }) => declaredCall([call], label) !== null),
  )
  // If each call was sent at least once, only repetitions are missing. They may be of any call.
  const calls = (unsent.length === 0 ? all : unsent).map(
    ({ kind, label, about = label }) => `${kind}:${about}`,
  )
  return { probe: probe.id, ...(calls.length === 0 ? {} : { calls: [...new Set(calls)] }), ...obstacle }
}

// Runs further trials one by one, so that no other probe disturbs them. A failed trial changes no earlier result.
async function runFurtherTrials(options: ProbeRunOptions, stops: AbortControllers): Promise<void> {
  for (let trial = 2; trial <= MAX_TRIALS; trial += 1)
    for (const probe of options.disturbed?.() ?? []) await runOnce(probe, options, stops, trial)
}

// Runs a probe. Returns the obstacle that stopped the probe; null if the probe ran completely.
async function runOnce(
  probe: Probe,
  options: ProbeRunOptions,
  stops: AbortControllers,
  round: number | undefined,
): Promise<Obstacle | null> {
  try {
    await probe.run(watched(probe, options.contextFor(probe, round), { ...options, stops }))
    return null
  } catch (error) {
    const hindrance = hindranceIn(error)
    if (hindrance !== null) return hindrance
    stops.breakage.abort(error)
    throw error
  }
}

function hindranceIn(error: unknown): Obstacle | null {
  if (error instanceof ObstacleError) return error.obstacle
  if (error instanceof ReceiverError) return { code: 'receiver', detail: error.message }
  if (error instanceof ClientProgramError) return { code: 'prerequisite', detail: error.message }
  if (!(error instanceof BudgetError)) return null
  const codes = { minutes: 'timeout', throttled: 'throttled' } as const
  if (error.code !== 'minutes' && error.code !== 'throttled') return { code: 'budget', detail: error.message }
  return { code: codes[error.code], detail: error.message, isTimeOver: true }
}

// Returns the numbers of a probe's rounds, in the order in which they run; `[undefined]` for a probe that runs once.
function roundsOf(
  { dependsOnModel }: Probe,
  { order: { repeat = 1 } }: ProbeRunOptions,
): readonly (number | undefined)[] {
  if (repeat === 1 || dependsOnModel !== true) return [undefined]
  return Array.from({ length: repeat }, (_, index) => index + 1)
}

class ObstacleError extends Error {
  override readonly name = 'ObstacleError'
  readonly obstacle: Obstacle

  constructor(obstacle: Obstacle) {
    super(obstacle.detail)
    this.obstacle = obstacle
  }
}

// Returns a context that throws before a call if the exchanges so far show an obstacle. The error ends the probe.
function watched(
  probe: Probe,
  context: ProbeContext,
  options: ProbeRunOptions & { readonly stops: AbortControllers },
): ProbeContext {
  const watch = (marks: Omit<NextCall, 'probe'>, onlySilence = false): void => {
    // After a failure of Assay, such as a full disk, further requests are useless.
    options.stops.breakage.signal.throwIfAborted()
    const call = { probe: probe.id, ...marks }
    const seen = options.exchanges()
    const obstacle = (onlySilence ? null : obstacleFor(call, seen)) ?? timeoutObstacle(call, seen)
    if (obstacle !== null) throw new ObstacleError(obstacle)
  }
  const whileWaiting: ConversationWatch = {
    signal: options.stops.sockets.signal,
    onEnd: (exchange) => {
      const obstacle = socketTimeoutObstacle([...options.exchanges(), exchange])
      if (obstacle !== null) options.stops.sockets.abort(new ObstacleError(obstacle))
    },
  }
  const calls = callsOf(probe, options.readings)
  const marksAt = (label: string): Omit<NextCall, 'probe'> => {
    const call = declaredCall(calls, label)
    return call === null ? {} : marksOfCall(call)
  }
  return {
    ...context,
    async send(label, spec) {
      watch(marksAt(label))
      return await context.send(label, spec)
    },
    async connect(label, spec) {
      const marks = marksAt(label)
      const isValid = marks.isValidCall === true
      // The target may leave an invalid conversation unanswered.
      watch(marks, !isValid)
      return await context.connect(label, spec, isValid ? whileWaiting : undefined)
    },
    // A job may send several calls, and an unresponsive target would delay each of them.
    throughProgram: (language, jobs) => context.throughProgram(language, jobs, () => watch({})),
  }
}

/** Divides the probes into groups that run one after the other. The probes of a group run concurrently; `seed` sets their order. */
export function probeGroups(
  probes: readonly Probe[],
  seed: string,
  isDeclared: (probe: Probe) => boolean = () => true,
): readonly (readonly Probe[])[] {
  const groups = (some: readonly Probe[], use: string) => [
    ...alone(some.filter(({ turn }) => turn === 'first')),
    seededOrder(
      some.filter(({ turn }) => turn === undefined),
      ({ id }) => id,
      seed,
      use,
    ),
    ...alone(some.filter(({ turn }) => turn === 'last')),
  ]
  return [
    ...groups(probes.filter(isDeclared), 'together'),
    ...groups(
      probes.filter((probe) => !isDeclared(probe)),
      'undeclared',
    ),
    ...alone(probes.filter(({ turn }) => turn === 'end')),
  ]
}

function alone(probes: readonly Probe[]): readonly (readonly Probe[])[] {
  return probes.map((probe) => [probe])
}

/** The reason why a request was not sent. */
export type Obstacle = Pick<Omission, 'code' | 'detail' | 'cause' | 'isTimeOver'>

type NextCall = Pick<Exchange, 'probe' | 'kind'> & { readonly isValidCall?: boolean }

// The number of timeouts after which no further call is sent. More timeouts would take hours and give no new information.
const MAX_TIMEOUTS = 2
const MAX_OVERSIZED = 3

const PLAIN_CALLS = 'core'
const SOCKETS = 'websocket.'
const SOCKET_OFFER = 'websocket.offer'
const OPENING = 'core.completion'

/** Returns the reason why the run must stop. Returns null if the run can go on. */
export function obstacleIn(exchanges: readonly Exchange[]): Obstacle | null {
  return openingObstacle(exchanges) ?? overburdened(exchanges, PLAIN_CALLS)
}

/** Returns why a call must not be sent now, such as an earlier timeout. Returns null if it may be sent. */
export function obstacleFor(call: NextCall, exchanges: readonly Exchange[]): Obstacle | null {
  const general = obstacleIn(exchanges)
  if (general !== null && !(isUnresponsive(exchanges.filter(isPlain)) && maySpeak(call, exchanges)))
    return general
  return overburdened(exchanges, kindOf(call))
}

/** Returns why a call that the target may refuse is skipped: too many such calls timed out. Returns null if it may be sent. */
export function timeoutObstacle(
  { probe, isValidCall }: NextCall,
  exchanges: readonly Exchange[],
): Obstacle | null {
  if (isValidCall === true) return null
  const capability = capabilityOf(probe)
  const late = exchanges.filter(
    (exchange) =>
      exchange.end.kind === 'failed' &&
      exchange.end.code.startsWith('timeout') &&
      exchange.isInbound !== true &&
      exchange.isValidCall !== true &&
      capabilityOf(exchange.probe) === capability,
  )
  const byProbe = new Map(late.map(({ probe: of, id }) => [of, id] as const))
  if (byProbe.size < MAX_TIMEOUTS) return null
  const ids = [...byProbe.values()].slice(0, NAMED).join(', ')
  return {
    code: 'timeout',
    detail: `${ids} timed out; no further call of ${capability} that may be refused was sent; --timeout N waits N seconds`,
  }
}

/** Returns why Assay sends no further valid WebSocket calls, such as earlier timeouts. Returns null if it may send them. */
export function socketTimeoutObstacle(exchanges: readonly Exchange[]): Obstacle | null {
  const isEndless = exchanges.some((exchange) => exchange.probe === SOCKET_OFFER && hasTimedOut(exchange))
  return isEndless ? overburdened(exchanges, capabilityOf(SOCKET_OFFER)) : null
}

function capabilityOf(probe: string): string {
  return probe.split('.')[0] ?? probe
}

function maySpeak({ probe }: NextCall, exchanges: readonly Exchange[]): boolean {
  if (!probe.startsWith(SOCKETS)) return false
  return probe === SOCKET_OFFER || exchanges.some(({ socket }) => socket !== undefined)
}

function isPlain({ probe }: Exchange): boolean {
  return !probe.startsWith(SOCKETS)
}

function openingObstacle(exchanges: readonly Exchange[]): Obstacle | null {
  // Prefers `core.completion`: refusals of limits are intended, and disguised runs begin with another probe.
  const opening =
    exchanges.find(({ probe }) => probe === OPENING) ?? exchanges.find((exchange) => !isOfLimits(exchange))
  const first = exchanges.findLast(
    (exchange) => exchange.probe === opening?.probe && exchange.label === opening.label,
  )
  if (first === undefined) return null
  const blocked = unusable(first)
  if (blocked !== null) return { code: blocked[0], ...detailAndCause(blocked[1]) }
  if (isCompletion(first)) return null
  // A call that broke off may be repeated, or another call may succeed.
  const isRepeated = exchanges.some((earlier) => isLater(first, earlier) && earlier.sentAgain !== undefined)
  const mayPass = first.sentAgain !== undefined || (brokeOffUnanswered(first) && !isRepeated)
  if (first.end.kind === 'failed' && first.response === null && !mayPass) {
    return { code: 'prerequisite', detail: `the first request got no answer: ${first.end.detail}` }
  }
  const isSettled = first.isValidCall === true && first.sentAgain === undefined
  const isElsewhere = !mayBeOfOnePath(first) || areGatewayAnswers(exchanges, MIN_PATHS)
  const other = isSettled && isElsewhere ? gatewayAnswer(first) : null
  if (other !== null) return { code: 'prerequisite', detail: other }
  const refused = first.probe === OPENING ? setupProblem(first) : null
  return refused === null ? null : { code: 'prerequisite', detail: refused }
}

// Returns the group in which timeouts are counted together: a capability for its valid calls, a probe for its other calls. Calls
// that the client aborts are in the group of their probe, because each probe must see whether the target still answers.
function kindOf({ probe, kind, isValidCall }: NextCall): string {
  return isValidCall === true && kind !== 'left' ? capabilityOf(probe) : probe
}

function overburdened(exchanges: readonly Exchange[], kind: string): Obstacle | null {
  const failed = exchanges.flatMap((exchange) => {
    const { end, id, isInbound } = exchange
    if (end.kind !== 'failed' || isInbound === true || kindOf(exchange) !== kind) return []
    return [{ id, code: end.code }]
  })
  const late = failed.filter(({ code }) => code.startsWith('timeout')).map(({ id }) => id)
  if (late.length >= MAX_TIMEOUTS)
    return { code: 'timeout', detail: wording(kind, late, 'timed out', 'is not answering') }
  const long = failed
    .filter(({ code }) => code === 'body-too-large' || code === 'too-many-events')
    .map(({ id }) => id)
  if (long.length < MAX_OVERSIZED) return null
  return {
    code: 'prerequisite',
    detail: wording(kind, long, 'were not read to their end', 'sends longer answers than Assay reads'),
  }
}

const NAMED = 3

function wording(kind: string, ids: readonly string[], what: string, whole: string): string {
  const named = firstNames(ids, NAMED)
  return kind === PLAIN_CALLS
    ? `the service ${whole}: ${named} ${what}; the rest was not sent`
    : `${named} ${what}; no further call of this kind was sent`
}
