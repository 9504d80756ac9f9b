import { describe, expect, test } from 'vitest'
import { evidenceOf } from '../../exchange/exchange-fixture.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { seededNumber } from '../../transport/seeded.ts'
import { simulatedServices } from '../simulated-service-fixture.ts'
import { runWithDelays, type Delays, type SimulatedService } from '../stalled-run-fixture.ts'
import { limitChecks } from './limits.ts'

const KINDS = [
  'sendDelayMs',
  'requestDelayMs',
  'headerDelayMs',
  'answerDelayMs',
  'stallMs',
] as const satisfies readonly (keyof Delays)[]
const STALLS_MS = [300, 1200, 2500, 6000, 12_000, 25_000]
const sample = process.env['ASSAY_TEST_SAMPLE']
const isFull = sample === 'full'
// The number of calls, beyond those of an undisturbed run, at which a stall is tested. A stall can make a run longer.
const MORE_PLACES = 6

function accusationsIn({ readings }: SimulatedService, exchanges: readonly Exchange[]): readonly string[] {
  const evidence = evidenceOf(exchanges, { readings })
  return limitChecks.flatMap(({ id, judge }) => {
    const judgement = judge(evidence)
    if (judgement.kind !== 'violated') return []
    return judgement.issues.map(({ at, expected, received }) => `${id}: ${at}: ${expected}: ${received}`)
  })
}

// Returns every combination of a call, a kind of stall and a length. A sample has one per call, the brief one for every second call.
function stallsIn(calls: number): readonly { readonly place: number; readonly delays: Delays }[] {
  return Array.from({ length: calls }, (_, index) => {
    const all = KINDS.flatMap((kind) => STALLS_MS.map((ms) => ({ [kind]: ms })))
    if (sample === 'brief' && index % 2 === 1) return []
    const own = isFull ? all : all.filter((__, number) => (number + 7 * index) % all.length === 0)
    return own.map((delays) => ({ place: index + 1, delays }))
  }).flat()
}

const RUNS = isFull ? 900 : 8
const SHARES = [0.03, 0.1, 0.3, 0.5]
const SCALES_MS = [100, 400, 1000, 3000, 8000]

// Returns random delays of a call. Most are short.
function randomDelays(run: number, call: number): Delays {
  const draw = (...of: readonly string[]): number => seededNumber(`${run}`, `${call}`, ...of) / 2 ** 48
  const share = SHARES[run % SHARES.length] ?? 0
  const scaleMs = SCALES_MS[run % SCALES_MS.length] ?? 0
  const drawn = KINDS.filter((kind) => draw(kind) < share)
  return Object.fromEntries(drawn.map((kind) => [kind, -Math.log(1 - draw(kind, 'length')) * scaleMs]))
}

// The share of these runs, each with stalls at most of its calls, in which a check may accuse a correct limiter.
const MAX_ACCUSED_SHARE = 0.005

describe.each(Object.entries(simulatedServices))('%s', (_, service) => {
  const slow = { ...service, workMs: { admitted: 2500 } }
  test('gets all verdicts without stalls', async () => {
    const exchanges = await runWithDelays(service, () => ({}))
    const evidence = evidenceOf(exchanges, { readings: service.readings })
    const kinds = limitChecks.map(({ judge }) => judge(evidence).kind)
    expect(kinds.filter((kind) => kind === 'satisfied').length).toBeGreaterThanOrEqual(limitChecks.length - 3)
    expect(kinds.filter((kind) => kind === 'violated' || kind === 'inconclusive')).toEqual([])
  })
  test('has no violation after one stall at any place', async () => {
    const undisturbed = await runWithDelays(service, () => ({}))
    for (const { place, delays } of stallsIn(undisturbed.length + MORE_PLACES)) {
      const exchanges = await runWithDelays(service, (__, call) => (call === place ? delays : {}))
      expect(accusationsIn(service, exchanges), `${JSON.stringify(delays)} at call ${place}`).toEqual([])
    }
  }, 120_000)
  test.each([
    ['', service],
    [', with slow answers', slow],
  ])(
    'is not accused after many stalls%s',
    async (__, judged) => {
      const accused: string[] = []
      for (let run = 1; run <= RUNS; run += 1) {
        const exchanges = await runWithDelays(judged, (___, call) => randomDelays(run, call))
        const issues = accusationsIn(judged, exchanges)
        if (issues.length > 0) accused.push(`run ${run}: ${issues.join('; ')}`)
      }
      // The checks accept a small probability of error. No run of the smaller samples may show one.
      expect(accused.slice(Math.floor(RUNS * MAX_ACCUSED_SHARE))).toEqual([])
    },
    120_000,
  )
})
