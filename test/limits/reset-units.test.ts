/** The units of `X-RateLimit-Reset` from the command line: the reference implementation, and a small server with each other unit. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import type { LimiterRun } from '../../schemas/compiled/limiter-run.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'
import { notBrief, sampleOf } from '../sampling/sampled-cases.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-reset-units-'))
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
  rmSync(folder, { recursive: true, force: true })
})

const VARIABLES = { LEFT: 'sk-reset-left', RIGHT: 'sk-reset-right' }
const WINDOW_MS = 3000
const COMPLETION = {
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'Hello.' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 4, completion_tokens: 2, total_tokens: 6 },
}

/** Starts a fixed window of four requests per key. Returns its base URL. */
async function listen(write: (toGoMs: number) => string): Promise<string> {
  const windows = new Map<string, { readonly endsAtMs: number; count: number }>()
  const server = createServer((request, response) => {
    const key = request.headers.authorization ?? ''
    const nowMs = performance.now()
    const last = windows.get(key)
    const mine =
      last !== undefined && nowMs < last.endsAtMs ? last : { endsAtMs: nowMs + WINDOW_MS, count: 0 }
    windows.set(key, mine)
    mine.count += 1
    response
      .setHeader('content-type', 'application/json')
      .setHeader('x-ratelimit-limit', '4')
      .setHeader('x-ratelimit-remaining', String(Math.max(0, 4 - mine.count)))
      .setHeader('x-ratelimit-reset', write(mine.endsAtMs - nowMs))
    response.statusCode = mine.count > 4 ? 429 : 200
    request.resume().on('end', () => response.end(JSON.stringify(COMPLETION)))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

type Unit = {
  readonly name: string
  readonly family: string
  /** The target and the flags for it. */
  readonly target: () => Promise<readonly string[]>
}

const served = (write: (toGoMs: number) => string) => async (): Promise<readonly string[]> => [
  await listen(write),
  '--model',
  'm',
  '--keys-env',
  'LEFT,RIGHT',
]

const READABLE: readonly Unit[] = [
  {
    name: 'seconds of the reference implementation',
    family: 'x-ratelimit-seconds',
    target: async () => ['reference', '--limit', 'fixed-window,n=4,window=3s,headers=x-ratelimit-seconds'],
  },
  {
    name: 'seconds, rounded down',
    family: 'x-ratelimit-seconds',
    target: served((ms) => String(Math.floor(ms / 1000))),
  },
  { name: 'milliseconds', family: 'x-ratelimit-milliseconds', target: served((ms) => String(Math.ceil(ms))) },
]
const UNREADABLE: readonly Omit<Unit, 'family'>[] = [
  { name: 'seconds that never fall', target: served(() => '60') },
  { name: 'hundredths of a second', target: served((ms) => String(Math.ceil(ms / 10))) },
]

// The brief sample has the first one.
const readable = sampleOf(READABLE, 1, READABLE.length)
const unreadable = notBrief(UNREADABLE)

const runs = new Map<string, { readonly run: LimiterRun; readonly stdout: string }>()

beforeAll(async () => {
  await ensureK6()
  // All wait for clocks more than they compute.
  await Promise.all(
    [...readable, ...unreadable].map(async ({ name, target }) => {
      const out = join(folder, name.replaceAll(/\W+/g, '-'))
      const bounds = ['--max-requests', '400', '--max-seconds', '30', '--out', out]
      const { stdout } = await assay(
        ['load', 'rate-limit', ...(await target()), ...bounds],
        folder,
        VARIABLES,
      )
      const run = JSON.parse(readFileSync(join(out, 'limiter-run.json'), 'utf8')) as LimiterRun
      runs.set(name, { run, stdout })
    }),
  )
}, 600_000)

describe.each(readable)('a reset in $name', ({ name, family }) => {
  test('is read and correct', () => {
    const { run, stdout } = runs.get(name) ?? {}
    const fields = run?.finding?.fields
    expect(stdout).not.toContain('Not readable')
    expect(fields?.families.map((one) => one.family)).toEqual([family])
    expect(stdout).not.toMatch(/too (late|early)/)
    // On a machine that is too slow for such windows no window is known, and so no error of a reset.
    if (run?.finding?.windowMs === null) {
      expect(run).toMatchObject({ outcome: 'undetermined', exitCode: 3 })
      return
    }
    expect(fields?.families[0]?.reset?.count).toBeGreaterThan(0)
    expect(Math.abs(fields?.families[0]?.reset?.medianSeconds ?? 9)).toBeLessThan(1)
    expect(stdout).toMatch(new RegExp(`${family} in \\d+ answers: correct: .*Reset`))
  })
})

describe.each(unreadable)('a reset in $name', ({ name }) => {
  test('is not readable, and not late', () => {
    const { run, stdout } = runs.get(name) ?? {}
    const fields = run?.finding?.fields
    expect(fields?.families.map(({ reset }) => reset)).toEqual([null])
    expect(stdout).toMatch(/Not readable: x-ratelimit-reset: .*: unit unknown, because it /)
    expect(stdout).not.toMatch(/too (late|early)|wrong: /)
  })
})
