/** Tests the lines that announce the cost of the rest of a limiter run, on a virtual clock. */
import { expect, test } from 'vitest'
import { expectCost } from '../../load/limiter/expect-cost.ts'
import { nextBatch } from '../../load/limiter/next-batch.ts'
import { createAnnouncer } from '../../load/limiter/run/run-limiter.ts'
import type { RunSoFar } from '../../load/limiter/types.ts'
import { sampleOf } from '../sampling/sampled-cases.ts'
import { drawTier } from './tiers/draw-tier.ts'
import { runSimulated, type SimulatedService } from './tiers/simulated-service.ts'

const DONE = { type: 'done', because: 'bounds', note: 'the lines suffice' } as const
const FAST = { retryAfter: false, tellsText: false, lie: null, tripMs: 1, jitterMs: 1, answerMs: 2 }

function spent({ seen }: Pick<RunSoFar, 'seen'>) {
  return { requests: seen.length, seconds: Math.max(...seen.map(({ closedMs }) => closedMs)) / 1000 }
}

/**
 * Runs the plan against a limit of 8 requests, at most until `maxLines` lines. Returns the lines, each with the requests
 * and seconds spent before the line.
 */
function linesFor(windowMs: number, form: SimulatedService['form'], maxLines = Infinity) {
  const lines: { line: string; requests: number; seconds: number }[] = []
  let from: RunSoFar | null = null
  const announcer = createAnnouncer((line) => {
    if (from !== null) lines.push({ line, ...spent(from) })
  })
  const service: SimulatedService = {
    ...FAST,
    name: `8 per ${windowMs} ms`,
    limits: [{ does: 'window', unit: 'requests', size: 8, windowMs, phase: 'first' }],
    form,
    announces: form === null ? [] : [0],
  }
  const planner = {
    expectCost,
    nextBatch: (now: RunSoFar) => {
      from = now
      if (now.seen.length > 0) announcer.tell(now)
      return lines.length < maxLines ? nextBatch(now) : DONE
    },
  }
  return { lines, end: spent(runSimulated(service, planner, 1)) }
}

/** Returns the requests and seconds of the whole run that a line announces; null without a number. */
function announcedIn({ line, requests, seconds }: ReturnType<typeof linesFor>['lines'][number]) {
  const [, more, most] = /the rest takes about (\d+) s and (\d+) more request/.exec(line) ?? []
  if (more !== undefined)
    expect(line).toMatch(/; if .* a doubt, the whole run may take about twice as much, within its bounds$/)
  return more === undefined ? null : { requests: requests + Number(most), seconds: seconds + Number(more) }
}

test('where nothing is announced, the first cost is a bound', () => {
  const [first] = linesFor(2000, null, 1).lines
  expect(first?.line).toMatch(
    /^no limit is announced; the rest takes up to \d+ s and 122 more requests if no limit refuses any; .* at most all that the bounds allow$/,
  )
})

const limits = [
  ['of a minute that is announced', 60_000, 'draft-10'],
  ['of 2 s that is announced', 2000, 'draft-10'],
  ['of 2 s that is not announced', 2000, null],
] as const

test.each(sampleOf(limits, 1, 3))(
  'a limit %s: the last announced cost is the real one within a factor of 1.5',
  (_, ms, form) => {
    const { lines, end } = linesFor(ms, form)
    const last = lines.map(announcedIn).findLast((cost) => cost !== null)
    expect(last).toBeDefined()
    expect(end.requests).toBeLessThanOrEqual((last?.requests ?? 0) * 1.5)
    expect(end.seconds).toBeLessThanOrEqual((last?.seconds ?? 0) * 1.5)
  },
)

// Each service shows a part of the plan: a window that ends soon, refills during a drain, a second probe of a weighted count, probes that
// decide nothing, a usual window longer than the run.
const drawn = [41005700026, 41006000018, 41006000038, 41006000028, 41090200026]

test.each(sampleOf(drawn, 1, 3))(
  'the first cost of service %i is the real one within a factor of 1.5',
  (seed) => {
    const run = runSimulated(drawTier(seed), { nextBatch, expectCost }, seed)
    const [real, said] = [spent(run), run.announcedCost]
    for (const ratio of [real.requests / (said?.requests ?? 0), real.seconds / (said?.seconds ?? 0)]) {
      expect(ratio).toBeGreaterThan(1 / 1.5)
      expect(ratio).toBeLessThan(1.5)
    }
  },
)
