/** Defines patches that make the reference answer sign-ups in other ways that still conform. */
import { jsonReply } from '../../reference/error-replies.ts'
import { countCall, onReply, patch, patches, withStatus } from '../faults/hooks.ts'
import { all, set } from '../../reference/json-edit-fixture.ts'
import { isSignup, keyIn, onAccount, onAccountBody, refuseIssued } from '../faults/signup-hooks.ts'
import type { Patch } from '../../reference/patch.ts'

const isRefusal = (status: number): boolean => status === 400

const FREE_OF_REFUSALS = 3

/** Variants of the reference that answer sign-ups in other conforming ways. */
export const signupVariants: readonly Patch[] = [
  ...patches(onAccount, {
    'signup-200': ['a new account is answered 200', withStatus(200)],
    'signup-202-with-key': ['a new account is answered 202, its key with it', withStatus(202)],
    'signup-key-below-data': [
      'the key is below data',
      (reply) => ({
        ...jsonReply(201, { data: { api_key: keyIn(reply) } }),
        headers: reply.headers,
      }),
    ],
  }),
  ...patches(onReply, {
    'signup-uniform': [
      'an address in use is answered as a new one, without a key',
      (reply, call) => isSignup(call) && reply.status === 409,
      (reply) => ({ ...jsonReply(200, { status: 'check your mail' }), headers: reply.headers }),
    ],
    'signup-422': [
      'mistaken sign-ups are answered 422',
      (reply, call) => isSignup(call) && isRefusal(reply.status),
      withStatus(422),
    ],
  }),
  patch(
    'signup-with-session',
    'a new account comes with a session of its own',
    onAccountBody(() =>
      all(
        set('/session_token', 'sess-5f2d8c1b7a3e4960'),
        set('/plan', { name: 'free', requires_card: false }),
      ),
    ),
  ),
  patch(
    'signup-key-spreads',
    'a new key is refused at first, until it has reached every machine',
    refuseIssued((key, call) => countCall(call, key) < FREE_OF_REFUSALS),
  ),
]
