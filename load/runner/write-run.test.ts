import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runText, writeRun } from './write-run.ts'

test('lists of plain values are on one line, and the JSON value is unchanged', () => {
  const run = {
    notes: ['a [\n  1,\n  2\n] b', '"quoted\\"'],
    empty: [],
    points: [
      [1, null, 2.5, 'ok'],
      [2, 3, 4, 'reset'],
    ],
    nested: [{ a: [1] }, [[2]]],
  }
  const text = runText(run)
  expect(JSON.parse(text)).toEqual(run)
  expect(text).toContain('    [1, null, 2.5, "ok"],\n    [2, 3, 4, "reset"]\n')
})

test('a run that cannot be written is named by its file, and no part of it stays', () => {
  const folder = mkdtempSync(join(tmpdir(), 'assay-load-out-'))
  mkdirSync(join(folder, 'load-run.json'))
  const write = () => writeRun(folder, 'load-run.json', { outcome: 'valid' }, [])
  expect(write).toThrow(`cannot write to ${join(folder, 'load-run.json')}: it is a folder`)
  expect(readdirSync(folder)).toEqual(['load-run.json'])
  rmSync(folder, { recursive: true })
})
