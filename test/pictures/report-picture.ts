/**
 * Makes `docs/report.png`: judges the reference implementation with one fault and takes a screenshot of the report.
 * Run it with `npm run picture`.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { faults } from '../faults/index.ts'
import { startReference } from '../../reference/server.ts'
import { takePicture } from './page-picture.ts'

const FAULT = 'usage-off-by-one'
const root = join(import.meta.dirname, '..', '..')
const run = promisify(execFile)

const folder = await mkdtemp(join(tmpdir(), 'assay-picture-'))
try {
  await judgeInto(folder)
  await takePicture(join(folder, 'report.html'), 'report.png', 1100)
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Runs `assay check` as a user does. Its exit code is 1, because it finds the fault. */
async function judgeInto(out: string): Promise<void> {
  const reference = await startReference({ patches: faults.filter(({ id }) => id === FAULT) })
  const args = ['cli/main.ts', 'check', reference.baseUrl, '--model', reference.model, '--out', out]
  const env = { ...process.env, ASSAY_KEY: reference.key }
  const code = await run(process.execPath, args, { cwd: root, env }).then(() => 0, exitCodeOf)
  await reference.close()
  if (code !== 1)
    throw new Error(`assay check ended with ${String(code)}: the fault ${FAULT} should make it 1`)
}

function exitCodeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : error
}
