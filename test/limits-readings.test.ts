import { describe, expect, test } from 'vitest'
import { parseStatement } from '../conformance/statement.ts'
import { readLimit } from '../reference/limits/spec.ts'
import type { Run } from '../reports/run.ts'
import declared from '../schemas/statements/reference.json' with { type: 'json' }
import { blemishes, judgeLimits } from './kill.ts'

type Said = {
  readonly quota?: number
  readonly windowSeconds?: number
  readonly scope?: string
  readonly charged?: readonly string[]
  readonly headers?: string
  readonly exceeded?: string
}

async function judged(limit: string, said: Said = {}): Promise<Run> {
  const { quota = 6, windowSeconds = 2, scope = 'account', charged = [], headers, exceeded } = said
  const quotas = [{ quota, unit: 'requests', windowSeconds, scope }]
  const readings = {
    ...declared.readings,
    'limits.quota': { reading: 'list', quotas, charged },
    ...(headers === undefined ? {} : { 'limits.headers': headers }),
    ...(exceeded === undefined ? {} : { 'limits.exceeded': exceeded }),
  }
  const statement = parseStatement(JSON.stringify({ ...declared, readings }), 'said.json')
  const { run } = await judgeLimits([], { limited: [readLimit(limit)] }, statement)
  return run
}

describe('a limiter that keeps what its statement says is green', () => {
  test.each<[limit: string, said?: Said]>([
    ['fixed-window,n=6,window=2s,scope=account'],
    // Long windows where an edge may lie anywhere: seldom within a row.
    ['fixed-window,n=6,window=30s,scope=account,phase=clock', { windowSeconds: 30 }],
    ['fixed-window,n=6,window=30s,scope=account,phase=hash', { windowSeconds: 30 }],
    ['sliding-log,n=6,window=2s,scope=account'],
    ['sliding-counter,n=6,window=2s,scope=account'],
    ['token-bucket,n=6,window=2s,scope=account'],
    ['token-bucket,n=6,window=2s,scope=account,refill=coarse,step=1s'],
    ['bucket-in-window,n=6,window=2s,scope=account'],
    ['fixed-window,n=12,window=20s,scope=account', { quota: 12, windowSeconds: 20 }],
    ['token-bucket,n=20,window=60s,scope=account', { quota: 20, windowSeconds: 60 }],
    ['fixed-window,n=6,window=2s,scope=key', { scope: 'key' }],
    ['fixed-window,n=6,window=2s,scope=address', { scope: 'address' }],
    ['fixed-window,n=6,window=2s,scope=account,headers=ratelimit-fields', { headers: 'ratelimit-fields' }],
    ['fixed-window,n=6,window=2s,scope=account,headers=ratelimit-03', { headers: 'ratelimit-03' }],
    ['fixed-window,n=6,window=2s,scope=account,headers=x-ratelimit-epoch', { headers: 'x-ratelimit-epoch' }],
    ['fixed-window,n=6,window=2s,scope=account,headers=anthropic', { headers: 'anthropic' }],
    ['fixed-window,n=6,window=2s,scope=account,headers=none', { headers: 'none' }],
    ['token-bucket,n=6,window=2s,scope=account,headers=none', { headers: 'none' }],
    ['fixed-window,n=6,window=2s,scope=account,exceeded=429', { exceeded: '429' }],
    ['fixed-window,n=6,window=2s,scope=account,exceeded=503', { exceeded: '503' }],
    [
      'fixed-window,n=8,window=2s,scope=account,also=invalid+unauthorized',
      { quota: 8, charged: ['invalid', 'unauthorized'] },
    ],
  ])('%s', async (limit, said) => {
    const run = await judged(limit, said)
    expect(blemishes(run)).toEqual([])
    expect(run.outcome).toBe('conformant')
  })
})
