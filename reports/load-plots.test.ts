import { renderTogether } from './formats.ts'
import { renderLoadHtml } from './rendered-fixture.ts'
import { expect, test } from 'vitest'
import { loadPlots } from './load-plots.ts'
import { loadRun, objective, streamRun } from './load-run-fixture.ts'
import type { FailureClass } from '../schemas/compiled/load-run.ts'
import { logTicks, roundUp } from './plot-axis.ts'
import { isHarmless } from './neutral-text.ts'
import { HOSTILE } from './run-fixture.ts'

test('an open load of streams has every plot, each with words and axes with units', () => {
  const plots = loadPlots(streamRun(), 'load')
  expect(plots.map(({ id }) => id)).toEqual([
    'load-dots',
    'load-distribution',
    'load-response',
    'load-in-flight',
    'load-rates',
    'load-errors',
  ])
  for (const { svg, alt } of plots) {
    expect(alt.length).toBeGreaterThan(40)
    expect(svg).toMatch(/>(seconds since the start|ms \(logarithmic\))/)
  }
  expect(plots[0]?.alt).toContain('3 completed, 1 http-429, 1 truncated.')
  const slow = { ...streamRun(), workload: { ...streamRun().workload, warmUpSeconds: 3 } }
  expect(loadPlots(slow, 'load')[0]?.alt).toContain('The figures leave out the warm-up, the first 3 s.')
  expect(plots[0]?.alt).not.toContain('warm-up')
  expect(plots[1]?.alt).toContain('TTFT: p50 2.10 ms')
  expect(plots[1]?.alt).toContain('own error (p99) for first tokens and JSON answers: 1.10 ms')
  expect(plots.at(-1)?.alt).toContain('2 http-429 (refused by a limit (429)), 1 truncated')
})

test('the end of a warm-up is drawn', () => {
  const run = streamRun()
  const texts = (warmUpSeconds: number): string =>
    JSON.stringify(loadPlots({ ...run, workload: { ...run.workload, warmUpSeconds } }, 'load'))
  expect(texts(1)).toContain('end of the warm-up')
  expect(texts(0)).not.toContain('end of the warm-up')
})

test('does not draw events that did not happen', () => {
  expect(loadPlots(loadRun(), 'load')).toEqual([])
  const { series } = streamRun()
  if (series === null) throw new TypeError('the fixture has series')
  const { 'ttft-response': _, ...curves } = series.curves
  const buckets = series.timeline.buckets.map((bucket) => ({ ...bucket, planned: null, failed: {} }))
  const closed = streamRun({ series: { ...series, curves, timeline: { bucketSeconds: 0.5, buckets } } })
  const plots = loadPlots(closed, 'load')
  expect(plots.map(({ id }) => id)).toEqual([
    'load-dots',
    'load-distribution',
    'load-in-flight',
    'load-rates',
  ])
  expect(plots.at(-1)?.alt).not.toContain('planned')
  expect(
    loadPlots(streamRun({ series: { ...series, curves: {}, dots: { requests: 0, points: [] } } }), 'x'),
  ).toHaveLength(3)
})

test('a drawing holds points where the data are, and as many as there are', () => {
  const [dots] = loadPlots(streamRun(), 'load')
  const drawn = [...(dots?.svg.matchAll(/fill="var\(--plot-1\)"/g) ?? [])]
  // The dots of three requests, and one in the legend.
  expect(drawn).toHaveLength(4)
  expect(dots?.svg.match(/var\(--plot-2\)/g)).toHaveLength(2)
  // The fixture sampled 5 of 40 requests, so the slowest ones of each interval are also drawn.
  expect(dots?.svg).toContain('slowest of each 0.5 s')
})

