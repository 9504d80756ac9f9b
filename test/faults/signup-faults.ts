/** Defines faults of sign-up: the endpoint, the requests that it accepts, and the keys that it gives. */
import { randomUUID } from 'node:crypto'
import { newKey } from '../../reference/accounts.ts'
import { bearerToken } from '../../reference/auth.ts'
import {
  errorReply,
  jsonReply,
  missing,
  type RefusalParts,
  unknownPathReply,
} from '../../reference/error-replies.ts'
import {
  type Action,
  appended,
  asDetail,
  countCall,
  crash,
  hasToken,
  heldBefore,
  isChat,
  jsonOf,
  on,
  onReply,
  patch,
  patches,
  type When,
  withHeader,
  withJson,
  withText,
} from './hooks.ts'
import { drop, set } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Call, Patch, Reply } from '../../reference/patch.ts'
import {
  issued,
  keyIn,
  onAccount,
  onAccountBody,
  onSignupRefusal,
  refuseIssued,
  rememberKey,
  isSignup,
  onSignupRequest,
  answerSignup,
} from './signup-hooks.ts'
import { SIGNUP_PATH } from '../../reference/sign-up.ts'
import { isSocket } from './socket-hooks.ts'

const COUNTER_DIGITS = 24
const SHORT_CHARACTERS = 9

/** Creates an action that sends `reply` to chat calls that use a key from sign-up. */
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

const unpaidReply = errorReply({ status: 402, message: 'Add a payment method first.' })
const noQuotaReply = jsonReply(403, {
  error: {
    message: 'You have no quota: add a payment method.',
    type: 'insufficient_quota',
    param: null,
    code: 'insufficient_quota',
  },
})

const LONG_CHARACTERS = 1000
const GOOD = { password: 'correct horse battery', name: 'Somebody' }

function accepts(mistake: string, title: string, action: Action): Patch {
  return patch(`signup-accepts-${mistake}`, `a sign-up with ${title} makes an account`, action)
}

function freshEmail(): string {
  return `${randomUUID()}@example.com`
}

/** Creates an action that replaces a wrong `member` of a sign-up before validation, so that the sign-up is accepted. */
function mend(member: 'email' | 'password' | 'name', isWrong: (value: unknown) => boolean): Action {
  return onSignupRequest((json) =>
    // An empty object is a separate mistake.
    Object.keys(json ?? {}).length > 0 && isWrong(valueAtPath(json, `/${member}`))
      ? set(`/${member}`, member === 'email' ? freshEmail() : GOOD[member])(json)
      : json,
  )
}

const isMissing = (value: unknown): boolean => value === undefined
const isNumber = (value: unknown): boolean => typeof value === 'number'
const isLong = (value: unknown): boolean => typeof value === 'string' && value.length > LONG_CHARACTERS
const isNoAddress = (value: unknown): boolean => typeof value === 'string' && !value.includes('@')

/** Creates an action that refuses sign-ups for which `when` holds. */
function refuseSignup(parts: RefusalParts, when: When = () => true): Action {
  return answerSignup(when, errorReply(parts))
}

const isGet = (call: Call): boolean => call.method === 'GET' && call.path === SIGNUP_PATH
const unauthorized: RefusalParts = {
  status: 401,
  message: 'The API key is not valid.',
  code: 'invalid_api_key',
}
const FREE_SIGNUPS = 5

function isDuplicate(reply: Reply, call: Call): boolean {
  return isSignup(call) && reply.status === 409
}

function wrongToken(call: Call): boolean {
  return hasToken(call) && bearerToken(call.headers['authorization']) !== call.key
}

