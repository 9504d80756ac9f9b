/** Tests the checks as Vitest tests, which a user runs with ASSAY_TARGET. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Runs the suite against a target, and returns what Vitest printed and its exit code. */
function suiteAgainst(
  target: string,
): Promise<{ readonly printed: string; readonly exitCode: number | null }> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const env = { ...process.env, ASSAY_TARGET: target, ASSAY_MODEL: 'm', ASSAY_OPTIONS: '', NO_COLOR: '1' }
  const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof suiteAgainst>>>()
  const child = execFile(
    process.execPath,
    [vitest, 'run', '--project', 'conformance'],
    { cwd: root, env },
    (_, out, err) => resolve({ printed: out + err, exitCode: child.exitCode }),
  )
  return promise
}

test('a dead target fails the suite once, with the reason', async () => {
  const { printed, exitCode } = await suiteAgainst('http://127.0.0.1:1')
  expect(exitCode).toBe(1)
  expect(printed.match(/^Error: .*$/gm)).toEqual([
    expect.stringContaining('nothing was judged: no request was answered: connect ECONNREFUSED'),
  ])
  expect(printed).toMatch(/Tests\s+no tests/)
})
