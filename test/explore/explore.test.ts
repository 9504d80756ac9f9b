import { describe, expect, test } from 'vitest'
import { readLimit } from '../../reference/limits/spec.ts'
import { renderExploration } from '../../cli/commands/explore-command.ts'
import { startReference } from '../../reference/server.ts'
import { EXPLORE_REQUESTS, type Exploration } from '../../conformance/explore/explore.ts'
import { PLAIN, exploreSmall, exploreUp, patchesNamed, type Explored } from '../fixtures/explored.ts'
import { answerCompletion } from '../fixtures/small-server.ts'
import { errorShowings } from '../fixtures/showings-errors.ts'
import { streamShowings } from '../fixtures/showings-streams.ts'
import { TEST_DEADLINES, judgeUp } from '../kill-matrix/kill.ts'
import { isBrief, notBrief, sampleOf } from '../sampling/sampled-cases.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import { parseStatement } from '../../conformance/statement/statement.ts'
import { startStranger } from '../strangers/start-stranger.ts'

/** The ids of patches that change a reading of the reference, the key of this reading, and the reading that the draft must declare. */
type Row = readonly [switched: string, key: string, declares: unknown]

const rows: readonly Row[] = [
  ['needs-all-four', 'request.required', 'all-four'],
  ['needs-max-tokens', 'request.required', 'list'],
  ['missing-key-403-plain', 'errors.missingKey', '403'],
  ['errors-own', 'errors.body', 'custom'],
  ['sse-custom', 'sse.events', 'custom'],
  ['sse-chunks-end', 'sse.events', 'chunks-end'],
  ['sse-by-query', 'sse.switch', 'query'],
  ['accepts-model-number', 'errors.conditions', 'list'],
  ['two-roles', 'request.roles', 'list'],
  ['negative-max-tokens-unlimited', 'maxTokens.bounds', 'minus-one-unlimited'],
  ['temperature-any', 'errors.conditions', 'list'],
  ['sse-other-path', 'sse.path', 'other-path'],
  ['sse-by-accept', 'sse.switch', 'accept'],
  ['sse-typed', 'sse.events', 'typed'],
  ['error-detail', 'errors.body', 'detail'],
  ['wrong-key-403', 'errors.wrongKey', '403'],
  ['validation-422', 'errors.status', 'table'],
  ['no-cors', 'cors', undefined],
  ['cors-one-origin', 'cors', 'allowed'],
  ['refuses-temperature-two', 'temperature.bounds', null],
]

