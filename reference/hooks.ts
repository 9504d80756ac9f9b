/** The hook helpers that faults and variants use, so that each of them takes a line or two. */
import { textToRepeat } from './generate.ts'
import type { Patch, Call, Delivery, Reply } from './patch.ts'
import { bearerToken } from './auth.ts'
import { errorReply } from './error-replies.ts'
import { valueAtPath, isObject, set, type Edit } from './json-edit.ts'
import { CHAT_PATH } from './routes.ts'

/** Combines two actions on different hooks. */
export function bothActions(first: Action, second: Action): Action {
  return { ...first, ...second, hooks: { ...first.hooks, ...second.hooks } }
}

/** Matches calls that ask to have a text repeated. */
export const asksForEcho: When = someMessage(
  (_, content) => typeof content === 'string' && textToRepeat(content) !== null,
)

/** The hooks of a patch, without its id and title. */
export type Action = Pick<Patch, 'answer' | 'hooks' | 'latency'>

/** A condition on a call. */
export type When = (call: Call) => boolean

/** Names an action. */
export function patch(id: string, title: string, action: Action): Patch {
  return { id, title, ...action }
}

/** A POST to the chat completion endpoint. */
export const isChat: When = (call) => call.method === 'POST' && call.path === CHAT_PATH

/** A call that asks for an event stream. */
export const wantsStream: When = (call) => valueAtPath(call.json, '/stream') === true

/** A call with a bearer token, right or wrong. */
export const hasToken: When = (call) => bearerToken(call.headers['authorization']) !== null

/** Returns whether any message of the request meets the condition. */
export function someMessage(test: (role: unknown, content: unknown) => boolean): When {
  return (call) => {
    const messages: unknown = valueAtPath(call.json, '/messages')
    return (
      Array.isArray(messages) &&
      messages.some((each) => test(valueAtPath(each, '/role'), valueAtPath(each, '/content')))
    )
  }
}

/** Changes every answer for which `when` holds. */
export function onReply(
  when: (reply: Reply, call: Call) => boolean,
  edit: (reply: Reply, call: Call) => Reply,
): Action {
  return { hooks: { reply: (reply, call) => (when(reply, call) ? edit(reply, call) : reply) } }
}

/** Changes the answers that carry a plain completion. */
export function onPlainReply(edit: (reply: Reply, call: Call) => Reply): Action {
  return onReply((reply, call) => isChat(call) && reply.status === 200 && reply.body.kind === 'json', edit)
}

/** Changes the object of plain completions. */
export function onCompletion(edit: (value: unknown, call: Call) => unknown): Action {
  return onPlainReply((reply, call) => editJson(reply, (value) => edit(value, call)))
}

/** Changes the answers that carry an event stream. */
export function onStreamReply(edit: (reply: Reply) => Reply): Action {
  return onReply((reply) => reply.body.kind === 'stream', edit)
}

/** Changes the answers of 400 and above. */
export function onError(edit: (reply: Reply, call: Call) => Reply, when: When = () => true): Action {
  return onReply((reply, call) => reply.status >= 400 && when(call), edit)
}

/** Changes the JSON body of errors. */
export function onErrorBody(edit: Edit, when?: When): Action {
  return onError((reply) => editJson(reply, edit), when)
}

/** Changes the answers to calls without a valid key. */
export function onUnauthorized(edit: (reply: Reply, call: Call) => Reply, when: When = () => true): Action {
  return onReply((reply, call) => reply.status === 401 && when(call), edit)
}

/** Refuses good chat calls for which `when` holds. */
export function refuseChat(when: When, param: string, status = 400): Action {
  const message = `'${param}' is not supported here.`
  return onReply(
    (reply, call) => isChat(call) && reply.status === 200 && when(call),
    () => errorReply({ status, message, param, code: 'invalid_value' }),
  )
}

/** Answers chat calls for which `when` holds with 500, after the check of the key. */
export function crashChat(when: When): Action {
  return onReply(
    (reply, call) => isChat(call) && reply.status !== 401 && when(call),
    () => crash(),
  )
}

/** Names a fault that refuses good chat calls for which `when` holds. */
export function refuses(id: string, title: string, when: When, param: string, status = 400): Patch {
  return patch(id, title, refuseChat(when, param, status))
}

/** Names a fault that answers chat calls for which `when` holds with 500. */
export function crashes(id: string, title: string, when: When): Patch {
  return patch(id, title, crashChat(when))
}

