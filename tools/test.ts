/** `npm test`: every test there is, and the closing line from the runner's own JSON. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const resultPath = join(root, '.cache', 'test-results.json')
mkdirSync(join(root, '.cache'), { recursive: true })
rmSync(resultPath, { force: true })
const args = [
  'run',
  '--project=unit',
  '--project=cross',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${resultPath}`,
  ...process.argv.slice(2),
]
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const done = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' })
const { passed, failed } = counts()
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = done.status === 0 && passed > 0 && failed === 0 ? 0 : 1

function counts(): { passed: number; failed: number } {
  const results: unknown = JSON.parse(readFileSync(resultPath, 'utf8'))
  return { passed: numberAt(results, 'numPassedTests'), failed: numberAt(results, 'numFailedTests') }
}

function numberAt(value: unknown, name: string): number {
  const entry = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
  return typeof entry === 'number' ? entry : 0
}
