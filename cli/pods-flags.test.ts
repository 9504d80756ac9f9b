import { expect, test } from 'vitest'
import { runCommandLine } from './dispatch.ts'

const SWEEP = ['capacity', 'http://127.0.0.1:9', '--model', 'x', '--slo', 'ttft p95 < 1s']

test.each([
  [['--emit', 'k8s', '--pods', '3', '--image', 'example.test/assay:1'], '--emit'],
  [['--start-at', '1', '--segment', '1/3'], '--start-at'],
  [['--segment=1/3'], '--segment'],
])('a sweep with %j is a usage error that says how to sweep from many machines', async (flags, name) => {
  const said = { stdout: '', stderr: '' }
  const code = await runCommandLine([...SWEEP, ...flags], {
    stdout: { write: (text: string) => (said.stdout += text) },
    stderr: { write: (text: string) => (said.stderr += text) },
    env: {},
    cwd: '.',
  })
  expect([code, said.stdout]).toEqual([2, ''])
  expect(said.stderr).toMatch(
    new RegExp(`^[^\\n]*${name} is not for capacity: .*'assay load' and merge .* docs/scale\\.md[^\\n]*\\n$`),
  )
})
