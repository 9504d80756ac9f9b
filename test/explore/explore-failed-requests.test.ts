/** Tests the draft statement and the questions of an exploration if its requests for streams fail. */
import { expect, test } from 'vitest'
import { renderExploration } from '../../cli/commands/explore-command.ts'
import { exploreSmall } from '../fixtures/explored.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'
import { SMALL_KEY, answerCompletion, answerError, type SmallCall } from '../fixtures/small-server.ts'

/**
 * Returns a service without streams. It answers a request for a stream with `status`, with a reset (null), or
 * with a completion (undefined).
 */
function serve(status: number | null | undefined): (call: SmallCall) => void {
  return (call) => {
    const { method, url = '', headers } = call.request
    if (method !== 'POST' || !url.startsWith('/v1/chat/completions')) return answerError(call, 404, 'nothing')
    if (headers.authorization !== `Bearer ${SMALL_KEY}`) return answerError(call, 401, 'no key')
    if (call.body['stream'] !== true || status === undefined) return answerCompletion(call)
    if (status === null) return void call.response.destroy()
    answerError(call, status, 'streams are broken today')
  }
}

async function explored(status: number | null | undefined) {
  const { exploration, questions, text } = await exploreSmall(serve(status))
  const question = questions.find(({ about }) => about === 'sse')?.text
  return { question, text, summary: renderExploration(exploration, questions, 'draft.jsonc') }
}

test.each(sampleOf([500, 400], 1, 2))(
  'streams that are answered %i are not said to be absent',
  async (status) => {
    const { question, summary, text } = await explored(status)
    const answer = `the answer was ${status}: "streams are broken today"`
    expect(question).toBe(
      `sse was requested (explore.scout/stream-usual), and ${answer}. This does not show whether it is offered. Is it offered? If so, add "sse": "supported" to capabilities, and declare its readings.`,
    )
    expect(text).not.toContain('sse was not found')
    expect(summary).toContain(`not decided: sse: explore.scout/stream-usual: ${answer}\n`)
  },
)

test('streams whose connections break are not complete either', async () => {
  const { question } = await explored(null)
  expect(question).toMatch(/^sse was requested \(explore\.scout\/stream-usual\), and there was no answer: /)
})

test('streams that are answered as plain calls, or with 501, were not found', async () => {
  for (const status of sampleOf([501, undefined], 1, 2)) {
    const { question, summary } = await explored(status)
    expect(question).toContain('sse was not found. The usual ways to ask for it were tried.')
    expect(summary).not.toContain('not decided: sse')
  }
})
