import { expect, test } from 'vitest'
import { loadRun } from './load-run-fixture.ts'
import { transportCaveats } from './load-text.ts'

const FIGURES = {
  started: 4,
  ok: 4,
  failed: 0,
  metrics: {},
  outputTokensPerSecond: null,
  tokensPerSecondPerUser: null,
} as const

test('a comparison says that its numbers carry no mark, and what a WebSocket cannot show', () => {
  const both = {
    figures: (['sse', 'websocket'] as const).map((transport) => ({ ...FIGURES, transport })),
  }
  const said = transportCaveats(loadRun({ byTransport: both })).join('\n')
  expect(said).toMatch(/no number in this table is marked with ~.*not for each transport/)
  expect(said).toMatch(/one read are stamped one after the other: compare its TPOT, not its ICL/)
  const plain = {
    figures: (['sse', 'json'] as const).map((transport) => ({ ...FIGURES, transport })),
  }
  expect(transportCaveats(loadRun({ byTransport: plain })).join('\n')).not.toContain('ICL')
  expect(transportCaveats(loadRun())).toEqual([])
})
