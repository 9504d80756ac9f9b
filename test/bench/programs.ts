/** Starts the programs of a bench: the ground-truth server, and clients whose cost is measured. All end with this process. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { once } from 'node:events'
import { goEnvironment, k6Environment } from '../../load/runner/environment.ts'
import { ensureK6 } from '../../load/runner/build-k6.ts'
import { startGroundTruthServer, type GroundTruthShape } from '../../load/runner/calibrate.ts'
import { packageLocation } from '../../load/runner/package-location.ts'
import { tell } from './bench-frame.ts'

/** The paths of k6 and of the raw client. */
export type Binaries = { readonly k6: string; readonly raw: string }

const place = packageLocation()
const LONGEST_RUN_MS = 300_000

/** Returns the paths of both programs, and builds them if needed. The raw client is built every time. */
export async function buildBinaries(): Promise<Binaries> {
  const k6 = await ensureK6({ onProgress: tell })
  const folder = join(place.root, '.cache', 'bench')
  mkdirSync(folder, { recursive: true })
  const raw = join(folder, 'rawclient')
  const built = spawnSync('go', ['build', '-ldflags=-s -w', '-o', raw, '.'], {
    cwd: join(place.root, 'test', 'bench', 'rawclient'),
    env: goEnvironment(process.env),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (built.status !== 0) throw new Error('building the raw reader failed')
  return { k6, raw }
}

/** Starts the ground-truth server, calls `use` with its address, and stops it, which completes its log. */
export async function withGroundTruth<Result>(
  k6: string,
  shape: GroundTruthShape,
  logPath: string | null,
  use: (baseUrl: string) => Promise<Result>,
  authority: string | null = null,
): Promise<Result> {
  const server = await startGroundTruthServer(k6, shape, { logPath, authority })
  try {
    return await use(server.baseUrl)
  } finally {
    await server.stop()
  }
}

/** The cost of all processes with one name: the processor time of all processes, and the memory of the largest process. */
export type ProgramCost = { readonly cpuUs: number; readonly peakKiB: number }

/**
 * The cost of a client and its children, measured by Linux. `treePeakKiB`: the peak memory of all processes together.
 * `programs`: the cost by program name.
 */
export type ClientCost = ProgramCost & {
  readonly treePeakKiB: number
  readonly programs: Readonly<Record<string, ProgramCost>>
  readonly stdout: string
}

/** Returns the cost of k6 in a client, or of the whole client if it does not use k6. */
export function costOfK6(cost: ClientCost): ProgramCost {
  return cost.programs['k6'] ?? cost
}

/** Runs a command to its end, and measures its cost. Throws if it fails. */
export async function measured(
  binaries: Binaries,
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<ClientCost> {
  const child = spawn(binaries.raw, ['measure', ...command], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...k6Environment(process.env), ...environment },
    timeout: LONGEST_RUN_MS,
  })
  const stdout = gather(child, 'stdout')
  const stderr = gather(child, 'stderr')
  const [code] = (await once(child, 'close')) as [number | null]
  const lines = stderr().trim().split('\n')
  if (code !== 0)
    throw new Error(`${command.slice(0, 2).join(' ')} ended with ${code}:\n${lines.slice(-6).join('\n')}`)
  const cost = JSON.parse(lines.at(-1) ?? '') as Omit<ClientCost, 'stdout'>
  return { ...cost, stdout: stdout() }
}

function gather(child: ChildProcess, stream: 'stdout' | 'stderr'): () => string {
  let text = ''
  child[stream]?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  return () => text
}

/** How late a sleeping program was woken: the number of measured delays, and two quantiles. */
type Wakes = { readonly n: number; readonly p50Us: number; readonly p99Us: number }

/** Starts a program that only sleeps. `stop` ends it, and returns how late it was woken. */
export function startSleeper(binaries: Binaries): { readonly stop: () => Promise<Wakes> } {
  const child = spawn(binaries.raw, ['sleep'], {
    stdio: ['pipe', 'pipe', 'inherit'],
    timeout: LONGEST_RUN_MS,
    // In its own session, like k6, because systems divide processor time among sessions.
    detached: true,
  })
  const stdout = gather(child, 'stdout')
  const ended = once(child, 'close')
  return {
    stop: async () => {
      child.stdin.end()
      await ended
      return JSON.parse(stdout()) as Wakes
    },
  }
}

/** Returns the k6 command for a script of `scripts/`, with its settings as JSON in a variable. */
export function k6Command(binaries: Binaries, script: string, settings: object): readonly string[] {
  const path = join(import.meta.dirname, 'scripts', script)
  const quiet = ['--quiet', '--no-color', '--no-thresholds', '--address=']
  return [binaries.k6, 'run', ...quiet, '-e', `BENCH=${JSON.stringify(settings)}`, path]
}

/** Returns the objects of an NDJSON file. */
export function readLines(path: string): readonly unknown[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): unknown => JSON.parse(line))
}
