import fs, { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { WriteError } from '../../schemas/files.ts'
import { chainOf, openTranscript } from './transcript.ts'
import { END, TRANSCRIPT_HEADER, WHOLE_EXCHANGE } from './transcript-fixture.ts'

const FREE_BYTES = 200

/** Simulates a nearly full disk: writing a line of more than {@link FREE_BYTES} bytes fails. */
function fillDisk(): void {
  const append = fs.appendFileSync
  vi.spyOn(fs, 'appendFileSync').mockImplementation((file, data, options) => {
    if (data.length > FREE_BYTES) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    append(file, data, options)
  })
  syncBuiltinESMExports()
}

const folder = mkdtempSync(join(tmpdir(), 'assay-full-disk-'))
afterAll(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  rmSync(folder, { recursive: true })
})

test('writes nothing after a line that did not fit on the disk, even if it would fit', () => {
  const path = join(folder, 'transcript.ndjson')
  const transcript = openTranscript(path, TRANSCRIPT_HEADER)
  const before = readFileSync(path, 'utf8')
  fillDisk()
  const omission = { probe: 'q', code: 'budget' as const, detail: 'spent' }
  const calls = [
    () => transcript.addExchange(WHOLE_EXCHANGE),
    () => transcript.addOmission(omission),
    () => transcript.end(END),
  ]
  for (const call of calls) expect(call).toThrow(new WriteError(`cannot write ${path}: the disk is full`))
  const text = readFileSync(path, 'utf8')
  expect(text).toBe(before)
  expect(chainOf(text).kind).toBe('whole')
  expect([transcript.exchanges(), transcript.omissions()]).toEqual([[], []])
})
