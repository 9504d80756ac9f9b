/** Lists the faults of Orchard, each with the checks that must catch it, and words that the issues contain. */
import type { Caught } from './caught.ts'
import { OTHER_FAULTS } from './orchard-other-faults.ts'

const EVERY_MISTAKE = [
  'core.refuses-missing-model',
  'core.refuses-missing-messages',
  'core.refuses-model-number',
  'core.refuses-messages-string',
  'core.refuses-messages-object',
  'core.refuses-messages-empty',
  'core.refuses-message-string',
  'core.refuses-role-missing',
  'core.refuses-role-number',
  'core.refuses-content-missing',
  'core.refuses-content-number',
  'core.refuses-max-tokens-string',
  'core.refuses-max-tokens-fraction',
  'core.refuses-max-tokens-zero',
  'core.refuses-max-tokens-negative',
  'core.refuses-temperature-string',
  'core.refuses-temperature-below',
  'core.refuses-temperature-above',
]
const EVERY_BODY = [
  'core.refuses-malformed',
  'core.refuses-truncated',
  'core.refuses-empty-body',
  'core.refuses-two-values',
  'core.refuses-not-utf8',
  'core.refuses-array',
  'core.refuses-null',
]

const HTTP_FAULTS: Readonly<Record<string, Caught>> = {
  'choices-object': {
    by: ['core.choices-array'],
    words: /\/choices array of 1 or more object/,
    also: ['core.response-schema'],
  },
  'content-missing': {
    by: ['core.content-is-string'],
    words: /message\/content string missing/,
    also: ['core.response-schema'],
  },
  'content-parts': {
    by: ['core.content-is-string'],
    words: /message\/content string array of 1/,
    also: ['core.response-schema'],
  },
  'json-as-text': {
    by: ['core.json-media-type'],
    words: /content-type application\/json text\/plain/,
    also: ['core.sdk-completes'],
  },
  'unicode-mangled': {
    by: ['core.echo-whole'],
    words: /é sky🌍\S+ 中文 .* string "\w+ \? sky\?to\? \?\? /s,
    also: ['websocket.echo-whole'],
  },
  'usage-wrong-sum': { by: ['core.usage-adds-up'], words: /\d+ \+ \d+ = \d+ number \d+/ },
  'created-millis': { by: ['core.created-seconds'], words: /seconds since 1970/ },
  'sometimes-broken-json': { by: ['core.strict-json'], words: /one JSON value not JSON/ },
  'sometimes-500': {
    by: ['core.valid-calls-not-5xx'],
    words: /\d of \d+ calls were answered 5xx/,
    // By chance: the call after the client hung up may be one of those.
    also: ['sse.abort-healthy'],
  },
  'any-key': {
    by: ['core.auth-wrong-refused'],
    words: /auth\/wrong status a refusal 200/,
    also: ['core.auth-empty-refused'],
  },
  'no-key-on-streams': { by: ['core.auth-none-refused'], words: /no-key status a refusal 200/ },
  'any-scheme': { by: ['core.auth-basic-refused'], words: /basic status a refusal 200/ },
  'no-key-500': {
    by: ['core.auth-never-5xx'],
    words: /auth\/none\S* status no 5xx 500/,
    also: ['websocket.refusal-form'],
  },
  'sometimes-any-key': {
    by: [
      'core.auth-wrong-refused',
      'core.auth-longer-refused',
      'core.auth-empty-refused',
      'websocket.keys-refused',
    ],
    // Which of the wrong keys is the fifth depends on the order that the seed of the run decides.
    oneOf: true,
    words: /a refusal (200|pieces of a completion)/,
  },
  'key-in-error': { by: ['core.key-not-echoed'], words: /an answer without the key the key/ },
  'bad-json-500': {
    by: ['core.mistakes-never-5xx', 'signup.mistakes-never-5xx'],
    words: /malformed\S* status no 5xx 500/,
    also: EVERY_BODY,
  },
  'html-errors': {
    by: ['core.errors-strict-json'],
    words: /one JSON value not JSON: string "<html>/,
    also: ['core.routing-errors-json', 'signup.json-answers', 'websocket.refusal-json'],
  },
  'stack-trace': { by: ['core.errors-no-internals'], words: /a Go stack trace/ },
  'errors-as-200': {
    by: ['core.no-error-in-success', 'core.unknown-path-refused'],
    words: /\/error missing, or the status of an error object/,
    also: [
      ...EVERY_MISTAKE,
      ...EVERY_BODY,
      'core.auth-none-status',
      'core.auth-none-exact',
      'core.auth-wrong-status',
      'core.auth-wrong-exact',
      'signup.refuses-empty',
      'signup.refuses-malformed',
      'sse.refuses-switch-word',
      'websocket.refusal-form',
    ],
  },
  'empty-messages-accepted': {
    by: ['core.refuses-messages-empty'],
    words: /status 400 200 with a completion/,
  },
  'types-coerced': {
    by: [
      'core.refuses-max-tokens-string',
      'core.refuses-max-tokens-fraction',
      'core.refuses-temperature-string',
    ],
    words: /status 400 200 with a completion/,
  },
  'temperature-unbounded': {
    by: ['core.refuses-temperature-below', 'core.refuses-temperature-above'],
    words: /status 400 200 with a completion/,
    also: ['core.refuses-temperature-string'],
  },
  'unknown-model-accepted': {
    by: ['core.unknown-model-refused'],
    words: /status 404 200 with a completion/,
    also: ['websocket.unknown-model-refused'],
  },
  'first-message-answered': {
    by: ['core.last-turn-answered'],
    words: /asked for in the last message/,
  },
  'bad-role-500': {
    by: ['core.mistakes-never-5xx'],
    words: /unknown\S* status no 5xx 500/,
    also: ['core.refuses-role-missing', 'core.refuses-role-number'],
  },
  'max-tokens-ignored': {
    by: ['core.max-tokens-caps'],
    words: /completion_tokens at most 1 number \d{3}/,
  },
  'max-tokens-ignored-stream': {
    by: ['sse.max-tokens-caps'],
    words: /1 token of text string/,
  },
  'max-tokens-off-by-one': {
    by: ['core.max-tokens-caps'],
    words: /completion_tokens at most 1 number 2/,
  },
  'max-tokens-finish': {
    by: ['core.max-tokens-length'],
    words: /finish_reason "?length"? string "stop"/,
  },
}

