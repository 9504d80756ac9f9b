/** Simulates a service with several limits on a virtual clock, and runs the identification of limits against the service. */
import type {
  Batch,
  Bounds,
  Done,
  ExpectedCost,
  Observation,
  PlannedRequest,
  RunSoFar,
} from '../../../load/limiter/types.ts'
import { createRandom } from '../simulated/simulated-random.ts'
import { errorTextOf, fieldsOf, type FieldForm, type Lie } from './simulated-fields.ts'
import { startLimit, type Arrival, type LimitState, type SimulatedLimit } from './simulated-limit.ts'

/** A simulated service. */
export type SimulatedService = {
  readonly name: string
  readonly limits: readonly SimulatedLimit[]
  /** The format of the header fields that announce limits; null: no such fields. `announces`: the indexes of the announced limits. */
  readonly form: FieldForm | null
  readonly announces: readonly number[]
  readonly retryAfter: boolean
  readonly tellsText: boolean
  readonly lie: Lie | null
  /** How many requests the key sent 20 s before the run. */
  readonly usedBefore?: number
  /** The network's part of the round-trip time, in milliseconds. */
  readonly tripMs: number
  /** The random part of timers and round trips, in milliseconds. */
  readonly jitterMs: number
  readonly answerMs: number
  /** Returns how the service fails or delays the answer to a request, by the number of requests before it and its time. */
  readonly disturbed?: (before: number, atMs: number) => Disturbance
}

/** A delay or a failure that no limit causes. `status`: 5xx, or 0 for no answer. */
export type Disturbance = { readonly delayMs?: number; readonly status?: number }

/** The observations of a simulated run, and how it ended. */
export type SimulatedRun = {
  readonly seen: readonly Observation[]
  readonly bounds: Bounds
  readonly done: Done
  /** The first announced cost that covers the whole run; null if no such cost was announced. */
  readonly announcedCost: ExpectedCost | null
}

/** Bounds like the defaults of `assay load rate-limit`, with two keys. */
export const DEFAULT_BOUNDS: Bounds = {
  keys: ['A', 'B'],
  sources: ['one'],
  maxRequests: 300,
  maxTokens: 60_000,
  maxMs: 300_000,
  startEpochMs: 1_790_000_012_345,
  canStream: true,
  declared: [],
}

const TOKENS: Readonly<Record<PlannedRequest['kind'], number>> = {
  chat: 8,
  brief: 1,
  long: 120,
  'wrong-key': 0,
  invalid: 0,
}

type Answer = {
  readonly outcome: 'accepted' | 'refused'
  readonly status: number
  readonly fields: Record<string, string>
  readonly errorText: string | null
  readonly startMs: number
  readonly usedTokens: Observation['usedTokens']
}

/** Starts a service at virtual time 0 (wall clock: `epochMs`). Returns a function that answers requests, called in order of arrival. */
export function startService(service: SimulatedService, epochMs: number) {
  const states = new Map<string, LimitState>()
  const stateOf = (limit: SimulatedLimit, index: number, { key, source }: PlannedRequest): LimitState => {
    const scope = limit.scope ?? 'key'
    // Keys A and B belong to one account.
    const account = key === 'B' ? 'A' : key
    const group = { key, account, address: source, all: '', 'key-and-address': `${key}@${source}` }[scope]
    const id = `${index}/${group}`
    const known = states.get(id)
    if (known !== undefined) return known
    const state = startLimit(limit, epochMs)
    for (let sent = 0; sent < (service.usedBefore ?? 0); sent += 1)
      state.pass({ atMs: -20_000, key, source, cost: 1 })
    states.set(id, state)
    return state
  }
  return (request: PlannedRequest, atMs: number, serviceMs: number): Answer => {
    const usage = { prompt: Math.max(11, request.tokens), completion: TOKENS[request.kind] }
    const costOf = ({ unit }: SimulatedLimit): number =>
      ({
        requests: 1,
        'in-flight': 1,
        tokens: usage.prompt + usage.completion,
        'input-tokens': usage.prompt,
        'output-tokens': usage.completion,
      })[unit]
    const isFailing = request.kind === 'wrong-key' || request.kind === 'invalid'
    const all = service.limits.map((limit, index) => {
      const state = stateOf(limit, index, request)
      const arrival: Arrival = { atMs, key: request.key, source: request.source, cost: costOf(limit) }
      return { limit, state, arrival, counts: !isFailing || (limit.consumes ?? []).includes(request.kind) }
    })
    const refusing = all.find(({ state, arrival, counts }) => counts && !state.mayPass(arrival))
    const headers: Record<string, string> = {}
    let startMs = atMs
    if (refusing === undefined) {
      for (const { state, arrival, counts } of all)
        if (counts) startMs = Math.max(startMs, state.pass(arrival).startMs)
      for (const { state, counts } of all) if (counts) state.leave(startMs + serviceMs)
    } else for (const { state, arrival } of all) state.refuse(arrival)
    for (const index of service.announces) {
      const one = all[index]
      if (service.form === null || one === undefined) continue
      for (const [name, value] of Object.entries(
        fieldsOf(service.form, one.limit, one.state, atMs, epochMs, service.lie),
      ))
        headers[name] =
          headers[name] === undefined || headers[name] === value ? value : `${headers[name]}, ${value}`
    }
    if (refusing === undefined)
      return isFailing
        ? {
            outcome: 'accepted',
            status: request.kind === 'invalid' ? 400 : 401,
            fields: headers,
            errorText: '{}',
            startMs,
            usedTokens: null,
          }
        : { outcome: 'accepted', status: 200, fields: headers, errorText: null, startMs, usedTokens: usage }
    const waitMs = service.lie === 'retry-after' ? 0 : refusing.state.retryMs(atMs, refusing.arrival.cost)
    if (service.retryAfter) headers['retry-after'] = String(Math.ceil(waitMs / 1000))
    const text = service.tellsText
      ? errorTextOf(refusing.limit, refusing.state.remaining(atMs), refusing.arrival.cost)
      : '{"error":{"message":"Too many requests"}}'
    return {
      outcome: 'refused',
      status: 429,
      fields: headers,
      errorText: text,
      startMs: atMs,
      usedTokens: null,
    }
  }
}

