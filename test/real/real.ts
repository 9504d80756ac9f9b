/**
 * `npm run test:real`: judges llama.cpp's own server through the public command line and compares every verdict with
 * expected.json, where each deviation was confirmed by hand. Ends with `N passed, N failed`; exit code 1 when any failed.
 */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Run } from '../../reports/run.ts'
import expectation from './expected.json' with { type: 'json' }
import { compareRun, type Comparison, type Expectation } from './expectation.ts'
import { runProgram } from './program.ts'
import { RealServerError } from './real-server-error.ts'
import { startRealServer, type RealServer } from './server.ts'

const root = join(import.meta.dirname, '..', '..')
const outPath = join(root, '.cache', 'real-run')
const CHECK_DEADLINE_MS = 240_000

const { passed, problems } = await judgeRealServer().catch(nothingCompared)
for (const problem of problems) process.stdout.write(`FAIL ${problem}\n`)
process.stdout.write(`${passed} passed, ${problems.length} failed\n`)
process.exitCode = problems.length === 0 ? 0 : 1

async function judgeRealServer(): Promise<Comparison> {
  const server = await startRealServer(progress)
  try {
    progress(`judging ${expectation.server} ...`)
    const { exitCode, output } = await check(server)
    const run = await readRun(exitCode, output)
    const { passed: agreed, problems: differences } = compareRun(run.checks, expectation as Expectation)
    if (differences.length > 0) process.stderr.write(output)
    progress(
      `${run.checks.length} checks, ${run.cost.requests} requests, ${(run.durationMs / 1000).toFixed(1)} s`,
    )
    return add({ passed: agreed, problems: differences }, [
      exitCode === run.exitCode ? null : `exit code ${String(exitCode)}, but run.json says ${run.exitCode}`,
      run.outcome === 'non-conformant'
        ? null
        : `outcome ${run.outcome}, expected non-conformant: ${run.reason}`,
      await leak(server.key, output),
    ])
  } finally {
    await server.close()
  }
}

async function check(
  server: RealServer,
): Promise<{ readonly exitCode: number | null; readonly output: string }> {
  await rm(outPath, { recursive: true, force: true })
  const args = ['check', server.baseUrl, '--model', server.model, '--out', outPath]
  return runProgram(process.execPath, [join(root, 'cli', 'main.ts'), ...args], {
    deadlineMs: CHECK_DEADLINE_MS,
    env: { ...process.env, ASSAY_KEY: server.key },
    cwd: root,
  })
}

async function readRun(exitCode: number | null, output: string): Promise<Run> {
  try {
    return JSON.parse(await readFile(join(outPath, 'run.json'), 'utf8')) as Run
  } catch (error) {
    const last = output.trim().split('\n').at(-1) ?? 'nothing'
    throw new Error(`no run.json (exit code ${String(exitCode)}): ${last}`, { cause: error })
  }
}

/** Says where the key was left behind, null when nowhere. */
async function leak(key: string, output: string): Promise<string | null> {
  if (output.includes(key)) return 'the key was printed'
  for (const entry of await readdir(outPath, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const content = await readFile(join(entry.parentPath, entry.name))
    if (content.includes(key)) return `the key is in ${entry.name}`
  }
  return null
}

function add(comparison: Comparison, more: readonly (string | null)[]): Comparison {
  const found = more.filter((problem) => problem !== null)
  return {
    passed: comparison.passed + more.length - found.length,
    problems: [...comparison.problems, ...found],
  }
}

function nothingCompared(error: unknown): Comparison {
  if (!(error instanceof Error)) throw error
  return {
    passed: 0,
    problems: [error instanceof RealServerError ? error.message : `${error.name}: ${error.message}`],
  }
}

function progress(line: string): void {
  process.stderr.write(`test:real: ${line}\n`)
}
