import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { runCommandLine } from '../../cli/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-wrong-use-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}
const broken = file('broken.json', '{"schema": "assay.statement/1", ')
const typo = file('typo.json', '{"schema": "assay.statement/1", "readings": {"errors.bdy": "openai"}}')
const array = file('array.json', '[]')
const occupied = file('occupied', 'a file')
const endless = '/dev/zero'
const endlessJson = join(folder, 'zero.json')
symlinkSync(endless, endlessJson)
const URL = 'http://127.0.0.1:9'
const flagsWithVariables = [
  '--key-env',
  '--keys-env',
  '--signup-key-env',
  '--limits-key-env',
  '--limits-sibling-key-env',
  '--limits-other-key-env',
  '--webhook-secret-env',
]

type Row = readonly [what: string, args: readonly string[], says: RegExp]

const rows: readonly Row[] = [
  [
    'a port that does not exist',
    ['check', URL, '--receiver-port', '99999'],
    /--receiver-port takes a whole number from 1 to 65535, not '99999'/,
  ],
  [
    'an objective that the worst service meets',
    ['load', 'throughput', URL, '--model', 'x', '--slo', 'e2e p95 > 2s'],
    /'e2e p95 > 2s': lower e2e is better: write < or <=/,
  ],
  ['an unknown command', ['chekc'], /unknown command 'chekc'.*check/],
  ['an unknown flag', ['check', URL, '--modle', 'x'], /--modle.*--model/],
  [
    'a flag without its value',
    ['check', '--out=d', URL, '--model'],
    /^error: --model needs a value: write --model VALUE$/m,
  ],
  ['the same of --out', ['check', URL, '--out'], /^error: --out needs a value: write --out VALUE$/m],
  [
    'a flag in place of a value',
    ['check', URL, '--out', '--json'],
    /^error: --out needs a value, but '--json' follows: write --out VALUE$/m,
  ],
  [
    'a value for a flag that takes none',
    ['check', URL, '--json=3'],
    /^error: --json does not take a value$/m,
  ],
  ['an argument too many', ['check', URL, 'more'], /unexpected argument 'more'/],
  ['an unknown check', ['check', URL, '--only', 'core.post-complete'], /unknown check.*core\.post-completes/],
  ['an unknown check to skip', ['check', URL, '--skip', 'nope'], /unknown check 'nope' in --skip/],
  ['an empty list', ['check', URL, '--only', ','], /--only takes/],
  [
    'a client library that there is not',
    ['check', URL, '--clients', 'node,pyton'],
    /unknown client library 'pyton' in --clients: did you mean 'python'/,
  ],
  [
    'a check of a client library that is not asked for',
    ['check', URL, '--only', 'clients.go-stream', '--clients', 'node'],
    /--only names clients\.go-stream: pass --clients go as well/,
  ],
  [
    'client libraries without one of their checks',
    ['check', URL, '--only', 'core.post-completes', '--clients'],
    /--only leaves no check of a client library, which --clients asks for/,
  ],
  ['an unknown profile', ['check', URL, '--profile', 'opanai'], /unknown profile.*openai/],
  ['an unknown capability', ['check', URL, '--require', 'sse,teleport'], /unknown capability 'teleport'/],
  ['a missing key variable', ['check', URL, '--key-env', 'ASSAY_NOT_THERE'], /ASSAY_NOT_THERE.*not set/],
  [
    'a missing variable for the key from the mail',
    ['check', URL, '--signup-key-env', 'ASSAY_NOT_THERE'],
    /ASSAY_NOT_THERE \(--signup-key-env\) is not set/,
  ],
  [
    'a missing variable for the key whose limit is to be spent',
    ['check', URL, '--require', 'limits', '--limits-key-env', 'ASSAY_NOT_THERE'],
    /ASSAY_NOT_THERE \(--limits-key-env\) is not set/,
  ],
  [
    'a missing variable for the key of another account',
    ['check', URL, '--limits-other-key-env', 'ASSAY_NOT_THERE'],
    /ASSAY_NOT_THERE \(--limits-other-key-env\) is not set/,
  ],
  [
    'an address that is the same each time',
    ['check', URL, '--signup-email', 'me@example.com'],
    /--signup-email 'me@example\.com'.*\{nonce\} before the @/,
  ],
  [
    'a capability that must be there and is not looked at',
    ['check', URL, '--require', 'sse,websocket', '--only', 'sse.offered'],
    /leave no check of websocket, which --require asks for/,
  ],
  ['a base URL that vanished', ['check', '--out', 'd'], /no target: .*`assay check reference`/],
  [
    'a base URL that vanished before a flag about the service',
    ['check', '--require', 'sse'],
    /no target: give a base URL \(is a variable unset\?\)/,
  ],
  ['a load whose base URL vanished', ['load', 'throughput'], /`assay load throughput reference`/],
  [
    'a search for a limit whose base URL vanished',
    ['load', 'rate-limit', '--allow-remote'],
    /`assay load rate-limit reference`/,
  ],
  [
    'a search for the limit of another machine',
    ['load', 'rate-limit', 'http://192.0.2.1', '--model', 'x'],
    /pass --allow-remote if you intend that/,
  ],
  ['a URL without a scheme', ['check', 'localhost:8000'], /http:\/\//],
  ['a URL with credentials', ['check', 'http://me:hunter2@host'], /credentials/],
  ['a URL without a scheme, with secrets', ['check', 'me:hunter2@host?k=hunter2'], /'…@host\?…' is not a/],
  ['a URL with a query', ['check', 'http://host/?key=hunter2'], /must not have a query/],
  ['another scheme', ['check', 'ftp://host'], /http:\/\/ or https:\/\//],
  [
    'a statement that is not there',
    ['check', URL, '--statement', join(folder, 'no')],
    /cannot read the statement .*no: there is no such file$/m,
  ],
  [
    'an endless statement',
    ['check', URL, '--statement', endless],
    /cannot read the statement \/dev\/zero: it is not a regular file$/m,
  ],
  ['an endless baseline', ['check', URL, '--baseline', endless], /baseline .*not a regular file$/m],
  ['an endless profile', ['check', URL, '--profile', endlessJson], /profile .*not a regular file$/m],
  [
    'an endless certificate of the client',
    ['check', 'https://127.0.0.1:9', '--client-cert', endless, '--client-key', endless],
    /client certificate .*not a regular file$/m,
  ],
  ['an endless run', ['report', endless], /cannot read the run .*not a regular file$/m],
  ['an endless run before', ['compare', endless, endless], /cannot read the run .*not a regular file$/m],
  ['an endless transcript', ['replay', endless], /transcript .*not a regular file$/m],
  ['an endless certificate', ['verify', endless], /is refused: it is not a regular file$/m],
  ['an endless public key', ['verify', broken, '--key', endless], /the key .*not a regular file$/m],
  [
    'an endless trace',
    ['load', 'throughput', URL, '--model', 'x', '--trace', endless],
    /the trace .*not a regular file$/m,
  ],
  [
    'an endless plan of a load',
    ['load', 'merge', folder, '--plan', endless],
    /no plan at \/dev\/zero \(--plan\)/,
  ],
  ['a statement that is not JSON', ['check', URL, '--statement', broken], /broken\.json.*JSON/],
  ['a statement that is not an object', ['check', URL, '--statement', array], /array\.json/],
  ['a statement with a typo', ['check', URL, '--statement', typo], /errors\.bdy.*errors\.body/],
  ['an --out that is a file', ['check', URL, '--out', occupied], /--out/],
  ['an --out below a file', ['check', URL, '--out', join(occupied, 'x')], /--out/],
  ['a budget of nothing', ['check', URL, '--max-requests', '0'], /--max-requests takes/],
  ['a budget of words', ['check', URL, '--max-tokens', 'many'], /--max-tokens takes/],
  ['no list', ['list'], /no list named/],
  ['an unknown list', ['list', 'cheks'], /checks/],
  ['no run to report', ['report'], /no run given/],
  ['a report of nothing', ['report', join(folder, 'none.json')], /no run at/],
  ['a report of no run', ['report', typo], /typo\.json has the schema "assay\.statement\/1"/],
  ['a report of no JSON', ['report', broken], /not JSON/],
  ['an unknown report', ['report', typo, '--as', 'pdf'], /unknown report 'pdf'/],
  ['no transcript', ['replay'], /no run given: give a transcript/],
  ['a transcript that is none', ['replay', typo], /typo\.json/],
  ['no scenario', ['load'], /no scenario given/],
  [
    'no scenario',
    ['load', URL, '--model', 'x'],
    /: no scenario named before the base URL: one of throughput, /,
  ],
  ['an unknown scenario', ['load', 'throughputt', URL, '--model', 'x'], /throughput/],
  [
    'a load on another machine',
    ['load', 'throughput', 'http://192.0.2.1', '--model', 'x'],
    /not this machine/,
  ],
  [
    'a scenario that no value of a flag stands for',
    ['load', 'throughputt', URL, '--model', 'x', '--out', 'fairness'],
    /throughputt/,
  ],
  [
    'an objective that can never be judged',
    ['load', 'throughput', URL, '--model', 'x', '--slo', 'ttft p95 < 1s'],
    /can never be judged: JSON answers have no TTFT/,
  ],
  ['a rate of nothing', ['load', 'throughput', URL, '--model', 'x', '--rate', '0'], /--rate must be from/],
  [
    'a timeout of nothing',
    ['load', 'throughput', URL, '--model', 'x', '--timeout', '0'],
    /--timeout must be/,
  ],
  [
    'HTTP/2 for WebSocket alone',
    ['load', 'websocket', 'https://127.0.0.1:9', '--model', 'x', '--http', '2'],
    /over WebSocket alone uses HTTP\/1\.1/,
  ],
  [
    'lengths beside a trace',
    ['load', 'throughput', URL, '--model', 'x', '--trace', 'none.csv', '--max-tokens', '9'],
    /--max-tokens has no effect beside --trace: leave one of them out/,
  ],
  [
    'the speed of no trace',
    ['load', 'throughput', URL, '--model', 'x', '--trace-speed', '2'],
    /--trace-speed has no effect without --trace/,
  ],
  [
    'options before a scenario that has its own',
    ['load', '--seed', 's', 'rate-limit', URL, '--model', 'x'],
    /rate-limit has options of its own: write it first, as in assay load rate-limit/,
  ],
  [
    'a sweep that several processes send',
    ['capacity', URL, '--segment', '1/3'],
    /unknown option '--segment'/,
  ],
  ['a load without a model', ['load', 'throughput', URL], /no model given/],
  [
    'an objective nobody can read',
    ['load', 'throughput', URL, '--model', 'x', '--slo', 'fast please'],
    /fast please/,
  ],
]

describe('a usage error gets one line and exit code 2', () => {
  test.each(rows)('%s', async (_, args, says) => {
    const out =
      args[0] === 'check' && !args.some((arg) => arg.startsWith('--out'))
        ? ['--out', join(folder, 'out')]
        : []
    const { code, stdout, stderr } = await run([...args, ...out])
    expect(stderr).toMatch(says)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).not.toMatch(/hunter2|at .*\.ts:\d+/)
    expect(stdout).toBe('')
    expect(code).toBe(2)
  })

  test('leaves no partly written file behind', () => {
    expect(readdirSync(folder).filter((name) => name.startsWith('out'))).toEqual([])
  })
})

test.each([[['check', 'reference']], [['start']]])(
  '%j --list prints the plan, sends nothing and writes nothing',
  async (command) => {
    const before = readdirSync(folder)
    const { code, stdout } = await run([...command, '--list'])
    expect(code).toBe(0)
    expect(stdout).toContain('core.post-completes')
    expect(readdirSync(folder)).toEqual(before)
  },
)

test('the word reference names the embedded one, and flags about a service may go with it', async () => {
  const { code, stdout } = await run([
    'check',
    'reference',
    '--require',
    'sse',
    '--profile',
    'none',
    '--list',
  ])
  expect(code).toBe(0)
  expect(stdout).toContain('sse.offered')
})

describe('a key where the name of a variable belongs is not printed', () => {
  const keys = ['sk-proj-4f9d2c7e81b3', 'AKIAIOSFODNN7EXAMPLE', 'ghp_16C7e42F292c6912E7710c838347Ae178B4a']
  test.each(keys.flatMap((key) => flagsWithVariables.map((flag) => [flag, key] as const)))(
    '%s %s',
    async (flag, key) => {
      const scenario = flag === '--keys-env' ? ['load', 'rate-limit'] : ['check']
      const { code, stderr, stdout } = await run([...scenario, URL, '--model', 'm', flag, key])
      expect(code).toBe(2)
      expect(stderr).toMatch(
        new RegExp(`^error: ${flag} takes the name of an environment variable.*not shown`),
      )
      expect(stdout + stderr).not.toContain(key)
    },
  )
})

describe('a key that is too short to be kept out of reports', () => {
  test.each(['check', 'load throughput', 'load rate-limit'])('is refused by %s', async (command) => {
    const args = [...command.split(' '), URL, '--model', 'm']
    const { code, stderr } = await run(args, { ASSAY_KEY: 'short-7' })
    expect([code, stderr]).toEqual([2, expect.stringMatching(/key in ASSAY_KEY has 7 char.*--dummy-key/)])
    expect(stderr).not.toContain('short-7')
  })

  test('is accepted when a flag declares that it is not a secret', async () => {
    const args = ['check', URL, '--dummy-key', '--list']
    expect(await run(args, { ASSAY_KEY: 'x' })).toMatchObject({ code: 0, stderr: '' })
  })
})

test.each([
  ['check', 'load-run.json', ['check', URL]],
  ['load', 'run.json', ['load', 'throughput', URL, '--model', 'm']],
  ['load rate-limit', 'run.json', ['load', 'rate-limit', URL, '--model', 'm']],
])('%s leaves a folder alone that holds %s', async (_command, held, args) => {
  const out = mkdtempSync(join(folder, 'held-'))
  writeFileSync(join(out, held), '{"exitCode": 1}')
  const { code, stderr } = await run([...args, '--out', out])
  expect([code, stderr]).toEqual([2, expect.stringMatching(/one run per folder/)])
  expect(readdirSync(out)).toEqual([held])
  rmSync(out, { recursive: true })
})

test('npm start takes such flags without a base URL', async () => {
  expect((await run(['start', '--require', 'sse', '--list'])).code).toBe(0)
})

test('no arguments, and --help everywhere', async () => {
  expect((await run([])).code).toBe(2)
  const general = await run(['--help'])
  expect(general).toMatchObject({ code: 0, stderr: '' })
  for (const name of ['check', 'load', 'replay', 'report', 'serve', 'list', 'doctor', 'start']) {
    expect(general.stdout).toContain(name)
    const own = await run([name, '--help'])
    expect(own).toMatchObject({ code: 0, stderr: '' })
    expect(own.stdout).toMatch(/example: /)
  }
})

async function run(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  let stdout = ''
  let stderr = ''
  const code = await runCommandLine(args, {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    env,
    cwd: folder,
  })
  return { code, stdout, stderr }
}
