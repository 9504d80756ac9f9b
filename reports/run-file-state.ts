/** The state of a run file. */

/** The run file agrees with its transcript, or that could not be verified, or it disagrees. */
export type RunFileState =
  | { readonly kind: 'verified' }
  | { readonly kind: 'unverified' | 'edited'; readonly why: string }
