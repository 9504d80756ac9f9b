import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { benchCommand } from './capacity-command-bench.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-capacity-bench-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const settings = { seed: '40', models: 2, maxSeconds: 10 }
const bench = { ...settings, sweeps: 2, atOnce: 1, folder }
const unknown = { model: 'nothing', percentile: 95, limitMs: 100, truth: 10 }
writeFileSync(join(folder, 'cases.json'), JSON.stringify({ settings, cases: [unknown, unknown] }))

test.each([{ seed: '41' }, { models: 3 }, { maxSeconds: 20 }])(
  'a folder of a bench with other settings than %j is refused',
  async (other) => {
    await expect(benchCommand({ ...bench, ...other })).rejects.toThrow(/holds a bench with other settings/)
  },
)

test('a sweep that breaks is reported, and the others continue', async () => {
  await benchCommand(bench)
  const results = readFileSync(join(folder, 'results.ndjson'), 'utf8').trimEnd().split('\n')
  expect(results).toHaveLength(2)
  for (const result of results) expect(result).toMatch(/broke: .*unknown model 'nothing'/)
})
