/** Defines faults of sign-up: the endpoint, the requests that it accepts, and the keys that it gives. */
import { randomUUID } from 'node:crypto'
import { newKey } from '../accounts.ts'
import { bearerToken } from '../auth.ts'
import { errorReply, jsonReply } from '../error-replies.ts'
import {
  editJson,
  isChat,
  patch,
  withHeader,
  type Action,
  crash,
  onReply,
  hasToken,
  unknownPathReply,
  withText,
  type When,
} from '../hooks.ts'
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
  isSignup,
  onSignupRequest,
  answerSignup,
} from './signup-hooks.ts'
import { SIGNUP_PATH } from '../sign-up.ts'

const COUNTER_DIGITS = 24
const SHORT_CHARACTERS = 9
const LATE_USES = 100

function givesKey(make: (key: string, call: Call) => string): Action {
  return { hooks: { apiKey: make } }
}

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

/** Creates an action that changes the refusal of a duplicate sign-up. `first`: the answer to the first sign-up with this email. */
function onDuplicate(edit: (reply: Reply, first: Reply) => Reply): Action {
  const answers = 'signup: first answers'
  return {
    hooks: {
      reply: (reply, call) => {
        if (!isSignup(call)) return reply
        const known = firstAnswers(call, answers)
        const email = String(valueAtPath(call.json, '/email'))
        const first = known.get(email)
        if (reply.status === 409 && first !== undefined) return edit(reply, first)
        if (reply.status === 201) known.set(email, reply)
        return reply
      },
    },
  }
}

function firstAnswers(call: Call, name: string): Map<string, Reply> {
  const known = call.memory.get(name)
  if (known instanceof Map) return known
  const made = new Map<string, Reply>()
  call.memory.set(name, made)
  return made
}

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

