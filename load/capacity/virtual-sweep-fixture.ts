/** Simulates sweeps in virtual time. Answer times depend on time, rate and chance; there is no queue. */
import type { CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { randomAt, randomRoot } from '../workload/random.ts'
import { capacityObjectives } from './capacity-plan.ts'
import { parseDemand } from './demand.ts'
import { judgeCapacity, type CapacityJudgement } from './judge-capacity.ts'
import { inFlightStates } from './in-flight-states.ts'
import { nextStage } from './next-stage.ts'
import { markStale } from './stale-stages.ts'
import { stageFigures } from './stage-figures.ts'

/** Returns the answer time of a request in milliseconds; null for a failure. `chance`: a random number from 0 to 1. */
export type Service = (ratePerSecond: number, atSeconds: number, chance: number) => number | null

const OVERHEAD_SECONDS = 2
/** The maximum number of requests per second of a single user, who waits for each answer. */
const MOST_ALONE = 20

/** A simulated sweep with its objectives and an optional demand. */
export type VirtualSweep = {
  readonly slos: readonly string[]
  readonly maxSeconds: number
  readonly seed: string
  readonly demand?: string
}

/** Runs a simulated sweep, and returns its stages and judgment. */
export function sweepOf(
  service: Service,
  { slos, maxSeconds, seed, demand }: VirtualSweep,
): CapacityJudgement & { readonly stages: readonly CapacityStage[] } {
  const objectives = capacityObjectives(slos)
  const random = randomAt(randomRoot(seed, 'virtual'), 0)
  let stages: readonly CapacityStage[] = []
  let elapsedSeconds = 0
  for (;;) {
    const state = {
      stages,
      objectives,
      maxSeconds,
      elapsedSeconds,
      overheadSeconds: OVERHEAD_SECONDS,
      warmUpSeconds: 1,
    }
    const next = nextStage(state)
    if (next === null) break
    const { ratePerSecond, warmUpSeconds, seconds } = next
    const rate = ratePerSecond === 0 ? MOST_ALONE : ratePerSecond
    const lengthSeconds = warmUpSeconds + seconds
    let aloneSeconds = 0
    const samples = Array.from({ length: Math.round(rate * lengthSeconds) }, () => {
      const atSeconds = ratePerSecond === 0 ? aloneSeconds : random.uniform() * lengthSeconds
      const ms = service(ratePerSecond, elapsedSeconds + atSeconds, random.uniform())
      aloneSeconds += (ms ?? 10) / 1000
      return {
        scheduledSeconds: atSeconds,
        sentSeconds: atSeconds,
        closedSeconds: atSeconds + (ms ?? 10) / 1000,
        outcome: ms === null ? ('failed' as const) : ('completed' as const),
        ms: () => ms,
      }
    })
      .filter(({ scheduledSeconds }) => scheduledSeconds < lengthSeconds)
      .toSorted((a, b) => a.scheduledSeconds - b.scheduledSeconds)
    const last = samples.reduce((most, { closedSeconds }) => Math.max(most, closedSeconds), lengthSeconds)
    const figures = stageFigures(
      samples,
      { ...next, fromSeconds: elapsedSeconds, cpuShare: null },
      objectives,
    )
    const states = ratePerSecond === 0 ? [] : inFlightStates(samples, warmUpSeconds, objectives)
    stages = markStale([...stages, { ...figures, states }], objectives)
    elapsedSeconds += last + OVERHEAD_SECONDS
  }
  const judged = judgeCapacity({
    stages,
    objectives,
    demand: demand === undefined ? null : parseDemand(demand),
    deployments: 1,
  })
  return { ...judged, stages }
}
