import { expect, test } from 'vitest'
import { challengeCommand } from './commands/challenge-command.ts'
import { runCommandLine } from './dispatch.ts'
import { outFolder } from './out-folder.ts'

const stream = { write: () => true }

test.each(['8761', '99999999999999'])('a challenge lasts a year at most: %s hours', async (hours) => {
  const context = { stdout: stream, stderr: stream, env: {}, cwd: '/nowhere' }
  const run = async () => await challengeCommand.run(['--out', 'challenge.json', '--hours', hours], context)
  await expect(run()).rejects.toThrow(`--hours takes a whole number from 1 to 8760, not '${hours}'`)
})

test('a file system that takes no folders is distinguished from a folder that is missing', () => {
  expect(() => outFolder('/proc/x', 'check', 'run.json', '/')).toThrow(/no folder can be made there/)
})

// Node's timers end at 24 days, and fire at once beyond.
test.each([
  ['check', '--timeout', '3000000', '1 to 86400'],
  ['check', '--wait', '3000000', '1 to 86400'],
  ['check', '--max-minutes', '10081', '1 to 10080'],
  ['serve', '--ttft-ms', '3000000000', '0 to 3600000'],
  ['serve', '--gap-ms', '3000000000', '0 to 3600000'],
  ['serve', '--jitter-ms', '3000000000', '0 to 3600000'],
])('%s refuses %s %s', async (command, flag, value, range) => {
  let said = ''
  const stderr = { write: (text: string) => (said += text) }
  const target = command === 'serve' ? [] : ['http://127.0.0.1:9']
  const context = { stdout: stream, stderr, env: {}, cwd: '/nowhere' }
  expect(await runCommandLine([command, ...target, flag, value], context)).toBe(2)
  expect(said).toBe(`error: ${flag} takes a whole number from ${range}, not '${value}'\n`)
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
    expect(help).toMatch(new RegExp(`${flag} N .*at most ${maximum}`))
  }
})
