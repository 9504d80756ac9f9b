import { firstNames } from '../schemas/count.ts'
import type { OpenBundle, PlannedTranscript } from './open-bundle.ts'

/** The result to which a rule belongs: the signature is valid, the run is complete, or the verdicts follow from the transcript. */
export type BundleAnswer = 'signature' | 'complete' | 'recomputed'

/** A rule of `assay verify`. `find` returns its violations in a bundle. */
export type Rule = {
  readonly id: string
  readonly answer: BundleAnswer
  readonly find: (bundle: OpenBundle) => readonly string[]
}

/** Creates a rule of `assay verify`. `find` returns the violations. With any violation, the result named by `answer` is negative. */
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

/** Returns a list with one message: `finding` and the ids of `found`, such as `FINDING: a, b`. Empty if `found` is empty. */
export function findingAbout(finding: string, found: readonly { readonly id: string }[]): readonly string[] {
  return found.length === 0 ? [] : [`${finding}: ${firstNames(found.map(({ id }) => id))}`]
}