/** A clean 500, so that nothing but the status is wrong. */
export function crash(): Reply {
  return errorReply({ status: 500, message: 'The server had an error.', type: 'server_error' })
}

/** Ends the process at the calls for which `when` holds, as seen by their client. */
export function dieOver(when: When): Action {
  return onReply(
    (_, call) => when(call),
    (_, call) => {
      call.die()
      return crash()
    },
  )
}

/** The answer to an unknown path. */
export function unknownPathReply(): Reply {
  return errorReply({ status: 404, message: 'There is nothing at this path.', code: 'unknown_url' })
}

/** Changes what a chat call asks for before it is validated. */
export function onRequest(edit: (json: unknown, call: Call) => unknown): Action {
  return { hooks: { json: (json, call) => (isChat(call) ? edit(json, call) : json) } }
}

/** Changes the bytes of a chat call before they are decoded. */
export function onRequestBytes(edit: (bytes: Buffer, call: Call) => Buffer): Action {
  return { hooks: { bytes: (bytes, call) => (isChat(call) ? edit(bytes, call) : bytes) } }
}

/** Replaces what a call shows as its credential; undefined leaves it. */
export function onCredential(
  edit: (authorization: string | undefined, call: Call) => string | undefined,
): Action {
  return {
    hooks: {
      headers: (headers, call) => {
        const authorization = edit(headers['authorization'], call)
        return authorization === undefined ? headers : { ...headers, authorization }
      },
    },
  }
}

/** Changes the generated text before it is cut into tokens. */
export function onText(edit: (text: string, call: Call) => string): Action {
  return { hooks: { text: edit } }
}

/** Changes the list of chunks of a stream. */
export function editChunks(edit: (chunks: readonly unknown[], call: Call) => readonly unknown[]): Action {
  return { hooks: { chunks: edit } }
}

/** Changes every chunk of a stream. */
export function eachChunk(
  edit: (chunk: unknown, index: number, chunks: readonly unknown[]) => unknown,
): Action {
  return editChunks((chunks) => chunks.map(edit))
}

/** Changes the framed events of a stream. */
export function onFrames(edit: (frames: readonly string[]) => readonly string[]): Action {
  return { hooks: { frames: edit } }
}

/** Changes every framed event of a stream. */
export function eachFrame(edit: (frame: string) => string): Action {
  return onFrames((frames) => frames.map(edit))
}

/** Changes how event streams are written. */
export function onStreamDelivery(edit: (delivery: Delivery) => Delivery): Action {
  return { hooks: { delivery: (delivery) => (delivery.pace === 'gap' ? edit(delivery) : delivery) } }
}

/** Changes how plain completions are written. */
export function onPlainDelivery(edit: (bytes: Buffer, delivery: Delivery) => Delivery): Action {
  return {
    hooks: {
      delivery: (delivery, call) => {
        const bytes = Buffer.concat(delivery.writes)
        return isChat(call) && delivery.pace === 'at-once' && bytes.includes('"choices"')
          ? edit(bytes, delivery)
          : delivery
      },
    },
  }
}

/** Returns a reply with changed JSON; other replies stay as they are. */
export function editJson(reply: Reply, edit: Edit): Reply {
  return reply.body.kind === 'json'
    ? { ...reply, body: { kind: 'json', value: edit(reply.body.value) } }
    : reply
}

/** A reply with another header field, or without it. */
export function withHeader(reply: Reply, name: string, value: string | null): Reply {
  const others = Object.entries(reply.headers).filter(([field]) => field !== name)
  return { ...reply, headers: Object.fromEntries(value === null ? others : [...others, [name, value]]) }
}

/** A reply with another body, given as text, under the same headers. */
export function withText(reply: Reply, text: string): Reply {
  return { ...reply, body: { kind: 'text', text } }
}

/** The text of a chunk's delta; empty when it has none. */
export function deltaText(chunk: unknown): string {
  const content = valueAtPath(chunk, '/choices/0/delta/content')
  return typeof content === 'string' ? content : ''
}

/** A copy of a chunk that carries another text. */
export function withDeltaText(chunk: unknown, content: string): unknown {
  return set('/choices/0/delta/content', content)(chunk)
}

/** Returns whether a chunk carries the finish reason. */
export function isFinish(chunk: unknown): boolean {
  return typeof valueAtPath(chunk, '/choices/0/finish_reason') === 'string'
}

/** Returns whether a chunk carries the usage. */
export function isUsage(chunk: unknown): boolean {
  return isObject(valueAtPath(chunk, '/usage'))
}
