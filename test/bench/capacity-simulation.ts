/** Sweeps of service models in virtual time: the planner and the analysis of `assay capacity`, without a server and without a clock. */
import type { CapacityRun, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { judgeCapacity, type CapacityJudgement } from '../../load/capacity/answer.ts'
import { nextStage, type NextStage } from '../../load/capacity/next-stage.ts'
import { capacityObjectives } from '../../load/capacity/objectives.ts'
import { stageFigures } from '../../load/capacity/stage-figures.ts'
import { serviceModels, startModel, type ChosenModel } from '../../reference/service-models/models.ts'
import { seededRandom, type Random } from '../../reference/random.ts'
import { simulate } from '../../reference/service-models/simulate.ts'

/** A model, an objective on `e2e`, and the true capacity where it is known beforehand. */
export type SweepCase = {
  readonly chosen: ChosenModel
  readonly percentile: number
  readonly limitMs: number
}

/** Completion tokens of every answer. */
export const TOKENS = 24
const OVERHEAD_SECONDS = 2
/** One user alone sends so many requests per second, as far as figures go. */
const IDLE_RATE = 5

/** Models whose capacity is tens or hundreds of requests per second. */
export const SWEEP_CASES: readonly SweepCase[] = [
  sweepCase('mmc', {}, 95, 300),
  sweepCase('mmc', { servers: 8, ms: 100 }, 95, 400),
  sweepCase('mmc', { servers: 2, ms: 30 }, 95, 150),
  sweepCase('mmc', { servers: 8, ms: 40 }, 95, 150),
  sweepCase('mmc', { servers: 16, ms: 80 }, 99, 600),
  sweepCase('mdc', {}, 95, 100),
  sweepCase('mdc', { servers: 4, ms: 40 }, 90, 100),
  sweepCase('sharing', {}, 95, 200),
  sweepCase('batching', {}, 95, 250),
  sweepCase('usl', {}, 95, 350),
  sweepCase('tokens', {}, 95, 250),
]

/** Names a case. Throws RangeError for an unknown model. */
export function sweepCase(
  name: string,
  parameters: Readonly<Record<string, number>>,
  percentile: number,
  limitMs: number,
): SweepCase {
  const model = serviceModels.find((each) => each.name === name)
  if (model === undefined) throw new RangeError(`there is no model ${name}`)
  return { chosen: { model, parameters }, percentile, limitMs }
}

/** Sweeps a model as the command would, with the same seed always alike. */
export function simulateSweep(
  { chosen, percentile, limitMs }: SweepCase,
  seed: string,
  maxSeconds: number,
): { readonly stages: CapacityRun['stages']; readonly judgement: CapacityJudgement } {
  const objectives = capacityObjectives([`e2e p${percentile} < ${limitMs}ms`])
  const random = seededRandom('sweep', seed)
  const stages: CapacityStage[] = []
  let elapsedSeconds = 0
  for (;;) {
    const sweep = { stages, objectives, maxSeconds, elapsedSeconds, overheadSeconds: OVERHEAD_SECONDS, seed }
    const next = nextStage(sweep)
    if (next === null) break
    const answers = simulate(startModel(chosen, String(random())), startsOf(next, random), TOKENS)
    const samples = answers.map(({ atMs, lastMs }) => ({
      scheduledSeconds: atMs / 1000,
      sentSeconds: atMs / 1000,
      closedSeconds: lastMs / 1000,
      outcome: 'completed' as const,
      ms: (metric: string) => (metric === 'e2e' ? lastMs - atMs : null),
    }))
    stages.push(stageFigures(samples, { ...next, fromSeconds: elapsedSeconds, cpuShare: null }, objectives))
    const lastSeconds = Math.max(...answers.map(({ lastMs }) => lastMs / 1000))
    elapsedSeconds += Math.max(next.warmUpSeconds + next.seconds, lastSeconds) + OVERHEAD_SECONDS
  }
  return { stages, judgement: judgeCapacity({ stages, objectives, seed, demand: null, deployments: 1 }) }
}

/** As k6 gets them: the warm-up and the time that counts have the number that the rate comes to, at random moments. */
function startsOf({ ratePerSecond, warmUpSeconds, seconds }: NextStage, random: Random): readonly number[] {
  const rate = ratePerSecond === 0 ? IDLE_RATE : ratePerSecond
  const within = (lengthSeconds: number, fromSeconds: number): readonly number[] =>
    Array.from(
      { length: Math.round(rate * lengthSeconds) },
      () => (fromSeconds + random() * lengthSeconds) * 1000,
    )
  return [...within(warmUpSeconds, 0), ...within(seconds, warmUpSeconds)].toSorted((a, b) => a - b)
}
