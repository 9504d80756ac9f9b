/** The checks that must catch a fault, and the wording of their issues. */
export type Caught = {
  /** The checks that must catch the fault: all of them, or one of them if `oneOf` is set. */
  readonly by: readonly string[]
  /** A pattern for the text of their issues. */
  readonly words: RegExp
  /** Further checks that may fail, because the fault shows there too. All others must pass. */
  readonly also?: readonly string[]
  /**
   * Set if the fault hits only one call in five, in an order that changes between runs. Then one check of `by`
   * suffices.
   */
  readonly oneOf?: true
  /** Readings that reveal the fault, in place of those of the statement. They are also true of the good server. */
  readonly readings?: Readonly<Record<string, unknown>>
}
