/** Runs a command against a hostile target, and measures time and memory. */
import { once } from 'node:events'
import { existsSync, mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { startAssay } from '../fixtures/run-command.ts'
import { watchMemory } from './peak-memory.ts'
import { startRawTarget, type Behavior } from './raw-target.ts'

/** The exit code, output, duration and peak memory of a command. `hasReport`: whether it wrote its report. */
export type HostileRun = {
  readonly code: number | null
  readonly seconds: number
  readonly peakMegabytes: number | null
  readonly stdout: string
  readonly stderr: string
  readonly hasReport: boolean
}

/** The maximum memory of every run in MB. */
export const MAX_MEGABYTES = 700

/** Runs `assay` with the URL of a hostile target in place of `TARGET`. Kills it after `maxSeconds`. */
export async function runHostile(
  behavior: Behavior,
  args: readonly string[],
  folder: string,
  { maxSeconds, key = 'sk-hostile-0123456789abcdef' }: { readonly maxSeconds: number; readonly key?: string },
): Promise<HostileRun> {
  const target = await startRawTarget(behavior)
  mkdirSync(folder, { recursive: true })
  const filled = args.map((word) => (word === 'TARGET' ? target.baseUrl : word))
  const startMs = performance.now()
  const child = startAssay([...filled, '--out', folder], folder, {
    HOME: homedir(),
    ASSAY_KEY: key,
  })
  const memory = watchMemory(child.pid ?? 0)
  let [stdout, stderr] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
  const timer = setTimeout(() => child.kill('SIGKILL'), maxSeconds * 1000)
  const [code]: unknown[] = await once(child, 'close')
  clearTimeout(timer)
  const peak = memory.stop()
  await target.close()
  return {
    code: typeof code === 'number' ? code : null,
    seconds: (performance.now() - startMs) / 1000,
    peakMegabytes: peak === null ? null : Math.round(peak / 1e6),
    stdout,
    stderr,
    hasReport: existsSync(join(folder, 'report.html')),
  }
}
