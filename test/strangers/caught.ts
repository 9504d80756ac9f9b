/** The expectations for a fault of Orchard that must be caught. */

/** A fault that is caught. */
export type Caught = {
  /** Checks that catch it: all of them, or one of them where `oneOf` says so. */
  readonly by: readonly string[]
  /** The pattern of the texts of their issues. */
  readonly words: RegExp
  /** Further checks that it trips, and rightly: what it does shows there too. Nothing else may fail. */
  readonly also?: readonly string[]
  /** It hits one call in five, and which one depends on the order of calls made at once. */
  readonly oneOf?: true
  /** Readings in place of those of the statement that bring it to light. They hold for the good server too. */
  readonly readings?: Readonly<Record<string, unknown>>
}
