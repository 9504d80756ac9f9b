import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { assayHere as assay } from '../fixtures/command-here.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-replay-usage-'))
mkdirSync(join(folder, 'judged'))
writeFileSync(join(folder, 'judged', 'transcript.ndjson'), '')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test.each<[what: string, args: readonly string[], says: RegExp]>([
  [
    'a run file in place of a transcript',
    ['replay', 'run.json'],
    /^error: run\.json is not a transcript: give the transcript\.ndjson of a run of checks$/m,
  ],
  [
    'a run file beside its transcript',
    ['replay', 'judged/run.json'],
    /^error: judged\/run\.json is not a transcript: give judged\/transcript\.ndjson$/m,
  ],
  [
    'the folder of a run',
    ['replay', 'judged'],
    /^error: judged is a folder: give judged\/transcript\.ndjson$/m,
  ],
  [
    'a transcript that is not there',
    ['replay', 'nope'],
    /^error: no file at nope: give the transcript\.ndjson of a run$/m,
  ],
])('%s in place of a transcript: one line that says what to give', async (_, args, says) => {
  const { code, stdout, stderr } = await assay(args, folder, {})
  expect([code, stdout, stderr]).toEqual([2, '', expect.stringMatching(says)])
  expect(stderr.trimEnd().split('\n')).toHaveLength(1)
})
