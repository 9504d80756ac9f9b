import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommandLine } from '../cli/dispatch.ts'
import { assayHere } from './fixtures/command-here.ts'

const out = mkdtempSync(join(tmpdir(), 'assay-one-run-'))
afterAll(() => rmSync(out, { recursive: true, force: true }))

test('a second run into the folder of a run under way is a usage error and touches nothing there', async () => {
  const files = {
    '.assay-lock': String(process.ppid),
    'transcript.ndjson': '{"type":"run"}\n',
    'run.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text)
  const { code, stdout, stderr } = await assayHere(['check', 'http://127.0.0.1:9', '--out', out], out, {})
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
  expect(stderr).toMatch(/^assay: another run \(process \d+\) is writing into the folder .*\n$/)
  const left = readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')])
  expect(Object.fromEntries(left)).toEqual(files)
})

test('a run that could not write its transcript ends with one line and exit code 2', async () => {
  const full = mkdtempSync(join(tmpdir(), 'assay-full-'))
  const path = join(full, 'transcript.ndjson')
  let said = ''
  const args = ['check', 'http://127.0.0.1:9', '--model', 'm', '--only', 'core.post-completes', '--out', full]
  const code = await runCommandLine(args, {
    stdout: { write: () => true },
    stderr: { write: (text) => (said += text) },
    env: {},
    cwd: full,
    runSuite: () =>
      Promise.resolve({
        records: [],
        problems: [`core.post-completes: cannot write ${path}: the disk is full`],
      }),
  })
  expect(code).toBe(2)
  expect(said.trim().split('\n').at(-1)).toBe(
    `assay: cannot write ${path}: the disk is full. Free some space, or name another folder with --out`,
  )
  expect(readdirSync(full)).toEqual([])
  rmSync(full, { recursive: true })
})
