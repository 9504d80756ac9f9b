/** Tells what fails only under load from what always fails. Pure. */
import type { Conformance, UnderLoad } from './conformance-record.ts'

/** A check that fails in a share of answers has so small a chance to fail in none of as many answers by accident. */
const LARGEST_CHANCE = 0.01

/** Adds what the same checks say of answers to one user alone. */
export function besideQuiet(loaded: Conformance, quiet: Conformance): Conformance {
  const checks = (loaded.checks ?? []).map((check) => ({ ...check, quiet: quietVerdict(check, quiet) }))
  return { ...loaded, checks, quiet: { from: 'run', answers: quiet.sampled } }
}

function quietVerdict(check: UnderLoad, quiet: Conformance): UnderLoad['quiet'] {
  if (quiet.checks?.some(({ id }) => id === check.id) === true) return 'fails'
  const share = check.of === 0 ? 0 : check.failed / check.of
  // So few answers might have missed a failure that does not need a load.
  return (1 - share) ** quiet.sampled <= LARGEST_CHANCE ? 'passes' : 'unknown'
}
