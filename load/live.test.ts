import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveFigures, liveInWords } from './live.ts'
import { fileOf, rowOf } from './rows/row-fixture.ts'

let path = ''
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-live-'))
  path = join(folder, 'rows.ndjson')
})
afterAll(() => rmSync(folder, { recursive: true }))

const rows = Array.from({ length: 200 }, (_, index) =>
  rowOf({ i: index, closedUs: 1_000_000 + index * 20_000, class: index % 4 === 0 ? 'reset' : 'ok' }),
)

test('nothing there yet', () => {
  expect(liveFigures(join(folder, 'none'))).toBeNull()
  writeFileSync(path, fileOf([]))
  expect(liveFigures(path)).toBeNull()
})

test('rate, failures and TTFT of the last rows', () => {
  writeFileSync(path, fileOf(rows))
  const live = liveFigures(path)
  expect(live?.perSecond).toBeCloseTo(50, 6)
  expect(live).toMatchObject({
    inFlight: null,
    failedShare: 0.25,
    failure: 'reset',
    timing: 'TTFT',
    p50Ms: 100,
    p99Ms: 100,
  })
  expect(liveInWords(live)).toBe(', 50.0/s, TTFT p50 100.0 ms, p99 100.0 ms, 25 % failed (reset)')
})

test('JSON answers have no first token', () => {
  const json = {
    transport: 'json',
    firstTokenUs: null,
    lastTokenUs: null,
    chunks: 0,
    gaps: null,
    gapsUs: null,
  } as const
  writeFileSync(path, fileOf([rowOf(json), rowOf({ ...json, i: 1 })]))
  expect(liveInWords(liveFigures(path))).toMatch(/, E2E p50 141\.0 ms, none failed$/)
})

test('requests in flight are known before the first answer', () => {
  writeFileSync(path, '')
  writeFileSync(`${path}.live`, '        12\n')
  expect(liveInWords(liveFigures(path))).toBe(', 12 in flight')
  writeFileSync(`${path}.live`, '')
  expect(liveFigures(path)).toBeNull()
  rmSync(`${path}.live`)
})

test('a line that is being written, and a file far larger than what is looked at', () => {
  writeFileSync(path, fileOf([...rows, ...rows, ...rows, ...rows, ...rows]))
  appendFileSync(path, '{"v":1,"i":')
  expect(liveFigures(path)?.p50Ms).toBe(100)
})
