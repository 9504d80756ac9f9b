/**
 * Profiles the k6 that an Assay command starts. The command gets a wrapper script in place of k6. The script starts k6
 * with Go's profiler on a loopback port. The profile is fetched while the load runs.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sourcesDigest } from '../../load/runner/build-k6.ts'
import { goEnvironment } from '../../load/runner/environment.ts'
import { K6_VARIABLE } from '../../load/runner/find-k6.ts'
import { freePort } from '../load/free-port.ts'
import { measured, type Binaries, type ClientCost } from './programs.ts'

/** A share: `hits` of `total`, such as samples of a profile. */
export type Share = { readonly hits: number; readonly total: number }

/** The profiles of a run: processor time and allocated bytes. */
export type ProfileFiles = { readonly cpuPath: string; readonly allocsPath: string }

/** The time in milliseconds for k6 to create its users. It is not part of the load. */
const START_MS = 1000
const POLL_MS = 20
const STARTS_WITHIN_MS = 60_000

/** Runs a command, and profiles its k6 for `seconds`. The profile must end before the load. */
export async function profiled(
  binaries: Binaries,
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
  { folder, seconds }: { readonly folder: string; readonly seconds: number },
): Promise<{ readonly cost: ClientCost; readonly profile: ProfileFiles }> {
  const port = await freePort()
  const k6 = join(folder, 'k6')
  writeFileSync(k6, wrapperOf(binaries.k6, port), { mode: 0o700 })
  const profiler = `http://127.0.0.1:${port}`
  const [cost, profile] = await Promise.all([
    measured(binaries, command, { ...environment, [K6_VARIABLE]: k6 }),
    fetchProfile(profiler, folder, seconds),
  ])
  return { cost, profile }
}

/** Returns a script that starts k6 with the profiler. It contains the digest that Assay looks for. */
function wrapperOf(k6: string, port: number): string {
  return `#!/bin/sh
# ${sourcesDigest()}
if [ "$1" = run ]; then
  shift
  exec '${k6}' run --profiling-enabled --address 127.0.0.1:${port} "$@"
fi
exec '${k6}' "$@"
`
}

async function fetchProfile(profiler: string, folder: string, seconds: number): Promise<ProfileFiles> {
  await isUp(`${profiler}/ping`)
  await setTimeout(START_MS)
  const save = async (name: string): Promise<string> => {
    const response = await fetch(`${profiler}/debug/pprof/${name}?seconds=${seconds}`)
    if (!response.ok) throw new Error(`no profile: ${response.status} ${await response.text()}`)
    const path = join(folder, `${name}.pprof`)
    writeFileSync(path, Buffer.from(await response.arrayBuffer()))
    return path
  }
  const [cpuPath, allocsPath] = await Promise.all([save('profile'), save('allocs')])
  return { cpuPath, allocsPath }
}

async function isUp(url: string): Promise<void> {
  const endMs = performance.now() + STARTS_WITHIN_MS
  while (performance.now() < endMs) {
    try {
      await fetch(url)
      return
    } catch {
      await setTimeout(POLL_MS)
    }
  }
  throw new Error(`k6 did not open its profiler within ${STARTS_WITHIN_MS / 1000} s`)
}

/** Counts all processor samples, and those in the given functions (inlined ones included) or in their callees. */
export function cpuSamplesBelow({ cpuPath }: ProfileFiles, functions: RegExp): Share {
  return shareOf(cpuPath, 'samples', functions)
}

/** Counts the bytes that these functions and their callees allocate, and all allocated bytes. */
export function bytesAllocatedBelow({ allocsPath }: ProfileFiles, functions: RegExp): Share {
  return shareOf(allocsPath, 'alloc_space', functions)
}

function shareOf(path: string, index: string, functions: RegExp): Share {
  const all = ['-top', '-nodefraction=0', '-edgefraction=0', '-nodecount=1000000', '-unit=count']
  const args = ['tool', 'pprof', ...all, `-sample_index=${index}`, `-focus=${functions.source}`, path]
  const { stdout, stderr } = spawnSync('go', args, { encoding: 'utf8', env: goEnvironment(process.env) })
  const match = /nodes accounting for ([\d.]+)\w*, \S+ of ([\d.]+)\w* total/.exec(stdout)
  if (match?.[1] === undefined || match[2] === undefined)
    throw new Error(`no profile at ${path}: ${stdout.slice(0, 300)}${stderr.slice(-300)}`)
  return { hits: Number(match[1]), total: Number(match[2]) }
}
