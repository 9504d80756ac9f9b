/**
 * Tests that docs/metrics.md, schemas/metrics.json and the code define the same metrics. The row of the test has times whose differences
 * all differ, so a duration shows which two times the code compares.
 */
import type { Row } from '../../schemas/compiled/row.ts'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import schema from '../../schemas/load-run.schema.json' with { type: 'json' }
import metrics from '../../schemas/metrics.json' with { type: 'json' }
import { isObject } from '../guards.ts'
import { rowOf } from '../rows/row-fixture.ts'
import { parseSlo } from './slo.ts'
import { analyze, type Analysis } from './analyze.ts'
import { countRow, Tally, goalsOf, type AnalysisOptions } from './tally.ts'
import { TIMING_NAMES, timingsOf } from './timings.ts'

/** A definition in `schemas/metrics.json`. A duration is the time from `from` to `to`, divided by `by` (if present). */
type MetricText = {
  readonly label: string
  readonly text: string
  readonly per: string
  readonly from?: string
  readonly to?: string
  readonly jsonTo?: string
  readonly by?: string
  readonly figures: readonly string[]
}

/** The definitions in `schemas/metrics.json`, by the name of the metric. */
const METRIC_TEXTS: Readonly<Record<string, MetricText>> = metrics.metrics

const PAPER = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'metrics.md'), 'utf8')

/** The metrics in the tables of docs/metrics.md: name and definition (the first two cells). */
const DEFINED = new Map(
  ['Durations', 'Rates', 'What the plots show', 'Accuracy of the instrument']
    .flatMap((title) => [...sectionOf(title).matchAll(/^\| `([A-Za-z0-9-]+)` +\| (.*?) +\|$/gm)])
    .map(([, name = '', text = '']) => [name, text]),
)
const MOMENTS = [...sectionOf('Times of a request').matchAll(/^\| ([a-z]+(?: [a-z]+)?) +\| .* \|$/gm)].map(
  ([, name = '']) => name,
)

function sectionOf(title: string): string {
  const [, section = ''] = PAPER.split(`\n## ${title}\n`)
  return section.split('\n## ', 1)[0] ?? ''
}

/** The times of a row, in ms. They are powers of two, so that every difference of two times is unique. */
const AT_MS: Readonly<Record<string, number>> = {
  scheduled: 1,
  sent: 2,
  connected: 4,
  headers: 8,
  'first byte': 16,
  'first event': 32,
  'first token': 64,
  'second token': 128,
  'last token': 256,
  done: 512,
  closed: 1024,
  tcp: 2048,
  'first output': 4096,
}
const TOKENS = 8
const DIVISORS: Readonly<Record<string, readonly [sign: string, divisor: number]>> = {
  'tokens after the first': ['(n - 1)', TOKENS - 1],
  tokens: ['n', TOKENS],
}

const at = (moment: string): number => (AT_MS[moment] ?? Number.NaN) * 1000
const STREAM = rowOf({
  scheduledUs: at('scheduled'),
  sentUs: at('sent'),
  tcpUs: at('tcp'),
  connectedUs: at('connected'),
  headersUs: at('headers'),
  firstByteUs: at('first byte'),
  firstEventUs: at('first event'),
  firstTokenUs: at('first token'),
  firstOutputUs: at('first output'),
  lastTokenUs: at('last token'),
  doneUs: at('done'),
  closedUs: at('closed'),
  completionTokens: TOKENS,
  // One token per chunk, so that the first chunk counts as one.
  chunks: TOKENS,
  gapsUs: [at('second token') - at('first token'), at('last token') - at('second token')],
})
const { firstOutputUs: _, ...WITHOUT_OUTPUT } = STREAM
const JSON_ANSWER: Row = {
  ...WITHOUT_OUTPUT,
  transport: 'json',
  chunks: 0,
  firstEventUs: null,
  firstTokenUs: null,
  lastTokenUs: null,
  gapsUs: null,
}

function textOf(name: string): MetricText {
  const text = METRIC_TEXTS[name]
  if (text === undefined) throw new Error(`schemas/metrics.json does not know ${name}`)
  return text
}

