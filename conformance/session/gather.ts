/** Carries out the probes in their turns and says, probe by probe, when the evidence is in. */
import { ClientProgramError } from '../exchange/client-job.ts'
import type { Exchange, Omission } from '../exchange/exchange.ts'
import { ReceiverError } from '../exchange/inbox.ts'
import {
  callsOf,
  declaredCall,
  marksOfCall,
  type ConversationWatch,
  type Probe,
  type ProbeContext,
} from '../engine/probe.ts'
import {
  endlessSockets,
  obstacleFor,
  silenceObstacle,
  type NextCall,
  type Obstacle,
} from '../engine/obstacles.ts'
import { MAX_TRIALS } from '../engine/trials.ts'
import type { Readings } from '../statement/readings.ts'
import { BudgetError } from '../transport/budget.ts'
import { seededOrder } from '../transport/seeded.ts'

/** The options of gathering. `contextFor` records every exchange it makes. */
type GatherOptions = {
  readonly probes: readonly Probe[]
  readonly readings: Readings
  /** `repeat`: how often probes that depend on the model are carried out; absent: once. */
  readonly order: { readonly seed: string; readonly repeat?: number }
  /** `round` is set on probes that are carried out several times, from 1. */
  readonly contextFor: (probe: Probe, round?: number) => ProbeContext
  /** All exchanges recorded so far, oldest first. */
  readonly exchanges: () => readonly Exchange[]
  readonly omit: (omission: Omission) => void
  /** Returns whether the capability of a probe is declared; absent: all are. */
  readonly isDeclared?: (probe: Probe) => boolean
  /** Returns the reason why the user does not allow this probe; null when it is allowed. Absent: all are. */
  readonly forbidden?: (probe: Probe) => Obstacle | null
  /**
   * Returns whether a probe is to be carried out once more, because this machine was too busy to see enough. `tookMs`: how long it took
   * the last time. Absent: none is.
   */
  readonly wasTooBusy?: (probe: Probe, tookMs: number) => boolean
}

/** A gathering under way. `done` settles per probe id; `finished` when all have. Neither rejects for what a target does. */
type Gathering = {
  readonly done: ReadonlyMap<string, Promise<void>>
  readonly finished: Promise<void>
  /** Lets no further request leave. What has not settled then rejects. */
  readonly stop: () => void
}

/**
 * Starts the probes in their turns: `first` ones alone, then the rest together, then `last` ones one by one; the same for capabilities
 * that are not declared; then `end` ones.
 */
export function gather(options: GatherOptions): Gathering {
  const breakage = new AbortController()
  const sockets = new AbortController()
  const groups = turnsOf(options.probes, options.order.seed, options.isDeclared)
  const done = new Map<string, Promise<void>>()
  let before: Promise<unknown> = Promise.resolve()
  for (const group of groups) {
    const start = before
    const running = group.map((probe) => {
      const settled = start.then(() => carryOut(probe, options, { breakage, sockets }))
      done.set(probe.id, settled)
      return settled
    })
    // The ones before too: a turn without probes must not let the next one go ahead of them.
    before = Promise.all([start, ...running])
  }
  const finished = before.then(() => undefined)
  // Who awaits one of them sees a breakage; before, it must not crash the process.
  for (const settled of [finished, ...done.values()]) settled.catch(() => undefined)
  const stop = (): void => {
    const reason = new Error('the run was stopped')
    breakage.abort(reason)
    sockets.abort(reason)
  }
  return { done, finished, stop }
}

/** Stops what is under way: everything once Assay broke or its user stopped it, and the conversations that wait for their turn. */
type Stops = { readonly breakage: AbortController; readonly sockets: AbortController }

async function carryOut(probe: Probe, options: GatherOptions, stops: Stops): Promise<void> {
  const obstacle = options.forbidden?.(probe) ?? obstacleFor({ probe: probe.id }, options.exchanges())
  if (obstacle !== null) {
    options.omit(omissionOf(probe, options.readings, obstacle))
    return
  }
  const startMs = performance.now()
  const rounds = roundsOf(probe, options)
  for (const round of rounds) {
    const hindrance = await runOnce(probe, options, stops, round)
    if (hindrance !== null) {
      options.omit(omissionOf(probe, options.readings, hindrance))
      return
    }
  }
  if (rounds.length === 1) await runFurtherTrials(probe, options, stops, startMs)
}

