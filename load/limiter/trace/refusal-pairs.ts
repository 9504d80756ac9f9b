/** Compares a value of header fields between refusals, while nothing that a limiter may count happens. Pure. */
import type { Observation } from './trace.ts'

/** The change of a value between two refusals of one counter, with no accepted request between them. */
export type RefusalPair = {
  /** Above 0 if the later value is smaller. */
  readonly fell: number
  /** The bounds of the speed at which it fell, per second: values are rounded, and moments are uncertain. */
  readonly slowest: number
  readonly fastest: number
}

/** Compares the first refusal with each later one, until another request is accepted. `valueOf` returns null without a value. */
export function refusalPairs(
  observations: readonly Observation[],
  valueOf: (seen: Observation) => number | null,
): readonly RefusalPair[] {
  const firsts = new Map<string, Reading>()
  return undisturbed(observations).flatMap(({ seen, stretch }) => {
    const value = valueOf(seen)
    if (value === null) return []
    const { key, source, kind, tokens } = seen
    // A limit in tokens promises large requests a later moment than small ones.
    const name = [stretch, key, source, kind, tokens].join(' ')
    const first = firsts.get(name)
    if (first === undefined) firsts.set(name, { seen, value })
    return first === undefined ? [] : pairOf(first, { seen, value })
  })
}

type Reading = { readonly seen: Observation; readonly value: number }

/** Returns the refusals with no other request in flight, in the order of their answers. `stretch` counts the other requests before. */
function undisturbed(
  observations: readonly Observation[],
): readonly { readonly seen: Observation; readonly stretch: number }[] {
  const others = observations
    .filter(({ outcome }) => outcome !== 'refused')
    .toSorted((a, b) => a.sentMs - b.sentMs)
  let stretch = 0
  let busyUntilMs = -Infinity
  return observations
    .filter(({ outcome }) => outcome === 'refused')
    .toSorted((a, b) => a.answeredMs - b.answeredMs)
    .flatMap((seen) => {
      for (
        let next = others[stretch];
        next !== undefined && next.sentMs < seen.answeredMs;
        next = others[stretch]
      ) {
        busyUntilMs = Math.max(busyUntilMs, next.answeredMs)
        stretch += 1
      }
      return busyUntilMs <= seen.sentMs ? [{ seen, stretch }] : []
    })
}

/** A value is at most this far from the true one, however it is rounded. */
const ROUNDING = 1

function pairOf(first: Reading, later: Reading): readonly RefusalPair[] {
  const shortest = (later.seen.sentMs - first.seen.answeredMs) / 1000
  const longest = (later.seen.answeredMs - first.seen.sentMs) / 1000
  if (shortest <= 0) return []
  const fell = first.value - later.value
  const least = fell - ROUNDING
  const most = fell + ROUNDING
  return [
    {
      fell,
      slowest: least / (least > 0 ? longest : shortest),
      fastest: most / (most > 0 ? shortest : longest),
    },
  ]
}
