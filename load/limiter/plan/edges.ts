/** The edge plan: spend unevenly, then send requests only at moments where the families differ most. */
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

/** Unevenly spent, the families release unalike: after a full burst a window, a log and a bucket in a window look the same. */
const FIRST_PART = 0.3
/** Just before and just after one window, and between: where simulated families differ most (75 of 90 unique, 44 with polling). */
const DRAINS = [0.88, 1.06, 1.45, 1.95] as const
/** More than two windows, after which no family remembers anything; no whole number, so that a grid is met elsewhere. */
const REST = 2.12
/** Moves the second round by 0.37 windows against a grid (90 of 90 simulated cases unique). */
const SECOND_REST = 2.37

/** Executes the edge plan twice with another rest between, the second time interleaved with a second key if there is one. */
export function* findShape(context: Context): Script<void> {
  const first = firstFrom(context)
  const other = context.resources.keys[1]
  yield* sendEdges(context, [first], REST)
  const second = other === undefined ? [first] : [first, { key: other, source: first.source }]
  yield* sendEdges(context, second, SECOND_REST)
}

function* sendEdges(context: Context, clients: readonly From[], rest: number): Script<void> {
  const windowMs = context.beliefs.windowMs ?? 1000
  const { capacity, needsBursts } = context.beliefs
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
