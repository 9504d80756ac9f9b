import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'
import { runCommandLine } from '../../cli/command.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-given-k6-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
afterEach(() => {
  delete process.env['ASSAY_K6']
})

async function assay(...args: readonly string[]): Promise<{ code: number; text: string }> {
  let text = ''
  const write = (part: string): void => {
    text += part
  }
  const code = await runCommandLine(args, { stdout: { write }, stderr: { write }, env: {}, cwd: folder })
  return { code, text }
}

const LOAD = [
  'load',
  'throughput',
  'reference',
  '--duration',
  '1',
  '--vus',
  '1',
  '--think',
  '0.02',
  '--no-calibration',
]

test('assay doctor --build-k6 writes a binary that a load runs with, named by --k6 or by ASSAY_K6', async () => {
  const binary = join(folder, 'k6')
  expect(await assay('doctor', '--build-k6', 'k6')).toMatchObject({ code: 0 })
  const byFlag = await assay(...LOAD, '--k6', binary, '--out', join(folder, 'flag'))
  expect(byFlag).toMatchObject({ code: 0, text: expect.stringContaining('report: ') })
  process.env['ASSAY_K6'] = binary
  expect(await assay(...LOAD, '--out', join(folder, 'variable'))).toMatchObject({ code: 0 })
})

test.each([
  [
    'one that another version built',
    '#!/bin/sh\necho 0123456789\n',
    /it is not the k6 of this version of Assay/,
  ],
  ['any other program', '#!/bin/sh\nexit 1\n', /it is not the k6 of this version of Assay/],
  ['a file that is not there', null, /^error: .*there is no such file/],
])('%s is refused in one line that says what to do', async (name, script, says) => {
  const path = join(folder, name.replaceAll(' ', '-'))
  if (script !== null) writeFileSync(path, script, { mode: 0o755 })
  const { code, text } = await assay(...LOAD, '--k6', path, '--out', join(folder, 'refused'))
  expect(code).toBe(2)
  expect(text).toMatch(says)
  expect(text).toMatch(/assay doctor --build-k6 PATH\n$/)
  expect(existsSync(join(folder, 'refused', 'load-run.json'))).toBe(false)
})

test('assay doctor looks at the k6 that ASSAY_K6 names', async () => {
  let stdout = ''
  const streams = { stdout: { write: (text: string) => (stdout += text) }, stderr: { write: () => true } }
  const context = { ...streams, env: { ASSAY_K6: join(folder, 'nowhere') }, cwd: folder }
  expect(await runCommandLine(['doctor'], context)).toBe(3)
  expect(stdout).toMatch(/^missing go .*nowhere cannot be used: there is no such file/m)
})

test.each([
  [['doctor', '--build-k6', '.'], /is a folder/],
  [['doctor', '--build-k6', 'missing/k6'], /cannot write missing\/k6 \(--build-k6\): its folder is missing/],
])('%j is a usage error', async (args, says) => {
  const { code, text } = await assay(...args)
  expect(code).toBe(2)
  expect(text).toMatch(says)
})
