import { expect, test } from 'vitest'
import { serveCommand } from './serve-command.ts'

test.each([
  ['the key, and again among more keys', 'k', 'k'],
  ['one among more keys, in two accounts', undefined, 'a,b+a'],
  ['one in an account of its own, twice', undefined, 'a+a'],
])('two equal keys are refused: %s', async (_what, key, more) => {
  const quiet = { write: () => true }
  const env = { ASSAY_SERVE_KEY: key, ASSAY_SERVE_MORE_KEYS: more }
  const served = serveCommand.run(
    { flags: {}, positionals: [] },
    { stdout: quiet, stderr: quiet, env, cwd: '.' },
  )
  await expect(served).rejects.toMatchObject({
    code: 'usage',
    exitCode: 2,
    message: /give the same key twice$/,
  })
})
