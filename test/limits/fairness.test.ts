import { renderLimiterHtml, renderLimiterSummary } from '../../reports/rendered-fixture.ts'
import { createServer } from 'node:http'
import { listenOnFreePort } from '../../conformance/transport/server-fixture.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { runFairness, sentences } from '../../load/fairness/fairness.ts'
import { readLimit } from '../../reference/limits/spec.ts'
import { startReference } from '../../reference/server.ts'
import { validators } from '../../schemas/compiled/validators.js'
import type { LimiterRun } from '../../schemas/compiled/limiter-run.ts'
import { isBrief } from '../sampling/sampled-cases.ts'

const KEYS = ['sk-fair-a-0001', 'sk-fair-b-0002', 'sk-fair-c-0003', 'sk-fair-d-0004'] as const
const ANSWER = JSON.stringify({
  id: 'a',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'hi' } }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
})
const folder = mkdtempSync(join(tmpdir(), 'assay-fairness-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SHAPE = { victimPerSecond: 2, aggressorPerSecond: 40, phaseSeconds: 3, rounds: 1 }

async function compared(limit: string, shape: Partial<typeof SHAPE> = {}): Promise<LimiterRun> {
  const [first, sibling, other, last] = KEYS
  const reference = await startReference({
    accounts: [[first, sibling], [other], [last]],
    limits: [readLimit(limit)],
    latency: { ttftMs: 0, gapMs: 0, jitterMs: 0 },
  })
  try {
    const { baseUrl, model } = reference
    const run = await runFairness({
      target: { baseUrl, model, key: first, moreKeys: [sibling, other, last] },
      accounts: ['1', '1', '2', '3'],
      out: mkdtempSync(join(folder, 'run-')),
      ...SHAPE,
      ...shape,
      maxRequests: 1000,
      maxSeconds: 60,
    })
    expect(validators['urn:assay:limiter-run']?.(JSON.parse(JSON.stringify(run)))).toBe(true)
    expect(JSON.stringify(run)).not.toContain('sk-fair')
    return run
  } finally {
    await reference.close()
  }
}

// Returns whether requests were sent over 20 ms late, so that planned overlaps may be missing (on a busy machine).
const hasLateRequests = ({ neighbors }: LimiterRun): boolean => (neighbors?.lateMs ?? 0) > 20

test('other accounts are named only where the user told which keys share an account', () => {
  const phase = { sent: 0, completed: 0, refused: 0, failed: 0, waitMs: null }
  const row = { key: 'b', effect: 'none', note: '', calm: phase, pressed: phase } as const
  const all = { ...row, key: 'all others', role: 'all others' } as const
  const [said] = sentences({ keys: [{ ...row, role: 'other' }, all] }, 'a')
  expect(said).toBe('The other keys are not affected when a sends more.')
  const [withSibling] = sentences({ keys: [{ ...row, role: 'same-account' }, all] }, 'a')
  expect(withSibling).toBe('Keys of other accounts are not affected when a sends more.')
})

describe('keys that are affected when one key sends more', { timeout: 60_000 }, () => {
  test.skipIf(isBrief)('none, when each key has its own count', async () => {
    const run = await compared('fixed-window,n=16,window=1500ms')
    // Some dozen requests cannot show that no key is affected, and the report says so.
    expect(run).toMatchObject({ outcome: 'undetermined', exitCode: 3, valid: true })
    const [aggressor, sibling, other] = run.neighbors?.keys ?? []
    expect(aggressor).toMatchObject({ key: 'a', role: 'aggressor', effect: null })
    expect(aggressor?.pressed.refused).toBeGreaterThan(0)
    expect(sibling).toMatchObject({ key: 'b', role: 'same-account', pressed: { refused: 0 } })
    expect(other).toMatchObject({ key: 'c', role: 'other', pressed: { refused: 0 } })
    expect(run.answer.join(' ')).toContain('may or may not be affected')
  })

  test('everybody, when all share one count', async () => {
    const run = await compared('fixed-window,n=16,window=1500ms,scope=global')
    expect(run).toMatchObject(
      hasLateRequests(run) ? { outcome: 'undetermined', exitCode: 3 } : { outcome: 'answered', exitCode: 0 },
    )
    expect(run.neighbors?.keys.at(-1)).toMatchObject({ role: 'all others', effect: 'refused' })
    expect(run.answer.join(' ')).toContain('Keys of other accounts are refused')
    expect(renderLimiterSummary(run)).toContain('Keys of other accounts are refused')
    expect(await renderLimiterHtml(run)).toContain('all others')
  })

  test('nobody for sure, when each key alone sends more than its own limit', async () => {
    const run = await compared('fixed-window,n=5,window=6s')
    expect(run.neighbors?.keys.at(-1)).toMatchObject({
      effect: 'open',
      note: expect.stringMatching(/a key alone sends 12 requests in 6 s, .* a limit of 5 requests per 6 s/),
    })
    expect(run.answer.join(' ')).toContain('may or may not be affected')
  })

  test('nobody for sure, when refusals last, and no answer announces a limit', async () => {
    const run = await compared('fixed-window,n=24,window=60s,headers=none', { victimPerSecond: 8, rounds: 2 })
    expect(run.neighbors?.keys.at(-1)).toMatchObject({
      effect: 'open',
      note: expect.stringMatching(
        /^it is refused as often when the first key sends less again, so its own limit and a shared one /,
      ),
    })
  })

  test('the other keys but one, which has a limit of its own', async () => {
    let left = 30
    const server = createServer((request, response) => {
      const isLimited = request.headers.authorization === `Bearer ${KEYS[3]}` && (left -= 1) < 0
      response.writeHead(isLimited ? 429 : 200, { 'content-type': 'application/json' })
      response.end(isLimited ? '{"error":{"message":"slow down"}}' : ANSWER)
    })
    const port = await listenOnFreePort(server, '127.0.0.1')
    try {
      const run = await runFairness({
        target: { baseUrl: `http://127.0.0.1:${port}`, model: 'm', key: KEYS[0], moreKeys: KEYS.slice(1) },
        out: mkdtempSync(join(folder, 'run-')),
        ...SHAPE,
        victimPerSecond: 20,
        rounds: 2,
        maxRequests: 2000,
        maxSeconds: 60,
      })
      expect(run.neighbors?.keys.at(-2)).toMatchObject({ key: 'd', effect: 'open' })
      expect(run.neighbors?.keys.at(-1)).toMatchObject({
        effect: 'none',
        note: 'without d, which its own limit may refuse',
      })
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

  test.skipIf(isBrief)('the keys of its account, when the account has the count', async () => {
    const run = await compared('fixed-window,n=16,window=1500ms,scope=account')
    expect(run.neighbors?.keys[1]).toMatchObject({ role: 'same-account', effect: 'refused' })
    expect(run.neighbors?.keys[2]).toMatchObject({ role: 'other', pressed: { refused: 0 } })
    expect(run.answer.join(' ')).toContain('Key `b` of the same account: its requests are refused')
  })

  test('those who wait, when the queue is shared', async () => {
    const run = await compared('token-bucket,n=1,rate=12,scope=global,exceeded=queue')
    expect(run.neighbors?.keys.at(-1)).toMatchObject({ effect: 'waits' })
  })
})
