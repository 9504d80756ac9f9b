/** Provides helpers with which a fault or a variant is defined in one or two lines. */
import { textToRepeat } from '../../reference/generate.ts'
import type { Patch, Call, Delivery, Headers, Hooks, Reply } from '../../reference/patch.ts'
import { bearerToken } from '../../reference/auth.ts'
import { errorReply } from '../../reference/error-replies.ts'
import { change, set, type Edit } from '../../reference/json-edit-fixture.ts'
import { valueAtPath, isObject } from '../../reference/json-value.ts'
import { CHAT_PATH } from '../../reference/routes.ts'
import { ENDPOINTS_PATH } from '../../reference/webhook-endpoints.ts'

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

/** Creates a patch for each row. Key: the id. Value: the title, then the arguments of `action`. */
export function patches<T extends readonly unknown[]>(
  action: (...how: T) => Action,
  rows: NoInfer<{ readonly [id: string]: readonly [title: string, ...how: T] }>,
): readonly Patch[] {
  return Object.entries(rows).map(([id, [title, ...how]]) => patch(id, title, action(...how)))
}

/** Returns a function that creates an action with one hook, such as `on('text')`. */
export function on<H extends keyof Hooks>(hook: H): (edit: NonNullable<Hooks[H]>) => Action {
  return (edit) => ({ hooks: { [hook]: edit } })
}

/** Matches POST requests to the chat completion endpoint. */
export const isChat: When = (call) => call.method === 'POST' && call.path === CHAT_PATH

/** Matches calls that register an endpoint for webhook events. */
export const isRegistration: When = (call) => call.method === 'POST' && call.path === ENDPOINTS_PATH

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
  return onPlainReply((reply, call) => withJson((value) => edit(value, call))(reply))
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
  return onError(withJson(edit), when)
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

/** Creates an action that accepts credentials for which `test` holds, as if they were a valid key. */
export function acceptsCredential(test: (authorization: string, call: Call) => boolean): Action {
  return onCredential((authorization, call) =>
    test(authorization ?? '', call) ? `Bearer ${call.key}` : undefined,
  )
}

/** Creates an action that changes every chunk of each stream. */
export function eachChunk(
  edit: (chunk: unknown, index: number, chunks: readonly unknown[]) => unknown,
): Action {
  return on('chunks')((chunks) => chunks.map(edit))
}

/** Creates an action that changes every event of each stream. Events are texts as they are sent: `data: ...`. */
export function eachFrame(edit: (frame: string) => string): Action {
  return on('frames')((frames) => frames.map(edit))
}

/** Creates an action that changes how event streams are written. */
export function onStreamDelivery(edit: (delivery: Delivery, call: Call) => Delivery): Action {
  return {
    hooks: { delivery: (delivery, call) => (delivery.pace === 'gap' ? edit(delivery, call) : delivery) },
  }
}

const acceptsGzip: When = (call) => call.headers['accept-encoding'] === 'gzip'

/** Creates an action that labels event streams as gzip if the client accepts gzip. `compress` changes how these streams are written. */
export function onGzippedStream(compress: (delivery: Delivery) => Delivery): Action {
  return {
    hooks: {
      reply: (reply, call) =>
        reply.body.kind === 'stream' && acceptsGzip(call)
          ? withHeader('content-encoding', 'gzip')(reply)
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
      delivery: (delivery, call) =>
        isPlainDelivery(delivery, call) ? edit(Buffer.concat(delivery.writes), delivery) : delivery,
    },
  }
}

/** Returns whether a delivery writes a plain (not streamed) completion. */
export function isPlainDelivery({ pace, writes }: Delivery, call: Call): boolean {
  return isChat(call) && pace === 'at-once' && Buffer.concat(writes).includes('"choices"')
}

/** Returns a delivery that ends in the middle of its body. */
export function cutInHalf(delivery: Delivery): Delivery {
  const bytes = Buffer.concat(delivery.writes)
  const half = bytes.subarray(0, bytes.length / 2)
  return { ...delivery, writes: [half], declaredBytes: bytes.length, ending: 'cut' }
}

/** A function that returns a changed copy of a reply. */
export type ReplyEdit = (reply: Reply) => Reply

/** Returns an edit of the body of JSON replies. Other replies stay unchanged. */
export function withJson(edit: Edit): ReplyEdit {
  return (reply) =>
    reply.body.kind === 'json' ? { ...reply, body: { kind: 'json', value: edit(reply.body.value) } } : reply
}

/** Returns an edit that sets a header field of a reply or a webhook delivery, or removes it when `value` is null. */
export function withHeader(
  name: string,
  value: string | null,
): <Message extends { readonly headers: Headers }>(message: Message) => Message {
  return (message) => {
    const others = Object.entries(message.headers).filter(([field]) => field !== name)
    const headers = Object.fromEntries(value === null ? others : [...others, [name, value]])
    return { ...message, headers }
  }
}

/** Returns the JSON value in the body of a reply; undefined for other bodies. */
export function jsonOf({ body }: Reply): unknown {
  return body.kind === 'json' ? body.value : undefined
}

/** Returns an edit that replaces the status of a reply. */
export function withStatus(status: number): ReplyEdit {
  return (reply) => ({ ...reply, status })
}

/** Returns an edit that replaces the body of a reply by a text, and its media type if one is given. */
export function withText(text: string, mediaType?: string): ReplyEdit {
  return (reply) => ({
    ...(mediaType === undefined ? reply : withHeader('content-type', mediaType)(reply)),
    body: { kind: 'text', text },
  })
}

/** Replaces the error object of a body by the member `detail`, as some frameworks do. */
export const asDetail: Edit = (value) => ({ detail: valueAtPath(value, '/error/message') })

/** Returns an edit that appends a text to the message of an error. */
export function appended(text: string): Edit {
  return change('/error/message', (message) => String(message) + text)
}

/** Returns an edit that replaces members of a value of a hook. */
export function withMembers<Value>(members: Partial<NoInfer<Value>>): (value: Value) => Value {
  return (value) => ({ ...value, ...members })
}

/** Returns an edit of the first chunk of an answer. */
export function onFirst(edit: Edit): (chunk: unknown, index: number) => unknown {
  return (chunk, index) => (index === 0 ? edit(chunk) : chunk)
}

/** Counts this call under `name`. Returns how often {@link countCall} was called with this name. */
export function countCall({ memory }: Call, name: string): number {
  const count = Number(memory.get(name) ?? 0) + 1
  memory.set(name, count)
  return count
}

/** Returns whether the condition `name` held for an earlier call. `holds`: whether it holds for this one, which later calls see. */
export function heldBefore({ memory }: Call, name: string, holds: boolean): boolean {
  const before = memory.has(name)
  if (holds) memory.set(name, true)
  return before
}

/** Replaces an unknown model in a request by one that the service offers. */
export function withKnownModel(json: unknown, call: Call): unknown {
  const model = valueAtPath(json, '/model')
  const isUnknown = typeof model === 'string' && model !== '' && !call.models.includes(model)
  return isUnknown ? set('/model', call.models[0])(json) : json
}

/** Returns the text of a chunk's delta; an empty string when the chunk has none. */
export function deltaText(chunk: unknown): string {
  const content = valueAtPath(chunk, '/choices/0/delta/content')
  return typeof content === 'string' ? content : ''
}

/** Returns whether a chunk has text. */
export const hasText = (chunk: unknown): boolean => deltaText(chunk) !== ''

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