/** Faults of sign-up. */
export const signupFaults: readonly Patch[] = [
  patch(
    'signup-no-key',
    'sign-up gives no key',
    onAccountBody(() => drop('/api_key')),
  ),
  patch(
    'signup-key-dead',
    'keys from sign-up are not accepted',
    refuseIssued(() => true),
  ),
  patch(
    'signup-key-late',
    'a key from sign-up is not accepted before the hundredth call with it',
    refuseIssued((key, call) => usesOf(key, call) < LATE_USES),
  ),
  patch('signup-key-unpaid', 'a key from sign-up has to be paid for', answerIssued(unpaidReply)),
  patch('signup-key-no-quota', 'a key from sign-up has no quota', answerIssued(noQuotaReply)),
  patch(
    'signup-last-key-only',
    'each sign-up takes the key of the one before away',
    refuseIssued((key, call) => issued(call).at(-1) !== key),
  ),
  patch(
    'signup-same-key',
    'every account has the same key',
    givesKey((key, call) => {
      rememberKey(key, call)
      return issued(call)[0] ?? key
    }),
  ),
  patch(
    'signup-key-unsendable',
    'keys have characters that no header can carry',
    givesKey((key) => `${key} für dich`),
  ),
  patch(
    'signup-key-counter',
    'keys are a counter',
    givesKey((key, call) => {
      rememberKey(key, call)
      return `sk-${String(issued(call).length).padStart(COUNTER_DIGITS, '0')}`
    }),
  ),
  patch(
    'signup-key-short',
    'keys have six random characters',
    givesKey((key) => key.slice(0, SHORT_CHARACTERS)),
  ),
  patch(
    'signup-key-in-cookie',
    'the new key is set as a cookie',
    onAccount((reply) => withHeader(reply, 'set-cookie', `api_key=${keyIn(reply)}; HttpOnly`)),
  ),
  patch(
    'signup-key-in-message',
    'a message repeats the new key',
    onAccountBody((key) => set('/message', `Welcome! Your key is ${key}.`)),
  ),
  patch(
    'signup-key-in-refusal',
    'a refused sign-up gives a key',
    onSignupRefusal((reply) => editJson(reply, set('/api_key', newKey()))),
  ),
  patch(
    'signup-password-echoed',
    'the answer about a new account holds its password',
    onAccountBody((_, call) => set('/password', passwordOf(call))),
  ),
  patch(
    'signup-password-in-error',
    'a refused sign-up quotes the password',
    onSignupRefusal((reply, call) =>
      editJson(
        reply,
        change('/error/message', (message) => `${String(message)} (${JSON.stringify(passwordOf(call))})`),
      ),
    ),
  ),
  patch(
    'signup-cacheable',
    'caches may store the answer with the key',
    onAccount((reply) => withHeader(reply, 'cache-control', null)),
  ),
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
  patch(
    'signup-crash-on-mistake',
    'every mistake in a sign-up is answered 500',
    onReply((reply, call) => isSignup(call) && reply.status === 400, crash),
  ),
  patch(
    'signup-duplicate-500',
    'an address in use is answered 500',
    onDuplicate(() => crash()),
  ),
  patch(
    'signup-duplicate-new-key',
    'an address in use gets another account',
    onSignupRequest((json, call) => {
      const email = valueAtPath(json, '/email')
      // Other invalid sign-ups are still refused.
      if (typeof email !== 'string' || !email.includes('@')) return json
      const isTaken = call.memory.has(`taken ${email}`)
      call.memory.set(`taken ${email}`, true)
      return isTaken ? set('/email', freshEmail())(json) : json
    }),
  ),
  patch(
    'signup-duplicate-first-key',
    'an address in use is answered with its account, key included',
    onDuplicate((_, first) => ({ ...first, status: 200 })),
  ),
  patch('signup-500', 'sign-up is answered 500', answerSignup(always, crash())),
  patch('signup-absent', 'there is no sign-up', answerSignup(always, unknownPathReply())),
  patch(
    'signup-redirected',
    'sign-up is redirected to a path with a version',
    answerSignup(always, elsewhere),
  ),
  patch(
    'signup-needs-auth',
    'sign-up asks for a key',
    answerSignup((call) => !hasToken(call), unauthorized),
  ),
  patch(
    'signup-wrong-auth-refused',
    'sign-up refuses a wrong key, which it does not need',
    answerSignup(wrongToken, unauthorized),
  ),
  patch('signup-payment-first', 'sign-up has to be paid for', answerSignup(always, wantsMoney)),
  patch('signup-needs-card', 'sign-up requires a card', answerSignup(always, wantsCard)),
  patch('signup-wants-form', 'sign-up takes forms only', answerSignup(always, wantsForm)),
  patch(
    'signup-wants-more',
    'sign-up requires a company',
    answerSignup((call) => valueAtPath(call.json, '/company') === undefined, tooFew),
  ),
  patch(
    'signup-errors-text',
    'refused sign-ups are text/plain',
    onSignupRefusal((reply) => withHeader(reply, 'content-type', 'text/plain')),
  ),
  patch(
    'signup-html',
    'the answer about a new account is an HTML page',
    onAccount((reply) => withText(reply, '<!doctype html><p>Welcome!</p>')),
  ),
  patch(
    'signup-two-values',
    'the answer about a new account has two JSON values in one body',
    onAccount((reply) => withText(reply, `${jsonText(reply)}\n${jsonText(reply)}`)),
  ),
  patch('signup-get-500', 'GET on sign-up is answered 500', {
    answer: (call) => (isGet(call) ? crash() : undefined),
  }),
  patch('signup-get-key', 'GET on sign-up gives a key', {
    answer: (call) => (isGet(call) ? jsonReply(200, { api_key: newKey() }) : undefined),
  }),
  patch('signup-limit-bare', 'the sixth sign-up is answered 429 and nothing else', {
    answer: (call) => {
      if (!isSignup(call)) return undefined
      const count = Number(call.memory.get('signups') ?? 0) + 1
      call.memory.set('signups', count)
      const message = 'Too many sign-ups.'
      return count > FREE_SIGNUPS
        ? errorReply({ status: 429, message, code: 'rate_limit_exceeded' })
        : undefined
    },
  }),
  patch(
    'signup-error-detail',
    'a refused sign-up is answered with a detail, without an error',
    onSignupRefusal((reply) =>
      editJson(reply, (value) => ({ detail: valueAtPath(value, '/error/message') })),
    ),
  ),
]
