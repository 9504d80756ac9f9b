/** Defines tamperings of five kinds: added facts, changed marks, changed endings, repeated members, and removed calls. */
import { sha256 } from '../../certificate/canonical-json.ts'
import type { Draft, Json } from './tamper.ts'
import type { Tampering } from './tampering.ts'

/** Returns a tampering that edits a fact of the manifest and recomputes the digest of the manifest. */
function fact(
  name: string,
  edit: (manifest: Json) => unknown,
  caughtBy: readonly string[] = ['manifest'],
): Tampering {
  return {
    name: `a fact is changed: the manifest ${name}`,
    care: 'rehashed',
    edit: ({ json }) => json('manifest.json', edit),
    caughtBy,
  }
}

const FACTS: readonly Tampering[] = [
  fact('says that the run was disguised', (manifest) => (manifest['disguised'] = true)),
  fact('says that probes ran twenty times', (manifest) => (manifest['repeat'] = 20)),
  fact('has the name of another service', (manifest) => (manifest['name'] = 'The best service')),
  fact('names another seed', (manifest) => (manifest['seed'] = 'given-out')),
  fact('names another commitment', (manifest) => (manifest['commitment'] = sha256('given-out'))),
  fact('names another base URL', ({ target }) => (target.baseUrl = 'https://api.example.com')),
  fact('names another statement', (manifest) => (manifest['statement'] = sha256('other'))),
  fact('says that the run was longer', (manifest) => (manifest['durationMs'] += 1000)),
  fact('says that the run began an hour later', (manifest) => {
    manifest['startedAt'] = new Date(Date.parse(manifest['startedAt']) + 3_600_000).toISOString()
  }),
  fact(
    'says that the run began in month 13',
    (manifest) => (manifest['startedAt'] = '2026-13-01T00:00:00.000Z'),
    ['manifest', 'not-in-the-future'],
  ),
  fact('names fewer completion tokens', ({ cost }) => (cost.completionTokens = 1)),
]

/** Returns a tampering that edits one exchange, and recomputes everything derived from it. */
function call(
  name: string,
  id: string,
  edit: (exchange: Json) => unknown,
  caughtBy: readonly string[],
): Tampering {
  return { name, care: 'remade', edit: ({ exchange }) => exchange(id, edit), caughtBy }
}

const COMPLETION = 'core.completion/all-four'
const STREAM = 'sse.stream/basic'
const MARKED = ['calls-marked']
const ENDED = ['endings']

const MARKS: readonly Tampering[] = [
  call(
    'a completion is marked as a call of another kind',
    COMPLETION,
    (one) => (one['kind'] = 'other'),
    MARKED,
  ),
  call(
    'a completion is marked as one that may be refused',
    COMPLETION,
    (one) => delete one['isValidCall'],
    MARKED,
  ),
  call(
    'a completion is marked as about something else',
    COMPLETION,
    (one) => (one['about'] = 'quota'),
    MARKED,
  ),
  call('a completion has no marks', COMPLETION, (one) => (delete one['kind'], delete one['about']), MARKED),
  call('a stream is marked as one that was left early', STREAM, (one) => (one['kind'] = 'left'), [
    ...MARKED,
    'counts',
  ]),
  call(
    'a refusal is marked as a valid call',
    'core.refusals/message-string',
    (one) => (one['isValidCall'] = true),
    ['calls-marked', 'of-seed'],
  ),
  call(
    'a completion is said to be a call about limits that Assay aborted',
    COMPLETION,
    (one) => {
      one['quotaCall'] = { kind: 'aborted', series: 'burst' }
      one['end'] = { kind: 'aborted', afterEvents: 0 }
    },
    MARKED,
  ),
  {
    name: 'answers with 500 are said to belong to calls that were sent at once',
    of: 'system-later-500',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        for (const { exchange } of all) if (exchange?.response?.status === 500) exchange.atOnce = 2
      }),
    caughtBy: MARKED,
  },
  ...[{ otherKey: 'limits' }, { hasEffect: true }, { webhookCall: { action: 'trigger', address: null } }].map(
    (mark) =>
      call(
        `a completion is given a mark that no probe declares: ${Object.keys(mark).join()}`,
        COMPLETION,
        (one) => Object.assign(one, mark),
        MARKED,
      ),
  ),
  {
    name: 'the failing answers are marked as calls of another kind',
    of: 'faulty',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        for (const { exchange } of all)
          if (exchange?.response?.body.text?.includes('"content":null') === true) exchange.kind = 'other'
      }),
    caughtBy: MARKED,
  },
]

const waited = (waitedMs: number) => (one: Json) => (one['end'] = { kind: 'left-open', waitedMs })

const isCut = ({ exchange }: Json): boolean =>
  exchange?.end.kind === 'failed' && exchange.probe === 'sse.abort'

