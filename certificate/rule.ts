/** Defines the rules by which `assay verify` judges a bundle. */
import { firstNames } from '../schemas/count.ts'
import type { OpenBundle, PlannedTranscript } from './open-bundle.ts'

/** What a rule verifies: who signed, that nothing is missing, or that the verdicts are right. */
export type BundleAnswer = 'signature' | 'complete' | 'recomputed'

/** A rule of `assay verify`. `find` returns its violations in a bundle. */
export type Rule = {
  readonly id: string
  readonly answer: BundleAnswer
  readonly find: (bundle: OpenBundle) => readonly string[]
}

/** Creates a rule about a bundle. */
export function rule(id: string, answer: BundleAnswer, find: Rule['find']): Rule {
  return { id, answer, find }
}

/** Creates a rule about the transcript of a bundle. */
export function transcriptRule(
  id: string,
  find: (parts: PlannedTranscript, bundle: OpenBundle) => readonly string[],
): Rule {
  return rule(id, 'complete', (bundle) =>
    'value' in bundle.transcript ? find(bundle.transcript.value, bundle) : [],
  )
}

/** Returns a message that lists ids, such as `FINDING: a, b`; empty without ids. */
export function findingAbout(finding: string, found: readonly { readonly id: string }[]): readonly string[] {
  return found.length === 0 ? [] : [`${finding}: ${firstNames(found.map(({ id }) => id))}`]
}
