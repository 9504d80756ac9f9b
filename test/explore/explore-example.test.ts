/** Tests that exploring the example deployment drafts most of its statement, and asks the owner for the remaining readings. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EXPLORE_REQUESTS } from '../../conformance/explore/explore.ts'
import { completeReading, type Statement } from '../../conformance/statement/plan.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { exploreUp, type Explored } from '../fixtures/explored.ts'
import { startExample } from '../fixtures/example-deployment.ts'
import { judgeUp, TEST_DEADLINES } from '../kill-matrix/kill.ts'
import { isBrief } from '../sampling/sampled-cases.ts'

const path = join(import.meta.dirname, '..', 'fixtures', 'example-deployment.json')
const written: { readonly capabilities: object; readonly readings: Readonly<Record<string, unknown>> } =
  JSON.parse(readFileSync(path, 'utf8'))
const own = parseStatement(readFileSync(path, 'utf8'), path)

/** Returns a statement with only these readings of the example. The statement stands for an owner's answers to questions. */
function answering(keys: readonly string[]): Statement {
  const readings = Object.fromEntries(Object.entries(written.readings).filter(([key]) => keys.includes(key)))
  const answers = { schema: 'assay.statement/1', capabilities: written.capabilities, readings }
  return parseStatement(JSON.stringify(answers), 'answers.json')
}

const nameOf = (statement: Statement, key: string): string | undefined => statement.readings.get(key)?.reading

test.skipIf(isBrief)(
  'without an answer of its owner, each reading of its statement is in the draft or asked about',
  { concurrent: true },
  async () => {
    const example = await startExample()
    try {
      const explored = await exploreUp(example)
      const { draft, questions } = explored
      const asked = new Set(questions.map(({ about }) => about))
      const missed = [...own.readings.keys()].filter(
        (key) =>
          nameOf(draft, key) !== nameOf(own, key) && !asked.has(key) && !asked.has(key.split('.')[0] ?? ''),
      )
      expect(missed).toEqual([])
      expectAskedAbout(explored)
      const run = await judgeUp(example, TEST_DEADLINES, draft, ['core', 'sse', 'websocket', 'webhooks'])
      expect(run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([])
    } finally {
      await example.close()
    }
  },
)

// Expects a question about a WebSocket that refuses all usual requests, and questions for the owner.
function expectAskedAbout({ draft, exploration, questions, text }: Explored): void {
  expect(draft.readings.get('websocket.path')).toEqual({ reading: 'other-path', path: '/v1/live' })
  expect(draft.open).toEqual(['signup.request', 'websocket.frames'])
  expect([...draft.capabilities.keys()]).toEqual(['sse'])
  expect(questions.map(({ about }) => about)).toEqual(
    expect.arrayContaining(['signup.request', 'websocket.frames', 'webhooks', 'key.format']),
  )
  const frames = exploration.findings.find(({ key }) => key === 'websocket.frames')
  expect(frames?.note).toContain('The type must be ask.')
  expect(text).toMatch(/not email-password-name: signup\.request-accepted: .*422/s)
  expect(exploration.requests).toBeLessThanOrEqual(EXPLORE_REQUESTS)
}

// The readings that only the owner knows, such as requests of sign-up, frames, and when events are sent.
const OWNERS = [
  'signup.request',
  'key.format',
  'websocket.frames',
  'webhooks.registration',
  'webhooks.trigger',
  'webhooks.delivery',
  'webhooks.retry',
]

test.skipIf(isBrief)(
  'with the answers of its owner, the draft is its statement, and a run under it has no failure',
  async () => {
    const example = await startExample()
    try {
      const { draft, exploration, questions } = await exploreUp(example, answering(OWNERS))
      expect(Object.fromEntries([...own.readings.keys()].map((key) => [key, nameOf(draft, key)]))).toEqual(
        Object.fromEntries([...own.readings].map(([key, { reading }]) => [key, reading])),
      )
      expect(draft.capabilities).toEqual(own.capabilities)
      expect(draft.readings.get('signup.response')).toEqual(own.readings.get('signup.response'))
      expect(draft.readings.get('webhooks.types')).toEqual(own.readings.get('webhooks.types'))
      expect(draft.readings.get('webhooks.payload')).toMatchObject({
        typePointer: '/type',
        timePointer: '/created',
      })
      expect(draft.readings.get('webhooks.signature')).toEqual(
        completeReading('webhooks.signature', { reading: 'stripe' }),
      )
      expect(draft.readings.get('errors.status')).toMatchObject({ invalid: [400, 422] })
      expect(exploration.deviations).toEqual([])
      expect(questions.map(({ about }) => about).filter((key) => own.readings.has(key))).toEqual([])
      const run = await judgeUp(example, TEST_DEADLINES, draft, [
        'core',
        'signup',
        'sse',
        'websocket',
        'webhooks',
      ])
      expect(run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)).toEqual([])
    } finally {
      await example.close()
    }
  },
)
