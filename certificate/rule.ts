import { firstNames } from '../schemas/count.ts'
import type { OpenBundle, PlannedTranscript } from './open-bundle.ts'

/** A question about a bundle: is its signature valid, is its run complete, do its verdicts follow from the transcript? */
export type BundleAnswer = 'signature' | 'complete' | 'recomputed'

/** A rule of `assay verify`. `find` returns its violations in a bundle. */
export type Rule = {
  readonly id: string
  readonly answer: BundleAnswer
  readonly find: (bundle: OpenBundle) => readonly string[]
}

/** Creates a rule of `assay verify`. `find` returns the violations in a bundle. One violation is enough to answer `question` with no. */
export function rule(id: string, question: BundleAnswer, find: Rule['find']): Rule {
  return { id, answer: question, find }
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