const ENDINGS: readonly Tampering[] = [
  call('an answer in JSON is said to have been left open', COMPLETION, waited(0), ENDED),
  call('a stream is said to have been left open, and nobody waited', STREAM, waited(20_000), ENDED),
  call(
    'a stream is said to have been left open after half of the wait',
    STREAM,
    (one) => {
      waited(1000)(one)
      one['timing'].endMs += 1000
    },
    ENDED,
  ),
  call(
    'Assay is said to have hung up on a completion',
    COMPLETION,
    (one) => (one['end'] = { kind: 'aborted', afterEvents: 0 }),
    ENDED,
  ),
  {
    name: 'a stream that was cut is said to have been left open',
    of: 'abort-cuts-others',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        for (const { exchange } of all.filter(isCut)) waited(2000)(exchange)
      }),
    caughtBy: ENDED,
  },
  ...['refused', 'timeout-idle', 'too-many-events', 'body-too-large'].map((code): Tampering => ({
    name: `a stream that was cut is said to have ended by ${code}`,
    of: 'abort-cuts-others',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        for (const { exchange } of all.filter(isCut)) exchange.end = { kind: 'failed', code, detail: 'x' }
      }),
    caughtBy: ['records'],
  })),
  call('a whole answer is taken away', COMPLETION, (one) => (one['response'] = null), ['records']),
  call('the reads of an answer are taken away', COMPLETION, ({ response }) => (response.reads = []), [
    'records',
  ]),
  call(
    'an answer is shorter than its Content-Length',
    COMPLETION,
    ({ response }) => {
      for (const field of response.headers) if (/^content-length$/i.test(field[0])) field[1] = '99999'
    },
    ['records'],
  ),
]

const rewritten =
  (name: 'run.json' | 'environment.json' | 'suite.json' | 'statement.json', edit: (text: string) => string) =>
  ({ text, write }: Draft): void =>
    write(name, edit(text(name)))

const twice = (text: string): string => text.replace('{', '{"schema":"first",')

const FORMS: readonly Tampering[] = [
  {
    name: 'run.json holds a member twice',
    care: 'rehashed',
    edit: rewritten('run.json', twice),
    caughtBy: ['canonical'],
  },
  {
    name: 'run.json is written without line feeds',
    care: 'rehashed',
    edit: rewritten('run.json', (text) => JSON.stringify(JSON.parse(text))),
    caughtBy: ['canonical'],
  },
  {
    name: 'environment.json holds a member twice',
    care: 'rehashed',
    edit: rewritten('environment.json', twice),
    caughtBy: ['canonical'],
  },
  {
    name: 'environment.json has spaces',
    care: 'rehashed',
    edit: rewritten('environment.json', (text) => `${text} `),
    caughtBy: ['canonical'],
  },
  {
    name: 'suite.json has spaces',
    care: 'rehashed',
    edit: rewritten('suite.json', (text) => `${text} `),
    caughtBy: ['check-set-known'],
  },
  {
    name: 'the statement holds a member twice',
    care: 'rehashed',
    edit: rewritten('statement.json', twice),
    caughtBy: ['all-declared'],
  },
  {
    name: 'a line of the transcript holds a member twice',
    care: 'rehashed',
    edit: (draft) => relined(draft, (line) => line.replace('{"type":"run"', '{"type":"run","type":"run"')),
    caughtBy: ['plain-lines'],
  },
  {
    name: 'a line of the transcript has spaces',
    care: 'rehashed',
    edit: (draft) => relined(draft, (line) => line.replace('{"type":"end"', '{ "type":"end"')),
    caughtBy: ['plain-lines'],
  },
]

const DIGEST = /,"sha256":"[0-9a-f]{64}"\}$/

/** Edits the text of each transcript line, and recomputes the digests. */
function relined({ text, write }: Draft, edit: (line: string) => string): void {
  let last = ''
  const lines = text('transcript.ndjson')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const body = edit(line.replace(DIGEST, '}'))
      last = sha256(`${last}${body}`)
      return `${body.slice(0, -1)},"sha256":"${last}"}\n`
    })
  write('transcript.ndjson', lines.join(''))
}

/** Returns an edit that removes the exchanges for which `isOut` is true, and lowers the recorded cost. */
function without(isOut: (exchange: Json) => boolean): (draft: Draft) => void {
  return ({ lines }) =>
    lines((all) => {
      const kept = all.filter(({ exchange }) => exchange === undefined || !isOut(exchange))
      kept.at(-1)!['cost'].requests -= all.length - kept.length
      return kept
    })
}

