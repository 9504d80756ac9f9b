import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommandLine } from './command.ts'
import { outFolder } from './out-folder.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-refused-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const stream = { write: () => true }

test('a file system that takes no folders is distinguished from a folder that is missing', () => {
  expect(() => outFolder('/proc/x', 'check', 'run.json', '/')).toThrow(/no folder can be made there/)
})

test.each<[args: readonly string[], says: RegExp]>([
  [
    ['load', 'rate-limit', 'http://127.0.0.1:9', '--model', 'm', '--limit', 'none'],
    /^error: --limit is .*: write 'reference' in place of the base URL$/,
  ],
  [
    ['capacity', 'http://127.0.0.1:9', '--model', 'm', '--slo', 'e2e p95 < 1s', '--model-of', 'mmc'],
    /^error: --model-of is .*: write 'reference' in place of the base URL, or start assay serve with it$/,
  ],
  [['verify', 'none'], /none is refused: it cannot be read: there is no such file/],
  [['verify', '/'], /holds no \.assay\.zip file: give the folder with the certificates/],
  [['verify', 'none', '--page'], /--page is for a folder of certificates, not none/],
  [['verify', '/', '--json'], /--json is for one certificate: leave it out, or give a NAME\.assay\.zip/],
  [['load', 'stream', 'reference', '--duration', '-1'], /: write --duration=-1 if it is the value$/],
  [
    ['load', 'stream', 'reference', '--k6', '/nope'],
    /^error: the k6 at \/nope cannot be used: there is no such file/,
  ],
  [['load', 'rate-limit', 'reference', '--k6', '/nope'], /^error: the k6 at \/nope cannot be used: there/],
  [
    ['capacity', 'reference', '--k6', '/nope'],
    /^error: the k6 at \/nope cannot be used: there is no such file/,
  ],
])('%j is refused in one line that names the cause', async (args, says) => {
  let said = ''
  const stderr = { write: (text: string) => (said += text) }
  const cwd = args[0] === 'load' || args[0] === 'capacity' ? folder : '/nowhere'
  expect(await runCommandLine(args, { stdout: stream, stderr, env: {}, cwd })).toBe(2)
  expect(said.trimEnd().split('\n')).toEqual([expect.stringMatching(says)])
})

// Timers of Node cannot exceed 24 days: a longer one fires immediately.
test.each([
  ['check', '--timeout', '3000000', 'of seconds from 1 to 86400'],
  ['check', '--wait', '3000000', 'of seconds from 1 to 86400'],
  ['check', '--max-minutes', '10081', 'of minutes from 1 to 10080'],
  ['serve', '--port', '65536', 'from 0 to 65535'],
  ['serve', '--ttft-ms', '3000000000', 'from 0 to 3600000'],
  ['serve', '--gap-ms', '3000000000', 'from 0 to 3600000'],
  ['serve', '--jitter-ms', '3000000000', 'from 0 to 3600000'],
])('%s refuses %s %s', async (command, flag, value, range) => {
  let said = ''
  const stderr = { write: (text: string) => (said += text) }
  const target = command === 'serve' ? [] : ['http://127.0.0.1:9']
  const context = { stdout: stream, stderr, env: {}, cwd: '/nowhere' }
  expect(await runCommandLine([command, ...target, flag, value], context)).toBe(2)
  expect(said).toBe(`error: ${flag} takes a whole number ${range}, not '${value}'\n`)
})

test.each([
  ['check', ['--max-minutes', '--wait', '--timeout']],
  ['certify', ['--max-minutes', '--wait']],
  ['explore', ['--wait', '--timeout']],
])('the help of %s names the maximum of %j', async (command, flags) => {
  let help = ''
  const stdout = { write: (text: string) => (help += text) }
  await runCommandLine([command, '--help'], { stdout, stderr: stream, env: {}, cwd: '/nowhere' })
  for (const flag of flags) {
    const maximum = flag === '--max-minutes' ? 10_080 : 86_400
    expect(help).toMatch(new RegExp(`${flag} N [^-]*at most ${maximum}`))
  }
})

const SECRET = 'sk-in-the-wrong-place'
const holding = join(folder, 'holding.json')
writeFileSync(holding, `{ "schema": "assay.statement/1", "name": "Ours, ${SECRET}" }`)

test.each<[args: readonly string[]]>([
  [['check', 'http://127.0.0.1:9', '--model', SECRET]],
  [['check', 'http://127.0.0.1:9', '--model', 'm', `--seed=${SECRET}`]],
  [['check', `http://127.0.0.1:9/${SECRET}/v1`, '--model', 'm']],
  [['check', SECRET, '--model', 'm', '--key-env', 'OTHER_KEY']],
  [['check', SECRET, '--model', 'm', '--key-env=OTHER_KEY']],
  [['load', 'fairness', SECRET, '--keys-env', 'NO_KEY,OTHER_KEY']],
  [['check', SECRET, '--webhook-secret-env', 'OTHER_KEY']],
  [['check', SECRET, '--dummy-key', '--header', 'X-Tenant=OTHER_KEY']],
  [['certify', 'http://127.0.0.1:9', '--model', 'm', '--statement', holding]],
  [['check', 'http://127.0.0.1:9', '--model', 'm', `--baseline=${holding}`]],
])('a key among the arguments or in a file (%#) is refused and not shown', async (args) => {
  let said = ''
  const stderr = { write: (text: string) => ((said += text), true) }
  const env = { ASSAY_KEY: 'sk-another-one', OTHER_KEY: SECRET }
  const own = args.some((arg) => arg.includes('OTHER_KEY')) ? env : { ASSAY_KEY: SECRET }
  expect(await runCommandLine(args, { stdout: stream, stderr, env: own, cwd: folder })).toBe(2)
  expect(said).toMatch(
    /^error: (?:an argument|\S+holding\.json) contains the key in (?:ASSAY|OTHER)_KEY \(not shown\): leave it out/,
  )
  expect(said).not.toContain(SECRET)
})

test.each([
  ['authentication', [], /^error: the key in ASSAY_KEY has 14 characters, all letters: .* pass --dummy-key/],
  ['test', [], /^error: the key in ASSAY_KEY has 4 characters: a secret that short .* pass --dummy-key/],
  ['authentication', ['--dummy-key'], /^error: --baseline: no file at authentication/m],
])('an ordinary word as a key, %s %j, refuses no text that contains it', async (key, more, says) => {
  let said = ''
  const stderr = { write: (text: string) => ((said += text), true) }
  const args = ['check', 'http://127.0.0.1:9', '--model', 'm', '--baseline', key, ...more]
  const context = { stdout: stream, stderr, env: { ASSAY_KEY: key }, cwd: folder }
  expect(await runCommandLine(args, context)).toBe(2)
  expect(said).toMatch(says)
})
