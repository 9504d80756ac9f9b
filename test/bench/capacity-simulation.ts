/** Sweeps service models in virtual time, with the planner and the analysis of `assay capacity`. */
import type { CapacityRun, CapacityStage } from '../../schemas/compiled/capacity-run.ts'
import { judgeCapacity, type CapacityJudgement } from '../../load/capacity/judge-capacity.ts'
import { inFlightStates } from '../../load/capacity/in-flight-states.ts'
import { nextStage, type NextStage } from '../../load/capacity/next-stage.ts'
import { markStale } from '../../load/capacity/stale-stages.ts'
import { capacityObjectives } from '../../load/capacity/capacity-plan.ts'
import { stageFigures } from '../../load/capacity/stage-figures.ts'
import { capacityOf, type KnownDuration } from './capacity-of.ts'
import { startModel, type ChosenModel } from '../../reference/service-models/models.ts'
import { seededRandom, type RandomSource } from '../../reference/seeded-random.ts'
import type { Engine } from '../../reference/service-models/models.ts'
import { benchModels, simulateEngine, type Answered } from './service-models.ts'

/** A service model, and an objective for one of its durations (default: `e2e`). */
export type SweepCase = {
  readonly chosen: ChosenModel
  readonly percentile: number
  readonly limitMs: number
  readonly duration?: KnownDuration
  /** The parameters after the last change of the service; absent: it never changes; null: it never stops changing. */
  readonly settled?: Readonly<Record<string, number>> | null
}

/** Returns the objective of a case in the form of `--slo`. */
export function sloOf({ percentile, limitMs, duration = 'e2e' }: SweepCase): string {
  return duration === 'errors'
    ? `errors < ${Number((100 - percentile).toPrecision(3))}%`
    : `${duration} p${percentile} < ${limitMs}ms`
}

/** The completion tokens of every answer. */
export const TOKENS = 24
const OVERHEAD_SECONDS = 2

/** The bounds of drawn cases: capacity and limit of the objective. Low rates take time, and high rates take memory. */
export type DrawnRange = {
  readonly slowestPerSecond: number
  readonly fastestPerSecond: number
  readonly shortestLimitMs: number
}

const SIMULATED_RANGE: DrawnRange = { slowestPerSecond: 10, fastestPerSecond: 300, shortestLimitMs: 0 }

/** A case. `truth`: its true capacity; null if the service has no capacity. */
export type KnownCase = SweepCase & { readonly truth: number | null }

const FIXED_SEED = 'fixed'

/**
 * Draws `count` models, from all families in turn, with random parameters and objectives. Computes the true
 * capacity of each. Half of the models do not depend on the seed.
 */
export function seededCases(seed: string, count: number, range = SIMULATED_RANGE): readonly KnownCase[] {
  const fixed = Math.floor(count / 2)
  return [...drawnCases(FIXED_SEED, fixed, range), ...drawnCases(seed, count - fixed, range)]
}

function drawnCases(
  seed: string,
  count: number,
  { slowestPerSecond, fastestPerSecond, shortestLimitMs }: DrawnRange,
): readonly KnownCase[] {
  const random = seededRandom('capacity cases', seed)
  const between = (low: number, high: number): number => low * (high / low) ** random()
  const cases: KnownCase[] = []
  for (let turn = 0; cases.length < count; turn += 1) {
    const draw = FAMILIES[cases.length % FAMILIES.length] ?? FAMILIES[0]
    if (turn > 20 * count) throw new Error('the families draw hardly any case within the limits')
    const drawn = draw(between)
    const { percentile, limitMs, duration = 'e2e', chosen, settled = {} } = drawn
    // The inaccuracy of timers is divided among the tokens after the first one.
    if (limitMs * (duration === 'tpot' ? TOKENS - 1 : 1) < shortestLimitMs) continue
    if (settled === null) {
      cases.push({ ...drawn, truth: null })
      continue
    }
    const calm = { ...chosen, parameters: { ...chosen.parameters, ...settled } }
    const isWanted = (rate: number): boolean => rate >= slowestPerSecond && rate <= fastestPerSecond
    const truth = capacityOf(calm, [{ percentile, limitMs, duration, tokens: TOKENS }], isWanted)
    if (truth !== null && isWanted(truth)) cases.push({ ...drawn, truth })
  }
  return cases
}

type Between = (low: number, high: number) => number

/**
 * Functions that each draw a case of one family of services. The limit is a multiple of the answer time without load.
 * Cases for p99 have many servers, so that enough requests are sent. The kappa of the USL is small: with a large kappa,
 * a service collapses after an hour, so it has no single capacity.
 */
