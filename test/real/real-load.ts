/**
 * `npm run test:real:load [-- NAME...]`: runs `assay load stream` and `assay load throughput` against third-party
 * servers, and a plain client (fetch) with the same requests. Fails if Assay counts failures that the client does not
 * see, if Assay's run is invalid, or if Assay or the client completed no request.
 */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { problemOf, type ClientCounts } from './load-verdict.ts'
import { runProgram } from './program.ts'
import { REAL_SERVERS, type RealServer } from './real-servers.ts'
import { startServer, type RunningServer } from './start-server.ts'

const root = join(import.meta.dirname, '..', '..')
const USERS = 4
const CLIENT_REQUESTS = 100
const LOAD_FLAGS = ['--vus', String(USERS), '--duration', '5', '--no-calibration'] as const
const LOAD_DEADLINE_MS = 180_000

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const THROUGHPUT_ONLY = ['throughput'] as const
const BOTH = ['stream', ...THROUGHPUT_ONLY] as const

const names = process.argv.slice(2)
let failedCount = 0
for (const server of REAL_SERVERS) {
  if (names.length > 0 ? !names.includes(server.id) : server.isHeavy) continue
  const launchAt = await server.prepare((line) => process.stderr.write(`${server.id}: ${line}\n`))
  const running = await startServer(launchAt, server)
  try {
    const scenarios = server.hasNoDone === true ? THROUGHPUT_ONLY : BOTH
    for (const scenario of scenarios) failedCount += await compare(server, running, scenario)
  } finally {
    await running.close()
  }
}
process.exitCode = failedCount === 0 ? 0 : 1

type Scenario = 'stream' | 'throughput'

/** Returns 1 if the run differs from the results of the plain client, else 0. */
async function compare(server: RealServer, running: RunningServer, scenario: Scenario): Promise<number> {
  const seen = await sendPlainly(server, running, scenario === 'stream')
  const run = await loadWithAssay(server, running, scenario)
  const { ok, failed, resent, empty } = run.requests
  const problem = problemOf(run, seen)
  const example = run.errors.map(
    ({ class: kind, count, example: words }) => `${count} ${kind} (${words ?? ''})`,
  )
  process.stdout.write(
    `${problem === null ? 'ok' : 'FAIL'} ${server.id} ${scenario}: ${problem === null ? '' : `${problem}; `}plain client ${seen.ok} read, ${seen.failed} failed${seen.example}; ` +
      `assay ${run.outcome}: ${ok} completed (${empty} empty), ${failed} failed, ${resent} sent again; ${example.join('; ')}\n`,
  )
  return problem === null ? 0 : 1
}

async function sendPlainly(
  server: RealServer,
  running: RunningServer,
  streams: boolean,
): Promise<ClientCounts & { example: string }> {
  const seen = { ok: 0, failed: 0, example: '' }
  const user = async (): Promise<void> => {
    for (let at = 0; at < CLIENT_REQUESTS / USERS; at += 1) {
      const problem = await sendOnce(server, running, streams).catch((error: unknown) => String(error))
      if (problem === null) seen.ok += 1
      else {
        seen.failed += 1
        seen.example = ` (${problem})`
      }
    }
  }
  await Promise.all(Array.from({ length: USERS }, user))
  return seen
}

/** Sends one request. Returns the problem of its answer; null if the answer is complete. */
async function sendOnce(
  { model, isKeyed }: RealServer,
  { baseUrl, key }: RunningServer,
  streams: boolean,
): Promise<string | null> {
  const response = await fetch(`${baseUrl}/v1/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(isKeyed ? { authorization: `Bearer ${key}` } : {}) },
    body: JSON.stringify({
      model,
      messages: [{ role: 'user', content: 'Say a few words.' }],
      max_tokens: 32,
      ...(streams ? { stream: true } : {}),
    }),
  })
  const text = await response.text()
  if (!response.ok) return `${response.status} ${text.slice(0, 100)}`
  if (streams) return text.includes('[DONE]') ? null : `no [DONE]: ${text.slice(-100)}`
  JSON.parse(text)
  return null
}

async function loadWithAssay(
  { id, model, isKeyed }: RealServer,
  { baseUrl, key }: RunningServer,
  scenario: Scenario,
): Promise<LoadRun> {
  const out = join(root, '.cache', 'real-run', `${id}-${scenario}`)
  await rm(out, { recursive: true, force: true })
  const { output } = await runProgram(
    process.execPath,
    [join(root, 'cli', 'main.ts'), 'load', scenario, baseUrl, '--model', model, ...LOAD_FLAGS, '--out', out],
    { deadlineMs: LOAD_DEADLINE_MS, env: { ...process.env, ...(isKeyed ? { ASSAY_KEY: key } : {}) } },
  )
  const text = await readFile(join(out, 'load-run.json'), 'utf8').catch(() => null)
  if (text === null) throw new Error(`assay load left no run: ${output.trim().split('\n').at(-1)}`)
  return JSON.parse(text) as LoadRun
}
