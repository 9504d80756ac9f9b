/** Builds exchanges of sign-up for the tests of its checks. */
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }
import type { Evidence } from '../../evidence/check.ts'
import type { Exchange, CapturedSecret } from '../../exchange/exchange.ts'
import type { Judgement } from '../../exchange/judgement.ts'
import { SIGNUP_MISTAKES } from '../signup-mistakes.ts'
import { exchange, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { signupChecks } from './signup.ts'
import { judged } from '../../evidence/verdict-fixture.ts'

/** The readings of the default profile, with all three parts of a sign-up declared as required. */
export const signupReadings = readingsOf({
  ...openai.readings,
  'signup.request': { ...openai.readings['signup.request'], required: ['email', 'password', 'name'] },
})
/** The placeholder of the API key of the first account. */
export const FIRST_KEY = '~aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
/** The placeholder of the API key of the second account. */
export const OTHER = '~bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'
/** The placeholder of the password of all accounts. */
export const PASSWORD = '~cccccccccccccccccccccccccccc'
const NO_STORE: ExchangeParts['headers'] = [
  ['content-type', 'application/json'],
  ['cache-control', 'no-store'],
]
/** The JSON body of the answer to a refused call. */
export const error = { error: { message: 'no', type: 'invalid_request_error', param: null, code: null } }
/** The status and body of the answer to a refused call. */
export const refused: ExchangeParts = { status: 400, json: error }

/** The parts of exchanges that a test sets, by the label of the call. `kept`: the API key in the answer; null: none. */
export type SignupCallChanges = {
  readonly [label: string]: ExchangeParts & { readonly kept?: CapturedSecret | null }
}

/** Returns the record of an API key that an answer contained. */
export function kept(placeholder: string, more: Partial<CapturedSecret> = {}): CapturedSecret {
  const name = 'signup-key'
  const rest = { chars: 32, bits: 140, isSendable: true, matchesFormat: null }
  return { name, pointer: '/api_key', placeholder, ...rest, ...more }
}

/** The exchanges with a conforming target, by label. Only parts that differ from the defaults are given. */
export const GOOD_CALLS: SignupCallChanges = {
  first: {
    status: 201,
    headers: NO_STORE,
    json: { api_key: FIRST_KEY },
    requestJson: { password: PASSWORD },
    kept: kept(FIRST_KEY),
  },
  use: {},
  get: { status: 405, json: error },
  second: { status: 201, headers: NO_STORE, json: { api_key: OTHER }, kept: kept(OTHER) },
  duplicate: { status: 409, json: error },
  'use-later': {},
  'duplicate-case': { status: 409, json: error },
  renewed: { status: 201, headers: NO_STORE, json: { api_key: OTHER }, kept: kept(OTHER) },
  'renewed-beside': { status: 409, json: error },
  ...Object.fromEntries(SIGNUP_MISTAKES.map(({ label }) => [label, refused])),
}

/** Returns the exchanges with a conforming target. `changed` replaces the exchange with a given label, or removes it (null). */
export function answers(
  changed: { readonly [label: string]: SignupCallChanges[string] | null } = {},
): readonly Exchange[] {
  const all = Object.entries({ ...GOOD_CALLS, ...changed }).flatMap(([label, given]) => {
    if (given === null) return []
    const { kept: secret, ...parts } = given
    const made = exchange(`signup.accounts/${label}`, parts)
    return [secret == null ? made : { ...made, kept: secret }]
  })
  return [exchange('core.completion/all-four'), ...all]
}

/** Returns the judgment of a sign-up check on these exchanges. */
export function judgeSignup(
  id: string,
  exchanges: readonly Exchange[],
  parts: Partial<Evidence> = {},
): Judgement {
  return judged(signupChecks, id, exchanges, {
    readings: signupReadings,
    secretPlaceholders: [FIRST_KEY, OTHER, PASSWORD],
    ...parts,
  })
}
