/** Tests which reading of `errors.conditions` an exploration drafts after few or no invalid requests. */
import { expect, test } from 'vitest'
import { exploreSmall } from '../fixtures/explored.ts'
import { answerCompletion, answerError, SMALL_KEY, type SmallCall } from '../fixtures/small-server.ts'

const LONG_BYTES = 20_000

/**
 * Returns a service that refuses only requests without messages. If `hangs`, it never answers a long prompt or an
 * unknown field.
 */
function serve(hangs: boolean): (call: SmallCall) => void {
  return (call) => {
    const { method, url, headers } = call.request
    if (method !== 'POST' || url !== '/v1/chat/completions') return answerError(call, 404, 'nothing')
    if (headers.authorization !== `Bearer ${SMALL_KEY}`) return answerError(call, 401, 'no key')
    const { model: _, messages, max_tokens: __, temperature: ___, stream: ____, ...unknown } = call.body
    const isLong = JSON.stringify(call.body).length > LONG_BYTES
    if (hangs && (isLong || Object.keys(unknown).length > 0)) return
    if (Array.isArray(messages)) answerCompletion(call)
    else answerError(call, 400, 'no messages')
  }
}

async function conditionsOf(hangs: boolean) {
  const { exploration } = await exploreSmall(serve(hangs))
  return exploration.findings.find(({ key }) => key === 'errors.conditions')
}

test('where no mistake was sent, nothing is declared of them', async () => {
  expect(await conditionsOf(true)).toMatchObject({ kind: 'unseen', readings: [] })
})

test('a refused mistake shows the reading, not a request to another path', async () => {
  const found = await conditionsOf(false)
  expect(found?.readings).toMatchObject([{ reading: 'list' }])
  const probes = found?.shown.map(({ exchange }) => exchange.split('/')[0])
  expect(probes?.filter((probe) => !['core.refusals', 'core.body'].includes(probe ?? ''))).toEqual([])
})
