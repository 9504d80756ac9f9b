/** The folder a run writes to. */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { CliError } from './errors.ts'

/** Makes the folder `given`, or a new one under reports/out/ of `cwd`. Throws CliError('unwritable'). */
export function outFolder(given: string | null, kind: string, cwd: string): string {
  const stamp = new Date().toISOString().replaceAll(':', '-').replace(/\..*$/, '')
  const folder = given === null ? join(cwd, 'reports', 'out', `${kind}-${stamp}`) : resolve(cwd, given)
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new CliError('unwritable', `cannot write to the folder ${folder} (--out): ${cause}`, {
      cause: error,
    })
  }
  return folder
}
