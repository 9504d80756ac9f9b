/** The shape of a candidate. */
import type { Reading } from '../statement/readings.ts'

/**
 * A reading that may fit. Those with the lowest `rank` are looked at first: 0 says most, 1 is made from what was seen, and 2
 * promises so little that it fits almost everything.
 */
export type Candidate = {
  readonly reading: Reading
  readonly rank: 0 | 1 | 2
  /** Ids of exchanges that show it, where no check does. */
  readonly seen?: readonly string[]
  /** Set where only its form was seen: what was recorded cannot show whether it holds. */
  readonly isUnverified?: true
}
