import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faults } from '../reference/faults/index.ts'
import { startReference } from '../reference/server.ts'
import { assayHere as assay } from './fixtures/command-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-compare-'))
const [good, bad] = [join(folder, 'good'), join(folder, 'bad')]

async function judge(faultIds: readonly string[], out: string): Promise<void> {
  const reference = await startReference({ patches: faults.filter(({ id }) => faultIds.includes(id)) })
  try {
    const only = ['--only', 'core.post-completes,core.object-literal']
    const args = ['check', reference.baseUrl, '--model', reference.model, ...only, '--out', out]
    await assay(args, folder, { ASSAY_KEY: reference.key })
  } finally {
    await reference.close()
  }
}

beforeAll(async () => {
  await judge([], good)
  await judge(['object-wrong'], bad)
})

afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
})

test('a new failure is a regression and exits 1; the way back exits 0', async () => {
  const worse = await assay(['compare', good, bad], folder, {})
  expect([worse.code, worse.stdout]).toEqual([
    1,
    expect.stringMatching(
      /^1 REGRESSION; 1 check unchanged[^]*Checks that fail now \(1\)\n {2}core\.object-literal {2}pass -> fail/,
    ),
  ])
  const better = await assay(['compare', bad, join(good, 'run.json'), '--as', 'markdown'], folder, {})
  expect([better.code, better.stdout]).toEqual([
    0,
    expect.stringMatching(/^## Assay: NO REGRESSION[^]*fail -&gt; pass/),
  ])
})

test.each<[args: readonly string[], says: RegExp]>([
  [[], /give two runs/],
  [['good'], /give two runs/],
  [['good', 'nowhere'], /no run at nowhere: give a run\.json or its folder/],
  [['good', 'bad', '--as', 'htm'], /unknown format 'htm' in --as: did you mean 'html'\?/],
  [['good', 'good/transcript.ndjson'], /transcript\.ndjson/],
])('%j is one line and exit 2', async (args, says) => {
  const { code, stderr, stdout } = await assay(['compare', ...args], folder, {})
  expect([code, stdout, stderr.trimEnd().split('\n').length]).toEqual([2, '', 1])
  expect(stderr).toMatch(says)
})
