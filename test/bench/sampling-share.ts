/**
 * The share of k6's processor time that sampling takes, by Go's profiler. Runs of a machine differ by more than sampling costs, so a
 * comparison of runs rarely decides; a profile attributes time inside one run.
 */
import { wilsonInterval } from '../../schemas/wilson.ts'
import { bytesAllocatedBelow, cpuSamplesBelow, profiled, type Profile, type Share } from './profile.ts'
import type { Binaries } from './programs.ts'
import { runKind, type Kind } from './sampling-loads.ts'

/** The most that sampling may cost a load. */
export const MAX_SHARE = 0.02
/** Between the start of the profile and that of the load, and between their ends. */
const MARGIN_SECONDS = 2
/** The functions that keep and search answers: the recorder of `load/k6/assay`, and the two places of the reader that work for it. */
const SAMPLING = /assay\.\(\*recorder\)\.|assay\.\(\*caller\)\.keep(Piece|Text)$/
/** The work of Go's garbage collector: its own goroutines, and what allocating goroutines do for it. */
const GARBAGE = /runtime\.(gcBgMarkWorker|gcAssistAlloc|bgsweep)$/

/** The profile of one run: samples of the processor below sampling, and in the garbage collector, and bytes allocated. */
export type SamplingShare = { readonly cpu: Share; readonly garbage: Share; readonly allocated: Share }

/** Runs a load a few times under the profiler. */
export async function profileKind(
  kind: Kind,
  binaries: Binaries,
  { profiles, seconds }: { readonly profiles: number; readonly seconds: number },
): Promise<readonly SamplingShare[]> {
  const shares: SamplingShare[] = []
  for (let run = 0; run < profiles; run += 1) {
    process.stderr.write(`${kind.load}, profile ${run + 1} of ${profiles}\n`)
    await runKind(kind, binaries, ['--duration', String(seconds)], async (command, environment, folder) => {
      const options = { folder, seconds: seconds - MARGIN_SECONDS }
      const { cost, profile } = await profiled(binaries, command, environment, options)
      shares.push(sharesOf(profile))
      return cost
    })
  }
  return shares
}

function sharesOf(profile: Profile): SamplingShare {
  return {
    cpu: cpuSamplesBelow(profile, SAMPLING),
    garbage: cpuSamplesBelow(profile, GARBAGE),
    allocated: bytesAllocatedBelow(profile, SAMPLING),
  }
}

/** States the share of all runs together with its interval, and the garbage collector's work on what sampling allocated. */
export function shareLine({ load }: Kind, shares: readonly SamplingShare[]): string {
  const cpu = together(shares.map((share) => share.cpu))
  if (cpu.total === 0) return `${load}: not profiled`
  const garbage = together(shares.map((share) => share.garbage))
  const allocated = together(shares.map((share) => share.allocated))
  // Each collection is due after so many bytes, so its work is shared out by bytes.
  const collected =
    (garbage.hits / cpu.total) * (allocated.total === 0 ? 0 : allocated.hits / allocated.total)
  const { low, high } = wilsonInterval(cpu.hits, cpu.total)
  const runs = shares.map((share) => percent(share.cpu.hits / share.cpu.total)).join(', ')
  return [
    `${load}: sampling takes ${percent(cpu.hits / cpu.total)} of k6's processor time`,
    ` (95 %: ${percent(low)} to ${percent(high)}; ${cpu.hits} of ${cpu.total} samples; by run ${runs}),`,
    ` and ${percent(collected)} as its part of garbage collection.`,
    ` Asked at most ${percent(MAX_SHARE)}: ${verdictOn(low + collected, high + collected)}`,
  ].join('')
}

function together(shares: readonly Share[]): Share {
  return {
    hits: shares.reduce((sum, { hits }) => sum + hits, 0),
    total: shares.reduce((sum, { total }) => sum + total, 0),
  }
}

/** Whether an interval of a share keeps the bound. */
export function verdictOn(low: number, high: number): string {
  if (high <= MAX_SHARE) return 'yes'
  return low > MAX_SHARE ? 'NO' : 'not decided, give more runs or a quieter machine'
}

/** A share in words. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
