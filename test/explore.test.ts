import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { dialects } from '../reference/dialects.ts'
import { faults } from '../reference/faults/index.ts'
import { readLimit } from '../reference/limits/spec.ts'
import { startReference, type ReferenceOptions } from '../reference/server.ts'
import { variants } from '../reference/variants/index.ts'
import type { Exploration } from '../conformance/explore/explore.ts'
import { EXPLORE_REQUESTS } from '../conformance/explore/explore.ts'
import { startHarbour } from './fixtures/harbour.ts'
import { exploreUp, type Explored } from './fixtures/explored.ts'
import { errorShowings } from './fixtures/showings-errors.ts'
import { streamShowings } from './fixtures/showings-streams.ts'
import { assay } from './fixtures/run-command.ts'
import { judgeUp, TEST_DEADLINES } from './kill.ts'
import declared from '../schemas/statements/reference.json' with { type: 'json' }
import { parseStatement } from '../conformance/statement/statement.ts'
import { startStranger } from './strangers/start.ts'

/** A reference switched to a reading: by patches, by name. `declares` is what the draft has to say. */
type Row = readonly [switched: string, key: string, declares: unknown]

const patchesNamed = (ids: string) => {
  const known = [...dialects, ...variants, ...faults]
  return ids.split(' ').flatMap((id) => {
    const found = known.filter((patch) => patch.id === id)
    if (found.length === 0 && id !== 'plain') throw new TypeError(`no patch ${id}`)
    return found
  })
}

/** The first ones run with every test; all run with ASSAY_EXPLORE_ALL=1. */
const rows: readonly Row[] = [
  ['needs-all-four', 'request.required', 'all-four'],
  ['missing-key-403-plain', 'errors.missingKey', '403'],
  ['errors-own', 'errors.body', 'custom'],
  ['sse-custom', 'sse.events', 'custom'],
  ['sse-by-query', 'sse.switch', 'query'],
  ['accepts-model-number', 'errors.conditions', 'list'],
  ['two-roles', 'request.roles', 'list'],
  ['negative-max-tokens-unlimited', 'maxTokens.bounds', null],
  ['temperature-any', 'temperature.bounds', null],
  ['sse-other-path', 'sse.path', 'other-path'],
  ['sse-by-accept', 'sse.switch', 'accept'],
  ['sse-typed', 'sse.events', 'typed'],
  ['error-detail', 'errors.body', 'detail'],
  ['wrong-key-403', 'errors.wrongKey', '403'],
  ['validation-422', 'errors.status', 'table'],
  ['no-cors', 'cors', undefined],
  ['refuses-temperature-two', 'temperature.bounds', null],
]
// What is said over other transports has the shapes of the reference all the same.
const PLAIN = { socket: null, signup: null } as const

const SAMPLE = 6
const isAll = process.env['ASSAY_EXPLORE_ALL'] === '1'

