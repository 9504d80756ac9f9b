/** Tests that a limiter passes the checks of the statement which `assay load rate-limit` drafted for it. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCommandLine } from '../../cli/command.ts'
import { limitChecks } from '../../conformance/limits/checks/limits.ts'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { runRateLimit } from '../../load/limiter/runs.ts'
import { readLimit } from '../../reference/limits/spec.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { validators } from '../../schemas/compiled/validators.js'
import type { LimiterRun } from '../../schemas/compiled/limiter-run.ts'
import { notBrief, sampleOf } from '../sampling/sampled-cases.ts'

const [FIRST, SIBLING, OTHER, USUAL] = [
  'sk-draft-a-0001',
  'sk-draft-b-0002',
  'sk-draft-c-0003',
  'sk-draft-d-0004',
]
const folder = mkdtempSync(join(tmpdir(), 'assay-drafts-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function withLimit<Result>(
  limit: string,
  use: (reference: Reference) => Promise<Result>,
): Promise<Result> {
  const reference = await startReference({
    accounts: [[FIRST ?? '', SIBLING ?? ''], [OTHER ?? ''], [USUAL ?? '']],
    limits: [readLimit(limit)],
    // Long answers take more than a second. Shorter ones end before the later requests, which tell a limit in flight from a bucket that
    // refills fast.
    latency: limit.startsWith('concurrency')
      ? { ttftMs: 300, gapMs: 60, jitterMs: 0 }
      : { ttftMs: 0, gapMs: 1, jitterMs: 0 },
  })
  try {
    return await use(reference)
  } finally {
    await reference.close()
  }
}

type Options = Partial<Parameters<typeof runRateLimit>[0]>

function identify({ baseUrl, model }: Reference, more: Options = {}): Promise<LimiterRun> {
  return runRateLimit({
    target: { baseUrl, model, key: FIRST ?? '', moreKeys: [OTHER ?? ''] },
    out: mkdtempSync(join(folder, 'run-')),
    ...more,
  })
}

async function check(
  { baseUrl, model }: Reference,
  statement: object,
  isInFlight: boolean,
): Promise<{ code: number; said: string }> {
  const out = mkdtempSync(join(folder, 'check-'))
  const path = join(out, 'draft.json')
  writeFileSync(path, JSON.stringify({ name: 'draft', ...statement }))
  let said = ''
  const stream = { write: (text: string) => (said += text) }
  const keys = [
    '--limits-key-env',
    'FIRST',
    '--limits-sibling-key-env',
    'SIBLING',
    '--limits-other-key-env',
    'OTHER',
  ]
  // A limit in flight is tested by streams, which no other check may take for plain answers.
  const ids = [...limitChecks.map(({ id }) => id), ...(isInFlight ? ['sse.off-is-json'] : [])]
  const only = ids.join(',')
  const args = ['check', baseUrl, '--model', model, '--statement', path, '--only', only, ...keys]
  const env = { ASSAY_KEY: USUAL, FIRST, SIBLING, OTHER }
  const code = await runCommandLine([...args, '--out', join(out, 'run')], {
    stdout: stream,
    stderr: stream,
    env,
    cwd: out,
  })
  return { code, said }
}

/** Adds the scope `key` to quotas whose scope the run does not show, as a user must. */
function withScopes(statement: object): object {
  const { readings } = statement as { readings: { 'limits.quota': { quotas: object[] } } }
  const quota = readings['limits.quota']
  const quotas = quota.quotas.map((one) => ({ scope: 'key', ...one }))
  return { ...statement, readings: { ...readings, 'limits.quota': { ...quota, quotas } } }
}

const drafted = [
  [
    'a window, structured fields',
    'fixed-window,n=5,window=4s,headers=ratelimit-fields',
    { behavior: 'window', unit: 'requests', size: { value: 5 } },
  ],
  [
    'a window that refusals prolong',
    'fixed-window,n=5,window=3s,penalty=extend',
    { behavior: 'prolonging', unit: 'requests', size: { value: 5 } },
  ],
  ...notBrief([
    [
      'a limit in flight',
      'concurrency,n=3',
      { behavior: 'in-flight', unit: 'in-flight', size: { value: 3 } },
    ] as const,
    [
      'a window of tokens',
      'fixed-window,n=2000,unit=tokens,window=5s,headers=x-ratelimit-durations',
      { behavior: 'window', unit: 'tokens', size: { value: 2000 } },
    ] as const,
  ]),
] as const

test.each(sampleOf(drafted, 1, 2))('%s: the draft survives a check', async (_what, limit, found) => {
  await withLimit(limit, async (reference) => {
    const run = await identify(reference)
    expect(run, run.answer.join('\n')).toMatchObject({ outcome: 'answered', finding: { limits: [found] } })
    expect(validators['urn:assay:limiter-run']?.(JSON.parse(JSON.stringify(run)))).toBe(true)
    expect(JSON.stringify(run)).not.toContain('sk-draft')
    const { code, said } = await check(
      reference,
      withScopes(run.statement ?? expect.unreachable('there is no draft')),
      found.unit === 'in-flight',
    )
    expect(code, said).toBe(0)
    expect(said).toMatch(/ checks: \d+ pass(?:, \d+ not-applicable)? \|/)
  })
})

test('a run that is stopped is judged up to there', async () => {
  await withLimit('fixed-window,n=5,window=1m', async (reference) => {
    const stop = new AbortController()
    let seconds = 0
    const run = await identify(reference, {
      signal: stop.signal,
      onProgress: ({ phase }) => {
        if (phase === 'run' && (seconds += 1) > 4) stop.abort()
      },
    })
    expect(run).toMatchObject({ outcome: 'aborted', exitCode: 3, valid: true })
    expect(run.reasons).toEqual(['stopped before its end: this is the result up to there'])
    expect(run.answer.join('\n')).toContain('The service announces 5 requests a minute')
  })
})

test('a target that dies in the middle ends the run', async () => {
  const run = await withLimit('fixed-window,n=8,window=5s', async (reference) => {
    setTimeout(() => void reference.close(), 4000)
    return await identify(reference)
  })
  expect(run.exitCode).not.toBe(0)
  expect(run.cost.seconds).toBeLessThan(50)
})
