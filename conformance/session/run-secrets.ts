/** The secrets that a run is given, and what takes them out of its records. */
import type { HeaderList } from '../exchange/exchange.ts'
import { LIMITS_KEY, LIMITS_OTHER_KEY, LIMITS_SIBLING_KEY } from '../limits/declared-quotas.ts'
import { SIGNUP_KEY } from '../statement/signup-request.ts'
import { createRedactor, type Redactor } from '../transport/redaction.ts'
import { WEBHOOK_SECRET } from '../webhooks/probes/webhook-setup.ts'

/** Keys to look for limits with: the one that is spent, another one of its account, one of another account. */
export type LimitsKeys = {
  readonly key: string | null
  readonly siblingKey: string | null
  readonly otherKey: string | null
}

/** The options of a run that hold secrets. See SessionOptions. */
type SecretOptions = {
  readonly key: string | null
  readonly headers?: HeaderList
  readonly signup?: { readonly key: string | null }
  readonly webhookSecret?: string | null
  readonly limitsKeys?: LimitsKeys
}

/** Returns the secrets that are given besides the key, by the names under which probes send them. */
export function givenSecrets({
  signup,
  webhookSecret,
  limitsKeys,
}: SecretOptions): ReadonlyMap<string, string> {
  const given = [
    [SIGNUP_KEY, signup?.key],
    [WEBHOOK_SECRET, webhookSecret],
    [LIMITS_KEY, limitsKeys?.key],
    [LIMITS_SIBLING_KEY, limitsKeys?.siblingKey],
    [LIMITS_OTHER_KEY, limitsKeys?.otherKey],
  ] as const
  return new Map(given.flatMap(([name, value]) => (value == null ? [] : [[name, value] as const])))
}

/** Returns the redactor of a run that is given these secrets besides its key. */
export function redactorFor(
  { key, headers = [] }: SecretOptions,
  secrets: ReadonlyMap<string, string>,
): Redactor {
  const redactor = createRedactor([...(key === null ? [] : [key]), ...secrets.values()])
  // Not among the placeholders of the key: what a service says of its tenant is not a key that leaks.
  for (const [name, value] of headers) {
    redactor.learn(value)
    redactor.hideField(name)
  }
  return redactor
}
