import { createServer, connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { allChecks } from '../conformance/session/registry.ts'
import { startReference } from '../reference/server.ts'
import { judgeChecks } from './fixtures/judge-checks.ts'
import { issueText, referenceStatement } from './kill.ts'

const checks = allChecks.filter(({ capability }) => capability === 'websocket')

/** Passes connections on to a port, and takes no more once it has taken this many; those it has go on. */
async function startDoor(
  port: number,
  most: number,
): Promise<{ readonly baseUrl: string; close: () => void }> {
  let taken = 0
  const door = createServer((outer) => {
    taken += 1
    if (taken === most) door.close()
    const inner = connect(port, '127.0.0.1')
    for (const end of [inner, outer]) end.on('error', () => {})
    outer.pipe(inner).pipe(outer)
    outer.on('close', () => inner.destroy())
    inner.on('close', () => outer.destroy())
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', () => resolve()))
  const { port: own } = door.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${own}`, close: () => door.close() }
}

// A declared WebSocket at a service that takes no connections any more: from the offer on, and ever later.
test.concurrent.each([1, 2, 3, 4, 5, 6, 7, 9, 12, 16, 24])(
  '%i connections, then none: nothing is held against it',
  async (most) => {
    const reference = await startReference()
    const door = await startDoor(Number(new URL(reference.baseUrl).port), most)
    const run = await judgeChecks({ ...reference, baseUrl: door.baseUrl }, referenceStatement, checks)
    door.close()
    await reference.close()
    const held = run.checks.filter(({ verdict }) => ['fail', 'warn'].includes(verdict))
    // A client that vanished may be what the door was shut for: that is for its own check to say.
    const named = held.filter(({ id }) => id !== 'websocket.vanish-healthy')
    expect(named.map((record) => `${record.id}: ${issueText(record)}`)).toEqual([])
    expect([run.outcome, run.exitCode]).toEqual(['incomplete', 3])
  },
)
