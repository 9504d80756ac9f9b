/** The edge plan: spend unevenly, then ask only at moments where the families differ most. */
import { askAt, exhaust, firstFrom, soonMs, timed, type Context, type From, type Script } from './script.ts'

const FIRST_PART = 0.3
const DRAINS = [0.88, 1.06, 1.45, 1.95] as const
const REST = 2.12
const SECOND_REST = 2.37

/** Plays the edge plan twice with another rest between, the second time interleaved with a second key if there is one. */
export function* findShape(context: Context): Script<void> {
  const first = firstFrom(context)
  const other = context.means.keys[1]
  yield* playEdges(context, [first], REST)
  const second = other === undefined ? [first] : [first, { key: other, source: first.source }]
  yield* playEdges(context, second, SECOND_REST)
}

function* playEdges(context: Context, clients: readonly From[], rest: number): Script<void> {
  const windowMs = context.beliefs.windowMs ?? 1000
  const { capacity, needsBursts } = context.beliefs
  const startMs = context.nowMs + rest * windowMs
  const part = Math.max(1, Math.round(FIRST_PART * capacity))
  for (const from of clients) {
    const atMs = Math.max(startMs, soonMs(context))
    const asks = Array.from({ length: part }, () => askAt(atMs, from))
    yield* timed(context, 'edge 0', asks, needsBursts || part > 3)
  }
  for (const at of DRAINS) {
    for (const from of clients) {
      const atMs = Math.max(startMs + at * windowMs, soonMs(context))
      yield* exhaust(context, `edge ${at}`, askAt(atMs, from), capacity)
    }
  }
}