describe.each(TIMING_NAMES)('%s', (name) => {
  const { from = '', to = '', jsonTo, by } = textOf(name)
  const [sign, divisor] = by === undefined ? ['', 1] : (DIVISORS[by] ?? ['?', Number.NaN])

  test('runs from where its text says to where its text says', () => {
    expect(timingsOf(STREAM)[name]).toBeCloseTo((at(to) - at(from)) / divisor / 1000, 9)
  })

  test('ends with the text of a JSON answer, or is absent', () => {
    const hasBoth = [from, jsonTo ?? to].every((moment) => !/token|event|output/.test(moment))
    const expected = hasBoth ? (at(jsonTo ?? to) - at(from)) / divisor / 1000 : null
    expect(timingsOf(JSON_ANSWER)[name]).toBe(expected)
  })

  test('is null without its start or its end', () => {
    const members: Readonly<Record<string, Partial<Row>>> = {
      scheduled: { scheduledUs: null },
      sent: { sentUs: null },
      connected: { connectedUs: null },
      headers: { headersUs: null },
      'first event': { firstEventUs: null },
      'first token': { firstTokenUs: null, gapsUs: null },
      'second token': { gapsUs: null },
      'last token': { lastTokenUs: null },
      done: { doneUs: null },
    }
    for (const moment of [from, to]) {
      // These times are null in rows without TLS, or without reasoning.
      if (moment === 'tcp' || moment === 'first output') continue
      const without = members[moment]
      expect(without, moment).toBeDefined()
      expect(timingsOf({ ...STREAM, ...without })[name], `without ${moment}`).toBeNull()
    }
  })

  test('is defined on paper in the same words', () => {
    const span = by === undefined ? `${to} - ${from}` : `(${to} - ${from}) / ${sign}`
    const json = jsonTo === undefined ? '' : `; for JSON: ${jsonTo} - ${from}`
    expect(DEFINED.get(name)?.startsWith(`${span}${json}`), `${name}: ${DEFINED.get(name)}`).toBe(true)
  })
})

test('icl runs from a chunk to the next one', () => {
  const { from, to } = textOf('icl')
  expect(DEFINED.get('icl')?.startsWith(`${to} - ${from}, of chunks`)).toBe(true)
  const gapMs = [at('second token') - at('first token'), at('last token') - at('second token')]
  const listed = analyzed([STREAM]).metrics['icl']
  expect([listed?.n, listed?.p50, listed?.max].map((value) => Math.round(value ?? 0))).toEqual([
    2,
    ...gapMs.map((us) => us / 1000),
  ])
})

describe('names', () => {
  test('the paper and the texts define the same ones', () => {
    expect([...DEFINED.keys()].toSorted()).toEqual(Object.keys(METRIC_TEXTS).toSorted())
  })

  test('every moment that a text names is one of the paper', () => {
    const named = Object.values(METRIC_TEXTS).flatMap(({ from, to, jsonTo }) => [from, to, jsonTo])
    const odd = new Set(named.filter((moment) => moment !== undefined && !MOMENTS.includes(moment)))
    // The names that docs/metrics.md does not list as times of a request.
    expect(odd).toEqual(new Set(['chunk', 'next chunk', 'second token']))
  })

  test('every number of load-run.json that is measured has one definition', () => {
    const claims = Object.values(METRIC_TEXTS).flatMap(({ figures }) => figures)
    expect(claims.filter((claim, index) => claims.indexOf(claim) !== index)).toEqual([])
    const numbers = MEASURED.flatMap((section) => numbersIn(schema.properties[section], section))
    expect(numbers.length).toBeGreaterThan(30)
    expect(numbers.filter((path) => claims.filter((claim) => isUnder(path, claim)).length !== 1)).toEqual([])
    expect(claims.filter((claim) => !numbers.some((path) => isUnder(path, claim)))).toEqual([])
  })

  test('every class of failure is on paper', () => {
    const cells = [...sectionOf('How a request fails').matchAll(/^\| (`.*?`) +\|/gm)]
    const codes = cells.flatMap(([, cell = '']) =>
      [...cell.matchAll(/`([a-z0-9-]+)`/g)].map(([, name]) => name),
    )
    expect(new Set(codes)).toEqual(new Set(schema.$defs.failureClass.enum))
    expect(codes.length).toBe(new Set(codes).size)
  })

  test('every metric has a label and a sentence', () => {
    for (const { label, text } of Object.values(METRIC_TEXTS)) {
      expect(label).not.toBe('')
      expect(text).toMatch(/^[A-Z1].{20,}\.$/)
    }
  })
})

/** Returns whether a path in load-run.json is `claim` or lies below it. */
function isUnder(path: string, claim: string): boolean {
  return path === claim || path.startsWith(`${claim}.`)
}

/** The members of load-run.json with measurements. The others hold the request and the verdict. */
const MEASURED = [
  'requests',
  'metrics',
  'throughput',
  'rates',
  'goodput',
  'littlesLaw',
  'errors',
  'conformance',
  'series',
  'instrument',
] as const
const NOT_MEASURED = ['instrument.k6ExitCode']

