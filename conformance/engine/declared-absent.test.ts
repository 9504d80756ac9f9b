import { expect, test } from 'vitest'
import { evidenceOf, exchange } from '../exchange/exchange-fixture.ts'
import { openaiReadings } from '../websocket/checks/socket-fixture.ts'
import { websocketChecks } from '../websocket/checks/websocket.ts'
import { judgeCheck } from './judge-fixture.ts'
import { resolvePlan } from '../statement/plan.ts'
import { parseStatement } from '../statement/statement.ts'

const declared = JSON.stringify({
  schema: 'assay.statement/1',
  name: 'Ours',
  capabilities: { websocket: 'supported' },
})

test('the evidence that a declared capability is absent is the request for it', () => {
  const plan = resolvePlan({
    profile: 'openai',
    statement: parseStatement(declared, 'ours.json'),
    require: [],
  })
  const [offered] = websocketChecks
  if (offered === undefined) throw new Error('no check')
  const calls = [exchange('websocket.offer/basic', { status: 404, method: 'GET' })]
  const record = judgeCheck(offered, evidenceOf(calls, { readings: openaiReadings }), plan)
  expect(record).toMatchObject({ verdict: 'fail', exchanges: ['websocket.offer/basic'] })
  expect(record.issues).toMatchObject([{ expected: 'the capability, which is declared or required' }])
  expect(judgeCheck(offered, evidenceOf([], { readings: openaiReadings }), plan).exchanges).toEqual([])
})
