/** Defines faults in the order and text of chunks, and faults that exchange streams and JSON answers. */
import {
  acceptsCredential,
  type Action,
  asDetail,
  crash,
  crashChat,
  deltaText,
  hasText,
  eachChunk,
  hasToken,
  isChat,
  isFinish,
  isUsage,
  jsonOf,
  on,
  onError,
  onReply,
  onRequest,
  patch,
  patches,
  refuseChat,
  someMessage,
  wantsStream,
  withDeltaText,
  withHeader,
  withJson,
  withKnownModel,
} from './hooks.ts'
import { errorReply } from '../../reference/error-replies.ts'
import { all, drop, set, where } from '../../reference/json-edit-fixture.ts'
import { isObject, valueAtPath } from '../../reference/json-value.ts'
import type { Patch, Call } from '../../reference/patch.ts'
import { textOfAnotherCall } from './text-faults.ts'

const isStreamed = (json: unknown): boolean => valueAtPath(json, '/stream') === true
const unstreamed = all(set('/stream', false), drop('/stream_options'))
const withoutChoices = all(set('/choices', []), drop('/usage'))

/** Returns the chunks with cumulative texts: each chunk repeats all earlier text. */
function accumulated(chunks: readonly unknown[]): readonly unknown[] {
  let soFar = ''
  return chunks.map((chunk) => {
    if (!hasText(chunk)) return chunk
    soFar += deltaText(chunk)
    return withDeltaText(chunk, soFar)
  })
}

// Takes one of four slots for a stream, until its end. Returns false if none is free. A client that hangs up never frees its slot.
function takesSlot({ memory, atEnd }: Call): boolean {
  const taken = () => Number(memory.get('slots') ?? 0)
  if (taken() === 4) return false
  memory.set('slots', taken() + 1)
  atEnd((isComplete) => isComplete && memory.set('slots', taken() - 1))
  return true
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

/** Cuts the text into pieces of `units` UTF-16 units. Like `getBytes` of Java, encodes half a surrogate pair as a question mark. */
function inPiecesOf(units: number): (chunks: readonly unknown[]) => readonly unknown[] {
  return (chunks) => {
    const first = chunks.find(hasText)
    const pieces =
      chunks
        .map(deltaText)
        .join('')
        .match(new RegExp(`[^]{1,${units}}`, 'g')) ?? []
    return chunks.flatMap((chunk) => {
      if (chunk === first)
        return pieces.map((piece) => withDeltaText(chunk, piece.toWellFormed().replaceAll('\uFFFD', '?')))
      return hasText(chunk) ? [] : [chunk]
    })
  }
}

const EVENT_STREAM = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }

const NO_TOKENS = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }

/** Creates an action that treats a request whose member `stream` is `value` like a request with `stream: true`. */
function streamsOn(value: unknown): Action {
  return onRequest(where((json) => isObject(json) && json['stream'] === value, set('/stream', true)))
}

/** Creates an action that cuts each stream in the middle, and sends `frame` as its last event. */
function failsWith(frame: string): Action {
  return on('frames')((frames) => [...frames.slice(0, Math.ceil(frames.length / 2)), frame])
}

const isWord = (call: Call): boolean => typeof valueAtPath(call.json, '/stream') === 'string'

// The number of characters that a fault replaces by text of another stream, about one or two tokens.
const PIECE = 6

const delayed = (delayMs: number): Action => ({
  hooks: { delivery: (delivery, { stats }) => (stats.disconnects < 4 ? delivery : { ...delivery, delayMs }) },
})

