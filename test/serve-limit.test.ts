import { expect, test } from 'vitest'
import type { CommandContext } from '../cli/command.ts'
import { serveCommand } from '../cli/commands/serve-command.ts'

const silent: CommandContext = {
  stdout: { write: () => true },
  stderr: { write: () => true },
  env: {},
  cwd: '.',
}

test.each([
  ['tokn-bucket,n=1,rate=1', "unknown family 'tokn-bucket': did you mean 'token-bucket'?"],
  ['fixed-window,n=1,window=1,scop=key', "fixed-window takes no 'scop': did you mean 'scope'?"],
  ['fixed-window,n=1,window=1,unit=bytes', "unknown unit 'bytes': one of requests, tokens"],
  ['fixed-window,n=1', 'fixed-window needs window=TIME'],
])('assay serve --limit %s says in one line what is wrong', async (spec, said) => {
  const args = ['--limit', 'concurrency,n=1', '--limit', spec]
  await expect(serveCommand.run(args, silent)).rejects.toMatchObject({
    name: 'CliError',
    exitCode: 2,
    message: `--limit '${spec}': ${said}`,
  })
})

test('the help of assay serve tells of every family of limits', () => {
  for (const family of ['fixed-window', 'sliding-counter', 'leaky-queue', 'concurrency']) {
    expect(serveCommand.help).toContain(family)
  }
})
