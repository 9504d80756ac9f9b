/** Selects faults for the sampled tests that checks catch faults (kill matrices): few faults, but at least one for each check. */
import { everyCheck } from '../../conformance/session/registry.ts'
import { isBrief, isFull, isInSample, isTouched, sampleOfToday } from '../sampling/sampled-cases.ts'

/** Returns whether the fault with this id is in the small set of faults that together trip every check. */
export function isCovering(fault: string): boolean {
  return covering().has(fault)
}

// The sampling interval of brief runs: they judge about one in `NEEDED_IN_BRIEF` of the covering faults.
const NEEDED_IN_BRIEF = 12

/** Returns whether kill matrices judge a fault: each in a full run, else those touched or covering (in a brief run, only a sample). */
export function isJudged(fault: string): boolean {
  if (isFull || isTouched(fault)) return true
  return isCovering(fault) && (!isBrief || isInSample(fault, NEEDED_IN_BRIEF))
}

// The wide sample begins with one in `TODAY_ONE_IN` faults, others each day, so that each fault is judged within as many days.
const TODAY_ONE_IN = 10

// Test files with both samples may share this module.
const found = new Map<boolean, ReadonlySet<string>>()
const covering = (): ReadonlySet<string> => {
  const faults = found.get(isBrief) ?? coveringFaults()
  found.set(isBrief, faults)
  return faults
}

// Chooses further faults greedily. Each next fault trips the most checks that no chosen fault trips.
function coveringFaults(): ReadonlySet<string> {
  const left = new Map<string, Set<string>>()
  for (const { id, trippedBy } of everyCheck)
    for (const fault of trippedBy) left.set(fault, (left.get(fault) ?? new Set()).add(id))
  const chosen = new Set(isBrief ? [] : sampleOfToday([...left.keys()], TODAY_ONE_IN))
  for (const fault of chosen)
    for (const id of left.get(fault) ?? []) for (const ids of left.values()) ids.delete(id)
  for (;;) {
    const [best] = [...left].toSorted(([, one], [, other]) => other.size - one.size)
    if (best === undefined || best[1].size === 0) return chosen
    const [fault, tripped] = best
    chosen.add(fault)
    for (const id of tripped) for (const ids of left.values()) ids.delete(id)
  }
}
