/** The whole way: several keys behind sockets, one of them greedy, compared from the rows of k6. */
import { renderLimiterHtml, renderLimiterSummary } from '../../reports/rendered-fixture.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { runFairness } from '../../load/limiter/fairness/run-fairness.ts'
import { readLimit } from '../../reference/limits/spec.ts'
import { startReference } from '../../reference/server.ts'
import { validators } from '../../schemas/compiled/validators.js'
import type { FairnessRun } from '../../schemas/compiled/fairness-run.ts'
import { isBrief } from '../sampling/sampled-cases.ts'

const KEYS = ['sk-fair-a-0001', 'sk-fair-b-0002', 'sk-fair-c-0003', 'sk-fair-d-0004'] as const
const folder = mkdtempSync(join(tmpdir(), 'assay-fairness-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function compared(limit: string): Promise<FairnessRun> {
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
      victimPerSecond: 2,
      aggressorPerSecond: 40,
      phaseSeconds: 3,
      restSeconds: 2,
      rounds: 1,
      maxRequests: 1000,
      maxSeconds: 60,
    })
    expect(validators['urn:assay:fairness-run']?.(JSON.parse(JSON.stringify(run)))).toBe(true)
    expect(JSON.stringify(run)).not.toContain('sk-fair')
    return run
  } finally {
    await reference.close()
  }
}

// The brief sample has the count that all keys share, of which the report shows the most.
describe.concurrent('keys that are affected when one key sends more', () => {
  test.skipIf(isBrief)('none, when each key has its own count', { timeout: 60_000 }, async () => {
    const run = await compared('fixed-window,n=16,window=1500ms')
    const { scope, fairness } = run
    // Some dozen requests cannot show that no key is affected, and the report says so.
    expect(run).toMatchObject({ outcome: 'undetermined', exitCode: 3, valid: true })
    expect(run.answer.join(' ')).toContain('too few to show that no key is affected: that needs 189 of each')
    expect(scope?.among).toEqual(['key'])
    expect(fairness?.spill.pressShare).toBe(0)
    expect(fairness?.jainOfVictims).toBeCloseTo(1, 2)
    expect(run.series?.phases.map(({ phase }) => phase)).toEqual(['calm', 'press'])
    expect(run.series?.keys.map(({ key }) => key)).toEqual(['a', 'b', 'c', 'd'])
    expect(run.instrument).toMatchObject({ planned: 162, unsent: 0 })
    const greedy = fairness?.keys.find(({ isAggressor }) => isAggressor)
    expect(greedy?.press.refused).toBeGreaterThan(20)
  })

  test('everybody, when all share one count', { timeout: 60_000 }, async () => {
    const run = await compared('fixed-window,n=16,window=1500ms,scope=global')
    expect(run.scope?.among).toEqual(['global'])
    // A machine that is busy sends late, and then the question stays open.
    const isSound = run.instrument?.verdict === 'valid'
    expect(run).toMatchObject(
      isSound ? { outcome: 'answered', exitCode: 0 } : { outcome: 'undetermined', exitCode: 3 },
    )
    expect(run.fairness?.spill.verdict).toBe('spills')
    expect(run.fairness?.spill.difference).toBeGreaterThan(0.2)
    expect(run.answer.join(' ')).toContain('Other keys are affected')
    expect(renderLimiterSummary(run)).toContain('Other keys are affected')
    const page = await renderLimiterHtml(run)
    expect(page).toContain('all keys together')
    expect(page.match(/<figure class="plot"/g)).toHaveLength(2)
  })

  test.skipIf(isBrief)(
    'the other keys of the account, when an account has one count',
    { timeout: 60_000 },
    async () => {
      const { scope, fairness } = await compared('fixed-window,n=18,window=1500ms,scope=account')
      expect(scope?.among).toEqual(['account'])
      expect(fairness?.spill.pressShare).toBe(0)
    },
  )
})

test('one key is not enough to compare, and what bounds do not allow is not begun', async () => {
  const target = { baseUrl: 'http://127.0.0.1:9', model: 'm', key: KEYS[0] }
  await expect(runFairness({ target, out: folder })).rejects.toThrow(/two keys/)
  const two = { target: { ...target, moreKeys: [KEYS[1]] }, out: folder, maxRequests: 50 }
  await expect(runFairness(two)).rejects.toThrow(/more than --max-requests 50/)
})
