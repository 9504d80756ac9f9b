/** `npm test`: all tests, a sample of what is large (see test/sample.ts), and the closing line from the runner's own JSON. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildK6 } from './build-k6.ts'
import { clearCpuLog, dearestFiles } from './cpu-log.ts'

const root = join(import.meta.dirname, '..')
const resultPath = join(root, '.cache', 'test-results.json')
mkdirSync(join(root, '.cache'), { recursive: true })
rmSync(resultPath, { force: true })
clearCpuLog()
const args = [
  'run',
  '--project=unit',
  '--project=cross',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${resultPath}`,
  ...process.argv.slice(2),
]
// Once and before all: else each worker builds it, in the time of whichever test comes first.
await buildK6()
const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
const done = spawnSync(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' })
const results = readResults()
const { passed, failed } = counts()
for (const line of [...dearestFiles(10), ...flaky(), ...failures()]) process.stdout.write(`${line}\n`)
process.stdout.write(`${passed} passed, ${failed} failed\n`)
process.exitCode = done.status === 0 && passed > 0 && failed === 0 ? 0 : 1

// A runner that died leaves no results: nothing passed then.
function readResults(): unknown {
  return existsSync(resultPath) ? JSON.parse(readFileSync(resultPath, 'utf8')) : null
}

function counts(): { passed: number; failed: number } {
  return { passed: numberAt(results, 'numPassedTests'), failed: numberAt(results, 'numFailedTests') }
}

// Right above the closing line, because a long log is often cut to its end.
function failures(): readonly string[] {
  const broken = listAt(results, 'testResults')
    .filter((file) => textAt(file, 'status') === 'failed' && testsIn(file, 'failed').length === 0)
    .map((file) => `FAILED ${placeOf(file)}: ${firstLine(textAt(file, 'message'))}`)
  return [...broken, ...linesOf('FAILED', 'failed')]
}

// What passed, but not at once: such a test is not reliable.
function flaky(): readonly string[] {
  return linesOf('FLAKY (passed on retry)', 'passed')
}

// A line for each test of that status of which something went wrong at some time.
function linesOf(word: string, status: string): readonly string[] {
  return listAt(results, 'testResults').flatMap((file) =>
    testsIn(file, status).flatMap((test) => {
      const [reason] = listAt(test, 'failureMessages')
      if (reason === undefined && status === 'passed') return []
      return [
        `${word} ${placeOf(file)}: ${textAt(test, 'fullName').slice(0, 120)}: ${firstLine(String(reason))}`,
      ]
    }),
  )
}

function testsIn(file: unknown, status: string): readonly unknown[] {
  return listAt(file, 'assertionResults').filter((test) => textAt(test, 'status') === status)
}

function placeOf(file: unknown): string {
  return relative(root, textAt(file, 'name'))
}

function firstLine(text: string): string {
  return (text.split('\n', 1)[0] ?? '').slice(0, 200)
}

function memberAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function numberAt(value: unknown, name: string): number {
  const entry = memberAt(value, name)
  return typeof entry === 'number' ? entry : 0
}

function textAt(value: unknown, name: string): string {
  const entry = memberAt(value, name)
  return typeof entry === 'string' ? entry : ''
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const entry = memberAt(value, name)
  return Array.isArray(entry) ? entry : []
}
