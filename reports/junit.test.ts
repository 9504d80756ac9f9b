import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { renderJunit } from './junit.ts'
import {
  brokenRun,
  conformantRun,
  hostileRun,
  incompleteRun,
  nonConformantRun,
  runOf,
} from './run-fixture.ts'
import type { Run } from './run.ts'

type ParsedCase = {
  readonly name: string
  readonly suite: string
  readonly children: readonly string[]
  readonly message: string | null
  readonly text: string
}
type Parsed = {
  readonly totals: Readonly<Record<string, string>>
  readonly suites: readonly Readonly<Record<string, string>>[]
  readonly cases: readonly ParsedCase[]
}

// A real XML parser decides what is well-formed: the one in Python's standard library.
const READER = `
import json, sys
import xml.etree.ElementTree as tree
root = tree.fromstring(sys.stdin.buffer.read())
cases = [dict(name=case.get('name'), suite=suite.get('name'), children=[child.tag for child in case],
              message=next((child.get('message') for child in case), None), text=''.join(case.itertext()))
         for suite in root for case in suite]
print(json.dumps(dict(totals=root.attrib, suites=[suite.attrib for suite in root], cases=cases)))
`

const hasPython = spawnSync('python3', ['--version']).status === 0
const seen = new Map<Run, Parsed>()

function parsed(run: Run): Parsed {
  const known = seen.get(run) ?? parse(run)
  seen.set(run, known)
  return known
}

function parse(run: Run): Parsed {
  const xml = renderJunit(run, (id) => `wording of ${id}`)
  const { stdout, stderr, status } = spawnSync('python3', ['-c', READER], { input: xml, timeout: 20_000 })
  expect(stderr.toString()).toBe('')
  expect(status).toBe(0)
  return JSON.parse(stdout.toString()) as Parsed
}

function childrenOf(run: Run, id: string): readonly string[] | undefined {
  return parsed(run).cases.find(({ name }) => name.startsWith(`${id}:`))?.children
}

describe.skipIf(!hasPython)('read by a real XML parser', () => {
  test('each verdict becomes what CI systems know', () => {
    expect(childrenOf(nonConformantRun, 'core.choices-array')).toEqual([])
    expect(childrenOf(nonConformantRun, 'core.content-is-string')).toEqual(['failure'])
    expect(childrenOf(nonConformantRun, 'core.auth-challenge')).toEqual(['system-out'])
    expect(childrenOf(nonConformantRun, 'core.echo-whole')).toEqual(['skipped'])
    expect(childrenOf(incompleteRun, 'core.check-0')).toEqual(['error'])
    expect(childrenOf(brokenRun, 'core.model-string')).toEqual(['error'])
    expect(childrenOf(hostileRun, 'core.seen')).toEqual(['skipped'])
  })

  test('a failure tells clause, place, expected, received and the command', () => {
    const failed = parsed(nonConformantRun).cases.find(({ name }) => name.startsWith('core.errors-body:'))
    expect(failed?.message).toBe(
      'core.refusals/missing-model /error: expected object, received string "no model"',
    )
    for (const part of [
      'wording of G7.2',
      'where: core.refusals/missing-model',
      'expected: object',
      'curl ',
      '$ASSAY_KEY',
    ]) {
      expect(failed?.text).toContain(part)
    }
  })

  test('the totals are the sums of the cases', () => {
    for (const run of [conformantRun, nonConformantRun, incompleteRun, brokenRun, hostileRun]) {
      const { totals, suites, cases } = parsed(run)
      const withChild = (tag: string): string =>
        String(cases.filter(({ children }) => children.includes(tag)).length)
      expect(totals).toMatchObject({
        tests: String(cases.length),
        failures: withChild('failure'),
        errors: withChild('error'),
        skipped: withChild('skipped'),
      })
      const sum = (name: string): number => suites.reduce((total, suite) => total + Number(suite[name]), 0)
      for (const name of ['tests', 'failures', 'errors', 'skipped'])
        expect(sum(name)).toBe(Number(totals[name]))
    }
  })

  test('a run that is not conformant is red even without a failed check', () => {
    for (const run of [
      runOf('incomplete', []),
      { ...conformantRun, outcome: 'incomplete', exitCode: 3 } as const,
    ]) {
      expect(Number(parsed(run).totals['errors'])).toBe(1)
    }
    expect(parsed(conformantRun).totals).toMatchObject({ failures: '0', errors: '0' })
  })

  test('hostile text stays text', () => {
    const { cases } = parsed(hostileRun)
    expect(cases.map(({ name }) => name).join()).toContain('<script>alert(1)</script> ]]>')
    expect(cases.flatMap(({ children }) => children).toSorted()).not.toContain('script')
    expect(cases.map(({ text }) => text).join()).toContain('NUL\\u0000')
  })
})

test('tags nest, nothing is left unescaped, and no character is one that XML forbids', () => {
  for (const run of [conformantRun, nonConformantRun, incompleteRun, brokenRun, hostileRun]) {
    const xml = renderJunit(run).replace(/^<\?xml [^>]*\?>\n/, '')
    // oxlint-disable-next-line no-control-regex -- these are the characters in question
    expect(xml).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]|\p{Cs}/u)
    expect(xml).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)|\]\]>/)
    const open: string[] = []
    const texts = xml.replace(
      /<(\/?)([a-z-]+)((?: [a-z]+="[^"<]*")*)(\/?)>/g,
      (_, end, name, _attributes, empty) => {
        if (end === '/') expect(open.pop()).toBe(name)
        else if (empty === '') open.push(name)
        return ''
      },
    )
    expect(open).toEqual([])
    expect(texts).not.toMatch(/[<>]/)
  }
})
