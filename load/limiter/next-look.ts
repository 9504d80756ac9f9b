/** Chooses the time at which sending all free requests of a limit distinguishes its candidates best. Pure. */
import { requestsAt, type Context, type Found } from './context.ts'
import { predictions, windowOf, type Prediction } from './predict.ts'
import type { Batch } from './types.ts'

// The number of times to choose from, and the latest one in windows from now.
const MOMENTS = 60
const LONGEST = 3
// The minimum information, in nats, that is worth a batch. Separating candidates with shares of 99 % and 1 % gives 0.06.
const LEAST_GAIN = 0.05
// Counts that differ by less than this share of the limit are treated as equal, because times are inexact.
const SAME_COUNT = 0.12
// The cost of a batch besides its wait, because it sends requests: a time, and a share of the window.
const BATCH_MS = 2000
const BATCH_SHARE = 0.25
const MORE = 2

/** Returns the batch with the largest expected information per time; null when none is informative enough or fits into the bounds. */
export function nextLook(context: Context, { component, decision }: Found): Batch | null {
  const { nowMs, bounds } = context
  const all = predictions(context.explanation(), component)
  const longest = Math.min(
    bounds.maxMs - nowMs,
    LONGEST *
      Math.max(
        ...all
          .filter(({ share }) => share > 0.001)
          .map(({ point }) => Math.max(windowOf(point), point.times.extraMs)),
      ),
  )
  if (longest <= 0 || all.length < 2 || looks(context) >= MOST_LOOKS) return null
  const shortest = Math.max(20, Math.min(...all.map(({ point }) => windowOf(point))) * 0.02)
  let best = { atMs: nowMs, value: 0 }
  for (let index = 0; index <= MOMENTS; index += 1) {
    const waitMs = shortest * (longest / shortest) ** (index / MOMENTS)
    const gain = gainAt(all, nowMs + waitMs)
    const value =
      gain < LEAST_GAIN
        ? 0
        : gain / (waitMs + Math.max(BATCH_MS, BATCH_SHARE * (decision.windowMs?.value ?? 0)))
    if (value > best.value) best = { atMs: nowMs + waitMs, value }
  }
  if (best.value === 0) return null
  const tokens = component.counting.unit.includes('tokens') ? Math.round(decision.size.value / 10) : 0
  const count = tokens > 0 ? 12 : Math.ceil(decision.size.to) + MORE
  return {
    type: 'batch',
    stage: 'look',
    purpose: 'all requests that are free, at a moment that separates the explanations',
    isParallel: false,
    requests: requestsAt(context, best.atMs, count, 'brief', tokens),
    until: 'refusal',
  }
}

// About ten batches find a window. If many more are needed, no candidate is right.
const MOST_LOOKS = 20

function looks({ seen }: Context): number {
  return seen.filter(({ stage, outcome }) => stage === 'look' && outcome === 'refused').length
}

/** Returns the expected information about the true candidate, in nats. */
function gainAt(all: readonly Prediction[], atMs: number): number {
  const classes = new Map<number, number>()
  for (const { point, share, freeAt } of all) {
    const step = Math.max(1, SAME_COUNT * point.size)
    const free = Math.floor(freeAt(atMs) + 0.02)
    const group = free < 1 ? 0 : 1 + Math.round(free / step)
    classes.set(group, (classes.get(group) ?? 0) + share)
  }
  return [...classes.values()].reduce((sum, share) => (share > 0 ? sum - share * Math.log(share) : sum), 0)
}
