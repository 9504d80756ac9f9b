/** The shape of a rule of the verifier. */
import type { TranscriptParts } from '../conformance/transport/transcript.ts'
import type { OpenBundle } from './open-bundle.ts'

/** The three answers about a bundle. */
export type BundleAnswer = 'signature' | 'complete' | 'recomputed'

/** One thing that must hold of a bundle. `find` returns what does not hold, one line each. Pure. */
export type Rule = {
  readonly id: string
  readonly answer: BundleAnswer
  readonly find: (bundle: OpenBundle) => readonly string[]
}

/** Returns a rule. */
export function rule(id: string, answer: BundleAnswer, find: Rule['find']): Rule {
  return { id, answer, find }
}

/** Returns a rule about a transcript that can be read. */
export function onRun(
  id: string,
  find: (parts: TranscriptParts, bundle: OpenBundle) => readonly string[],
): Rule {
  return rule(id, 'complete', (bundle) =>
    'value' in bundle.transcript ? find(bundle.transcript.value, bundle) : [],
  )
}

const NAMED = 3

/** Returns the first of these ids, and how many more there are. */
export function named(ids: readonly string[]): string {
  const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : ''
  return `${ids.slice(0, NAMED).join(', ')}${more}`
}

/** Returns a finding about these exchanges or probes; nothing where there are none. */
export function about(finding: string, found: readonly { readonly id: string }[]): readonly string[] {
  return found.length === 0 ? [] : [`${finding}: ${named(found.map(({ id }) => id))}`]
}
