/** Tests that the terminal, HTML and Markdown reports of a load with mixed transports show figures for each transport. */
import { renderLoadMarkdown } from '../../reports/rendered-fixture.ts'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conforms } from '../../conformance/exchange/schema.ts'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-load-transports-'))
beforeAll(() => ensureK6(), 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('JSON, event streams and WebSocket are compared on one deployment', async () => {
  const args = [
    'load',
    'stream',
    'reference',
    '--mix',
    'json=1,sse=1,websocket=1',
    '--vus',
    '6',
    '--seed',
    's9',
  ]
  const { code, stdout } = await assay(
    [...args, '--duration', '3', '--no-calibration', '--out', folder],
    folder,
    {},
  )
  expect(code).toBe(0)
  const text = readFileSync(join(folder, 'load-run.json'), 'utf8')
  const run = JSON.parse(text) as LoadRun
  expect(conforms('urn:assay:load-run', run, '')).toEqual([])
  const { figures = [] } = run.byTransport ?? {}
  expect(figures.map(({ transport }) => transport)).toEqual(['json', 'sse', 'websocket'])
  for (const { ok, failed, outputTokensPerSecond } of figures) {
    expect(ok).toBeGreaterThan(0)
    expect(failed).toBe(0)
    expect(outputTokensPerSecond).toBeGreaterThan(0)
  }
  expect(stdout).toMatch(/\n {2}transport +sent +failed +TTFT p50/)
  expect(stdout).toContain('the CPU of k6 covers all transports together')
  const page = readFileSync(join(folder, 'report.html'), 'utf8')
  expect(page).toContain('Each transport of the mix')
  expect(renderLoadMarkdown(run)).toContain('| transport | sent | failed | TTFT p50 |')
})
