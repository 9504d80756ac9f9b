/** Defines tamperings that make a faulty service verify as conformant: they change questions, marks, attempts and times. */
import { HOUR_MS } from '../../schemas/durations.ts'
import { sha256 } from '../../certificate/canonical-json.ts'
import { forgeBody, type Draft, type Json } from './tamper.ts'
import type { Tampering } from './tampering.ts'

type Told = Pick<Tampering, 'of' | 'outcome'> & { readonly caughtBy?: readonly string[] }

/** Returns a tampering that edits each exchange for which `when` is true, and recomputes all data derived from it. */
function each(
  name: string,
  when: (exchange: Json) => boolean,
  edit: (exchange: Json) => unknown,
  { caughtBy = [], ...told }: Told,
): Tampering {
  const edits = ({ lines }: Draft): void =>
    lines((all) => {
      for (const { exchange } of all) if (exchange !== undefined && when(exchange)) edit(exchange)
    })
  return { name, care: 'remade', edit: edits, caughtBy, ...told }
}

/** Returns a tampering that edits the lines of the transcript, and recomputes everything derived from them. */
function lined(name: string, edit: (all: Json[]) => unknown, { caughtBy = [], ...told }: Told): Tampering {
  return { name, care: 'remade', edit: ({ lines }) => lines((all) => void edit(all)), caughtBy, ...told }
}

/** Returns a tampering that adds a copy of a completion under another name, which no check judges. */
function added(name: string, probe: string, label: string): Tampering {
  const add = (all: Json[]): void => {
    const copy = structuredClone(found(all, CALL))
    Object.assign(copy['exchange'], { id: `${probe}/${label}`, probe, label, kind: 'other', about: label })
    delete copy['exchange'].isValidCall
    all.splice(all.indexOf(found(all, CALL)), 0, copy)
    all.at(-1)!['cost'].requests += 1
  }
  return lined(name, add, { caughtBy: ['calls-whole'] })
}

function asks(exchange: Json, text: string): void {
  exchange['request'].body = { ...exchange['request'].body, text, bodyBytes: Buffer.byteLength(text) }
}

function found(all: Json[], id: string): Json {
  const line = all.find(({ exchange }) => exchange?.id === id)
  if (line === undefined) throw new Error(`there is no exchange ${id}`)
  return line
}

function swapped(all: Json[], one: string, other: string): void {
  const [left, right] = [found(all, one)['exchange'], found(all, other)['exchange']]
  for (const part of ['response', 'timing']) [left[part], right[part]] = [right[part], left[part]]
}

