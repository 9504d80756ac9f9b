/** Tests which reading of `response.fields` an exploration drafts for answers without members of the profile. */
import { expect, test } from 'vitest'
import { exploreSmall } from '../fixtures/explored.ts'
import { answerError, answerJson, completionFor, SMALL_KEY } from '../fixtures/small-server.ts'

test.each([
  ['one member', ['object'], 'openai'],
  ['several members', ['object', 'id'], 'bare'],
])('answers without %s', async (_, missing, reading) => {
  const { draft, exploration } = await exploreSmall((call) => {
    const { method, url, headers } = call.request
    if (method !== 'POST' || url !== '/v1/chat/completions') return answerError(call, 404, 'nothing')
    if (headers.authorization !== `Bearer ${SMALL_KEY}`) return answerError(call, 401, 'no key')
    if (!Array.isArray(call.body['messages'])) return answerError(call, 400, 'no messages')
    const kept = Object.entries(completionFor(call)).filter(([name]) => !missing.includes(name))
    answerJson(call, 200, Object.fromEntries(kept))
  })
  expect(draft.readings.get('response.fields')?.reading).toBe(reading)
  expect(exploration.deviations.some(({ id }) => id === 'core.response-schema')).toBe(reading === 'openai')
})
