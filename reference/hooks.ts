/** Provides helpers with which a fault or a variant is defined in one or two lines. */
import { textToRepeat } from './generate.ts'
import type { Patch, Call, Delivery, Reply } from './patch.ts'
import { bearerToken } from './auth.ts'
import { errorReply } from './error-replies.ts'
import { valueAtPath, isObject, set, type Edit } from './json-edit.ts'
import { CHAT_PATH } from './routes.ts'

/** Returns one action with the hooks of two actions. The two must use different hooks. */
export function bothActions(first: Action, second: Action): Action {
  return { ...first, ...second, hooks: { ...first.hooks, ...second.hooks } }
}

/** Matches calls in which a message asks the model to repeat a text. */
export const asksForEcho: When = someMessage(
  (_, content) => typeof content === 'string' && textToRepeat(content) !== null,
)

/** The effect of a patch, without its id and title: its answer, its hooks and its latency. */
export type Action = Pick<Patch, 'answer' | 'hooks' | 'latency'>

/** A condition on a call. */
export type When = (call: Call) => boolean

/** Creates a patch from an id, a title and an action. */
export function patch(id: string, title: string, action: Action): Patch {
  return { id, title, ...action }
}

/** Matches POST requests to the chat completion endpoint. */
export const isChat: When = (call) => call.method === 'POST' && call.path === CHAT_PATH

/** Matches calls that ask for an event stream. */
export const wantsStream: When = (call) => valueAtPath(call.json, '/stream') === true

/** Matches calls with a bearer token, valid or not. */
export const hasToken: When = (call) => bearerToken(call.headers['authorization']) !== null

/** Returns a condition that holds if any message of the request passes the test. */
export function someMessage(test: (role: unknown, content: unknown) => boolean): When {
  return (call) => {
    const messages: unknown = valueAtPath(call.json, '/messages')
    return (
      Array.isArray(messages) &&
      messages.some((each) => test(valueAtPath(each, '/role'), valueAtPath(each, '/content')))
    )
  }
}

/** Creates an action that changes every reply for which `when` holds. */
export function onReply(
  when: (reply: Reply, call: Call) => boolean,
  edit: (reply: Reply, call: Call) => Reply,
): Action {
  return { hooks: { reply: (reply, call) => (when(reply, call) ? edit(reply, call) : reply) } }
}

/** Creates an action that changes the replies with a plain (not streamed) completion. */
export function onPlainReply(edit: (reply: Reply, call: Call) => Reply): Action {
  return onReply((reply, call) => isChat(call) && reply.status === 200 && reply.body.kind === 'json', edit)
}

/** Creates an action that changes the JSON object of plain (not streamed) completions. */
export function onCompletion(edit: (value: unknown, call: Call) => unknown): Action {
  return onPlainReply((reply, call) => editJson(reply, (value) => edit(value, call)))
}

/** Creates an action that changes every reply whose body is an event stream. */
export function onStreamReply(edit: (reply: Reply) => Reply): Action {
  return onReply((reply) => reply.body.kind === 'stream', edit)
}

/** Creates an action that changes replies with a status of 400 and above, if `when` holds for the call. */
export function onError(edit: (reply: Reply, call: Call) => Reply, when: When = () => true): Action {
  return onReply((reply, call) => reply.status >= 400 && when(call), edit)
}

/** Creates an action that changes the JSON body of error replies. */
export function onErrorBody(edit: Edit, when?: When): Action {
  return onError((reply) => editJson(reply, edit), when)
}

/** Creates an action that changes the replies to calls without a valid key (401). */
export function onUnauthorized(edit: (reply: Reply, call: Call) => Reply, when: When = () => true): Action {
  return onReply((reply, call) => reply.status === 401 && when(call), edit)
}

/** Creates an action that refuses valid chat calls for which `when` holds. The error names the member `param`. */
export function refuseChat(when: When, param: string, status = 400): Action {
  const message = `'${param}' is not supported here.`
  return onReply(
    (reply, call) => isChat(call) && reply.status === 200 && when(call),
    () => errorReply({ status, message, param, code: 'invalid_value' }),
  )
}

/** Creates an action that answers chat calls with status 500 if `when` holds and their key is valid. */
export function crashChat(when: When): Action {
  return onReply(
    (reply, call) => isChat(call) && reply.status !== 401 && when(call),
    () => crash(),
  )
}

/** Creates a fault: valid chat calls for which `when` holds are refused. The error names the member `param`. */
export function refuses(id: string, title: string, when: When, param: string, status = 400): Patch {
  return patch(id, title, refuseChat(when, param, status))
}

/** Creates a fault: chat calls for which `when` holds are answered with status 500 if their key is valid. */
export function crashes(id: string, title: string, when: When): Patch {
  return patch(id, title, crashChat(when))
}