test('the page runs nothing, loads nothing, needs no inline style, and is the same each time', async () => {
  const run = { kind: 'load', run: streamRun() } as const
  const page = await renderTogether(run, [run])
  const body = page.slice(page.indexOf('<body>'))
  expect(body).not.toMatch(
    /<style|<script(?! type="module")|style=|href="(?!#load)|src=|xmlns|ecmeta|url\((?!#load)/,
  )
  expect(body.match(/<svg /g)).toHaveLength(12)
  const ids = [...body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(await renderTogether(run, [run])).toBe(page)
})

test('the plot of failures has a line per class, and names their exact numbers', async () => {
  const { series } = streamRun()
  if (series === null) throw new TypeError('the fixture has series')
  const buckets = series.timeline.buckets.map((bucket, at) => ({
    ...bucket,
    failed: at === 0 ? { timeout: 12_345, 'http-5xx': 1 } : {},
  }))
  const run = streamRun({ series: { ...series, timeline: { bucketSeconds: 1, buckets } } })
  const page = await renderLoadHtml(run)
  expect(page).toMatch(/by when they ended: 12,345 timeout \(took too long\), 1 http-5xx \(/)
  const [, plot = ''] = page.split('<h3 id="load-errors">')
  for (const name of ['timeout', 'http-5xx']) expect(plot.split('</svg>')[0]).toContain(`>${name}</text>`)
})

test('hostile text in a drawing is escaped', async () => {
  const { series } = streamRun()
  if (series === null) throw new TypeError('the fixture has series')
  const hostile = streamRun({
    slo: [objective({ slo: `ttft ${HOSTILE}`, threshold: 5, actual: 1 })],
    series: {
      timeline: {
        bucketSeconds: 1,
        buckets: series.timeline.buckets.map((bucket) => ({ ...bucket, failed: { [HOSTILE]: 3 } })),
      },
      dots: { requests: 1, points: [[1, 2, 3, HOSTILE as FailureClass]] },
      curves: { ...series.curves, [HOSTILE]: [[1, 1]] },
    },
  })
  const page = await renderLoadHtml(hostile)
  expect(page.slice(page.indexOf('<body>'))).not.toMatch(/<script(?! type="module")|<img|onerror=|<style/i)
  expect(page.split('\n').filter((line) => !isHarmless(line))).toEqual([])
})

test.each([
  [
    [2.5, 40],
    [2, 5, 10, 20, 50],
  ],
  [[10], [10, 20]],
  [
    [0, 3],
    [2, 5],
  ],
  [
    [0.02, 900_000],
    [0.01, 0.1, 1, 10, 100, 1000, 10_000, 100_000, 1_000_000],
  ],
  [[], [1, 10]],
])('ticks of a logarithmic axis around %j', (values, ticks) => {
  expect(logTicks(values)).toEqual(ticks)
})

test.each([
  [0, 1],
  [3.2, 4],
  [0.07, 0.08],
  [1234, 1500],
  [100, 100],
])('an axis to %d ends at %d', (value, end) => {
  expect(roundUp(value)).toBe(end)
})

test('the names of a legend do not overlap, nor reach into the plot', () => {
  const kinds = [
    'ok',
    'http-429',
    'timeout-connect',
    'not-a-completion',
    'timeout-total',
    'refused',
    'tls',
  ] as const
  const points = kinds.map((kind, at) => [at / 10, kind === 'ok' ? 2 : null, 4, kind] as const)
  const { series } = streamRun()
  if (series === null) throw new TypeError('the fixture has series')
  const [dots] = loadPlots(
    streamRun({ slo: [], series: { ...series, dots: { requests: 999, points } } }),
    'x',
  )
  const texts = [...(dots?.svg.matchAll(/<text[^>]*translate\(([\d.]+) ([\d.]+)\)[^>]*>([^<]+)</g) ?? [])]
  const legend = texts
    .map(([, x, y, name = '']) => ({ x: Number(x), y: Number(y), name }))
    .filter(({ name }) => /^(completed|slowest|other|[a-z]+-[a-z0-9-]+)/.test(name))
  expect(legend).toHaveLength(7)
  for (const [place, { x, y, name }] of legend.entries()) {
    const next = legend[place + 1]
    // The symbol before a name is 31 wide.
    const end = x + 31 + name.length * 7.5
    if (next !== undefined && next.y === y) expect(next.x, name).toBeGreaterThan(end)
    expect(end, name).toBeLessThan(820)
  }
  const lowest = Math.max(...legend.map(({ y }) => y))
  const highestTick = Math.min(
    ...texts.filter(([, , , text]) => /^[\d,]+$/.test(text ?? '')).map(([, , y]) => Number(y)),
  )
  expect(highestTick).toBeGreaterThan(lowest + 20)
})
