/**
 * The ground-truth server (`load/k6/groundtruth`), as a child process of ours: what a load is calibrated with
 * before it begins, and what the benches measure clients against.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { memberOf } from '../guards.ts'
import { LoadError } from '../load-error.ts'
import { k6Environment } from './environment.ts'

/**
 * The shape of every stream. `firstMs` runs from the request to the first chunk (JSON: to the answer). With `gapMs` 0
 * chunks come as fast as they can be written and their times are not logged. `jitter` is a share, 0 to 1.
 */
export type GroundTruthShape = {
  readonly chunks: number
  readonly firstMs: number
  readonly gapMs: number
  readonly jitter?: number
  readonly seed?: number
  readonly textBytes?: number
}

/** A server that is listening. `stop` returns when it has ended and its log is whole. */
export type GroundTruthServer = { readonly baseUrl: string; readonly stop: () => Promise<void> }

const START_DEADLINE_MS = 10_000
const STOP_DEADLINE_MS = 5_000

/** Starts the server of the k6 binary on a free loopback port. Throws LoadError `k6-unstartable`. */
export async function startGroundTruthServer(
  binary: string,
  shape: GroundTruthShape,
  logPath: string | null,
): Promise<GroundTruthServer> {
  // It ends with its standard input, so it cannot outlive this process.
  const child = spawn(binary, ['ground-truth', ...flagsOf(shape, logPath)], {
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

function flagsOf(shape: GroundTruthShape, logPath: string | null): readonly string[] {
  const flags = [
    `-chunks=${shape.chunks}`,
    `-first=${shape.firstMs}ms`,
    `-gap=${shape.gapMs}ms`,
    `-jitter=${shape.jitter ?? 0.2}`,
    `-seed=${shape.seed ?? 1}`,
    `-text-bytes=${shape.textBytes ?? 6}`,
  ]
  return logPath === null ? flags : [...flags, `-log=${logPath}`]
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
