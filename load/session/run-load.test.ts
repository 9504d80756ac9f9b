/** Tests loads with the real k6 against servers in this file. The first test builds k6 if it is missing. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { validators } from '../../schemas/compiled/validators.js'
import { ensureK6 } from '../runner/build-k6.ts'
import { scheduleOf } from '../workload/schedule.ts'
import { runLoad } from './run-load.ts'
import type { LoadOptions } from './plan-load.ts'
import { unlessLate } from './unless-late-fixture.ts'

// The options of tests with a real k6. A busy machine may miss the planned rate, so a test is retried up to twice.
const REAL_K6 = { retry: 2 }

const KEY = 'sk-test-4f1c9a7e2b'
// The wait before each answer, in ms. Without it, users would send thousands of requests per second.
const ANSWER_MS = 8
const COMPLETION = JSON.stringify({
  id: 'c1',
  object: 'chat.completion',
  created: Math.floor(Date.now() / 1000),
  model: 'm',
  choices: [{ index: 0, message: { role: 'assistant', content: 'hi' }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 5, completion_tokens: 7, total_tokens: 12 },
})

// A URL on which no server listens. A recently closed port might be reused, so this is the fixed port 9 (discard).
const DEAD_URL = 'http://127.0.0.1:9'

type Request = { readonly path: string; readonly authorization: string | undefined; readonly body: string }
type Answer = (response: ServerResponse, request: Request, index: number) => void
type Server = { readonly baseUrl: string; readonly seen: Request[]; readonly close: () => void }

let folder = ''
const validate = validators['urn:assay:load-run']!
const before = process.env['TMPDIR']

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-load-test-'))
  // Temporary files of the load go into the folder in which the tests look for the key.
  process.env['TMPDIR'] = join(folder, '')
  await ensureK6()
}, 600_000)

afterAll(() => {
  if (before === undefined) delete process.env['TMPDIR']
  else process.env['TMPDIR'] = before
  rmSync(folder, { recursive: true, force: true })
})

async function serve(answer: Answer): Promise<Server> {
  const seen: Request[] = []
  const server = createServer((incoming: IncomingMessage, response) => {
    let body = ''
    incoming.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk
    })
    incoming.on('end', () => {
      const request = { path: incoming.url ?? '', authorization: incoming.headers.authorization, body }
      const index = seen.push(request) - 1
      setTimeout(() => answer(response, request, index), ANSWER_MS)
    })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const { port } = server.address() as AddressInfo
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    seen,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

function complete(response: ServerResponse): void {
  response.setHeader('content-type', 'application/json').end(COMPLETION)
}

function load(baseUrl: string, parts: Partial<LoadOptions> = {}): Promise<LoadRun> {
  return runLoad({
    scenario: 'throughput',
    target: { baseUrl, model: 'm', key: KEY },
    workload: { vus: 2, durationSeconds: 1, thinkSeconds: 0.01, requestTimeoutSeconds: 5 },
    out: join(folder, 'out'),
    // A calibration takes six seconds. Only one test below needs it.
    calibrate: false,
    ...parts,
  })
}

/** Runs a load against a server with these answers. Checks that the key is in no file. */
async function loadAgainst(answer: Answer, parts: Partial<LoadOptions> = {}): Promise<[LoadRun, Server]> {
  const server = await serve(answer)
  try {
    const run = await load(server.baseUrl, parts)
    expect(JSON.parse(readFileSync(join(parts.out ?? join(folder, 'out'), 'load-run.json'), 'utf8'))).toEqual(
      run,
    )
    expect(validate(run), JSON.stringify(validate.errors)).toBe(true)
    expect(filesWith(KEY, folder)).toEqual([])
    return [run, server]
  } finally {
    server.close()
  }
}

/** Returns the paths of the files below `root` whose content includes `text`. */
function filesWith(text: string, root: string): readonly string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((name) => join(root, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile() === true)
    .filter((path) => readFileSync(path).includes(text))
}

