/** Faults of the key from sign-up: none, an invalid one, a guessable one, or one in the wrong place. */
import { newKey } from '../accounts.ts'
import { bearerToken } from '../auth.ts'
import { errorReply, jsonReply } from '../error-replies.ts'
import { editJson, isChat, patch, withHeader, type Action } from '../hooks.ts'
import { valueAtPath, change, drop, set } from '../json-edit.ts'
import type { Call, Patch, Reply } from '../patch.ts'
import {
  issued,
  keyIn,
  onAccount,
  onAccountBody,
  onSignupRefusal,
  refuseIssued,
  rememberKey,
  usesOf,
} from './signup-hooks.ts'

const COUNTER_DIGITS = 24
const SHORT_CHARACTERS = 9
const LATE_USES = 100

function givesKey(make: (key: string, call: Call) => string): Action {
  return { hooks: { apiKey: make } }
}

/** Answers chat calls made with a key from sign-up. */
function answerIssued(reply: Reply): Action {
  return {
    hooks: {
      apiKey: rememberKey,
      reply: (given, call) => {
        const key = bearerToken(call.headers['authorization'])
        return isChat(call) && key !== null && issued(call).includes(key) ? reply : given
      },
    },
  }
}

function passwordOf(call: Call): unknown {
  return valueAtPath(call.json, '/password')
}

const REFUSED = 'use\\b.* status\\b.*\\b401\\b'
const unpaidReply = errorReply({ status: 402, message: 'Add a payment method first.' })
const noQuotaReply = jsonReply(403, {
  error: {
    message: 'You have no quota: add a payment method.',
    type: 'insufficient_quota',
    param: null,
    code: 'insufficient_quota',
  },
})

/** Faults of the key. */
export const signupKeyFaults: readonly Patch[] = [
  patch(
    'signup-no-key',
    'sign-up gives no key',
    'the key.*object',
    onAccountBody(() => drop('/api_key')),
  ),
  patch(
    'signup-key-dead',
    'keys from sign-up are not accepted',
    REFUSED,
    refuseIssued(() => true),
  ),
  patch(
    'signup-key-late',
    'a key from sign-up is not accepted before the hundredth call with it',
    REFUSED,
    refuseIssued((key, call) => usesOf(key, call) < LATE_USES),
  ),
  patch(
    'signup-key-unpaid',
    'a key from sign-up has to be paid for',
    'status\\b.*\\b402\\b',
    answerIssued(unpaidReply),
  ),
  patch(
    'signup-key-no-quota',
    'a key from sign-up has no quota',
    'status\\b.*\\b403\\b',
    answerIssued(noQuotaReply),
  ),
  patch(
    'signup-last-key-only',
    'each sign-up takes the key of the one before away',
    'use-later\\b.*\\b401\\b',
    refuseIssued((key, call) => issued(call).at(-1) !== key),
  ),
  patch(
    'signup-same-key',
    'every account has the same key',
    'another key',
    givesKey((key, call) => {
      rememberKey(key, call)
      return issued(call)[0] ?? key
    }),
  ),
  patch(
    'signup-key-unsendable',
    'keys have characters that no header can carry',
    'visible ASCII',
    givesKey((key) => `${key} für dich`),
  ),
  patch(
    'signup-key-counter',
    'keys are counted',
    'worth \\d+ bits',
    givesKey((key, call) => {
      rememberKey(key, call)
      return `sk-${String(issued(call).length).padStart(COUNTER_DIGITS, '0')}`
    }),
  ),
  patch(
    'signup-key-short',
    'keys have six random characters',
    'worth \\d+ bits',
    givesKey((key) => key.slice(0, SHORT_CHARACTERS)),
  ),
  patch(
    'signup-key-in-cookie',
    'the new key is set as a cookie',
    'header set-cookie\\b.*the key',
    onAccount((reply) => withHeader(reply, 'set-cookie', `api_key=${keyIn(reply)}; HttpOnly`)),
  ),
  patch(
    'signup-key-in-message',
    'the new key stands in a message too',
    'the key once',
    onAccountBody((key) => set('/message', `Welcome! Your key is ${key}.`)),
  ),
  patch(
    'signup-key-in-refusal',
    'a refused sign-up gives a key all the same',
    'no key a key',
    onSignupRefusal((reply) => editJson(reply, set('/api_key', newKey()))),
  ),
  patch(
    'signup-password-echoed',
    'the answer about a new account holds its password',
    'the password',
    onAccountBody((_, call) => set('/password', passwordOf(call))),
  ),
  patch(
    'signup-password-in-error',
    'a refused sign-up quotes the password',
    'the password',
    onSignupRefusal((reply, call) =>
      editJson(
        reply,
        change('/error/message', (message) => `${String(message)} (${JSON.stringify(passwordOf(call))})`),
      ),
    ),
  ),
  patch(
    'signup-cacheable',
    'caches may keep the answer with the key',
    'cache-control\\b.*missing',
    onAccount((reply) => withHeader(reply, 'cache-control', null)),
  ),
]