const CALLS: readonly Tampering[] = [
  {
    name: 'one of the calls that go out at once is cut out',
    care: 'remade',
    edit: without(({ id }) => /\/pair-1-\w+$/.test(id) && id.endsWith('-b')),
    caughtBy: ['calls-whole'],
  },
  ...['second-call-drops-first', 'second-call-drops-stream'].map((of): Tampering => ({
    name: `the pairs that follow a broken pair are cut out: ${of}`,
    of,
    care: 'remade',
    edit: without(({ label }) => /^(pair|alone)-[23]/.test(label)),
    caughtBy: ['calls-whole'],
  })),
  {
    name: 'the streams that follow one that hang-ups of others cut are cut out',
    of: 'abort-cuts-others',
    care: 'remade',
    edit: without(
      ({ id, probe }) =>
        probe === 'sse.abort' && /(beside|many|alone)#\d+$/.test(id) && !/many#[2-7]$/.test(id),
    ),
    caughtBy: ['calls-whole'],
  },
  {
    name: 'six of the seven streams that a client leaves are cut out',
    care: 'remade',
    edit: without(({ id }) => /^sse\.abort\/many#[2-7]$/.test(id)),
    caughtBy: ['calls-whole'],
  },
  {
    name: 'a whole probe is cut out',
    care: 'remade',
    edit: without(({ probe }) => probe === 'core.auth'),
    caughtBy: ['calls-whole'],
  },
  {
    name: 'the calls without a key are cut out',
    care: 'remade',
    edit: without(({ probe, about }) => probe === 'core.auth' && about === 'none'),
    caughtBy: ['calls-whole'],
  },
  {
    name: 'the calls that are sent after a first stream are cut out',
    care: 'remade',
    edit: without(({ probe, label }) => probe === 'sse.stream' && !['basic', 'longer'].includes(label)),
    caughtBy: ['calls-whole'],
  },
  {
    name: 'the call that streams after a mistake is cut out',
    care: 'remade',
    edit: without(({ id }) => id === 'sse.stream/unknown-model'),
    caughtBy: ['calls-whole'],
  },
  {
    name: 'streams of a service that answers them with errors are cut out',
    of: 'sse-500',
    care: 'remade',
    edit: without(({ probe }) => probe === 'sse.echo'),
    caughtBy: ['calls-whole'],
  },
  {
    name: 'a call of a round that was not planned is added',
    of: 'disguised',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => {
        const found = all.find(({ exchange }) => exchange?.round === 2)
        found!['exchange'].round = 7
      }),
    caughtBy: ['calls-whole', 'of-seed'],
  },
  {
    name: 'a probe is said to have been left out, and its calls stand there',
    care: 'remade',
    edit: ({ lines }) =>
      lines((all) => [
        ...all.slice(0, -1),
        {
          type: 'omission',
          omission: { probe: 'core.auth', reason: 'timeout', code: 'timeout', detail: 'late' },
        },
        ...all.slice(-1),
      ]),
    caughtBy: ['no-extra-skip'],
  },
]

/** Returns a tampering that edits the first line of the transcript. */
function header(name: string, edit: (line: Json) => unknown, caughtBy: readonly string[]): Tampering {
  return { name, care: 'remade', edit: ({ lines }) => lines(([first]) => void edit(first ?? {})), caughtBy }
}

const HEADERS: readonly Tampering[] = [
  header('the base URL ends in a slash', (line) => (line['baseUrl'] += '/'), ['one-target']),
  header('the base URL has a query', (line) => (line['baseUrl'] += '?tenant=1'), ['one-target']),
  header(
    'the base URL has credentials',
    (line) => (line['baseUrl'] = line['baseUrl'].replace('//', '//me@')),
    ['one-target'],
  ),
  header('the base URL is not a URL', (line) => (line['baseUrl'] = 'production'), ['one-target']),
  header(
    'the run is said to have had no key, and Authorization to be an added field',
    (line) => Object.assign(line, { hasKey: false, requestHeaders: ['Authorization'] }),
    ['key-of-run'],
  ),
  header('a reading is said to be declared', (line) => (line['readings']['errors.body'].layer = 'declared'), [
    'readings',
  ]),
  header(
    'the parameters of a reading are changed',
    ({ readings }) => (readings['errors.wrongKey'].value.status = [200]),
    ['readings'],
  ),
  header(
    'the statement is said to have another name',
    ({ statement }) => (statement.name = 'Somebody else'),
    ['readings'],
  ),
  header('the profile none is named', (line) => (line['profile'] = 'none'), ['readings']),
  header('the run began in month 13', (line) => (line['startedAt'] = '2026-13-01T00:00:00.000Z'), [
    'in-time',
    'not-in-the-future',
  ]),
]

/** Returns a tampering that edits run.json and recomputes its digest. */
function run(name: string, edit: (value: Json) => unknown, caughtBy: readonly string[]): Tampering {
  return { name: `run.json ${name}`, care: 'rehashed', edit: ({ json }) => json('run.json', edit), caughtBy }
}

const RUNS: readonly Tampering[] = [
  run('has its checks in another order', (value) => (value['checks'] = value['checks'].toReversed()), [
    'verdicts',
  ]),
  run('has a further note', (value) => (value['notes'] = [...(value['notes'] ?? []), 'All good.']), ['run']),
  run('has a weaker title of a check', ({ checks }) => (checks[0].title = 'something'), ['verdicts']),
  run(
    'says that a capability was judged',
    ({ capabilities }) => (capabilities.at(-1).outcome = 'conformant'),
    ['run'],
  ),
  run(
    'accepts failures by a baseline',
    (value) => {
      value['baseline'] = { file: 'known.json', sha256: sha256('x'), exitCode: 0, accepted: [], refused: [] }
    },
    ['run'],
  ),
]

/** All tamperings of this file. */
export const kindTamperings: readonly Tampering[] = [
  ...FACTS,
  ...MARKS,
  ...ENDINGS,
  ...FORMS,
  ...CALLS,
  ...HEADERS,
  ...RUNS,
]