/** Returns the paths of all numbers below a schema. `*` stands for a member of any name. */
function numbersIn(node: unknown, path: string): readonly string[] {
  if (!isObject(node) || NOT_MEASURED.includes(path)) return []
  const reference = node['$ref']
  if (typeof reference === 'string') {
    const found = Object.entries(schema.$defs).find(([name]) => reference === `#/$defs/${name}`)
    return numbersIn(found?.[1], path)
  }
  const types = [node['type']].flat()
  if (types.includes('number') || types.includes('integer')) return [path]
  const any = node['additionalProperties']
  const names = path === 'metrics' ? [...TIMING_NAMES, 'icl'] : ['*']
  return [
    ...Object.entries(isObject(node['properties']) ? node['properties'] : {}).flatMap(([name, member]) =>
      numbersIn(member, `${path}.${name}`),
    ),
    ...(isObject(any) ? names.flatMap((name) => numbersIn(any, `${path}.${name}`)) : []),
    ...numbersIn(node['items'], path),
    ...[node['prefixItems'], node['anyOf'], node['oneOf']].flat().flatMap((one) => numbersIn(one, path)),
  ]
}

function analyzed(rows: readonly Row[], options: Partial<AnalysisOptions> = {}): Analysis {
  const tally = new Tally({ window: { fromUs: 0, toUs: 10_000_000 }, planned: null, goals: [], ...options })
  for (const row of rows) countRow(tally, row)
  return analyze(tally)
}

describe('rates begin with the window and end just before its end', () => {
  const WINDOW = { fromUs: 1_000_000, toUs: 3_000_000 }
  const SECONDS = 2
  const goals = goalsOf([parseSlo('ttft p95 < 1s')])
  const moved = (member: keyof Row, us: number): Analysis =>
    analyzed([rowOf({ ...CALM, [member]: us })], { window: WINDOW, goals })
  /** A row with two tokens within the measured window. From sending to closing, it takes one second. */
  const CALM: Partial<Row> = {
    scheduledUs: null,
    sentUs: 1_500_000,
    firstTokenUs: 2_000_000,
    lastTokenUs: 2_400_000,
    closedUs: 2_500_000,
    chunks: 2,
    completionTokens: 2,
    gapsUs: null,
  }

  test.each<[name: string, member: keyof Row, figure: (analysis: Analysis) => number | null]>([
    ['sent-rate', 'sentUs', ({ rates }) => rates.sentPerSecond],
    ['admitted-rate', 'sentUs', ({ rates }) => rates.admittedPerSecond],
    ['arrivals', 'sentUs', ({ littlesLaw }) => littlesLaw.arrivalsPerSecond],
    ['completions', 'lastTokenUs', ({ throughput }) => throughput.completionsPerSecond],
    ['completions', 'lastTokenUs', ({ rates }) => rates.completedPerSecond],
    ['goodput-rate', 'lastTokenUs', ({ goodput }) => goodput?.perSecond ?? null],
  ])('%s, by %s', (_name, member, figure) => {
    const places = [WINDOW.fromUs - 1, WINDOW.fromUs, WINDOW.toUs - 1, WINDOW.toUs]
    expect(places.map((us) => figure(moved(member, us)))).toEqual([0, 1 / SECONDS, 1 / SECONDS, 0])
  })

  test('output-tokens and goodput-tokens, by when each chunk came', () => {
    const half = { ...CALM, firstTokenUs: 2_900_000, lastTokenUs: 3_000_000, gapsUs: [100_000] }
    const { throughput, goodput } = analyzed([rowOf(half)], { window: WINDOW, goals: [] })
    expect([throughput.outputTokensPerSecond, goodput]).toEqual([1 / SECONDS, null])
    const slow = goalsOf([parseSlo('ttft p95 < 5s')])
    expect(analyzed([rowOf(half)], { window: WINDOW, goals: slow }).goodput?.tokensPerSecond).toBe(
      1 / SECONDS,
    )
  })

  test('in-flight and stay run from sent to closed', () => {
    const { littlesLaw } = analyzed([rowOf(CALM)], { window: WINDOW })
    expect(littlesLaw).toMatchObject({ inFlight: 1 / SECONDS, meanStaySeconds: 1 })
    const early = analyzed([rowOf({ ...CALM, sentUs: 500_000 })], { window: WINDOW }).littlesLaw
    expect(early).toMatchObject({ inFlight: 1.5 / SECONDS, meanStaySeconds: null })
    const late = analyzed([rowOf({ ...CALM, closedUs: 3_500_000 })], { window: WINDOW }).littlesLaw
    expect(late).toMatchObject({ inFlight: 1.5 / SECONDS, meanStaySeconds: 2 })
  })

  test('a request makes a sample when it was to be sent in the window', () => {
    const n = (parts: Partial<Row>): number =>
      analyzed([rowOf({ ...CALM, ...parts })], { window: WINDOW }).metrics['ttft']?.n ?? 0
    const places = [WINDOW.fromUs - 1, WINDOW.fromUs, WINDOW.toUs - 1, WINDOW.toUs]
    expect(places.map((us) => n({ scheduledUs: us }))).toEqual([0, 1, 1, 0])
    expect(places.map((us) => n({ sentUs: us }))).toEqual([0, 1, 1, 0])
  })
})
