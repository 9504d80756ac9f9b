/** Hand-made exchanges of sign-up, for the tests of its checks. */
import openai from '../../../schemas/profiles/openai.json' with { type: 'json' }
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange, CapturedSecret } from '../../exchange/exchange.ts'
import type { Judgement } from '../../exchange/judgement.ts'
import { SIGNUP_MISTAKES } from '../signup-mistakes.ts'
import { exchange, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { signupChecks } from './signup.ts'
import { judged } from '../../evidence/verdict-fixture.ts'

/** The readings in force: the profile, and a sign-up that needs all three parts. */
export const signupReadings = readingsOf({
  ...openai.readings,
  'signup.request': { ...openai.readings['signup.request'], required: ['email', 'password', 'name'] },
})
/** Stands for the first key. */
export const FIRST_KEY = '~aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'
/** Stands for another key. */
export const OTHER = '~bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'
/** Stands for the password of the accounts. */
export const PASSWORD = '~cccccccccccccccccccccccccccc'
const NO_STORE: ExchangeParts['headers'] = [
  ['content-type', 'application/json'],
  ['cache-control', 'no-store'],
]
/** The body of an error. */
export const error = { error: { message: 'no', type: 'invalid_request_error', param: null, code: null } }
/** A refusal. */
export const refused: ExchangeParts = { status: 400, json: error }

/** Parts of calls that a test wants to be special, by label. */
export type SignupCallChanges = {
  readonly [label: string]: ExchangeParts & { readonly kept?: CapturedSecret | null }
}

/** Returns a key that an answer gave. */
export function kept(placeholder: string, more: Partial<CapturedSecret> = {}): CapturedSecret {
  const name = 'signup-key'
  const rest = { chars: 32, bits: 140, isSendable: true, matchesFormat: null }
  return { name, pointer: '/api_key', placeholder, ...rest, ...more }
}

/** The calls of a good target, by label. */
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
  ...Object.fromEntries(SIGNUP_MISTAKES.map(({ label }) => [label, refused])),
}

/** Returns the calls of a good target, but for the labels given; null takes a call out. */
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

/** Returns the judgement of a check of sign-up on these exchanges. */
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
