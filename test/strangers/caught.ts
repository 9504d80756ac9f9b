/** The expectations for a fault of Orchard that must be caught. */

/** A fault that is caught. */
export type Caught = {
  /** The checks that catch the fault: all of them, or one of them if `oneOf` is set. */
  readonly by: readonly string[]
  /** The pattern that the texts of their issues match. */
  readonly words: RegExp
  /** Further checks that the fault rightly trips, because its effect shows there too. No other check may fail. */
  readonly also?: readonly string[]
  /**
   * Set if the fault hits one call in five, and the order of simultaneous calls decides which. Then one of the checks in `by`
   * suffices.
   */
  readonly oneOf?: true
  /** Readings that replace those of the statement and reveal the fault. They are true of the good server too. */
  readonly readings?: Readonly<Record<string, unknown>>
}
