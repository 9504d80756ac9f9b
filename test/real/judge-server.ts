/** Judges a third-party server by the command line, and compares every verdict with the server's `expected.json`. */
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Run } from '../../schemas/compiled/run.ts'
import { compareRun, type ExpectationResult, type Expectation } from './expectation.ts'
import { runProgram } from './program.ts'
import type { RealServer } from './real-servers.ts'
import { startServer, type RunningServer } from './start-server.ts'

const root = join(import.meta.dirname, '..', '..')
const CHECK_DEADLINE_MS = 240_000

/** A function that inspects a server after its judgement, while it still runs. */
export type Look = (run: Run, running: RunningServer) => Promise<void>

/** Installs, starts, judges and stops a server. Throws a `RealServerError` if it cannot be judged. */
export async function judgeServer(
  server: RealServer,
  progress: (line: string) => void,
  look: Look = () => Promise.resolve(),
): Promise<ExpectationResult> {
  const expectation = await readExpectation(server.id)
  const launchAt = await server.prepare(progress)
  progress(`starting ${expectation.server} ...`)
  const running = await startServer(launchAt, server)
  try {
    progress('judging ...')
    return await judge(server, running, expectation, { progress, look })
  } finally {
    await running.close()
  }
}

/** Reads the `expected.json` of a server. */
export async function readExpectation(id: string): Promise<Expectation> {
  const path = join(import.meta.dirname, 'servers', id, 'expected.json')
  return JSON.parse(await readFile(path, 'utf8')) as Expectation
}

async function judge(
  server: RealServer,
  running: RunningServer,
  expectation: Expectation,
  { progress, look }: { readonly progress: (line: string) => void; readonly look: Look },
): Promise<ExpectationResult> {
  const outPath = join(root, '.cache', 'real-run', server.id)
  const { exitCode, output } = await check(server, running, outPath)
  const run = await readRun(outPath, exitCode, output)
  const { passed, problems } = compareRun(run.checks, expectation)
  if (problems.length > 0) process.stderr.write(output)
  await look(run, running)
  progress(
    `${run.checks.length} checks, ${run.cost.requests} requests, ${(run.durationMs / 1000).toFixed(1)} s`,
  )
  return add({ passed, problems }, [
    exitCode === run.exitCode ? null : `exit code ${String(exitCode)}, but run.json says ${run.exitCode}`,
    run.outcome === 'non-conformant'
      ? null
      : `outcome ${run.outcome}, expected non-conformant: ${run.reason}`,
    await leak(outPath, running.key, output),
  ])
}

async function check(
  { model, isKeyed }: RealServer,
  { baseUrl, key, headers }: RunningServer,
  outPath: string,
): Promise<{ readonly exitCode: number | null; readonly output: string }> {
  await rm(outPath, { recursive: true, force: true })
  const sent = Object.entries(headers).map(([name, value], at) => ({
    name,
    value,
    variable: `REAL_HEADER_${at}`,
  }))
  const flags = sent.flatMap(({ name, variable }) => ['--header', `${name}=${variable}`])
  const args = ['check', baseUrl, '--model', model, '--out', outPath, ...flags]
  const { ASSAY_KEY: _, ...others } = process.env
  const env = { ...others, ...Object.fromEntries(sent.map(({ variable, value }) => [variable, value])) }
  return runProgram(process.execPath, [join(root, 'cli', 'main.ts'), ...args], {
    deadlineMs: CHECK_DEADLINE_MS,
    env: isKeyed ? { ...env, ASSAY_KEY: key } : env,
    cwd: root,
  })
}

async function readRun(outPath: string, exitCode: number | null, output: string): Promise<Run> {
  try {
    return JSON.parse(await readFile(join(outPath, 'run.json'), 'utf8')) as Run
  } catch (error) {
    const last = output.trim().split('\n').at(-1) ?? 'nothing'
    throw new Error(`no run.json (exit code ${String(exitCode)}): ${last}`, { cause: error })
  }
}

/** Returns a message that names the place where the key was printed or written; null if the key was not found. */
async function leak(outPath: string, key: string, output: string): Promise<string | null> {
  if (output.includes(key)) return 'the key was printed'
  for (const entry of await readdir(outPath, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const content = await readFile(join(entry.parentPath, entry.name))
    if (content.includes(key)) return `the key is in ${entry.name}`
  }
  return null
}

function add(comparison: ExpectationResult, more: readonly (string | null)[]): ExpectationResult {
  const found = more.filter((problem) => problem !== null)
  return {
    passed: comparison.passed + more.length - found.length,
    problems: [...comparison.problems, ...found],
  }
}
