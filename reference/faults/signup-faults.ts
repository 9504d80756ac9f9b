/** Faults of sign-up as an endpoint: who may use it, which requests it accepts, how it answers. */
import { bearerToken } from '../auth.ts'
import { newKey } from '../accounts.ts'
import { errorReply, jsonReply } from '../error-replies.ts'
import {
  crash,
  editJson,
  hasToken,
  unknownPathReply,
  patch,
  withHeader,
  withText,
  type When,
} from '../hooks.ts'
import { valueAtPath } from '../json-edit.ts'
import type { Call, Patch, Reply } from '../patch.ts'
import { SIGNUP_PATH } from '../sign-up.ts'
import { answerSignup, isSignup, onAccount, onSignupRefusal } from './signup-hooks.ts'

const STATUS_500 = 'status\\b.*\\b500\\b'
const always: When = () => true
const isGet = (call: Call): boolean => call.method === 'GET' && call.path === SIGNUP_PATH
const tooFew = errorReply({
  status: 400,
  message: "'company' is required.",
  param: 'company',
  code: 'missing_required_parameter',
})
const unauthorized = errorReply({
  status: 401,
  message: 'The API key is not valid.',
  code: 'invalid_api_key',
})
const wantsMoney = errorReply({ status: 402, message: 'Sign-ups cost five euros.' })
const wantsCard = errorReply({ status: 400, message: "'card' is required.", param: 'card' })
const wantsForm = errorReply({
  status: 415,
  message: 'Send a form, please.',
  code: 'unsupported_media_type',
})
const elsewhere: Reply = {
  status: 308,
  headers: { location: '/v1/auth/signup' },
  body: { kind: 'none' },
}
const FREE_SIGNUPS = 5

function jsonText(reply: Reply): string {
  return reply.body.kind === 'json' ? JSON.stringify(reply.body.value) : ''
}

function wrongToken(call: Call): boolean {
  return hasToken(call) && bearerToken(call.headers['authorization']) !== call.key
}

/** Faults of the endpoint. */
export const signupFaults: readonly Patch[] = [
  patch('signup-500', 'sign-up is answered 500', STATUS_500, answerSignup(always, crash())),
  patch(
    'signup-absent',
    'there is no sign-up',
    'not offered.*\\b404\\b',
    answerSignup(always, unknownPathReply()),
  ),
  patch(
    'signup-redirected',
    'sign-up is redirected to a path with a version',
    'status\\b.*\\b308\\b',
    answerSignup(always, elsewhere),
  ),
  patch(
    'signup-needs-auth',
    'sign-up asks for a key',
    'status\\b.*\\b401\\b',
    answerSignup((call) => !hasToken(call), unauthorized),
  ),
  patch(
    'signup-wrong-auth-refused',
    'sign-up refuses a wrong key, which it does not need',
    'status\\b.*\\b401\\b',
    answerSignup(wrongToken, unauthorized),
  ),
  patch(
    'signup-payment-first',
    'sign-up has to be paid for',
    'status\\b.*\\b402\\b',
    answerSignup(always, wantsMoney),
  ),
  patch('signup-needs-card', 'sign-up requires a card', 'payment "card"', answerSignup(always, wantsCard)),
  patch(
    'signup-wants-form',
    'sign-up takes forms only',
    'status\\b.*\\b415\\b',
    answerSignup(always, wantsForm),
  ),
  patch(
    'signup-wants-more',
    'sign-up requires a company',
    "status\\b.*\\b400\\b.*'company'",
    answerSignup((call) => valueAtPath(call.json, '/company') === undefined, tooFew),
  ),
  patch(
    'signup-errors-text',
    'refused sign-ups are text/plain',
    'content-type\\b.*\\btext/plain',
    onSignupRefusal((reply) => withHeader(reply, 'content-type', 'text/plain')),
  ),
  patch(
    'signup-html',
    'the answer about a new account is an HTML page',
    'one JSON value',
    onAccount((reply) => withText(reply, '<!doctype html><p>Welcome!</p>')),
  ),
  patch(
    'signup-two-values',
    'the answer about a new account has two JSON values in one body',
    'one JSON value',
    onAccount((reply) => withText(reply, `${jsonText(reply)}\n${jsonText(reply)}`)),
  ),
  patch('signup-get-500', 'GET on sign-up is answered 500', STATUS_500, {
    answer: (call) => (isGet(call) ? crash() : undefined),
  }),
  patch('signup-get-key', 'GET on sign-up gives a key', 'no key a key', {
    answer: (call) => (isGet(call) ? jsonReply(200, { api_key: newKey() }) : undefined),
  }),
  patch(
    'signup-limit-bare',
    'the sixth sign-up is answered 429 and nothing else',
    'retry-after\\b.*missing',
    {
      answer: (call) => {
        if (!isSignup(call)) return undefined
        const count = Number(call.memory.get('signups') ?? 0) + 1
        call.memory.set('signups', count)
        const message = 'Too many sign-ups.'
        return count > FREE_SIGNUPS
          ? errorReply({ status: 429, message, code: 'rate_limit_exceeded' })
          : undefined
      },
    },
  ),
  patch(
    'signup-error-detail',
    'a refused sign-up is answered with a detail, without an error',
    '/error present missing',
    onSignupRefusal((reply) =>
      editJson(reply, (value) => ({ detail: valueAtPath(value, '/error/message') })),
    ),
  ),
]
