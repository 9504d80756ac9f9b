import { expect, test } from 'vitest'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serveCommand } from './serve-command.ts'

test('a port in use is named', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port } = other.address() as AddressInfo
  const quiet = { write: () => true }
  const context = { stdout: quiet, stderr: quiet, env: {}, cwd: '.' }
  const served = serveCommand.run({ flags: { port: String(port) }, positionals: [] }, context)
  const message = `cannot listen on port ${port}: another program listens on it. Give another --port`
  await expect(served).rejects.toMatchObject({ message, exitCode: 2 })
  other.close()
})

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
