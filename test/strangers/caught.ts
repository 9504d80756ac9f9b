/** The checks that must catch a fault, and words that their issues must contain. */
export type Caught = {
  /** The checks that must catch the fault: all of them, or one of them if `oneOf` is set. */
  readonly by: readonly string[]
  /** Matches the text of the issues that the checks of `by` report. */
  readonly words: RegExp
  /** Other checks that may also fail, because they see the fault too. All further checks must pass. */
  readonly also?: readonly string[]
  /**
   * Set if the fault occurs in only one of five calls. The order of the calls differs between runs, and so does the
   * check that sees the fault. It is therefore enough that one check of `by` fails.
   */
  readonly oneOf?: true
  /** The declared readings to replace so that the fault shows. Orchard without faults conforms to the new readings. */
  readonly readings?: Readonly<Record<string, unknown>>
}
