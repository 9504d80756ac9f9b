import { expect, test } from 'vitest'
import { sendRequest } from './client-fixture.ts'
import { set } from './json-edit-fixture.ts'
import { valueAtPath } from './json-value.ts'
import type { Patch } from './patch.ts'
import { startReference } from './server.ts'

const emptyId: Patch = {
  id: 'empty-id',
  title: 'the id is empty',
  hooks: {
    reply: (reply) =>
      reply.body.kind === 'json'
        ? { ...reply, body: { kind: 'json', value: set('/id', '')(reply.body.value) } }
        : reply,
  },
}
const refuseGet: Patch = {
  id: 'teapot',
  title: 'GET is answered 418',
  answer: (call) =>
    call.method === 'GET' ? { status: 418, headers: {}, body: { kind: 'text', text: 'tea' } } : undefined,
}
const broken: Patch = {
  id: 'broken',
  title: 'throws',
  answer: () => {
    throw new Error('/secret/path')
  },
}
const idle: Patch = {
  id: 'idle',
  title: 'copies',
  hooks: { reply: (reply) => ({ ...reply }) },
}

test('a patch changes what it names, and only real changes are counted', async () => {
  const reference = await startReference({ patches: [emptyId, refuseGet, idle] })
  try {
    expect(valueAtPath((await sendRequest(reference)).json, '/id')).toBe('')
    expect(reference.appliedCount()).toBe(1)
    expect(await sendRequest(reference, { method: 'GET' })).toMatchObject({ status: 418, text: 'tea' })
    expect(reference.appliedCount()).toBe(2)
    expect([emptyId, refuseGet, idle].map(reference.appliedCount)).toEqual([1, 1, 0])
  } finally {
    await reference.close()
  }
})

test('a patch that throws gives a clean 500', async () => {
  const reference = await startReference({ patches: [broken] })
  try {
    const reply = await sendRequest(reference)
    expect(reply.status).toBe(500)
    expect(reply.text).not.toContain('secret')
  } finally {
    await reference.close()
  }
})