const STREAM_FAULTS: Readonly<Record<string, Caught>> = {
  'stream-buffered': { by: ['sse.arrival-spread'], words: /events? within \d+\.\d ms/ },
  'stream-broken-json': {
    by: ['sse.data-json'],
    words: /JSON or the terminator/,
    also: ['sse.sdk-streams'],
  },
  'stream-mixed': {
    by: ['sse.one-id'],
    words: /one id in all chunks \d/,
    also: ['sse.one-created', 'sse.echo-equals-plain', 'sse.no-cross-talk', 'sse.finish-once'],
  },
  'stream-no-done': { by: ['sse.done-present'], words: /the payload \[DONE\] none/ },
  'stream-one-newline': {
    by: ['sse.framing'],
    words: /a blank line/,
    also: ['sse.sdk-streams', 'sse.whole', 'sse.offered'],
  },
  'stream-error-swallowed': {
    by: ['core.refuses-messages-string', 'core.refuses-temperature-string', 'core.unknown-model-refused'],
    words: /status 4\d\d.* 200/,
    also: ['sse.refuses-switch-word'],
  },
  'stream-json-type': { by: ['sse.media-type'], words: /text\/event-stream application\/json/ },
  'stream-no-finish': { by: ['sse.finish-once'], words: /one chunk with a finish_reason 0/ },
  'stream-ids-differ': { by: ['sse.one-id'], words: /one id in all chunks \d/ },
  'stream-sometimes-cut': {
    by: ['core.answers-unbroken'],
    words: /a stream without its end/,
    also: ['sse.whole'],
  },
  'stream-swapped-pieces': { by: ['sse.echo-equals-plain'], words: /the echo string/ },
}

/** Faults that must be caught, by name. */
export const CAUGHT: Readonly<Record<string, Caught>> = {
  ...HTTP_FAULTS,
  ...STREAM_FAULTS,
  ...OTHER_FAULTS,
}

/** Faults that affect one in five calls, each with the only checks that may report the fault: checks that know the right answer. */
export const BY_CHANCE: Readonly<Record<string, readonly string[]>> = {
  'sometimes-other-answer': [
    // The text of another call may be as short as the cap, and not cut.
    'core.max-tokens-length',
    'core.no-cross-talk',
    'core.echo-whole',
    'core.last-turn-answered',
    'sse.echo-equals-plain',
  ],
  // A model may have nothing to say, so an empty string alone is not a defect. Five empty answers whose tokens are counted are one.
  // An echo without text leaves the other checks open.
  'sometimes-empty': [
    'core.no-cross-talk',
    'core.echo-whole',
    'core.last-turn-answered',
    'core.text-generated',
    'sse.echo-equals-plain',
  ],
  'stream-sometimes-loses': ['sse.echo-equals-plain'],
  'ws-sometimes-loses': ['websocket.echo-whole'],
}

/** Faults that no run can detect, each with the reason. A run on a server with such a fault must report no failure. */
export const MISSED: Readonly<Record<string, string>> = {
  'key-tail-ignored':
    'No call is made with a key that differs from the good one in its last characters only.',
  'big-body-dropped':
    'A refusal of a body that is still being sent is often lost to a reset: from outside it looks the same as none.',
  'not-found-empty':
    'A body may be left out: the interface says what bodies are, and no reading that every refusal has one.',
  'models-open':
    'The interface asks for a key on chat completion only, and no reading promises it for other paths.',
  'signup-sometimes-dead':
    'A run leaves at most four accounts behind and uses the key of one: the third key of every five is never tried.',
  'ws-latest-id':
    'No reading says where a frame names its request, so that no two are made at once on one socket.',
  'hook-foreign-events': 'It takes two accounts, and an event of each; a run has one account for webhooks.',
}
