/** Builds requests that show the effects of all faults and variants, and normalizes the answers, so that tests can compare them. */
import type { ReceivedAnswer, RequestParts } from './client-fixture.ts'
import type { Reference } from './server.ts'

const SYSTEM = { role: 'system', content: 'Be brief.' }
const HUGE_CHARACTERS = 600 * 1024
const LONG_CHARACTERS = 32 * 1024

/** The functions that build the requests of {@link battery}, and the model and API key in these requests. */
type Writer = {
  readonly chat: (content: unknown, more?: object) => RequestParts
  readonly messages: (list: unknown, more?: object) => RequestParts
  readonly model: string
  readonly key: string
}

const STREAM = { stream: true }

/** Returns requests that together show the effect of every fault and variant. The first ones show most of these effects. */
export function battery(reference: Reference): readonly RequestParts[] {
  const { key, model } = reference
  const messages = (list: unknown, more: object = {}): RequestParts => ({
    json: { model, messages: list, ...more },
  })
  const chat = (content: unknown, more: object = {}): RequestParts => messages([user(content)], more)
  const writer: Writer = { chat, messages, model, key }
  const asks = [goodRequests, credentials, streamRefusals, endpoints, badFields, badBodies].flatMap((write) =>
    write(writer),
  )
  return [...asks, ...signups(reference)]
}

function user(content: unknown): object {
  return { role: 'user', content }
}

const PASSWORD = 'correct horse battery'

function signUp(json: object, authorization: string | null = null): RequestParts {
  return { path: '/auth/signup', json, authorization }
}

function signups({ issuedKeys }: Reference): readonly RequestParts[] {
  const person = { email: 'a@example.com', password: PASSWORD, name: 'A' }
  const withFirstKey: RequestParts = { authorization: () => `Bearer ${issuedKeys()[0] ?? ''}` }
  return [
    signUp(person),
    withFirstKey,
    signUp({ ...person, email: 'b@example.com' }, 'Bearer wrong'),
    signUp(person),
    withFirstKey,
    { method: 'GET', path: '/auth/signup', authorization: null },
    { ...signUp({}), body: '{"email": "c@example.com",' },
    signUp({}),
    signUp({ password: PASSWORD, name: 'C' }),
    signUp({ email: 'd@example.com', name: 'D' }),
    signUp({ ...person, email: 7 }),
    signUp({ ...person, email: 'nobody' }),
    signUp({ ...person, email: `${'x'.repeat(2000)}@example.com` }),
    signUp({ ...person, email: 'e@example.com', password: 7 }),
    signUp({ ...person, email: 'f@example.com', name: 7 }),
    signUp({ ...person, email: 'g@example.com', name: 'x'.repeat(2000) }),
  ]
}

function goodRequests({ chat, messages, model }: Writer): readonly RequestParts[] {
  return [
    { json: { model, messages: [SYSTEM, user('Hello.')], max_tokens: 64, temperature: 0.7 } },
    chat('repeat: abcd é 🌍 中文 one', { max_tokens: 20 }),
    chat('repeat: efgh é 🌍 中文 two', { ...STREAM, stream_options: { include_usage: true } }),
    chat('repeat: ijkl é 🌍 中文 six', STREAM),
    chat('Hello.', { ...STREAM, max_tokens: 1 }),
    chat('repeat: mnop é 🌍 中文 ten'),
    chat('Tell.', { max_tokens: 1 }),
    chat('repeat: a & "b" <c>', { max_tokens: 20 }),
    chat('Hello.', { stream: false }),
    chat('Hello.', { temperature: null, max_tokens: null, stream: null }),
    chat('Hello.', { temperature: 0 }),
    chat('Hello.', { temperature: 2 }),
    chat('Hello.', { unknown_member: 1 }),
    messages([user('A'), { role: 'assistant', content: 'B' }, user('C')]),
    messages([user('A'), { role: 'assistant', content: '' }, user('C')]),
    messages([{ role: 'developer', content: 'Brief.' }, user('A')]),
    messages([{ role: 'critic', content: 'A' }]),
    chat(''),
    chat('x'.repeat(LONG_CHARACTERS)),
    chat('x'.repeat(HUGE_CHARACTERS)),
    { headers: { 'user-agent': 'OpenAI/JS 7.55.0' } },
    { headers: { 'assay-version': '1' } },
    { headers: { 'assay-version': '2' } },
  ]
}

