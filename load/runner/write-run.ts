import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replaceFile } from '../../schemas/files.ts'
import { unwritable } from '../load-error.ts'

/** Creates the folder of a run. Throws LoadError `out-unwritable` if that fails. */
export function prepareOut(folder: string): void {
  const probe = join(folder, `.assay-${process.pid}`)
  guarded(folder, () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  })
}

/** Creates a temporary folder that only this user can read. Throws LoadError `out-unwritable` if that fails. */
export function temporaryFolder(): string {
  const path = join(tmpdir(), 'assay-load-')
  return guarded(`${path} (TMPDIR)`, () => mkdtempSync(path))
}

/** Writes a run to the file `name`, and returns its path. Throws LoadError `out-unwritable` if that fails. */
export function writeRun(
  folder: string,
  name: string,
  run: { readonly outcome: string },
  logLines: readonly string[],
): string {
  const path = join(folder, name)
  const log = join(folder, 'k6.log')
  writeGuarded(path, runText(run))
  guarded(folder, () => rmSync(log, { force: true }))
  if (run.outcome === 'invalid' && logLines.length > 0) writeGuarded(log, `${logLines.join('\n')}\n`)
  return path
}

// Matches a JSON list without nested lists or objects.
const FLAT_LIST = /\[\n\s+([^\n[\]{}]+(?:,\n\s+[^\n[\]{}]+)*)\n\s+\]/g

/** Returns a run as indented JSON. Lists of plain values are written on one line. */
export function runText(run: object): string {
  const text = JSON.stringify(run, null, 2)
  return `${text.replaceAll(FLAT_LIST, (_list, items: string) => `[${items.replaceAll(/\n\s+/g, ' ')}]`)}\n`
}

/** Writes a file completely or not at all. Throws LoadError `out-unwritable` if that fails. */
export function writeGuarded(path: string, content: string): void {
  guarded(path, () => replaceFile({ path, temporary: `${path}.part`, content }))
}

function guarded<Result>(path: string, write: () => Result): Result {
  try {
    return write()
  } catch (cause) {
    throw unwritable(path, cause)
  }
}
