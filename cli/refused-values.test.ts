import { expect, test } from 'vitest'
import { challengeCommand } from './commands/challenge.ts'
import { outFolder } from './out-folder.ts'

const stream = { write: () => true }

test.each(['8761', '99999999999999'])('a challenge lasts a year at most: %s hours', async (hours) => {
  const context = { stdout: stream, stderr: stream, env: {}, cwd: '/nowhere' }
  const run = async () => await challengeCommand.run(['--out', 'challenge.json', '--hours', hours], context)
  await expect(run()).rejects.toThrow(/--hours takes at most 8760 hours/)
})

test('a file system that takes no folders is distinguished from a folder that is missing', () => {
  expect(() => outFolder('/proc/x', 'check', 'run.json', '/')).toThrow(/no folder can be made there/)
})
