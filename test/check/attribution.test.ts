import { expect, test } from 'vitest'
import { faults } from '../faults/index.ts'
import { crash, on } from '../faults/hooks.ts'
import type { Patch } from '../../reference/patch.ts'
import { blemishes, judgeReference, judgeUnhurried, referenceStatement } from '../kill-matrix/kill.ts'

test('a server that drops the running stream when a second call comes fails one check, in any capability', async () => {
  const fault = faults.filter(({ id }) => id === 'second-call-drops-stream')
  const { run } = await judgeReference(fault, {}, ['core', 'sse', 'websocket'])
  const reported = run.checks.filter(
    ({ verdict }) => !['pass', 'not-applicable', 'observed'].includes(verdict),
  )
  expect(reported.map(({ id, verdict }) => `${verdict} ${id}`).toSorted()).toEqual([
    'fail sse.streams-side-by-side',
    'warn core.answers-unbroken',
  ])
})

test('a run with webhooks, to which our receiver is silent on purpose, has no note', async () => {
  const { run } = await judgeReference([], {}, ['webhooks'])
  expect(run.checks.some(({ verdict }) => verdict === 'pass')).toBe(true)
  expect(run.notes).toBeUndefined()
})

test('an occasional server error gives no verdict on sign-up or registered addresses', async () => {
  const patch: Patch = {
    id: 'every-fifth-call-500',
    title: 'each fifth call is answered 500',
    answer: (call) => (call.n % 5 === 0 ? crash() : undefined),
  }
  const { run } = await judgeUnhurried([patch], ['signup', 'webhooks'])
  expect(blemishes(run)).toEqual([])
  expect(run.outcome).toBe('conformant')
})

test('a service that dies at a handshake which nobody declared fails core, and passes nothing as unbroken', async () => {
  const patch: Patch = {
    id: 'handshake-kills-process',
    title: 'the process ends over a handshake',
    ...on('admission')((admission, call) => {
      call.die()
      return admission
    }),
  }
  const undeclared = { ...referenceStatement, capabilities: new Map() }
  const { run } = await judgeReference([patch], {}, ['core', 'websocket'], undeclared)
  expect(run.checks.flatMap(({ id, verdict }) => (verdict === 'fail' ? [id] : []))).toEqual([
    'core.reply-whole',
  ])
  expect(run.capabilities.find(({ id }) => id === 'core')?.outcome).toBe('non-conformant')
  expect(run.checks.find(({ id }) => id === 'core.answers-unbroken')?.explainedBy).toBe('core.reply-whole')
})
