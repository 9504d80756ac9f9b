/** Runs the k6 binary: no shell, a process group of its own, drained pipes, a deadline, and an end in every case. */
import { spawn, type ChildProcess } from 'node:child_process'
import { Duplex } from 'node:stream'
import type { Memory, ProcessorWait } from '../../schemas/compiled/load-run.ts'
import { measureCpu } from './cpu-meter.ts'
import type { K6Ending } from './k6-exit.ts'
import { LoadError } from '../load-error.ts'
import { systemProblem } from '../../schemas/system-problem.ts'

/**
 * `secretFd` becomes descriptor 3 of the child. `talk` gets our end of a socket whose other end is descriptor 4. `stop` ends k6 gracefully, so that it keeps its summary, by force after `graceMs`;
 * `kill` ends it at once.
 */
export type K6ProcessOptions = {
  readonly binary: string
  readonly argv: readonly string[]
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  readonly secretFd: number | null
  readonly talk?: ((channel: Duplex) => void) | undefined
  readonly deadlineMs: number
  readonly graceMs: number
  /** Returns when the load began, in milliseconds since 1970; null where it did not. Called when k6 has ended. */
  readonly beganAtMs: () => Promise<number | null>
  readonly onStdout: (chunk: string) => void
  readonly onStderr: (chunk: string) => void
  readonly stop?: AbortSignal | undefined
  readonly kill?: AbortSignal | undefined
}

/** The end of k6, the share of the machine it used, 0 to 1, its memory, and its waiting for a processor; null where the system does not report them. */
export type K6Finished = {
  readonly ending: K6Ending
  readonly cpuShare: number | null
  readonly memory: Memory | null
  readonly wait: ProcessorWait | null
}

/** Runs k6 to its end. Throws LoadError `k6-unstartable` when it could not even be started. */
export async function runProcess(options: K6ProcessOptions): Promise<K6Finished> {
  const child = spawn(options.binary, options.argv, {
    cwd: options.folder,
    env: options.environment,
    // Away from the terminal's group: Ctrl-C reaches us, and we decide what k6 hears.
    detached: true,
    stdio: [
      'ignore',
      'pipe',
      'pipe',
      options.secretFd ?? 'ignore',
      options.talk === undefined ? 'ignore' : 'pipe',
    ],
  })
  const channel = child.stdio[4]
  if (channel instanceof Duplex) options.talk?.(channel)
  child.stdout?.setEncoding('utf8').on('data', options.onStdout)
  child.stderr?.setEncoding('utf8').on('data', options.onStderr)
  const orders = giveOrders(child, options)
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

type Orders = { readonly stopped: () => boolean; readonly late: () => boolean; readonly cancel: () => void }

/** Connects the three ways in which a run is cut short: stopped, killed, or past its deadline. */
function giveOrders(child: ChildProcess, options: K6ProcessOptions): Orders {
  let isStopped = false
  let isLate = false
  const timers: NodeJS.Timeout[] = []
  const forceLater = (): void => {
    timers.push(setTimeout(() => endGroup(child, 'SIGKILL'), options.graceMs))
  }
  const onStop = (): void => {
    isStopped = true
    endGroup(child, 'SIGINT')
    forceLater()
  }
  const onKill = (): void => {
    isStopped = true
    endGroup(child, 'SIGKILL')
  }
  const onDeadline = (): void => {
    isLate = true
    endGroup(child, 'SIGINT')
    forceLater()
  }
  const onExit = (): void => endGroup(child, 'SIGKILL')
  timers.push(setTimeout(onDeadline, options.deadlineMs))
  options.stop?.addEventListener('abort', onStop, { once: true })
  options.kill?.addEventListener('abort', onKill, { once: true })
  // Last resort when this process ends without waiting for us.
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

/** Signals the whole group of a child; a group that is gone already is as good as ended. */
function endGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    process.kill(-child.pid, signal)
  } catch {
    // No process is left to receive it.
  }
}
