/**
 * Measures the cost of keeping and searching answers in a load, in two ways. The deciding figure is the share of k6's processor time in
 * Go's profiler. Loads with and without `--samples 0` also show k6's CPU time per chunk and per JSON answer. `node test/bench/sampling.ts
 * [--profiles 5] [--profile-seconds 20] [--rounds 6] [--seconds 8]`; 0 omits a part.
 */
import { keepFigures, tableOf, type BenchFigures } from './bench-figures.ts'
import { inTurn, benchOptions, type Rounds } from './bench-frame.ts'
import { median } from './compare-streams.ts'
import { buildBinaries, costOfK6, type Binaries } from './programs.ts'
import { runSampled, SAMPLED_LOADS, type SampledLoad } from './sampling-loads.ts'
import { formatSamplingShare, profileSampling, shareLine } from './sampling-share.ts'

const CLIENTS = [
  { client: 'assay load', flags: [] },
  { client: 'assay load --samples 0', flags: ['--samples', '0'] },
] as const

/** Profiles sampling, and compares loads with and without `--samples 0`. Prints shares, figures and ratios. */
export async function benchSampling(argv: readonly string[]): Promise<void> {
  const options = benchOptions(argv, { profiles: 5, 'profile-seconds': 20, rounds: 6, seconds: 8 })
  const binaries = await buildBinaries()
  const profiles = { profiles: options.profiles, seconds: options['profile-seconds'] }
  const all: Rounds<BenchFigures>[] = []
  const shares = []
  for (const sampled of SAMPLED_LOADS) {
    const runs = await profileSampling(sampled, binaries, profiles)
    shares.push({ load: sampled.load, runs })
    console.log(shareLine(sampled, runs))
  }
  for (const sampled of SAMPLED_LOADS) {
    const contenders = CLIENTS.map(({ client, flags }) => ({
      load: sampled.load,
      client,
      run: (folder: string) =>
        figuresOf(sampled, binaries, [...flags, '--duration', String(options.seconds)], folder),
    }))
    const rounds = await inTurn(options.rounds, contenders)
    all.push(...rounds)
    console.log(tableOf(rounds))
    console.log(ratioLine(sampled, rounds))
  }
  keepFigures('sampling', all, { shares })
}

async function figuresOf(
  sampled: SampledLoad,
  binaries: Binaries,
  flags: readonly string[],
  folder: string,
): Promise<BenchFigures> {
  const { cost, units, samples } = await runSampled(sampled, binaries, flags, folder)
  return { [sampled.figure]: costOfK6(cost).cpuUs / units, sampled: samples }
}

/** Formats the additional CPU that sampling needs. Compares runs of the same round, because other work varies. */
function ratioLine({ load, figure }: SampledLoad, [sampled, none]: readonly Rounds<BenchFigures>[]): string {
  const ratios = (sampled?.rounds ?? []).map((round, at) => {
    const other = none?.rounds[at]?.[figure] ?? null
    const own = round[figure] ?? null
    return own === null || other === null ? null : own / other
  })
  const sorted = ratios.filter((ratio) => ratio !== null).toSorted((a, b) => a - b)
  const middle = median(ratios)
  if (middle === null) return `${load}: not measured`
  const rank = lowRank(sorted.length)
  const [low, high] = [sorted[rank] ?? 0, sorted[sorted.length - 1 - rank] ?? Infinity]
  const range = `95 %: ${formatSamplingShare(low - 1)} to ${formatSamplingShare(high - 1)}, ${sorted.length} rounds`
  return `${load}: runs with samples cost ${formatSamplingShare(middle - 1)} more CPU than runs without (${range})`
}

/** Returns the index of the lower bound of a median's 95 % interval in sorted values (Conover 1999, 3.2). */
function lowRank(count: number): number {
  let term = 0.5 ** count
  let below = term
  let rank = 0
  while (below <= 0.025) {
    rank += 1
    term *= (count - rank + 1) / rank
    below += term
  }
  return Math.max(0, rank - 1)
}

if (import.meta.main) await benchSampling(process.argv.slice(2))
