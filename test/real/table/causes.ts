/** Lists the causes of deviations in the table of real servers (`docs/servers.md`), each with the commands that show it. */

/** The columns of the table of real servers, in order. */
export const AREAS = ['completions', 'refusals', 'authentication', 'streams', 'websocket'] as const

/** A column of the table. */
export type Area = (typeof AREAS)[number]

/**
 * A cause of deviations. `commands` has, for each check, a chat request body or a curl command that shows it. Its placeholders
 * are $URL, $KEY and MODEL.
 */
export type Cause = {
  readonly name: string
  readonly area: Area
  readonly commands: Readonly<Record<string, string>>
}

const HELLO = '"messages":[{"role":"user","content":"Say hello"}]'
const PLAIN = `{"model":"MODEL",${HELLO}}`
const STREAM = `{"model":"MODEL",${HELLO},"stream":true}`
const bodyWith = (members: string): string => `{"model":"MODEL",${HELLO},${members}}`
const messages = (value: string): string => `{"model":"MODEL","messages":${value}}`
const keyed = (options: string, body = PLAIN): string =>
  `curl -i $URL/v1/chat/completions ${options} --json '${body}'`
const TWICE = `for i in 1 2; do curl $URL/v1/chat/completions -H "Authorization: Bearer $KEY" --json '${PLAIN}'; done`
const SHOUT = "messages=$(printf 'x %.0s' $(seq 9000)); "
const LONG = `${SHOUT}curl -i $URL/v1/chat/completions -H "Authorization: Bearer $KEY" --json '{"model":"MODEL","messages":[{"role":"user","content":"'"$messages"'"}]}'`
const GET = 'curl -i $URL/v1/chat/completions -H "Authorization: Bearer $KEY"'
const MODELS = 'curl -i $URL/v1/models -H "Authorization: Bearer $KEY"'
const ECHO = messages('[{"role":"user","content":"repeat: a \\"quote\\", a \\\\ and a\\ttab"}]')
const TURNS = messages(
  '[{"role":"user","content":"one"},{"role":"assistant","content":"1"},{"role":"user","content":"repeat: two"}]',
)

/** Returns a shell command. A body becomes a curl command that sends it; a curl command is returned unchanged. */
export function curlOf(command: string): string {
  return isBody(command)
    ? `curl -iN $URL/v1/chat/completions -H "Authorization: Bearer $KEY" --json '${command}'`
    : command
}

