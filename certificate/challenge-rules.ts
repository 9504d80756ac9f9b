/** The rules about a challenge that the reader gave out. They say nothing when the reader names none. */
import type { Exchange } from '../conformance/exchange/exchange.ts'
import { nonceOf } from '../conformance/transport/nonce.ts'
import type { TranscriptParts } from '../conformance/transport/transcript.ts'
import type { Challenge } from './challenge.ts'
import type { Rule } from './rule.ts'

function onChallenge(
  id: string,
  find: (challenge: Challenge, parts: TranscriptParts) => readonly string[],
): Rule {
  return {
    id,
    answer: 'complete',
    find: ({ reader, transcript }) =>
      reader.challenge == null || !('value' in transcript) ? [] : find(reader.challenge, transcript.value),
  }
}

const seed = onChallenge('challenge-seed', ({ seed: given }, { header }) =>
  header.seed === given ? [] : ['the run was not made with the seed of the challenge'],
)

const time = onChallenge('challenge-time', ({ createdAt, expiresAt }, { header, end }) => {
  const startMs = Date.parse(header.startedAt)
  if (startMs < Date.parse(createdAt)) return ['the run began before the challenge was made']
  const isLate = startMs + (end?.durationMs ?? 0) > Date.parse(expiresAt)
  return isLate ? ['the run ended after the challenge had expired'] : []
})

// Prompts show the seed of anyone who asks; only an answer that repeats a nonce shows that somebody heard it.
const heard = onChallenge('challenge-heard', (_, { header, exchanges }) => {
  const asked = exchanges.filter(({ request }) => request.body?.text?.includes('repeat: ') === true)
  return asked.some((exchange) => repeatsNonce(exchange, header.seed))
    ? []
    : ['no answer repeats a nonce of the challenge: answers may have been prepared']
})

function repeatsNonce({ probe, label, response }: Exchange, seedOfRun: string): boolean {
  const labels = [label, 'plain', 'scripts', 'first', 'last', 'one']
  const said = response?.body.text ?? ''
  return labels.some((name) => said.includes(nonceOf(seedOfRun, probe, name)))
}

/** Every rule about a challenge. */
export const challengeRules: readonly Rule[] = [seed, time, heard]
