/** Tests that a report that cannot be written is an error, in each format: /dev/full takes no byte. */
import { spawn } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { formatNames, type RunWithKind } from '../../reports/formats.ts'
import { limiterRun } from '../../reports/limiter-fixture.ts'
import { loadRun } from '../../reports/load-run-fixture.ts'
import { conformantRun, nonConformantRun } from '../../reports/run-fixture.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-full-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const MAIN = join(import.meta.dirname, '..', '..', 'cli', 'main.ts')

const RUNS: readonly RunWithKind[] = [
  { kind: 'check', run: conformantRun },
  { kind: 'load', run: loadRun({ slo: [] }) },
  { kind: 'limiter', run: limiterRun() },
]
const ROWS = RUNS.flatMap((found) =>
  formatNames(found.kind).map((name) => [found.kind, name, found] as const),
)

// Runs a command whose standard output takes no byte.
async function onFullDisk(
  args: readonly string[],
): Promise<{ readonly code: unknown; readonly said: string }> {
  const full = openSync('/dev/full', 'w')
  const child = spawn(process.execPath, [MAIN, ...args], { stdio: ['ignore', full, 'pipe'], cwd: folder })
  let said = ''
  child.stderr?.on('data', (bytes: Buffer) => (said += bytes.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  closeSync(full)
  return { code, said }
}

function written(name: string, { kind, run }: RunWithKind): string {
  const path = join(folder, name, RUN_KINDS[kind].file)
  mkdirSync(dirname(path))
  writeFileSync(path, JSON.stringify(run))
  return path
}

test.concurrent.each(sampleOf(ROWS, 2, 3))('a %s run as %s', async (kind, name, found) => {
  const { code, said } = await onFullDisk(['report', written(`${kind}-${name}`, found), '--as', name])
  expect(said).toContain('error: cannot write to standard output: the disk is full')
  expect(code).toBe(2)
})

test.concurrent('a regression that cannot be written is not mistaken for one: not 1, but 2', async () => {
  const runs = [conformantRun, nonConformantRun].map((run, at) =>
    written(`run-${at}`, { kind: 'check', run }),
  )
  expect(await onFullDisk(['compare', ...runs])).toMatchObject({ code: 2 })
})