/** Returns whether a command is only the body of a chat request. */
export function isBody(command: string): boolean {
  return /^[[{]|^null$/.test(command)
}

/** Lists all causes of deviations. The table of real servers cannot be made if a deviation has no cause in this list. */
export const CAUSES: readonly Cause[] = [
  {
    name: 'Messages and roles that a client may send are refused',
    area: 'completions',
    commands: {
      'core.role-developer': messages(
        '[{"role":"developer","content":"Be brief"},{"role":"user","content":"Hi"}]',
      ),
      'core.content-long': messages('[{"role":"user","content":"two\\nlines"}]'),
      'core.content-scripts': messages('[{"role":"user","content":"repeat: Grüße, 你好, 🌍"}]'),
      'core.nulls-tolerated': bodyWith('"stream":null,"max_tokens":null,"temperature":null'),
      'core.echo-whole': ECHO,
      'core.valid-calls-not-5xx': ECHO,
      'core.role-assistant': TURNS,
      'core.content-type-charset': `curl -i $URL/v1/chat/completions -H "Authorization: Bearer $KEY" -H 'Content-Type: application/json; charset=utf-8' -d '${PLAIN}'`,
    },
  },
  {
    name: 'A client that offers HTTP/2 is refused',
    area: 'completions',
    commands: { 'core.http2-offer-ignored': keyed('-H "Authorization: Bearer $KEY" --http2') },
  },
  {
    name: 'A request whose body comes in chunks is refused',
    area: 'completions',
    commands: {
      'core.chunked-request-read': keyed('-H "Authorization: Bearer $KEY" -H "Transfer-Encoding: chunked"'),
    },
  },
  {
    name: 'The last turn is not the one answered',
    area: 'completions',
    commands: { 'core.last-turn-answered': TURNS },
  },
  {
    name: 'max_tokens does not limit the answer',
    area: 'completions',
    commands: {
      'core.max-tokens-caps': bodyWith('"max_tokens":1'),
      'sse.max-tokens-caps': bodyWith('"max_tokens":1,"stream":true'),
    },
  },
  {
    name: 'A cut answer does not say so',
    area: 'completions',
    commands: {
      'core.max-tokens-length': bodyWith('"max_tokens":1'),
      'core.length-honest': bodyWith('"max_tokens":1'),
      'sse.max-tokens-length': bodyWith('"max_tokens":1,"stream":true'),
    },
  },
  {
    name: 'The usage does not count',
    area: 'completions',
    commands: {
      'core.usage-present': PLAIN,
      'core.usage-prompt-positive': PLAIN,
      'core.usage-adds-up': PLAIN,
      'core.usage-counts-answer': PLAIN,
      'core.usage-counts-prompt': LONG,
      'core.prompt-not-cut': LONG,
      'core.usage-same-prompt': TWICE,
      'core.usage-never-negative': bodyWith('"max_tokens":-2'),
    },
  },
  {
    name: 'Ids are not unique, or can be guessed',
    area: 'completions',
    commands: {
      'core.ids-distinct': TWICE,
      'core.ids-unguessable': TWICE,
      'sse.ids-distinct': `curl -NZ --parallel-immediate $(yes $URL/v1/chat/completions | head -8) -H "Authorization: Bearer $KEY" --json '${STREAM}'`,
    },
  },
  {
    name: 'A completion has not all members',
    area: 'completions',
    commands: {
      'core.response-schema': PLAIN,
      'core.message-object': PLAIN,
      'core.finish-reason-known': PLAIN,
      'core.created-seconds': PLAIN,
    },
  },
  {
    name: 'The list of models is missing or incomplete',
    area: 'completions',
    commands: {
      'core.models-listed': MODELS,
      'core.model-entries': MODELS,
      'core.model-in-use-listed': MODELS,
      'core.models-distinct': MODELS,
    },
  },
  {
    name: 'model is not checked',
    area: 'refusals',
    commands: {
      'core.unknown-model-refused': `{"model":"no-such-model",${HELLO}}`,
      'core.unknown-model-clean': `{"model":"no-such-model",${HELLO}}`,
      'core.refuses-missing-model': `{${HELLO}}`,
      'core.refuses-model-number': `{"model":7,${HELLO}}`,
    },
  },
  {
    name: 'Messages are not checked',
    area: 'refusals',
    commands: {
      'core.refuses-missing-messages': '{"model":"MODEL"}',
      'core.refuses-messages-string': messages('"hello"'),
      'core.refuses-messages-object': messages('{"role":"user","content":"Hi"}'),
      'core.refuses-messages-empty': messages('[]'),
      'core.refuses-message-string': messages('["hello"]'),
      'core.refuses-role-missing': messages('[{"content":"Hi"}]'),
      'core.refuses-role-number': messages('[{"role":7,"content":"Hi"}]'),
      'core.refuses-content-missing': messages('[{"role":"user"}]'),
      'core.refuses-content-number': messages('[{"role":"user","content":7}]'),
    },
  },
  {
    name: 'max_tokens is not checked',
    area: 'refusals',
    commands: {
      'core.refuses-max-tokens-string': bodyWith('"max_tokens":"eight"'),
      'core.refuses-max-tokens-fraction': bodyWith('"max_tokens":1.5'),
      'core.refuses-max-tokens-zero': bodyWith('"max_tokens":0'),
      'core.refuses-max-tokens-negative': bodyWith('"max_tokens":-2'),
    },
  },
  {
    name: 'temperature is not checked',
    area: 'refusals',
    commands: {
      'core.refuses-temperature-string': bodyWith('"temperature":"warm"'),
      'core.refuses-temperature-below': bodyWith('"temperature":-0.1'),
      'core.refuses-temperature-above': bodyWith('"temperature":2.1'),
    },
  },
  {
    name: 'Bodies that are not a JSON object are not refused',
    area: 'refusals',
    commands: {
      'core.refuses-malformed': `{"model":"MODEL",${HELLO},}`,
      'core.refuses-truncated': '{"model":"MODEL","messages":[',
      'core.refuses-empty-body': `curl -i $URL/v1/chat/completions -H "Authorization: Bearer $KEY" --json ''`,
      'core.refuses-two-values': `${PLAIN} ${PLAIN}`,
      'core.refuses-not-utf8': `printf '{"model":"MODEL","messages":[{"role":"user","content":"\\377"}]}' | curl -i $URL/v1/chat/completions -H "Authorization: Bearer $KEY" --json @-`,
      'core.refuses-array': '[]',
      'core.refuses-null': 'null',
    },
  },
  {
    name: 'A mistake of the client is answered 5xx',
    area: 'refusals',
    commands: { 'core.mistakes-never-5xx': 'null' },
  },
  {
    name: 'A wrong method is not refused with 405 or 404',
    area: 'refusals',
    commands: {
      'core.get-refused': GET,
      'core.get-allow': GET,
      'core.unknown-path-refused': 'curl -i $URL/v1/no-such-path -H "Authorization: Bearer $KEY"',
    },
  },
  {
    name: 'Errors do not have the body of OpenAI',
    area: 'refusals',
    commands: {
      'core.errors-strict-json': messages('"hello"'),
      'core.errors-media-type': messages('"hello"'),
      'core.errors-body': messages('"hello"'),
      'core.errors-one-shape': messages('"hello"'),
      'core.errors-message': messages('"hello"'),
      'core.errors-no-internals': messages('"hello"'),
    },
  },
  {
    name: 'Errors have not all four members',
    area: 'refusals',
    commands: { 'core.errors-members': '{"model":"MODEL","messages":[' },
  },
  {
    name: 'Wrong methods and unknown paths have another error body',
    area: 'refusals',
    commands: { 'core.routing-errors-json': GET, 'core.routing-errors-body': GET },
  },
  {
    name: 'A key is accepted in another form than Bearer',
    area: 'authentication',
    commands: {
      'core.auth-bare-key-refused': keyed('-H "Authorization: $KEY"'),
      'core.auth-basic-refused': keyed('-H "Authorization: Basic $KEY"'),
      'core.auth-query-refused': `curl -i "$URL/v1/chat/completions?api_key=$KEY" --json '${PLAIN}'`,
    },
  },
  {
    name: 'The scheme must be written Bearer',
    area: 'authentication',
    commands: { 'core.auth-scheme-case': keyed('-H "Authorization: bearer $KEY"') },
  },
  {
    name: 'A missing or wrong key is not answered 401',
    area: 'authentication',
    commands: {
      'core.auth-none-status': keyed(''),
      'core.auth-none-exact': keyed(''),
      'core.auth-wrong-status': keyed("-H 'Authorization: Bearer wrong'"),
      'core.auth-wrong-exact': keyed("-H 'Authorization: Bearer wrong'"),
    },
  },
  {
    name: 'An empty key is answered 5xx',
    area: 'authentication',
    commands: { 'core.auth-never-5xx': keyed("-H 'Authorization: Bearer '") },
  },
  {
    name: 'A 401 has no challenge',
    area: 'authentication',
    commands: { 'core.auth-challenge': keyed('') },
  },
  {
    name: 'A stream has no Cache-Control',
    area: 'streams',
    commands: { 'sse.cache-control': STREAM },
  },
  {
    name: 'A stream cannot be had',
    area: 'streams',
    commands: { 'sse.offered': STREAM, 'sse.media-type': STREAM },
  },
  {
    name: 'A stream does not end with [DONE]',
    area: 'streams',
    commands: { 'sse.done-present': STREAM },
  },
  {
    name: 'Chunks have no role, or each has one',
    area: 'streams',
    commands: { 'sse.role': STREAM, 'sse.role-once': STREAM },
  },
  {
    name: 'Chunks have not all members, or not the same',
    area: 'streams',
    commands: {
      'sse.chunk-schema': STREAM,
      'sse.finish-key': STREAM,
      'sse.finish-once': STREAM,
      'sse.one-id': STREAM,
      'sse.one-created': STREAM,
      'sse.created-seconds': STREAM,
      'sse.one-model': STREAM,
      'sse.data-json': STREAM,
      'sse.framing': STREAM,
      'sse.no-uninvited-empty-choices': STREAM,
    },
  },
  {
    name: 'A stream has no usage when asked for it',
    area: 'streams',
    commands: {
      'sse.usage': bodyWith('"stream":true,"stream_options":{"include_usage":true}'),
      'sse.usage-adds-up': bodyWith('"stream":true,"stream_options":{"include_usage":true}'),
    },
  },
  {
    name: 'A stream is not what the plain answer is',
    area: 'streams',
    commands: {
      'sse.echo-equals-plain': STREAM,
      'sse.text-streamed': STREAM,
      'sse.arrival-spread': STREAM,
      'sse.whole': STREAM,
    },
  },
]

/** Checks whose deviations are not published, because they could harm the operators of a server. */
export const WITHHELD: ReadonlySet<string> = new Set(['core.key-not-echoed'])
