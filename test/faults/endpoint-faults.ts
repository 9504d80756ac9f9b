/** Defines faults of paths, methods, redirects and the model list, and answers that reveal details of the server. */
import { errorReply, jsonReply } from '../../reference/error-replies.ts'
import {
  type Action,
  asDetail,
  crash,
  isChat,
  onPlainReply,
  onReply,
  patch,
  patches,
  refuseChat,
  type When,
  withHeader,
  withJson,
  withStatus,
  withText,
} from './hooks.ts'
import { change, type Edit, set } from '../../reference/json-edit-fixture.ts'
import { valueAtPath } from '../../reference/json-value.ts'
import type { Call, Patch, Reply } from '../../reference/patch.ts'
import { MODELS_PATH, CHAT_PATH } from '../../reference/routes.ts'

const isQueryOfModels = ({ method, path }: Call): boolean => method === 'GET' && path === MODELS_PATH
const isModelList = (reply: Reply, call: Call): boolean => reply.status === 200 && call.path === MODELS_PATH
const onModelList = (edit: Edit): Action => onReply(isModelList, withJson(edit))

// The redirect target. A host below `.invalid` does not exist (RFC 2606), so a client that follows the redirect cannot connect.
const ABROAD = 'http://assay-elsewhere.invalid'

const asks =
  (method: string, path: string): When =>
  (call) =>
    call.method === method && call.path === path
const hasTrailingSlash: When = (call) => call.path.length > 1 && call.path.endsWith('/')
const isUnknownPath = (reply: Reply, call: Call): boolean =>
  !hasTrailingSlash(call) && reply.status === 404 && ![CHAT_PATH, MODELS_PATH].includes(call.path)

const isWrongMethod = (reply: Reply, call: Call): boolean => reply.status === 405 && call.method !== 'HEAD'

function answerWhen(when: When, reply: (call: Call) => Reply): Action {
  return { answer: (call) => (when(call) ? reply(call) : undefined) }
}

function redirect(location: string): Reply {
  return { status: 307, headers: { location }, body: { kind: 'none' } }
}

function greeting(call: Call): string {
  return JSON.stringify({ model: call.models[0], messages: [{ role: 'user', content: 'Hello.' }] })
}

