/** Tests a load from the command line, and every format of its results. */
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conforms } from '../../conformance/exchange/schema.ts'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { unlessLate } from '../../load/session/unless-late-fixture.ts'
import { readXml } from '../../reports/xml-fixture.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-load-reports-'))
const path = join(folder, 'load-run.json')
let summary = ''
let load: LoadRun | null = null

beforeAll(async () => {
  await ensureK6()
  const workload = ['--rate', '40', '--arrivals', 'poisson', '--duration', '2', '--no-calibration']
  const objectives = ['--slo', 'ttft max < 30s', '--slo', 'errors < 10%']
  const args = ['load', 'stream', 'reference', ...workload, ...objectives, '--seed', 'fixed', '--out', folder]
  const result = await assay(args, folder, {})
  summary = result.stdout
  load = JSON.parse(readFileSync(path, 'utf8')) as LoadRun
  expect(load).toMatchObject(unlessLate(load, { outcome: 'ok', exitCode: 0 }))
  expect(result.code).toBe(load.exitCode)
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a load writes a run with its series, a page with plots, JUnit, and a summary', () => {
  const run: unknown = JSON.parse(readFileSync(path, 'utf8'))
  expect(conforms('urn:assay:load-run', run, '')).toEqual([])
  expect(run).toMatchObject({
    series: {
      curves: { ttft: expect.any(Array), icl: expect.any(Array), 'ttft-response': expect.any(Array) },
    },
  })
  const page = readFileSync(join(folder, 'report.html'), 'utf8')
  expect(page.match(/<figure class="plot"/g)).toHaveLength(5)
  expect(page.slice(page.indexOf('<body>'))).not.toMatch(/<script(?! type="module")|<style|style=|src=/)
  expect(readXml(readFileSync(join(folder, 'junit.xml'), 'utf8')).attributes).toMatchObject({
    failures: '0',
    // A busy machine may miss the rate: then there is a case for that, and the objectives are not decided.
    ...(load?.overload == null ? { tests: '4', errors: '0' } : {}),
  })
  expect(existsSync(join(folder, 'rows.ndjson.gz'))).toBe(true)
  for (const words of [
    /workload .*40 requests per second, at random \(Poisson, given their number\)/,
    /rates .*offered 40\.00\/s, as requested.*sent .*admitted .*completed/,
    /goodput .*100\.00 % of all offered requests met every limit.*'ttft max < 30s' 100\.00 %/,
    /Little's law is off by/,
    /conformance .*sampled answers conform \(100\.00 %\)/,
    /\n +ttft .*\n +ttft-response /,
  ]) {
    expect(summary).toMatch(words)
  }
})

test('each format can be made again from load-run.json alone', async () => {
  const formats = await Promise.all(
    ['summary', 'html', 'junit', 'markdown'].map((as) => assay(['report', path, '--as', as], folder, {})),
  )
  expect(formats.map(({ code }) => code)).toEqual([0, 0, 0, 0])
  const [text, page, junit, markdown] = formats.map(({ stdout }) => stdout)
  expect(summary.startsWith(text ?? 'nothing')).toBe(true)
  expect(page).toBe(readFileSync(join(folder, 'report.html'), 'utf8'))
  expect(junit).toBe(readFileSync(join(folder, 'junit.xml'), 'utf8'))
  expect(markdown).toContain('| `ttft` |')
})

test('refuses a file that is not a load run with the place, and makes no badge of a load', async () => {
  const broken = join(folder, 'broken.json')
  const run = JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>
  writeFileSync(broken, JSON.stringify({ ...run, series: { timeline: 1 } }))
  const refused = await assay(['report', broken], folder, {})
  expect(refused.code).not.toBe(0)
  expect(refused.stderr).toMatch(/is not a load-run\.json of this version: .*series/)
  const badge = await assay(['report', path, '--as', 'badge'], folder, {})
  expect(badge.code).toBe(2)
  expect(badge.stderr).toMatch(/unknown report 'badge': one of summary, html, junit, markdown/)
})
