/** Builds the rules about a run whose transcript can be read. */
import type { TranscriptParts } from '../conformance/transport/transcript.ts'
import type { OpenBundle } from './open-bundle.ts'
import type { BundleAnswer, Rule } from './rule.ts'

/** Returns a rule about a transcript that can be read. */
export function onRun(
  id: string,
  find: (parts: TranscriptParts, bundle: OpenBundle) => readonly string[],
): Rule {
  const answer: BundleAnswer = 'complete'
  return {
    id,
    answer,
    find: (bundle) => ('value' in bundle.transcript ? find(bundle.transcript.value, bundle) : []),
  }
}

const NAMED = 3

/** The first of these ids, and how many more there are. */
export function named(ids: readonly string[]): string {
  const more = ids.length > NAMED ? ` and ${ids.length - NAMED} more` : ''
  return `${ids.slice(0, NAMED).join(', ')}${more}`
}
