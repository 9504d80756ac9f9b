import { renderLoadHtml, renderLoadSummary } from './rendered-fixture.ts'
import { expect, test } from 'vitest'
import { loadPage, topFigures } from './load-page.ts'
import { renderMarkdown } from './markdown.ts'
import { loadRun, objective, streamRun } from './load-run-fixture.ts'
import type { LoadRun } from '../schemas/compiled/load-run.ts'

function figures(load: LoadRun): readonly string[] {
  return topFigures(load).map(({ name, value, error }) => `${name} | ${value} | ${error}`)
}

test('figures of the objectives come first, then the usual ones, each once and with its error', () => {
  expect(figures(streamRun())).toEqual([
    'ttft p95 < 1s | 31.00 ms | met; no interval',
    expect.stringMatching(/^completed \| 18\.50\/s \| 37 in 2 s; of 20\.50\/s requested$/),
    expect.stringMatching(/^failed \| 7\.50 % \| 95 %: /),
  ])
})

test('without objectives: the latency, the rate and the failures', () => {
  expect(figures(streamRun({ slo: [] }))).toEqual([
    expect.stringMatching(/^TTFT p95 \| 31\.00 ms \| too few samples for an interval; instrument ±0\.24/),
    'completed | 18.50/s | 37 in 2 s; of 20.50/s requested',
    expect.stringMatching(/^failed \| 7\.50 % \| 95 %: /),
  ])
})

test('an objective has its interval and its verdict, and three figures are the most', () => {
  const slo = ['a', 'b', 'c', 'd'].map((name) =>
    objective({ slo: `${name} p95 < 1s`, metric: `${name} p95` }),
  )
  expect(figures(streamRun({ slo }))).toHaveLength(3)
  const ci = { low: 12, high: null }
  const [first] = figures(loadRun({ slo: [objective({ slo: 'e2e p95 < 20ms', actual: 18, ok: null, ci })] }))
  expect(first).toBe('e2e p95 < 20ms | 18.00 ms | undecided; 95 %: 12.00 ms to unknown')
})

test.each([
  ['invalid', 'is not valid'],
  ['aborted', 'was stopped'],
] as const)('a run that is %s shows its figures, and that they decide nothing', async (outcome, what) => {
  const doubt = `The run ${what}: its figures show what was measured, and decide no objective.`
  const run = loadRun({ outcome, valid: false })
  const page = await renderLoadHtml(run)
  expect(page).toMatch(new RegExp(`${doubt}[^]*class="figures"`))
  const texts = [renderLoadSummary(run), renderMarkdown(loadPage(run))]
  for (const text of texts) expect(text).toContain(doubt)
  expect(await renderLoadHtml(loadRun())).not.toContain('decide no objective')
  const nothing = { ...run, requests: { ...run.requests, started: 0 } }
  expect(await renderLoadHtml(nothing)).not.toContain('class="figures"')
})
