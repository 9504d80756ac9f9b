import { expect, test } from 'vitest'
import { allChecks } from '../../conformance/session/registry.ts'
import { errorReply } from '../../reference/error-replies.ts'
import { readLimit } from '../../reference/limits/spec.ts'
import type { Patch } from '../../reference/patch.ts'
import { startReference, type ReferenceOptions } from '../../reference/server.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { judgeChecks } from '../fixtures/judge-checks.ts'
import { blemishes, referenceStatement } from '../kill-matrix/kill.ts'

const checks = allChecks.filter(({ capability }) => capability === 'websocket')

/** Judges the WebSocket of a reference with these options. `model`: the model to request. */
async function judged(options: ReferenceOptions, model?: string): Promise<Run> {
  const reference = await startReference(options)
  try {
    return await judgeChecks({ ...reference, model: model ?? reference.model }, referenceStatement, checks)
  } finally {
    await reference.close()
  }
}

function undecided(run: Run): ReadonlySet<string | undefined> {
  return new Set(run.checks.filter(({ verdict }) => verdict === 'inconclusive').map(({ reason }) => reason))
}

test.concurrent.each([
  'fixed-window,n=5,window=300ms,headers=none',
  'token-bucket,n=4,rate=10',
  'concurrency,n=1',
])('a limit met over WebSocket is waited out: %s', async (spec) => {
  const run = await judged({ limits: [readLimit(spec)] })
  expect(blemishes(run)).toEqual([])
  expect(run.outcome).not.toBe('non-conformant')
})

// Refuses every third handshake, whether the key is right or wrong.
const turnsAway: Patch = {
  id: 'handshakes-limited',
  title: 'a limit on handshakes',
  hooks: {
    admission(admission, call) {
      const count = Number(call.memory.get('handshakes') ?? 0) + 1
      call.memory.set('handshakes', count)
      if (count % 3 !== 0) return admission
      return errorReply({ status: 429, message: 'Too many.', headers: { 'retry-after': '0.05' } })
    },
  },
}

test.concurrent('a handshake that is answered 429 is made again', async () => {
  const run = await judged({ patches: [turnsAway] })
  expect(blemishes(run)).toEqual([])
  expect(run.outcome).not.toBe('non-conformant')
})

test.concurrent('a limit that leaves no room for long is inconclusive, and no violation', async () => {
  const run = await judged({ limits: [readLimit('fixed-window,n=6,window=1h')] })
  expect(run.checks.filter(({ verdict }) => ['fail', 'warn'].includes(verdict))).toEqual([])
  expect(undecided(run)).toEqual(new Set(['throttled']))
  expect([run.outcome, run.exitCode]).toEqual(['incomplete', 3])
})

test.concurrent('a missing model is not a failure of the WebSocket', async () => {
  const run = await judged({}, 'nosuch')
  expect(run.checks.filter(({ verdict }) => ['fail', 'warn'].includes(verdict))).toEqual([])
  expect(undecided(run)).toEqual(new Set(['prerequisite']))
  expect(run.checks.find(({ id }) => id === 'websocket.good-requests-answered')?.verdict).toBe('inconclusive')
  expect(run.exitCode).toBe(3)
})
