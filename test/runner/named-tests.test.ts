import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { REPOSITORY } from '../../tools/compile-schemas.ts'

function testsNamed(name: string): readonly [code: number | null, stderr: string] {
  const { VITEST: _, ...env } = process.env
  const vitest = 'node_modules/vitest/vitest.mjs'
  const args = [vitest, 'run', '--project=tests', 'schemas/count.test.ts', '--maxWorkers=1', '-t', name]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: REPOSITORY, env, encoding: 'utf8' })
  return [status, stderr]
}

test('a run whose -t matches no test fails and says so', () => {
  expect(testsNamed('no-such')).toEqual([
    1,
    expect.stringMatching(/^error: no test was run: -t no-such\. Name a test that is not skipped$/m),
  ])
})

test('a run whose -t matches some tests passes', () => {
  expect(testsNamed('1200')).toEqual([0, expect.not.stringContaining('no test was run')])
})
