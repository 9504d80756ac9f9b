/** Defines the rules by which `assay verify` judges a bundle. */
import { firstNames } from '../schemas/count.ts'
import type { OpenBundle, PlannedTranscript } from './open-bundle.ts'

/**
 * What a rule verifies. `signature` means who signed the bundle, and `complete` that it contains the whole run, unchanged. `recomputed`
 * means that the results follow from the transcript.
 */
export type BundleAnswer = 'signature' | 'complete' | 'recomputed'

/** A rule of `assay verify`. `find` returns one message for each violation of the rule in a bundle. Pure. */
export type Rule = {
  readonly id: string
  readonly answer: BundleAnswer
  readonly find: (bundle: OpenBundle) => readonly string[]
}

/** Creates a rule about a bundle. `answer` is the property that a bundle lacks if it violates the rule, such as `complete`. */
export function rule(id: string, answer: BundleAnswer, find: Rule['find']): Rule {
  return { id, answer, find }
}

/** Creates a rule about the transcript. The rule finds nothing if the transcript cannot be parsed. */
export function transcriptRule(
  id: string,
  find: (parts: PlannedTranscript, bundle: OpenBundle) => readonly string[],
): Rule {
  return rule(id, 'complete', (bundle) =>
    'value' in bundle.transcript ? find(bundle.transcript.value, bundle) : [],
  )
}

/** Returns a message that lists ids, such as `FINDING: a, b and 3 more`. Returns no message if `found` is empty. */
export function findingAbout(finding: string, found: readonly { readonly id: string }[]): readonly string[] {
  return found.length === 0 ? [] : [`${finding}: ${firstNames(found.map(({ id }) => id))}`]
}