const FAMILIES: readonly [(between: Between) => SweepCase, ...((between: Between) => SweepCase)[]] = [
  (between) => {
    const servers = Math.round(between(1, 16))
    const ms = rounded((servers * 1000) / between(30, 200))
    const percentile = servers > 8 ? 99 : between(1, 2) > 1.5 ? 95 : 90
    const alone = -Math.log(1 - percentile / 100) * ms
    return sweepCase('mmc', { servers, ms }, percentile, rounded(alone * between(1.3, 2.5)))
  },
  (between) => {
    const servers = Math.round(between(1, 8))
    const ms = rounded((servers * 1000) / between(30, 200))
    return sweepCase('mdc', { servers, ms }, 95, rounded(ms * between(1.8, 6)))
  },
  (between) => {
    const ms = rounded(between(5, 30))
    return sweepCase('sharing', { ms }, between(1, 2) > 1.5 ? 95 : 90, rounded(ms * between(6, 15)))
  },
  (between) => {
    const numbers = { 'base-ms': rounded(between(2, 8)), 'per-ms': rounded(between(0.3, 1)) }
    const alone = TOKENS * (numbers['base-ms'] + numbers['per-ms'])
    const slots = Math.round(between(8, 32))
    return sweepCase('batching', { ...numbers, slots }, 95, rounded(alone * between(2, 4)))
  },
  (between) => {
    const ms = rounded(between(20, 80))
    const numbers = { ms, sigma: rounded(between(0.05, 0.2)), kappa: rounded(between(0.0001, 0.0004)) }
    return sweepCase('usl', numbers, 95, rounded(3 * ms * between(1.5, 3)))
  },
  (between) => {
    const ms = rounded(between(30, 80))
    const perSecond = Math.round(between(1000, 4000))
    const numbers = { servers: Math.round(between(4, 16)), ms, 'tokens-per-second': perSecond }
    return sweepCase('tokens', numbers, 95, rounded((ms + (1000 * TOKENS) / perSecond) * between(2, 5)))
  },
  (between) => {
    const servers = Math.round(between(2, 8))
    const ms = rounded((servers * 1000) / between(40, 150))
    return sweepCase(
      'warm-up',
      { servers, ms, cold: 4, requests: 40 },
      95,
      rounded(3 * ms * between(1.3, 2.5)),
    )
  },
  (between) => {
    const times = between(1, 2) > 1.5 ? 3 : 2
    const [servers, ms] = serversOf(between)
    const numbers = { servers, ms, times, seconds: Math.round(between(5, 90)) }
    return {
      ...sweepCase('cold', numbers, 95, rounded(3 * ms * between(1.3, 2.5))),
      settled: { seconds: 0 },
    }
  },
  (between) => {
    const ms = rounded(between(30, 80))
    const numbers = { servers: 2, most: 8, ms, seconds: Math.round(between(60, 150)) }
    return { ...sweepCase('autoscaling', numbers, 95, rounded(3 * ms * between(1.3, 2.5))), settled: null }
  },
  (between) => {
    const [servers, ms] = serversOf(between)
    const sigma = rounded(between(0.8, 1.4))
    const alone = Math.exp(1.645 * sigma - sigma ** 2 / 2) * ms
    return sweepCase('lognormal', { servers, ms, sigma }, 95, rounded(alone * between(1.4, 2.5)))
  },
  (between) => {
    const [servers, ms] = serversOf(between)
    const times = Math.round(between(4, 12))
    return sweepCase('bimodal', { servers, ms, times }, 95, rounded(times * ms * between(1.2, 2.5)))
  },
  (between) => {
    const [servers, ms] = serversOf(between)
    const waiting = Math.round(between(4, 20))
    const percentile = 100 - rounded(between(0.5, 5))
    return { ...sweepCase('shedding', { servers, ms, waiting }, percentile, 10_000), duration: 'errors' }
  },
  (between) => {
    const numbers = {
      'base-ms': rounded(between(2, 8)),
      'per-ms': rounded(between(0.3, 1)),
      'prefill-ms': rounded(between(5, 20)),
      slots: Math.round(between(8, 32)),
    }
    const alone = numbers['base-ms'] + numbers['per-ms']
    const percentile = between(1, 2) > 1.5 ? 99 : 95
    return {
      ...sweepCase('prefill', numbers, percentile, rounded(alone * between(2, 4))),
      duration: 'tpot',
    }
  },
  (between) => {
    const [servers, ms] = serversOf(between)
    const stallMs = Math.round(between(100, 500))
    const numbers = { servers, ms, 'stall-ms': stallMs, seconds: rounded(stallMs / between(15, 60)) }
    return sweepCase('stalls', numbers, 95, rounded(3 * ms * between(1.3, 2.5)))
  },
  (between) => {
    const replicas = Math.round(between(2, 8))
    const ms = rounded((replicas * 1000) / between(40, 150))
    const numbers = { replicas, ms, times: rounded(between(1.2, 2)) }
    return sweepCase('replicas', numbers, 95, rounded(3 * ms * between(2, 4)))
  },
]

