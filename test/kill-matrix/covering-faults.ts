/** The faults that the samples of the kill matrices run: few of them, but for each check one that trips it. */
import { everyCheck } from '../../conformance/session/registry.ts'
import { isBrief, isFull, isInSample, isTouched } from '../sampling/sampled-cases.ts'

/** Returns whether the fault with this id is in the small set of faults that together trip every check. */
export function isCovering(fault: string): boolean {
  return covering.has(fault)
}

// The brief sample has one in so many of the faults that are needed.
const NEEDED_IN_BRIEF = 6

/** Returns whether a kill matrix judges the fault with this id. It always judges those of the current change. */
export function isJudged(fault: string): boolean {
  if (isFull || isTouched(fault)) return true
  return isCovering(fault) && (!isBrief || isInSample(fault, NEEDED_IN_BRIEF))
}

const covering = coveringFaults()

// Again and again the fault that trips most of the checks that no fault trips yet: nearly as few as can be.
function coveringFaults(): ReadonlySet<string> {
  const left = new Map<string, Set<string>>()
  for (const { id, trippedBy } of everyCheck)
    for (const fault of trippedBy) left.set(fault, (left.get(fault) ?? new Set()).add(id))
  const chosen = new Set<string>()
  for (;;) {
    const [best] = [...left].toSorted(([, one], [, other]) => other.size - one.size)
    if (best === undefined || best[1].size === 0) return chosen
    const [fault, tripped] = best
    chosen.add(fault)
    for (const id of tripped) for (const ids of left.values()) ids.delete(id)
  }
}
