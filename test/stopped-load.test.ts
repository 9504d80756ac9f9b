/** Ctrl-C at a load, as a terminal sends it: to the whole group of processes. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../load/build.ts'

const main = join(import.meta.dirname, '..', 'cli', 'main.ts')
const folder = mkdtempSync(join(tmpdir(), 'assay-stopped-load-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function stopped(scenario: string, atWords: RegExp, more: readonly string[] = []) {
  const out = join(folder, scenario + more.length)
  const child = spawn(process.execPath, [main, 'load', scenario, '--out', out, ...more], {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
    // A group of its own.
    detached: true,
  })
  let stderr = ''
  child.stdout.resume()
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk))
  await expect.poll(() => stderr, { timeout: 30_000 }).toMatch(atWords)
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT')
  const [code]: unknown[] = await once(child, 'close')
  return { code, stderr, out }
}

test.each([
  ['stream', 'load-run.json', ['--duration', '60', '--no-calibration']],
  ['rate-limit', 'limiter-run.json', ['--max-seconds', '60']],
])(
  '%s: ends with 130, and what was seen is kept and shown',
  { timeout: 60_000 },
  async (scenario, file, more) => {
    const { code, out } = await stopped(scenario, new RegExp(`${scenario}: \\d`), more)
    expect(code).toBe(130)
    expect(JSON.parse(readFileSync(join(out, file), 'utf8'))).toMatchObject({
      outcome: 'aborted',
      exitCode: 3,
    })
    expect(existsSync(join(out, 'report.html'))).toBe(true)
  },
)

test('while the instrument is measured: told as stopped, not as broken', { timeout: 60_000 }, async () => {
  const { code, stderr } = await stopped('throughput', /measuring the instrument/)
  expect(code).toBe(130)
  expect(stderr.trimEnd().split('\n').at(-1)).toBe(
    'assay: stopped by its user (Ctrl-C) before the load began: no report of it was written',
  )
})
