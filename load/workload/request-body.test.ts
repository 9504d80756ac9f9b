import { expect, test } from 'vitest'
import { createPrompts } from './prompt.ts'
import { createBodies } from './request-body.ts'
import { planWorkload } from './workload.ts'
import { workloadEntries, NO_DATA } from './entries.ts'

const entry = workloadEntries(planWorkload({ promptTokens: 12, maxTokens: 7 }), 's', NO_DATA)(4)
const bodyOf = createBodies('odd "model" \\ é', createPrompts('s'), {
  stream: true,
  stream_options: { include_usage: true },
})

test('a body is JSON with what the interface states, whatever the model is called', () => {
  const body = JSON.parse(bodyOf(entry, false)) as Record<string, unknown>
  expect(body).toEqual({
    model: 'odd "model" \\ é',
    messages: [
      { role: 'system', content: 'You answer in plain text.' },
      { role: 'user', content: createPrompts('s')(4, 12, 0) },
    ],
    max_tokens: 7,
    temperature: 0.7,
  })
})

test('a stream is requested with the members of the profile in force', () => {
  const ofAcme = createBodies('m', createPrompts('s'), { events: true })
  expect(JSON.parse(ofAcme(entry, true))).toMatchObject({ events: true })
  expect(JSON.parse(ofAcme(entry, true))).not.toHaveProperty('stream')
  const plain = createBodies('m', createPrompts('s'), {})
  expect(plain(entry, true)).toBe(plain(entry, false))
})

test('a stream asks for its usage', () => {
  expect(JSON.parse(bodyOf(entry, true))).toMatchObject({
    stream: true,
    stream_options: { include_usage: true },
  })
})
