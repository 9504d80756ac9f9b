/** Tests the distributions of schedules. The seeds are fixed, so results do not vary. A wrong distribution exceeds the limits by far. */
import { describe, expect, test } from 'vitest'
import { planWorkload, type Workload, type WorkloadOptions } from './workload.ts'
import { arrivalsOf, workloadEntries, type ScheduleEntry } from './schedule.ts'

const SECONDS = 1000
const RATE = 20

function gapsSeconds(asked: WorkloadOptions): readonly number[] {
  const workload = planWorkload({ ratePerSecond: RATE, durationSeconds: SECONDS, ...asked })
  const starts = arrivalsOf(workload, 'statistics', []) ?? []
  return starts.slice(1).map((startUs, index) => (startUs - (starts[index] ?? 0)) / 1e6)
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Returns the variance divided by the squared mean: 0 for even gaps, 1 for a Poisson process. */
function dispersionOf(values: readonly number[]): number {
  const mean = meanOf(values)
  return meanOf(values.map((value) => (value - mean) ** 2)) / mean ** 2
}

describe('arrivals', () => {
  test.each<[string, WorkloadOptions, number, number]>([
    ['constant', {}, 0, 1e-9],
    ['poisson', { arrivals: 'poisson' }, 1, 0.1],
    ['gamma in bursts', { burstiness: 0.25 }, 4, 0.6],
    ['gamma almost even', { burstiness: 16 }, 1 / 16, 0.01],
  ])('%s: mean rate and dispersion of the gaps', (_name, asked, dispersion, tolerance) => {
    const gaps = gapsSeconds(asked)
    // Five standard errors of the mean of these gaps.
    const error = (5 * Math.sqrt(dispersion)) / Math.sqrt(gaps.length) + 1e-6
    expect(Math.abs(meanOf(gaps) * RATE - 1)).toBeLessThan(error)
    expect(Math.abs(dispersionOf(gaps) - dispersion)).toBeLessThan(tolerance)
  })

  test('poisson: counts per second are as wide as their mean, and gaps fit the exponential everywhere', () => {
    const workload = planWorkload({ ratePerSecond: RATE, durationSeconds: SECONDS, arrivals: 'poisson' })
    const perSecond = Array.from({ length: SECONDS }, () => 0)
    for (const startUs of arrivalsOf(workload, 'counts', []) ?? []) {
      const second = Math.floor(startUs / 1e6)
      perSecond[second] = (perSecond[second] ?? 0) + 1
    }
    const mean = meanOf(perSecond)
    expect(Math.abs(meanOf(perSecond.map((count) => (count - mean) ** 2)) / mean - 1)).toBeLessThan(0.25)
    // Kolmogorov-Smirnov test: one seed in a thousand exceeds 1.95 / sqrt(n).
    const gaps = gapsSeconds({ arrivals: 'poisson' }).toSorted((a, b) => a - b)
    const distances = gaps.map((gap, index) =>
      Math.abs((index + 0.5) / gaps.length - (1 - Math.exp(-gap * RATE))),
    )
    expect(Math.max(...distances)).toBeLessThan(1.95 / Math.sqrt(gaps.length))
  })

  test.each([{ arrivals: 'poisson' as const }, { burstiness: 0.25 }, { burstiness: 4 }])(
    'random arrivals come to the rate that was asked for, whatever the seed: %j',
    (asked) => {
      const workload = planWorkload({ ratePerSecond: 6, durationSeconds: 30, ...asked })
      for (let seed = 0; seed < 50; seed += 1) expect(arrivalsOf(workload, `${seed}`, [])).toHaveLength(180)
    },
  )

  test('poisson: given their number, starts are spread uniformly over the time', () => {
    const workload = planWorkload({ ratePerSecond: 1, durationSeconds: 10, arrivals: 'poisson' })
    const shares = Array.from({ length: 1000 }, (_, seed) => arrivalsOf(workload, `${seed}`, []) ?? [])
      .flat()
      .map((atUs) => atUs / 10e6)
      .toSorted((a, b) => a - b)
    const distances = shares.map((share, index) => Math.abs((index + 0.5) / shares.length - share))
    expect(Math.max(...distances)).toBeLessThan(1.95 / Math.sqrt(shares.length))
    // Each schedule has exactly 10 requests, however its gaps depend on each other.
    const inFirstHalf = Array.from({ length: 1000 }, (_, seed) =>
      (arrivalsOf(workload, `${seed}`, []) ?? []).filter((atUs) => atUs < 5e6),
    ).map((starts) => starts.length)
    const mean = meanOf(inFirstHalf)
    // The variance of a binomial distribution with n = 10 and p = 1/2.
    expect(Math.abs(meanOf(inFirstHalf.map((count) => (count - mean) ** 2)) - 2.5)).toBeLessThan(0.5)
  })

  test('a warm-up comes before the same starts', () => {
    const asked = { ratePerSecond: 20, durationSeconds: 5 }
    for (const kind of [{}, { arrivals: 'poisson' as const }]) {
      const plain = arrivalsOf(planWorkload({ ...asked, ...kind }), 's', []) ?? []
      const warmed = arrivalsOf(planWorkload({ ...asked, ...kind, warmUpSeconds: 2 }), 's', []) ?? []
      expect(warmed).toHaveLength(140)
      expect(warmed.slice(0, 40).every((atUs) => atUs < 2e6)).toBe(true)
      expect(warmed.slice(40)).toEqual(plain.map((atUs) => 2e6 + atUs))
    }
  })

  test('starts are ascending whole microseconds within the duration', () => {
    for (const asked of [{}, { arrivals: 'poisson' as const }, { burstiness: 0.1 }]) {
      const workload = planWorkload({ ratePerSecond: 333, durationSeconds: 3, ...asked })
      const starts = arrivalsOf(workload, 's', []) ?? []
      expect(starts.every((startUs) => Number.isInteger(startUs) && startUs >= 0 && startUs < 3e6)).toBe(true)
      expect(starts.every((startUs, index) => index === 0 || startUs >= (starts[index - 1] ?? 0))).toBe(true)
    }
    expect(arrivalsOf(planWorkload({ ratePerSecond: 4, durationSeconds: 1 }), 's', [])).toEqual([
      0, 250_000, 500_000, 750_000,
    ])
    expect(arrivalsOf(planWorkload({ vus: 2 }), 's', [])).toBeNull()
  })
})

function entriesFor(workload: Workload, count = 20_000): readonly ScheduleEntry[] {
  const entryAt = workloadEntries(workload, 'statistics', [])
  return Array.from({ length: count }, (_, index) => entryAt(index))
}

describe('entries', () => {
  test('lognormal lengths have the means and the spread asked for, and vary apart from each other', () => {
    const entries = entriesFor(
      planWorkload({
        promptTokens: 500,
        maxTokens: 200,
        promptCv: 0.8,
        outputCv: 0.4,
      }),
    )
    const prompts = entries.map(({ promptTokens }) => promptTokens)
    const outputs = entries.map(({ maxTokens }) => maxTokens)
    expect(Math.abs(meanOf(prompts) / 500 - 1)).toBeLessThan(5 * (0.8 / Math.sqrt(20_000)))
    expect(Math.abs(meanOf(outputs) / 200 - 1)).toBeLessThan(5 * (0.4 / Math.sqrt(20_000)))
    expect(Math.sqrt(dispersionOf(prompts))).toBeCloseTo(0.8, 1)
    expect(Math.sqrt(dispersionOf(outputs))).toBeCloseTo(0.4, 1)
    expect(correlationOf(prompts.map(Math.log), outputs.map(Math.log))).toBeCloseTo(0, 1)
  })

  test('a mix is met, keys take turns, and thinking has its mean', () => {
    const entries = entriesFor(planWorkload({ mix: { json: 1, sse: 3 }, keys: 3, thinkSeconds: 2 }))
    const streams = entries.filter(({ transport }) => transport === 'sse').length
    expect(Math.abs(streams / 20_000 - 0.75)).toBeLessThan(5 * Math.sqrt((0.75 * 0.25) / 20_000))
    expect(entries.some(({ transport }) => transport === 'websocket')).toBe(false)
    expect(entries.slice(0, 4).map(({ keyIndex }) => keyIndex)).toEqual([0, 1, 2, 0])
    expect(Math.abs(meanOf(entries.map(({ thinkUs }) => thinkUs)) / 2e6 - 1)).toBeLessThan(
      5 / Math.sqrt(20_000),
    )
  })

  test('turning one knob leaves the numbers of the others', () => {
    const plain = entriesFor(planWorkload({ promptCv: 1 }), 100)
    const turned = entriesFor(planWorkload({ promptCv: 1, mix: { json: 1, sse: 1 }, thinkSeconds: 1 }), 100)
    expect(turned.map(({ promptTokens }) => promptTokens)).toEqual(
      plain.map(({ promptTokens }) => promptTokens),
    )
  })
})

function correlationOf(xs: readonly number[], ys: readonly number[]): number {
  const meanX = meanOf(xs)
  const meanY = meanOf(ys)
  const covariance = meanOf(xs.map((x, index) => (x - meanX) * ((ys[index] ?? 0) - meanY)))
  const spread = (values: readonly number[], mean: number): number =>
    meanOf(values.map((value) => (value - mean) ** 2))
  return covariance / Math.sqrt(spread(xs, meanX) * spread(ys, meanY))
}
