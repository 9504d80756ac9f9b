/** Leaks of sign-up: the key outside its place, the password anywhere, either of them to a cache. */
import { count } from '../../../schemas/count.ts'
import { check, type Check } from '../../evidence/check.ts'
import { examine } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { notApplicable, type Issue } from '../../exchange/judgement.ts'
import { headerValues, is2xx, statusOf } from '../../exchange/reply.ts'
import {
  calls,
  givesKey,
  keysIn,
  MISTAKES,
  ON_SIGNUP,
  timesInBody,
  whenAccepted,
  whenGiven,
  whenSignupOffered,
} from './signup-evidence.ts'

/** Headers are what proxies write into their logs. */
const keyNotInHeaders = check({
  id: 'signup.key-not-in-headers',
  capability: 'signup',
  gap: 'G2.5',
  reading: 'key.format',
  level: 'MUST',
  title: 'no answer has the new key in a header: no Location, no Set-Cookie, no other',
  on: ON_SIGNUP,
  trippedBy: ['signup-key-in-location', 'signup-key-in-cookie'],
  judge: (evidence) =>
    whenGiven(evidence, () => {
      const keys = keysIn(evidence)
      return examine(evidence, calls(evidence).filter(isSeen), ({ id, response }) =>
        (response?.headers ?? [])
          .filter(([, value]) => keys.some((key) => value.includes(key)))
          .map(([name]) => ({
            at: `${id} header ${name}`,
            expected: 'no part of the key',
            received: 'the key',
          })),
      )
    }),
})

/** Messages and links end up on screens, in tickets and in logs. */
const keyOnce = check({
  id: 'signup.key-once',
  capability: 'signup',
  gap: 'G4.2',
  reading: 'signup.response',
  level: 'SHOULD',
  title: 'the key appears once in the answer, and not in a message or link as well',
  on: ON_SIGNUP,
  trippedBy: ['signup-key-in-message', 'signup-key-in-link'],
  judge: (evidence) =>
    whenGiven(evidence, (kept, first) =>
      examine(evidence, [first], () => {
        const times = timesInBody(first, kept.placeholder)
        return times <= 1
          ? []
          : [{ at: `${first.id} body`, expected: 'the key once', received: count(times, 'time') }]
      }),
    ),
})

const noKeyForMistakes = check({
  id: 'signup.no-key-for-mistakes',
  capability: 'signup',
  clause: 'C4.7',
  level: 'MUST',
  title: 'a sign-up that is refused gives no key',
  on: ON_SIGNUP,
  trippedBy: ['signup-key-in-refusal'],
  judge: (evidence) =>
    whenAccepted(evidence, () =>
      examine(evidence, calls(evidence, ['duplicate', ...MISTAKES]), (exchange) =>
        !is2xx(exchange) && givesKey(evidence, exchange)
          ? [{ at: `${exchange.id} ${exchange.kept?.pointer ?? ''}`, expected: 'no key', received: 'a key' }]
          : [],
      ),
    ),
})

const passwordNotEchoed = check({
  id: 'signup.password-not-echoed',
  capability: 'signup',
  gap: 'G4.2',
  reading: 'signup.response',
  level: 'MUST',
  title: 'no answer repeats the password',
  on: ON_SIGNUP,
  trippedBy: ['signup-password-echoed', 'signup-password-in-error'],
  judge: (evidence) =>
    whenSignupOffered(evidence, () => {
      const sent = evidence.secretPlaceholders.filter((secret) =>
        calls(evidence).some(({ request }) => request.body?.text?.includes(secret)),
      )
      if (sent.length === 0) return notApplicable('no password was sent')
      return examine(evidence, calls(evidence).filter(isSeen), (exchange) =>
        sent.flatMap((password) => echoes(exchange, password)),
      )
    }),
})

/** Source: RFC 9111 section 5.2.2.5; RFC 6749 section 5.1 asks it of every answer with a token. */
const noStore = check({
  id: 'signup.no-store',
  capability: 'signup',
  gap: 'G4.2',
  reading: 'signup.response',
  level: 'SHOULD',
  title: 'an answer with a key must not be cached: Cache-Control has no-store',
  on: ON_SIGNUP,
  trippedBy: ['signup-cacheable'],
  judge: (evidence) =>
    whenGiven(evidence, (_, first) =>
      examine(evidence, [first], ({ id, response }) => {
        const value = headerValues(response?.headers ?? [], 'cache-control').join(', ')
        if (/(^|[\s,])no-store\b/i.test(value)) return []
        const received = value === '' ? 'missing' : value.slice(0, 80)
        return [{ at: `${id} header cache-control`, expected: 'no-store', received }]
      }),
    ),
})

/** Checks of what is given away. */
export const leakChecks: readonly Check[] = [
  keyNotInHeaders,
  keyOnce,
  noKeyForMistakes,
  passwordNotEchoed,
  noStore,
]

// A limit (429) is not an answer of sign-up, and what it says is judged on its own.
function isSeen(exchange: Exchange): boolean {
  return statusOf(exchange) !== null && statusOf(exchange) !== 429
}

function echoes(exchange: Exchange, password: string): readonly Issue[] {
  const inHeader = (exchange.response?.headers ?? []).some(([, value]) => value.includes(password))
  if (!inHeader && timesInBody(exchange, password) === 0) return []
  const at = `${exchange.id} ${inHeader ? 'header' : 'body'}`
  return [{ at, expected: 'no password', received: 'the password' }]
}
