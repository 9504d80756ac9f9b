/** Bundles a scenario into the one file that k6 runs: k6 does not resolve npm packages and hangs on some TypeScript. */
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { LoadError, usageError } from '../load-error.ts'
import { loadFile, packageLocation } from './package-location.ts'

/** The names of the load scenarios, as users type them. */
export const SCENARIOS = ['throughput', 'stream', 'websocket', 'soak'] as const

/** The scenarios that identify a rate limiter instead of measuring a load. */
export const LIMIT_SCENARIOS = ['rate-limit', 'fairness'] as const

/** The name of a load scenario: one of {@link SCENARIOS}. */
export type ScenarioName = (typeof SCENARIOS)[number]

/** The name of a limiter scenario: one of {@link LIMIT_SCENARIOS}. */
export type LimitScenarioName = (typeof LIMIT_SCENARIOS)[number]

/** Returns the scenario with this name. Throws LoadError `usage` that lists the known names. */
export function requireScenario(name: string): ScenarioName {
  const found = SCENARIOS.find((scenario) => scenario === name)
  if (found !== undefined) return found
  throw usageError(`unknown scenario '${name}'; known: ${SCENARIOS.join(', ')}`)
}

/** The name of the script that k6 runs. */
export const SCRIPT = 'load.js'

/**
 * Writes the k6 script into `folder` as one ES module and returns its path. An installed package has this module already, so it is only
 * copied. Throws LoadError `bundle-failed`.
 */
export async function bundleScript(folder: string): Promise<string> {
  const place = packageLocation()
  const target = join(folder, SCRIPT)
  const source = loadFile(place, 'scenarios', 'load.ts')
  if (source !== null) {
    await bundleFile(source, target)
    return target
  }
  const packed = loadFile(place, 'scenarios', SCRIPT)
  if (packed === null) throw new LoadError('bundle-failed', `the script of k6 is missing in ${place.root}`)
  copyFileSync(packed, target)
  return target
}

/** The number of bundles in progress. One esbuild process makes all of them. */
let building = 0

/** Bundles one TypeScript entry file for k6. Throws LoadError `bundle-failed` with the message of esbuild. */
async function bundleFile(source: string, target: string): Promise<void> {
  // esbuild is imported here, because commands without a load do not need it.
  const { build, stop } = await import('esbuild')
  building += 1
  try {
    await build({
      entryPoints: [source],
      outfile: target,
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      target: 'es2022',
      // k6 cannot parse these two, although they are part of es2022.
      supported: { 'for-await': false, 'async-generator': false },
      external: ['k6', 'k6/*'],
      sourcemap: true,
      logLevel: 'silent',
    })
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new LoadError('bundle-failed', `bundling ${source} failed: ${message}`, { cause })
  } finally {
    building -= 1
    // Otherwise the esbuild process would run as long as this one. Other bundles still need it.
    if (building === 0) await stop()
  }
}
