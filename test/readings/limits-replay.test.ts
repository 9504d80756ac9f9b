import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startSession } from '../../conformance/session/open-session.ts'
import { resolvePlan } from '../../conformance/statement/plan.ts'
import { selectChecks } from '../../conformance/session/registry.ts'
import { replayTranscript } from '../../conformance/session/replay.ts'
import { startReference } from '../../reference/server.ts'
import { referenceStatement } from '../kill-matrix/kill.ts'
import { skewedClock } from '../check/skewed-clock.ts'

test('a transcript of spent limits gives the same verdicts, and has none of the keys', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-limits-'))
  const clock = skewedClock()
  const reference = await startReference({ clock: clock.nowMs })
  const transcriptPath = join(folder, 'transcript.ndjson')
  const checks = selectChecks(null).filter(({ capability }) => capability === 'limits')
  try {
    const session = startSession({
      ...reference,
      seed: 'replay',
      version: '0.0.0-test',
      plan: resolvePlan({ profile: 'openai', statement: referenceStatement, require: [] }),
      checks,
      maxRequests: 100,
      maxTokens: 10_000,
      transcriptPath,
      limitsKeys: reference.limited,
      clock,
    })
    const run = await session.close()
    const text = readFileSync(transcriptPath, 'utf8')
    const again = replayTranscript(text, 'transcript.ndjson')
    expect(run.outcome).toBe('conformant')
    expect(again.checks).toEqual(run.checks)
    for (const key of Object.values(reference.limited)) expect(text).not.toContain(key)
    expect(text).toContain('"limits.burst/other"')
  } finally {
    await reference.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('spends no undeclared quota, whatever keys are given', async () => {
  const reference = await startReference({})
  const checks = selectChecks(['limits.exists'])
  const session = startSession({
    ...reference,
    seed: 'unspent',
    version: '0.0.0-test',
    plan: resolvePlan({ profile: 'openai', statement: null, require: [] }),
    checks,
    maxRequests: 100,
    maxTokens: 10_000,
    transcriptPath: null,
    limitsKeys: reference.limited,
  })
  try {
    const run = await session.close()
    expect(run.checks.map(({ verdict }) => verdict)).toEqual(['not-applicable'])
    expect(run.cost.requests).toBe(0)
  } finally {
    await reference.close()
  }
})
