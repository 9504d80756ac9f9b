import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectRows, type CollectedRows } from './collect-rows.ts'
import { fileOf, rowOf } from '../rows/row-fixture.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-collect-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function collect(
  text: string,
  starts: readonly number[] | null = [1_000_000, 2_000_000],
): Promise<CollectedRows> {
  const path = join(folder, 'rows.ndjson')
  writeFileSync(path, text)
  const window = { fromUs: 0, toUs: 10_000_000 }
  return collectRows([{ path, name: null }], { window, planned: starts?.length ?? null, goals: [] }, starts)
}

const second = rowOf({ i: 1, scheduledUs: 2_000_000 })

test('rows that follow the schedule', async () => {
  expect(await collect(fileOf([rowOf(), second]))).toMatchObject({
    rows: 2,
    isShort: false,
    problem: null,
    analysis: { requests: { ok: 2, dropped: 0 } },
  })
})

test('a short file keeps what it has and says so', async () => {
  expect(await collect(fileOf([rowOf(), second]).slice(0, -2))).toMatchObject({
    rows: 1,
    isShort: true,
    problem: null,
    analysis: { requests: { ok: 1, dropped: 1 } },
  })
})

test.each([
  ['sent twice', fileOf([rowOf(), rowOf()]), /request 0 was sent twice/],
  ['not planned', fileOf([rowOf({ i: 9 })]), /request 9 is not in the schedule/],
  ['another start', fileOf([rowOf({ scheduledUs: 5 })]), /planned for 1000000 us and sent for 5 us/],
  ['a corrupt line', `${fileOf([rowOf()])}{"v":\n`, /^line 3: it is not JSON/],
  ['no header', '', /no header/],
])('%s', async (_name, text, problem) => {
  expect((await collect(text)).problem).toMatch(problem)
})

test('a closed model has no starts', async () => {
  expect((await collect(fileOf([rowOf()]), null)).problem).toMatch(/nobody planned/)
  expect((await collect(fileOf([rowOf({ scheduledUs: null })]), null)).problem).toBeNull()
})

test('a file that is not there', async () => {
  const window = { fromUs: 0, toUs: 1 }
  const file = { path: join(folder, 'none'), name: null }
  const collected = await collectRows([file], { window, planned: 3, goals: [] }, [1, 2, 3])
  expect(collected).toMatchObject({ rows: 0, problem: expect.stringMatching(/cannot read/) })
  expect(collected.files).toMatchObject([{ header: null, rows: 0 }])
})

test('the last count of pauses is used, and is not counted as a row', async () => {
  const counted = [1, 7].map((pauses) => ({
    v: 1,
    decision: { type: 'pauses', pauses, totalUs: pauses * 90 },
  }))
  const lines = counted.map((line) => `${JSON.stringify(line)}\n`).join('')
  const { rows, files } = await collect(fileOf([rowOf()]) + lines)
  expect(rows).toBe(1)
  expect(files[0]?.pauses).toEqual({ type: 'pauses', pauses: 7, totalUs: 630 })
})
