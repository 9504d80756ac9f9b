/** Tests that a merged run has the same figures for any division of its rows among processes. */
import { renderLoadSummary } from '../../reports/rendered-fixture.ts'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import type { Row, RowHeader } from '../../schemas/compiled/row.ts'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRows } from '../rows/read-rows.ts'
import { ROWS_FILE } from '../rows/store-rows.ts'
import { fileOf, ROW_HEADER } from '../rows/row-fixture.ts'
import { arrivalsOf } from '../workload/schedule.ts'
import { planWorkload } from '../workload/workload.ts'
import { drawnRows } from './drawn-rows-fixture.ts'
import { mergeParts } from './merge-parts.ts'
import { partFixture } from './part-fixture.ts'
import { traceDigest, type LoadPart } from './load-part.ts'
import { segmentOf } from './parts.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-merge-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const WORKLOAD = planWorkload(
  {
    ratePerSecond: 40,
    durationSeconds: 10,
    warmUpSeconds: 1,
    arrivals: 'poisson',
    mix: { json: 1, sse: 2, websocket: 1 },
  },
  'sse',
)

const ERROR = { p50: 0.1, p99: 1 }
const REQUESTS = arrivalsOf(WORKLOAD, 'merge', [])?.length ?? 0

type Split = { readonly of: number; readonly header?: Partial<RowHeader>; readonly part?: Partial<LoadPart> }

/** Writes rows as `of` processes would: each into its own folder, in the order in which requests ended. Returns the folders. */
function written(
  name: string,
  rows: readonly Row[],
  { of, header = {}, part = {} }: Split,
): readonly string[] {
  return Array.from({ length: of }, (_, index) => {
    const number = index + 1
    const own = join(folder, `${name}-${number}-of-${of}`)
    mkdirSync(own, { recursive: true })
    const mine = rows
      .filter(({ i }) => i % of === index)
      .toSorted((a, b) => (a.closedUs ?? 0) - (b.closedUs ?? 0))
    const { segment } = segmentOf({ number, of })
    writeFileSync(
      join(own, 'rows.ndjson'),
      fileOf(mine, { ...ROW_HEADER, segment, ...(number === of ? header : {}) }),
    )
    const place = { number, of }
    const base = partFixture(WORKLOAD, mine.length, place)
    writeFileSync(join(own, 'load-part.json'), JSON.stringify({ ...base, ...(number === of ? part : {}) }))
    return own
  })
}

/** Returns a run as JSON, without what depends on the number of its parts. */
function figuresOf(run: LoadRun): string {
  const { startedAt: _, durationMs: __, parts: ___, notes, ...figures } = run
  return JSON.stringify({ ...figures, notes: notes.filter((note) => !/parts/.test(note)) })
}

test.each(process.env['ASSAY_TEST_SAMPLE'] === 'full' ? Array.from('abcdef') : ['a', 'b'])(
  'seed %s: byte-equal figures, split 1, 2, 3 and 8 ways',
  async (seed) => {
    const starts = arrivalsOf(WORKLOAD, 'merge', []) ?? []
    const rows = drawnRows(starts, seed)
    const texts: string[] = []
    for (const count of [1, 2, 3, 8]) {
      const folders = written(seed, rows, { of: count })
      const out = join(folder, `${seed}-merged-${count}`)
      const run = await mergeParts({ folders: folders.toReversed(), out })
      expect(run.parts?.length ?? 1).toBe(count)
      expect(run.requests.started).toBeGreaterThan(300)
      // Of the 11 s of a part, 4 s are before the common start.
      expect(run.durationMs).toBe(7000)
      texts.push(figuresOf(run))
      const kept: Row[] = []
      await readRows(join(out, ROWS_FILE), (row) => kept.push(row))
      expect(kept.toSorted((a, b) => a.i - b.i)).toEqual(rows)
    }
    const [whole, ...others] = texts
    for (const other of others) expect(other).toBe(whole)
  },
)

const merged = (folders: readonly string[], more: Partial<Parameters<typeof mergeParts>[0]> = {}) =>
  mergeParts({ folders, out: join(folder, 'named'), ...more })

/** Merges two parts. The first request of the second part was sent `byUs` microseconds late, and failed. */
function late(rows: readonly Row[], byUs: number): Promise<LoadRun> {
  const first = rows.find(({ i }) => i === 1)
  const delayed = rows.map((row) =>
    row === first ? { ...row, class: 'reset' as const, ...sentAt((row.scheduledUs ?? 0) + byUs) } : row,
  )
  return merged(written(`late-${byUs}`, delayed, { of: 2 }))
}

function sentAt(sentUs: number): Partial<Row> {
  const none = { firstEventUs: null, firstTokenUs: null, lastTokenUs: null, gapsUs: null }
  return { ...none, sentUs, closedUs: sentUs, doneUs: null, chunks: 0 }
}

