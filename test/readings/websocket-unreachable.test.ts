import { createServer, connect, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { allChecks } from '../../conformance/session/registry.ts'
import { startReference } from '../../reference/server.ts'
import { judgeChecks } from '../fixtures/judge-checks.ts'
import type { CheckRecord } from '../../schemas/compiled/run.ts'
import { issueText, referenceStatement } from '../kill-matrix/kill.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

const checks = allChecks.filter(({ capability }) => capability === 'websocket')

/** Starts a proxy for a port. It accepts `most` connections, which stay open, and refuses all later ones. */
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

// The number of connections before the first call with a mistake. The order of later connections varies by machine.
const ALL_GOOD = 9

// Returns whether a check blames the outage only on calls with a mistake, or on a client that vanished. Such blame is
// allowed.
function isSuspicion({ id, issues }: CheckRecord): boolean {
  if (id === 'websocket.vanish-healthy') return true
  const isOfMistake = issues.every(({ at }) => /^websocket\.(mistakes|protocol|oversized)\//.test(at))
  return id === 'websocket.healthy-after-mistakes' && isOfMistake
}

// A declared WebSocket at a service that takes no connections any more: from the offer on, and ever later.
test.concurrent.each(sampleOf([1, 2, 3, 4, 5, 6, 7, 9, 12, 16, 24], 1, 3))(
  'a service that takes no more than %i connections fails for nothing but its outage',
  async (most) => {
    const reference = await startReference()
    const door = await startDoor(Number(new URL(reference.baseUrl).port), most)
    const run = await judgeChecks({ ...reference, baseUrl: door.baseUrl }, referenceStatement, checks)
    door.close()
    await reference.close()
    const held = run.checks.filter(({ verdict }) => ['fail', 'warn'].includes(verdict))
    const named = held.filter((record) => most <= ALL_GOOD || !isSuspicion(record))
    expect(named.map((record) => `${record.id}: ${issueText(record)}`)).toEqual([])
    const isSuspected = held.some(({ verdict }) => verdict === 'fail')
    expect([run.outcome, run.exitCode]).toEqual(isSuspected ? ['non-conformant', 1] : ['incomplete', 3])
  },
)