/** Inserts a second, correct attempt of a call into the transcript. Returns the original exchange. */
function withSecondAttempt(all: Json[], id: string): Json {
  const line = found(all, id)
  const second = structuredClone(line)
  Object.assign(second['exchange'], { attempt: 2, id: `${id}#2` })
  forgeBody(second['exchange'], (text) => text.replace(/"id":"chatcmpl-[^"]*"/, '"id":"chatcmpl-second"'))
  all.splice(all.indexOf(line) + 1, 0, second)
  all.at(-1)!['cost'].requests += 1
  return line['exchange']
}

const isNull = ({ response }: Json): boolean => response?.body.text?.includes('"content":null') === true
const isCall = (id: string) => (exchange: Json) => exchange['id'] === id
const CALL = 'core.fields/temperature-top'
const moreTokens = (exchange: Json): void =>
  asks(exchange, exchange['request'].body.text.replace('"max_tokens":1,', '"max_tokens":512,'))

/** Tamperings that hide a fault of the service. */
export const forgerTamperings: readonly Tampering[] = [
  each(
    'the text to repeat is shortened to what came back',
    ({ about, request }) => about === 'echo' && request.body?.text !== undefined,
    (exchange) => asks(exchange, exchange['request'].body.text.replace(/ é[^}]*"\}/, '"}')),
    { of: 'echo-mojibake', caughtBy: ['asked-as-declared'] },
  ),
  ...Object.entries({
    'the request of a call is cut by one letter': (text: string) => text.slice(0, -1),
    'the cap of a call is removed': (text: string) => text.replace('"max_tokens":1,', ''),
    'the cap of a call is renamed': (text: string) => text.replace('"max_tokens"', '"max_completion_tokens"'),
    'the cap of a call becomes text': (text: string) => text.replace('"max_tokens":1', '"max_tokens":"1"'),
    'the cap of a call becomes null': (text: string) => text.replace('"max_tokens":1', '"max_tokens":null'),
  }).map(([name, change]) =>
    each(name, isCall('core.max-tokens/one'), (one) => asks(one, change(one['request'].body.text)), {
      caughtBy: ['asked-as-declared'],
    }),
  ),
  each(
    'a call is said to have had no body',
    isCall('sse.max-tokens/one'),
    ({ request }) => (request.body = null),
    { caughtBy: ['asked-as-declared'] },
  ),
  each(
    'the message of an echo is misspelt',
    ({ about }) => about === 'echo',
    (exchange) => asks(exchange, exchange['request'].body.text.replace('"content":', '"kontent":')),
    { caughtBy: ['asked-as-declared'] },
  ),
  lined('the run is said to have lasted 1 ms', (all) => (all.at(-1)!['durationMs'] = 1), {
    caughtBy: ['in-time'],
  }),
  each('a completion is said to be a GET', isCall(CALL), ({ request }) => (request.method = 'GET'), {
    caughtBy: ['asked-as-declared'],
  }),
  lined(
    'a call without a key is given the key of the run',
    (all) => {
      const [own, other] = [CALL, 'core.auth/none'].map((id) => found(all, id)['exchange'].request)
      other.headers.push(...own.headers.filter(([name]: [string]) => /^authorization$/i.test(name)))
    },
    { caughtBy: ['asked-as-declared'] },
  ),
  each('a stream is said to have been asked for more tokens', isCall('sse.max-tokens/one'), moreTokens, {
    caughtBy: ['asked-as-declared'],
  }),
  each(
    'a completion is said to have been asked for at another path',
    isCall(CALL),
    ({ request }) => (request.url = request.url.replace('/completions', '/completionz')),
    { caughtBy: ['asked-as-declared'] },
  ),
  each('the cap of a completion is raised to fit it', isCall('core.max-tokens/one'), moreTokens, {
    caughtBy: ['asked-as-declared'],
  }),
  each(
    'waits for buffered text are said to be stalls of this machine',
    () => true,
    ({ timing }) => (timing.stalledMs = Math.max(0, timing.endMs - 5)),
    { of: 'sse-buffered', outcome: 'incomplete' },
  ),
  added('a call is added that belongs to no probe', 'core.other', 'x'),
  added('a chat request is added to the search for a model', 'model-search', 'list'),
  lined('a good attempt is added after another', (all) => withSecondAttempt(all, CALL), {
    caughtBy: ['sent-again'],
  }),
  lined(
    'a whole answer is said to have broken off, and a second attempt is added',
    (all) => (withSecondAttempt(all, CALL)['sentAgain'] = 'broken-off'),
    { caughtBy: ['sent-again'] },
  ),
  lined('the answers of two echoes change places', (all) => swapped(all, 'core.mix/a', 'core.mix/b'), {
    outcome: 'non-conformant',
  }),
  lined('the streams of two echoes change places', (all) => swapped(all, 'sse.mix/a', 'sse.mix/b'), {
    outcome: 'non-conformant',
  }),
  lined(
    'a good answer of another call takes the place of one',
    (all) => {
      const { response, timing } = found(all, 'core.completion/all-four')['exchange']
      Object.assign(found(all, CALL)['exchange'], structuredClone({ response, timing }))
    },
    { outcome: 'non-conformant' },
  ),
  {
    name: 'the statement is given a reading, and its digest is changed everywhere',
    care: 'remade',
    edit: ({ json, lines, text }) => {
      json('statement.json', (statement) => (statement['readings'] = { 'errors.wrongKey': '403' }))
      lines(([first]) => void (first!['statement'].sha256 = sha256(text('statement.json'))))
    },
    caughtBy: ['readings'],
  },
  each(
    'a stream is shortened after its last text',
    isCall('sse.stream/basic'),
    (exchange) => forgeBody(exchange, (text) => text.slice(0, text.lastIndexOf('data: {"id"'))),
    { outcome: 'non-conformant' },
  ),
  each(
    'the failing answers are said to have come too late',
    isNull,
    (exchange) => (exchange['end'] = { kind: 'failed', code: 'timeout-total', detail: 'late' }),
    { of: 'faulty', caughtBy: ['records'] },
  ),
  each(
    'the failing answers are said to have come too late, after two minutes',
    isNull,
    (exchange) => {
      exchange['end'] = { kind: 'failed', code: 'timeout-total', detail: 'late' }
      exchange['timing'].endMs = 120_000
    },
    { of: 'faulty', caughtBy: ['in-time'] },
  ),
  each(
    'the failing answers are said to be kept in part',
    isNull,
    ({ response, timing }) => {
      const bodyBytes = response.body.bodyBytes + 1
      Object.assign(response.body, { truncated: true, bodyBytes })
      response.reads = [[timing.firstByteMs, bodyBytes]]
      for (const field of response.headers) if (field[0] === 'content-length') field[1] = String(bodyBytes)
    },
    { of: 'faulty', caughtBy: ['records'] },
  ),
  each(
    'failing answers are said to be calls to us',
    (exchange) => isNull(exchange) && exchange['probe'] === 'core.lenient',
    (exchange) => (exchange['isInbound'] = true),
    { of: 'faulty', caughtBy: ['requests-counted', 'calls-whole'] },
  ),
  each('the failing answers are said to be throttled', isNull, ({ response }) => (response.status = 429), {
    of: 'faulty',
    caughtBy: ['calls-whole'],
  }),
  each(
    'an answer is said not to be text',
    isCall(CALL),
    ({ response: { body } }) => {
      body.base64 = Buffer.from(body.text).toString('base64')
      delete body.text
    },
    { outcome: 'non-conformant' },
  ),
  each(
    'a call with a wrong key is said to be a completion',
    isCall('core.auth/wrong'),
    (exchange) => (exchange['kind'] = 'completion'),
    { caughtBy: ['calls-marked'] },
  ),
  each(
    'a call is said to have found no connection',
    isCall(CALL),
    (exchange) => {
      const timing = { ...exchange['timing'], headersMs: null, firstByteMs: null }
      const end = { kind: 'failed', code: 'timeout-connect', detail: 'no connection' }
      Object.assign(exchange, { response: null, end, timing })
    },
    { outcome: 'incomplete' },
  ),
  {
    name: 'the warnings of run.json are called passes',
    of: 'usage-prompt-varies',
    care: 'rehashed',
    edit: ({ json }) =>
      json('run.json', ({ checks }) => {
        for (const one of checks)
          if (one.verdict === 'warn') Object.assign(one, { verdict: 'pass', issues: [] })
      }),
    caughtBy: ['verdicts'],
  },
]

/** A tampering that moves the times of a run by an hour, but not the dates of its answers. No rule refuses it. */
export const movedByAnHour: Tampering = lined(
  'the times of the run are moved by an hour',
  (all) => {
    for (const { exchange } of all) if (exchange !== undefined) exchange.sentAtEpochMs += HOUR_MS
    all[0]!['startedAt'] = new Date(Date.parse(all[0]!['startedAt']) + HOUR_MS).toISOString()
  },
  {},
)

/** Tamperings that change facts which only the recorder knows. No rule finds them in an unsigned bundle. */
export const unseenMarks: readonly Tampering[] = [
  movedByAnHour,
  {
    ...lined(
      'the last round is left out, and fewer rounds are said to have been run',
      (all) => {
        delete all[0]!['repeat']
        const kept = all.filter(({ exchange }) => exchange?.round !== 2)
        all.at(-1)!['cost'].requests -= all.length - kept.length
        all.splice(0, all.length, ...kept)
      },
      {},
    ),
    of: 'disguised',
  },
  each(
    'connections are said not to have stayed open after a refusal',
    ({ isReused }) => isReused === true,
    (exchange) => delete exchange['isReused'],
    { of: 'refusal-leaves-body' },
  ),
]
