/** Defines faults in the order and text of chunks, and faults that exchange streams and JSON answers. */
import {
  deltaText,
  isFinish,
  isUsage,
  editChunks,
  onText,
  someMessage,
  patch,
  wantsStream,
  withDeltaText,
  crash,
  editJson,
  hasToken,
  isChat,
  onCredential,
  onError,
  onFrames,
  onReply,
  onRequest,
  refuseChat,
  withHeader,
  type Action,
  crashes,
  eachChunk,
} from '../hooks.ts'
import { all, valueAtPath, drop, set, isObject } from '../json-edit.ts'
import type { Patch, Call } from '../patch.ts'
import { textOfAnotherCall } from './text-faults.ts'

const withoutChoices = all(set('/choices', []), drop('/usage'))
const hasText = (chunk: unknown): boolean => deltaText(chunk) !== ''

/** Returns the chunks with cumulative texts: each chunk repeats all earlier text. */
function accumulated(chunks: readonly unknown[]): readonly unknown[] {
  let soFar = ''
  return chunks.map((chunk) => {
    if (!hasText(chunk)) return chunk
    soFar += deltaText(chunk)
    return withDeltaText(chunk, soFar)
  })
}

/** Merges the text of all chunks into at most three chunks. */
function inThree(chunks: readonly unknown[]): readonly unknown[] {
  const texts = chunks.filter(hasText)
  const size = Math.ceil(texts.length / 3)
  const firsts = texts.filter((_, index) => index % size === 0)
  const merged = new Map(
    firsts.map((first, index) => [
      first,
      texts
        .slice(index * size, (index + 1) * size)
        .map(deltaText)
        .join(''),
    ]),
  )
  return chunks
    .filter((chunk) => !hasText(chunk) || merged.has(chunk))
    .map((chunk) => (merged.has(chunk) ? withDeltaText(chunk, merged.get(chunk) ?? '') : chunk))
}

const EVENT_STREAM = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }

const NO_TOKENS = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }

/** Creates an action that treats a request whose member `stream` is `value` like a request with `stream: true`. */
function streamsOn(value: unknown): Action {
  return onRequest((json) => (isObject(json) && json['stream'] === value ? set('/stream', true)(json) : json))
}

/** Creates an action that cuts each stream in the middle, and sends `frame` as its last event. */
function failsWith(frame: string): Action {
  return onFrames((frames) => [...frames.slice(0, Math.ceil(frames.length / 2)), frame])
}

const isWord = (call: Call): boolean => typeof valueAtPath(call.json, '/stream') === 'string'

// The number of characters that a fault replaces by text of another stream, about one or two tokens.
const PIECE = 6

const delayed = (delayMs: number): Action => ({
  hooks: { delivery: (delivery, { stats }) => (stats.disconnects < 4 ? delivery : { ...delivery, delayMs }) },
})

