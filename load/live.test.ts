import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { liveFigures } from './live.ts'
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
  expect(live).toMatchObject({ failedShare: 0.25, ttftP50Ms: 100, ttftP99Ms: 100 })
})

test('a line that is being written, and a file far larger than what is looked at', () => {
  writeFileSync(path, fileOf([...rows, ...rows, ...rows, ...rows, ...rows]))
  appendFileSync(path, '{"v":1,"i":')
  expect(liveFigures(path)?.ttftP50Ms).toBe(100)
})
