import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { WebSocketServer } from 'ws'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { commands, runCommandLine } from '../../cli/command.ts'
import { FAIRNESS_DEFAULTS } from '../../load/fairness/fairness.ts'
import { DEFAULT_BUDGET, LARGEST_BUDGET } from '../../load/limiter/runs.ts'
import { startReference } from '../../reference/server.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-load-flags-'))
let server: Server | null = null
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = null
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SHORT = ['--duration=1', '--vus=2', '--think=0.02', '--no-calibration']

test('--keys-env: requests take turns among several keys', async () => {
  const keys = ['sk-load-flags-one-5a1f', 'sk-load-flags-two-9c3e']
  const reference = await startReference({ keys })
  try {
    const out = join(folder, 'keys')
    const args = ['load', 'throughput', reference.baseUrl, '--model', reference.model, '--keys-env=ONE,TWO']
    const env = { ONE: keys[0] ?? '', TWO: keys[1] ?? '' }
    const { code, stdout } = await assay([...args, ...SHORT, '--out', out], folder, env)
    expect(code, stdout).toBe(0)
    expect(stdout).toContain('2 keys in turn')
    const { flags } = JSON.parse(readFileSync(join(out, 'load-run.json'), 'utf8')) as LoadRun
    expect(flags).toEqual({
      model: reference.model,
      'keys-env': ['ONE,TWO'],
      duration: '1',
      vus: '2',
      think: '0.02',
      'no-calibration': true,
    })
  } finally {
    await reference.close()
  }
})

test('frames of a service of its own: the report says that a load cannot read them', async () => {
  const own = createServer()
  server = own
  const sockets = new WebSocketServer({ server: own })
  sockets.on('connection', (socket) => {
    socket.on('message', () => {
      socket.send('{"say":"hello"}')
      socket.close(1000)
    })
  })
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(own.address() as AddressInfo).port}`
  const out = join(folder, 'frames')
  const args = ['load', 'websocket', url, '--model', 'm', ...SHORT, '--out', out]
  const { code, stdout, stderr } = await assay(args, folder, {})
  expect(code).toBe(3)
  expect(stderr).toContain(
    `assay: no key in ASSAY_KEY: requests are sent without a real key\nassay: ${url}: a load of at most 62 s, besides the start of k6: 1 s of requests, at most 61 s for the last answers; if answers fail a check, one user alone sends requests for at most 91 s more\n`,
  )
  expect(stdout).toContain('answers over WebSocket are read as the profile openai defines them')
  const { notes } = JSON.parse(readFileSync(join(out, 'load-run.json'), 'utf8')) as { notes: string[] }
  expect(notes.join('\n')).toContain('declare its frames with --statement')
})

async function helpOf(...args: readonly string[]): Promise<string> {
  let said = ''
  const stdout = { write: (text: string) => (said += text) }
  expect(await runCommandLine(args, { stdout, stderr: stdout, env: {}, cwd: folder })).toBe(0)
  return said
}

test('each kind of scenario has a help of its own, and no line of any help is too long to read', async () => {
  expect(await helpOf('load', 'stream', '--help')).not.toContain('--victim-rate')
  expect(await helpOf('load', '--help')).toContain('assay load rate-limit --help')
  expect(await helpOf('load', 'fairness', '--help')).toContain('--victim-rate')
  expect(await helpOf('help', 'replay')).toBe(await helpOf('replay', '--help'))
  expect(await helpOf('--version')).toMatch(/^\d+\.\d+\.\d+.*\n$/)
  for (const { name, word } of commands) {
    const help = await helpOf(name, ...(word === undefined ? [] : [word]), '--help')
    const long = help.split('\n').filter((line) => line.length > 128)
    expect([name, long]).toEqual([name, []])
  }
})

test('the help of the limit scenarios says the defaults and bounds that hold', async () => {
  const limits = await helpOf('load', 'rate-limit', '--help')
  const fairness = await helpOf('load', 'fairness', '--help')
  const { requests, seconds } = LARGEST_BUDGET
  expect(limits).toMatch(
    new RegExp(`--max-requests N .*default ${DEFAULT_BUDGET.requests}; at most ${requests}\\)`),
  )
  expect(limits).toMatch(
    new RegExp(`--max-seconds N .*default ${DEFAULT_BUDGET.seconds}; at most ${seconds}\\)`),
  )
  expect(fairness).toMatch(new RegExp(`--max-requests N .*default ${FAIRNESS_DEFAULTS.maxRequests}; at most`))
  expect(fairness).toMatch(new RegExp(`--victim-rate N .*default ${FAIRNESS_DEFAULTS.victimPerSecond}\\)`))
  expect(fairness).toMatch(
    new RegExp(
      `--aggressor-rate N [^-]*--victim-rate[^-]*default\\s+${FAIRNESS_DEFAULTS.aggressorPerSecond}\\)`,
    ),
  )
})
