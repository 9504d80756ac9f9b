/** Reads the answers that k6 kept and says what they come to. */
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Conformance } from './conformance-record.ts'
import type { RecordedAt } from './exchange.ts'
import { parseSamples, type SampleFile } from './sample.ts'

/** The name of the file in the folder of a run: the answers that were kept, one a line. */
export const SAMPLES_FILE = 'answers.ndjson'

/** What was kept, and what it comes to. The checks are loaded only now: they hold memory that a load needs. */
export async function collectSamples(path: string, at: RecordedAt): Promise<Conformance> {
  const file = readSamples(path)
  const { judgeSamples } = await import('./judge-samples.ts')
  const { conformanceOf } = await import('./conformance.ts')
  return conformanceOf(file, judgeSamples(file.samples, at))
}

/** No file means that nothing was answered. */
function readSamples(path: string): SampleFile {
  return parseSamples(existsSync(path) ? readFileSync(path, 'utf8') : '')
}

/** Puts the answers beside the result of the run; without any an older file goes. */
export function keepSamples(folder: string, path: string): void {
  const target = join(folder, SAMPLES_FILE)
  if (existsSync(path)) copyFileSync(path, target)
  else rmSync(target, { force: true })
}
