import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dialects, STREAM_END } from '../patches/dialects.ts'
import { startReference, type Reference } from '../../reference/server.ts'
import { readXml, type XmlElement } from '../../reports/xml-fixture.ts'
import type { Run } from '../../schemas/compiled/run.ts'
import { assayHere as assay } from '../fixtures/command-here.ts'
import type { Said } from '../fixtures/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-partial-'))
const statement = join(folder, 'ours.json')
const text = `${JSON.stringify(
  {
    schema: 'assay.statement/1',
    name: 'Streams of our own',
    capabilities: { sse: 'supported' },
    readings: {
      'version.compatibility': { reading: 'described', text: 'members may be added' },
      'sse.events': { reading: 'custom', terminator: STREAM_END, schema: { type: 'object' } },
    },
  },
  null,
  2,
)}\n`
const sha256 = createHash('sha256').update(text).digest('hex')
const out = join(folder, 'out')
let reference: Reference
let said: Said
let run: Run

// Streams of a shape of their own: what the interface states of their text is then out of reach.
beforeAll(async () => {
  writeFileSync(statement, text)
  reference = await startReference({ patches: dialects.filter(({ id }) => id === 'sse-custom') })
  const target = [reference.baseUrl, '--model', reference.model, '--statement', statement]
  const only = ['--skip', 'core.huge-clean,core.huge-prompt-not-cut,core.answers-after-huge']
  said = await assay(['check', ...target, ...only, '--out', out], folder, { ASSAY_KEY: reference.key })
  run = JSON.parse(readFileSync(join(out, 'run.json'), 'utf8')) as Run
})
afterAll(async () => {
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a statement that takes stated MUSTs out ends partial, with exit code 3', () => {
  expect(run.checks.filter(({ verdict }) => ['fail', 'inconclusive', 'error'].includes(verdict))).toEqual([])
  expect([run.outcome, run.exitCode, said.code]).toEqual(['partial', 3, 3])
  const sse = run.capabilities.find(({ id }) => id === 'sse')
  expect(sse?.outcome).toBe('partial')
  expect(sse?.takenOut?.map(({ clause, readings }) => [clause, readings])).toEqual([
    ['C1.6', ['sse.events']],
    ['C8.2', ['sse.events']],
  ])
  expect(run.capabilities.find(({ id }) => id === 'core')?.outcome).toBe('conformant')
})

test('run.json names the statement, its digest and every reading in force with its layer', () => {
  expect(run.statement).toEqual({ name: 'Streams of our own', sha256 })
  expect(run.readings?.find(({ key }) => key === 'sse.events')).toEqual({
    key: 'sse.events',
    reading: 'custom',
    layer: 'declared',
    parameters: {
      mediaType: 'text/event-stream',
      terminator: STREAM_END,
      schema: { type: 'object' },
    },
  })
  expect(run.readings?.find(({ key }) => key === 'sse.path')).toEqual({
    key: 'sse.path',
    reading: 'same-path',
    layer: 'profile',
  })
})

describe('every report says that the run is partial', () => {
  const short = sha256.slice(0, 12)

  test('the summary on the terminal', () => {
    expect(said.stdout).toMatch(/^PARTIAL: /)
    expect(said.stdout).toContain(`Statement: Streams of our own (SHA-256 ${short})`)
    expect(said.stdout.replaceAll(/\s+/g, ' ')).toMatch(
      /PARTIAL: sse: declared readings \(sse\.events\) remove MUSTs of the stated clause C1\.6: .*sse\.text-streamed/,
    )
    expect(said.stdout).toMatch(/^ +sse +PARTIAL/m)
    expect(said.stdout.replaceAll(/\s+/g, ' ')).toContain(
      'DECLARED FOR THE RECORD (no check uses it): version.compatibility = described.',
    )
  })

  test('HTML', () => {
    const page = readFileSync(join(out, 'report.html'), 'utf8')
    expect(page).toContain('<span class="doubt">PARTIAL</span>')
    expect(page).toContain(sha256)
    expect(page).toMatch(/<code>sse\.events<\/code><\/th><td>custom<\/td><td>declared<\/td>/)
  })

  test('JUnit: red, with the statement in the properties of each suite', () => {
    const xml = readXml(readFileSync(join(out, 'junit.xml'), 'utf8'))
    expect(Number(xml.attributes['errors'])).toBe(1)
    for (const suite of xml.children) {
      const [properties] = suite.children
      expect(properties?.tag).toBe('properties')
      expect(valuesIn(properties)).toMatchObject({
        'assay.outcome': 'partial',
        'assay.statement.name': 'Streams of our own',
        'assay.statement.sha256': sha256,
        'assay.reading.sse.path': 'same-path (profile)',
      })
    }
  })

  test.each([
    [
      'markdown',
      [/^## Assay: PARTIAL/, new RegExp(sha256), /\| `sse\.events` \| custom \| declared \| `.*` \|/],
    ],
    [
      'badge',
      [/"message": "PARTIAL; .*; statement [0-9a-f]{12}; [-\d]{10}"/, /"color": "yellow"/, /"isError": true/],
    ],
  ] as const)('%s', async (as, patterns) => {
    const { stdout } = await assay(['report', join(out, 'run.json'), '--as', as], folder, {})
    for (const pattern of patterns) expect(stdout).toMatch(pattern)
  })

  test('a replay gives the same run, statement and all', async () => {
    const { code, stdout } = await assay(['replay', join(out, 'transcript.ndjson'), '--json'], folder, {})
    expect(code).toBe(3)
    expect(JSON.parse(stdout)).toMatchObject({
      outcome: 'partial',
      statement: run.statement,
      readings: run.readings,
      capabilities: run.capabilities,
    })
  })
})

function valuesIn(properties: XmlElement | undefined): Readonly<Record<string, string | undefined>> {
  const children = properties?.children ?? []
  return Object.fromEntries(children.map(({ attributes: { name = '', value } }) => [name, value]))
}