describe('the draft for a reference that is switched to a reading names it, and nothing fails under it', () => {
  test.concurrent.each(sampleOf(rows, rows.length))('%s: %s', async (switched, key, declares) => {
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

// Returns the declared reading; null if it is left open, undefined if the draft does not mention it.
function declaredIn({ draft }: Explored, key: string): string | null | undefined {
  return draft.open.includes(key) ? null : draft.readings.get(key)?.reading
}

test('a violation of the interface stays a deviation under any reading', async () => {
  const reference = await startReference({ patches: patchesNamed('content-null error-stack'), ...PLAIN })
  const { exploration, draft } = await exploreUp(reference)
  const expected = ['core.content-is-string', 'core.errors-no-internals']
  expect(exploration.deviations.map(({ id }) => id)).toEqual(expected)
  const run = await judgeUp(reference, TEST_DEADLINES, draft, ['core', 'sse'])
  await reference.close()
  expect(run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual(expected)
})

test('the draft has statuses and shapes with their exchanges, the mistake of the service, and not the secret', async () => {
  const reference = await startReference({ patches: patchesNamed('errors-own usage-off-by-one'), ...PLAIN })
  const { exploration, text, draft, questions } = await exploreUp(reference)
  await reference.close()
  expect(draft.readings.get('errors.body')).toMatchObject({ messagePointer: '/failure/reason' })
  expect(text).toContain('// seen: core.body/')
  const wrongKey = exploration.findings.find(({ key }) => key === 'errors.wrongKey')
  const calls = new Map(exploration.exchanges.map(({ id, about }) => [id, about]))
  expect(wrongKey?.shown.map(({ exchange }) => calls.get(exchange))).toContain('wrong')
  expect(wrongKey?.shown.map(({ exchange }) => calls.get(exchange))).not.toContain('none')
  expect(text).toContain('// not openai: core.errors-body: core.body/array /error: expected present')
  expect(text).not.toContain(reference.key)
  expect(JSON.stringify(exploration satisfies Exploration)).not.toContain(reference.key)
  // A reading is drafted although some checks do not fit it.
  expect(draft.readings.get('response.fields')?.reading).toBe('openai')
  const mistake =
    /probably a mistake of the service: core\.usage-adds-up: core\.completion\/all-four \/usage\/total_tokens/
  expect(text.replaceAll(/\n +\/\/ /g, ' ')).toMatch(mistake)
  expect(renderExploration(exploration, questions, 'draft.jsonc')).toMatch(mistake)
  expect(exploration.deviations.map(({ id }) => id)).toEqual(['core.usage-adds-up'])
  // A slow service works on a prompt of 1 MB for hours.
  expect(exploration.exchanges.filter(({ probe }) => probe === 'core.huge')).toEqual([])
})

// Each row: faults, and the checks that must fail under the draft.
const combined: readonly (readonly [faults: string, checks: readonly string[]])[] = [
  [
    'created-ms truncated-says-stop ids-colliding usage-off-by-one choices-two',
    ['one-choice', 'ids-distinct', 'created-seconds', 'usage-adds-up', 'max-tokens-length'],
  ],
  [
    'chunk-created-ms stream-ids-colliding stream-truncated-says-stop stream-usage-off',
    ['ids-distinct', 'created-seconds', 'usage-adds-up', 'max-tokens-length'],
  ],
]

test.each(notBrief(combined))('more mistakes do not weaken the reading: %s', async (faults, checks) => {
  const capability = faults.startsWith('chunk') ? 'sse' : 'core'
  const expected = checks.map((name) => `${capability}.${name}`).toSorted()
  const reference = await startReference({ patches: patchesNamed(faults), ...PLAIN })
  const { text, draft } = await exploreUp(reference)
  const run = await judgeUp(reference, TEST_DEADLINES, draft, ['core', 'sse'])
  await reference.close()
  expect(draft.readings.get('response.fields')?.reading).toBe('openai')
  expect(draft.readings.get('sse.events')?.reading).toBe('chunks-done')
  const failed = run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)
  expect(failed.toSorted()).toEqual(expected)
  const told = text.replaceAll(/\n +\/\/ /g, ' ').match(/probably \d mistakes of the service: .*/)?.[0]
  for (const id of expected) expect(told).toContain(`${id}: `)
})

test('a target that gives no completion is not explored', async () => {
  const reference = await startReference({ patches: patchesNamed('endpoint-500'), ...PLAIN })
  const { exploration } = await exploreUp(reference)
  await reference.close()
  expect(exploration.stopped).toMatch(/^the basic request got no completion: 500.*\. Check the base URL/)
  expect(exploration.findings).toEqual([])
})

test('a target that stops answering midway gets no draft', async () => {
  let left = 40
  const { exploration } = await exploreSmall((call) => {
    left -= 1
    if (left < 0) call.response.destroy()
    else answerCompletion(call)
  })
  expect(exploration.stopped).toMatch(/^the service stopped answering: /)
  expect(exploration.findings).toEqual([])
})

test.skipIf(isBrief)('a server that others wrote has only true deviations under its draft', async () => {
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

test.skipIf(isBrief)(
  'webhooks that the owner says how to bring about are explored: payload, types and retries',
  async () => {
    const keys = ['webhooks.registration', 'webhooks.trigger', 'webhooks.delivery', 'limits.quota']
    const readings = Object.fromEntries(
      Object.entries(declared.readings).filter(([key]) => keys.includes(key)),
    )
    const capabilities = { webhooks: 'supported', limits: 'supported', websocket: 'unsupported' }
    const known = { schema: 'assay.statement/1', capabilities, readings }
    const given = parseStatement(JSON.stringify(known), 'known.json')
    const reference = await startReference({ ...PLAIN, webhooks: { payload: 'cloudevents' } })
    const { draft, exploration, questions } = await exploreUp(reference, given)
    await reference.close()
    expect(Object.fromEntries(draft.capabilities)).toMatchObject(capabilities)
    expect(questions.map(({ about }) => about)).not.toContain('limits')
    expect(Object.fromEntries(draft.readings)).toMatchObject({
      'webhooks.payload': { reading: 'cloudevents' },
      'webhooks.types': { reading: 'list', types: ['chat.completion.completed'] },
      'webhooks.signature': { reading: 'standard-v1' },
      'webhooks.retry': { reading: 'same-id' },
    })
    expect(exploration.deviations).toEqual([])
  },
)

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

test.each(notBrief(['x-ratelimit-seconds', 'x-ratelimit-epoch']))(
  'the family of header fields is found: %s',
  async (headers) => {
    const limits = [readLimit(`fixed-window,n=1000,window=1s,headers=${headers}`)]
    const reference = await startReference({ ...PLAIN, limits })
    const { draft } = await exploreUp(reference)
    await reference.close()
    expect(draft.readings.get('limits.headers')).toEqual({ reading: headers })
  },
)

test('each reading of errors and streams that can be switched to has a row', () => {
  const switched = new Set(rows.flatMap(([ids]) => ids.split(' ')))
  const missing = [...errorShowings, ...streamShowings].filter(({ dialect }) => !switched.has(dialect ?? ''))
  expect(missing).toEqual([])
})
