import { spawn, type ChildProcess } from 'node:child_process'
import { Duplex } from 'node:stream'
import type { Memory, ProcessorWait } from '../../schemas/compiled/load-run.ts'
import { measureCpu } from './cpu-meter.ts'
import type { K6Ending } from './k6-exit.ts'
import { LoadError } from '../load-error.ts'
import { systemProblem } from '../../schemas/system-problem.ts'

/** The options of a k6 process. `stop` ends k6 gracefully, `kill` at once. */
export type K6ProcessOptions = {
  readonly binary: string
  readonly argv: readonly string[]
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  readonly secretFd: number | null
  readonly onChannel?: ((channel: Duplex) => void) | undefined
  readonly deadlineMs: number
  readonly graceMs: number
  /** Returns the time at which the load began, in ms since 1970. Returns null if it did not begin. */
  readonly beganAtMs: () => Promise<number | null>
  readonly onStderr: (chunk: string) => void
  readonly stop?: AbortSignal | undefined
  readonly kill?: AbortSignal | undefined
}

/** How k6 ended, and its use of processors (0 to 1) and memory. A value is null if it was not measured. */
export type K6Finished = {
  readonly ending: K6Ending
  readonly cpuShare: number | null
  readonly memory: Memory | null
  readonly wait: ProcessorWait | null
}

/** Runs k6, and returns how it ended. Throws LoadError `k6-unstartable` if it cannot be started. */
export async function runProcess(options: K6ProcessOptions): Promise<K6Finished> {
  const child = spawn(options.binary, options.argv, {
    cwd: options.folder,
    env: options.environment,
    // A separate process group: Ctrl-C reaches only this process, which then decides how to end k6.
    detached: true,
    stdio: [
      'ignore',
      'pipe',
      'pipe',
      options.secretFd ?? 'ignore',
      options.onChannel === undefined ? 'ignore' : 'pipe',
    ],
  })
  const channel = child.stdio[4]
  if (channel instanceof Duplex) options.onChannel?.(channel)
  // Nobody needs this output. k6 writes its progress there each second, and ends when this process was killed and no longer reads it.
  child.stdout?.resume()
  child.stderr?.setEncoding('utf8').on('data', options.onStderr)
  const orders = watchForStop(child, options)
  const meter = child.pid === undefined ? null : measureCpu(child.pid)
  try {
    const { exitCode, signal } = await closed(child)
    const beganAtMs = await options.beganAtMs()
    return {
      ending: { exitCode, signal, stopped: orders.stopped(), late: orders.late() },
      cpuShare: meter?.share() ?? null,
      memory: meter?.memory() ?? null,
      wait: beganAtMs === null ? null : (meter?.waitSince(beganAtMs) ?? null),
    }
  } finally {
    meter?.stop()
    orders.cancel()
    endGroup(child, 'SIGKILL')
  }
}

function closed(child: ChildProcess): Promise<{ exitCode: number | null; signal: string | null }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    exitCode: number | null
    signal: string | null
  }>()
  child.once('close', (exitCode, signal) => resolve({ exitCode, signal }))
  child.once('error', (cause) => {
    reject(new LoadError('k6-unstartable', `k6 cannot be started: ${systemProblem(cause)}`, { cause }))
  })
  return promise
}

type StopWatch = {
  readonly stopped: () => boolean
  readonly late: () => boolean
  readonly cancel: () => void
}

function watchForStop(child: ChildProcess, options: K6ProcessOptions): StopWatch {
  let isStopped = false
  let isLate = false
  const timers: NodeJS.Timeout[] = []
  const interrupt = (): void => {
    endGroup(child, 'SIGINT')
    timers.push(setTimeout(onExit, options.graceMs))
  }
  const onStop = (): void => {
    isStopped = true
    interrupt()
  }
  const onKill = (): void => {
    isStopped = true
    onExit()
  }
  const onDeadline = (): void => {
    isLate = true
    interrupt()
  }
  const onExit = (): void => endGroup(child, 'SIGKILL')
  // After a long computation of this process, its timers run before the event that k6 has ended.
  const isRunning = (): boolean => child.exitCode === null && child.signalCode === null
  const atDeadline = (): unknown => setImmediate(() => isRunning() && onDeadline())
  timers.push(setTimeout(atDeadline, options.deadlineMs))
  options.stop?.addEventListener('abort', onStop, { once: true })
  options.kill?.addEventListener('abort', onKill, { once: true })
  // The last resort when this process exits without waiting for k6.
  process.once('exit', onExit)
  if (options.stop?.aborted === true) onStop()
  if (options.kill?.aborted === true) onKill()
  return {
    stopped: () => isStopped,
    late: () => isLate,
    cancel: () => {
      for (const timer of timers) clearTimeout(timer)
      options.stop?.removeEventListener('abort', onStop)
      options.kill?.removeEventListener('abort', onKill)
      process.removeListener('exit', onExit)
    },
  }
}

function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // No process is left to receive the signal.
  }
}
