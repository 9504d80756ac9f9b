/** Runs the conformance suite and reports each verdict as it falls. */
import { extname } from 'node:path'
import type { Settings } from '../conformance/session/settings.ts'
import { limitNewObjects } from './small-heap.ts'
import type { SuiteListener, SuiteResult } from './suite-runner.ts'

/**
 * Runs the suite with these settings. Never rejects for what the target does. In a checkout the runner is Vitest. An installed
 * package runs the same session without it: Vitest would be four fifths of what an installation weighs.
 */
export async function runSuite(settings: Settings, listener: SuiteListener): Promise<SuiteResult> {
  limitNewObjects()
  // A usage error is reported without either: loading a runner is half of what starting takes.
  if (extname(import.meta.filename) === '.ts')
    return await (await import('./vitest-suite.ts')).runUnderVitest(settings, listener)
  return await (await import('./worker-suite.ts')).runInWorker(settings, listener)
}
