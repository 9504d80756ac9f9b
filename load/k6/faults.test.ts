/**
 * Tests the real k6 against hostile targets. k6 requests each fault once, in one batch. Each row must have the
 * class of its fault and a reason. `test/load/load-faults.test.ts` tests how reports name the faults.
 */
import type { Row } from '../../schemas/compiled/row.ts'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { Duplex } from 'node:stream'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../runner/build-k6.ts'
import { planLimiter } from '../limiter/runs.ts'
import { runK6 } from '../runner/run-k6.ts'
import { FAULTS, serveFaults, type Fault, type FaultTarget } from './fault-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-faults-'))
let target: FaultTarget | null = null
let rows: readonly Row[] = []

beforeAll(async () => {
  const binary = await ensureK6()
  target = await serveFaults((request) => faultAt(Number(/"fault":(\d+)/.exec(request)?.[1])))
  const { load } = await planLimiter('rate-limit', {
    target: { baseUrl: target.baseUrl, model: 'm', key: null },
    out: folder,
  })
  const requests = FAULTS.map((_fault, index) => ({
    index,
    isStream: true,
    atUs: 0,
    body: `{"stream":true,"fault":${index}}`,
    label: {},
  }))
  const onChannel = (channel: Duplex): void => {
    channel.write(`${JSON.stringify({ isParallel: true, endUs: 1e9, requests })}\n`)
    channel.on('data', () => channel.end())
  }
  const plan = { ...load, workload: { ...load.workload, requestTimeoutSeconds: 3 } }
  const { rowsPath } = await runK6(plan, binary, folder, { batches: { maxMs: 30_000, onChannel } })
  const [header, ...lines] = linesOf(rowsPath)
  expect(header).toMatchObject({ v: 1, clock: 'monotonic' })
  rows = (lines as Row[]).filter((row) => row.class !== undefined).toSorted((one, other) => one.i - other.i)
}, 600_000)
afterAll(() => {
  target?.close()
  rmSync(folder, { recursive: true, force: true })
})

function faultAt(index: number): Fault {
  const fault = FAULTS[index]
  if (fault === undefined) throw new RangeError(`no fault ${index}`)
  return fault
}

function linesOf(path: string): readonly unknown[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return lines.map((line): unknown => JSON.parse(line))
}

test('each fault has one row, with its class', () => {
  expect(rows.map((row) => `${faultAt(row.i).name}: ${row.class}, ${row.chunks} chunks`)).toEqual(
    FAULTS.map(({ name, class: kind, chunks }) => `${name}: ${kind}, ${chunks} chunks`),
  )
})

test.each(FAULTS.map((fault, index) => ({ index, ...fault })))('$name: the reason in words', (fault) => {
  const error = rows[fault.index]?.error
  if (fault.says === undefined) expect(error).toBeNull()
  else expect(error).toMatch(fault.says)
})

test('chunks that came in one read share its time', () => {
  const coalesced = rows[FAULTS.findIndex(({ name }) => name === 'coalesced chunks')]
  expect(coalesced?.gapsUs).toEqual([0, 0])
})
