import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Duplex } from 'node:stream'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { rowOf as answeredRow } from '../../rows/row-fixture.ts'
import type { Batch, NextBatch, PlannedRequest } from '../types.ts'
import { createConductor } from './execute-plan.ts'
import { planFor } from './plan-fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-dispatch-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const HEADER = { v: 1, t0EpochUs: 1_700_000_000_000_000, t0MonotonicUs: 5, clock: 'monotonic', segment: null }

const one = (atMs: number, more: Partial<PlannedRequest> = {}): PlannedRequest => ({
  atMs,
  key: 'a',
  source: '1',
  kind: 'chat',
  tokens: 0,
  ...more,
})

const batchOf = (...requests: readonly PlannedRequest[]): Batch => ({
  type: 'batch',
  stage: 'first',
  purpose: 'the first requests',
  isParallel: false,
  requests,
})

/** Returns a socket that acts as k6: it writes a row for each request, and reports the end of a batch. */
function k6(rowsPath: string, rowsOf: (line: string) => string) {
  const lines: string[] = []
  const channel = new Duplex({
    read: () => undefined,
    write(chunk: Buffer, _encoding, done) {
      lines.push(String(chunk))
      appendFileSync(rowsPath, rowsOf(String(chunk)))
      setImmediate(() => channel.push('done\n'))
      done()
    },
  })
  return { channel, lines }
}

function answersTo(line: string): string {
  const { requests } = JSON.parse(line) as { requests: { label: object }[] }
  return requests.map(({ label }, i) => `${JSON.stringify({ ...answeredRow(), i, ask: label })}\n`).join('')
}

async function conduct(next: NextBatch, rowsOf = answersTo) {
  const plan = await planFor({ maxSeconds: 10 })
  const rowsPath = join(mkdtempSync(join(folder, 'run-')), 'rows.ndjson')
  writeFileSync(rowsPath, `${JSON.stringify(HEADER)}\n`)
  const conductor = createConductor(plan, next)
  const { channel, lines } = k6(rowsPath, rowsOf)
  const isEnded = new Promise((resolve) => channel.on('finish', resolve))
  conductor.talk(channel, rowsPath)
  await isEnded
  return { lines, line: conductor.lineAt(3), end: () => conductor.end(rowsPath) }
}

const DONE = { type: 'done', because: 'answered', note: 'enough' } as const

test('batches follow the answers, until the plan ends', async () => {
  const { lines, line, end } = await conduct(({ seen }) => {
    if (seen.length === 0) return batchOf(one(0))
    return seen.length < 3 ? batchOf(one(50), one(60, { key: 'b', kind: 'wrong-key' })) : DONE
  })
  expect(lines).toHaveLength(2)
  const { seen, done, startEpochMs, problem } = end()
  expect(seen.map(({ key, kind }) => [key, kind])).toEqual([
    ['a', 'chat'],
    ['a', 'chat'],
    ['b', 'wrong-key'],
  ])
  expect([done, startEpochMs, problem]).toEqual([DONE, 1_700_000_000_000, null])
  expect(line).toBe('rate-limit: 3 of at most 10 s, 3 of at most 300 requests, 0 refused; the first requests')
})

test('the line of a long wait gives its end', async () => {
  const { line } = await conduct(({ seen }) => (seen.length === 0 ? batchOf(one(0)) : batchOf(one(13_500))))
  const until = new Date(HEADER.t0EpochUs / 1000 + 13_500).toTimeString().slice(0, 8)
  expect(line).toMatch(new RegExp(`, 0 refused; waits until ${until}: the first requests$`))
})

test('a batch has bodies, labels and the indexes of keys, and never a key', async () => {
  const requests = [
    one(0, { key: 'b' }),
    one(1, { kind: 'wrong-key' }),
    one(2, { kind: 'invalid' }),
    one(3, { kind: 'long' }),
    one(4, { tokens: 60 }),
    one(99_000),
  ]
  const { lines } = await conduct(({ seen }) => (seen.length === 0 ? batchOf(...requests) : DONE))
  expect(lines.join('')).not.toContain('sk-plan')
  const batch = JSON.parse(lines[0] ?? '') as { requests: Record<string, unknown>[]; endUs: number }
  const [other, wrong, invalid, stream, long, ...late] = batch.requests
  expect(late).toEqual([])
  expect(batch.endUs).toBe(10_000_000)
  expect(other).toMatchObject({ key: 1, atUs: 0, label: { key: 'b', stage: 'first' } })
  expect(wrong).toMatchObject({ madeUpKey: 'sk-assay-wrong-s' })
  expect(wrong).not.toHaveProperty('key')
  expect(JSON.parse(String(invalid?.['body']))).toEqual({ model: 'm', messages: 'none' })
  expect(stream).toMatchObject({ isStream: true })
  expect(JSON.parse(String(stream?.['body']))).toMatchObject({ stream: true })
  expect(String(long?.['body']).match(/ and/g)).toHaveLength(48)
})

test('what the planner throws ends the run, and is thrown afterwards', async () => {
  const { end } = await conduct(() => {
    throw new TypeError('the planner is broken')
  })
  expect(end).toThrow('the planner is broken')
})

test('a row that cannot be read ends the run with the problem', async () => {
  const { end } = await conduct(
    () => batchOf(one(0)),
    () => 'not a row\n',
  )
  expect(end().problem).toMatch(/line 2: it is not JSON/)
})

test('a plan of which nothing more is sent ends the run', async () => {
  const { lines, end } = await conduct(
    () => batchOf(one(9999)),
    () => '',
  )
  expect(lines).toHaveLength(1)
  expect(end().done).toMatchObject({ because: 'bounds', note: 'no time is left for the next requests' })
})
