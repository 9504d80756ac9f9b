import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTranscript } from '../transport/transcript.ts'
import { writeJson, writeWhole } from '../../schemas/files.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-write-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file is written whole, and no temporary file remains', () => {
  const path = join(folder, 'run.json')
  writeJson(path, { a: 1 })
  expect([readFileSync(path, 'utf8'), readdirSync(folder)]).toEqual(['{\n  "a": 1\n}\n', ['run.json']])
  rmSync(path)
})

test('an error names the file that cannot be written, and no part of the file remains', () => {
  const path = join(folder, 'report.html')
  mkdirSync(path)
  expect(() => writeWhole(path, 'text')).toThrow(`cannot write ${path}: it is a folder`)
  expect(readdirSync(folder)).toEqual(['report.html'])
})

test('a transcript that cannot be opened is named', () => {
  const path = join(folder, 'none', 'transcript.ndjson')
  const header = {} as Parameters<typeof openTranscript>[1]
  expect(() => openTranscript(path, header)).toThrow(`cannot write ${path}: its folder does not exist`)
})