test('a merged run has the flags that all parts have', async () => {
  const own = partFixture(WORKLOAD, 0, { number: 2, of: 2 })
  const shared = { rate: '40', slo: ['errors < 50%'] }
  const rows = drawnRows(arrivalsOf(WORKLOAD, 'merge', []) ?? [], 'flags')
  const withFlags = (k6: string) => ({ plan: { ...own.plan, flags: { ...shared, k6 } } })
  const [first = ''] = written('first', rows, { of: 2 })
  const folders = written('flags', rows, { of: 2, part: withFlags('/there/k6') })
  const path = join(first, 'load-part.json')
  const part = JSON.parse(readFileSync(path, 'utf8')) as LoadPart
  writeFileSync(path, JSON.stringify({ ...part, ...withFlags('/here/k6') }))
  expect((await merged([first, ...folders.slice(1)])).flags).toEqual(shared)
})

describe('names the parts that are missing for a whole run', () => {
  const rows = drawnRows(arrivalsOf(WORKLOAD, 'merge', []) ?? [], 'z')

  test('a missing part', async () => {
    const run = await merged(written('missing', rows, { of: 3 }).filter((_, index) => index !== 1))
    expect(run).toMatchObject({ outcome: 'invalid', exitCode: 3, overload: null, requests: { dropped: 0 } })
    expect(run.goodput?.share).toBeLessThanOrEqual(1)
    expect(run.reasons).toEqual(['part 2 of 3 is missing: give its folder too'])
    expect(run.slo.filter(({ ok }) => ok !== null)).toEqual([])
    expect(run.slo[0]?.reason).toBe('the load is not whole')
    expect(run.rates?.askedPerSecond).toBeNull()
    expect(renderLoadSummary(run)).toContain('2 of 3 parts were merged')
  })

  test('parts that overlap', async () => {
    const [one = ''] = written('overlap-a', rows, { of: 2 })
    const [two = ''] = written('overlap-b', rows, { of: 2 })
    await expect(merged([one, two])).rejects.toThrow(/overlap: both hold part 1 of 2/)
  })

  test('parts whose rows overlap', async () => {
    const folders = written('twice', rows, { of: 2 })
    const [first = '', second = ''] = folders.map((own) => join(own, 'rows.ndjson'))
    const [, ...others] = readFileSync(first, 'utf8').split('\n')
    const [header = ''] = readFileSync(second, 'utf8').split('\n')
    writeFileSync(second, [header, ...others].join('\n'))
    expect((await merged(folders)).reasons.join()).toMatch(/request \d+ was sent twice/)
  })

  test('a part whose rows are cut is refused, and nothing is judged or written', async () => {
    const folders = written('gzip', rows, { of: 2 })
    const path = join(folders[1] ?? '', 'rows.ndjson')
    writeFileSync(path, gzipSync(readFileSync(path)).subarray(0, 500))
    const out = join(folder, 'gzip-merged')
    await expect(mergeParts({ folders, out })).rejects.toThrow(
      /^part 2 of 2: the gzip of \S+ is broken or cut: unexpected end of file\. Copy that file again, or leave/,
    )
    expect(existsSync(out)).toBe(false)
  })

  test.each([
    ['in a row', (text: string) => text.slice(0, 9000)],
    ['after the header', (text: string) => text.slice(0, text.indexOf('\n') + 1)],
  ])('a part whose uncompressed rows are cut %s is refused', async (name, cut) => {
    const folders = written(name.replaceAll(' ', '-'), rows, { of: 2 })
    const path = join(folders[1] ?? '', 'rows.ndjson')
    writeFileSync(path, cut(readFileSync(path, 'utf8')))
    await expect(merged(folders)).rejects.toThrow(
      /^part 2 of 2: \S+ has \d+ of \d+ rows\. Copy that file again, or leave that part out$/,
    )
  })

  test.each<[name: string, spoil: (own: string, other: string) => void, says: RegExp]>([
    [
      'rows of another part',
      (own, other) => cpSync(join(other, 'rows.ndjson'), join(own, 'rows.ndjson')),
      /^\S+ holds part 2 of 2, and the rows of another part: copy its rows again$/,
    ],
    [
      'no rows',
      (own) => rmSync(join(own, 'rows.ndjson')),
      /^part 2 of 2: \S+ has 0 of \d+ rows\. Copy that file again, or leave that part out$/,
    ],
    [
      'answers that are no text',
      (own) => writeFileSync(join(own, 'answers.ndjson'), Buffer.from([0xff, 10])),
      /^part 2 of 2: \S+answers\.ndjson is broken or cut\. Copy/,
    ],
    [
      'answers that are cut',
      (own) => writeFileSync(join(own, 'answers.ndjson'), '{"answers'),
      /^part 2 of 2: \S+answers\.ndjson is broken or cut\. Copy/,
    ],
  ])('a part with %s is refused', async (name, spoil, says) => {
    const [other = '', own = ''] = written(name.replaceAll(' ', '-'), rows, { of: 2 })
    spoil(own, other)
    await expect(merged([other, own])).rejects.toThrow(says)
  })

  test('a part of another run', async () => {
    const [one = ''] = written('same', rows, { of: 2 })
    const { plan } = partFixture(WORKLOAD, 1, { number: 2, of: 2 })
    const [, two = ''] = written('other', rows, { of: 2, part: { plan: { ...plan, seed: 'another' } } })
    await expect(merged([one, two])).rejects.toThrow(/are not parts of one run: seed differs/)
  })

  test('recordings and a statement that are not given again', async () => {
    const { plan } = partFixture(WORKLOAD, 1, { number: 1, of: 1 })
    const traced = { ...plan, traceSha256: 'a'.repeat(64) }
    await expect(merged(written('trace', rows, { of: 1, part: { plan: traced } }))).rejects.toThrow(
      /whose file was not given: pass it with --trace/,
    )
    const trace = [{ atUs: 0, promptTokens: 1, outputTokens: 1, blocks: [] }]
    const other = written('other-trace', rows, { of: 1, part: { plan: traced } })
    await expect(merged(other, { trace })).rejects.toThrow(/whose file was not given/)
    const declared = { ...plan, statement: { name: 'mine.json', sha256: 'b'.repeat(64) } }
    await expect(merged(written('declared', rows, { of: 1, part: { plan: declared } }))).rejects.toThrow(
      /pass its file with --statement/,
    )
  })

  test('requests that failed when their trace was recorded stand in a note of the run', async () => {
    const trace = [0, 5, 5].map((outputTokens, at) => ({
      atUs: at * 1_000_000,
      promptTokens: 4,
      outputTokens,
      blocks: [],
    }))
    const workload = planWorkload({ trace, durationSeconds: 1.5 })
    const { plan } = partFixture(workload, 2, { number: 1, of: 1 })
    const part = { plan: { ...plan, traceSha256: traceDigest(trace) } }
    const sent = drawnRows(arrivalsOf(workload, 'merge', trace) ?? [], 'z')
    const run = await merged(written('failed-lines', sent, { of: 1, part }), { trace })
    expect(run.notes).toContainEqual(
      expect.stringMatching(/^1 of the 2 requests of the trace have no output/),
    )
  })

  test('a folder without a part, and a file that is not a part', async () => {
    await expect(merged([folder])).rejects.toThrow(/holds no load-part.json/)
    const [own = ''] = written('broken', rows, { of: 1 })
    writeFileSync(join(own, 'load-part.json'), '{"schema": "assay.load-part/1"}')
    await expect(merged([own])).rejects.toThrow(
      /is not a part of a load of this version: \/plan: expected \S+, received missing/,
    )
  })

  test('a part that did not measure how long k6 waited makes the error unknown', async () => {
    const calibrations = [
      { errors: { requests: 9, ttftErrorMs: ERROR, gapErrorMs: ERROR, mismatched: 0 }, problem: null },
    ]
    const reasonsWith = async (wait: null | undefined) => {
      const { end } = partFixture(WORKLOAD, 200, { number: 2, of: 2 })
      const part = { end: { ...end!, calibrations, ...(wait === null && { wait }) } }
      return (await merged(written('waits', rows, { of: 2, part }))).instrument.reasons.join()
    }
    expect(await reasonsWith(null)).toMatch(
      /^its error is not known: 1 of these parts did not measure how long k6 waited/,
    )
    expect(await reasonsWith(undefined)).not.toMatch(/not known/)
  })

  test('a part that began late, by a little and by much', async () => {
    const little = await late(rows, 200_000)
    expect(little.notes.join('\n')).toMatch(/part 2 of 2 began 0\.20 s late/)
    expect(little.reasons).toEqual([])
    const much = await late(rows, 2_000_000)
    expect(much.reasons.join()).toMatch(/part 2 of 2 began 2\.00 s late: the requested load was not sent/)
  })

  test('a part that its user stopped', async () => {
    const { end } = partFixture(WORKLOAD, 1, { number: 2, of: 2 })
    if (end === null) throw new Error('the fixture has an end')
    const ending = { exitCode: 105, signal: null, stopped: true, late: false }
    const stoppedAtMs = ROW_HEADER.t0EpochUs / 1000 + 5000
    const line = "test run was aborted because k6 received a 'interrupt' signal"
    const log = { exceptions: [line], exceptionCount: 1, tail: [] }
    const run = await merged(
      written('stopped', rows, { of: 2, part: { end: { ...end, ending, stoppedAtMs, log } } }),
    )
    expect(run).toMatchObject({ outcome: 'aborted', exitCode: 3, window: { seconds: 4 } })
    expect(run.reasons.join()).toContain('part 2 of 2 did not come to its end: stopped by a signal')
    expect(run.reasons.join()).not.toContain('threw')
  })

  test('a part whose process was killed left no end', async () => {
    const folders = written('killed', rows, { of: 2 })
    rmSync(join(folders[1] ?? '', 'load-part.json'))
    await expect(merged(folders)).rejects.toThrow(
      /killed-2-of-2 holds a part without an end .* was ended or still runs/,
    )
    const planned = written('planned', rows, { of: 2, part: { end: null } })
    await expect(merged(planned)).rejects.toThrow(/holds a plan and no part/)
  })
})

