/**
 * Measures the share of k6's processor time that sampling takes. Go's profiler attributes the time within one run. A
 * comparison of two runs is too coarse, because runs differ by more than the cost of sampling.
 */
import { bytesAllocatedBelow, cpuSamplesBelow, profiled, type ProfileFiles, type Share } from './profile.ts'
import { inFolder, tell } from './bench-frame.ts'
import type { Binaries } from './programs.ts'
import { runSampled, type SampledLoad } from './sampling-loads.ts'

/** The maximum share of k6's processor time that sampling may take. */
const MAX_SHARE = 0.02
/** The duration in seconds by which the profile is shorter than the load, so that the load covers the whole profile. */
const MARGIN_SECONDS = 2
/** Matches the Go functions of sampling: the methods of the recorder in `load/k6/assay`, and two methods of its caller. */
const SAMPLING = /assay\.\(\*recorder\)\.|assay\.\(\*caller\)\.(recordRead|collect)$/
/** The functions of Go's garbage collector: its own goroutines, and its work in other goroutines. */
const GARBAGE = /runtime\.(gcBgMarkWorker|gcAssistAlloc|bgsweep)$/

/**
 * The profile of a run. `cpu`: the processor samples within the functions of sampling. `garbage`: those within the garbage collector.
 * `allocated`: the bytes that sampling allocates.
 */
export type SamplingShare = { readonly cpu: Share; readonly garbage: Share; readonly allocated: Share }

/** Runs a load several times with the profiler. */
export async function profileSampling(
  sampled: SampledLoad,
  binaries: Binaries,
  { profiles, seconds }: { readonly profiles: number; readonly seconds: number },
): Promise<readonly SamplingShare[]> {
  const shares: SamplingShare[] = []
  for (let run = 0; run < profiles; run += 1) {
    tell(`${sampled.load}, profile ${run + 1} of ${profiles}`)
    await inFolder((folder) =>
      runSampled(sampled, binaries, ['--duration', String(seconds)], folder, async (command, environment) => {
        const options = { folder, seconds: seconds - MARGIN_SECONDS }
        const { cost, profile } = await profiled(binaries, command, environment, options)
        shares.push(sharesOf(profile))
        return cost
      }),
    )
  }
  return shares
}

function sharesOf(profile: ProfileFiles): SamplingShare {
  return {
    cpu: cpuSamplesBelow(profile, SAMPLING),
    garbage: cpuSamplesBelow(profile, GARBAGE),
    allocated: bytesAllocatedBelow(profile, SAMPLING),
  }
}

/**
 * Formats two shares of k6's processor time (means of all runs) and whether they keep the bound: the share of sampling, with its 95 %
 * interval, and the share of the garbage collection that sampling causes. The interval is over runs, because samples of one run depend on
 * each other.
 */
export function shareLine({ load }: SampledLoad, shares: readonly SamplingShare[]): string {
  const runs = shares.filter(({ cpu }) => cpu.total > 0)
  if (runs.length === 0) return `${load}: not profiled`
  const sampling = runs.map(({ cpu }) => cpu.hits / cpu.total)
  const collected = runs.map(collectedShare)
  const { mean, low, high } = meanInterval(sampling)
  const both = meanInterval(sampling.map((share, run) => share + (collected[run] ?? 0)))
  return [
    `${load}: sampling takes ${formatSamplingShare(mean)} of k6's processor time`,
    ` (95 %: ${formatSamplingShare(low)} to ${formatSamplingShare(high)}, by run ${sampling.map(formatSamplingShare).join(', ')}),`,
    ` and ${formatSamplingShare(meanInterval(collected).mean)} as its part of garbage collection.`,
    ` Asked at most ${formatSamplingShare(MAX_SHARE)}: ${verdictOn(both.low, both.high)}`,
  ].join('')
}

// Returns the share (0 to 1) of processor time for the garbage collection that sampling causes. This part of garbage
// collection is assumed to be proportional to the allocated bytes.
function collectedShare({ cpu, garbage, allocated }: SamplingShare): number {
  return allocated.total === 0 ? 0 : (garbage.hits / cpu.total) * (allocated.hits / allocated.total)
}

/** The 97.5 % quantiles of Student's t for 1, 2, ... degrees of freedom. The last quantile is used for more degrees. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228] as const

/** Returns the mean of several shares and its 95 % interval (Student's t). For a single share, the interval is 0 to 1. */
export function meanInterval(shares: readonly number[]): {
  readonly mean: number
  readonly low: number
  readonly high: number
} {
  const count = shares.length
  const mean = shares.reduce((sum, share) => sum + share, 0) / count
  if (count < 2) return { mean, low: 0, high: 1 }
  const squares = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0)
  const half =
    (STUDENT[Math.min(count - 2, STUDENT.length - 1)] ?? Number.POSITIVE_INFINITY) *
    Math.sqrt(squares / (count - 1) / count)
  return { mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) }
}

/** Returns the verdict on an interval of shares: "yes" if it lies below the maximum, "NO" if it lies above, else "not decided". */
function verdictOn(low: number, high: number): string {
  if (high <= MAX_SHARE) return 'yes'
  return low > MAX_SHARE ? 'NO' : 'not decided, give more runs or a quieter machine'
}

/** Returns a share as a percentage. */
export function formatSamplingShare(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
