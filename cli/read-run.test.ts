import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { conformantRun } from '../reports/run-fixture.ts'
import { runCommandLine } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-odd-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const whole = JSON.stringify(conformantRun, null, 2)

async function reported(name: string): Promise<{ code: number; stdout: string; stderr: string }> {
  let stdout = ''
  let stderr = ''
  const code = await runCommandLine(['report', name], {
    stdout: { write: (text) => (stdout += text) },
    stderr: { write: (text) => (stderr += text) },
    env: {},
    cwd: folder,
  })
  return { code, stdout, stderr }
}

test.each<[name: string, text: string, says: RegExp]>([
  [
    'newer.json',
    JSON.stringify({ schema: 'assay.limiter/2', dots: [] }),
    /newer\.json has the schema "assay\.limiter\/2", which .*: it knows assay\.run\/1, assay\.load\/1, assay\.limiter\/1, assay\.capacity\/1$/,
  ],
  [
    'nameless.json',
    '{}',
    /nameless\.json is not a run\.json of this version: \/\w+ is missing\. Give the file/,
  ],
  ['list.json', '[]', /list\.json is not a run\.json of this version: .* Give the file as Assay wrote it/],
  ['null.json', 'null', /null\.json is not a run\.json of this version: /],
  ['mark.json', `\uFEFF${whole}`, /mark\.json is not JSON: /],
  ['empty.json', '', /empty\.json is not JSON: .* Give a file such as run.json, as the run wrote it$/],
  ['cut.json', whole.slice(0, 500), /cut\.json is not JSON: .* Give a file such as run.json/],
  ['rows.ndjson', '{"a":1}\n{"a":2}\n', /rows\.ndjson is not JSON: /],
])('reports a file that is not a run in one line, with what to do: %s', async (name, text, says) => {
  writeFileSync(join(folder, name), text)
  const { code, stdout, stderr } = await reported(name)
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr.trimEnd()).toMatch(says)
  expect(stderr.trimEnd()).toContain(join(folder, name))
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})

test('reads the run in a folder, and says what a folder without one needs', async () => {
  mkdirSync(join(folder, 'without'))
  mkdirSync(join(folder, 'with'))
  writeFileSync(join(folder, 'with', 'run.json'), whole)
  const without = await reported('without')
  expect(without.code).toBe(2)
  expect(without.stderr).toMatch(
    /no run at without\. Give a run\.json, .* or capacity-run\.json, or its folder\n$/,
  )
  expect((await reported('with')).code).toBe(0)
})