/** Faults in the order and text of chunks, and in the choice between a stream and a plain answer. */
export const sseSwitchFaults: readonly Patch[] = [
  ...patches(on('chunks'), {
    'content-after-finish': [
      'text follows the finish reason',
      (chunks) => {
        const late = chunks.findLast(hasText)
        return chunks.flatMap((chunk) => (isFinish(chunk) && late !== undefined ? [chunk, late] : [chunk]))
      },
    ],
    'empty-choices-first': [
      'the first chunk has empty choices',
      (chunks) => [withoutChoices(chunks[0]), ...chunks],
    ],
    'empty-choices-last': [
      'the last chunk has empty choices and no usage',
      (chunks) => [...chunks, withoutChoices(chunks[0])],
    ],
    'usage-every-chunk': [
      'the usage comes with every chunk',
      (chunks) => {
        const usage = valueAtPath(chunks.find(isUsage), '/usage')
        return usage === undefined ? chunks : chunks.map(set('/usage', usage))
      },
    ],
    'usage-before-finish': [
      'the usage comes before the finish reason',
      (chunks) => {
        const usage = chunks.filter(isUsage)
        return chunks.flatMap((chunk) =>
          isUsage(chunk) ? [] : isFinish(chunk) ? [...usage, chunk] : [chunk],
        )
      },
    ],
    'cumulative-deltas': ['every delta repeats the text so far', accumulated],
    'cumulative-in-three': [
      'an answer comes in three deltas at most, each with the text so far',
      (chunks) => accumulated(inThree(chunks)),
    ],
    'last-delta-whole': [
      'the delta with the finish reason holds the whole text once more',
      (chunks) => {
        const whole = chunks.map(deltaText).join('')
        return chunks.map((chunk) => (isFinish(chunk) && whole !== '' ? withDeltaText(chunk, whole) : chunk))
      },
    ],
    'surrogates-split': [
      'a character is split into its surrogates',
      (chunks) =>
        chunks.flatMap((chunk) => {
          const text = deltaText(chunk)
          const high = text.search(/[\uD800-\uDBFF][\uDC00-\uDFFF]/)
          if (high < 0) return [chunk]
          return [withDeltaText(chunk, text.slice(0, high + 1)), withDeltaText(chunk, text.slice(high + 1))]
        }),
    ],
    'stream-pieces-of-3': ['pieces have 3 UTF-16 units, half characters are "?"', inPiecesOf(3)],
    'stream-pieces-of-5': ['pieces have 5 UTF-16 units, half characters are "?"', inPiecesOf(5)],
    'stream-drops-chunk': [
      'a token in the first half is lost',
      (chunks) => {
        const texts = chunks.filter(hasText)
        const lost = texts[Math.floor(texts.length / 4)]
        return texts.length < 2 ? chunks : chunks.filter((chunk) => chunk !== lost)
      },
    ],
    'stream-drops-equal-piece': [
      'a piece that equals the piece before is lost',
      (chunks) => {
        const texts = chunks.filter(hasText)
        const lost = texts.filter((chunk, index) => deltaText(chunk) === deltaText(texts[index - 1]))
        return chunks.filter((chunk) => !lost.includes(chunk))
      },
    ],
    'stream-template-token': [
      'a stream ends with the token by which the template of the model ends a turn',
      (chunks) => {
        const last = chunks.findLast(hasText)
        return chunks.map((chunk) =>
          chunk === last ? withDeltaText(chunk, `${deltaText(chunk)}<|im_end|>`) : chunk,
        )
      },
    ],
    'first-delta-again': [
      'the second piece of a text begins with the first one again',
      (chunks) => {
        const [first, second] = chunks.filter(hasText)
        return chunks.map((chunk) =>
          chunk === second ? withDeltaText(chunk, deltaText(first) + deltaText(chunk)) : chunk,
        )
      },
    ],
    'last-delta-again': [
      'the last piece of a text comes twice',
      (chunks) => {
        const last = chunks.findLast(hasText)
        return chunks.flatMap((chunk) => (chunk === last ? [chunk, chunk] : [chunk]))
      },
    ],
  }),
  ...patches(on('text'), {
    'streams-mixed': [
      "one client gets another client's stream",
      (text, call) => (wantsStream(call) ? textOfAnotherCall(text, call, 'stream') : text),
    ],
    'streams-cross-piece': [
      "a piece of another client's stream comes in the middle of a stream",
      (text, call) => {
        const [at, other] = [Math.floor(text.length / 2), textOfAnotherCall(text, call, 'piece')]
        return wantsStream(call)
          ? text.slice(0, at) + other.slice(at, at + PIECE) + text.slice(at + PIECE)
          : text
      },
    ],
    'streams-interleaved': [
      'the first piece of another stream follows each piece of a stream',
      (text, call) => {
        const first = textOfAnotherCall(text, call, 'interleaved').slice(0, PIECE)
        return wantsStream(call) ? text.replaceAll(/[^]{4}/gu, (piece) => piece + first) : text
      },
    ],
  }),
  patch(
    'stream-always-empty',
    'no stream has any text, and no answer over a WebSocket',
    eachChunk(where(hasText, (chunk) => withDeltaText(chunk, ''))),
  ),
  patch(
    'stream-drops-line-feeds',
    'line feeds of the text are lost in streams',
    eachChunk((chunk) => set('/choices/*/delta/content', deltaText(chunk).replaceAll('\n', ''))(chunk)),
  ),
  ...patches(onRequest, {
    'sse-plain-json': ['a stream is answered as one JSON object', where(isStreamed, unstreamed)],
    'sse-plain-usage': [
      'a stream with requested usage is answered as one JSON object',
      (json) => (valueAtPath(json, '/stream_options') === undefined ? json : unstreamed(json)),
    ],
    'include-usage-ignored': ['a stream does not end with its usage', drop('/stream_options')],
    'usage-uninvited': [
      'a stream ends with a usage chunk that was not requested',
      (json) =>
        isStreamed(json) && valueAtPath(json, '/stream_options') === undefined
          ? set('/stream_options', { include_usage: true })(json)
          : json,
    ],
    'stream-max-tokens-ignored': ['max_tokens does not cap streams', where(isStreamed, drop('/max_tokens'))],
    'stream-temperature-string-answered': [
      'a word as temperature is answered with a stream',
      (json) =>
        isStreamed(json) && typeof valueAtPath(json, '/temperature') === 'string'
          ? set('/temperature', 1)(json)
          : json,
    ],
    'stream-unknown-model-answered': [
      'an unknown model is answered with a stream of another one',
      (json, call) => (isStreamed(json) ? withKnownModel(json, call) : json),
    ],
  }),
  ...patches(refuseChat, {
    'sse-cap-refused': [
      'max_tokens is refused in streams',
      (call) => wantsStream(call) && valueAtPath(call.json, '/max_tokens') !== undefined,
      'max_tokens',
    ],
    'sse-conversation-refused': [
      'a stream is refused for a conversation of several messages',
      (call) => wantsStream(call) && valueAtPath(call.json, '/messages/1') !== undefined,
      'messages',
    ],
    'sse-absent': ['a stream is refused: there are none', wantsStream, 'stream'],
  }),
  ...patches(crashChat, {
    'sse-500': ['a stream is answered 500', wantsStream],
    'stream-role-500': [
      'an unknown role is answered 500 in streams',
      (call) => wantsStream(call) && someMessage((role) => role === 'narrator')(call),
    ],
    'stream-word-500': ['a switch that is a word is answered 500', isWord],
  }),
  ...patches(streamsOn, {
    'stream-false-streams': ['stream false streams', false],
    'stream-when-omitted': ['a request without stream streams', undefined],
    'stream-null-streams': ['stream null streams', null],
    'accepts-switch-word': ['a switch that is a word is answered with a stream', 'yes'],
  }),
  patch('stream-null-streams-alone', 'stream null streams, and a temperature that is null is refused', {
    hooks: {
      ...refuseChat((call) => valueAtPath(call.json, '/temperature') === null, 'temperature').hooks,
      ...streamsOn(null).hooks,
    },
  }),
  patch('stream-cap-counts-nothing', 'max_tokens does not cap streams, and their usage is 0', {
    hooks: {
      json: where(isStreamed, drop('/max_tokens')),
      chunks: (chunks) => chunks.map(where(isFinish, set('/usage', NO_TOKENS))),
    },
  }),
  ...patches(failsWith, {
    'stream-error-event': [
      'a stream breaks off with an error object',
      'data: {"error":{"message":"The model stopped.","type":"server_error","param":null,"code":null}}\n\n',
    ],
    'stream-error-flat': [
      'a stream breaks off with a bare error',
      'data: {"object":"error","message":"The model stopped.","code":500}\n\n',
    ],
    'stream-error-named': [
      'a stream breaks off with an event called error',
      'event: error\ndata: {"message":"The model stopped."}\n\n',
    ],
  }),
  ...patches(onReply, {
    'stream-error-in-200': [
      'a refusal comes inside a stream with status 200',
      (reply, call) => isChat(call) && wantsStream(call) && reply.status >= 400 && reply.body.kind === 'json',
      (reply) => ({
        status: 200,
        headers: EVENT_STREAM,
        body: { kind: 'stream', chunks: [jsonOf(reply)] },
      }),
    ],
    'abort-kills': [
      'nothing is answered any more after a client hung up',
      (_, call) => call.stats.disconnects > 0,
      crash,
    ],
    'aborts-keep-streams': [
      'each client that hung up keeps one of four slots for streams; other calls are answered',
      (_, call) => wantsStream(call) && !takesSlot(call),
      () => errorReply({ status: 503, message: 'No slot is free.', type: 'server_error' }),
    ],
    'abort-kills-process': [
      'the process ends when a client hangs up',
      (_, call) => wantsStream(call),
      (reply, call) => {
        call.atEnd((isComplete) => {
          if (!isComplete) call.die()
        })
        return withHeader('connection', 'close')(reply)
      },
    ],
  }),
  patch(
    'stream-error-shape',
    'errors of streams have a shape of their own',
    onError(withJson(asDetail), wantsStream),
  ),
  ...patches(acceptsCredential, {
    'stream-auth-off': ['a stream needs no key', (_, call) => wantsStream(call)],
    'stream-auth-any-key': [
      'any key is accepted for a stream',
      (_, call) => wantsStream(call) && hasToken(call),
    ],
    'stream-auth-any-basic': [
      'whatever comes under the scheme Basic gets a stream',
      (authorization, call) => wantsStream(call) && authorization.startsWith('Basic '),
    ],
  }),
  ...patches(delayed, {
    'aborts-keep-slots': [
      'clients that hung up keep their slots, of which there are four, and all others wait',
      60_000,
    ],
    'aborts-delay': ['calls wait while the answers of four clients that hung up go on', 6000],
  }),
]
