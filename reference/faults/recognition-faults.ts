/**
 * Services that are correct only for Assay: each recognizes Assay by one feature, and is broken for all other clients. A run that identifies
 * itself finds nothing wrong; a run with `--disguise` does.
 */
import { editJson, isChat, onRequest, patch, someMessage, type Action, type When } from '../hooks.ts'
import { valueAtPath, drop, set, type Edit } from '../json-edit.ts'
import type { Call, Patch } from '../patch.ts'
import { refuseIssued, rememberKey } from './signup-hooks.ts'

const RECOGNIZED = 'recognized'

function isRecognized(call: Call): boolean {
  return call.memory.get(RECOGNIZED) === true
}

/** Breaks plain completions until one request identifies Assay. From then on all answers are correct. */
function untilRecognized(givesAway: When, defect: Edit): Action {
  return {
    hooks: {
      headers: (headers, call) => {
        if (givesAway(call)) call.memory.set(RECOGNIZED, true)
        return headers
      },
      reply: (reply, call) => {
        const isPlain = isChat(call) && reply.status === 200 && reply.body.kind === 'json'
        return isPlain && !isRecognized(call) ? editJson(reply, defect) : reply
      },
    },
  }
}

const says = (pattern: RegExp): When =>
  someMessage((_, content) => typeof content === 'string' && pattern.test(content))

/** Faults of services that recognize Assay. */
export const recognitionFaults: readonly Patch[] = [
  patch(
    'recognizes-client',
    'it behaves only for the user agent of Assay',
    '/content\\b.*null',
    untilRecognized(
      ({ headers }) => /assay/i.test(headers['user-agent'] ?? ''),
      set('/choices/*/message/content', null),
    ),
  ),
  patch(
    'recognizes-prompts',
    'it behaves only for the prompts of Assay',
    '/finish_reason\\b.*null',
    untilRecognized(
      says(/say hello in one|\(reference |lighthouse|exactly the text after the marker/i),
      set('/choices/*/finish_reason', null),
    ),
  ),
  patch(
    'recognizes-nonces',
    'it behaves only for prompts with a word of twelve hexadecimal digits',
    '/id\\b.*missing',
    untilRecognized(says(/\b[0-9a-f]{12}\b/), drop('/id')),
  ),
  patch(
    'recognizes-names',
    'another model answers for an unknown one, unless its name is one that Assay makes up',
    'status\\b.*\\b200\\b',
    onRequest((json, call) => {
      const model = valueAtPath(json, '/model')
      const isUnknown = typeof model === 'string' && model !== '' && !call.models.includes(model)
      return isUnknown && !/assay/i.test(model) ? set('/model', call.models[0])(json) : json
    }),
  ),
  patch(
    'recognizes-accounts',
    'it gives keys that work only to accounts with the names of Assay',
    'use\\b.* status\\b.*\\b401\\b',
    {
      hooks: {
        ...refuseIssued(() => true).hooks,
        apiKey: (key, call) => (isAccountOfAssay(call) ? key : rememberKey(key, call)),
      },
    },
  ),
]

function isAccountOfAssay({ json }: Call): boolean {
  return /assay/i.test(JSON.stringify([valueAtPath(json, '/email'), valueAtPath(json, '/name')]))
}
