import { setTimeout as pause } from 'node:timers/promises'
import type { Accounts } from './accounts.ts'
import { authorize } from './auth.ts'
import { requireJson } from './body.ts'
import { completionChunks, completionObject } from './completion.ts'
import { errorReply, invalid, jsonReply, unknownPathReply } from './error-replies.ts'
import { generate, type Generating } from './generate.ts'
import type { Call, Latency, Reply } from './patch.ts'
import { SIGNUP_PATH, signUp } from './sign-up.ts'
import { readChatRequest, type ChatRequest } from './validate.ts'
import { answerEndpoints } from './webhook-endpoints.ts'
import type { Hub } from './webhook-hub.ts'

/** The path of the chat completion endpoint. Source: interface section 4. */
export const CHAT_PATH = '/v1/chat/completions'

/** The path of the list of models. */
export const MODELS_PATH = '/v1/models'

const COMPLETED = 'chat.completion.completed'

/** The parts of the server that are needed to answer requests. */
export type Service = Generating & {
  readonly keys: readonly string[]
  /** The accounts. Null if the server has no sign-up. */
  readonly accounts: Accounts | null
  readonly hub: Hub
  /** When the server started, in seconds since 1970. */
  readonly startedAtSeconds: number
  readonly latency: Latency
}

type Handler = (call: Call, service: Service) => Reply | Promise<Reply>

type Route = { readonly method: string; readonly path: string; readonly handle: Handler }

const routes: readonly Route[] = [
  { method: 'POST', path: CHAT_PATH, handle: complete },
  { method: 'GET', path: MODELS_PATH, handle: listModels },
  { method: 'POST', path: SIGNUP_PATH, handle: createAccount },
]

/** Returns the reply to a request. Throws a Refusal if the request is refused. */
export function dispatch(call: Call, service: Service): Reply | Promise<Reply> {
  const answer = answerEndpoints(call, { keys: acceptedKeys(service), hub: service.hub })
  if (answer !== null) return answer
  const candidates = routes.filter((route) => route.path === call.path)
  const allow = [...candidates.map((route) => route.method), 'OPTIONS'].join(', ')
  if (candidates.length === 0) return unknownPath(call)
  if (call.method === 'OPTIONS') return preflight(call, allow)
  const route = candidates.find(({ method }) => method === call.method)
  return route === undefined ? wrongMethod(call, allow) : route.handle(call, service)
}

function createAccount(call: Call, { accounts, patching }: Service): Reply {
  return accounts === null ? unknownPath(call) : signUp(call, accounts, patching)
}

// Returns all keys that are valid now, including the keys of new accounts.
function acceptedKeys({ keys, accounts }: Service): readonly string[] {
  return accounts === null ? keys : [...keys, ...accounts.keys()]
}

function unknownPath(call: Call): Reply {
  return forMethod(call, unknownPathReply())
}

function wrongMethod(call: Call, allow: string): Reply {
  const message = `This path takes ${allow}.`
  return forMethod(call, errorReply({ status: 405, message, code: 'method_not_allowed', headers: { allow } }))
}

function forMethod({ method }: Call, reply: Reply): Reply {
  return method === 'HEAD' ? { ...reply, body: { kind: 'none' } } : reply
}

// The header fields that the OpenAI client libraries send. A browser asks for permission to send each of them.
const CLIENT_HEADERS = [
  'authorization',
  'content-type',
  ...[
    'arch',
    'async',
    'helper-method',
    'lang',
    'os',
    'package-version',
    'retry-count',
    'runtime',
    'timeout',
  ].map((name) => `x-stainless-${name}`),
  'x-stainless-runtime-version',
]

// Answers a preflight request. Browsers send no key with a preflight request (Fetch standard, 4.8).
function preflight(call: Call, allow: string): Reply {
  const asked = (call.headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => /^[\w-]+$/.test(name))
  const headers = {
    allow,
    'access-control-allow-methods': allow,
    'access-control-allow-headers': [...new Set([...CLIENT_HEADERS, ...asked])].join(', '),
    'access-control-max-age': '600',
  }
  return { status: 204, headers, body: { kind: 'none' } }
}

function listModels(call: Call, service: Service): Reply {
  authorize(call, acceptedKeys(service))
  const data = call.models.map((id) => ({
    id,
    object: 'model',
    created: service.startedAtSeconds,
    owned_by: 'assay',
  }))
  return jsonReply(200, { object: 'list', data })
}

async function complete(call: Call, service: Service): Promise<Reply> {
  const { key, request } = readCompletion(call, service)
  const { answer, limitFields, paced } = await generate(call, key, request, service)
  const completed = {
    model: request.model,
    finish_reason: answer.finishReason,
    content: answer.tokens.join(''),
  }
  if (request.stream) {
    service.stats.streams += 1
    await service.hub.emit(COMPLETED, completed, call)
    const media = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }
    const headers = { ...media, ...limitFields }
    const body = { kind: 'stream', chunks: completionChunks(request, answer) } as const
    return { status: 200, headers, body, ...(paced === null ? {} : { paced }) }
  }
  // Without a service model, a plain answer waits only for its first token, so that one figure describes its latency.
  const { ttftMs } = service.patching.latency(service.latency)
  await paced?.lastToken
  if (ttftMs > 0) await pause(ttftMs, undefined, { signal: call.signal })
  await service.hub.emit(COMPLETED, completed, call)
  return jsonReply(200, completionObject(request, answer), limitFields)
}

function readCompletion(
  call: Call,
  service: Service,
): { readonly key: string; readonly request: ChatRequest } {
  let key: string | null = null
  try {
    key = authorize(call, acceptedKeys(service))
    // The statement of the reference declares that this header field selects the version.
    if ((call.headers['assay-version'] ?? '1') !== '1') throw invalid(null, "The only version is '1'.")
    return { key, request: readChatRequest(requireJson(call), call.models) }
  } catch (error) {
    service.gate.recordRefusal(call, key)
    throw error
  }
}
