import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROW_HEADER, rowOf } from '../../rows/row-fixture.ts'
import { stageOf } from '../stage-fixture.ts'
import { followRows } from './live-requests.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-live-'))
afterAll(() => rmSync(folder, { recursive: true }))

const TASK = { maxRequests: 2000, maxMs: 300_000, refusalStatuses: [420] }
const line = (value: object): string => `${JSON.stringify(value)}\n`
const stage = (name: string): string =>
  line({
    v: 1,
    decision: { type: 'stage', atMs: 1, stage: 'timed', name, step: stageOf(name), requests: 2, untilMs: 5 },
  })

const PRESS = { type: 'stage', stage: 'timed', name: 'press 1', step: stageOf('press 1'), requests: 650 }

test('the line shows time, requests, refusals and the step, as the rows grow', () => {
  const path = join(folder, 'rows.ndjson')
  const lineAt = followRows('rate-limit', path, TASK)
  // No row was written yet.
  expect(lineAt(0)).toBe('rate-limit: 0 of at most 300 s, 0 of at most 2,000 requests, 0 refused')
  writeFileSync(path, line(ROW_HEADER) + stage('001 preflight') + line(rowOf()))
  expect(lineAt(1)).toBe(
    'rate-limit: 1 of at most 300 s, 1 of at most 2,000 requests, 0 refused; now one request, to see status and header fields',
  )
  const refused = [rowOf({ i: 1, status: 429 }), rowOf({ i: 2, status: 420 }), rowOf({ i: 3, sentUs: null })]
  const [first = '', ...rest] = refused.map(line)
  // One line comes in two pieces, and one request was never sent.
  appendFileSync(path, stage('002 race') + first.slice(0, 40))
  expect(lineAt(2)).toContain(
    '1 of at most 2,000 requests, 0 refused; now more at once than the limit allows',
  )
  appendFileSync(path, first.slice(40) + rest.join(''))
  appendFileSync(path, line({ v: 1, decision: { ...PRESS, atMs: 2000, untilMs: 27_000 } }))
  expect(lineAt(3)).toContain('now the first key sends more (round 1) (650 requests in 25 s)')
  expect(lineAt(3)).toContain('3 of at most 300 s, 3 of at most 2,000 requests, 2 refused')
})

test('unreadable rows do not stop a run', () => {
  const path = join(folder, 'broken.ndjson')
  writeFileSync(path, 'no row\n')
  expect(followRows('fairness', path, TASK)(4)).toContain('fairness: 4 of at most 300 s, 0 of')
})