function serversOf(between: Between): readonly [servers: number, ms: number] {
  const servers = Math.round(between(2, 8))
  return [servers, rounded((servers * 1000) / between(40, 150))]
}

function rounded(value: number): number {
  return Number(value.toPrecision(2))
}

/** Returns a case for the model with this name. Throws RangeError for an unknown model. */
export function sweepCase(
  name: string,
  parameters: Readonly<Record<string, number>>,
  percentile: number,
  limitMs: number,
): SweepCase {
  const model = benchModels.find((each) => each.name === name)
  if (model === undefined) throw new RangeError(`there is no model ${name}`)
  return { chosen: { model, parameters }, percentile, limitMs }
}

/** Simulates a sweep of the command on a model. Equal seeds give equal sweeps. */
export function simulateSweep(
  each: SweepCase,
  seed: string,
  maxSeconds: number,
): { readonly stages: CapacityRun['stages']; readonly judgement: CapacityJudgement } {
  const { chosen } = each
  const objectives = capacityObjectives([sloOf(each)])
  const random = seededRandom('sweep', seed)
  let stages: readonly CapacityStage[] = []
  // The whole sweep uses one service, so that effects of a stage, such as a leak, last into the next stage.
  const engine = startModel(chosen, String(random()))
  let elapsedSeconds = 0
  for (;;) {
    const sweep = {
      stages,
      objectives,
      maxSeconds,
      elapsedSeconds,
      overheadSeconds: OVERHEAD_SECONDS,
      warmUpSeconds: 1,
    }
    const next = nextStage(sweep)
    if (next === null) break
    const fromMs = elapsedSeconds * 1000
    const answers =
      next.ratePerSecond === 0
        ? simulateAlone(engine, fromMs, next.warmUpSeconds + next.seconds)
        : simulateEngine(
            engine,
            startsOf(next, random).map((atMs) => fromMs + atMs),
            TOKENS,
          )
    const samples = answers.map(({ atMs, firstMs, lastMs }) => ({
      scheduledSeconds: (atMs - fromMs) / 1000,
      sentSeconds: (atMs - fromMs) / 1000,
      closedSeconds: (lastMs - fromMs) / 1000,
      outcome: Number.isNaN(firstMs) ? ('failed' as const) : ('completed' as const),
      ms: (metric: string) =>
        metric === 'e2e' ? lastMs - atMs : metric === 'tpot' ? (lastMs - firstMs) / (TOKENS - 1) : null,
    }))
    const figures = stageFigures(
      samples,
      { ...next, fromSeconds: elapsedSeconds, cpuShare: null },
      objectives,
    )
    const states = next.ratePerSecond === 0 ? [] : inFlightStates(samples, next.warmUpSeconds, objectives)
    stages = markStale([...stages, { ...figures, states }], objectives)
    const lastSeconds = answers.reduce((last, { lastMs }) => Math.max(last, (lastMs - fromMs) / 1000), 0)
    elapsedSeconds += Math.max(next.warmUpSeconds + next.seconds, lastSeconds) + OVERHEAD_SECONDS
  }
  return { stages, judgement: judgeCapacity({ stages, objectives, demand: null, deployments: 1 }) }
}

/** Simulates one user who sends the next request after each answer. */
function simulateAlone(engine: Engine, fromMs: number, seconds: number): readonly Answered[] {
  const answers: Answered[] = []
  for (let atMs = fromMs; atMs < fromMs + 1000 * seconds; atMs = answers.at(-1)?.lastMs ?? Infinity)
    answers.push(...simulateEngine(engine, [atMs], TOKENS))
  return answers
}

/**
 * Returns random start times in milliseconds. The warm-up and the counted time each have exactly as many
 * requests as the rate demands, as in k6.
 */
function startsOf(
  { ratePerSecond, warmUpSeconds, seconds }: NextStage,
  random: RandomSource,
): readonly number[] {
  const within = (lengthSeconds: number, fromSeconds: number): readonly number[] =>
    Array.from(
      { length: Math.round(ratePerSecond * lengthSeconds) },
      () => (fromSeconds + random() * lengthSeconds) * 1000,
    )
  return [...within(warmUpSeconds, 0), ...within(seconds, warmUpSeconds)].toSorted((a, b) => a - b)
}
