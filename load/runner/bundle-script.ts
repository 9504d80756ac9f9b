import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LoadError, usageError } from '../load-error.ts'
import { loadFile, packageLocation } from './package-location.ts'
import { writeGuarded } from './write-run.ts'

/** The names of the load scenarios, as users type them. */
export const SCENARIOS = ['throughput', 'stream', 'websocket', 'soak'] as const

/** The scenarios that identify a rate limiter instead of measuring a load. */
export const LIMIT_SCENARIOS = ['rate-limit', 'fairness'] as const

/** The name of a load scenario: one of {@link SCENARIOS}. */
export type ScenarioName = (typeof SCENARIOS)[number]

/** The name of a limiter scenario: one of {@link LIMIT_SCENARIOS}. */
export type LimitScenarioName = (typeof LIMIT_SCENARIOS)[number]

/** Returns the scenario with this name. Throws LoadError `usage` for an unknown name. */
export function requireScenario(name: string): ScenarioName {
  const found = SCENARIOS.find((scenario) => scenario === name)
  if (found !== undefined) return found
  throw usageError(`unknown scenario '${name}'; known: ${SCENARIOS.join(', ')}`)
}

/** The name of the script that k6 runs. */
export const SCRIPT = 'load.js'

/** Writes the k6 script into `folder`, and returns its path. Throws LoadError `bundle-failed` if that fails. */
export async function bundleScript(folder: string): Promise<string> {
  const place = packageLocation()
  const target = join(folder, SCRIPT)
  const source = loadFile(place, 'scenarios', 'load.ts')
  const packed = loadFile(place, 'scenarios', SCRIPT)
  if (source !== null) await bundleFile(source, target)
  else if (packed !== null) writeGuarded(target, readFileSync(packed, 'utf8'))
  else throw new LoadError('bundle-failed', `the script of k6 is missing in ${place.root}`)
  return target
}

async function bundleFile(source: string, target: string): Promise<void> {
  // esbuild is imported here, because commands without a load do not need it.
  const { buildSync } = await import('esbuild')
  try {
    buildSync({
      entryPoints: [source],
      outfile: target,
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      target: 'es2022',
      external: ['k6/*'],
      logLevel: 'silent',
    })
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new LoadError('bundle-failed', `bundling ${source} failed: ${message}`, { cause })
  }
}
