/** Tests that a service violates clause C1.5 if it dies during a valid WebSocket conversation, even if no statement is given. */
import { expect, test } from 'vitest'
import { evidenceFor } from '../evidence/evidence.ts'
import { exchange, SENT_AT_EPOCH_MS, type ExchangeParts } from '../exchange/exchange-fixture.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { allChecks } from '../session/registry.ts'
import { judgeCheck } from './judge-fixture.ts'
import { resolvePlan } from '../statement/plan.ts'

const ID = 'websocket.good-requests-answered'

function at(ms: number, id: string, parts: ExchangeParts = {}): Exchange {
  return exchange(id, { sentAtEpochMs: SENT_AT_EPOCH_MS + ms, isValidCall: true, ...parts })
}

const talk: Exchange = {
  ...at(10, 'websocket.turns/two', { status: 101, text: '' }),
  end: { kind: 'failed', code: 'reset', detail: 'other side closed' },
  socket: {
    closedBy: null,
    messages: [
      {
        from: 'client',
        kind: 'text',
        atMs: 0,
        payload: { text: '{}', bodyBytes: 2, truncated: false },
      },
    ],
  },
}
const lost = at(20, 'websocket.vanish/vanish', {
  noResponse: true,
  end: { kind: 'failed', code: 'refused', detail: 'connect ECONNREFUSED' },
})

test.each(['none', 'openai'])('a crash in a conversation fails by its clause: profile %s', (profile) => {
  const [check] = allChecks.filter(({ id }) => id === ID)
  if (check === undefined) throw new Error(`no check ${ID}`)
  const plan = resolvePlan({ profile, statement: null, require: [] })
  const evidence = evidenceFor(check, {
    header: { model: 'm', baseUrl: 'http://127.0.0.1:1', secretPlaceholders: [], hasKey: true, checks: [ID] },
    plan,
    exchanges: () => [at(0, 'core.completion/all-four'), talk, lost],
    omissions: () => [],
    secrets: () => [],
  })
  const record = judgeCheck(check, evidence, plan)
  expect(record).toMatchObject({
    verdict: 'fail',
    layer: 'spec',
    clause: 'C1.5',
    issues: [{ at: 'websocket.turns/two message 1 (text, 2 bytes)' }],
  })
  expect([record.gap, record.reading]).toEqual([undefined, undefined])
})
