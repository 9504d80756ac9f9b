/** Tests a service that answers only over WebSocket. Its WebSocket checks pass, and `core.reply-whole` fails. */
import { expect, test } from 'vitest'
import { startReference } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { judgeUp, TEST_DEADLINES } from '../kill-matrix/kill.ts'
import { resettingProxy } from '../check/resetting-proxy.ts'

async function judgedThrough(breaks: (number: number, head: string) => boolean): Promise<Run> {
  const reference = await startReference()
  const proxy = await resettingProxy(reference.baseUrl, breaks)
  try {
    const target = { ...reference, baseUrl: proxy.baseUrl }
    return await judgeUp(target, TEST_DEADLINES, null, ['core', 'websocket'])
  } finally {
    await proxy.close()
    await reference.close()
  }
}

test('a target of WebSocket alone is judged for it', async () => {
  const run = await judgedThrough((_, head) => !/^upgrade: websocket/im.test(head))
  const sockets = run.checks.filter(({ capability }) => capability === 'websocket')
  expect(sockets.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(40)
  expect(sockets.filter(({ verdict }) => verdict === 'fail' || verdict === 'inconclusive')).toEqual([])
  const failed = run.checks.filter(({ verdict }) => verdict === 'fail')
  expect(failed.map(({ id }) => id)).toEqual(['core.reply-whole'])
  expect(failed[0]?.issues[0]?.at).toMatch(/^core\.completion\/all-four/)
  expect(run).toMatchObject({ outcome: 'non-conformant', exitCode: 1 })
})

test('a target that answers no handshake either is not a service', async () => {
  const run = await judgedThrough(() => true)
  expect(run.checks.filter(({ verdict }) => verdict === 'pass' || verdict === 'fail')).toEqual([])
  expect(run).toMatchObject({ outcome: 'incomplete', exitCode: 3 })
  expect(run.reason).toContain('closes every connection without an answer')
})