describe('the draft for a reference that is switched to a reading names it, and nothing fails under it', () => {
  test.concurrent.each(isAll ? rows : rows.slice(0, SAMPLE))('%s: %s', async (switched, key, declares) => {
    const reference = await startReference({ patches: patchesNamed(switched), ...PLAIN })
    try {
      const explored = await exploreUp(reference)
      expect(declaredIn(explored, key)).toEqual(declares)
      expect(explored.exploration.requests).toBeLessThanOrEqual(EXPLORE_REQUESTS)
      const run = await judgeUp(reference, TEST_DEADLINES, explored.draft, ['core', 'sse'])
      expect(run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([])
    } finally {
      await reference.close()
    }
  })
})

// Null: left open. Undefined: the draft does not speak of it.
function declaredIn({ draft }: Explored, key: string): string | null | undefined {
  return draft.open.includes(key) ? null : draft.readings.get(key)?.reading
}

test('what breaks the interface stays a deviation, whatever the target is read as', async () => {
  const reference = await startReference({ patches: patchesNamed('content-null error-stack'), ...PLAIN })
  const { exploration, draft } = await exploreUp(reference)
  const expected = ['core.content-is-string', 'core.errors-no-internals']
  expect(exploration.deviations.map(({ id }) => id)).toEqual(expected)
  const run = await judgeUp(reference, TEST_DEADLINES, draft, ['core', 'sse'])
  await reference.close()
  expect(run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual(expected)
})

test('what several statuses and shapes show is in the draft with its exchange, and the secret is not', async () => {
  const reference = await startReference({ patches: patchesNamed('errors-own'), ...PLAIN })
  const { exploration, text, draft } = await exploreUp(reference)
  await reference.close()
  expect(draft.readings.get('errors.body')).toMatchObject({ messagePointer: '/failure/reason' })
  expect(text).toContain('// seen: core.refusals/')
  expect(text).toContain(
    '// not openai: core.errors-body: core.refusals/content-missing /error: expected present',
  )
  expect(text).not.toContain(reference.key)
  expect(JSON.stringify(exploration satisfies Exploration)).not.toContain(reference.key)
})

test('a target that gives no completion is not explored', async () => {
  const reference = await startReference({ patches: patchesNamed('endpoint-500'), ...PLAIN })
  const { exploration } = await exploreUp(reference)
  await reference.close()
  expect(exploration.stopped).toMatch(/^the reference request got no completion: 500/)
  expect(exploration.findings).toEqual([])
})

type SocketRow = readonly [name: string, options: ReferenceOptions, patches: string, declares: object]

const CHUNKS = { 'websocket.frames': { reading: 'chunks' }, 'websocket.reuse': { reading: 'many' } }

const socketRows: readonly SocketRow[] = [
  [
    'on a path of its own',
    { socket: { path: '/v1/live' } },
    'plain',
    { ...CHUNKS, 'websocket.path': { reading: 'other-path', path: '/v1/live' } },
  ],
  [
    'wrapped',
    { socket: { requestType: 'chat.create', chunkType: 'chunk', terminator: '{"type":"done"}' } },
    'plain',
    {
      'websocket.frames': {
        reading: 'wrapped',
        requestType: 'chat.create',
        chunkPointer: '/chunk',
        doneTypes: ['done'],
      },
    },
  ],
  [
    'with frames beside the answer',
    {},
    'ws-welcome',
    { 'websocket.frames': { reading: 'chunks', otherTypes: ['beat', 'hello'] } },
  ],
  [
    'ended by a close',
    { socket: { terminator: 'close' } },
    'plain',
    { 'websocket.frames': { reading: 'chunks' } },
  ],
  [
    'ended by a close of its own',
    {},
    'ws-goes-away',
    { 'websocket.frames': { reading: 'chunks', terminators: ['close 1001'] } },
  ],
  [
    'binary answers',
    {},
    'ws-binary-answers-only',
    { 'websocket.frames': { reading: 'chunks', answerFrames: 'binary' } },
  ],
  ['one request per socket', {}, 'ws-closes-after-each', { 'websocket.reuse': { reading: 'one' } }],
]

describe('the draft for a reference whose WebSocket has a reading names it, and nothing fails under it', () => {
  test.concurrent.each(isAll ? socketRows : socketRows.slice(0, 2))(
    '%s',
    async (_, options, patches, declares) => {
      const reference = await startReference({ ...options, patches: patchesNamed(patches), signup: null })
      try {
        const { draft, exploration } = await exploreUp(reference)
        expect(Object.fromEntries(draft.readings)).toMatchObject(declares)
        expect(draft.capabilities.get('websocket')).toBe('supported')
        expect(exploration.requests).toBeLessThanOrEqual(EXPLORE_REQUESTS)
        const run = await judgeUp(reference, TEST_DEADLINES, draft, ['core', 'websocket'])
        expect(run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([])
      } finally {
        await reference.close()
      }
    },
  )
})

test('a WebSocket that understands none of the usual requests is asked about, with what it said', async () => {
  const harbour = await startHarbour()
  const { draft, exploration, questions, text } = await exploreUp(harbour)
  expect(draft.readings.get('websocket.path')).toEqual({ reading: 'other-path', path: '/v1/live' })
  expect(draft.open).toEqual(['signup.request', 'websocket.frames'])
  expect([...draft.capabilities.keys()]).toEqual(['sse'])
  const asked = questions.map(({ about }) => about)
  expect(asked).toEqual(
    expect.arrayContaining(['signup.request', 'websocket.frames', 'webhooks', 'key.format']),
  )
  const frames = exploration.findings.find(({ key }) => key === 'websocket.frames')
  expect(frames?.note).toContain('The type must be ask.')
  expect(text).toMatch(/not email-password-name: signup\.request-accepted: .*422/s)
  expect(exploration.requests).toBeLessThanOrEqual(EXPLORE_REQUESTS)
  const run = await judgeUp(harbour, TEST_DEADLINES, draft, ['core', 'sse', 'websocket', 'webhooks'])
  await harbour.close()
  expect(run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([])
})

test('a server that others wrote has only true deviations under its draft', async () => {
  const orchard = await startStranger('orchard', [])
  try {
    const { draft, exploration, questions } = await exploreUp(orchard)
    expect(exploration.requests).toBeLessThanOrEqual(EXPLORE_REQUESTS)
    expect(draft.capabilities.get('sse')).toBe('supported')
    expect(draft.open).toContain('websocket.frames')
    expect(questions.find(({ about }) => about === 'websocket')?.text).toMatch(/^websocket was seen, /)
    const run = await judgeUp(orchard, TEST_DEADLINES, draft, ['core', 'sse', 'signup', 'websocket'])
    expect(run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([])
  } finally {
    await orchard.close()
  }
})

test('webhooks that the owner says how to bring about are explored: payload, types and retries', async () => {
  const keys = ['webhooks.registration', 'webhooks.trigger', 'webhooks.delivery']
  const readings = Object.fromEntries(Object.entries(declared.readings).filter(([key]) => keys.includes(key)))
  const known = { schema: 'assay.statement/1', capabilities: { webhooks: 'supported' }, readings }
  const given = parseStatement(JSON.stringify(known), 'known.json')
  const reference = await startReference({ ...PLAIN, webhooks: { payload: 'cloudevents' } })
  const { draft, exploration } = await exploreUp(reference, given)
  await reference.close()
  expect(draft.capabilities.get('webhooks')).toBe('supported')
  expect(Object.fromEntries(draft.readings)).toMatchObject({
    'webhooks.payload': { reading: 'cloudevents' },
    'webhooks.types': { reading: 'list', types: ['chat.completion.completed'] },
    'webhooks.signature': { reading: 'standard-v1' },
    'webhooks.retry': { reading: 'same-id' },
  })
  expect(exploration.deviations).toEqual([])
})

test('where sign-up puts its key is seen, and what limits tell', async () => {
  const reference = await startReference({
    signup: { answers: 'wrapped-key' },
    socket: null,
    limits: [readLimit('fixed-window,n=1000,window=1s')],
  })
  const { draft, text } = await exploreUp(reference)
  await reference.close()
  expect(draft.capabilities.get('signup')).toBe('supported')
  expect(draft.readings.get('signup.response')).toMatchObject({
    reading: 'key-pointer',
    pointers: ['/data/api_key'],
  })
  expect(draft.readings.get('limits.headers')).toEqual({ reading: 'x-ratelimit-durations' })
  expect(text).toContain('limits was seen')
})

test('each reading of errors and streams that can be switched to has a row', () => {
  const switched = new Set(rows.flatMap(([ids]) => ids.split(' ')))
  const missing = [...errorShowings, ...streamShowings].filter(({ dialect }) => !switched.has(dialect ?? ''))
  expect(missing).toEqual([])
})

test('the real command writes a draft that the next command takes, and keeps one that is there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-explore-'))
  const { close, baseUrl, key } = await startReference({
    patches: patchesNamed('missing-key-403-plain'),
    ...PLAIN,
  })
  try {
    const args = ['explore', baseUrl, '--out', 'ours.jsonc']
    const explored = await assay(args, folder, { ASSAY_KEY: key })
    expect([explored.code, explored.stderr]).toEqual([
      0,
      expect.stringContaining('exploring; at most 200 requests'),
    ])
    expect(explored.stdout).toMatch(/errors\.missingKey +403 +core\.auth\//)
    expect(explored.stdout).toContain('questions that only you can answer')
    const draft = readFileSync(join(folder, 'ours.jsonc'), 'utf8')
    expect(draft).toContain('"$schema": "./assay-statement.schema.json"')
    expect(readFileSync(join(folder, 'assay-statement.schema.json'), 'utf8')).toContain('errors.missingKey')
    expect(draft + explored.stdout + explored.stderr).not.toContain(key)
    const checked = await assay(
      ['check', baseUrl, '--statement', 'ours.jsonc', '--only', 'core.auth-none-exact', '--out', 'run'],
      folder,
      { ASSAY_KEY: key },
    )
    expect(checked.code).toBe(0)
    const again = await assay(args, folder, { ASSAY_KEY: key })
    expect([again.code, again.stderr]).toEqual([
      2,
      expect.stringMatching(/ours\.jsonc is there already: name another file/),
    ])
    const broken = await assay(['explore', baseUrl, '--out', 'no/such/ours.jsonc'], folder, {
      ASSAY_KEY: key,
    })
    expect([broken.code, broken.stderr]).toEqual([2, expect.stringMatching(/there is no folder .*no\/such/)])
    const wrongKey = await assay(
      ['explore', baseUrl, '--model', 'assay-reference-1', '--out', 'other.jsonc'],
      folder,
      { ASSAY_KEY: 'sk-wrong-key-of-nobody' },
    )
    expect([wrongKey.code, wrongKey.stderr]).toEqual([3, expect.stringMatching(/nothing explored: .*401/)])
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
})
