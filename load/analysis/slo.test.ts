import type { Transport } from '../../schemas/compiled/row.ts'
import { describe, expect, test } from 'vitest'
import { LoadError } from '../load-error.ts'
import { parseSlo, requireJudgeable } from './slo.ts'
import { planWorkload, type WorkloadOptions } from '../workload/workload.ts'

describe('parseSlo', () => {
  test.each([
    ['e2e p95 < 2s', { metric: 'e2e', stat: 'p95', op: '<', threshold: 2000, unit: 'ms' }],
    ['ttfb p99 < 500ms', { metric: 'ttfb', stat: 'p99', threshold: 500, unit: 'ms' }],
    ['e2e p99.9<=1.5s', { stat: 'p99.9', op: '<=', threshold: 1500 }],
    ['  E2E MAX < 3 s ', { metric: 'e2e', stat: 'max', threshold: 3000 }],
    ['errors < 1%', { metric: 'errors', stat: '', threshold: 0.01, unit: 'share' }],
    ['completions >= 50/s', { metric: 'completions', op: '>=', threshold: 50, unit: 'per-second' }],
    ['output-tokens > 100', { metric: 'output-tokens', op: '>', threshold: 100 }],
  ])('%s', (text, expected) => {
    expect(parseSlo(text)).toMatchObject(expected)
  })

  test.each([
    ['', /write it like/],
    ['e2e p95', /write it like/],
    ['e2e p95 == 2s', /write it like/],
    ['e2e p95 < 2h', /write it like/],
    ['e2e p95 < -2s', /write it like/],
    ['latency p95 < 2s', /known metrics are ttft, .*e2e, .*ttfb/],
    ['itl p95 < 1s', /tpot \(per token\) or icl/],
    ['e2e < 2s', /name the statistic: 'e2e p95 < 2s'/],
    ['e2e p95 < 2', /needs ms or s/],
    ['e2e p95 < 0ms', /no request takes 0 ms or less: give a limit above 0/],
    ['ttft p95 <= 0s', /give a limit above 0/],
    ['schedule-lag max < 0.0ms', /give a limit above 0/],
    ['errors < 0%', /no share is below 0%: write <= 0%/],
    ['e2e p100 < 2s', /p100 is not a percentile/],
    ['e2e p0 < 2s', /p0 is not a percentile/],
    ['errors p95 < 1%', /leave 'p95' out/],
    ['errors < 1', /a share needs %/],
    ['errors < 100.1%', /a share is at most 100%/],
    ['goodput >= 101%', /a share is at most 100%/],
    ['goodput > 100%', /no share is above 100%: write >= 100%/],
    ['completions > 5ms', /per second/],
    ['e2e p95 > 2s', /lower e2e is better: write < or <=, not >$/],
    ['errors >= 1%', /lower errors is better: write < or <=, not >=$/],
    ['completions < 50/s', /higher completions is better: write > or >=, not <$/],
  ])('refuses "%s" in one line', (text, advice) => {
    const parse = (): unknown => parseSlo(text)
    expect(parse).toThrow(LoadError)
    expect(parse).toThrow(advice)
  })
})

test.each<[string, WorkloadOptions, Transport, RegExp | null]>([
  ['ttft p95 < 1s', {}, 'json', /can never be judged: JSON answers have no TTFT/],
  ['icl p50 < 1s', {}, 'json', /JSON answers have no ICL/],
  ['ttft p95 < 1s', { mix: { json: 1, sse: 1 } }, 'json', null],
  ['e2e p95 < 1s', {}, 'json', null],
  ['tpot p95 < 1s', { maxTokens: 1 }, 'sse', /an answer of one token has no TPOT; raise --max-tokens/],
  ['ttft p95 < 1s', { maxTokens: 1 }, 'sse', null],
  ['tpot p95 < 1s', { maxTokens: 1, outputCv: 1 }, 'sse', null],
  [
    'tpot p95 < 1s',
    { trace: [2, 1, 1].map((outputTokens) => ({ atUs: 0, promptTokens: 1, outputTokens, blocks: [] })) },
    'sse',
    null,
  ],
  ['e2e-response p95 < 1s', {}, 'json', /closed model have no schedule; give --rate/],
  ['e2e-response p95 < 1s', { ratePerSecond: 2 }, 'json', null],
])('%s of %o over %s', (text, asked, usual, problem) => {
  const require = (): void => requireJudgeable(parseSlo(text), planWorkload(asked, usual))
  if (problem === null) expect(require).not.toThrow()
  else expect(require).toThrow(problem)
})
