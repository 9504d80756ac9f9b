/** The whole way: a limiter behind sockets, asked by k6 as the plan decides, and named from the rows. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import type { LimiterRun } from '../../schemas/compiled/limiter-run.ts'
import { runRateLimit } from '../../load/limiter/run/run-limiter.ts'
import type { LimiterOptions } from '../../load/limiter/run/limiter-plan.ts'
import { readLimit } from '../../reference/limits/spec.ts'
import { startReference } from '../../reference/server.ts'
import { validators } from '../../schemas/compiled/validators.js'

const KEYS = ['sk-limits-a-0001', 'sk-limits-b-0002'] as const
const folder = mkdtempSync(join(tmpdir(), 'assay-limits-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function asked(limit: string | null, more: Partial<LimiterOptions> = {}): Promise<LimiterRun> {
  const reference = await startReference({
    keys: KEYS,
    limits: limit === null ? [] : [readLimit(limit)],
    latency: { ttftMs: 0, gapMs: 1, jitterMs: 0 },
  })
  const { baseUrl, model } = reference
  const out = mkdtempSync(join(folder, 'run-'))
  try {
    const target = { baseUrl, model, key: KEYS[0], moreKeys: [KEYS[1]] }
    const run = await runRateLimit({ target, out, maxRequests: 600, maxSeconds: 40, ...more })
    const written: unknown = JSON.parse(readFileSync(join(out, 'limiter-run.json'), 'utf8'))
    expect(validators['urn:assay:limiter-run']?.(written)).toBe(true)
    expect(written).toEqual(run)
    expect(readFileSync(join(out, 'limiter-run.json'), 'utf8')).not.toContain('sk-limits')
    return run
  } finally {
    await reference.close()
  }
}

const LIMITERS = [
  ['fixed-window,n=4,window=800ms', 'fixed-window', 4, 800],
  ['token-bucket,n=4,window=900ms', 'token-bucket', 4, 900],
  ['sliding-log,n=5,window=800ms', 'sliding-log', 5, 800],
] as const

// On a machine that is too slow for such windows the right answer is none; a wrong one never is.
test('limiters are named, with their size, and never wrongly', { timeout: 120_000 }, async () => {
  const runs = await Promise.all(
    LIMITERS.map(async ([limit, ...truth]) => ({
      truth,
      run: await asked(limit, { maxSeconds: 30 }),
    })),
  )
  for (const { truth, run } of runs) {
    const [family, capacity, windowMs] = truth
    const { finding, cost, answer, statement, settings } = run
    expect(cost.refused).toBeGreaterThan(0)
    expect(cost.requests).toBeLessThanOrEqual(600)
    expect(answer[0]).toContain('Key `a`')
    if (run.outcome !== 'answered') {
      expect(run).toMatchObject({ outcome: 'undetermined', exitCode: 3, valid: true })
      expect(finding?.reason).not.toBeNull()
      continue
    }
    expect(finding?.families).toContain(family)
    expect(finding?.capacity?.value).toBe(capacity)
    expect(Math.abs((finding?.windowMs?.value ?? 0) / windowMs - 1)).toBeLessThan(0.1)
    expect(settings).toContain(`at most ${capacity} requests at once`)
    if (statement !== null) expect(JSON.stringify(statement)).toContain(`"quota":${capacity},`)
    else expect(answer.join('\n')).toMatch(/^No draft of a statement: .+\.$/m)
  }
  expect(runs.filter(({ run }) => run.outcome === 'answered').length).toBeGreaterThan(0)
})

test('where nothing is refused no limit was seen, which is not none', { timeout: 60_000 }, async () => {
  const { finding, answer, cost, outcome, notes, exitCode } = await asked(null, { maxRequests: 400 })
  expect(cost).toMatchObject({ refused: 0, unclassified: 0 })
  expect(cost.requests).toBeLessThanOrEqual(400)
  // A machine that is busy makes answers wait. Then several explanations are given, and that there is no limit is one of them.
  if (finding?.verdict === 'one-of') {
    expect(finding.families).toContain('none')
    expect(finding.families.length).toBeGreaterThan(1)
    return
  }
  expect(finding?.families).toEqual([])
  // Or the cause of the waits is not known, and finding it takes more requests.
  if (outcome === 'undetermined') {
    expect(`${finding?.reason} ${notes.join(' ')}`).toMatch(/held up|late|cut short/)
    expect(exitCode).toBe(3)
    return
  }
  expect(finding?.verdict).toBe('no-limit-seen')
  expect(answer.join(' ')).toMatch(/no limit seen/)
  expect(answer).toContain('No draft of a statement: no limit was seen.')
  expect(exitCode).toBe(0)
})

test('an interrupted plan without a refusal gives no answer', { timeout: 60_000 }, async () => {
  const { finding, outcome, notes, exitCode } = await asked(null, { maxRequests: 20 })
  expect(finding?.verdict).toBe('no-limit-seen')
  expect(notes.join(' ')).toContain('cut short, by --max-requests')
  expect(outcome).toBe('undetermined')
  expect(exitCode).toBe(3)
})

test('bounds are kept, and a plan cut short says so', { timeout: 60_000 }, async () => {
  const { cost, ended, notes } = await asked('fixed-window,n=4,window=2s', {
    maxRequests: 25,
    maxSeconds: 30,
  })
  expect(cost.requests).toBeLessThanOrEqual(25)
  expect(ended?.because).toBe('out-of-requests')
  expect(notes.join(' ')).toContain('cut short')
})

test('a target that completes nothing has no limiter to speak of', { timeout: 60_000 }, async () => {
  const run = await asked('fixed-window,n=4,window=2s', {
    target: { baseUrl: 'http://127.0.0.1:9', model: 'none', key: KEYS[0] },
    maxRequests: 10,
    maxSeconds: 10,
  })
  expect(run).toMatchObject({ outcome: 'invalid', valid: false, finding: null, exitCode: 3 })
  expect(run.reasons.join(' ')).toContain('no completion came back')
})
