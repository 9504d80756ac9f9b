import { expect, test } from 'vitest'
import { faults } from '../reference/faults/index.ts'
import { judgeReference } from './kill.ts'

test('a server that drops the running stream when a second call comes fails one check, in any capability', async () => {
  const fault = faults.filter(({ id }) => id === 'second-call-drops-stream')
  const { run } = await judgeReference(fault, {}, ['core', 'sse', 'websocket'])
  const told = run.checks.filter(({ verdict }) => !['pass', 'not-applicable', 'observed'].includes(verdict))
  expect(told.map(({ id, verdict }) => `${verdict} ${id}`).toSorted()).toEqual([
    'fail sse.streams-side-by-side',
    'warn core.answers-unbroken',
  ])
})

test('a run with webhooks, to which our receiver is silent on purpose, has no note', async () => {
  const { run } = await judgeReference([], {}, ['webhooks'])
  expect(run.checks.some(({ verdict }) => verdict === 'pass')).toBe(true)
  expect(run.notes).toBeUndefined()
})
