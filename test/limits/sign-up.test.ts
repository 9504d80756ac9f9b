/** Accounts are made only once all that was asked for can be done and was announced. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runCommandLine } from '../../cli/dispatch.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-limit-sign-up-'))
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

async function load(scenario: string, more: readonly string[]): Promise<{ code: number; stderr: string }> {
  let stderr = ''
  const around = {
    stdout: { write: () => true },
    stderr: { write: (text: string) => (stderr += text) },
    env: {},
    cwd: folder,
  }
  const args = ['load', scenario, url, '--model', 'm', '--allow-signup', '2', ...more]
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
  const { code, stderr } = await load(scenario, more)
  expect(stderr).toMatch(says)
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  expect(code).toBe(2)
  expect(asked).toEqual([])
})

test.each(['rate-limit', 'fairness'])(
  '%s: what it costs is said before an account is made',
  async (scenario) => {
    const { code, stderr } = await load(scenario, [])
    expect(stderr.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^assay: sending to .* with 2 keys \(made by sign-up\): .*this spends quota/),
      expect.stringMatching(/^assay: creating 2 accounts at .*; they are not removed$/),
      expect.stringMatching(/sign-up at .* failed: status 500/),
    ])
    expect(code).toBe(3)
    expect(asked).toEqual(['POST /auth/signup'])
  },
)
