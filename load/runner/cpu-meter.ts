import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import type { Memory, ProcessorWait } from '../../schemas/compiled/load-run.ts'
import { readText } from '../read-text.ts'
import type { LiveCounts } from './live-counts.ts'

// Measures one process. `share` returns its part of all processors (0 to 1), or null if it was not measured.
type CpuMeter = {
  readonly share: () => number | null
  readonly memory: () => Memory | null
  /** Returns how long threads waited for a processor since `epochMs`. Returns null if that was not measured. */
  readonly waitSince: (epochMs: number) => ProcessorWait | null
  readonly stop: () => void
}

type Sample = { readonly atMs: number; readonly cpuMs: number; readonly residentMiB: number }

const EVERY_MS = 250
const MS_PER_TICK = 10
// Right on x86-64 and usually on arm64. Elsewhere, the memory figures are wrong.
const PAGE_BYTES = 4096

/** Starts to measure the processor time and the memory of a process. The returned meter measures until `stop` is called. */
export function measureCpu(pid: number): CpuMeter {
  let first: Sample | null = null
  let last: Sample | null = null
  let peakMiB = 0
  const waits = createWaitMeter()
  const group = `/sys/fs/cgroup${/^0::(.*)$/m.exec(readText(`/proc/${pid}/cgroup`) ?? '')?.[1] ?? ''}`
  const take = (): void => {
    const sample = sampleOf(pid)
    if (sample === null) return
    first ??= sample
    last = sample
    peakMiB = Math.max(peakMiB, sample.residentMiB)
    waits.add(Date.now(), schedulesOf(pid), machineMs(), quotaIn(readText(`${group}/cpu.stat`) ?? ''))
  }
  take()
  const ticking = setInterval(take, EVERY_MS)
  return {
    share: () => shareBetween(first, last),
    memory: () => (first === null ? null : { peakMiB }),
    waitSince: waits.since,
    stop: () => clearInterval(ticking),
  }
}

// As `liveStatsEvery` in live_stats.go.
const TICKS_PER_SECOND = 4

type TimerCounts = Pick<LiveCounts, 'ticks' | 'late' | 'lateUs' | 'worstUs'>

/** Estimates how long k6 waited for a processor, from the delays of its timer. Returns null if the timer has not ticked. */
export function timedWait(live: TimerCounts | null): ProcessorWait | null {
  if (live === null || live.ticks === 0) return null
  const { ticks, late, lateUs, worstUs } = live
  return {
    seconds: late / TICKS_PER_SECOND,
    ranSeconds: 0,
    ofSeconds: ticks / TICKS_PER_SECOND,
    meanMs: lateUs / ticks / 1000,
    worstMs: worstUs / 1000,
  }
}

// The columns of /proc/stat with busy time.
const BUSY_COLUMNS = [1, 2, 3, 6, 7, 8]

function machineMs(): number {
  const columns = (readText('/proc/stat') ?? '').split('\n', 1)[0]?.split(/ +/).map(Number) ?? []
  return BUSY_COLUMNS.reduce((sum, column) => sum + (columns[column] ?? 0) * MS_PER_TICK, 0)
}

type Quota = { readonly heldMs: number; readonly holds: number }

/** Reads from `cpu.stat` (cgroup v2) how often and for how long the CPU quota suspended the processes. */
export function quotaIn(stat: string): Quota {
  const of = (name: string): number => Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(stat)?.[1] ?? 0)
  return { heldMs: of('throttled_usec') / 1000, holds: of('nr_throttled') }
}

function shareBetween(first: Sample | null, last: Sample | null): number | null {
  if (first === null || last === null || last.atMs <= first.atMs) return null
  const share = (last.cpuMs - first.cpuMs) / (last.atMs - first.atMs) / availableParallelism()
  return Math.min(1, Math.max(0, share))
}

function sampleOf(pid: number): Sample | null {
  const stat = readText(`/proc/${pid}/stat`) ?? ''
  // The command name may contain spaces, so fields are counted after its closing bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  const residentMiB = (Number(fields[21]) * PAGE_BYTES) / 1_048_576
  return Number.isFinite(ticks) ? { atMs: performance.now(), cpuMs: ticks * MS_PER_TICK, residentMiB } : null
}

