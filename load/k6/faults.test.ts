/**
 * Hostile targets through the real binary: k6 requests each fault once, in one batch. The rows must have it once, under its own name, with a
 * reason; what came whole must have come to the letter. How the reports name them is in
 * `test/load/load-faults.test.ts`; the same faults by the hundred are in `assay/classes_test.go`.
 */
import type { Row } from '../../schemas/compiled/row.ts'
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensureK6 } from '../runner/build-k6.ts'
import { k6Environment } from '../runner/environment.ts'
import { readEventStream } from '../../conformance/codec/event-stream.ts'
import { FAULTS, serveFaults, type Fault, type FaultTarget } from './fault-fixture.ts'

const SCRIPT = `
import { batch, open as openRows } from 'k6/x/assay'
openRows({ path: __ENV.ROWS })
export const options = { vus: 1, iterations: 1 }
export default function sendAll() {
  const requests = Array.from({ length: Number(__ENV.COUNT) }, (_, index) => ({
    url: __ENV.BASE_URL + '/' + index, transport: 'sse', index, body: '{"stream":true}',
    timeoutMs: 3000, keepBody: true, bodyBytes: 4194304,
  }))
  for (const { index, class: kind, bodyText } of batch(requests, true)) {
    console.log(JSON.stringify({ index, kind, bodyText }))
  }
}
`

type Seen = { readonly index: number; readonly kind: string; readonly bodyText: string | null }

const folder = mkdtempSync(join(tmpdir(), 'assay-faults-'))
let target: FaultTarget | null = null
let rows: readonly Row[] = []
let answers: readonly Seen[] = []

beforeAll(async () => {
  const binary = await ensureK6()
  target = await serveFaults((request) => faultAt(Number(/^POST \/(\d+) /.exec(request)?.[1])))
  const paths = { script: join(folder, 'faults.js'), rows: join(folder, 'rows'), log: join(folder, 'log') }
  writeFileSync(paths.script, SCRIPT)
  const variables = [`COUNT=${FAULTS.length}`, `BASE_URL=${target.baseUrl}`, `ROWS=${paths.rows}`]
  const quiet = ['--quiet', '--address=', '--log-format=raw', `--console-output=${paths.log}`]
  await promisify(execFile)(
    binary,
    ['run', ...quiet, ...variables.flatMap((word) => ['-e', word]), paths.script],
    { env: k6Environment(process.env), timeout: 60_000 },
  )
  const [header, ...lines] = linesOf(paths.rows)
  expect(header).toMatchObject({ v: 1, clock: 'monotonic' })
  rows = (lines as Row[]).toSorted((a, b) => a.i - b.i)
  answers = (linesOf(paths.log) as Seen[]).toSorted((a, b) => a.index - b.index)
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

test('each is counted once, under its class', () => {
  expect(rows.map((row) => `${faultAt(row.i).name}: ${row.class}, ${row.chunks} chunks`)).toEqual(
    FAULTS.map(({ name, class: kind, chunks }) => `${name}: ${kind}, ${chunks} chunks`),
  )
  expect(answers.map(({ index, kind }) => [index, kind])).toEqual(rows.map((row) => [row.i, row.class]))
})

test.each(FAULTS.map((fault, index) => ({ index, ...fault })))('$name: the reason in words', (fault) => {
  const error = rows[fault.index]?.error
  if (fault.says === undefined) expect(error).toBeNull()
  else expect(error).toMatch(fault.says)
})

test.each(FAULTS.map((fault, index) => ({ index, ...fault })).filter(({ text }) => text !== undefined))(
  '$name: its text came to the letter',
  ({ index, text }) => {
    expect(textOf(answers[index]?.bodyText ?? '')).toBe(text)
  },
)

test('chunks that came in one read share its time', () => {
  const coalesced = rows[FAULTS.findIndex(({ name }) => name === 'coalesced chunks')]
  expect(coalesced?.gapsUs).toEqual([0, 0])
})

type Chunk = { readonly choices: readonly { readonly delta: { readonly content?: string } }[] }

function textOf(body: string): string {
  const chunks = readEventStream(Buffer.from(body), [])
    .events.filter(({ data }) => data !== '[DONE]')
    .map(({ data }) => JSON.parse(data) as Chunk)
  return chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('')
}