function credentials({ chat, key }: Writer): readonly RequestParts[] {
  return [
    { authorization: null },
    { authorization: 'Bearer wrong' },
    { authorization: 'Bearer ' },
    { authorization: `Basic ${key}` },
    { authorization: key },
    { authorization: `Bearer ${key}x` },
    { authorization: `bearer ${key}` },
    { authorization: `Bearer  ${key}` },
    { authorization: null, path: `/v1/chat/completions?api_key=${key}` },
    { ...chat('Hello.', { api_key: key }), authorization: null },
  ]
}

function streamRefusals({ chat, messages }: Writer): readonly RequestParts[] {
  return [
    { ...chat('Hello.', STREAM), authorization: null },
    { ...chat('Hello.', STREAM), authorization: 'Bearer wrong' },
    chat('Hello.', { ...STREAM, model: 'nobody' }),
    messages('text', STREAM),
    messages([{ role: 'narrator', content: 'A' }], STREAM),
  ]
}

function endpoints(): readonly RequestParts[] {
  return [
    { method: 'GET' },
    { method: 'HEAD' },
    { method: 'OPTIONS', authorization: null },
    { method: 'GET', path: '/v1/models' },
    { method: 'GET', path: '/nowhere' },
    { path: '/v1/chat/completions/' },
  ]
}

function badFields({ chat, messages, model }: Writer): readonly RequestParts[] {
  return [
    { json: { messages: [user('Hello.')] } },
    { json: { model } },
    chat('Hello.', { model: 7 }),
    chat('Hello.', { model: 'nobody' }),
    messages('text'),
    messages(user('Hello.')),
    messages([]),
    messages(['text']),
    messages([{ content: 'A' }]),
    messages([{ role: 7, content: 'A' }]),
    messages([{ role: 'user' }]),
    messages([user(7)]),
    ...['5', 1.5, 0, -1].map((maxTokens) => chat('Hello.', { max_tokens: maxTokens })),
    chat('Hello.', { stream: 'yes' }),
    ...['hot', -0.5, 2.5].map((temperature) => chat('Hello.', { temperature })),
  ]
}

function badBodies({ chat }: Writer): readonly RequestParts[] {
  const good = JSON.stringify(chat('Hello.').json)
  return [
    { body: good.replace('{', "{'model': ,") },
    { body: good.slice(0, good.length / 2) },
    { body: '', headers: { 'content-type': 'application/json' } },
    { body: `${good} ${good}` },
    { body: Buffer.concat([Buffer.from('{"model":"'), Buffer.of(0xff), Buffer.from('"}')]) },
    { body: `[${good}]` },
    { body: 'null' },
    { body: good, contentType: 'text/plain' },
    { body: good, contentType: null },
  ]
}

/** Returns a function that makes answers comparable: it replaces API keys, times and ids. */
export function comparer(reference: Reference): (answer: ReceivedAnswer) => string {
  const ids = new Map<string, string>()
  const startedSeconds = Date.now() / 1000
  const named = (id: string): string => {
    const name = ids.get(id) ?? `id ${ids.size}`
    ids.set(id, name)
    return name
  }
  return ({ status, headers, bytes, end }) => {
    const { date: _date, 'x-request-id': _id, 'content-length': _length, ...kept } = headers
    const text = withoutKeys(`${JSON.stringify(kept)}\n${bytes.toString('latin1')}`, reference)
      .replaceAll(reference.key, 'KEY')
      .replaceAll(/(?<="id":)"(chatcmpl-|acct_)?[\w-]+"/g, (id, prefix) => named(id) + String(prefix))
      .replaceAll(/(?<="created":)\d+(?=[,}])/g, (created) =>
        isSince(startedSeconds, Number(created)) ? 'now' : created,
      )
    return `${status} ${end} ${text}`
  }
}

// Replaces each key from sign-up by its index and length. Faults that change the number or length of keys stay visible.
function withoutKeys(text: string, { issuedKeys }: Reference): string {
  return [...new Set(issuedKeys())].reduce(
    (now, key, index) => now.replaceAll(key, `key ${index} of ${key.length}`),
    text,
  )
}

// The tolerance, in seconds, of a time compared with the clock. The fault with drifting times exceeds this tolerance.
const NOW_SECONDS = 3

// Returns whether a time is between the start of the reference and now. The reference creates its list of models at the start.
function isSince(startedSeconds: number, seconds: number): boolean {
  return seconds >= startedSeconds - NOW_SECONDS && seconds <= Date.now() / 1000 + NOW_SECONDS
}
