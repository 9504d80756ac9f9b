/** Requests that are served together and slow each other down: processor sharing, contention by the USL, batching. */
import { createHeap, createLine, type Engine, type Job } from './engine.ts'

/**
 * `speed`: the work per millisecond that each of n requests gets. `work`: the work of one request, drawn when it begins. At most
 * `slots` requests are served together; the others wait in a queue.
 */
export type SharedShape = {
  readonly speed: (n: number) => number
  readonly work: (tokens: number) => number
  readonly slots: number
}

type Served = { readonly job: Job; readonly isFirst: boolean }

/**
 * Creates the engine. All requests progress at the same speed, so one counter of the work done since the start orders all ends: a
 * request ends when the counter has grown by the work of the request.
 */
export function createSharedEngine({ speed, work, slots }: SharedShape): Engine {
  const events = createHeap<Served>()
  const line = createLine<Job>()
  let active = 0
  let doneWork = 0
  let nowMs = 0
  const begin = (job: Job): void => {
    active += 1
    const ownWork = work(job.tokens)
    events.push(doneWork + ownWork / Math.max(1, job.tokens), { job, isFirst: true })
    events.push(doneWork + ownWork, { job, isFirst: false })
  }
  const nextMs = (): number => {
    const next = events.leastKey()
    return next === Number.POSITIVE_INFINITY ? next : nowMs + (next - doneWork) / speed(active)
  }
  const advance = (toMs: number): void => {
    for (let atMs = nextMs(); atMs <= toMs; atMs = nextMs()) {
      doneWork = events.leastKey()
      const event = events.pop()
      if (event === undefined) return
      nowMs = atMs
      if (event.isFirst) event.job.begun(atMs)
      else {
        active -= 1
        event.job.ended(atMs)
        const waiting = line.shift()
        if (waiting !== undefined) begin(waiting)
      }
    }
    if (toMs > nowMs && Number.isFinite(toMs)) {
      if (active > 0) doneWork += (toMs - nowMs) * speed(active)
      nowMs = toMs
    }
  }
  return {
    arrive(atMs, job) {
      advance(atMs)
      if (active < slots) begin(job)
      else line.push(job)
    },
    nextMs,
    advance,
  }
}
