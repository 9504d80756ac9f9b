/** The rules about a challenge that the reader gave out. They say nothing when the reader names none. */
import { echoTextIn } from '../conformance/exchange/echo-text.ts'
import type { Exchange } from '../conformance/exchange/exchange.ts'
import { labelInRound, nonceOf, type NonceSource } from '../conformance/transport/nonce.ts'
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

const disguise = onChallenge('challenge-disguise', ({ disguised }, { header }) =>
  disguised === true && header.disguised !== true
    ? ['the challenge asks for a disguised run, and the run was not disguised']
    : [],
)

// Prompts show the seed of anyone who asks; only an answer that repeats a nonce shows that somebody heard it.
const heard = onChallenge('challenge-heard', (_, { header, exchanges }) => {
  const asked = exchanges.filter(({ request }) => echoTextIn(request.body?.text ?? '') !== null)
  return asked.some((exchange) => repeatsNonce(exchange, header))
    ? []
    : ['no answer repeats a nonce of the challenge: answers may have been prepared']
})

function repeatsNonce({ probe, label, round, response }: Exchange, source: NonceSource): boolean {
  const labels = [label, 'plain', 'scripts', 'first', 'last', 'one']
  const said = response?.body.text ?? ''
  return labels.some((name) => said.includes(nonceOf(source, probe, labelInRound(name, round))))
}

/** Every rule about a challenge. */
export const challengeRules: readonly Rule[] = [seed, time, disguise, heard]