describe('a merge never overwrites one of several parts', () => {
  const rows = drawnRows(arrivalsOf(WORKLOAD, 'merge', []) ?? [], 'r')

  test.each([
    ['one part alone', (parts: readonly string[]) => parts.slice(1, 2)],
    ['one of all parts', (parts: readonly string[]) => parts],
  ])('%s', async (name, chosen) => {
    const parts = written(`replaced-${name.length}`, rows, { of: 3 })
    const [, out = ''] = parts
    const before = readFileSync(join(out, 'load-part.json'), 'utf8')
    const link = join(folder, `link-${name.length}`)
    symlinkSync(out, link)
    for (const place of [out, link]) {
      await expect(mergeParts({ folders: chosen(parts), out: place })).rejects.toThrow(
        `${out} holds part 2 of 3, which the merged run would replace: pass another folder with --out`,
      )
    }
    expect(readFileSync(join(out, 'load-part.json'), 'utf8')).toBe(before)
    expect([existsSync(join(out, 'load-run.json')), existsSync(join(out, ROWS_FILE))]).toEqual([false, false])
  })
})

function summaryOf(count: number): string {
  return JSON.stringify({
    state: { testRunDurationMs: 11_000 },
    metrics: { iterations: { values: { count } } },
  })
}

describe('parts that k6 alone wrote: a summary is also written by a k6 that a signal ended', () => {
  const rows = drawnRows(arrivalsOf(WORKLOAD, 'merge', []) ?? [], 'p')

  /** Merges three parts that k6 wrote without Assay, as in pods. The last `cut` requests of the last part have no rows. */
  async function merge(
    name: string,
    cut: number,
    summary: string | null = null,
    others: readonly string[] = [],
  ): Promise<LoadRun> {
    const plan = { ...partFixture(WORKLOAD, 0, { number: 1, of: 3 }), place: null, end: null }
    const folders = written(name, rows, { of: 3 })
    for (const [index, own] of folders.entries()) {
      rmSync(join(own, 'load-part.json'))
      const path = join(own, 'rows.ndjson')
      const missing = index === 2 ? cut : 0
      const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1)
      writeFileSync(path, `${lines.slice(0, lines.length - missing).join('\n')}\n`)
      const text = index === 2 ? summary : null
      writeFileSync(join(own, 'summary.json'), text ?? summaryOf(lines.length - 1 - missing))
    }
    return await mergeParts({ folders: [...others, ...folders], out: join(folder, `${name}-merged`), plan })
  }

  test('all requests were completed: the part is whole', async () => {
    const run = await merge('pods-whole', 0)
    expect(run.reasons).toEqual([])
    expect(run.outcome).not.toBe('aborted')
    expect(run.durationMs).toBeGreaterThanOrEqual(1000 * WORKLOAD.durationSeconds)
    expect(run.durationMs).toBeLessThan(3000 * WORKLOAD.durationSeconds)
  })

  test.each([1, 60])('%i requests are missing: the part was cut off', async (cut) => {
    const run = await merge(`pods-cut-${cut}`, cut)
    expect(run).toMatchObject({ valid: false, outcome: 'aborted', exitCode: 3 })
    expect(run.reasons).toContain(
      `${REQUESTS - cut} of ${REQUESTS} requests were completed: at least one part was cut off`,
    )
  })

  test('the empty folder of an initializer is not a part', async () => {
    const empty = join(folder, 'initializer')
    mkdirSync(empty)
    const run = await merge('pods-and-initializer', 0, null, [empty])
    expect(run.reasons).toEqual([])
  })

  test('a summary that is cut does not show an end', async () => {
    const run = await merge('pods-broken', 0, '{"state":')
    expect(run).toMatchObject({ valid: false, outcome: 'aborted' })
    expect(run.reasons).toContain('part 3 of 3 did not show how it ended: the summary of k6 is not JSON')
  })
})
