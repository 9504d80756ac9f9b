/**
 * `npm test`: runs all tests, with samples of the large ones (see test/sampling/sampled-cases.ts), and prints a summary from
 * Vitest's JSON. The sample is the brief one unless files are named. If a few tests of a whole run fail, their files run once
 * more, alone: this distinguishes a defect from a busy machine. Tests that then pass are printed as FLAKY and must be repaired.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildK6 } from '../../tools/prebuild-k6.ts'
import { clearCpuLog, dearestFiles } from './cpu-log.ts'
import { writeTouchedNames } from '../sampling/touched-names.ts'
import {
  aloneAtEnd,
  countsOf,
  failures,
  flaky,
  readResults,
  withLater,
  type FileResult,
} from './test-results.ts'

const root = join(import.meta.dirname, '..', '..')
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
// The maximum number of failed files that run again. If more files fail, the cause is not chance.
const MAX_RUN_AGAIN = 5

const asked = process.argv.slice(2)
if (asked.length === 0) process.env['ASSAY_TEST_SAMPLE'] ??= 'brief'
mkdirSync(join(root, '.cache'), { recursive: true })
clearCpuLog()
process.env['ASSAY_TOUCHED_NAMES'] = writeTouchedNames(process.env['ASSAY_TEST_SAMPLE'] === 'brief')
// Builds k6 before all tests. Otherwise each worker builds it, and the first test takes that time.
await buildK6()
const first = run(asked, 'test-results.json')
const failing = first.files.filter(({ isFailed }) => isFailed)
const again = asked.length === 0 && failing.length > 0 && failing.length <= MAX_RUN_AGAIN
const last = again
  ? run(['--maxWorkers=1', ...failing.map(({ file }) => file)], 'test-results-again.json')
  : first
const files = again ? withLater(first.files, last.files) : first.files
const { passed, failed } = countsOf(files)
// Just before the last line, because a long log is often cut down to its end.
for (const line of [
  ...dearestFiles(10),
  ...aloneAtEnd(first.files),
  ...flaky(files),
  ...overcome(),
  ...failures('FAILED', files),
])
  process.stdout.write(`${line}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = last.isGreen && passed > 0 && failed === 0 ? 0 : 1

function run(
  args: readonly string[],
  name: string,
): { readonly isGreen: boolean; readonly files: readonly FileResult[] } {
  const resultPath = join(root, '.cache', name)
  rmSync(resultPath, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultPath}`]
  const command = [vitest, 'run', '--project=tests', ...reporters, ...args]
  const { status } = spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' })
  return { isGreen: status === 0, files: readResults(resultPath) }
}

// Returns failures of files that failed in the whole run, but passed when each file ran again alone.
function overcome(): readonly string[] {
  if (!again) return []
  const passedAlone = new Set(last.files.filter(({ isFailed }) => !isFailed).map(({ file }) => file))
  return failures(
    'FLAKY (passed alone)',
    failing.filter(({ file }) => passedAlone.has(file)),
  )
}
