/** Whether a transcript is still the one that was recorded. */
import { recordFlaws } from '../transport/record-flaws.ts'
import { chainOf } from '../transport/transcript-chain.ts'
import { readTranscript } from '../transport/transcript.ts'

/**
 * Returns the signs that the text of a transcript was changed, one line each. Signs are a broken chain, and a body that is
 * not as long as recorded. Transcripts of older versions have no chain. Throws TranscriptError for anything that is not a
 * transcript.
 */
export function transcriptFlaws(text: string, source: string): readonly string[] {
  const chain = chainOf(text)
  const { header, exchanges, secrets } = readTranscript(text, source)
  const placeholders = [...header.secretPlaceholders, ...secrets.map(({ placeholder }) => placeholder)]
  return [
    ...(chain.kind === 'broken' ? [`line ${chain.line} does not carry the digest of what it holds`] : []),
    ...recordFlaws(exchanges, placeholders),
  ]
}
