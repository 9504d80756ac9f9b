import { expect, test } from 'vitest'
import {
  answerCompletion,
  answerError,
  judgeSmall,
  onSmallServer,
  recordIn,
  SMALL_KEY,
  type SmallCall,
} from '../fixtures/small-server.ts'

const CHUNK = { id: 'chatcmpl-7', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'small' }
const GOOD = [{ role: 'assistant', content: '' }, { content: 'Hello' }, { content: ' there.' }].map(
  (delta) => ({ ...CHUNK, choices: [{ index: 0, delta, finish_reason: null }] }),
)
const LAST = { ...CHUNK, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }
const EMPTY = { ...CHUNK, choices: [] }
const CHECKS = ['sse.no-uninvited-empty-choices', 'sse.sdk-streams']

const isLibrary = ({ request }: SmallCall): boolean =>
  Object.keys(request.headers).some((name) => name.startsWith('x-stainless'))

/** Returns a server whose streams begin with empty `choices`. It may refuse client libraries. */
function serve(refusesLibrary: boolean): (call: SmallCall) => void {
  return (call) => {
    if (call.request.headers.authorization !== `Bearer ${SMALL_KEY}`) return answerError(call, 401, 'no')
    if (call.body['stream'] !== true) return answerCompletion(call)
    if (refusesLibrary && isLibrary(call)) return answerError(call, 403, 'no libraries')
    const payloads = [EMPTY, ...GOOD, LAST].map((chunk) => JSON.stringify(chunk))
    call.response.writeHead(200, { 'content-type': 'text/event-stream' })
    call.response.end([...payloads, '[DONE]'].map((data) => `data: ${data}\n\n`).join(''))
  }
}

test('is reported by the check that names the chunk', async () => {
  const run = await onSmallServer(serve(false), (up) => judgeSmall(up, CHECKS))
  expect(recordIn(run, 'sse.no-uninvited-empty-choices')).toMatchObject({ verdict: 'warn' })
  expect(recordIn(run, 'sse.sdk-streams')).toMatchObject({ verdict: 'pass' })
})

test('does not hide another error of the library', async () => {
  const run = await onSmallServer(serve(true), (up) => judgeSmall(up, CHECKS))
  for (const id of CHECKS) expect(recordIn(run, id)).toMatchObject({ verdict: 'warn' })
  expect(recordIn(run, 'sse.sdk-streams').issues[0]?.received).toContain('403')
})
