/** Measures the share of the machine that a process uses: processors and memory, from /proc (Linux). */
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { upperMedian } from '../../schemas/median.ts'

/**
 * Resident memory in MiB: the most there was, and the middle of the samples of the second tenth and of the last tenth
 * of the time, so that growth can be distinguished from start-up.
 */
export type Memory = { readonly peakMiB: number; readonly earlyMiB: number; readonly lateMiB: number }

/** `share` is 0 to 1 over all processors between the first and the last sample; null when nothing was measured. */
export type CpuMeter = {
  readonly share: () => number | null
  readonly memory: () => Memory | null
  readonly stop: () => void
}

type Sample = { readonly atMs: number; readonly cpuMs: number; readonly residentMiB: number }

const FEWEST_FOR_MEMORY = 20
const MAX_FOR_MEMORY = 2400

const EVERY_MS = 250
/** Linux counts in hundredths of a second for user space, whatever the kernel's own clock. */
const MS_PER_TICK = 10
/** Of the machines this runs on: x86-64, and arm64 as distributions build it. */
const PAGE_BYTES = 4096

/** Samples a process until stopped. Its last sample stands when the process is gone. */
export function measureCpu(pid: number): CpuMeter {
  let first: Sample | null = null
  let last: Sample | null = null
  const residentMiB = createEvenSamples(MAX_FOR_MEMORY)
  const take = (): void => {
    const sample = sampleOf(pid)
    if (sample === null) return
    first ??= sample
    last = sample
    residentMiB.add(sample.residentMiB)
  }
  take()
  const ticking = setInterval(take, EVERY_MS)
  return {
    share: () => shareBetween(first, last),
    memory: () => memoryOf(residentMiB),
    stop: () => clearInterval(ticking),
  }
}

function shareBetween(first: Sample | null, last: Sample | null): number | null {
  if (first === null || last === null || last.atMs <= first.atMs) return null
  const share = (last.cpuMs - first.cpuMs) / (last.atMs - first.atMs) / availableParallelism()
  return Math.min(1, Math.max(0, share))
}

/** Samples at equal distances in time, so few that hours of them take no more memory than minutes, and the largest of all. */
export type EvenSamples = {
  readonly add: (sample: number) => void
  readonly kept: () => readonly number[]
  readonly largest: () => number
}

/** Keeps fewer than `limit` samples, an even number: when there are so many, every second one goes, and only every second one to come is kept. */
export function createEvenSamples(limit: number): EvenSamples {
  let kept: number[] = []
  let largest = 0
  let seen = 0
  let every = 1
  return {
    add(sample) {
      largest = Math.max(largest, sample)
      if (seen % every === 0) kept.push(sample)
      seen += 1
      if (kept.length < limit) return
      kept = kept.filter((_, place) => place % 2 === 0)
      every *= 2
    },
    kept: () => kept,
    largest: () => largest,
  }
}

function memoryOf({ kept, largest }: EvenSamples): Memory | null {
  const samples = kept()
  if (samples.length < FEWEST_FOR_MEMORY) return null
  const tenth = Math.floor(samples.length / 10)
  return {
    peakMiB: largest(),
    earlyMiB: upperMedian(samples.slice(tenth, 2 * tenth)),
    lateMiB: upperMedian(samples.slice(-tenth)),
  }
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
