/** Faults that accept an invalid or repeated sign-up, or break on it. */
import { randomUUID } from 'node:crypto'
import { crash, onReply, patch, type Action } from '../hooks.ts'
import { valueAtPath, set } from '../json-edit.ts'
import type { Call, Patch, Reply } from '../patch.ts'
import { isSignup, onSignupRequest } from './signup-hooks.ts'

const STATUS_500 = 'status\\b.*\\b500\\b'
const LONG_CHARACTERS = 1000
const GOOD = { password: 'correct horse battery', name: 'Somebody' }

function accepts(mistake: string, title: string, action: Action): Patch {
  return patch(
    `signup-accepts-${mistake}`,
    `a sign-up with ${title} makes an account`,
    'status\\b.*\\b201\\b',
    action,
  )
}

function freshEmail(): string {
  return `${randomUUID()}@example.com`
}

/** Corrects a member that meets the condition. */
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

/** Changes the answer to an address that is in use; `first` is the answer to the first sign-up with it. */
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

/** Faults with invalid or repeated sign-ups. */
export const signupAcceptFaults: readonly Patch[] = [
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
    STATUS_500,
    onReply((reply, call) => isSignup(call) && reply.status === 400, crash),
  ),
  patch(
    'signup-duplicate-500',
    'an address in use is answered 500',
    STATUS_500,
    onDuplicate(() => crash()),
  ),
  patch(
    'signup-duplicate-new-key',
    'an address in use gets another account',
    'status\\b.*\\b201 with a key',
    onSignupRequest((json, call) => {
      const email = valueAtPath(json, '/email')
      // Other mistakes stay mistakes.
      if (typeof email !== 'string' || !email.includes('@')) return json
      const isTaken = call.memory.has(`taken ${email}`)
      call.memory.set(`taken ${email}`, true)
      return isTaken ? set('/email', freshEmail())(json) : json
    }),
  ),
  patch(
    'signup-duplicate-first-key',
    'an address in use is answered with its account, key included',
    'the key of the account in use',
    onDuplicate((_, first) => ({ ...first, status: 200 })),
  ),
]
