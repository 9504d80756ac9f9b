/** Tests loads against services that cut every stream, with the real k6. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runLoad } from './run-load.ts'
import { events, ROLE, serveStreams, beginStream, type Serve } from './stream-server-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-cut-'))
afterAll(() => rmSync(folder, { recursive: true }))

const cut: Serve = (response) => {
  beginStream(response, '')
  response.write(events([ROLE]), () => setTimeout(() => response.destroy(), 5))
}
const withoutEnd: Serve = (response) => beginStream(response, events([ROLE])).end()

test.each<[string, Serve, number]>([
  ['breaks off by its connection: any client sees that', cut, 1],
  ['ends as HTTP has it, without what its dialect ends with: the dialect may be another', withoutEnd, 3],
])('every stream %s', { timeout: 600_000 }, async (_, serve, exitCode) => {
  const server = await serveStreams(serve)
  const run = await runLoad({
    scenario: 'stream',
    target: { baseUrl: server.baseUrl, model: 'm', key: null },
    workload: { vus: 2, durationSeconds: 1, thinkSeconds: 0.02 },
    out: mkdtempSync(join(folder, 'run-')),
    calibrate: false,
  })
  server.close()
  expect(run).toMatchObject({ outcome: 'invalid', valid: false, exitCode })
})
