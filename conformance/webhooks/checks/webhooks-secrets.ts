/** The secrets that deliveries are signed with, as far as a transcript may show: how long, whether equal. Pure. */
import { is2xx } from '../../exchange/reply.ts'
import { check, type Check } from '../../evidence/check.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { notApplicable, violatedUnlessEmpty, type Issue, type Judgement } from '../../exchange/judgement.ts'
import { stringOf } from '../../statement/readings.ts'
import { callIn, nothingCame, ON_EVENTS, registrationsIn, whenWebhooksOffered } from './webhook-evidence.ts'

const registrationSecret = check({
  id: 'webhooks.registration-secret',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'MUST',
  title: 'registering an address gives the secret to verify with, at the secretPointer of the reading',
  on: ON_EVENTS,
  trippedBy: ['webhook-secret-missing'],
  judge: (evidence) =>
    onSecrets(evidence, (calls, pointer) =>
      calls
        .filter(({ kept }) => kept === undefined)
        .map((call) => ({ at: `${call.id} ${pointer}`, expected: 'a secret', received: 'none' })),
    ),
})

/** A secret of 24 bytes has 32 characters of base64 (Standard Webhooks, "Signature scheme"). */
const secretStrength = check({
  id: 'webhooks.secret-strength',
  capability: 'webhooks',
  gap: 'G6.5',
  reading: 'webhooks.signature',
  level: 'MUST',
  title: 'a signing secret is at least 24 bytes long, so that it cannot be guessed',
  on: ON_EVENTS,
  trippedBy: ['webhook-secret-short'],
  judge: (evidence) =>
    onSecrets(evidence, (calls) =>
      calls.flatMap(({ id, kept }) => {
        if (kept === undefined || (kept.chars >= MIN_SECRET_CHARS && kept.bits >= MIN_SECRET_BITS)) return []
        const expected = `a secret of ${MIN_SECRET_CHARS} characters or more`
        return [{ at: `${id} secret`, expected, received: `a secret of ${kept.chars} characters` }]
      }),
    ),
})

const MIN_SECRET_CHARS = 32
// An upper bound of what there is to guess: repeated letters are not worth much.
const MIN_SECRET_BITS = 100

const secretsDistinct = check({
  id: 'webhooks.secrets-distinct',
  capability: 'webhooks',
  gap: 'G6.5',
  reading: 'webhooks.signature',
  level: 'SHOULD',
  title: 'each address has a secret of its own',
  on: ON_EVENTS,
  trippedBy: ['webhook-secret-shared'],
  judge: (evidence) => {
    const seen = new Set<string>()
    return onSecrets(evidence, (calls) =>
      calls.flatMap(({ id, kept }) => {
        if (kept === undefined) return []
        const isNew = !seen.has(kept.placeholder)
        seen.add(kept.placeholder)
        return isNew ? [] : [{ at: `${id} secret`, expected: 'another secret', received: 'one given before' }]
      }),
    )
  },
})

const secretNotListed = check({
  id: 'webhooks.secret-not-listed',
  capability: 'webhooks',
  gap: 'G6.6',
  reading: 'webhooks.registration',
  level: 'SHOULD',
  title: 'the list of addresses does not reveal a secret',
  on: ON_EVENTS,
  trippedBy: ['webhook-secret-listed'],
  judge: (evidence) =>
    whenWebhooksOffered(evidence, () => {
      const list = callIn(evidence, 'list')
      if (list === null) return notApplicable('the reading has no listPath')
      const text = list.response?.body.text ?? ''
      const isListed = evidence.secretPlaceholders.some((placeholder) => text.includes(placeholder))
      const issue = { at: `${list.id} body`, expected: 'no secret', received: 'a secret of an address' }
      return violatedUnlessEmpty(isListed ? [issue] : [], [list])
    }),
})

/** Checks of signing secrets. */
export const secretChecks: readonly Check[] = [
  registrationSecret,
  secretStrength,
  secretsDistinct,
  secretNotListed,
]

function onSecrets(
  evidence: Evidence,
  rule: (calls: readonly Exchange[], pointer: string) => readonly Issue[],
): Judgement {
  return whenWebhooksOffered(evidence, () => {
    const pointer = stringOf(evidence.readings, 'webhooks.registration', 'secretPointer')
    const calls = registrationsIn(evidence).filter(is2xx)
    if (pointer === null || stringOf(evidence.readings, 'webhooks.signature', 'reading') === 'none') {
      return notApplicable('a registration gives no secret, by the readings')
    }
    if (calls.length === 0) return nothingCame(evidence)
    return violatedUnlessEmpty(rule(calls, pointer), calls)
  })
}
