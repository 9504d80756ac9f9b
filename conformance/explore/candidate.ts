/** The shape of a candidate. */
import type { Reading } from '../statement/readings.ts'

/**
 * A reading that may fit. Candidates with the lowest `rank` are tried first. 0 demands most, 1 is made from observed
 * answers, and 2 demands so little that it fits almost everything.
 */
export type Candidate = {
  readonly reading: Reading
  readonly rank: 0 | 1 | 2
  /** Ids of exchanges that show it, where no check does. */
  readonly seen?: readonly string[]
  /** Set where only its form was seen: what was recorded cannot show whether it holds. */
  readonly isUnverified?: true
}