type ThreadSchedule = { readonly ranMs: number; readonly waitedMs: number; readonly slices: number }

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

/** Creates a meter that measures how long k6 waits for a processor because of other programs or a CPU quota. */
export function createWaitMeter(processors = cpus().length): {
  readonly add: (
    atMs: number,
    threads: ReadonlyMap<string, ThreadSchedule>,
    workedMs: number,
    quota: Quota,
  ) => void
  readonly since: (epochMs: number) => ProcessorWait | null
} {
  type Step = ThreadSchedule & Quota & { readonly atMs: number; readonly workedMs: number }
  const steps: Step[] = []
  let before: ReadonlyMap<string, ThreadSchedule> = new Map()
  let [workedBeforeMs, quotaBefore] = [0, quotaIn('')]
  return {
    add(atMs, threads, workedMs, quota) {
      const sum = (member: keyof ThreadSchedule): number =>
        [...threads].reduce((total, [id, now]) => total + now[member] - (before.get(id)?.[member] ?? 0), 0)
      const ran = { ranMs: sum('ranMs'), waitedMs: sum('waitedMs'), slices: sum('slices') }
      const [heldMs, holds] = [quota.heldMs - quotaBefore.heldMs, quota.holds - quotaBefore.holds]
      steps.push({ atMs, workedMs: workedMs - workedBeforeMs, heldMs, holds, ...ran })
      before = new Map([...before, ...threads])
      workedBeforeMs = workedMs
      quotaBefore = quota
    },
    since(epochMs) {
      const own = steps.filter(({ atMs }) => atMs > epochMs)
      const sum = (member: Exclude<keyof Step, 'atMs'>): number =>
        own.reduce((total, step) => total + step[member], 0)
      const [last, slices, ranMs] = [own.at(-1), sum('slices'), sum('ranMs')]
      if (last === undefined || slices === 0) return null
      const [ofMs, othersMs] = [last.atMs - epochMs, Math.max(0, sum('workedMs') - ranMs)]
      // Threads of k6 also wait for each other: only the part of other programs counts.
      const others = (sum('waitedMs') / 1000) * (othersMs / Math.max(1, sum('workedMs')))
      const held = sum('heldMs') / 1000
      return {
        seconds: Math.max(others, held),
        ...(held === 0 ? {} : { quotaSeconds: held }),
        ranSeconds: ranMs / 1000,
        ofSeconds: ofMs / 1000,
        othersShare: Math.min(1, othersMs / (ofMs * processors)),
        meanMs: sum('waitedMs') / slices,
        worstMs: Math.max(
          ...own.map((step) =>
            Math.max(step.waitedMs / Math.max(1, step.slices), step.heldMs / Math.max(1, step.holds)),
          ),
        ),
      }
    },
  }
}

/** Returns the share of a load's time (0 to 1) in which k6 was ready to run but waited for a processor. */
export function waitShare(wait: ProcessorWait | null | undefined): number {
  return wait == null ? 0 : Math.min(1, wait.seconds / wait.ofSeconds)
}

/** The maximum share of a load's time in which k6 may wait for a processor. Above it, the report warns. */
export const MAX_WAIT_SHARE = 0.05

/** Describes how long k6 waited for a processor, and why. */
export function waitedText(wait: ProcessorWait): string {
  const cause = isHeld(wait)
    ? 'the processor quota of this container (cgroup cpu.max) held it back'
    : 'other programs used this machine'
  // Threads wait at the same time, so their sum may exceed the time.
  return `k6 waited ${(waitShare(wait) * wait.ofSeconds).toFixed(1)} s for a processor in ${wait.ofSeconds.toFixed(1)} s, because ${cause}`
}

/** Returns a text that says how long k6 waited for a processor, and what the user can do about it. */
export function waitText(wait: ProcessorWait): string {
  const others = isHeld(wait) ? 'raise the quota' : 'give k6 a higher priority (chrt)'
  return (
    `${waitedText(wait)}. In a wait, every running request takes longer, so durations may be much too long. Run k6 on another machine, give the service fewer ` +
    `processors (taskset), or ${others}`
  )
}

function isHeld({ quotaSeconds = 0, ofSeconds }: ProcessorWait): boolean {
  return quotaSeconds > MAX_WAIT_SHARE * ofSeconds
}
