import {
  renderLimiterHtml,
  renderLimiterJunit,
  renderLimiterMarkdown,
  renderLimiterSummary,
} from './rendered-fixture.ts'
import { expect, test } from 'vitest'
import { validators } from '../schemas/compiled/validators.js'
import { fairnessRun, limiterRun } from './limiter-fixture.ts'
import { refusedByJenkins } from './junit-schema-fixture.ts'
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

test('the runs of these tests are runs as the schemas have them', async () => {
  expect(validators['urn:assay:limiter-run']?.(limiterRun())).toBe(true)
  expect(validators['urn:assay:fairness-run']?.(fairnessRun())).toBe(true)
})

test('JUnit: an answer passes and is there to read, in a suite of its own', async () => {
  expect(casesIn(renderLimiterJunit(limiterRun()))).toEqual([
    expect.objectContaining({ name: 'the run is valid', outcome: 'system-out' }),
    expect.objectContaining({
      name: 'the limit is known',
      outcome: 'system-out',
      text: expect.stringContaining('fixed window, 2 per 1.00 s'),
    }),
  ])
  expect(readXml(renderLimiterJunit(fairnessRun())).children[0]?.attributes).toMatchObject({
    name: 'assay.load.fairness',
    tests: '2',
    errors: '0',
  })
})

test('JUnit: what stays open is red, and so is a run that is not valid', async () => {
  const open = casesIn(
    renderLimiterJunit(fairnessRun({ outcome: 'undetermined', exitCode: 3, answer: ['unclear'] })),
  )
  expect(open[1]).toMatchObject({
    name: 'the noisy-neighbor impact is known',
    outcome: 'error',
    message: 'unclear',
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

test('terminal and Markdown name the keys by where they came from, and the end in words', async () => {
  const cut = limiterRun({ ended: { because: 'out-of-time', note: 'the next step would be too late' } })
  for (const text of [renderLimiterSummary(cut), renderLimiterMarkdown(cut).replaceAll('\\', '')]) {
    expect(text).toContain('a ($FREE_KEY), b ($OTHER_KEY)')
    expect(text).toContain('cut short by --max-seconds: the next step would be too late')
  }
  expect(renderLimiterMarkdown(limiterRun())).toContain('| capacity | 2 requests |')
  expect(renderLimiterMarkdown(limiterRun())).toMatch(/\| rate \| 2\.00 .* requests per second \|/)
  expect(renderLimiterMarkdown(limiterRun())).toContain(
    '| windows begin | with the first request after the previous window |',
  )
})

test('a comparison shows both kinds of phase, how late requests left, and a suspect run as one', async () => {
  const summary = renderLimiterSummary(fairnessRun())
  expect(summary).toMatch(/a \(sends more\) +8 +8 +0 +2\.00 +16 +8 +8 +2\.00/)
  expect(summary).toContain(
    'Requests were sent 0.10 ms (p50), 0.50 ms (p99), at most 0.75 ms after their scheduled time.',
  )
  const instrument = { planned: 40, unsent: 2, lagMs: { p50: 1, p99: 90, max: 90 } }
  const suspect = fairnessRun({
    instrument: { ...instrument, verdict: 'suspect', reasons: ['2 never left'] },
  })
  expect(renderLimiterSummary(suspect)).toMatch(
    /^FAIRNESS ANSWERED, SUSPECT: .*\n[^]*Suspect: 2 never left\./,
  )
  expect(await renderLimiterHtml(suspect)).toContain('class="doubt">ANSWERED, SUSPECT')
  expect(casesIn(renderLimiterJunit(suspect))[1]).toMatchObject({
    name: 'the noisy-neighbor impact is known',
    outcome: 'error',
    message: expect.stringMatching(/^ANSWERED, SUSPECT: .* \(2 never left\)\. Other keys are affected/),
  })
  const markdown = renderLimiterMarkdown(suspect).replaceAll('\\', '')
  expect(markdown).toMatch(/^## Assay: fairness: ANSWERED, SUSPECT: /)
  expect(markdown).toContain('Requests were sent 1.00 ms (p50)')
  expect(markdown).toContain('Suspect: 2 never left.')
})

test('Markdown has what each key got, how fast others were, and what asked', async () => {
  const markdown = renderLimiterMarkdown(fairnessRun()).replaceAll('\\', '')
  expect(markdown).toContain('| a (sends more) | 8 | 8 | 0 | 2.00 | 16 | 8 | 8 | 2.00 |')
  expect(markdown).toMatch(/\| p50 \| 10\S* \| 20\S* \| 2\.00 \| 1\.50 \| 2\.50 \|/)
  expect(markdown).toContain('| instrument | k6 v2.2.0, seed seed-1, from 2026-11-20T10:00:00.000Z |')
  const none = renderLimiterMarkdown(fairnessRun({ valid: false, fairness: null, instrument: null }))
  expect(none).not.toContain('asks more')
})

test('a rate of tokens is one, and what the answer says already is not said again', async () => {
  const { finding } = limiterRun()
  const known = finding ?? expect.unreachable('the fixture has one')
  const open = { ...known, unit: 'tokens', reason: 'two fit', experiment: 'a longer run' } as const
  const said = limiterRun({
    finding: { ...open, verdict: 'undetermined' },
    answer: ['Undetermined: two fit. What would help: a longer run.'],
  })
  const unsaid = limiterRun({ finding: { ...open, verdict: 'no-limit-seen' }, answer: ['No limit seen.'] })
  for (const render of [renderLimiterSummary, renderLimiterMarkdown, renderLimiterHtml]) {
    expect(await render(said)).toContain('tokens per second')
    expect((await render(said)).match(/two fit|a longer run/g)).toHaveLength(2)
    expect(await render(unsaid)).toMatch(/Why:.* two fit/)
    expect(await render(unsaid)).toMatch(/What would help:.* a longer run/)
  }
})

test('the page of a comparison has a plot of what was completed and one of what was refused', async () => {
  const page = await renderLimiterHtml(fairnessRun())
  expect(page.match(/<figure class="plot" tabindex="0">/g)).toHaveLength(2)
  expect(page).toContain('Completed requests per second of each key, by when they were sent: a 16, b 12.')
  expect(page).toContain('Refused requests per second of each key, by when they were sent: a 8, b 4.')
  expect(page).toContain('Vertical lines: where calm (0 s), pressure (4 s) begin.')
  expect(page).toContain('a (sends more)</text>')
  expect(await renderLimiterHtml(fairnessRun({ fairness: null, series: null, valid: false }))).not.toContain(
    '<figure',
  )
})

test('hostile text of a target is harmless on every face', async () => {
  const target = { baseUrl: 'http://127.0.0.1:8080', model: HOSTILE }
  const more = { target, notes: [HOSTILE], answer: [HOSTILE], reasons: [HOSTILE] }
  for (const text of [renderLimiterSummary(limiterRun(more)), renderLimiterSummary(fairnessRun(more))])
    expect(text.split('\n').every(isHarmless)).toBe(true)
  for (const run of [limiterRun(more), fairnessRun(more)])
    expect(await refusedByJenkins(renderLimiterJunit(run))).toEqual([])
  for (const page of [await renderLimiterHtml(limiterRun(more)), await renderLimiterHtml(fairnessRun(more))])
    expect(page.slice(page.indexOf('<body>'))).not.toMatch(/<script|<img|onerror=/)
})
