/** Faults of paths, methods and redirects. */
import { errorReply, jsonReply } from '../error-replies.ts'
import {
  crash,
  editJson,
  isChat,
  onPlainReply,
  onReply,
  patch,
  refuseChat,
  withHeader,
  withText,
  type Action,
  type When,
} from '../hooks.ts'
import { valueAtPath, type Edit } from '../json-edit.ts'
import type { Call, Patch, Reply } from '../patch.ts'
import { CHAT_PATH, MODELS_PATH } from '../routes.ts'

// `.invalid` can never be registered (RFC 2606), so a client that follows the redirect cannot connect.
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

/** Faults of paths, methods and redirects. */
export const endpointFaults: readonly Patch[] = [
  patch(
    'endpoint-500',
    'every completion is answered 500',
    'status\\b.*\\b500\\b',
    answerWhen(isChat, crash),
  ),
  patch('endpoint-moved', 'completions are at /chat, and nothing is below /v1', 'status\\b.*\\b404\\b', {
    hooks: {
      target: ({ method, path }) => ({ method, path: path === '/chat' ? CHAT_PATH : `/moved${path}` }),
    },
  }),
  patch(
    'answer-204',
    'a completion is answered 204 without a body',
    'status\\b.*\\b204\\b',
    onPlainReply((reply) => ({
      ...withHeader(reply, 'content-type', null),
      status: 204,
      body: { kind: 'none' },
    })),
  ),
  patch(
    'answer-201',
    'a completion is answered 201',
    'status\\b.*\\b201\\b',
    onPlainReply((reply) => ({ ...reply, status: 201 })),
  ),
  patch(
    'version-header-required',
    'the version in the path is not enough',
    'status\\b.*\\b400\\b',
    refuseChat((call) => call.headers['api-version'] === undefined, 'api-version'),
  ),
  patch(
    'version-header-refused',
    'a header field that selects the version is refused',
    'status\\b.*\\b400\\b',
    refuseChat((call) => call.headers['assay-version'] !== undefined, 'assay-version'),
  ),
  patch(
    'redirect-abroad',
    'completions are redirected to another host',
    'status\\b.*\\b307\\b',
    answerWhen(isChat, () => redirect(ABROAD + CHAT_PATH)),
  ),
  patch(
    'content-type-refused',
    'application/json is refused as a media type',
    'status\\b.*\\b415\\b',
    refuseChat(
      (call) => call.headers['content-type']?.startsWith('application/json') === true,
      'Content-Type',
      415,
    ),
  ),
  patch(
    'charset-refused',
    'application/json is refused when its label names the encoding',
    'status\\b.*\\b415\\b',
    refuseChat(
      (call) => call.headers['content-type']?.startsWith('application/json;') === true,
      'Content-Type',
      415,
    ),
  ),
  patch(
    'date-iso',
    'the header field Date has the format of ISO 8601',
    'header date\\b.*2026-11-26T',
    onPlainReply((reply) => withHeader(reply, 'date', '2026-11-26T08:49:37Z')),
  ),
  patch('get-completes', 'GET is answered with a completion', 'status\\b.*\\b200\\b', {
    hooks: {
      target: (target, call) => (asks('GET', CHAT_PATH)(call) ? { ...target, method: 'POST' } : target),
      bytes: (bytes, call) => (bytes.length === 0 && isChat(call) ? Buffer.from(greeting(call)) : bytes),
      headers: (headers, call) =>
        isChat(call) && headers['content-type'] === undefined && call.body.equals(Buffer.from(greeting(call)))
          ? { ...headers, 'content-type': 'application/json' }
          : headers,
    },
  }),
  patch('get-500', 'GET is answered 500', 'status\\b.*\\b500\\b', answerWhen(asks('GET', CHAT_PATH), crash)),
  patch(
    'allow-missing',
    'a 405 does not say what is allowed',
    'header allow\\b.*missing',
    onReply(
      (reply) => reply.status === 405,
      (reply) => withHeader(reply, 'allow', null),
    ),
  ),
  patch(
    'head-500',
    'HEAD is answered 500',
    'status\\b.*\\b500\\b',
    answerWhen(asks('HEAD', CHAT_PATH), () => ({ ...crash(), body: { kind: 'none' } })),
  ),
  patch(
    'cors-needs-auth',
    'a preflight without a key is refused',
    'status\\b.*\\b401\\b',
    answerWhen(
      (call) => call.method === 'OPTIONS' && call.headers['authorization'] === undefined,
      () => errorReply({ status: 401, message: 'No API key was given.' }),
    ),
  ),
  patch(
    'cors-no-headers',
    'a preflight does not allow the authorization header',
    'access-control-allow-headers\\b.*missing',
    onReply(
      (_, call) => call.method === 'OPTIONS',
      (reply) => withHeader(reply, 'access-control-allow-headers', null),
    ),
  ),
  patch(
    'unknown-path-200',
    'an unknown path is answered 200',
    'status\\b.*\\b200\\b',
    onReply(isUnknownPath, () => jsonReply(200, { ok: true })),
  ),
  patch(
    'unknown-path-html',
    'an unknown path is answered with a page',
    'text/html|doctype',
    onReply(isUnknownPath, (reply) =>
      withText(withHeader(reply, 'content-type', 'text/html'), '<!doctype html><title>Not found</title>'),
    ),
  ),
  patch(
    'unknown-path-detail',
    'an unknown path is answered with an error of another shape',
    'core\\.endpoints/unknown-path .*/error\\b.*missing',
    onReply(isUnknownPath, (reply) => editJson(reply, asDetail)),
  ),
  patch(
    'wrong-method-detail',
    'a wrong method is answered with an error of another shape',
    'core\\.endpoints/get .*/error\\b.*missing',
    onReply(isWrongMethod, (reply) => editJson(reply, asDetail)),
  ),
  patch(
    'wrong-method-text',
    'a wrong method is answered with plain text',
    'text/plain',
    onReply(isWrongMethod, (reply) =>
      withText(withHeader(reply, 'content-type', 'text/plain'), 'Method Not Allowed'),
    ),
  ),
  patch(
    'trailing-slash-abroad',
    'a trailing slash is redirected to another host',
    'assay-elsewhere|\\b307\\b',
    answerWhen(hasTrailingSlash, () => redirect(ABROAD + CHAT_PATH)),
  ),
  patch(
    'ua-refused',
    'the OpenAI client libraries are turned away',
    'status\\b.*\\b403\\b',
    refuseChat((call) => /openai/i.test(call.headers['user-agent'] ?? ''), 'User-Agent', 403),
  ),
]