/** Faults in paths, methods, redirects and the model list, and answers that reveal server details. */
export const endpointFaults: readonly Patch[] = [
  patch('models-404', 'there is no model list', {
    answer: (call) =>
      isQueryOfModels(call) ? errorReply({ status: 404, message: 'There is nothing here.' }) : undefined,
  }),
  ...patches(onModelList, {
    'models-bad-shape': [
      'the model list has members of its own',
      (value) => ({ models: valueAtPath(value, '/data') }),
    ],
    'models-owner-array': ['owned_by of a model is an array', set('/data/*/owned_by', ['a', 'b'])],
    'models-bare-entries': [
      'the model list has ids and nothing else',
      change('/data/*', (entry) => ({ id: valueAtPath(entry, '/id') })),
    ],
    'model-in-use-unlisted': [
      'the model list does not have the model that answers',
      change('/data/*/id', (id) => `other-${String(id)}`),
    ],
    'models-prefixed': [
      'the model list has names with a prefix, which completions do not accept',
      change('/data/*/id', (id) => `vendor/${String(id)}`),
    ],
    'models-twice': [
      'the model list has each model twice',
      change('/data', (data) => (Array.isArray(data) ? [...data, ...data] : data)),
    ],
  }),
  ...patches(answerWhen, {
    'endpoint-500': ['every completion is answered 500', isChat, crash],
    'redirect-abroad': [
      'completions are redirected to another host',
      isChat,
      () => redirect(ABROAD + CHAT_PATH),
    ],
    'get-500': ['GET is answered 500', asks('GET', CHAT_PATH), crash],
    'head-500': [
      'HEAD is answered 500',
      asks('HEAD', CHAT_PATH),
      () => ({ ...crash(), body: { kind: 'none' } }),
    ],
    'cors-needs-auth': [
      'a preflight without a key is refused',
      (call) => call.method === 'OPTIONS' && call.headers['authorization'] === undefined,
      () => errorReply({ status: 401, message: 'No API key was given.' }),
    ],
    'trailing-slash-abroad': [
      'a trailing slash is redirected to another host',
      hasTrailingSlash,
      () => redirect(ABROAD + CHAT_PATH),
    ],
  }),
  patch('trailing-slash-auth-off', 'with a trailing slash, completions need no key', {
    hooks: {
      target: (target, { path, n, memory }) => {
        if (path !== `${CHAT_PATH}/`) return target
        memory.set(`slash:${n}`, true)
        return { ...target, path: CHAT_PATH }
      },
      headers: (headers, { n, memory, key }) =>
        memory.has(`slash:${n}`) ? { ...headers, authorization: `Bearer ${key}` } : headers,
    },
  }),
  patch('endpoint-moved', 'completions are at /chat, and not below /v1', {
    hooks: {
      target: ({ method, path }) => ({
        method,
        path: path === '/chat' ? CHAT_PATH : path === CHAT_PATH ? '/moved' : path,
      }),
    },
  }),
  ...patches(onPlainReply, {
    'answer-204': [
      'a completion is answered 204 without a body',
      (reply) => ({
        ...withHeader('content-type', null)(reply),
        status: 204,
        body: { kind: 'none' },
      }),
    ],
    'answer-201': ['a completion is answered 201', withStatus(201)],
    'date-iso': [
      'the header field Date has the format of ISO 8601',
      withHeader('date', '2026-11-26T08:49:37Z'),
    ],
  }),
  ...patches(refuseChat, {
    'version-header-required': [
      'the version in the path is not enough',
      (call) => call.headers['api-version'] === undefined,
      'api-version',
    ],
    'version-header-refused': [
      'a header field that selects the version is refused',
      (call) => call.headers['assay-version'] !== undefined,
      'assay-version',
    ],
    'content-type-refused': [
      'application/json is refused as a media type',
      (call) => call.headers['content-type']?.startsWith('application/json') === true,
      'Content-Type',
      415,
    ],
    'charset-refused': [
      'application/json is refused when its label names the encoding',
      (call) => call.headers['content-type']?.startsWith('application/json;') === true,
      'Content-Type',
      415,
    ],
    'ua-refused': [
      'the OpenAI client libraries are turned away',
      (call) => /openai/i.test(call.headers['user-agent'] ?? ''),
      'User-Agent',
      403,
    ],
  }),
  patch('accepts-unknown-version', 'the header field that selects the version is ignored', {
    hooks: { headers: (headers) => ({ ...headers, 'assay-version': '1' }) },
  }),
  patch('get-completes', 'GET is answered with a completion', {
    hooks: {
      target: (target, call) => (asks('GET', CHAT_PATH)(call) ? { ...target, method: 'POST' } : target),
      bytes: (bytes, call) => (bytes.length === 0 && isChat(call) ? Buffer.from(greeting(call)) : bytes),
      headers: (headers, call) =>
        isChat(call) && headers['content-type'] === undefined && call.body.equals(Buffer.from(greeting(call)))
          ? { ...headers, 'content-type': 'application/json' }
          : headers,
    },
  }),
  ...patches(onReply, {
    'allow-missing': ['a 405 has no Allow field', (reply) => reply.status === 405, withHeader('allow', null)],
    'cors-no-headers': [
      'a preflight does not allow the authorization header',
      (_, call) => call.method === 'OPTIONS',
      withHeader('access-control-allow-headers', null),
    ],
    'cors-answers-closed': [
      'the answer to a call of a page does not allow its origin',
      (reply, call) => call.headers['origin'] !== undefined && reply.status === 200,
      withHeader('access-control-allow-origin', null),
    ],
    'cors-refusals-closed': [
      'refusals of calls of pages do not allow their origin',
      ({ status }) => status >= 400,
      withHeader('access-control-allow-origin', null),
    ],
    'unknown-path-200': [
      'an unknown path is answered 200',
      isUnknownPath,
      () => jsonReply(200, { ok: true }),
    ],
    'unknown-path-html': [
      'an unknown path is answered with a page',
      isUnknownPath,
      withText('<!doctype html><title>Not found</title>', 'text/html'),
    ],
    'unknown-path-detail': [
      'an unknown path is answered with an error of another shape',
      isUnknownPath,
      withJson(asDetail),
    ],
    'wrong-method-detail': [
      'a wrong method is answered with an error of another shape',
      isWrongMethod,
      withJson(asDetail),
    ],
    'wrong-method-text': [
      'a wrong method is answered with plain text',
      isWrongMethod,
      withText('Method Not Allowed', 'text/plain'),
    ],
  }),
]
