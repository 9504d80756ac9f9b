/** The shape of a rule of the verifier. */
import type { OpenBundle } from './open-bundle.ts'

/** The three answers about a bundle. */
export type BundleAnswer = 'signature' | 'complete' | 'recomputed'

/** One thing that must hold of a bundle. `find` returns what does not hold, one line each. Pure. */
export type Rule = {
  readonly id: string
  readonly answer: BundleAnswer
  readonly find: (bundle: OpenBundle) => readonly string[]
}