/** Faults of sign-up. */
export const signupFaults: readonly Patch[] = [
  ...patches(onAccountBody, {
    'signup-no-key': ['sign-up gives no key', () => drop('/api_key')],
    'signup-key-in-message': [
      'a message repeats the new key',
      (key) => set('/message', `Welcome! Your key is ${key}.`),
    ],
    'signup-password-echoed': [
      'the answer about a new account holds its password',
      (_, call) => set('/password', passwordOf(call)),
    ],
  }),
  ...patches(refuseIssued, {
    'signup-key-dead': ['keys from sign-up are not accepted', () => true],
    'signup-key-late': [
      'a key from sign-up is refused at its first use',
      (key, call) => !heldBefore(call, `used ${key}`, true),
    ],
    'signup-key-not-on-sockets': [
      'a WebSocket does not accept keys from sign-up',
      (_, call) => isSocket(call),
    ],
    'signup-last-key-only': [
      'each sign-up takes the key of the one before away',
      (key, call) => issued(call).at(-1) !== key,
    ],
  }),
  ...patches(answerIssued, {
    'signup-key-unpaid': ['a key from sign-up has to be paid for', unpaidReply],
    'signup-key-no-quota': ['a key from sign-up has no quota', noQuotaReply],
  }),
  ...patches(on('apiKey'), {
    'signup-same-key': [
      'every account has the same key',
      (key, call) => {
        rememberKey(key, call)
        return issued(call)[0] ?? key
      },
    ],
    'signup-key-unsendable': ['keys have characters that no header can carry', (key) => `${key} für dich`],
    'signup-key-counter': [
      'keys are a counter',
      (key, call) => {
        rememberKey(key, call)
        return `sk-${String(issued(call).length).padStart(COUNTER_DIGITS, '0')}`
      },
    ],
    'signup-key-short': ['keys have six random characters', (key) => key.slice(0, SHORT_CHARACTERS)],
  }),
  ...patches(onAccount, {
    'signup-key-in-cookie': [
      'the new key is set as a cookie',
      (reply) => withHeader('set-cookie', `api_key=${keyIn(reply)}; HttpOnly`)(reply),
    ],
    'signup-cacheable': ['caches may store the answer with the key', withHeader('cache-control', null)],
    'signup-html': [
      'the answer about a new account is an HTML page',
      withText('<!doctype html><p>Welcome!</p>'),
    ],
    'signup-two-values': [
      'the answer about a new account has two JSON values in one body',
      (reply) => withText(`${JSON.stringify(jsonOf(reply))}\n${JSON.stringify(jsonOf(reply))}`)(reply),
    ],
  }),
  ...patches(onSignupRefusal, {
    'signup-key-in-refusal': [
      'a refused sign-up gives a key',
      (reply) => withJson(set('/api_key', newKey()))(reply),
    ],
    'signup-password-in-error': [
      'a refused sign-up quotes the password',
      (reply, call) => withJson(appended(` (${JSON.stringify(passwordOf(call))})`))(reply),
    ],
    'signup-errors-text': ['refused sign-ups are text/plain', withHeader('content-type', 'text/plain')],
    'signup-error-detail': [
      'a refused sign-up is answered with a detail, without an error',
      withJson(asDetail),
    ],
  }),
  accepts('malformed', 'broken JSON', {
    hooks: {
      bytes: (bytes, call) =>
        isSignup(call) && !bytes.toString().trimEnd().endsWith('}')
          ? Buffer.from(JSON.stringify({ ...GOOD, email: freshEmail() }))
          : bytes,
    },
  }),
  accepts(
    'empty',
    'an empty object',
    onSignupRequest((json) =>
      Object.keys(json ?? {}).length === 0 ? { ...GOOD, email: freshEmail() } : json,
    ),
  ),
  accepts('email-missing', 'no address', mend('email', isMissing)),
  accepts('email-number', 'a number as address', mend('email', isNumber)),
  accepts('email-malformed', 'an address without @', mend('email', isNoAddress)),
  accepts('email-long', 'an endless address', mend('email', isLong)),
  accepts('password-missing', 'no password', mend('password', isMissing)),
  accepts('password-number', 'a number as password', mend('password', isNumber)),
  accepts('name-number', 'a number as name', mend('name', isNumber)),
  accepts('name-long', 'an endless name', mend('name', isLong)),
  ...patches(onReply, {
    'signup-crash-on-mistake': [
      'every mistake in a sign-up is answered 500',
      (reply, call) => isSignup(call) && reply.status === 400,
      crash,
    ],
    'signup-duplicate-500': ['an address in use is answered 500', isDuplicate, crash],
    'signup-name-500': [
      'a name with a character of four bytes is answered 500',
      (_, call) => isSignup(call) && /[\u{10000}-\u{10ffff}]/u.test(String(valueAtPath(call.json, '/name'))),
      crash,
    ],
    'signup-password-500': [
      'a password of more than 72 bytes is answered 500',
      (_, call) => isSignup(call) && Buffer.byteLength(String(passwordOf(call))) > 72,
      crash,
    ],
    'signup-race-500': [
      'the later one of two sign-ups at once is answered 500',
      (reply, call) =>
        isSignup(call) &&
        heldBefore(
          call,
          `refused ${String(valueAtPath(call.json, '/email'))}`,
          reply.status === 400 && typeof passwordOf(call) !== 'string',
        ) &&
        isDuplicate(reply, call) &&
        !heldBefore(call, 'crashed', true),
      crash,
    ],
    'signup-case-500': [
      'an address in use is answered 500 if it is written in capitals',
      (reply, call) => isDuplicate(reply, call) && /[A-Z]/.test(String(valueAtPath(call.json, '/email'))),
      crash,
    ],
  }),
  patch(
    'signup-refused-409',
    'a sign-up that is refused for its password takes its address',
    answerSignup(
      (call) => {
        const email = valueAtPath(call.json, '/email')
        return (
          typeof email === 'string' &&
          heldBefore(call, `tried ${email}`, typeof passwordOf(call) !== 'string')
        )
      },
      errorReply({ status: 409, message: 'There is an account with this address already.', param: 'email' }),
    ),
  ),
  patch(
    'signup-refused-twice',
    'an address that was refused for its password gets an account each time',
    onSignupRequest((json, call) => {
      const email = valueAtPath(json, '/email')
      const isWrong = typeof valueAtPath(json, '/password') !== 'string'
      if (typeof email !== 'string') return json
      return heldBefore(call, `refused ${email}`, isWrong) && !isWrong
        ? set('/email', freshEmail())(json)
        : json
    }),
  ),
  patch('signup-duplicate-first-key', 'an address in use is answered with its account, key included', {
    hooks: {
      reply: (reply, call) => {
        const account = `account of ${String(valueAtPath(call.json, '/email'))}`
        if (isSignup(call) && reply.status === 201) call.memory.set(account, jsonOf(reply))
        return isDuplicate(reply, call) ? jsonReply(200, call.memory.get(account)) : reply
      },
    },
  }),
  patch(
    'signup-duplicate-new-key',
    'an address in use gets another account',
    onSignupRequest((json, call) => {
      const email = valueAtPath(json, '/email')
      // Other invalid sign-ups are still refused.
      if (typeof email !== 'string' || !email.includes('@')) return json
      return heldBefore(call, `taken ${email}`, true) ? set('/email', freshEmail())(json) : json
    }),
  ),
  ...patches(answerSignup, {
    'signup-500': ['sign-up is answered 500', () => true, crash()],
    'signup-absent': ['there is no sign-up', () => true, unknownPathReply()],
    'signup-redirected': [
      'sign-up is redirected to a path with a version',
      () => true,
      { status: 308, headers: { location: '/v1/auth/signup' }, body: { kind: 'none' } },
    ],
  }),
  ...patches(refuseSignup, {
    'signup-needs-auth': ['sign-up asks for a key', unauthorized, (call) => !hasToken(call)],
    'signup-wrong-auth-refused': [
      'sign-up refuses a wrong key, which it does not need',
      unauthorized,
      wrongToken,
    ],
    'signup-payment-first': [
      'sign-up has to be paid for',
      { status: 402, message: 'Sign-ups cost five euros.' },
    ],
    'signup-needs-card': [
      'sign-up requires a card',
      { status: 400, message: "'card' is required.", param: 'card' },
    ],
    'signup-wants-form': [
      'sign-up takes forms only',
      { status: 415, message: 'Send a form, please.', code: 'unsupported_media_type' },
    ],
    'signup-wants-more': [
      'sign-up requires a company',
      missing('company').parts,
      (call) => valueAtPath(call.json, '/company') === undefined,
    ],
  }),
  patch('signup-get-500', 'GET on sign-up is answered 500', {
    answer: (call) => (isGet(call) ? crash() : undefined),
  }),
  patch('signup-get-key', 'GET on sign-up gives a key', {
    answer: (call) => (isGet(call) ? jsonReply(200, { api_key: newKey() }) : undefined),
  }),
  patch('signup-limit-bare', 'the sixth sign-up is answered 429 and nothing else', {
    answer: (call) => {
      const isOver = isSignup(call) && countCall(call, 'signups') > FREE_SIGNUPS
      const message = 'Too many sign-ups.'
      return isOver ? errorReply({ status: 429, message, code: 'rate_limit_exceeded' }) : undefined
    },
  }),
]
