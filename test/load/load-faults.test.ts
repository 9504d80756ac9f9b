/** Tests a load with every kind of broken answer: each is counted once, and both reports describe it. */
import { renderLoadHtml, renderLoadSummary } from '../../reports/rendered-fixture.ts'
import type { Row } from '../../schemas/compiled/row.ts'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { runLoad } from '../../load/session/run-load.ts'
import { FAULTS, serveFaults, type Fault } from '../../load/k6/fault-fixture.ts'
import { ROWS_FILE } from '../../load/rows/store-rows.ts'
import { readRows } from '../../load/rows/read-rows.ts'
import { formatFailure } from '../../reports/load-text.ts'

/** The number of requests that meet each fault. */
const TIMES = 3
const PER_SECOND = 40
const folder = mkdtempSync(join(tmpdir(), 'assay-load-faults-'))
const rows: Row[] = []
let run: LoadRun | null = null

function faultAt(index: number): Fault {
  const fault = FAULTS[index % FAULTS.length]
  if (fault === undefined) throw new RangeError(`no fault for request ${index}`)
  return fault
}

const failures = FAULTS.filter((fault) => fault.class !== 'ok')
const classes = [...new Set(failures.map((fault) => fault.class))]

beforeAll(async () => {
  await ensureK6()
  // A prompt begins with a token that holds the number of its request, in base 36.
  const target = await serveFaults((request) =>
    faultAt(Number.parseInt(/nonce-[0-9a-z]+-([0-9a-z]+)-/.exec(request)?.[1] ?? '', 36)),
  )
  try {
    run = await runLoad({
      scenario: 'stream',
      target: { baseUrl: target.baseUrl, model: 'm', key: null },
      workload: {
        ratePerSecond: PER_SECOND,
        durationSeconds: (TIMES * FAULTS.length) / PER_SECOND,
        vus: 40,
        requestTimeoutSeconds: 2,
      },
      calibrate: false,
      out: folder,
    })
  } finally {
    target.close()
  }
  await readRows(join(folder, ROWS_FILE), (row) => rows.push(row))
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function theRun(): LoadRun {
  if (run === null) throw new Error('there was no run')
  return run
}

test.each(FAULTS)('$name is met and classed as itself, each time once', (fault) => {
  const met = rows.filter((row) => faultAt(row.i) === fault)
  expect(met.map((row) => row.class)).toEqual(Array.from({ length: TIMES }, () => fault.class))
})

test('the run counts each once', () => {
  const { requests, errors } = theRun()
  const failed = TIMES * failures.length
  expect(requests).toMatchObject({ started: TIMES * FAULTS.length, failed, ok: rows.length - failed })
  const counted = Object.fromEntries(errors.map((error) => [error.class, error.count]))
  expect(counted).toEqual(
    Object.fromEntries(
      classes.map((name) => [name, TIMES * failures.filter((fault) => fault.class === name).length]),
    ),
  )
})

describe.each(classes)('%s', (name) => {
  const examples = failures.filter((fault) => fault.class === name).map(({ says }) => says ?? /./)

  test('has an example that one of its faults gave', () => {
    const example = theRun().errors.find((error) => error.class === name)?.example ?? ''
    expect(examples.filter((says) => says.test(example))).not.toEqual([])
  })

  test('is named in words, with count and example, on the terminal and on the page', async () => {
    const { count, example } = theRun().errors.find((error) => error.class === name) ?? {}
    const shown = renderLoadSummary(theRun())
      .split('\n')
      .map((row) => row.trim().split(/ {2,}/))
    expect(shown).toContainEqual([name, formatFailure(name), String(count), example])
    const page = await renderLoadHtml(theRun())
    const cells = page.split('<tr>').find((row) => row.includes(`<code>${name}</code>`))
    expect(cells).toContain(formatFailure(name))
    expect(cells).toMatch(new RegExp(`>${count}</td>`))
    expect(cells).not.toContain('no example')
  })
})
