/** Sweeps of a service without a queue in virtual time: how long an answer takes depends on its moment, the rate and chance alone. */
import type { CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { randomAt, randomRoot } from '../workload/random.ts'
import { capacityObjectives } from './capacity-plan.ts'
import { parseDemand } from './demand.ts'
import { judgeCapacity, type CapacityJudgement } from './judge-capacity.ts'
import { nextStage, withoutStale } from './next-stage.ts'
import { stageFigures } from './stage-figures.ts'

/** Returns how long an answer takes, in milliseconds; null: it fails. `chance`: drawn from 0 to 1. */
export type Service = (ratePerSecond: number, atSeconds: number, chance: number) => number | null

const OVERHEAD_SECONDS = 2
/** One user alone gets an answer so often. */
const IDLE_RATE = 1

/** A sweep with objectives, and a demand or none. */
export type VirtualSweep = {
  readonly slos: readonly string[]
  readonly maxSeconds: number
  readonly seed: string
  readonly demand?: string
}

/** Returns the stages and the judgement of a sweep. */
export function sweepOf(
  service: Service,
  { slos, maxSeconds, seed, demand }: VirtualSweep,
): CapacityJudgement & { readonly stages: readonly CapacityStage[] } {
  const objectives = capacityObjectives(slos)
  const random = randomAt(randomRoot(seed, 'virtual'), 0)
  let stages: readonly CapacityStage[] = []
  let elapsedSeconds = 0
  for (;;) {
    const state = { stages, objectives, maxSeconds, elapsedSeconds, overheadSeconds: OVERHEAD_SECONDS, seed }
    const next = nextStage(state)
    if (next === null) break
    const { ratePerSecond, warmUpSeconds, seconds } = next
    const rate = ratePerSecond === 0 ? IDLE_RATE : ratePerSecond
    const lengthSeconds = warmUpSeconds + seconds
    const samples = Array.from({ length: Math.round(rate * lengthSeconds) }, () => {
      const atSeconds = random.uniform() * lengthSeconds
      const ms = service(ratePerSecond, elapsedSeconds + atSeconds, random.uniform())
      return {
        scheduledSeconds: atSeconds,
        sentSeconds: atSeconds,
        closedSeconds: atSeconds + (ms ?? 10) / 1000,
        outcome: ms === null ? ('failed' as const) : ('completed' as const),
        ms: () => ms,
      }
    }).toSorted((a, b) => a.scheduledSeconds - b.scheduledSeconds)
    const last = samples.reduce((most, { closedSeconds }) => Math.max(most, closedSeconds), lengthSeconds)
    const figures = stageFigures(
      samples,
      { ...next, fromSeconds: elapsedSeconds, cpuShare: null },
      objectives,
    )
    stages = withoutStale([...stages, figures], objectives)
    elapsedSeconds += last + OVERHEAD_SECONDS
  }
  const judged = judgeCapacity({
    stages,
    objectives,
    seed,
    demand: demand === undefined ? null : parseDemand(demand),
    deployments: 1,
  })
  return { ...judged, stages }
}
