import { expect, test } from 'vitest'
import {
  answerCompletion,
  answerError,
  judgeSmall,
  onSmallServer,
  SMALL_KEY,
  type SmallCall,
} from '../fixtures/small-server.ts'

const CHECKS = ['core.post-completes', 'websocket.offered']
const NOTE =
  /nothing shows whether this target offers websocket; if it does not, declare "websocket": "unsupported"/

function serve(refusesAll: boolean): (call: SmallCall) => void {
  return (call) => {
    if (call.request.headers.upgrade !== undefined) return
    if (refusesAll || call.request.headers.authorization !== `Bearer ${SMALL_KEY}`)
      return answerError(call, 401, 'no')
    return answerCompletion(call)
  }
}

test('a note says how the rest can decide', async () => {
  const run = await onSmallServer(serve(false), (up) => judgeSmall(up, CHECKS))
  expect(run.outcome).toBe('incomplete')
  expect(run.notes).toEqual([expect.stringMatching(NOTE)])
})

test('there is none where the plain calls are not answered either', async () => {
  const run = await onSmallServer(serve(true), (up) => judgeSmall(up, CHECKS))
  expect(run.notes ?? []).toEqual([])
})
