import { firstNames } from '../schemas/count.ts'
import type { OpenBundle, PlannedTranscript } from './open-bundle.ts'

/** The question that a rule helps to answer: who signed, whether nothing is missing, or whether the verdicts are right. */
export type BundleAnswer = 'signature' | 'complete' | 'recomputed'

/** A rule of `assay verify`. `find` returns its violations in a bundle. */
export type Rule = {
  readonly id: string
  readonly answer: BundleAnswer
  readonly find: (bundle: OpenBundle) => readonly string[]
}

/** Creates a rule of `assay verify`. `find` returns the violations, which spoil the given one of its three answers. */
export function rule(id: string, answer: BundleAnswer, find: Rule['find']): Rule {
  return { id, answer, find }
}

/** Creates a rule of `assay verify` about the transcript in a bundle. It finds nothing if the transcript is unreadable. */
export function transcriptRule(
  id: string,
  find: (parts: PlannedTranscript, bundle: OpenBundle) => readonly string[],
): Rule {
  return rule(id, 'complete', (bundle) =>
    'value' in bundle.transcript ? find(bundle.transcript.value, bundle) : [],
  )
}

/** Returns one message, such as `FINDING: a, b`, as a list: `finding` and the ids of `found`. Empty if `found` is empty. */
export function findingAbout(finding: string, found: readonly { readonly id: string }[]): readonly string[] {
  return found.length === 0 ? [] : [`${finding}: ${firstNames(found.map(({ id }) => id))}`]
}
