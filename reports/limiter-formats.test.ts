import {
  renderLimiterHtml,
  renderLimiterJunit,
  renderLimiterMarkdown,
  renderLimiterSummary,
} from './rendered-fixture.ts'
import { expect, test } from 'vitest'
import { validators } from '../schemas/compiled/validators.js'
import type { LimiterDot } from '../schemas/compiled/limiter-run.ts'
import { fairnessRun, limiterRun } from './limiter-fixture.ts'
import { refusedByJenkins } from './junit-schema-fixture.ts'
import { formatCost } from './limiter-page.ts'
import { limiterRaster } from './limiter-plots.ts'
import { isHarmless } from './neutral-text.ts'
import { HOSTILE } from './run-fixture.ts'
import { readXml } from './xml-fixture.ts'

const casesIn = (xml: string) => {
  const [suite] = readXml(xml).children
  return (suite?.children ?? []).map(({ attributes, children }) => ({
    name: attributes['name'],
    outcome: children[0]?.tag ?? 'passed',
    text: children[0]?.text ?? '',
    message: children[0]?.attributes['message'] ?? '',
  }))
}

test('the runs of these tests follow the schema', () => {
  expect(validators['urn:assay:limiter-run']?.(limiterRun())).toBe(true)
  expect(validators['urn:assay:limiter-run']?.(fairnessRun())).toBe(true)
})

test('JUnit: an answer passes and contains its text, in a suite of its own', () => {
  expect(casesIn(renderLimiterJunit(limiterRun()))).toEqual([
    expect.objectContaining({ name: 'the run is valid', outcome: 'system-out' }),
    expect.objectContaining({
      name: 'the limits are known',
      outcome: 'system-out',
      text: expect.stringContaining('Confirmed: 2 requests a second per key'),
    }),
  ])
  expect(readXml(renderLimiterJunit(fairnessRun())).children[0]?.attributes).toMatchObject({
    name: 'assay.load.fairness',
    tests: '2',
    errors: '0',
  })
})

test('JUnit: an open question is an error, and so is an invalid run', () => {
  const open = casesIn(
    renderLimiterJunit(fairnessRun({ outcome: 'undetermined', exitCode: 3, answer: ['unclear', 'open'] })),
  )
  expect(open[1]).toMatchObject({
    name: 'the noisy-neighbor impact is known',
    outcome: 'error',
    message: 'unclear open',
    text: 'unclear\nopen',
  })
  const broken = {
    outcome: 'invalid',
    exitCode: 3,
    valid: false,
    reasons: ['nothing came'],
    finding: null,
  } as const
  const [only, ...others] = casesIn(renderLimiterJunit(limiterRun(broken)))
  expect(only).toMatchObject({ outcome: 'error', message: expect.stringContaining('nothing came') })
  expect(others).toEqual([])
})

test('terminal and Markdown name the origin of keys, the candidates, the settings and the cost', () => {
  for (const text of [
    renderLimiterSummary(limiterRun()),
    renderLimiterMarkdown(limiterRun()).replaceAll('\\', ''),
  ]) {
    expect(text).toContain('a ($FREE_KEY), b ($OTHER_KEY)')
    expect(text).toContain('window, 2 per 1 s')
    expect(text).toContain('pace: at most 2 requests in any 1 s')
    expect(text).toContain('4 requests in 5 s')
  }
})

test('every format shows the cause beside an undetermined result, and no format twice', async () => {
  const ended = { because: 'bounds', note: 'the time is over' } as const
  for (const reasons of [[], ['no limit was seen']]) {
    const run = limiterRun({ outcome: 'undetermined', exitCode: 3, reasons, ended, statement: null })
    const headline = `UNDETERMINED: ${reasons[0] ?? 'the time is over'}`
    expect(renderLimiterSummary(run)).toContain(`RATE LIMIT ${headline}: http`)
    expect(renderLimiterMarkdown(run).split('\n')[0]).toContain(headline)
    expect(await renderLimiterHtml(run)).toMatch(new RegExp(`<h1>.*${headline}.*</h1>`))
    expect(renderLimiterSummary(run)).not.toContain('Why: ')
  }
})

test('the cost counts client errors apart from accepted requests', () => {
  const cost = { requests: 9, accepted: 4, refused: 2, unclassified: 1, tokens: 50, seconds: 3 }
  expect(formatCost({ cost, most: { requests: 20, tokens: 100, seconds: 30 } })).toBe(
    '9 requests in 3.0 s (4 accepted, 2 refused, 2 client errors, 1 unclassified; 50 tokens, estimated where answers report none), of at most 20 requests in 30 s',
  )
})

test('a comparison shows both kinds of phase of each key, and the effect', () => {
  const summary = renderLimiterSummary(fairnessRun())
  expect(summary).toMatch(/a \(sends more\) +8 +8 +0 +0 +12\.5\S* +80 +20 +60 +0 +12\.5/)
  expect(summary).toMatch(/b +refused +8 +8 +0 +0 .* 8 +1 +7 +0 /)
  const markdown = renderLimiterMarkdown(fairnessRun()).replaceAll('\\', '')
  expect(markdown).toContain('2 requests per second (calm)')
})

test('a run without a scope says what a reader adds to the draft of a statement', () => {
  const { finding } = limiterRun()
  const limit = {
    status: 'confirmed',
    behavior: 'window',
    unit: 'requests',
    size: { value: 2, from: 2, to: 2 },
    windowMs: null,
    refill: null,
    prolongedBy: null,
    banMs: null,
    scope: null,
    consumedBy: { refused: null, 'wrong-key': null, invalid: null },
    retryAfter: null,
    header: null,
    confidence: 1,
    announced: null,
  } as const
  const known = finding ?? expect.unreachable('the fixture has one')
  const run = limiterRun({ finding: { ...known, limits: [limit] } })
  expect(renderLimiterSummary(run)).toContain('add "scope" to each quota without one')
  expect(renderLimiterSummary(limiterRun())).not.toContain('add "scope"')
})

const dot = (kind: string, status: number): LimiterDot => ({
  sentMs: 10,
  key: 'a',
  source: '1',
  kind,
  outcome: 'accepted',
  status,
})

test('deliberately invalid requests of the plan are not failures of the target', async () => {
  const dots = [dot('chat', 200), dot('wrong-key', 401), dot('invalid', 400), dot('chat', 403)]
  expect(limiterRaster({ dots })?.alt).toContain(
    '1 accepted, 1 accepted, with a client error, 2 deliberately invalid.',
  )
  expect(await renderLimiterHtml(limiterRun())).toContain('<figure class="plot"')
  expect(await renderLimiterHtml(limiterRun({ dots: [] }))).not.toContain('<figure')
})

test('hostile text of a target is harmless in every format', async () => {
  const target = { baseUrl: 'http://127.0.0.1:8080', model: HOSTILE }
  const more = { target, notes: [HOSTILE], answer: [HOSTILE], reasons: [HOSTILE], settings: HOSTILE }
  for (const run of [limiterRun(more), fairnessRun(more)]) {
    expect(renderLimiterSummary(run).split('\n').every(isHarmless)).toBe(true)
    expect(await refusedByJenkins(renderLimiterJunit(run))).toEqual([])
    const page = await renderLimiterHtml(run)
    expect(page.slice(page.indexOf('<body>'))).not.toMatch(/<script(?! type="module")|<img|onerror=/)
  }
})
