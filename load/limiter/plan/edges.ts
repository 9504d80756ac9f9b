/** The edge experiment: uses quota at two times, then sends requests only at moments at which the families differ most. */
import {
  requestAt,
  exhaust,
  firstFrom,
  soonMs,
  timed,
  type Context,
  type From,
  type Script,
} from './script.ts'

/** The share of the limit that is used first. After one full burst, a window, a log and a bucket in a window behave alike. */
const FIRST_PART = 0.3
/** The moments of the drains in windows: where simulated families differ most (75 of 90 unique, 44 with polling). */
const DRAINS = [0.88, 1.06, 1.45, 1.95] as const
/** A rest of more than two windows, after which no family counts earlier requests. Not a whole number, so that the phase of a grid changes. */
const REST_WINDOWS = 2.12
/** The rest before the second round, which moves it by 0.37 windows against a grid (90 of 90 simulated cases unique). */
const SECOND_REST_WINDOWS = 2.37

/** Executes the edge experiment twice with different rests, the second time interleaved with a second key if there is one. */
export function* findShape(context: Context): Script<void> {
  const first = firstFrom(context)
  const other = context.resources.keys[1]
  yield* sendEdges(context, [first], REST_WINDOWS)
  const second = other === undefined ? [first] : [first, { key: other, source: first.source }]
  yield* sendEdges(context, second, SECOND_REST_WINDOWS)
}

function* sendEdges(context: Context, clients: readonly From[], rest: number): Script<void> {
  const windowMs = context.estimates.windowMs ?? 1000
  const { capacity, needsBursts } = context.estimates
  const startMs = context.nowMs + rest * windowMs
  const part = Math.max(1, Math.round(FIRST_PART * capacity))
  for (const from of clients) {
    const atMs = Math.max(startMs, soonMs(context))
    const requests = Array.from({ length: part }, () => requestAt(atMs, from))
    yield* timed(context, 'edge start', requests, needsBursts || part > 3)
  }
  for (const at of DRAINS) {
    for (const from of clients) {
      const atMs = Math.max(startMs + at * windowMs, soonMs(context))
      yield* exhaust(context, { label: 'edge', windows: at }, requestAt(atMs, from), capacity)
    }
  }
}
