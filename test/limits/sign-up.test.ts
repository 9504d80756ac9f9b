/** Accounts are made only once all that was asked for can be done and was announced. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runCommandLine } from '../../cli/dispatch.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-limit-sign-up-'))
const TWO_ACCOUNTS = ['--allow-signup', '2']
const asked: string[] = []
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`)
  response.writeHead(500).end()
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => asked.splice(0))
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

type Ended = { readonly code: number; readonly stderr: string }

function load(scenario: string, more: readonly string[]): Promise<Ended> {
  return run(['load', scenario, url, '--model', 'm', ...more])
}

async function run(args: readonly string[]): Promise<Ended> {
  let stderr = ''
  const around = {
    stdout: { write: () => true },
    stderr: { write: (text: string) => (stderr += text) },
    env: {},
    cwd: folder,
  }
  const code = await runCommandLine(args, around)
  return { code, stderr }
}

test.each<[what: string, scenario: string, more: readonly string[], says: RegExp]>([
  [
    'too few accounts',
    'fairness',
    ['--accounts', '1'],
    /--accounts names the account of each key: 2 names, not 1/,
  ],
  ['no pressure', 'fairness', ['--aggressor-rate', '1'], /--aggressor-rate 1 is not above --victim-rate 2/],
  ['bounds that are too small', 'fairness', ['--max-requests', '20'], /more than --max-requests 20/],
  [
    'an address of another host',
    'rate-limit',
    ['--sources', '203.0.113.7'],
    /this machine does not have the address/,
  ],
])('%s: no account is made', async (_what, scenario, more, says) => {
  const { code, stderr } = await load(scenario, [...TWO_ACCOUNTS, ...more])
  expect(stderr).toMatch(says)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(code).toBe(2)
  expect(asked).toEqual([])
})

test.each<[what: string, statement: object, more: readonly string[], says: RegExp]>([
  ['has no sign-up', { capabilities: { signup: 'unsupported' } }, TWO_ACCOUNTS, /has no sign-up/],
  [
    'needs a header field',
    { requestHeaders: ['X-Tenant'] },
    [],
    /the statement declares that requests need the header field X-Tenant: pass --header X-Tenant=ENV/,
  ],
  ['has a mistake', { readings: { 'sse.paths': 'same-path' } }, [], /statement\.json:1 .*sse\.path/],
])('a statement of a service that %s: one line and no request', async (_what, declared, more, says) => {
  writeFileSync(join(folder, 'statement.json'), JSON.stringify({ schema: 'assay.statement/1', ...declared }))
  for (const scenario of ['rate-limit', 'fairness']) {
    const { code, stderr } = await load(scenario, ['--statement', 'statement.json', ...more])
    expect([code, stderr.trimEnd().split('\n')]).toEqual([2, [expect.stringMatching(says)]])
  }
  expect(asked).toEqual([])
})

test('a statement has no effect on the embedded reference and is refused there', async () => {
  writeFileSync(join(folder, 'statement.json'), JSON.stringify({ schema: 'assay.statement/1' }))
  const { code, stderr } = await run(['load', 'rate-limit', 'reference', '--statement', 'statement.json'])
  expect([code, stderr]).toEqual([
    2,
    expect.stringMatching(/^error: --statement has no effect on .*: leave it out\n$/),
  ])
})

test.each(['rate-limit', 'fairness'])(
  '%s: what it costs is said before an account is made',
  async (scenario) => {
    const { code, stderr } = await load(scenario, TWO_ACCOUNTS)
    expect(stderr.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^assay: sending to .* with 2 keys \(made by sign-up\): .*this spends quota/),
      expect.stringMatching(/^assay: creating 2 accounts at .*; they are not removed$/),
      expect.stringMatching(/sign-up at .* failed: status 500/),
    ])
    expect(code).toBe(3)
    expect(asked).toEqual(['POST /auth/signup'])
  },
)
