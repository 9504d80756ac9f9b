import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { capacityRun } from '../../reports/capacity-fixture.ts'
import { loadRun } from '../../reports/load-run-fixture.ts'
import { conformantRun, nonConformantRun } from '../../reports/run-fixture.ts'
import { runCommandLine } from '../dispatch.ts'

async function history(files: Readonly<Record<string, unknown>>): Promise<readonly [number, string, string]> {
  const folder = mkdtempSync(join(tmpdir(), 'assay-history-'))
  const said = { stdout: '', stderr: '' }
  const into = (name: 'stdout' | 'stderr') => ({ write: (text: string) => (said[name] += text) })
  try {
    for (const [place, value] of Object.entries(files)) {
      mkdirSync(join(folder, place, '..'), { recursive: true })
      writeFileSync(join(folder, place), JSON.stringify(value))
    }
    const context = { stdout: into('stdout'), stderr: into('stderr'), env: {}, cwd: folder }
    return [await runCommandLine(['report', '.', '--as', 'history'], context), said.stdout, said.stderr]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('a folder of runs is one page: oldest first, what fails now, latency, and files that are no runs', async () => {
  const marked = { ...loadRun().instrument, marked: ['e2e p50', 'e2e p99'] }
  const [code, page] = await history({
    'b/run.json': { ...nonConformantRun, startedAt: '2026-02-02T00:00:00.000Z' },
    'a/run.json': { ...conformantRun, startedAt: '2026-01-01T00:00:00.000Z' },
    'c/load-run.json': loadRun({ startedAt: '2026-01-03T00:00:00.000Z' }),
    'deep/d/load-run.json': loadRun({ startedAt: '2026-01-04T00:00:00.000Z' }),
    'f/load-run.json': loadRun({ startedAt: '2026-01-05T00:00:00.000Z', instrument: marked }),
    'g/capacity-run.json': capacityRun({ startedAt: '2026-01-06T00:00:00.000Z' }),
    'e/run.json': { schema: 'assay.run/1' },
  })
  expect(code).toBe(0)
  expect(page).toContain('6 runs over time')
  expect(page).toMatch(/Left out: .*e.run\.json is not a run\.json of this version/)
  const [conformant, broken] = ['<code>a</code>', '<code>b</code>'].map((place) => page.indexOf(place))
  expect(conformant).toBeLessThan(broken ?? 0)
  expect(page).toMatch(/fails now: core\./)
  expect(page).toMatch(/The last of each:[^]*NON-CONFORMANT<\/strong>: check: http/)
  expect(page).toContain('Latency of each run')
  expect(page).toMatch(/p50 [\d.,]+ ms, p99/)
  expect(page).toMatch(/p50 ~[\d.,]+ ms, p99 ~/)
  expect(page).toMatch(/43\.2 requests\/s \(95 % interval /)
})

test('a check that failed and has no verdict now did not recover', async () => {
  const [failed] = nonConformantRun.checks.filter(({ verdict }) => verdict === 'fail')
  const later = (verdict: 'pass' | 'inconclusive', day: number) => ({
    ...nonConformantRun,
    startedAt: `2026-02-0${day}T00:00:00.000Z`,
    checks: nonConformantRun.checks.map((check) =>
      check === failed ? { ...check, verdict, issues: [] } : check,
    ),
  })
  const before = { ...nonConformantRun, startedAt: '2026-02-01T00:00:00.000Z' }
  const [, page] = await history({ 'a/run.json': before, 'b/run.json': later('inconclusive', 2) })
  expect(page).toContain(`failed, not judged now: ${failed?.id}`)
  const [, mended] = await history({ 'a/run.json': before, 'b/run.json': later('pass', 2) })
  expect(mended).toContain(`passes now: ${failed?.id}`)
})

test('a folder without runs is an error', async () => {
  expect(await history({ 'x/y.json': {} })).toEqual([2, '', expect.stringMatching(/^error: no run below \./)])
})
