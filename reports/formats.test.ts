import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { RunKind } from '../schemas/run-kinds.ts'
import {
  describeFormats,
  formatNames,
  renderFiles,
  renderRun,
  reportFiles,
  type RunWithKind,
} from './formats.ts'
import { capacityRun } from './capacity-fixture.ts'
import { limiterRun } from './limiter-fixture.ts'
import { loadRun } from './load-run-fixture.ts'
import { conformantRun, nonConformantRun } from './run-fixture.ts'
import type { RunFileState } from './run-text.ts'
import { readXml } from './xml-fixture.ts'

const RUNS: { readonly [Kind in RunKind]: RunWithKind<Kind> } = {
  check: { kind: 'check', run: nonConformantRun },
  load: { kind: 'load', run: loadRun() },
  limiter: { kind: 'limiter', run: limiterRun() },
  capacity: { kind: 'capacity', run: capacityRun() },
}

/** Tests by which the text of each format is recognized. A new format needs a line here. */
const MARKS: Readonly<Record<string, (text: string) => void>> = {
  summary: (text) => expect(text).toMatch(/^[A-Z]/),
  html: (text) => expect(text).toMatch(/^<!doctype html>\n/),
  junit: (text) => expect(readXml(text).tag).toBe('testsuites'),
  markdown: (text) => expect(text).toMatch(/^## Assay/),
  sarif: (text) => expect(JSON.parse(text)).toMatchObject({ version: '2.1.0' }),
  har: (text) => expect(JSON.parse(text)).toMatchObject({ log: { version: '1.2' } }),
  github: (text) => expect(text).toMatch(/^::notice title=Assay/),
  badge: (text) => expect(JSON.parse(text)).toMatchObject({ schemaVersion: 1 }),
}

const lines = Object.values(RUNS).flatMap((found) =>
  formatNames(found.kind).map((name) => ({ found, kind: found.kind, name })),
)

test.each(lines)(
  '$name of a $kind run is rendered, is what it says, and ends its last line',
  async (line) => {
    const text = await renderRun(line.found, line.name)
    const mark = MARKS[line.name]
    if (mark === undefined) throw new Error(`add a line for ${line.name} to MARKS in reports/formats.test.ts`)
    mark(text)
    expect(text.endsWith('\n')).toBe(true)
  },
)

test.each(lines)('$name of a $kind run is named by the help text', ({ kind, name }) => {
  expect(describeFormats().join('\n')).toMatch(new RegExp(`\\b${name}\\b`))
  expect(formatNames()).toContain(name)
  expect(formatNames(kind)).toContain(name)
})

test.each(Object.values(RUNS))(
  'the output folder of a $kind run holds each file of the table once',
  async (found) => {
    const expected = ['report.html', 'junit.xml']
    const written = (await renderFiles(found)).map(([file]) => file)
    expect(written).toEqual(expected)
    expect(reportFiles(found.kind)).toEqual(expected)
  },
)

test('a format may serve one kind only, and the help text names that kind', async () => {
  expect(formatNames('load')).not.toContain('badge')
  const ofChecks = describeFormats().find((line) => line.startsWith('only run.json: '))
  expect(ofChecks).toMatch(/[:,r] badge \(JSON for a badge service\)(?:,| or |$)/)
  await expect(renderRun(RUNS.load, 'badge')).rejects.toThrow("a load run has no format 'badge'")
  await expect(renderRun(RUNS.load, 'toString')).rejects.toThrow(RangeError)
})

test.each(formatNames())('%s has a row in the table of docs/ci.md', (name) => {
  const page = readFileSync(new URL('../docs/ci.md', import.meta.url), 'utf8')
  const rows = page.match(/^\| `\w+` +\|/gm) ?? []
  expect(rows.map((row) => row.replace(/[| `]/g, ''))).toContain(name)
})

test('README lists the formats of a run of checks', () => {
  const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  const [, first, others = ''] = /^assay report \S+ --as (\S+) +# or (.+)$/m.exec(page) ?? []
  expect(new Set([first, ...others.split(', ')])).toEqual(new Set(formatNames('check')))
})

describe.each(formatNames('check'))('%s of a run of checks', (name) => {
  test('shows that its run file was changed', async () => {
    const state: RunFileState = { kind: 'edited', why: 'verdicts differ from the transcript' }
    const text = await renderRun({ kind: 'check', run: conformantRun }, name, { color: false, state })
    expect(text, `${name} ignores options.state`).not.toBe(
      await renderRun({ kind: 'check', run: conformantRun }, name),
    )
    expect(text).toMatch(/changed/i)
  })
})
