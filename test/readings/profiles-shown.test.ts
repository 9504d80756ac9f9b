import { renderSummary } from '../../reports/rendered-fixture.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { resolvePlan, profileNames, type Statement } from '../../conformance/statement/plan.ts'
import { startSession } from '../../conformance/session/open-session.ts'
import { betterProfile } from '../../conformance/session/replay.ts'
import { allChecks, selectChecks } from '../../conformance/session/registry.ts'
import { parseStatement } from '../../conformance/statement/statement.ts'
import { dialects } from '../patches/dialects.ts'
import { faults } from '../faults/index.ts'
import { startReference } from '../../reference/server.ts'
import { variants } from '../variants/index.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { TEST_DEADLINES } from '../kill-matrix/kill.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

/** A profile, patches that make the reference follow it, and checks that fail under the default profile. */
type Row = readonly [profile: string, patches: string, failing: readonly string[]]

const rows: readonly Row[] = [
  [
    'llama-cpp',
    'accepts-missing-model accepts-model-number accepts-messages-empty accepts-max-tokens-fraction temperature-any unknown-model-answered',
    ['core.refuses-missing-model', 'core.refuses-model-number', 'core.unknown-model-refused'],
  ],
  ['fastapi', 'error-detail validation-422', ['core.errors-body']],
]

// The ratio of all cases to the cases in the brief sample. Each table has at least one case in this sample.
const IN_BRIEF = 3

// The profiles without a row are the default one, which every other test shows, and the one without readings.
test('every further profile is shown', () => {
  expect(profileNames.filter((name) => !['openai', 'none'].includes(name)).toSorted()).toEqual(
    rows.map(([name]) => name).toSorted(),
  )
})

describe('the reference switched to a profile is green under it, and not under another', () => {
  test.concurrent.each(sampleOf(rows, 1, IN_BRIEF))('%s', async (profile, patches, failing) => {
    const known = [...dialects, ...variants, ...faults]
    const switched = patches.split(' ').flatMap((id) => known.filter((patch) => patch.id === id))
    expect(switched).toHaveLength(patches.split(' ').length)
    expect(await failuresUnder(profile, switched)).toEqual([])
    expect(await failuresUnder('openai', switched)).toEqual(expect.arrayContaining([...failing]))
    for (const [other] of rows.filter(([name]) => name !== profile))
      expect(await failuresUnder(other, switched)).not.toEqual([])
  })
})

// FastAPI answers 401 since its version 0.122, and 403 before.
test.concurrent.each(sampleOf([[[]], [['missing-key-403-plain']]], 1, IN_BRIEF))(
  'the profile fastapi has no warning about a missing key with the patches %j',
  async (patches: readonly string[]) => {
    const switched = variants.filter(({ id }) => patches.includes(id))
    const run = await runUnder('fastapi', switched, ['core.auth-none-status', 'core.auth-none-exact'])
    expect(run.checks.map(({ id, verdict }) => [id, verdict])).toEqual([
      ['core.auth-none-exact', 'pass'],
      ['core.auth-none-status', 'pass'],
    ])
  },
)

test('a statement that extends a profile declares every reading, and the summary does not name another profile', async () => {
  const text = JSON.stringify({ schema: 'assay.statement/1', name: 'acme', extends: 'fastapi' })
  const statement = parseStatement(text, 'statement.json')
  const run = await runUnder('openai', [], ['core.choices-array'], statement)
  const summary = renderSummary(run, { color: false })
  expect(summary).toMatch(/^.*, statement acme \|/)
  expect(summary.replace(/^Unusual: .*/m, '')).not.toContain('profile openai')
  expect(run.statement?.extends).toBe('fastapi')
  expect(summary).toContain('extends profile fastapi')
})

test.concurrent.each([
  ['a server made with FastAPI', 'error-detail validation-422', 'fastapi'],
  ['a server of llama.cpp, whose failures only would not apply', 'accepts-missing-model', null],
  ['a server with faults that no profile allows', 'content-null choices-missing', null],
])('a run of %s is told a profile that fits clearly better', async (_, patches, profile) => {
  const switched = [...dialects, ...variants, ...faults].filter(({ id }) => patches.split(' ').includes(id))
  const folder = mkdtempSync(join(tmpdir(), 'assay-better-profile-'))
  const path = join(folder, 'transcript.ndjson')
  try {
    const ids = allChecks.filter(({ capability }) => capability === 'core').map(({ id }) => id)
    const run = await runUnder('openai', switched, ids, null, path)
    expect(run.outcome).toBe('non-conformant')
    const found = betterProfile(readFileSync(path, 'utf8'), run)
    expect(found?.profile ?? null).toBe(profile)
    if (found !== null) expect(found.answers).toBeGreaterThan(20)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

async function failuresUnder(profile: string, patches: typeof faults): Promise<readonly string[]> {
  const ids = allChecks.filter(({ capability }) => capability === 'core' || capability === 'sse')
  const run = await runUnder(
    profile,
    patches,
    ids.map(({ id }) => id),
  )
  return run.checks.filter(({ verdict }) => verdict === 'fail').map(({ id }) => id)
}

async function runUnder(
  profile: string,
  patches: typeof faults,
  ids: readonly string[],
  statement: Statement | null = null,
  transcriptPath: string | null = null,
): Promise<Run> {
  const reference = await startReference({ patches, socket: null, signup: null })
  const checks = selectChecks(ids)
  try {
    const session = startSession({
      ...reference,
      seed: 'profiles',
      version: '0.0.0-test',
      plan: resolvePlan({ profile, statement, require: [] }),
      checks,
      maxRequests: 300,
      maxTokens: 30_000,
      transcriptPath,
      deadlines: TEST_DEADLINES,
    })
    return await session.close()
  } finally {
    await reference.close()
  }
}
