import { newKey, type Account, type Accounts } from './accounts.ts'
import { requireJson } from './body.ts'
import { invalid, jsonReply, missing, Refusal, wrongType } from './error-replies.ts'
import { isObject, type JsonObject } from './json-value.ts'
import type { Call, Reply } from './patch.ts'
import type { Patching } from './patching.ts'

/** The path of sign-up (interface section 4). */
export const SIGNUP_PATH = '/auth/signup'

// The maximum length of an email address: 256 for a path (RFC 5321 section 4.5.3.1.3), minus its angle brackets.
const MAX_EMAIL_CHARACTERS = 254
const MIN_PASSWORD_CHARACTERS = 8
const MAX_PASSWORD_CHARACTERS = 256
const MAX_NAME_CHARACTERS = 200

type Application = { readonly email: string; readonly name: string }

/** Creates an account. Throws a Refusal for an invalid request, a used e-mail address, or too many sign-ups from one IP address. */
export function signUp(call: Call, accounts: Accounts, patching: Patching): Reply {
  const waitSeconds = accounts.secondsToWait(call.networkAddress)
  if (waitSeconds !== null) throw tooMany(waitSeconds)
  const { email, name } = readApplication(requireJson(call))
  if (accounts.isTaken(email)) {
    const message = 'There is an account with this address already.'
    throw new Refusal({ status: 409, message, param: 'email', code: 'email_taken' })
  }
  const key = patching.apply('apiKey', newKey(), call)
  const account = accounts.add(email, name, key)
  return accountReply(account, key, accounts.answers)
}

function accountReply(account: Account, key: string, answers: Accounts['answers']): Reply {
  const { id, email, name, createdAtSeconds } = account
  const shared = { id, object: 'account', email, name, created: createdAtSeconds }
  // No cache may store the answer with the key (RFC 9111 section 5.2.2.5).
  const headers = { 'cache-control': 'no-store' }
  switch (answers) {
    case 'key':
      return jsonReply(201, { ...shared, api_key: key }, headers)
    case 'wrapped-key':
      return jsonReply(201, { data: { ...shared, api_key: key } }, headers)
    case 'mail':
      return jsonReply(202, { ...shared, status: 'verification_sent' }, headers)
  }
}

function tooMany(waitSeconds: number): Refusal {
  return new Refusal({
    status: 429,
    message: `Too many sign-ups from this address. Try again in ${waitSeconds} seconds.`,
    type: 'rate_limit_error',
    code: 'rate_limit_exceeded',
    headers: { 'retry-after': String(waitSeconds) },
  })
}

function readApplication(json: unknown): Application {
  if (!isObject(json)) throw invalid(null, 'The body must be a JSON object.', 'invalid_type')
  const email = readText(json, 'email', 1, MAX_EMAIL_CHARACTERS)
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email))
    throw invalid('email', "'email' must be a mail address.")
  readText(json, 'password', MIN_PASSWORD_CHARACTERS, MAX_PASSWORD_CHARACTERS)
  const name = readText(json, 'name', 1, MAX_NAME_CHARACTERS)
  return { email, name }
}

function readText(json: JsonObject, param: string, least: number, most: number): string {
  const value = json[param]
  if (value === undefined) throw missing(param)
  if (typeof value !== 'string') throw wrongType(param, 'a string')
  if (value.length < least || value.length > most) {
    throw invalid(param, `'${param}' must have ${least} to ${most} characters.`)
  }
  return value
}
