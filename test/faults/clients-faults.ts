/** Defines faults that only client libraries reveal, and faults that stop when a request reveals that it comes from Assay. */
import {
  type Action,
  cutInHalf,
  eachChunk,
  isChat,
  onReply,
  onRequest,
  patch,
  patches,
  refuseChat,
  someMessage,
  type When,
  withHeader,
  withJson,
  withKnownModel,
} from './hooks.ts'
import { drop, type Edit, set } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Call, Patch } from '../../reference/patch.ts'
import { refuseIssued, rememberKey } from './signup-hooks.ts'
import { errorReply } from '../../reference/error-replies.ts'

const RECOGNIZED = 'recognized'

function isRecognized(call: Call): boolean {
  return call.memory.get(RECOGNIZED) === true
}

/** Creates an action that applies `defect` to unstreamed completions until a request reveals Assay (`givesAway`). */
function untilRecognized(givesAway: When, defect: Edit): Action {
  return {
    hooks: {
      headers: (headers, call) => {
        if (givesAway(call)) call.memory.set(RECOGNIZED, true)
        return headers
      },
      reply: (reply, call) => {
        const isPlain = isChat(call) && reply.status === 200 && reply.body.kind === 'json'
        return isPlain && !isRecognized(call) ? withJson(defect)(reply) : reply
      },
    },
  }
}

const says = (pattern: RegExp): When =>
  someMessage((_, content) => typeof content === 'string' && pattern.test(content))

function isAccountOfAssay({ json }: Call): boolean {
  return /assay/i.test(JSON.stringify([valueAtPath(json, '/email'), valueAtPath(json, '/name')]))
}

const LOCKED = 'client-hang-up-locks'
// The number of calls that the fault refuses after a client hung up. By default, a library repeats a refused call twice.
const LOCKED_CALLS = 3

const REFUSED = 'client-refusal-cut'

/** Faults that only client libraries reveal, and faults that stop when a request reveals that it comes from Assay. */
export const clientFaults: readonly Patch[] = [
  ...patches(untilRecognized, {
    'recognizes-client': [
      'it behaves only for the user agent of Assay',
      ({ headers }) => /assay/i.test(headers['user-agent'] ?? ''),
      set('/choices/*/message/content', null),
    ],
    'recognizes-prompts': [
      'it behaves only for the prompts of Assay',
      says(/say hello in one|\(reference |lighthouse|exactly the text after the marker/i),
      set('/choices/*/finish_reason', null),
    ],
    'recognizes-nonces': [
      'it behaves only for prompts with a word of twelve hexadecimal digits',
      says(/\b[0-9a-f]{12}\b/),
      drop('/id'),
    ],
  }),
  patch(
    'recognizes-names',
    'another model answers for an unknown one, unless its name is one that Assay makes up',
    onRequest((json, call) => {
      const isKnownName = /assay/i.test(String(valueAtPath(json, '/model')))
      return isKnownName ? json : withKnownModel(json, call)
    }),
  ),
  patch('recognizes-accounts', 'it gives keys that work only to accounts with the names of Assay', {
    hooks: {
      ...refuseIssued(() => true).hooks,
      apiKey: (key, call) => (isAccountOfAssay(call) ? key : rememberKey(key, call)),
    },
  }),
  // Web application firewalls have such rules. One library sends no Accept field with a plain call.
  patch(
    'client-accept-needed',
    'a request without an Accept field is refused',
    refuseChat((call) => call.headers['accept'] === undefined, 'Accept', 403),
  ),
  patch(LOCKED, 'a client that hung up is told that its call is still running', {
    hooks: {
      reply(reply, call) {
        if (!isChat(call)) return reply
        call.atEnd((isComplete) => {
          if (!isComplete) call.memory.set(LOCKED, LOCKED_CALLS)
        })
        const left = Number(call.memory.get(LOCKED) ?? 0)
        if (left === 0) return reply
        call.memory.set(LOCKED, left - 1)
        return errorReply({ status: 409, message: 'Your last call is still running.' })
      },
    },
  }),
  patch(REFUSED, 'a refusal breaks off', {
    hooks: {
      reply(reply, call) {
        if (isChat(call) && reply.status >= 400) call.memory.set(REFUSED, call.n)
        return reply
      },
      delivery: (delivery, call) => (call.memory.get(REFUSED) === call.n ? cutInHalf(delivery) : delivery),
    },
  }),
  patch(
    'client-chunk-error-null',
    'the chunks of a stream have a member error that is null',
    eachChunk(set('/error', null)),
  ),
  patch(
    'client-charset-wrong',
    'a refusal claims a character encoding that it does not have',
    onReply(
      (reply, call) => isChat(call) && reply.status >= 400,
      withHeader('content-type', 'application/json; charset=utf-16'),
    ),
  ),
]
