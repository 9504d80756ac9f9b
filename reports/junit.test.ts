import { clauseText } from './run-text.ts'
import { renderJunit } from './rendered-fixture.ts'
import { describe, expect, test } from 'vitest'
import { refusedByJenkins } from './junit-schema-fixture.ts'
import {
  runWithBrokenJudge,
  checkRecord,
  conformantRun,
  HOSTILE,
  hostileRun,
  incompleteRun,
  nonConformantRun,
  runOf,
} from './run-fixture.ts'
import type { Run } from '../schemas/compiled/run.ts'
import { readXml } from './xml-fixture.ts'

type ParsedCase = {
  readonly name: string
  readonly children: readonly string[]
  readonly message: string | null
  readonly text: string
}
type Parsed = {
  readonly totals: Readonly<Record<string, string>>
  readonly suites: readonly Readonly<Record<string, string>>[]
  readonly cases: readonly ParsedCase[]
}

const seen = new Map<Run, Parsed>()

function parsed(run: Run): Parsed {
  const known = seen.get(run) ?? parse(run)
  seen.set(run, known)
  return known
}

function parse(run: Run): Parsed {
  const root = readXml(renderJunit(run))
  const cases = root.children.flatMap((suite) =>
    suite.children
      .filter(({ tag }) => tag === 'testcase')
      .map(({ attributes, children, text }) => ({
        name: attributes['name'] ?? '',
        children: children.map(({ tag }) => tag),
        message: children[0]?.attributes['message'] ?? null,
        text,
      })),
  )
  return { totals: root.attributes, suites: root.children.map(({ attributes }) => attributes), cases }
}

function childrenOf(run: Run, id: string): readonly string[] | undefined {
  return parsed(run).cases.find(({ name }) => name === id)?.children
}

describe('cases', () => {
  const timed: Run = {
    ...nonConformantRun,
    exchangeDurations: { 'core.completion/all-four': 1250, 'core.refusals/missing-model': 30 },
  }
  const unjudged: Run = {
    ...nonConformantRun,
    checks: [
      ...nonConformantRun.checks,
      checkRecord({
        id: 'websocket.opens',
        capability: 'websocket',
        verdict: 'not-applicable',
        exchanges: [],
      }),
    ],
  }

  test('are named by the id of the check alone, with its title beside', () => {
    const { name, text } = parsed(conformantRun).cases[0] ?? { name: '', text: '' }
    expect([name, text]).toEqual(['core.choices-array', 'the answer has an array of choices'])
  })

  test('take shares of the time of the run: an exchange counts once, for the narrowest check, and all times add up', () => {
    const root = readXml(renderJunit(timed))
    const suite = root.children[0]
    const times = suite?.children.flatMap(({ attributes }) => attributes['time'] ?? [])
    const [first = '', second, third = ''] = times ?? []
    expect(Number(first) / Number(third)).toBeCloseTo(1250 / 30, 0)
    expect(second).toBe('0.000')
    expect(Number(first) + Number(third)).toBeCloseTo(timed.durationMs / 1000, 2)
    expect(suite?.attributes['time']).toBe(root.attributes['time'])
    const exchanges = Object.keys(timed.exchangeDurations ?? {})
    const wide = { ...timed, checks: [checkRecord({ id: 'core.all', exchanges }), ...timed.checks] }
    const ofAll = readXml(renderJunit(wide)).children[0]?.children.find(
      ({ attributes }) => attributes['name'] === 'core.all',
    )
    expect(ofAll?.attributes['time']).toBe('0.000')
  })

  test('of a capability that nobody judged do not appear', () => {
    expect(parsed(unjudged).cases.map(({ name }) => name)).not.toContain('websocket.opens')
    const text = renderJunit(unjudged)
    expect(text).toContain('<property name="assay.not-judged" value="signup, websocket, webhooks, limits"/>')
  })
})