/** Returns the record of a probe that did not send all of its calls, with those calls. */
export function omissionOf(probe: Probe, readings: Readings, obstacle: Obstacle): Omission {
  const calls = callsOf(probe, readings).map(({ kind, label, about = label }) => `${kind}:${about}`)
  return { probe: probe.id, ...(calls.length === 0 ? {} : { calls: [...new Set(calls)] }), ...obstacle }
}

// A further trial that fails leaves the results of the earlier ones as they are.
async function runFurtherTrials(
  probe: Probe,
  options: GatherOptions,
  stops: Stops,
  firstStartMs: number,
): Promise<void> {
  let startMs = firstStartMs
  for (let trial = 2; trial <= MAX_TRIALS; trial += 1) {
    if (options.wasTooBusy?.(probe, performance.now() - startMs) !== true) return
    startMs = performance.now()
    if ((await runOnce(probe, options, stops, trial)) !== null) return
  }
}

// Null where it was carried out; else the reason why it was not, or not as a whole.
async function runOnce(
  probe: Probe,
  options: GatherOptions,
  stops: Stops,
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
  return { code: error.code === 'minutes' ? 'timeout' : 'budget', detail: error.message }
}

// One after the other, so that a round shows the service as the one before left it.
function roundsOf(
  { dependsOnModel }: Probe,
  { order: { repeat = 1 } }: GatherOptions,
): readonly (number | undefined)[] {
  if (repeat === 1 || dependsOnModel !== true) return [undefined]
  return Array.from({ length: repeat }, (_, index) => index + 1)
}

/** Thrown inside a probe when what came back meanwhile makes its next request pointless. */
class ObstacleError extends Error {
  override readonly name = 'ObstacleError'
  readonly obstacle: Obstacle

  constructor(obstacle: Obstacle) {
    super(obstacle.detail)
    this.obstacle = obstacle
  }
}

// Probes run side by side, so what stops the run often shows only after they have begun.
function watched(
  probe: Probe,
  context: ProbeContext,
  options: GatherOptions & { readonly stops: Stops },
): ProbeContext {
  const watch = ({ isValidCall = false }: Pick<NextCall, 'isValidCall'>, onlySilence = false): void => {
    // Once Assay broke, as on a full disk, no verdict comes of further requests.
    options.stops.breakage.signal.throwIfAborted()
    const call = { probe: probe.id, isValidCall }
    const seen = options.exchanges()
    const obstacle = (onlySilence ? null : obstacleFor(call, seen)) ?? silenceObstacle(call, seen)
    if (obstacle !== null) throw new ObstacleError(obstacle)
  }
  const whileWaiting: ConversationWatch = {
    signal: options.stops.sockets.signal,
    onEnd: (exchange) => {
      const obstacle = endlessSockets([...options.exchanges(), exchange])
      if (obstacle !== null) options.stops.sockets.abort(new ObstacleError(obstacle))
    },
  }
  const calls = callsOf(probe, options.readings)
  const isValid = (label: string): boolean => {
    const call = declaredCall(calls, label)
    return call !== null && marksOfCall(call).isValidCall === true
  }
  return {
    ...context,
    async send(label, spec) {
      watch({ isValidCall: isValid(label) })
      return await context.send(label, spec)
    },
    async connect(label, spec) {
      const isValidCall = isValid(label)
      // A conversation that is meant to go wrong may well end in silence.
      watch({ isValidCall }, !isValidCall)
      return await context.connect(label, spec, isValidCall ? whileWaiting : undefined)
    },
    // A job may send several calls, each of which a silent target would keep waiting.
    throughProgram: (language, jobs) => context.throughProgram(language, jobs, () => watch({})),
  }
}

/**
 * Returns the probes in groups: one group after the other, the probes of a group side by side, in the order given. Probes of
 * capabilities that nobody declared come after the others, because they may break a target that does not know such calls.
 */
export function turnsOf(
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
