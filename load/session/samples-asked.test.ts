/** Tests that a load with the real k6 judges as many answers as requested, and that zero judged answers are never a pass. */
import { renderLoadJunit, renderLoadMarkdown, renderLoadSummary } from '../../reports/rendered-fixture.ts'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../runner/build-k6.ts'
import { SAMPLES_FILE } from '../samples/collect-samples.ts'
import { runLoad } from './run-load.ts'
import type { LoadOptions } from './plan-load.ts'
import { serveStreams, whole } from './stream-server-fixture.ts'

let folder = ''
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'assay-samples-'))
  await ensureK6()
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function load(parts: Partial<LoadOptions>) {
  const server = await serveStreams(whole)
  try {
    return await runLoad({
      scenario: 'stream',
      target: { baseUrl: server.baseUrl, model: 'm', key: null },
      workload: { vus: 2, thinkSeconds: 0.01, durationSeconds: 2 },
      calibrate: false,
      out: folder,
      ...parts,
    })
  } finally {
    server.close()
  }
}

test('as many answers are drawn as were asked for, evenly over the load', async () => {
  const { conformance } = await load({ samples: 5 })
  expect(conformance).toMatchObject({ mostSamples: 5, sampled: 5, conforming: 5, checks: [] })
  // A busy machine may send fewer requests than the requested number of samples.
  for (const [samples, fewest] of [
    [undefined, 20],
    [100, 50],
  ] as const) {
    const run = await load(samples === undefined ? {} : { samples })
    expect(run.conformance.sampled).toBeGreaterThan(Math.min(fewest, run.requests.ok / 2))
  }
})

test('without samples nothing was judged, and each report says so', async () => {
  const run = await load({ samples: 0 })
  expect(run).toMatchObject({ outcome: 'ok', conformance: { mostSamples: 0, sampled: 0, conforming: 0 } })
  expect(run.conformance.checks).toBeUndefined()
  expect(existsSync(join(folder, SAMPLES_FILE))).toBe(false)
  expect(run.notes.join('\n')).toContain('NO ANSWER WAS JUDGED: --samples 0')
  expect(renderLoadSummary(run)).toContain('no answer was judged: --samples 0; no answer was searched')
  expect(renderLoadMarkdown(run)).toContain('NO ANSWER WAS JUDGED')
  expect(renderLoadJunit(run)).toContain('<skipped message="--samples 0; no answer was searched')
})

test('a number that makes no sense is a usage error', async () => {
  await expect(load({ samples: 1.5 })).rejects.toThrow(/--samples must be a whole number of answers, got 1.5/)
  await expect(load({ samples: 20_000 })).rejects.toThrow(/--samples must be from 0 to 10000 answers/)
})
