import type { Row } from '../../schemas/compiled/row.ts'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeRows, ROWS_FILE } from './store-rows.ts'
import { readRowHeader, readRows } from './read-rows.ts'
import { fileOf, ROW_HEADER, rowOf } from './row-fixture.ts'
import { removeRowFiles } from './row-files.ts'
import { createRowParser } from './row-parser.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-rows-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const rows = [rowOf(), rowOf({ i: 1, class: 'http-429', status: 429, error: 'é "quoted"\u2028' })]

async function read(bytes: string | Uint8Array): Promise<{ taken: Row[]; end: unknown }> {
  const path = join(folder, 'rows.ndjson')
  writeFileSync(path, bytes)
  const taken: Row[] = []
  const end = await readRows(path, (row) => taken.push(row))
  return { taken, end }
}

test.each([
  ['plain', (text: string) => Buffer.from(text)],
  ['gzip', gzipSync],
])('%s files give every row back', async (_name, pack) => {
  const { taken, end } = await read(pack(fileOf(rows)))
  expect(taken).toEqual(rows)
  expect(end).toEqual({ header: ROW_HEADER, rows: 2, unfinished: false })
})

test('drops a line without its end and reports it', async () => {
  const { taken, end } = await read(fileOf(rows).slice(0, -3))
  expect(taken).toEqual([rows[0]])
  expect(end).toMatchObject({ rows: 1, unfinished: true })
})

test('pieces of any size give the same rows', () => {
  const text = fileOf(rows)
  for (const size of [1, 7, 100, text.length]) {
    const taken: Row[] = []
    const parser = createRowParser((row) => taken.push(row))
    for (let at = 0; at < text.length; at += size) parser.write(text.slice(at, at + size))
    expect(taken).toEqual(rows)
    expect(parser.end()).toMatchObject({ rows: 2 })
  }
})

test('tolerates unknown members', async () => {
  const text = fileOf([]) + `${JSON.stringify({ ...rowOf(), firstTextUs: 7 })}\n`
  expect((await read(text)).taken).toHaveLength(1)
})

function without(name: string): string {
  return JSON.stringify({ ...rowOf(), [name]: undefined })
}

describe('refuses invalid rows, with their line', () => {
  const [header] = fileOf([]).split('\n')
  test.each<[string, string | Uint8Array, string, number | null]>([
    ['an empty file', '', 'has no header', null],
    ['a header cut short', '{"v":1', 'has no header', null],
    ['rows without a header', fileOf(rows, null), 'expected the header, found a row', 1],
    ['another version', fileOf(rows).replace('"v":1', '"v":2'), 'not a header of rows', 1],
    ['another clock', fileOf(rows).replace('monotonic', 'sundial'), 'not a header of rows', 1],
    ['a line that is not JSON', `${header}\n{"v":1,\n`, 'it is not JSON', 2],
    ['an empty line', `${header}\n\n`, 'it is not JSON', 2],
    ['a list', `${header}\n[]\n`, 'not a row', 2],
    ['a row without a class', `${header}\n${without('class')}\n`, 'not a row', 2],
    ['a second header', `${header}\n${header}\n`, 'not a row', 2],
    ['a class nobody knows', fileOf([rowOf()]).replace('"ok"', '"fine"'), 'not a row', 2],
    ['a time with a fraction', fileOf([rowOf({ sentUs: 1.5 })]), 'not a row', 2],
    ['a lost gap', fileOf([rowOf(), rowOf({ gapsUs: [40_000] })]), 'chunks have 1 gaps', 3],
    ['gaps that lead elsewhere', fileOf([rowOf({ lastTokenUs: 1_141_001 })]), 'gaps do not add up', 2],
    ['gzip cut short', gzipSync(fileOf(rows)).subarray(0, 60), 'broken or cut', null],
  ])('%s', async (_name, bytes, text, line) => {
    const message = expect.stringMatching(new RegExp(`${line === null ? '' : `^line ${line}: `}.*${text}`))
    await expect(read(bytes)).rejects.toMatchObject({ name: 'RowError', message })
  })

  test('a file that is not there', async () => {
    await expect(readRows(join(folder, 'none'), () => undefined)).rejects.toThrow('cannot read the rows')
  })

  test('a line that never ends', () => {
    const parser = createRowParser(() => undefined)
    const write = (): void => {
      for (let piece = 0; piece < 17; piece += 1) parser.write(' '.repeat(1024 * 1024))
    }
    expect(write).toThrow(/does not end/)
  })
})

async function indexesIn(from: string): Promise<readonly number[]> {
  const seen: number[] = []
  await readRows(from, ({ i }) => seen.push(i))
  return seen
}

test('pieces of a long run, compressed or not, are read in order and stored as one file', async () => {
  const path = join(folder, 'long.ndjson')
  const pieces = [0, 1, 2, 3].map((i) => fileOf([rowOf({ i })], i === 0 ? ROW_HEADER : null))
  writeFileSync(`${path}.2.gz`, gzipSync(pieces[1] ?? ''))
  // The compression of the first file was cut short; that of the other had just ended.
  writeFileSync(`${path}.2`, pieces[1] ?? '')
  writeFileSync(`${path}.1.gz`, gzipSync(pieces[0] ?? ''))
  writeFileSync(`${path}.3`, pieces[2] ?? '')
  writeFileSync(`${path}.3.gz.part`, 'half')
  writeFileSync(path, pieces[3] ?? '')
  expect(await indexesIn(path)).toEqual([0, 1, 2, 3])
  expect(await readRowHeader(path)).toEqual(ROW_HEADER)
  await storeRows(folder, path)
  expect(await indexesIn(join(folder, ROWS_FILE))).toEqual([0, 1, 2, 3])
  expect(await readRowHeader(join(folder, ROWS_FILE))).toEqual(ROW_HEADER)
  removeRowFiles(path)
  expect(readdirSync(folder).filter((name) => name.startsWith('long.'))).toEqual([])
})

test('a process that was killed between two pieces leaves only full pieces, which are read and stored', async () => {
  const path = join(folder, 'killed.ndjson')
  writeFileSync(`${path}.1.gz`, gzipSync(fileOf([rowOf({ i: 0 })])))
  writeFileSync(`${path}.2`, fileOf([rowOf({ i: 1 })], null))
  expect(await indexesIn(path)).toEqual([0, 1])
  expect(await readRowHeader(path)).toEqual(ROW_HEADER)
  await storeRows(folder, path)
  expect(await indexesIn(join(folder, ROWS_FILE))).toEqual([0, 1])
})