/** Returns an error reply with status 500. Its other parts are correct. */
export function crash(): Reply {
  return errorReply({ status: 500, message: 'The server had an error.', type: 'server_error' })
}

/** Creates an action that simulates a crash if `when` holds: the server cuts all connections and accepts no new ones. */
export function crashWhen(when: When): Action {
  return onReply(
    (_, call) => when(call),
    (_, call) => {
      call.die()
      return crash()
    },
  )
}

/** Returns the reply to a call with an unknown path. */
export function unknownPathReply(): Reply {
  return errorReply({ status: 404, message: 'There is nothing at this path.', code: 'unknown_url' })
}

/** Creates an action that changes the JSON body of chat calls before it is validated. */
export function onRequest(edit: (json: unknown, call: Call) => unknown): Action {
  return { hooks: { json: (json, call) => (isChat(call) ? edit(json, call) : json) } }
}

/** Creates an action that changes the body of chat calls before its bytes are decoded. */
export function onRequestBytes(edit: (bytes: Buffer, call: Call) => Buffer): Action {
  return { hooks: { bytes: (bytes, call) => (isChat(call) ? edit(bytes, call) : bytes) } }
}

/** Creates an action that replaces the Authorization field of calls. If `edit` returns undefined, the field stays. */
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

/** Creates an action that changes the generated text before it is split into tokens. */
export function onText(edit: (text: string, call: Call) => string): Action {
  return { hooks: { text: edit } }
}

/** Creates an action that changes the list of chunks of each stream. */
export function editChunks(edit: (chunks: readonly unknown[], call: Call) => readonly unknown[]): Action {
  return { hooks: { chunks: edit } }
}

/** Creates an action that changes every chunk of each stream. */
export function eachChunk(
  edit: (chunk: unknown, index: number, chunks: readonly unknown[]) => unknown,
): Action {
  return editChunks((chunks) => chunks.map(edit))
}

/** Creates an action that changes the list of events of each stream. Events are texts as they are sent: `data: ...`. */
export function onFrames(edit: (frames: readonly string[]) => readonly string[]): Action {
  return { hooks: { frames: edit } }
}

/** Creates an action that changes every event of each stream. Events are texts as they are sent: `data: ...`. */
export function eachFrame(edit: (frame: string) => string): Action {
  return onFrames((frames) => frames.map(edit))
}

/** Creates an action that changes how event streams are written. */
export function onStreamDelivery(edit: (delivery: Delivery) => Delivery): Action {
  return { hooks: { delivery: (delivery) => (delivery.pace === 'gap' ? edit(delivery) : delivery) } }
}

const acceptsGzip: When = (call) => call.headers['accept-encoding'] === 'gzip'

/** Creates an action that labels event streams as gzip if the client accepts gzip. `compress` changes how these streams are written. */
export function onGzippedStream(compress: (delivery: Delivery) => Delivery): Action {
  return {
    hooks: {
      reply: (reply, call) =>
        reply.body.kind === 'stream' && acceptsGzip(call)
          ? withHeader(reply, 'content-encoding', 'gzip')
          : reply,
      delivery: (delivery, call) =>
        delivery.pace === 'gap' && acceptsGzip(call) ? compress(delivery) : delivery,
    },
  }
}

/** Creates an action that changes how plain (not streamed) completions are written. `bytes`: the whole body. */
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

/** Returns a copy of a JSON reply with a changed body. Returns other replies unchanged. */
export function editJson(reply: Reply, edit: Edit): Reply {
  return reply.body.kind === 'json'
    ? { ...reply, body: { kind: 'json', value: edit(reply.body.value) } }
    : reply
}

/** Returns a copy of a reply with this header field set, or removed when `value` is null. */
export function withHeader(reply: Reply, name: string, value: string | null): Reply {
  const others = Object.entries(reply.headers).filter(([field]) => field !== name)
  return { ...reply, headers: Object.fromEntries(value === null ? others : [...others, [name, value]]) }
}

/** Returns a copy of a reply with `text` as its body and the same header fields. */
export function withText(reply: Reply, text: string): Reply {
  return { ...reply, body: { kind: 'text', text } }
}

/** Returns the text of a chunk's delta; an empty string when the chunk has none. */
export function deltaText(chunk: unknown): string {
  const content = valueAtPath(chunk, '/choices/0/delta/content')
  return typeof content === 'string' ? content : ''
}

/** Returns a copy of a chunk with another delta text. */
export function withDeltaText(chunk: unknown, content: string): unknown {
  return set('/choices/0/delta/content', content)(chunk)
}

/** Returns whether a chunk carries a finish reason. */
export function isFinish(chunk: unknown): boolean {
  return typeof valueAtPath(chunk, '/choices/0/finish_reason') === 'string'
}

/** Returns whether a chunk has token counts. */
export function isUsage(chunk: unknown): boolean {
  return isObject(valueAtPath(chunk, '/usage'))
}
