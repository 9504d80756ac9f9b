/** Computes the prior log odds of limits. Announced, suggested and usual values are more likely than others. Pure. */
import { MINUTE_MS, SECOND_MS } from '../../schemas/durations.ts'
import {
  ANNOUNCED_BONUS,
  FIELD_ERROR_MS,
  SAME_WINDOW,
  SHORTEST_WINDOW_MS,
  SIZE_BONUS,
  SUGGESTED_BONUS,
  USUAL_SECONDS,
} from './constants.ts'
import { isSameWindow } from './announced.ts'
import { windowOf, type CounterKind, type Times } from './behaviors.ts'
import type { Hints } from './hints.ts'

/** Returns the prior log odds of a limit. `isSuggested`: refusals suggest ends of its windows. */
export function priorOf(
  kind: CounterKind,
  times: Times,
  size: number,
  hints: Hints,
  isSuggested: boolean,
): number {
  // The window before a ban is over before anybody sees its end; the length of a ban is what services choose.
  const windowMs = kind.growth === undefined ? windowOf({ kind, times, size }) : times.extraMs
  const like = hints.limits.filter(
    (limit) =>
      limit.windowMs !== null &&
      (isSameWindow(limit.windowMs, windowMs) || Math.abs(limit.windowMs - windowMs) <= limit.errorMs),
  )
  const isSize = hints.limits.some((limit) => limit.size === size)
  const isRefill = kind.behavior === 'bucket' && like.some((limit) => limit.isRefill)
  const sizePrior = (isRefill ? SUGGESTED_BONUS : 0) + (isSize ? SIZE_BONUS : 0)
  // Requests that are refused while others are in progress are rarely refused by a window, even a usual one. A short wait is what
  // such a limit announces, and what a window of a minute announces only near its end.
  if (kind.behavior === 'in-flight') {
    const isShort = hints.suggestedMs.some((waitMs) => waitMs <= FIELD_ERROR_MS)
    return sizePrior + SIZE_BONUS + (isShort ? SUGGESTED_BONUS : 0)
  }
  const suggested = isSuggested ? SUGGESTED_BONUS : 0
  if (like.length > 0) return sizePrior + ANNOUNCED_BONUS + suggested
  // A run cannot show a window that is longer than the run, so such a window gets no bonus. Nor does a usual
  // window of an announced size: if the service names another window, that one is far likelier.
  const isRival = windowMs > hints.maxMs || (isSize && hints.windowsMs.length > 0)
  return (
    sizePrior +
    suggested +
    (isRival ? 0 : usualBonus(windowMs)) -
    (windowMs < SHORTEST_WINDOW_MS && suggested === 0 ? ANNOUNCED_BONUS : 0)
  )
}

/** Returns the bonus (log odds) of a limit whose window is usual; 0 for an unusual window. */
function usualBonus(windowMs: number): number {
  const usual = usualWindow(windowMs)
  if (usual === null) return 0
  const bonus = usual < MINUTE_MS ? 2 : ANNOUNCED_BONUS
  return bonus - Math.abs(windowMs / usual - 1) / SAME_WINDOW / 10
}

/** Returns the usual window that equals `windowMs`, up to the relative error `error`; null if no usual window does. */
export function usualWindow(windowMs: number, error = SAME_WINDOW): number | null {
  const seconds = USUAL_SECONDS.find((one) => Math.abs(windowMs / (one * SECOND_MS) - 1) <= error)
  return seconds === undefined ? null : seconds * SECOND_MS
}

/** Returns whether most announced window ends fit the candidate's windows. Ends of windows of another length do not count. */
export function endsAsAnnounced({ windowMs: everyMs, phaseMs }: Times, { ends }: Hints): boolean {
  let [fitting, others] = [0, 0]
  for (const { windowMs, endMs } of ends) {
    if (windowMs !== null && !isSameWindow(windowMs, everyMs)) continue
    const position = (endMs - phaseMs) / everyMs
    if (Math.abs(position - Math.round(position)) < SAME_WINDOW) fitting += 1
    else others += 1
  }
  return fitting > others
}
