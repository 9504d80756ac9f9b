import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import type { RunPlan } from './run-plan.ts'
import { runK6 } from './run-k6.ts'
import { ownProtocol } from './load-protocol.ts'
import { checkTarget } from './load-target.ts'
import type { Workload } from '../workload/workload.ts'
import { arrivalsOf } from '../workload/schedule.ts'
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { memberOf } from '../guards.ts'
import { LoadError } from '../load-error.ts'
import { k6Environment } from './environment.ts'

const SECONDS = 2
const TIMEOUT_SECONDS = 10
// 25 chunks in half a second.
const SHAPE = { chunks: 25, firstMs: 20, gapMs: 20 } as const

/** The files of a run that measures the error of the load generator. If it failed, `problem` is the reason in one line. */
export type CalibrationRun =
  | { readonly rowsPath: string; readonly logPath: string; readonly problem: null }
  | { readonly problem: string }

/** Measures the error of the load generator. Returns the files of the measurement, or why it failed. Throws LoadError `aborted` if the user stops it. */
export async function calibrate(plan: RunPlan, binary: string, folder: string): Promise<CalibrationRun> {
  const workload = calibrationWorkload(plan.workload)
  if (workload === null) return { problem: 'the server for the calibration does not support WebSocket' }
  const own = mkdtempSync(join(folder, 'calibration-'))
  const logPath = join(own, 'truth.ndjson')
  const authority = plan.urls.completionsUrl.startsWith('https:') ? join(own, 'authority.pem') : null
  const server = await startGroundTruthServer(binary, SHAPE, { logPath, authority })
  try {
    const target = { baseUrl: server.baseUrl, model: 'truth', key: null }
    const { finished, rowsPath } = await runK6(
      {
        ...plan,
        urls: checkTarget(target, false),
        model: target.model,
        keys: [],
        headers: [],
        workload,
        trace: [],
        starts: arrivalsOf(workload, plan.seed, []),
        protocol: ownProtocol(),
        onProgress: () => plan.onProgress({ phase: 'calibrate', text: 'measuring the instrument' }),
      },
      binary,
      own,
      authority === null ? {} : { authorities: authority },
    )
    const { exitCode } = finished.ending
    return exitCode === 0
      ? { rowsPath, logPath, problem: null }
      : { problem: `k6 ended with ${exitCode} while it was calibrated` }
  } finally {
    // The log is complete once the server has stopped.
    await server.stop()
  }
}

/** Returns the workload of a calibration. Returns null if the load uses only WebSocket. */
export function calibrationWorkload(workload: Workload): Workload | null {
  const mix = { ...workload.mix, websocket: 0 }
  if (mix.json + mix.sse === 0) return null
  return {
    ...workload,
    // No two seconds of a changing load represent the whole load.
    model: workload.model === 'open-trace' ? 'open-poisson' : workload.model,
    traceSpeed: 1,
    durationSeconds: SECONDS,
    warmUpSeconds: 0,
    rampUpSeconds: 0,
    // A slow rate would give nothing to compare.
    ratePerSecond: workload.ratePerSecond === null ? null : Math.max(20, workload.ratePerSecond),
    thinkSeconds: 0,
    promptTokens: Math.min(workload.promptTokens, 1000),
    maxTokens: 25,
    lengths: { kind: 'fixed' },
    prefixShare: 0,
    keys: 1,
    mix,
    requestTimeoutSeconds: TIMEOUT_SECONDS,
  }
}

/** The stream that Assay's test server sends: the number of chunks, the ms before the first, and the ms between chunks. */
export type GroundTruthShape = {
  readonly chunks: number
  readonly firstMs: number
  readonly gapMs: number
  readonly jitter?: number
  readonly seed?: number
}

type GroundTruthFiles = { readonly logPath: string | null; readonly authority?: string | null }

type GroundTruthServer = { readonly baseUrl: string; readonly stop: () => Promise<void> }

const START_DEADLINE_MS = 10_000
const STOP_DEADLINE_MS = 5_000

/** Starts the ground-truth server, which sends chunks at known times, on a free loopback port. Throws LoadError `k6-unstartable` if that fails. */
export async function startGroundTruthServer(
  binary: string,
  shape: GroundTruthShape,
  files: GroundTruthFiles,
): Promise<GroundTruthServer> {
  // The server ends when its standard input closes, so it cannot outlive this process.
  const child = spawn(binary, ['ground-truth', ...flagsOf(shape, files)], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: k6Environment(process.env),
  })
  const ended = once(child, 'close').catch(() => undefined)
  try {
    const baseUrl = await firstLine(child)
    return { baseUrl, stop: () => stop(child, ended) }
  } catch (cause) {
    await stop(child, ended)
    throw new LoadError('k6-unstartable', 'the ground-truth server cannot be started', { cause })
  }
}

function flagsOf(
  shape: GroundTruthShape,
  { logPath, authority = null }: GroundTruthFiles,
): readonly string[] {
  const flags = [
    `-chunks=${shape.chunks}`,
    `-first=${shape.firstMs}ms`,
    `-gap=${shape.gapMs}ms`,
    `-jitter=${shape.jitter ?? 0.2}`,
    `-seed=${shape.seed ?? 1}`,
  ]
  if (logPath !== null) flags.push(`-log=${logPath}`)
  if (authority !== null) flags.push(`-authority=${authority}`)
  return flags
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new TypeError('its output is not piped')
  const lines = createInterface({ input: child.stdout })
  const signal = AbortSignal.timeout(START_DEADLINE_MS)
  const [line] = await Promise.race([
    once(lines, 'line', { signal }),
    once(child, 'exit', { signal }).then(() => [null]),
    once(child, 'error', { signal }).then(([error]) => Promise.reject(error)),
  ])
  const baseUrl = typeof line === 'string' ? memberOf(JSON.parse(line), 'baseUrl') : undefined
  if (typeof baseUrl !== 'string') throw new TypeError('it did not print its address')
  return baseUrl
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.stdin?.end()
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_DEADLINE_MS)
  await ended
  clearTimeout(force)
}
