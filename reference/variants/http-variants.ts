/** Defines patches that make the reference handle methods, paths, validation and errors in other ways that still conform. */
import { ROLES } from '../validate.ts'
import { errorReply } from '../error-replies.ts'
import {
  editJson,
  hasToken,
  isChat,
  onCredential,
  onErrorBody,
  onReply,
  onRequest,
  onUnauthorized,
  refuseChat,
  someMessage,
  withHeader,
  type Action,
  bothActions,
  patch,
} from '../hooks.ts'
import { all, valueAtPath, change, drop, set } from '../json-edit.ts'
import type { Patch, Reply } from '../patch.ts'
import { CHAT_PATH, MODELS_PATH } from '../routes.ts'

const TAG = ':latest'
const FOUR = ['/model', '/messages', '/max_tokens', '/temperature']

/** Creates an action that sends `reply` to calls with this method on the chat completion path. */
function answers(method: string, reply: Reply): Action {
  return { answer: (call) => (call.method === method && call.path === CHAT_PATH ? reply : undefined) }
}

function otherStatus(from: number, to: number): Action {
  return onReply(
    (reply, call) => isChat(call) && reply.status === from,
    (reply) => ({ ...reply, status: to }),
  )
}

const notFound = errorReply({ status: 404, message: 'There is nothing at this path.', code: 'unknown_url' })
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
  patch(
    'one-call-at-a-time',
    'a call is refused with 429 while another one runs',
    onReply(
      (reply, call) => isChat(call) && reply.status === 200 && call.stats.active > 1,
      () => errorReply({ status: 429, message: 'One call at a time.', code: 'rate_limit_exceeded' }),
    ),
  ),
  patch('options-404', 'OPTIONS is answered 404', answers('OPTIONS', notFound)),
  patch('options-405', 'OPTIONS is answered 405', answers('OPTIONS', notAllowed)),
  patch('head-404', 'HEAD is answered 404', answers('HEAD', withoutBody(notFound))),
  patch('head-405', 'HEAD is answered 405, only POST allowed', answers('HEAD', withoutBody(notAllowed))),
  patch('get-404', 'GET is answered 404', answers('GET', notFound)),
  patch(
    'model-listed-otherwise',
    'models are listed with a tag, and accepted with and without it',
    bothActions(
      onReply(
        (reply, call) => reply.status === 200 && call.path === MODELS_PATH,
        (reply) =>
          editJson(
            reply,
            change('/data/*/id', (id) => `${String(id)}${TAG}`),
          ),
      ),
      onRequest(change('/model', (model) => (typeof model === 'string' ? model.replace(TAG, '') : model))),
    ),
  ),
  patch(
    'temperature-any',
    'any temperature is accepted',
    onRequest((json) => {
      const temperature = valueAtPath(json, '/temperature')
      return typeof temperature === 'number' && (temperature < 0 || temperature > 2)
        ? drop('/temperature')(json)
        : json
    }),
  ),
  patch(
    'temperature-null-refused',
    'a temperature that is null is refused, other nulls are not',
    refuseChat((call) => valueAtPath(call.json, '/temperature') === null, 'temperature'),
  ),
  patch(
    'empty-turn-refused',
    'a turn of the assistant without text is refused',
    refuseChat(
      someMessage((role, content) => role === 'assistant' && content === ''),
      'messages',
    ),
  ),
  patch(
    'unknown-role-accepted',
    'any role is accepted',
    onRequest(
      change('/messages/*/role', (role) =>
        typeof role === 'string' && !ROLES.includes(role) ? 'user' : role,
      ),
    ),
  ),
  patch('request-media-type-ignored', 'the media type of a request is ignored', {
    hooks: {
      headers: (headers, call) =>
        isChat(call) ? { ...headers, 'content-type': 'application/json' } : headers,
    },
  }),
  patch('validation-422', 'invalid requests are answered 422', otherStatus(400, 422)),
  patch(
    'null-read-as-empty',
    'a body that is null is read as an object without members',
    onRequest((json) => (json === null ? {} : json)),
  ),
  patch(
    'framework-routes',
    'a framework answers for routes that are not there, with a detail and nothing else',
    onReply(
      (reply, call) => [404, 405].includes(reply.status) && !(isChat(call) && reply.status === 404),
      (reply) => editJson(reply, (value) => ({ detail: valueAtPath(value, '/error/message') })),
    ),
  ),
  patch(
    'wrong-method-empty',
    'a wrong method is answered 405 without a body',
    onReply((reply) => reply.status === 405, withoutBody),
  ),
  patch(
    'models-entries-rich',
    'the model list has more members for each model, named by the path it was loaded from',
    onReply(
      (reply, call) => reply.status === 200 && call.path === MODELS_PATH,
      (reply) =>
        editJson(
          reply,
          change('/data/*', (entry) =>
            all(
              change('/id', (id) => `/srv/models/${String(id)}.gguf`),
              set('/created', 0),
              set('/root', '/srv/models'),
              set('/parent', null),
              set('/max_model_len', 4096),
            )(entry),
          ),
        ),
    ),
  ),
  patch('unknown-model-400', 'an unknown model is answered 400', otherStatus(404, 400)),
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
  patch(
    'missing-key-403-plain',
    'a missing key is answered 403 without a challenge',
    onUnauthorized(
      (reply) => ({ ...withHeader(reply, 'www-authenticate', null), status: 403 }),
      (call) => !hasToken(call),
    ),
  ),
  patch(
    'no-www-authenticate',
    'a 401 comes without a challenge',
    onUnauthorized((reply) => withHeader(reply, 'www-authenticate', null)),
  ),
  patch('closes-unannounced', 'each connection is closed after its answer, without an announcement', {
    hooks: { delivery: (delivery) => ({ ...delivery, ending: 'hang-up' }) },
  }),
  patch(
    'needs-all-four',
    'a request that leaves one of the four fields out is refused',
    refuseChat(
      (call) => FOUR.some((field) => (valueAtPath(call.json, field) ?? null) === null),
      'max_tokens or temperature',
    ),
  ),
  patch(
    'needs-max-tokens-too',
    'a request without max_tokens is refused',
    refuseChat((call) => (valueAtPath(call.json, '/max_tokens') ?? null) === null, 'max_tokens'),
  ),
  patch(
    'model-optional',
    'the service chooses a model where a request names none',
    onRequest((json, call) =>
      valueAtPath(json, '/model') === undefined ? set('/model', call.models[0])(json) : json,
    ),
  ),
  patch(
    'two-roles',
    'roles other than system and user are refused',
    refuseChat(
      someMessage((role) => role !== 'system' && role !== 'user'),
      'role',
    ),
  ),
]
