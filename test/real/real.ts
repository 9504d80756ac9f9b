/**
 * `npm run test:real [-- --all | NAME...]`: judges third-party servers, and compares every verdict with the server's
 * `expected.json`. Every deviation in it was confirmed by hand. Without arguments, skips servers that take long to install. Ends
 * with `N passed, N failed`; exit code 1 if any failed. `--install`: installs the servers and judges none.
 */
import type { ExpectationResult } from './expectation.ts'
import { judgeServer } from './judge-server.ts'
import { RealServerError } from './real-server-error.ts'
import { installableServers, REAL_SERVERS, type RealServer } from './real-servers.ts'

// The servers are process groups of their own, so that a signal to this one does not reach them: ending it does.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

// The maximum number of servers to judge concurrently. Most of the time of a slow server is spent waiting for its answers.
const SIDE_BY_SIDE = 3

const words = process.argv.slice(2)
const installsOnly = words.includes('--install')
const queue = [...chosen(words.filter((word) => word !== '--install'))]
const startedMs = performance.now()
let passedCount = 0
let failedCount = 0
await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
progress(`${((performance.now() - startedMs) / 1000).toFixed(0)} s`)
if (!installsOnly) process.stdout.write(`${passedCount} passed, ${failedCount} failed\n`)
process.exitCode = failedCount === 0 ? 0 : 1

async function work(): Promise<void> {
  for (let server = queue.shift(); server !== undefined; server = queue.shift()) {
    const { id } = server
    const { passed, problems } = await judgedOrInstalled(server, (line) => progress(`${id}: ${line}`)).catch(
      nothingCompared,
    )
    for (const problem of problems) process.stdout.write(`FAIL ${id}: ${problem}\n`)
    passedCount += passed
    failedCount += problems.length
  }
}

async function judgedOrInstalled(
  server: RealServer,
  tell: (line: string) => void,
): Promise<Pick<ExpectationResult, 'passed' | 'problems'>> {
  if (!installsOnly) return await judgeServer(server, tell)
  await server.prepare(tell)
  return { passed: 0, problems: [] }
}

/**
 * Returns the servers that the arguments name. Without names, returns the servers that can be installed, slow ones only
 * with `--all`. An unknown name ends the program.
 */
function chosen(args: readonly string[]): readonly RealServer[] {
  const withHeavy = args.includes('--all')
  if (withHeavy || args.length === 0) return installableServers({ withHeavy })
  const unknown = args.filter((name) => !REAL_SERVERS.some(({ id }) => id === name))
  if (unknown.length === 0) return REAL_SERVERS.filter(({ id }) => args.includes(id))
  const known = REAL_SERVERS.map(({ id }) => id).join(', ')
  process.stderr.write(`error: no real server is called ${unknown.join(', ')}. Known: ${known}\n`)
  process.exit(2)
}

function nothingCompared(error: unknown): ExpectationResult {
  if (!(error instanceof Error)) throw error
  return {
    passed: 0,
    problems: [error instanceof RealServerError ? error.message : `${error.name}: ${error.message}`],
  }
}

function progress(line: string): void {
  process.stderr.write(`test:real: ${line}\n`)
}
