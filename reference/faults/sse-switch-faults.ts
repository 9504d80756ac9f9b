/** Faults in which requests get a stream, and in the answer when a stream fails. */
import {
  crash,
  crashChat,
  editJson,
  hasToken,
  isChat,
  isFinish,
  onCredential,
  onError,
  onFrames,
  onReply,
  onRequest,
  patch,
  refuseChat,
  wantsStream,
  withHeader,
  type Action,
} from '../hooks.ts'
import { all, valueAtPath, change, drop, isObject, set, type Edit } from '../json-edit.ts'
import type { Call, Patch } from '../patch.ts'

const COMPLETED = 'status\\b.*\\b200\\b'
const STREAMED = 'text/event-stream'
const EVENT_STREAM = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' }

const NO_TOKENS = { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 }

/** Streams when the request's switch has this value. */
function streamsOn(value: unknown): Action {
  return onRequest((json) => (isObject(json) && json['stream'] === value ? set('/stream', true)(json) : json))
}

/** Ends a stream in the middle with a last event. */
function failsWith(frame: string): Action {
  return onFrames((frames) => [...frames.slice(0, Math.ceil(frames.length / 2)), frame])
}

const isWord = (call: Call): boolean => typeof valueAtPath(call.json, '/stream') === 'string'

const asMessage: Edit = (choice) =>
  all(drop('/delta'), set('/message', valueAtPath(choice, '/delta')))(choice)

// The bytes of the request stay the original ones, whatever patches changed in its decoded body.
function wordsOf(call: Call): string {
  return `word:${call.body.toString()}`
}

