/**
 * Tests deployments that declare that no key is needed. Reports must say that no authentication was judged.
 */
import { renderHtml, renderMarkdown, renderSummary } from '../../reports/rendered-fixture.ts'
import { expect, test } from 'vitest'
import type { Capability } from '../../conformance/exchange/capabilities.ts'
import { allChecks } from '../../conformance/session/registry.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { faults } from '../faults/index.ts'
import declared from '../../schemas/statements/reference.json' with { type: 'json' }
import { blemishes, judgeReference, judgeUnhurried, judgeUp, TEST_DEADLINES } from '../kill-matrix/kill.ts'
import { startReference } from '../../reference/server.ts'

// All capabilities except limits: limits hold per key, so checks of limits cannot judge without keys.
const WITHOUT_LIMITS: readonly Capability[] = ['core', 'sse', 'websocket', 'webhooks']
const OPEN = faults.filter(({ id }) => id === 'auth-off')

const keyless = parseStatement(
  JSON.stringify({
    ...declared,
    readings: { ...declared.readings, 'errors.missingKey': 'none-needed' },
  }),
  'keyless.json',
)

test('a deployment without keys that says so fails nothing', async () => {
  const { run } = await judgeUnhurried(OPEN, WITHOUT_LIMITS, keyless)
  expect(blemishes(run)).toEqual([])
  expect(run.outcome).toBe('partial')
  const authentication = allChecks.filter(({ clause, needsKey }) => clause === 'C5.1' && needsKey === true)
  const judged = run.checks.filter(({ id }) => authentication.some((check) => check.id === id))
  expect(judged.map(({ verdict }) => verdict)).toEqual(judged.map(() => 'not-applicable'))
  expect(judged.every(({ reason }) => reason?.startsWith('no key is needed'))).toBe(true)
  expect(run.checks.find(({ id }) => id === 'core.auth-none-status')?.verdict).toBe('pass')
  for (const text of [renderSummary(run, { color: false }), renderMarkdown(run), await renderHtml(run)]) {
    expect(text.replaceAll(/\s+/g, ' ')).toContain('AUTHENTICATION IS OFF')
  }
})

test('nor where no key is given', async () => {
  const reference = await startReference({ patches: OPEN })
  try {
    const run = await judgeUp({ ...reference, key: null }, TEST_DEADLINES, keyless, ['core', 'sse'])
    expect(blemishes(run)).toEqual([])
    expect(run.checks.find(({ id }) => id === 'core.auth-none-status')?.verdict).toBe('pass')
  } finally {
    await reference.close()
  }
})

test('a run without a key has no better outcome than one that declares that none is needed', async () => {
  const reference = await startReference({ patches: OPEN })
  try {
    const run = await judgeUp({ ...reference, key: null }, TEST_DEADLINES, null, ['core', 'sse'])
    expect(run).toMatchObject({ outcome: 'partial', exitCode: 3 })
    expect(run.reason).toBe('no key was given; not fully judged: C5.1')
    for (const text of [renderSummary(run, { color: false }), renderMarkdown(run), await renderHtml(run)]) {
      expect(text.replaceAll(/\s+/g, ' ')).toContain('without a key, Assay did not judge MUSTs of')
    }
  } finally {
    await reference.close()
  }
})

test('one that says so and asks for a key all the same fails once', async () => {
  const { run } = await judgeReference([], {}, ['core', 'sse'], keyless)
  expect(blemishes(run)).toEqual([
    expect.stringMatching(/^fail core\.auth-none-status: .*core\.auth\/none status 200 401: /),
  ])
})
