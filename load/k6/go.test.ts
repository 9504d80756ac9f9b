import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../runner/build-k6.ts'
import { goEnvironment } from '../runner/environment.ts'

const root = join(import.meta.dirname, '..', '..')

// The digest of the row schema. Go caches test results; a changed digest makes Go repeat the tests.
const rowSchemaDigest = createHash('sha256')
  .update(readFileSync(join(root, 'schemas/row.schema.json')))
  .digest('hex')

// Builds k6 first. The Go tests then take its packages from Go's cache, because they use the same flags.
beforeAll(() => ensureK6(), 600_000)

// The Go side has tests of its own; anyone who runs `npm test` runs all of them. Go keeps their result while the code is
// the same. Many wait for a limit rather than compute, so more run at once than there are cores. `go vet` takes longer than all
// tests, because it reads each package of k6: `.ci/run` runs it. The race detector needs a C compiler and a minute more:
// `npm run test:go`.
test('load/k6: go test finds nothing wrong', { timeout: 600_000 }, () => {
  // -w leaves out debugger tables, which take more than half of the time to link k6 to each package. Stack traces need none.
  const args = ['test', '-ldflags=-w', '-parallel=16', '-vet=off', './...']
  const { status, stdout, stderr, error } = spawnSync('go', args, {
    cwd: import.meta.dirname,
    env: { ...goEnvironment(process.env), ASSAY_ROW_SCHEMA: rowSchemaDigest },
    encoding: 'utf8',
  })
  if (error !== undefined) throw new Error('needs Go >= 1.25 on the PATH', { cause: error })
  expect(`${stdout}${stderr}`).not.toMatch(/^(--- )?FAIL/m)
  expect(status, `${stdout}${stderr}`).toBe(0)
})