/** Faults in which requests get a stream, and in the answer when a stream fails. */
export const sseSwitchFaults: readonly Patch[] = [
  patch(
    'sse-plain-json',
    'a stream is answered as one JSON object',
    'application/json',
    onRequest((json) =>
      valueAtPath(json, '/stream') === true
        ? all(set('/stream', false), drop('/stream_options'))(json)
        : json,
    ),
  ),
  patch('sse-500', 'a stream is answered 500', 'status\\b.*\\b500\\b', crashChat(wantsStream)),
  patch(
    'sse-absent',
    'a stream is refused: there are none',
    'not offered.*\\b400\\b',
    refuseChat(wantsStream, 'stream'),
  ),
  patch('stream-false-streams', 'stream false streams', STREAMED, streamsOn(false)),
  patch('stream-when-omitted', 'a request without stream streams', STREAMED, streamsOn(undefined)),
  patch('stream-null-streams', 'stream null streams', STREAMED, streamsOn(null)),
  patch(
    'stream-null-streams-alone',
    'stream null streams, and a temperature that is null is refused',
    STREAMED,
    {
      hooks: {
        ...refuseChat((call) => valueAtPath(call.json, '/temperature') === null, 'temperature').hooks,
        ...streamsOn(null).hooks,
      },
    },
  ),
  patch(
    'accepts-switch-word',
    'a switch that is a word is answered with a stream',
    COMPLETED,
    streamsOn('yes'),
  ),
  patch(
    'stream-word-500',
    'a switch that is a word is answered 500',
    'status\\b.*\\b500\\b',
    crashChat(isWord),
  ),
  patch(
    'stream-word-mixed',
    'a switch that is a word is answered with whole completions in an event stream',
    '/choices\\b.*message',
    {
      hooks: {
        json: (json, call) => {
          if (!isChat(call) || typeof valueAtPath(json, '/stream') !== 'string') return json
          call.memory.set(wordsOf(call), true)
          return set('/stream', true)(json)
        },
        chunks: (chunks, call) =>
          call.memory.has(wordsOf(call)) ? chunks.map(change('/choices/*', asMessage)) : chunks,
      },
    },
  ),
  patch(
    'stream-word-mislabeled',
    'a switch that is a word is answered with plain JSON that calls itself an event stream',
    STREAMED,
    {
      hooks: {
        json: (json, call) => {
          if (!isChat(call) || typeof valueAtPath(json, '/stream') !== 'string') return json
          call.memory.set(wordsOf(call), true)
          return set('/stream', false)(json)
        },
        reply: (reply, call) =>
          call.memory.has(wordsOf(call))
            ? { ...reply, headers: { ...reply.headers, ...EVENT_STREAM } }
            : reply,
      },
    },
  ),
  patch(
    'include-usage-ignored',
    'a stream does not end with its usage',
    '\\busage\\b.*none',
    onRequest(drop('/stream_options')),
  ),
  patch(
    'usage-uninvited',
    'a stream ends with a usage chunk nobody asked for',
    '/choices\\b.*array of 0',
    onRequest((json) =>
      valueAtPath(json, '/stream') === true && valueAtPath(json, '/stream_options') === undefined
        ? set('/stream_options', { include_usage: true })(json)
        : json,
    ),
  ),
  patch(
    'stream-max-tokens-ignored',
    'max_tokens does not cap streams',
    '\\btoken\\b.*string "',
    onRequest((json) => (valueAtPath(json, '/stream') === true ? drop('/max_tokens')(json) : json)),
  ),
  patch(
    'stream-cap-counts-nothing',
    'max_tokens does not cap streams, and their usage is 0',
    '\\btoken\\b.*string "',
    {
      hooks: {
        json: (json) => (valueAtPath(json, '/stream') === true ? drop('/max_tokens')(json) : json),
        chunks: (chunks) =>
          chunks.map((chunk) => (isFinish(chunk) ? set('/usage', NO_TOKENS)(chunk) : chunk)),
      },
    },
  ),
  patch(
    'stream-error-event',
    'a stream breaks off with an error object',
    '"error":\\{',
    failsWith(
      'data: {"error":{"message":"The model stopped.","type":"server_error","param":null,"code":null}}\n\n',
    ),
  ),
  patch(
    'stream-error-flat',
    'a stream breaks off with a bare error',
    '"object":"error"',
    failsWith('data: {"object":"error","message":"The model stopped.","code":500}\n\n'),
  ),
  patch(
    'stream-error-named',
    'a stream breaks off with an event called error',
    '\\{"message":',
    failsWith('event: error\ndata: {"message":"The model stopped."}\n\n'),
  ),
  patch(
    'stream-error-in-200',
    'a refusal comes inside a stream with status 200',
    'status\\b.*\\b200\\b',
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
    '/error\\b.*missing',
    onError(
      (reply) => editJson(reply, (value) => ({ detail: valueAtPath(value, '/error/message') })),
      wantsStream,
    ),
  ),
  patch(
    'stream-auth-off',
    'a stream needs no key',
    COMPLETED,
    onCredential((_, call) => (wantsStream(call) ? `Bearer ${call.key}` : undefined)),
  ),
  patch(
    'stream-auth-any-key',
    'any key is good for a stream',
    COMPLETED,
    onCredential((_, call) => (wantsStream(call) && hasToken(call) ? `Bearer ${call.key}` : undefined)),
  ),
  patch(
    'stream-unknown-model-answered',
    'another model streams for one that is not there',
    COMPLETED,
    onRequest((json, call) => {
      const model = valueAtPath(json, '/model')
      const isUnknown = typeof model === 'string' && model !== '' && !call.models.includes(model)
      return valueAtPath(json, '/stream') === true && isUnknown ? set('/model', call.models[0])(json) : json
    }),
  ),
  patch(
    'abort-kills',
    'nothing is answered any more after a client hung up',
    'status\\b.*\\b500\\b',
    onReply((_, call) => call.stats.disconnects > 0, crash),
  ),
  patch(
    'abort-kills-process',
    'the process ends when a client hangs up',
    'sse\\.abort/abort .*nothing was answered any more after it: .*refused',
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
