/** Defines faults of paths, methods, redirects and the model list, and answers that reveal details of the server. */
import { errorReply, jsonReply } from '../error-replies.ts'
import {
  editJson,
  onReply,
  patch,
  type Action,
  isChat,
  withHeader,
  crash,
  onPlainReply,
  withText,
  type When,
  refuses,
} from '../hooks.ts'
import { valueAtPath, change, type Edit } from '../json-edit.ts'
import type { Call, Patch, Reply } from '../patch.ts'
import { MODELS_PATH, CHAT_PATH } from '../routes.ts'

const isQueryOfModels = ({ method, path }: Call): boolean => method === 'GET' && path === MODELS_PATH
const isModelList = (reply: Reply, call: Call): boolean => reply.status === 200 && call.path === MODELS_PATH
const onModelList = (edit: Edit): Action => onReply(isModelList, (reply) => editJson(reply, edit))

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
const asDetail: Edit = (value) => ({ detail: valueAtPath(value, '/error/message') })

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
  patch(
    'models-bad-shape',
    'the model list has members of its own',
    onModelList((value) => ({ models: valueAtPath(value, '/data') })),
  ),
  patch(
    'models-bare-entries',
    'the model list has ids and nothing else',
    onModelList(change('/data/*', (entry) => ({ id: valueAtPath(entry, '/id') }))),
  ),
  patch(
    'model-in-use-unlisted',
    'the model list does not have the model that answers',
    onModelList(change('/data/*/id', (id) => `other-${String(id)}`)),
  ),
  patch(
    'models-twice',
    'the model list has each model twice',
    onModelList(change('/data', (data) => (Array.isArray(data) ? [...data, ...data] : data))),
  ),
  patch('endpoint-500', 'every completion is answered 500', answerWhen(isChat, crash)),
  patch('endpoint-moved', 'completions are at /chat, and not below /v1', {
    hooks: {
      target: ({ method, path }) => ({
        method,
        path: path === '/chat' ? CHAT_PATH : path === CHAT_PATH ? '/moved' : path,
      }),
    },
  }),
  patch(
    'answer-204',
    'a completion is answered 204 without a body',
    onPlainReply((reply) => ({
      ...withHeader(reply, 'content-type', null),
      status: 204,
      body: { kind: 'none' },
    })),
  ),
  patch(
    'answer-201',
    'a completion is answered 201',
    onPlainReply((reply) => ({ ...reply, status: 201 })),
  ),
  refuses(
    'version-header-required',
    'the version in the path is not enough',
    (call) => call.headers['api-version'] === undefined,
    'api-version',
  ),
  refuses(
    'version-header-refused',
    'a header field that selects the version is refused',
    (call) => call.headers['assay-version'] !== undefined,
    'assay-version',
  ),
  patch(
    'redirect-abroad',
    'completions are redirected to another host',
    answerWhen(isChat, () => redirect(ABROAD + CHAT_PATH)),
  ),
  refuses(
    'content-type-refused',
    'application/json is refused as a media type',
    (call) => call.headers['content-type']?.startsWith('application/json') === true,
    'Content-Type',
    415,
  ),
  refuses(
    'charset-refused',
    'application/json is refused when its label names the encoding',
    (call) => call.headers['content-type']?.startsWith('application/json;') === true,
    'Content-Type',
    415,
  ),
  patch(
    'date-iso',
    'the header field Date has the format of ISO 8601',
    onPlainReply((reply) => withHeader(reply, 'date', '2026-11-26T08:49:37Z')),
  ),
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
  patch('get-500', 'GET is answered 500', answerWhen(asks('GET', CHAT_PATH), crash)),
  patch(
    'allow-missing',
    'a 405 has no Allow field',
    onReply(
      (reply) => reply.status === 405,
      (reply) => withHeader(reply, 'allow', null),
    ),
  ),
  patch(
    'head-500',
    'HEAD is answered 500',
    answerWhen(asks('HEAD', CHAT_PATH), () => ({ ...crash(), body: { kind: 'none' } })),
  ),
  patch(
    'cors-needs-auth',
    'a preflight without a key is refused',
    answerWhen(
      (call) => call.method === 'OPTIONS' && call.headers['authorization'] === undefined,
      () => errorReply({ status: 401, message: 'No API key was given.' }),
    ),
  ),
  patch(
    'cors-no-headers',
    'a preflight does not allow the authorization header',
    onReply(
      (_, call) => call.method === 'OPTIONS',
      (reply) => withHeader(reply, 'access-control-allow-headers', null),
    ),
  ),
  patch(
    'unknown-path-200',
    'an unknown path is answered 200',
    onReply(isUnknownPath, () => jsonReply(200, { ok: true })),
  ),
  patch(
    'unknown-path-html',
    'an unknown path is answered with a page',
    onReply(isUnknownPath, (reply) =>
      withText(withHeader(reply, 'content-type', 'text/html'), '<!doctype html><title>Not found</title>'),
    ),
  ),
  patch(
    'unknown-path-detail',
    'an unknown path is answered with an error of another shape',
    onReply(isUnknownPath, (reply) => editJson(reply, asDetail)),
  ),
  patch(
    'wrong-method-detail',
    'a wrong method is answered with an error of another shape',
    onReply(isWrongMethod, (reply) => editJson(reply, asDetail)),
  ),
  patch(
    'wrong-method-text',
    'a wrong method is answered with plain text',
    onReply(isWrongMethod, (reply) =>
      withText(withHeader(reply, 'content-type', 'text/plain'), 'Method Not Allowed'),
    ),
  ),
  patch(
    'trailing-slash-abroad',
    'a trailing slash is redirected to another host',
    answerWhen(hasTrailingSlash, () => redirect(ABROAD + CHAT_PATH)),
  ),
  refuses(
    'ua-refused',
    'the OpenAI client libraries are turned away',
    (call) => /openai/i.test(call.headers['user-agent'] ?? ''),
    'User-Agent',
    403,
  ),
]
