/** The common parts of the plan: scripts that yield stages and get their answers. Pure. */
import type { StageId, StageLabel } from '../trace/stages.ts'
import type {
  PlannedRequest,
  RequestKind,
  PlanResources,
  NextStep,
  Observation,
  Stage,
} from '../trace/trace.ts'
import { hasRefusal, roundTripMs } from '../trace/outcomes.ts'
import { quantile } from '../trace/quantile.ts'

/** The estimates of the plan so far. A wrong estimate costs time, but the likelihood decides in the end. */
export type Estimates = {
  /** The effect of the limit: it refuses, delays, counts requests in flight, or has not shown. */
  limitMode: 'unknown' | 'refuses' | 'delays' | 'in-flight' | 'none'
  /** True if a serial client is too slow to reach the limit, so that all requests are sent in bursts. */
  needsBursts: boolean
  /** True if the capacity was measured with one request after another: quota may have come back meanwhile. */
  isSerial: boolean
  /** The largest number of requests accepted at once, from rest. */
  capacity: number
  /** The time scale: a window, or the time in which a bucket fills. Null until it is known. */
  windowMs: number | null
  /** Whether the quota comes back at once, or gradually. */
  release: 'unknown' | 'whole' | 'gradual'
  /** True if each wait was longer than the one before. */
  isGrowing: boolean
}

/** The state of a script while it is replayed over the observations. */
export type Context = {
  readonly resources: PlanResources
  readonly estimates: Estimates
  readonly seen: Observation[]
  nowMs: number
  stages: number
}

/** The end of a plan. */
export type Finish = Omit<Extract<NextStep, { type: 'done' }>, 'type'>

/** A part of the plan: yields stages, gets the observations of each, returns a result. */
export type Script<T> = Generator<Stage, T, readonly Observation[]>

/** The time to prepare a stage, so that its first request leaves on time. */
const PAUSE_MS = 20

/** The sender of a request: key and source address, as labels. */
export type From = { readonly key: string; readonly source: string }

/** Returns the first key from the first source. */
export function firstFrom({ resources }: Context): From {
  return { key: resources.keys[0] ?? 'a', source: resources.sources[0] ?? '1' }
}

/** Returns one request to send at a time. */
export function requestAt(atMs: number, from: From, kind: RequestKind = 'chat', tokens = 16): PlannedRequest {
  return { atMs, ...from, kind, tokens }
}

/** Returns the earliest moment for the next request. */
export function soonMs(context: Context): number {
  return context.nowMs + PAUSE_MS
}

/** Sends requests at their times. */
export function* timed(
  context: Context,
  label: LabelGiven,
  requests: readonly PlannedRequest[],
  isParallel = false,
): Script<readonly Observation[]> {
  return yield* runStage(context, { type: 'timed', id: idOf(context, label), isParallel, requests })
}

/** Sends one request and returns its answer. */
export function* single(
  context: Context,
  label: LabelGiven,
  request: PlannedRequest,
): Script<Observation | undefined> {
  return (yield* timed(context, label, [request]))[0]
}

/** Sends `size` copies of a request at once, each on a connection of its own. */
export function* burst(
  context: Context,
  label: LabelGiven,
  request: PlannedRequest,
  size: number,
): Script<readonly Observation[]> {
  return yield* timed(
    context,
    label,
    Array.from({ length: Math.max(1, Math.ceil(size)) }, () => request),
    true,
  )
}

/** Uses up the quota: in series until the first refusal, or in bursts if a serial client is too slow. */
export function* exhaust(
  context: Context,
  label: LabelGiven,
  request: PlannedRequest,
  expected: number,
): Script<readonly Observation[]> {
  if (!context.estimates.needsBursts) return yield* drain(context, label, request, expected)
  return yield* exhaustByBursts(context, label, request, expected + marginOf(expected))
}

/** Uses up the quota in series on one connection, whatever comes back meanwhile. */
export function* drain(
  context: Context,
  label: LabelGiven,
  request: PlannedRequest,
  expected: number,
): Script<readonly Observation[]> {
  return yield* runStage(context, {
    type: 'drain',
    id: idOf(context, label),
    request,
    until: 'refusal',
    maxRequests: Math.ceil(expected + 2 * marginOf(expected)),
  })
}

function marginOf(expected: number): number {
  return Math.max(3, Math.ceil(expected * 0.12))
}

/** Sends bursts until one is refused in part: only then is the quota certainly used up. */
function* exhaustByBursts(
  context: Context,
  label: LabelGiven,
  request: PlannedRequest,
  size: number,
): Script<readonly Observation[]> {
  const answers = [...(yield* burst(context, label, request, size))]
  for (let more = size; !hasRefusal(answers) && more < 1000; more *= 2) {
    answers.push(...(yield* burst(context, label, { ...request, atMs: soonMs(context) }, more)))
  }
  return answers
}

function* runStage(context: Context, stage: Stage): Script<readonly Observation[]> {
  context.stages += 1
  return yield stage
}

/** A label, alone or with its number of windows. */
export type LabelGiven = StageLabel | Pick<StageId, 'label' | 'windows'>

/** Returns the id of the next stage, with this label. */
export function idOf({ stages }: Pick<Context, 'stages'>, given: LabelGiven): StageId {
  return { place: stages + 1, ...(typeof given === 'string' ? { label: given } : given) }
}

/** Returns the usual round trip when nothing waits. */
export function tripMs({ seen }: Context): number {
  return quantile(seen.map(roundTripMs), 0.2) ?? 0
}

/** The rest in windows. A sliding-window counter still counts the window before the current one, so it is above two. */
const REST_WINDOWS = 2.2

/** Returns the earliest moment of a stage that must begin with a full limit. */
export function restedMs({ nowMs, estimates }: Context): number {
  return nowMs + REST_WINDOWS * (estimates.windowMs ?? 1000)
}
