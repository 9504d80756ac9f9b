/** Looks for calls that a run left out and that its probes declare as due, for which `assay verify` refuses a certificate. */
import { openBundle } from '../../certificate/open-bundle.ts'
import { transcriptRules } from '../../certificate/transcript-rules.ts'
import { bundled, STATEMENT } from './bundle-fixture.ts'

/** Returns what the rule `calls-whole` of `assay verify` finds in a transcript, whatever statement it was made with. */
export function missingCalls(transcript: string): readonly string[] {
  const bundle = openBundle(bundled(transcript, STATEMENT, null), { key: null, nowMs: Date.now() })
  return transcriptRules.filter(({ id }) => id === 'calls-whole').flatMap(({ find }) => find(bundle))
}