/** The functions of the limit identification that a simulated run calls. */
export type Planner = {
  readonly nextBatch: (from: RunSoFar) => Batch | Done
  readonly expectCost: (from: RunSoFar) => ExpectedCost
}

// Stores the runs of each planner, because several tests use the same service. A disturbance is no part of a name, so it is left out.
const known = new WeakMap<Planner['nextBatch'], Map<string, SimulatedRun>>()

/** Runs the identification against a service until it is done. Runs it once for all tests of a worker, unless it is disturbed. */
export function runSimulated(
  service: SimulatedService,
  planner: Planner,
  seed: number,
  changes: Partial<Bounds> = {},
): SimulatedRun {
  const bounds: Bounds = {
    ...DEFAULT_BOUNDS,
    startEpochMs: DEFAULT_BOUNDS.startEpochMs + (seed % 977) * 1237,
    ...changes,
  }
  if (service.disturbed !== undefined) return simulate(service, planner, seed, bounds)
  const name = JSON.stringify([service, seed, bounds])
  const runs = known.get(planner.nextBatch) ?? new Map<string, SimulatedRun>()
  const run = runs.get(name) ?? simulate(service, planner, seed, bounds)
  known.set(planner.nextBatch, runs.set(name, run))
  return run
}

function simulate(service: SimulatedService, planner: Planner, seed: number, bounds: Bounds): SimulatedRun {
  const random = createRandom(seed)
  const answer = startService(service, bounds.startEpochMs)
  let seen: readonly Observation[] = []
  let announcedCost: ExpectedCost | null = null
  let [nowMs, before] = [0, 0]
  for (;;) {
    const next = planner.nextBatch({ seen, bounds })
    if (next.type === 'done') return { seen, bounds, done: next, announcedCost }
    const sent = next.isParallel ? sendTogether(next) : sendInTurn(next)
    seen = [...seen, ...sent]
    nowMs = Math.max(nowMs, ...sent.map(({ closedMs }) => closedMs)) + 5 + random() * 10
    if (announcedCost === null) {
      const cost = planner.expectCost({ seen, bounds })
      const spent = { requests: seen.length, seconds: nowMs / 1000 }
      if (cost.requests > 0 && cost.note === null)
        announcedCost = {
          ...cost,
          requests: cost.requests + spent.requests,
          seconds: cost.seconds + spent.seconds,
        }
    }
  }

  function jitter(): number {
    return service.jitterMs * -Math.log(1 - random()) * 0.4
  }

  function send(batch: Batch, request: PlannedRequest, sentMs: number, arrivalMs: number): Observation {
    const generated = TOKENS[request.kind]
    const { delayMs = 0, status: failure } = service.disturbed?.(before, arrivalMs) ?? {}
    before += 1
    const serviceMs =
      delayMs +
      (request.kind === 'long'
        ? 2500 + random() * 500
        : service.answerMs * (0.8 + 0.4 * random()) * (1 + generated / 20))
    const answered = answer(request, arrivalMs, serviceMs)
    const { fields, errorText, startMs, usedTokens } = answered
    const outcome = failure === undefined ? answered.outcome : 'unclassified'
    const status = failure ?? answered.status
    const backMs = service.tripMs * 0.5 + jitter()
    const isRefused = outcome === 'refused' || status >= 400
    const firstMs = isRefused ? 1 : request.kind === 'long' ? service.answerMs : serviceMs
    const answeredMs = startMs + firstMs + backMs
    const closedMs = startMs + (isRefused ? 1 : serviceMs) + backMs + 0.5
    return {
      ...request,
      stage: batch.stage,
      sentMs,
      answeredMs,
      closedMs,
      outcome,
      status,
      fields,
      errorText,
      usedTokens,
      dateMs: Math.floor((bounds.startEpochMs + arrivalMs) / 1000) * 1000,
    }
  }

  function sendTogether(batch: Batch): readonly Observation[] {
    return batch.requests
      .map((request) => {
        const sentMs = Math.max(nowMs, request.atMs) + jitter()
        return { request, sentMs, arrivalMs: sentMs + service.tripMs * 0.5 + jitter() }
      })
      .toSorted((a, b) => a.arrivalMs - b.arrivalMs)
      .map(({ request, sentMs, arrivalMs }) => send(batch, request, sentMs, arrivalMs))
  }

  function sendInTurn(batch: Batch): readonly Observation[] {
    const sent: Observation[] = []
    let freeMs = nowMs
    for (const request of batch.requests) {
      const sentMs = Math.max(freeMs, request.atMs) + jitter()
      const one = send(batch, request, sentMs, sentMs + service.tripMs * 0.5 + jitter())
      sent.push(one)
      freeMs = one.closedMs + 0.3
      if (batch.until === 'refusal' && one.outcome === 'refused') break
    }
    return sent
  }
}