describe('through the real k6', REAL_K6, () => {
  test('a healthy server: every request counted once, tokens and objectives judged', async () => {
    const [run, server] = await loadAgainst(complete, {
      workload: { vus: 2, durationSeconds: 1, thinkSeconds: 0.01 },
      slo: ['e2e p50 < 60s', 'errors <= 0%'],
      seed: 'fixed',
    })
    expect(run).toMatchObject({ outcome: 'ok', exitCode: 0, valid: true, reasons: [], errors: [] })
    expect(run.requests.ok).toBe(server.seen.length)
    expect(run.requests.ok).toBeGreaterThan(2)
    // Requests after the window do not count. On a busy machine, k6 stops its users some ms late.
    expect(run.metrics['e2e']?.n).toBeGreaterThan(0)
    expect(run.metrics['e2e']?.n).toBeLessThanOrEqual(run.requests.ok)
    expect(run.throughput.outputTokensPerSecond).toBeCloseTo(run.throughput.completionsPerSecond * 7, 3)
    expect(run.conformance.sampled).toBeGreaterThan(0)
    expect(run.conformance.conforming).toBe(run.conformance.sampled)
    expect(run.instrument).toMatchObject({ engine: 'k6 v2.2.0', k6ExitCode: 0 })
    const plan = { workload: run.workload, seed: 'fixed', trace: [], starts: null }
    expect(run.schedule).toEqual(scheduleOf(plan))
    expect(server.seen.every((request) => request.path === '/v1/chat/completions')).toBe(true)
    expect(server.seen.every((request) => request.authorization === `Bearer ${KEY}`)).toBe(true)
    expect(new Set(server.seen.map((request) => request.body)).size).toBe(server.seen.length)
    const body = JSON.parse(server.seen[0]?.body ?? '') as Record<string, unknown>
    expect(Object.keys(body)).toEqual(['model', 'messages', 'max_tokens', 'temperature'])
  })

  test('the open model starts what was asked, and a missed objective exits 1', async () => {
    const [run] = await loadAgainst(complete, {
      workload: { ratePerSecond: 20, durationSeconds: 1 },
      slo: ['output-tokens > 1000000/s'],
    })
    // Only if k6 waited for a processor all the time, its wait excuses even a missed rate of tokens.
    const isExcused = run.slo?.[0]?.reason?.startsWith('k6 waited ') === true
    const missed = isExcused
      ? ({ outcome: 'undecided', exitCode: 3 } as const)
      : ({ outcome: 'slo-failed', exitCode: 1, valid: true } as const)
    expect(run).toMatchObject(unlessLate(run, missed))
    expect(run.slo).toMatchObject([{ ok: isExcused ? null : false }])
    expect(run.requests).toMatchObject({ started: 20, dropped: 0 })
    expect(run.rates?.askedPerSecond).toBe(20)
    expect(run.metrics['schedule-lag']?.n).toBe(20)
  })

  test('a dead port is given up, and is not green', async () => {
    const run = await load(DEAD_URL, { workload: { vus: 2, durationSeconds: 60, thinkSeconds: 0.01 } })
    expect(run).toMatchObject({ outcome: 'invalid', exitCode: 3, valid: false, requests: { ok: 0 } })
    // The rate refers to the time that the load ran, not to the planned minute.
    expect(run.rates?.sentPerSecond).toBeGreaterThan(2)
    expect(run.reasons.join('; ')).toMatch(/given up.*none of \d+ requests was completed.*refused: .*refused/)
    expect(readFileSync(join(folder, 'out', 'k6.log'), 'utf8')).toContain('test aborted')
  })

  test('garbage is counted as bad JSON, and an echoed key is hidden', async () => {
    const [run] = await loadAgainst((response, request) => response.end(`{"echo":"${request.authorization}`))
    expect(run).toMatchObject({ outcome: 'invalid', exitCode: 3, requests: { ok: 0 } })
    expect(run.errors).toEqual([
      { class: 'bad-json', count: run.requests.failed, example: expect.stringContaining('Bearer [key]') },
    ])
  })

  test('reports each kind of failure apart, and still counts the successes', async () => {
    const kinds: readonly Answer[] = [
      complete,
      (response) => response.writeHead(429).end('slow down'),
      (response) => response.writeHead(503).end(),
      (response) => response.writeHead(401).end(),
      (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
      (response) => response.end('{"choices":[]}'),
      (response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"choices"', () => response.destroy())
      },
      // The server keeps no connection: on a kept one, Assay would send this request again.
      (response) => response.destroy(),
    ]
    const [run, server] = await loadAgainst((response, request, index) => {
      response.shouldKeepAlive = false
      // Later, so that the single user after the load sends few requests.
      setTimeout(() => kinds[index % kinds.length]?.(response, request, index), 40)
    })
    const classes = run.errors.map((failure) => failure.class).toSorted()
    expect(classes).toEqual(
      ['http-429', 'http-4xx', 'http-5xx', 'http-other', 'reset', 'truncated', 'not-a-completion'].toSorted(),
    )
    expect(run.requests.resent ?? 0).toBe(0)
    // Most requests failed, and no objective allows it. Besides, '{"choices":[]}' violates a MUST.
    expect(run).toMatchObject({ outcome: 'invalid', exitCode: 1 })
    expect(run.reasons[0]).toMatch(/^most requests failed: [\d,]+ of [\d,]+ \(7\d %\)/)
    expect(run.notes[0]).toMatch(/requests failed \(8\d %\)/)
    expect(server.seen.every((request) => request.path !== '/elsewhere')).toBe(true)
  })

  test('a server that never answers times out', async () => {
    const [run] = await loadAgainst(() => undefined, {
      workload: { vus: 2, durationSeconds: 1, requestTimeoutSeconds: 1 },
    })
    expect(run.errors.map((failure) => failure.class)).toEqual(['timeout-total'])
    expect(run.outcome).toBe('invalid')
  })

  test('stopped by its user it keeps the figures so far', async () => {
    const stop = new AbortController()
    const [run] = await loadAgainst(
      (response, _request, index) => {
        if (index === 20) stop.abort()
        complete(response)
      },
      { workload: { vus: 2, durationSeconds: 60, thinkSeconds: 0.01 }, signal: stop.signal },
    )
    expect(run).toMatchObject({ outcome: 'aborted', exitCode: 3, valid: false })
    expect(run.reasons).toEqual(['the run was stopped by its user (Ctrl-C) before its end'])
    expect(run.requests.ok).toBeGreaterThanOrEqual(19)
  })

  test('the second order ends it at once', async () => {
    const kill = new AbortController()
    const [run] = await loadAgainst(
      (response, _request, index) => {
        if (index === 5) kill.abort()
        complete(response)
      },
      { workload: { vus: 2, durationSeconds: 60, thinkSeconds: 0.01 }, killSignal: kill.signal },
    )
    expect(run).toMatchObject({ outcome: 'aborted', exitCode: 3, valid: false })
  })

  test('the key is in no command line, no environment and no file while k6 runs', async () => {
    const commands: string[] = []
    const [run] = await loadAgainst((response, _request, index) => {
      if (index === 5) {
        commands.push(...commandsOf(folder))
        expect(filesWith(KEY, folder)).toEqual([])
      }
      complete(response)
    })
    expect(run.outcome).toBe('ok')
    // The list has the k6 process, with arguments and environment.
    expect(
      commands.some((text) => text.includes('--secret-source') && text.includes('K6_NO_USAGE_REPORT')),
    ).toBe(true)
    expect(commands.filter((text) => text.includes(KEY))).toEqual([])
  })

  test('a target without key gets no Authorization', async () => {
    const server = await serve(complete)
    try {
      await load(server.baseUrl, { target: { baseUrl: server.baseUrl, model: 'm', key: null } })
      expect(server.seen.length).toBeGreaterThan(0)
      expect(server.seen.every((request) => request.authorization === undefined)).toBe(true)
    } finally {
      server.close()
    }
  })

  test('leaves no files behind', () => {
    expect(readdirSync(folder)).toEqual(['out'])
  })
})

test.each<[string, Partial<LoadOptions>, string]>([
  ['an unknown scenario', { scenario: 'streem' }, 'usage'],
  [
    'a target elsewhere',
    { target: { baseUrl: 'https://api.example.com', model: 'm', key: null } },
    'remote-target',
  ],
  ['an objective nobody can read', { slo: ['fast'] }, 'usage'],
  ['a folder that is a file', { out: '/dev/null' }, 'out-unwritable'],
])('%s is refused before anything starts', async (_name, parts, code) => {
  await expect(load('http://127.0.0.1:9', parts)).rejects.toMatchObject({ name: 'LoadError', code })
})

test('a load stopped before it began writes no run', async () => {
  await expect(load('http://127.0.0.1:9', { signal: AbortSignal.abort() })).rejects.toMatchObject({
    code: 'aborted',
  })
})

/** Returns the command line and environment of each process where one of the two contains a temporary load folder below `root`. */
function commandsOf(root: string): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => `${readProc(pid, 'cmdline')} ${readProc(pid, 'environ')}`)
    .filter((text) => text.includes(join(root, 'assay-load-')))
}

function readProc(pid: string, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
