/**
 * Counts how often a soak of ten minutes is reported as slowing down, for simulated services that slow down
 * and for steady services. `node test/bench/drift-bench.ts [--seeds 100]`
 */
import { growingLatency } from '../../load/verdict/load-notes.ts'
import type { LoadSeries } from '../../schemas/compiled/load-run.ts'
import { benchOptions, tableRow } from './bench-frame.ts'
import { simulateQueuedSoak, simulateSoak, type SoakedService } from './soak-simulation.ts'

const SECONDS = 600
const FIRST_MS = 300
const PER_SECOND = 20

/** Returns a duration as a function of time. It grows linearly, by `share` over the whole soak. */
function grows(share: number): (atSeconds: number) => number {
  return (atSeconds) => FIRST_MS * (1 + (share * atSeconds) / SECONDS)
}

function soaked(share: number, service: Omit<SoakedService, 'ms'>): (seed: number) => LoadSeries {
  return (seed) => simulateSoak(seed, SECONDS, { perSecond: PER_SECOND, ...service, ms: grows(share) })
}

const SPREADS = [0.1, 0.3, 0.5, 1, 'exponential'] as const
const GROWTHS = [0, 0.1, 0.2, 0.3, 0.75] as const
const RATES = [2, 5, 20] as const

const QUEUES = [0.5, 0.8, 0.9].map(
  (load) =>
    [
      `steady queue at ${100 * load} % load`,
      (seed: number) => simulateQueuedSoak(seed, SECONDS, load, 0.4),
    ] as const,
)
const WANDERS = [
  { deviation: 0.03, seconds: 60 },
  { deviation: 0.05, seconds: 60 },
  { deviation: 0.1, seconds: 60 },
].map(
  (wander) =>
    [
      `no drift, slow changes of ${100 * wander.deviation} % (60 s)`,
      soaked(0, { spread: 0.3, wander }),
    ] as const,
)

function benchDrift(argv: readonly string[]): void {
  const options = benchOptions(argv, { seeds: 100 })
  const seeds = Array.from({ length: options.seeds }, (_, seed) => seed)
  const noted = (of: (seed: number) => LoadSeries): number =>
    seeds.filter((seed) => growingLatency(of(seed), 0, SECONDS) !== null).length
  console.log(`noted of ${seeds.length} seeds; ${SECONDS} s`)
  console.log(tableRow(['spread', 'requests/s', ...GROWTHS.map((share) => `+${100 * share} %`)]))
  for (const spread of SPREADS)
    for (const perSecond of RATES)
      console.log(
        tableRow([spread, perSecond, ...GROWTHS.map((share) => noted(soaked(share, { spread, perSecond })))]),
      )
  for (const [name, of] of [...QUEUES, ...WANDERS]) console.log(`${name}: ${noted(of)}`)
}

benchDrift(process.argv.slice(2))
