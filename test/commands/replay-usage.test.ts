import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assayHere as assay } from '../fixtures/command-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-replay-usage-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each([
  ['a run file without a transcript beside it', 'run.json', 'transcript.ndjson'],
  ['a folder without a transcript', '.', 'transcript.ndjson'],
  ['a transcript that is not there', 'nope', 'nope'],
])('%s: one line that names the missing file', async (_, given, missing) => {
  const { code, stdout, stderr } = await assay(['replay', given], folder, {})
  expect([code, stdout, stderr]).toEqual([
    2,
    '',
    `error: cannot read the transcript ${join(folder, missing)}: there is no such file\n`,
  ])
})
