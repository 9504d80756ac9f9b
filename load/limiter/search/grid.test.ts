import { expect, test } from 'vitest'
import { bestGrids, type Span } from './grid.ts'

/** Returns spans that agree with ticks at 30, 130, 230, ...: one that holds the first tick, and one before it that holds none. */
function spansAround(first: number): readonly Span[] {
  return Array.from({ length: 12 }, (_, index): readonly Span[] => {
    const atMs = first + 100 * index * (index + 1)
    return [
      { fromMs: atMs - 40, toMs: atMs - 5, ticks: 0, sign: -1 },
      { fromMs: atMs - 5, toMs: atMs + 5, ticks: 1, sign: 1 },
    ]
  }).flat()
}

test('the grid that agrees with all spans is among the best', () => {
  const spans = spansAround(30)
  const [best] = bestGrids(spans, { minMs: 70, maxMs: 160, sdMs: 1 }, 10)
  expect(best?.agreeing).toBe(spans.length)
  expect(best?.tickMs).toBeCloseTo(100, 0)
  expect(((best?.phaseMs ?? 0) + 1e-9) % (best?.tickMs ?? 1)).toBeCloseTo(30, -1)
})

test('a span may hold several ticks, at least or at most', () => {
  const spans: readonly Span[] = [
    { fromMs: 0, toMs: 301, ticks: 3, sign: 1 },
    { fromMs: 0, toMs: 399, ticks: 4, sign: -1 },
    { fromMs: 0, toMs: 199, ticks: 1, sign: -1 },
  ]
  const grids = bestGrids(spans, { minMs: 60, maxMs: 300, sdMs: 1 }, 5000)
  const agreeing = grids.filter((grid) => grid.agreeing === spans.length)
  expect(agreeing.length).toBeGreaterThan(0)
  for (const { tickMs, phaseMs } of agreeing) {
    const ticksIn = (span: Span): number =>
      Math.floor((span.toMs - phaseMs) / tickMs) - Math.floor((span.fromMs - phaseMs) / tickMs)
    for (const span of spans) {
      if (span.sign > 0) expect(ticksIn(span)).toBeGreaterThanOrEqual(span.ticks)
      else expect(ticksIn(span)).toBeLessThanOrEqual(span.ticks)
    }
  }
})

test('contradictory spans lead to grids with which fewer spans agree', () => {
  const spans: readonly Span[] = [
    { fromMs: 0, toMs: 500, ticks: 5, sign: 1 },
    { fromMs: 0, toMs: 500, ticks: 2, sign: -1 },
  ]
  expect(bestGrids(spans, { minMs: 50, maxMs: 400, sdMs: 1 }, 1)[0]?.agreeing).toBe(1)
})
