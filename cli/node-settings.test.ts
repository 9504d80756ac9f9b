import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const main = join(import.meta.dirname, 'main.ts')

// Returns the debug output of Node about its compile cache, in a process with only these variables.
function cacheLog(env: Readonly<Record<string, string>>): string {
  const done = spawnSync(process.execPath, [main, 'list', 'profiles'], {
    encoding: 'utf8',
    env: { NODE_DEBUG_NATIVE: 'COMPILE_CACHE', ...env },
  })
  expect(done.status).toBe(0)
  return done.stderr
}

test('a command keeps its compiled code in the cache folder, and the next one reads it', () => {
  cacheLog({})
  const log = cacheLog({})
  // A process with other V8 options, such as a parallel test, can have replaced the code. V8 then rejects what it reads.
  const folder = join(import.meta.dirname, '..', '.cache', 'compiled')
  expect(log).toMatch(new RegExp(`reading cache from ${folder}/.* ESM .*cli/command\\.ts.* success`))
})

test('keeps nothing where the environment of Node forbids it', () => {
  expect(cacheLog({ NODE_DISABLE_COMPILE_CACHE: '1' })).not.toContain('reading cache from')
})