describe('read as XML', () => {
  test('notes of a run, such as a quota that is not judged, become a skipped case', () => {
    const notes = ['the declared quota of 300 (unit requests) in 86400 s is not judged', 'another']
    const run: Run = { ...conformantRun, notes }
    expect(childrenOf(run, 'notes of the run')).toEqual(['skipped', 'system-out'])
    const found = parsed(run).cases.find(({ name }) => name === 'notes of the run')
    expect(found?.message).toContain('300 (unit requests) in 86400 s is not judged. another.')
    expect(childrenOf({ ...conformantRun, notes: [] }, 'notes of the run')).toBeUndefined()
  })

  test('each verdict becomes a JUnit result', () => {
    expect(childrenOf(nonConformantRun, 'core.choices-array')).toEqual(['system-out'])
    expect(childrenOf(nonConformantRun, 'core.content-is-string')).toEqual(['failure', 'system-out'])
    expect(childrenOf(nonConformantRun, 'core.auth-challenge')).toEqual(['system-out'])
    expect(childrenOf(nonConformantRun, 'core.echo-whole')).toEqual(['skipped', 'system-out'])
    expect(childrenOf(incompleteRun, 'core.check-0')).toEqual(['error', 'system-out'])
    expect(childrenOf(runWithBrokenJudge, 'core.model-string')).toEqual(['error', 'system-out'])
    expect(childrenOf(hostileRun, 'core.seen')).toEqual(['skipped', 'system-out'])
  })

  test('a failure contains clause, place, expected, received and the command', () => {
    const failed = parsed(nonConformantRun).cases.find(({ name }) => name === 'core.errors-body')
    expect(failed?.message).toBe(
      'core.refusals/missing-model /error: expected object, received string "no model"',
    )
    for (const part of [
      clauseText('G7.2')?.slice(0, 40) ?? 'no wording',
      'where      core.refusals/missing-model',
      'expected   object',
      'curl ',
      '$ASSAY_KEY',
    ]) {
      expect(failed?.text).toContain(part)
    }
  })

  test('the totals are the sums of the cases', () => {
    for (const run of [conformantRun, nonConformantRun, incompleteRun, runWithBrokenJudge, hostileRun]) {
      const { totals, suites, cases } = parsed(run)
      const withChild = (tag: string): string =>
        String(cases.filter(({ children }) => children.includes(tag)).length)
      expect(totals).toMatchObject({
        tests: String(cases.length),
        failures: withChild('failure'),
        errors: withChild('error'),
      })
      const sum = (name: string): number => suites.reduce((total, suite) => total + Number(suite[name]), 0)
      for (const name of ['tests', 'failures', 'errors']) expect(sum(name)).toBe(Number(totals[name]))
      expect(String(sum('skipped'))).toBe(withChild('skipped'))
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

test.each([conformantRun, nonConformantRun, incompleteRun, runWithBrokenJudge, hostileRun])(
  'a run is a document that Jenkins takes (%#)',
  async (run) => {
    expect(readXml(renderJunit(run)).tag).toBe('testsuites')
    expect(await refusedByJenkins(renderJunit(run))).toEqual([])
  },
)

test.each([
  ['a tag left open', '<a><b></a>'],
  ['a tag closed twice', '<a></a></a>'],
  ['two roots', '<a/><b/>'],
  ['text beside the root', '<a/>b'],
  ['no element', 'text'],
  ['a bare ampersand', '<a>b & c</a>'],
  ['an unknown entity', '<a>&nbsp;</a>'],
  ['a bare less-than in text', '<a>1 < 2</a>'],
  ['a less-than in an attribute', '<a b="<"/>'],
  ['an attribute without quotes', '<a b=c/>'],
  ['an attribute twice', '<a b="1" b="2"/>'],
  ['the end of a CDATA section', '<a>]]></a>'],
  ['a NUL', '<a>\u0000</a>'],
  ['half a surrogate pair', '<a>\uD83C</a>'],
])('the reader refuses %s', (_, document) => {
  expect(() => readXml(document)).toThrow(SyntaxError)
})

test.each(['edited', 'unverified'] as const)('so is a run file that is %s', async (kind) => {
  const junit = renderJunit(conformantRun, { kind, why: HOSTILE })
  expect(await refusedByJenkins(junit)).toEqual([])
})

test.each([
  ['an attribute too many', '<testsuites skipped="0"/>', "attribute 'skipped' is not allowed"],
  ['an attribute too few', '<testsuites><testsuite name="a"/></testsuites>', "'tests' is required"],
  ['an element elsewhere', '<testsuites><testcase name="a"/></testsuites>', 'This element is not expected'],
  ['an element of its own', '<report/>', 'No matching global declaration'],
  ['text beside elements', '<testsuites>text</testsuites>', 'Character content'],
  ['a time in words', '<testsuites time="1 s"/>', "'1 s' is not accepted by the pattern"],
])('Jenkins refuses %s', async (_, document, says) => {
  expect((await refusedByJenkins(document)).join('; ')).toContain(says)
})

function openCheck(id: string, cause: string) {
  return checkRecord({
    id,
    verdict: 'inconclusive',
    reason: 'prerequisite',
    detail: `${id}: ${cause}`,
    cause,
  })
}

test('checks that are inconclusive for one cause are one error', () => {
  const run = runOf('incomplete', [
    openCheck('a', 'no CA'),
    openCheck('b', 'no CA'),
    openCheck('c', 'a timeout'),
  ])
  expect(['a', 'b', 'c'].flatMap((id) => childrenOf(run, id)?.filter((tag) => tag !== 'system-out'))).toEqual(
    ['error', 'skipped', 'error'],
  )
})
