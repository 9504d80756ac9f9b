/** What is known of a run file. */

/** It says what its transcript shows; or nobody could tell; or it says something else. */
export type RunFileState =
  | { readonly kind: 'verified' }
  | { readonly kind: 'unverified' | 'edited'; readonly why: string }
