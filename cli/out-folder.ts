/** The folder a run writes to. */
import { accessSync, constants, existsSync, mkdirSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CliError } from './errors.ts'

/** Makes the folder `given`, or a new one under reports/out/ of `cwd`. Throws CliError('unwritable'). */
export function outFolder(given: string | null, kind: string, cwd: string): string {
  const stamp = new Date().toISOString().replaceAll(':', '-').replace(/\..*$/, '')
  const folder = given === null ? join(cwd, 'reports', 'out', `${kind}-${stamp}`) : resolve(cwd, given)
  try {
    makeFolders(folder)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    const cause = error instanceof Error ? error.message : String(error)
    throw new CliError('unwritable', `cannot write to the folder ${folder} (--out): ${cause}`, {
      cause: error,
    })
  }
  return folder
}

/** Takes the folder away again when nothing came of the command. */
export function dropIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // Not empty, or not ours to remove: then it stays.
  }
}

// Node's own recursive mkdir never returns below some system folders, such as /proc.
function makeFolders(folder: string): void {
  if (!existsSync(folder)) {
    makeFolders(dirname(folder))
    mkdirSync(folder)
  }
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is a file`)
}
