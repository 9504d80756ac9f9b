/** Defines patches that make the reference handle methods, paths, validation and errors in other ways that still conform. */
import { ROLES } from '../../reference/validate.ts'
import { errorReply, unknownPathReply } from '../../reference/error-replies.ts'
import {
  type Action,
  asDetail,
  bothActions,
  hasToken,
  isChat,
  onCredential,
  onErrorBody,
  onReply,
  onRequest,
  onUnauthorized,
  patch,
  patches,
  refuseChat,
  someMessage,
  withHeader,
  withJson,
  withMembers,
  withStatus,
} from '../faults/hooks.ts'
import { all, change, drop, set } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Patch, Reply } from '../../reference/patch.ts'
import { CHAT_PATH, MODELS_PATH } from '../../reference/routes.ts'

const TAG = ':latest'
const FOUR = ['/model', '/messages', '/max_tokens', '/temperature']

/** Creates an action that sends `reply` to calls with this method on the chat completion path. */
function answers(method: string, reply: Reply): Action {
  return { answer: (call) => (call.method === method && call.path === CHAT_PATH ? reply : undefined) }
}

function otherStatus(from: number, to: number): Action {
  return onReply((reply, call) => isChat(call) && reply.status === from, withStatus(to))
}

const notAllowed = errorReply({
  status: 405,
  message: 'This path takes POST.',
  code: 'method_not_allowed',
  headers: { allow: 'POST' },
})
const withoutBody = (reply: Reply): Reply => ({ ...reply, body: { kind: 'none' } })

/** Ways of handling methods, paths, validation and errors that differ from the reference and still conform. */
export const httpVariants: readonly Patch[] = [
  patch('slash-307', 'a trailing slash is redirected away on the same host', {
    answer: (call) =>
      call.path === `${CHAT_PATH}/`
        ? { status: 307, headers: { location: CHAT_PATH }, body: { kind: 'none' } }
        : undefined,
  }),
  ...patches(onReply, {
    'one-call-at-a-time': [
      'a call is refused with 429 while another one runs',
      (reply, call) => isChat(call) && reply.status === 200 && call.stats.active > 1,
      () => errorReply({ status: 429, message: 'One call at a time.', code: 'rate_limit_exceeded' }),
    ],
    'framework-routes': [
      'a framework answers for routes that are not there, with a detail and nothing else',
      (reply, call) => [404, 405].includes(reply.status) && !(isChat(call) && reply.status === 404),
      withJson(asDetail),
    ],
    'wrong-method-empty': [
      'a wrong method is answered 405 without a body',
      (reply) => reply.status === 405,
      withoutBody,
    ],
    'models-entries-rich': [
      'the model list has more members for each model',
      (reply, call) => reply.status === 200 && call.path === MODELS_PATH,
      withJson(
        change('/data/*', (entry) =>
          all(
            set('/created', 0),
            set('/root', '/srv/models'),
            set('/parent', null),
            set('/max_model_len', 4096),
          )(entry),
        ),
      ),
    ],
  }),
  ...patches(answers, {
    'options-404': ['OPTIONS is answered 404', 'OPTIONS', unknownPathReply()],
    'options-405': ['OPTIONS is answered 405', 'OPTIONS', notAllowed],
    'head-404': ['HEAD is answered 404', 'HEAD', withoutBody(unknownPathReply())],
    'head-405': ['HEAD is answered 405, only POST allowed', 'HEAD', withoutBody(notAllowed)],
    'get-404': ['GET is answered 404', 'GET', unknownPathReply()],
  }),
  patch(
    'model-listed-otherwise',
    'models are listed with a tag, and accepted with and without it',
    bothActions(
      onReply(
        (reply, call) => reply.status === 200 && call.path === MODELS_PATH,
        withJson(change('/data/*/id', (id) => `${String(id)}${TAG}`)),
      ),
      onRequest(change('/model', (model) => (typeof model === 'string' ? model.replace(TAG, '') : model))),
    ),
  ),
  ...patches(onRequest, {
    'temperature-any': [
      'any temperature is accepted',
      (json) => {
        const temperature = valueAtPath(json, '/temperature')
        return typeof temperature === 'number' && (temperature < 0 || temperature > 2)
          ? drop('/temperature')(json)
          : json
      },
    ],
    'unknown-role-accepted': [
      'any role is accepted',
      change('/messages/*/role', (role) =>
        typeof role === 'string' && !ROLES.includes(role) ? 'user' : role,
      ),
    ],
    'null-read-as-empty': [
      'a body that is null is read as an object without members',
      (json) => (json === null ? {} : json),
    ],
    'model-optional': [
      'the service chooses a model where a request names none',
      (json, call) =>
        valueAtPath(json, '/model') === undefined ? set('/model', call.models[0])(json) : json,
    ],
  }),
  ...patches(refuseChat, {
    'temperature-null-refused': [
      'a temperature that is null is refused, other nulls are not',
      (call) => valueAtPath(call.json, '/temperature') === null,
      'temperature',
    ],
    'empty-turn-refused': [
      'a turn of the assistant without text is refused',
      someMessage((role, content) => role === 'assistant' && content === ''),
      'messages',
    ],
    'needs-all-four': [
      'a request that leaves one of the four fields out is refused',
      (call) => FOUR.some((field) => (valueAtPath(call.json, field) ?? null) === null),
      'max_tokens or temperature',
    ],
    'needs-max-tokens-too': [
      'a request without max_tokens is refused',
      (call) => (valueAtPath(call.json, '/max_tokens') ?? null) === null,
      'max_tokens',
    ],
    'two-roles': [
      'roles other than system and user are refused',
      someMessage((role) => role !== 'system' && role !== 'user'),
      'role',
    ],
  }),
  patch('request-media-type-ignored', 'the media type of a request is ignored', {
    hooks: {
      headers: (headers, call) =>
        isChat(call) ? { ...headers, 'content-type': 'application/json' } : headers,
    },
  }),
  ...patches(otherStatus, {
    'validation-422': ['invalid requests are answered 422', 400, 422],
    'unknown-model-400': ['an unknown model is answered 400', 404, 400],
  }),
  patch('error-code-null', 'errors have no code', onErrorBody(set('/error/code', null))),
  patch('no-cors', 'browsers get no access from other sites', {
    ...answers('OPTIONS', notAllowed),
    hooks: {
      reply: (reply) => {
        const kept = Object.entries(reply.headers).filter(([name]) => !name.startsWith('access-control-'))
        return { ...reply, headers: Object.fromEntries(kept) }
      },
    },
  }),
  patch(
    'basic-accepted',
    'the key is taken under the scheme Basic too',
    onCredential((authorization, call) =>
      authorization === `Basic ${call.key}` ? `Bearer ${call.key}` : undefined,
    ),
  ),
  ...patches(onUnauthorized, {
    'missing-key-403-plain': [
      'a missing key is answered 403 without a challenge',
      (reply) => ({ ...withHeader('www-authenticate', null)(reply), status: 403 }),
      (call) => !hasToken(call),
    ],
    'no-www-authenticate': ['a 401 comes without a challenge', withHeader('www-authenticate', null)],
  }),
  patch('closes-unannounced', 'each connection is closed after its answer, without an announcement', {
    hooks: { delivery: withMembers({ ending: 'hang-up' }) },
  }),
]
