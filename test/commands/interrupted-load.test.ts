/** Tests Ctrl-C during a load: SIGINT for the whole process group, as a terminal sends it. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { startAssay } from '../fixtures/run-command.ts'
import { isBrief } from '../sampling/sampled-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-stopped-load-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function stopped(args: readonly string[], atWords: RegExp) {
  const out = mkdtempSync(join(folder, 'out-'))
  const child = startAssay([...args, '--out', out], folder, { HOME: homedir() }, { detached: true })
  const closed = once(child, 'close')
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk))
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk))
  try {
    await expect.poll(() => stderr, { timeout: 50_000 }).toMatch(atWords)
    signalGroup(child, 'SIGINT')
    const [code]: unknown[] = await closed
    return { code, stdout, stderr, out }
  } finally {
    signalGroup(child, 'SIGKILL')
  }
}

/** Sends a signal to all processes of a group, if the first process of the group is still running. */
function signalGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal)
}

test.each([
  ['stream', 'load-run.json', ['--duration', '60', '--no-calibration']],
  ['rate-limit', 'limiter-run.json', ['--max-seconds', '60']],
])('%s: ends with 130, and what was seen is kept and shown', async (scenario, file, more) => {
  const { code, out } = await stopped(
    ['load', scenario, 'reference', ...more],
    new RegExp(`${scenario}: \\d`),
  )
  expect(code).toBe(130)
  expect(JSON.parse(readFileSync(join(out, file), 'utf8'))).toMatchObject({
    outcome: 'aborted',
    exitCode: 3,
  })
  expect(existsSync(join(out, 'report.html'))).toBe(true)
})

test('while the instrument is measured: reported as stopped, not as broken', async () => {
  const { code, stderr } = await stopped(['load', 'throughput', 'reference'], /measuring the instrument/)
  expect(code).toBe(130)
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(
    'assay: stopped by its user (Ctrl-C) before the load began: no report of it was written',
  )
})

test.skipIf(isBrief)(
  'npm start: what follows a finished load is stopped, and that load is kept and shown',
  async () => {
    const args = ['start', '--only', 'core.post-completes,sse.offered']
    // Before the first load, and before the second.
    const { code, stdout, stderr, out } = await stopped(args, /(measuring the instrument\n[^]*){2}/)
    expect(code).toBe(130)
    expect(stderr.trimEnd().split('\n').at(-1)).toBe(
      'assay: stream: stopped by its user (Ctrl-C) before the load began: no report of it was written',
    )
    expect(stdout).toMatch(/LOAD [A-Z, ]+: throughput [^]*\nreport: .*report\.html\nnext: .*\n$/)
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain('throughput')
    expect(['throughput', 'stream'].map((name) => existsSync(join(out, name)))).toEqual([true, false])
  },
)
