import { expect, test } from 'vitest'
import type { LimiterDot } from '../schemas/compiled/limiter-run.ts'
import { limiterRaster } from './limiter-plots.ts'

const dot = (kind: string, status: number): LimiterDot => ({
  sentMs: 10,
  key: 'a',
  source: '1',
  kind,
  outcome: 'accepted',
  status,
})

test('deliberately invalid requests of the plan are not failures of the target', async () => {
  const dots = [dot('chat', 200), dot('wrong-key', 401), dot('invalid', 400), dot('chat', 403)]
  const plot = limiterRaster({ dots, releases: [] })
  expect(plot?.alt).toContain('1 accepted, 1 accepted, with a client error, 2 deliberately invalid.')
})
