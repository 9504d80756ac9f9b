/** The common parts of the plan: a script that yields stages and gets their results. Pure. */
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

/** The beliefs of the plan so far. Filled in as the script goes; a wrong belief costs time, the likelihood decides. */
export type Beliefs = {
  /** The effect of the limit: it refuses, it makes wait, or it has not shown. */
  limitMode: 'unknown' | 'refuses' | 'delays' | 'in-flight' | 'none'
  /** A serial client is too slow to reach the limit, so all requests are sent in bursts. */
  needsBursts: boolean
  /** Most units accepted at once, from rest. */
  capacity: number
  /** The time scale: a window, or the time in which a bucket fills. Null until known. */
  windowMs: number | null
  /** Releases come whole, or bit by bit. */
  release: 'unknown' | 'whole' | 'gradual'
  /** Each wait was longer than the one before. */
  isGrowing: boolean
}

/** The state of a script while it is replayed over what was seen. */
export type Context = {
  readonly resources: PlanResources
  readonly beliefs: Beliefs
  readonly seen: Observation[]
  nowMs: number
  stages: number
}

/** The end of a plan. */
export type Finish = Omit<Extract<NextStep, { type: 'done' }>, 'type'>

/** A part of the plan: yields stages, gets the observations of each, returns a result. */
export type Script<T> = Generator<Stage, T, readonly Observation[]>

/** A stage is prepared within this time, so that its first request leaves on time. */
const PAUSE_MS = 20

/** The destination of a request, as labels. */
export type From = { readonly key: string; readonly source: string }

/** The first key from the first source. */
export function firstFrom({ resources }: Context): From {
  return { key: resources.keys[0] ?? 'a', source: resources.sources[0] ?? '1' }
}

/** One request at a time. */
export function requestAt(atMs: number, from: From, kind: RequestKind = 'chat', tokens = 16): PlannedRequest {
  return { atMs, ...from, kind, tokens }
}

/** The earliest moment for a next request. */
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

/** One request, and its answer. */
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

/** Uses up what there is: one after another until the first refusal, or at once where a serial client is too slow. */
export function* exhaust(
  context: Context,
  label: LabelGiven,
  request: PlannedRequest,
  expected: number,
): Script<readonly Observation[]> {
  if (!context.beliefs.needsBursts) return yield* drain(context, label, request, expected)
  return yield* exhaustByBursts(context, label, request, expected + marginOf(expected))
}

/** Uses up what there is one after another on one connection, however much comes back meanwhile. */
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

/** Bursts until one is refused in part: only then is it sure that nothing is left. */
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

/** A label, or one with the number of windows that it is about. */
export type LabelGiven = StageLabel | Pick<StageId, 'label' | 'windows'>

/** The next stage of the plan, by this label. */
export function idOf({ stages }: Pick<Context, 'stages'>, given: LabelGiven): StageId {
  return { place: stages + 1, ...(typeof given === 'string' ? { label: given } : given) }
}

/** The usual time from sending to the answer, when nothing waits. */
export function tripMs({ seen }: Context): number {
  return quantile(seen.map(roundTripMs), 0.2) ?? 0
}

/** In windows. A counter that slides still weighs the window before the current one, so two and a little more. */
const REST = 2.2

/** Returns the earliest moment of a stage that must begin with a full limit. */
export function restedMs({ nowMs, beliefs }: Context): number {
  return nowMs + REST * (beliefs.windowMs ?? 1000)
}