/** Faults in the order and text of chunks, and in the choice between a stream and a plain answer. */
export const sseSwitchFaults: readonly Patch[] = [
  patch(
    'content-after-finish',
    'text follows the finish reason',
    editChunks((chunks) => {
      const late = chunks.findLast(hasText)
      return chunks.flatMap((chunk) => (isFinish(chunk) && late !== undefined ? [chunk, late] : [chunk]))
    }),
  ),
  patch(
    'empty-choices-first',
    'the first chunk has empty choices',
    editChunks((chunks) => [withoutChoices(chunks[0]), ...chunks]),
  ),
  patch(
    'empty-choices-last',
    'the last chunk has empty choices and no usage',
    editChunks((chunks) => [...chunks, withoutChoices(chunks[0])]),
  ),
  patch(
    'usage-every-chunk',
    'the usage comes with every chunk',
    editChunks((chunks) => {
      const usage = valueAtPath(chunks.find(isUsage), '/usage')
      return usage === undefined ? chunks : chunks.map(set('/usage', usage))
    }),
  ),
  patch(
    'usage-before-finish',
    'the usage comes before the finish reason',
    editChunks((chunks) => {
      const usage = chunks.filter(isUsage)
      return chunks.flatMap((chunk) => (isUsage(chunk) ? [] : isFinish(chunk) ? [...usage, chunk] : [chunk]))
    }),
  ),
  patch(
    'stream-always-empty',
    'no stream has any text',
    onText((text, call) => (wantsStream(call) ? '' : text)),
  ),
  patch(
    'cumulative-deltas',
    'every delta repeats the text so far',
    editChunks((chunks) => accumulated(chunks)),
  ),
  patch(
    'cumulative-and-same',
    'every delta repeats the text so far, the last one without adding to it',
    editChunks((chunks) => {
      const whole = accumulated(chunks)
      const last = whole.findLast(hasText)
      return whole.flatMap((chunk) => (isFinish(chunk) && last !== undefined ? [last, chunk] : [chunk]))
    }),
  ),
  patch(
    'cumulative-in-three',
    'an answer comes in three deltas at most, each with the text so far',
    editChunks((chunks) => accumulated(inThree(chunks))),
  ),
  patch(
    'last-delta-whole',
    'the delta with the finish reason holds the whole text once more',
    editChunks((chunks) => {
      const whole = chunks.map(deltaText).join('')
      return chunks.map((chunk) => (isFinish(chunk) && whole !== '' ? withDeltaText(chunk, whole) : chunk))
    }),
  ),
  patch(
    'surrogates-split',
    'a character is split into its surrogates',
    editChunks((chunks) =>
      chunks.flatMap((chunk) => {
        const text = deltaText(chunk)
        const high = text.search(/[\uD800-\uDBFF][\uDC00-\uDFFF]/)
        if (high < 0) return [chunk]
        return [withDeltaText(chunk, text.slice(0, high + 1)), withDeltaText(chunk, text.slice(high + 1))]
      }),
    ),
  ),
  patch(
    'stream-drops-chunk',
    'a token in the middle is lost',
    editChunks((chunks) => {
      const texts = chunks.filter(hasText)
      const lost = texts[Math.floor(texts.length / 2)]
      return texts.length < 2 ? chunks : chunks.filter((chunk) => chunk !== lost)
    }),
  ),
  patch(
    'stream-drops-line-feeds',
    'line feeds of the text are lost in streams',
    eachChunk((chunk) => set('/choices/*/delta/content', deltaText(chunk).replaceAll('\n', ''))(chunk)),
  ),
  patch(
    'stream-template-token',
    'a stream ends with the token by which the template of the model ends a turn',
    editChunks((chunks) => {
      const last = chunks.findLast(hasText)
      return chunks.map((chunk) =>
        chunk === last ? set('/choices/0/delta/content', `${deltaText(chunk)}<|im_end|>`)(chunk) : chunk,
      )
    }),
  ),
  patch(
    'first-delta-again',
    'the second piece of a text begins with the first one again',
    editChunks((chunks) => {
      const [first, second] = chunks.filter(hasText)
      return chunks.map((chunk) =>
        chunk === second
          ? set('/choices/0/delta/content', deltaText(first) + deltaText(chunk))(chunk)
          : chunk,
      )
    }),
  ),
  patch(
    'last-delta-again',
    'the last piece of a text comes twice',
    editChunks((chunks) => {
      const last = chunks.findLast(hasText)
      return chunks.flatMap((chunk) => (chunk === last ? [chunk, chunk] : [chunk]))
    }),
  ),
  patch(
    'streams-mixed',
    "one client gets another client's stream",
    onText((text, call) => (wantsStream(call) ? textOfAnotherCall(text, call, 'stream') : text)),
  ),
  patch(
    'streams-cross-piece',
    "a piece of another client's stream comes in the middle of a stream",
    onText((text, call) => {
      const [at, other] = [Math.floor(text.length / 2), textOfAnotherCall(text, call, 'piece')]
      return wantsStream(call)
        ? text.slice(0, at) + other.slice(at, at + PIECE) + text.slice(at + PIECE)
        : text
    }),
  ),
  patch(
    'sse-plain-json',
    'a stream is answered as one JSON object',
    onRequest((json) =>
      valueAtPath(json, '/stream') === true
        ? all(set('/stream', false), drop('/stream_options'))(json)
        : json,
    ),
  ),
  patch(
    'sse-plain-usage',
    'a stream with requested usage is answered as one JSON object',
    onRequest((json) =>
      valueAtPath(json, '/stream_options') !== undefined
        ? all(set('/stream', false), drop('/stream_options'))(json)
        : json,
    ),
  ),
  patch(
    'sse-cap-refused',
    'max_tokens is refused in streams',
    refuseChat(
      (call) => wantsStream(call) && valueAtPath(call.json, '/max_tokens') !== undefined,
      'max_tokens',
    ),
  ),
  crashes('sse-500', 'a stream is answered 500', wantsStream),
  patch('sse-absent', 'a stream is refused: there are none', refuseChat(wantsStream, 'stream')),
  patch('stream-false-streams', 'stream false streams', streamsOn(false)),
  patch('stream-when-omitted', 'a request without stream streams', streamsOn(undefined)),
  patch('stream-null-streams', 'stream null streams', streamsOn(null)),
  patch('stream-null-streams-alone', 'stream null streams, and a temperature that is null is refused', {
    hooks: {
      ...refuseChat((call) => valueAtPath(call.json, '/temperature') === null, 'temperature').hooks,
      ...streamsOn(null).hooks,
    },
  }),
  patch('accepts-switch-word', 'a switch that is a word is answered with a stream', streamsOn('yes')),
  crashes(
    'stream-role-500',
    'an unknown role is answered 500 in streams',
    (call) => wantsStream(call) && someMessage((role) => role === 'narrator')(call),
  ),
  crashes('stream-word-500', 'a switch that is a word is answered 500', isWord),
  patch('include-usage-ignored', 'a stream does not end with its usage', onRequest(drop('/stream_options'))),
  patch(
    'usage-uninvited',
    'a stream ends with a usage chunk that was not requested',
    onRequest((json) =>
      valueAtPath(json, '/stream') === true && valueAtPath(json, '/stream_options') === undefined
        ? set('/stream_options', { include_usage: true })(json)
        : json,
    ),
  ),
  patch(
    'stream-max-tokens-ignored',
    'max_tokens does not cap streams',
    onRequest((json) => (valueAtPath(json, '/stream') === true ? drop('/max_tokens')(json) : json)),
  ),
  patch(
    'stream-temperature-string-answered',
    'a word as temperature is answered with a stream',
    onRequest((json) =>
      valueAtPath(json, '/stream') === true && typeof valueAtPath(json, '/temperature') === 'string'
        ? set('/temperature', 1)(json)
        : json,
    ),
  ),
  patch('stream-cap-counts-nothing', 'max_tokens does not cap streams, and their usage is 0', {
    hooks: {
      json: (json) => (valueAtPath(json, '/stream') === true ? drop('/max_tokens')(json) : json),
      chunks: (chunks) => chunks.map((chunk) => (isFinish(chunk) ? set('/usage', NO_TOKENS)(chunk) : chunk)),
    },
  }),
  patch(
    'stream-error-event',
    'a stream breaks off with an error object',
    failsWith(
      'data: {"error":{"message":"The model stopped.","type":"server_error","param":null,"code":null}}\n\n',
    ),
  ),
  patch(
    'stream-error-flat',
    'a stream breaks off with a bare error',
    failsWith('data: {"object":"error","message":"The model stopped.","code":500}\n\n'),
  ),
  patch(
    'stream-error-named',
    'a stream breaks off with an event called error',
    failsWith('event: error\ndata: {"message":"The model stopped."}\n\n'),
  ),
  patch(
    'stream-error-in-200',
    'a refusal comes inside a stream with status 200',
    onReply(
      (reply, call) => isChat(call) && wantsStream(call) && reply.status >= 400 && reply.body.kind === 'json',
      (reply) => ({
        status: 200,
        headers: EVENT_STREAM,
        body: { kind: 'stream', chunks: reply.body.kind === 'json' ? [reply.body.value] : [] },
      }),
    ),
  ),
  patch(
    'stream-error-shape',
    'errors of streams have a shape of their own',
    onError(
      (reply) => editJson(reply, (value) => ({ detail: valueAtPath(value, '/error/message') })),
      wantsStream,
    ),
  ),
  patch(
    'stream-auth-off',
    'a stream needs no key',
    onCredential((_, call) => (wantsStream(call) ? `Bearer ${call.key}` : undefined)),
  ),
  patch(
    'stream-auth-any-key',
    'any key is accepted for a stream',
    onCredential((_, call) => (wantsStream(call) && hasToken(call) ? `Bearer ${call.key}` : undefined)),
  ),
  patch(
    'stream-auth-any-basic',
    'whatever comes under the scheme Basic gets a stream',
    onCredential((authorization, call) =>
      wantsStream(call) && authorization?.startsWith('Basic ') === true ? `Bearer ${call.key}` : undefined,
    ),
  ),
  patch(
    'stream-unknown-model-answered',
    'an unknown model is answered with a stream of another one',
    onRequest((json, call) => {
      const model = valueAtPath(json, '/model')
      const isUnknown = typeof model === 'string' && model !== '' && !call.models.includes(model)
      return valueAtPath(json, '/stream') === true && isUnknown ? set('/model', call.models[0])(json) : json
    }),
  ),
  patch(
    'abort-kills',
    'nothing is answered any more after a client hung up',
    onReply((_, call) => call.stats.disconnects > 0, crash),
  ),
  patch(
    'aborts-keep-slots',
    'clients that hung up keep their slots, of which there are four, and all others wait',
    delayed(60_000),
  ),
  patch('aborts-delay', 'calls wait while the answers of four clients that hung up go on', delayed(6000)),
  patch(
    'abort-kills-process',
    'the process ends when a client hangs up',
    onReply(
      (_, call) => wantsStream(call),
      (reply, call) => {
        call.atEnd((isComplete) => {
          if (!isComplete) call.die()
        })
        return withHeader(reply, 'connection', 'close')
      },
    ),
  ),
]
