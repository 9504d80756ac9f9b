/** Measures the resources of a process from /proc (Linux): processor time, memory, and how long its threads wait for a processor. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Memory, ProcessorWait } from '../../schemas/compiled/load-run.ts'

/** Measures the resources of one process. `share`: its part of all processors, 0 to 1; null when nothing was measured. */
export type CpuMeter = {
  readonly share: () => number | null
  readonly memory: () => Memory | null
  /**
   * Returns how long threads waited for a processor since `epochMs` (epoch milliseconds); null when nothing was measured. A timer
   * estimates it where the system does not count.
   */
  readonly waitSince: (epochMs: number) => ProcessorWait | null
  readonly stop: () => void
}

type Sample = { readonly atMs: number; readonly cpuMs: number; readonly residentMiB: number }

const EVERY_MS = 250
/** The length of a clock tick in /proc: Linux reports hundredths of a second, whatever the kernel's internal clock. */
const MS_PER_TICK = 10
/** The size of a memory page on the supported machines: x86-64, and arm64 as distributions build it. */
const PAGE_BYTES = 4096

/** Samples a process until `stop` is called. When the process has ended, its last sample is used. */
export function measureCpu(pid: number): CpuMeter {
  let first: Sample | null = null
  let last: Sample | null = null
  let peakMiB = 0
  const waits = createWaits()
  const timer = existsSync('/proc/self/schedstat') ? null : monitorEventLoopDelay({ resolution: TIMER_MS })
  timer?.enable()
  const take = (): void => {
    const sample = sampleOf(pid)
    if (sample === null) return
    first ??= sample
    last = sample
    peakMiB = Math.max(peakMiB, sample.residentMiB)
    waits.add(Date.now(), schedulesOf(pid), machineMs())
  }
  take()
  const ticking = setInterval(take, EVERY_MS)
  return {
    share: () => shareBetween(first, last),
    memory: () => (first === null ? null : { peakMiB }),
    waitSince: (epochMs) =>
      timer === null
        ? waits.since(epochMs)
        : timer.count === 0
          ? null
          : timedWait((Date.now() - epochMs) / 1000, timer.mean / 1e6, timer.max / 1e6),
    stop: () => {
      clearInterval(ticking)
      timer?.disable()
    },
  }
}

/** The interval of the timer whose delays are measured, and the delay that it has on a machine with free processors, in milliseconds. */
const TIMER_MS = 10
const USUAL_DELAY_MS = 2

/** Returns the wait for a processor that the intervals of our own timer show: their mean and the longest one, in milliseconds. */
export function timedWait(ofSeconds: number, intervalMs: number, longestMs: number): ProcessorWait {
  const late = (ms: number): number => Math.max(0, ms - TIMER_MS - USUAL_DELAY_MS)
  const meanMs = late(intervalMs)
  const seconds = (meanMs / Math.max(TIMER_MS, intervalMs)) * ofSeconds
  return { seconds, ranSeconds: 0, ofSeconds, meanMs, worstMs: late(longestMs) }
}

/** The columns of /proc/stat in which a processor worked: user, nice, system, interrupts, and what other virtual machines took. */
const WORKING = [1, 2, 3, 6, 7, 8]

/** Returns how long all processors of the machine have worked, in milliseconds; 0 where the system does not report it. */
function machineMs(): number {
  try {
    const columns = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0]?.split(/ +/).map(Number) ?? []
    return WORKING.reduce((sum, column) => sum + (columns[column] ?? 0) * MS_PER_TICK, 0)
  } catch {
    return 0
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
    // The command name may contain spaces, so fields are counted after its closing bracket.
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

/** The processor use of a thread since its start: how long it ran, how long it waited for a processor, and how often it got one. */
export type ThreadSchedule = { readonly ranMs: number; readonly waitedMs: number; readonly slices: number }

/** Returns the processor use of each thread of a process, by thread id (Linux, Documentation/scheduler/sched-stats). */
function schedulesOf(pid: number): ReadonlyMap<string, ThreadSchedule> {
  const threads = new Map<string, ThreadSchedule>()
  try {
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const text = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')
      const [ranNs = 0, waitedNs = 0, slices = 0] = text.split(' ').map(Number)
      threads.set(thread, { ranMs: ranNs / 1e6, waitedMs: waitedNs / 1e6, slices })
    }
  } catch {
    // The thread has just ended, or the kernel does not count.
  }
  return threads
}

/**
 * Creates a sum of the processor use of threads, including ended ones. Threads also wait for each other. So only a share of each
 * wait counts: the share of all processor time (`workedMs`) that other programs used.
 */
export function createWaits(): {
  readonly add: (atMs: number, threads: ReadonlyMap<string, ThreadSchedule>, workedMs: number) => void
  readonly since: (epochMs: number) => ProcessorWait | null
} {
  const steps: (ThreadSchedule & { readonly atMs: number; readonly workedMs: number })[] = []
  let before: ReadonlyMap<string, ThreadSchedule> = new Map()
  let workedBeforeMs = 0
  return {
    add(atMs, threads, workedMs) {
      const sum = (member: keyof ThreadSchedule): number =>
        [...threads].reduce((total, [id, now]) => total + now[member] - (before.get(id)?.[member] ?? 0), 0)
      const ran = { ranMs: sum('ranMs'), waitedMs: sum('waitedMs'), slices: sum('slices') }
      steps.push({ atMs, workedMs: workedMs - workedBeforeMs, ...ran })
      before = new Map([...before, ...threads])
      workedBeforeMs = workedMs
    },
    since(epochMs) {
      const own = steps.filter(({ atMs }) => atMs > epochMs)
      const sum = (member: keyof ThreadSchedule | 'workedMs'): number =>
        own.reduce((total, step) => total + step[member], 0)
      const [last, slices, ranMs] = [own.at(-1), sum('slices'), sum('ranMs')]
      if (last === undefined || slices === 0) return null
      return {
        seconds: (sum('waitedMs') / 1000) * Math.max(0, 1 - ranMs / Math.max(1, sum('workedMs'))),
        ranSeconds: ranMs / 1000,
        ofSeconds: (last.atMs - epochMs) / 1000,
        meanMs: sum('waitedMs') / slices,
        worstMs: Math.max(...own.map(({ waitedMs, slices: each }) => (each === 0 ? 0 : waitedMs / each))),
      }
    },
  }
}

/** Returns the share of the load's time in which k6 waited for a processor that other programs used, at most 1. */
export function waitShare(wait: ProcessorWait | null | undefined): number {
  return wait == null ? 0 : Math.min(1, wait.seconds / wait.ofSeconds)
}

/** Describes how long k6 waited for a processor, and how to avoid it. */
export function waitText({ seconds, ofSeconds }: ProcessorWait): string {
  return (
    `k6 waited ${seconds.toFixed(1)} s for a processor in ${ofSeconds.toFixed(1)} s, because other programs used this machine: durations may be ` +
    'too long by that share. Run k6 on another machine, give the service fewer processors (taskset), or k6 a higher priority (chrt)'
  )
}
