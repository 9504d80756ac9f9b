/** Provides helpers for faults and variants of sign-up. */
import { bearerToken } from '../../reference/auth.ts'
import { type Action, isChat, jsonOf, onReply, type When, withJson } from './hooks.ts'
import type { Edit } from '../../reference/json-edit-fixture.ts'
import { isObject, valueAtPath } from '../../reference/json-value.ts'
import type { Call, Reply } from '../../reference/patch.ts'
import { SIGNUP_PATH } from '../../reference/sign-up.ts'
import { isSocket } from './socket-hooks.ts'

/** Matches POST requests to the sign-up path. */
export const isSignup: When = (call) => call.method === 'POST' && call.path === SIGNUP_PATH

/** Creates an action that answers sign-ups with `reply` if `when` holds. No account is created. */
export function answerSignup(when: When, reply: Reply): Action {
  return { answer: (call) => (isSignup(call) && when(call) ? reply : undefined) }
}

/** Creates an action that changes the answers to successful sign-ups. */
export function onAccount(edit: (reply: Reply, call: Call) => Reply): Action {
  return onReply((reply, call) => isSignup(call) && reply.status < 300, edit)
}

/** Creates an action that changes the JSON object that a successful sign-up returns. `key`: the new key. */
export function onAccountBody(edit: (key: string, call: Call) => Edit): Action {
  return onAccount((reply, call) => withJson(edit(keyIn(reply), call))(reply))
}

/** Creates an action that changes the answers to refused sign-ups. */
export function onSignupRefusal(edit: (reply: Reply, call: Call) => Reply): Action {
  return onReply((reply, call) => isSignup(call) && reply.status >= 400, edit)
}

/** Creates an action that changes the JSON body of sign-ups before it is validated. */
export function onSignupRequest(edit: (json: unknown, call: Call) => unknown): Action {
  return { hooks: { json: (json, call) => (isSignup(call) && isObject(json) ? edit(json, call) : json) } }
}

/** Returns the key in the answer to a sign-up; an empty string if there is none. */
export function keyIn(reply: Reply): string {
  const key = valueAtPath(jsonOf(reply), '/api_key')
  return typeof key === 'string' ? key : ''
}

const ISSUED = 'signup: keys given out'

/** Adds a new key to the list that {@link issued} returns. Returns the key. */
export function rememberKey(key: string, call: Call): string {
  call.memory.set(ISSUED, [...issued(call), key])
  return key
}

/** Returns the keys from sign-up so far, oldest first. */
export function issued(call: Call): readonly string[] {
  const keys = call.memory.get(ISSUED)
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
}

/** Creates an action that refuses chat calls and WebSockets with a key from sign-up if `when` holds. */
export function refuseIssued(when: (key: string, call: Call) => boolean): Action {
  return {
    hooks: {
      apiKey: rememberKey,
      headers: (headers, call) => {
        const key = bearerToken(headers['authorization'])
        if (
          key === null ||
          !(isChat(call) || isSocket(call)) ||
          !issued(call).includes(key) ||
          !when(key, call)
        )
          return headers
        return { ...headers, authorization: 'Bearer revoked' }
      },
    },
  }
}
