import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'k6')

// The Go side has tests of its own; whoever runs `npm test` runs these of them too.
// The packages that talk over sockets and watch the clock have `npm run test:go`, under the race detector.
const PURE = ['./scan', './sse', './rows', './clock']

test.each([
  ['vet', ['./...']],
  ['test', PURE],
])('go %s finds nothing wrong', { timeout: 600_000 }, (word, packages) => {
  const env = { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-mod=readonly', GOTOOLCHAIN: 'local' }
  const { status, stdout, stderr, error } = spawnSync('go', [word, ...packages], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  if (error !== undefined) throw new Error('needs Go >= 1.25 on the PATH', { cause: error })
  expect(`${stdout}${stderr}`).not.toMatch(/FAIL/)
  expect(status, `${stdout}${stderr}`).toBe(0)
})
