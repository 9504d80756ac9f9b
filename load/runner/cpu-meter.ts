/** Measures the share of the machine that a process uses: processors and memory, from /proc (Linux). */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** The most resident memory that there was, in MiB. */
export type Memory = { readonly peakMiB: number }

/** `share` is 0 to 1 over all processors between the first and the last sample; null when nothing was measured. */
export type CpuMeter = {
  readonly share: () => number | null
  readonly memory: () => Memory | null
  readonly stop: () => void
}

type Sample = { readonly atMs: number; readonly cpuMs: number; readonly residentMiB: number }

const EVERY_MS = 250
/** Linux counts in hundredths of a second for user space, whatever the kernel's own clock. */
const MS_PER_TICK = 10
/** Of the machines this runs on: x86-64, and arm64 as distributions build it. */
const PAGE_BYTES = 4096

/** Samples a process until stopped. Its last sample stands when the process is gone. */
export function measureCpu(pid: number): CpuMeter {
  let first: Sample | null = null
  let last: Sample | null = null
  let peakMiB = 0
  const take = (): void => {
    const sample = sampleOf(pid)
    if (sample === null) return
    first ??= sample
    last = sample
    peakMiB = Math.max(peakMiB, sample.residentMiB)
  }
  take()
  const ticking = setInterval(take, EVERY_MS)
  return {
    share: () => shareBetween(first, last),
    memory: () => (first === null ? null : { peakMiB }),
    stop: () => clearInterval(ticking),
  }
}

function shareBetween(first: Sample | null, last: Sample | null): number | null {
  if (first === null || last === null || last.atMs <= first.atMs) return null
  const share = (last.cpuMs - first.cpuMs) / (last.atMs - first.atMs) / availableParallelism()
  return Math.min(1, Math.max(0, share))
}

function sampleOf(pid: number): Sample | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command name may hold spaces, so fields are counted from behind its closing bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    const residentMiB = (Number(fields[21]) * PAGE_BYTES) / 1_048_576
    return Number.isFinite(ticks)
      ? { atMs: performance.now(), cpuMs: ticks * MS_PER_TICK, residentMiB }
      : null
  } catch {
    return null
  }
}
