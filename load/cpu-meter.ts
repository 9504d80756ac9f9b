/** How much of the machine a process uses, where /proc says so (Linux). */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'

/** `share` is 0 to 1 over all processors between the first and the last sample; null when nothing was measured. */
export type CpuMeter = { readonly share: () => number | null; readonly stop: () => void }

type Sample = { readonly atMs: number; readonly cpuMs: number }

const EVERY_MS = 250
/** Linux counts in hundredths of a second for user space, whatever the kernel's own clock. */
const MS_PER_TICK = 10

/** Samples a process until stopped. Its last sample stands when the process is gone. */
export function measureCpu(pid: number): CpuMeter {
  let first: Sample | null = null
  let last: Sample | null = null
  const take = (): void => {
    const sample = sampleOf(pid)
    if (sample === null) return
    first ??= sample
    last = sample
  }
  take()
  const ticking = setInterval(take, EVERY_MS)
  return {
    share: () => shareBetween(first, last),
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
    return Number.isFinite(ticks) ? { atMs: performance.now(), cpuMs: ticks * MS_PER_TICK } : null
  } catch {
    return null
  }
}
