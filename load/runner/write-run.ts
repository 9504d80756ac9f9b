/** Writes `load-run.json` and similar files into the folder of a run, completely or not at all. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../../schemas/write-file.ts'
import { unwritable } from '../unwritable.ts'

/**
 * Makes the folder and proves that it can be written to, before any load is spent on it. Throws LoadError
 * `out-unwritable`.
 */
export function prepareOut(folder: string): void {
  const probe = join(folder, `.assay-${process.pid}`)
  guarded(folder, () => {
    mkdirSync(folder, { recursive: true })
    writeFileSync(probe, '')
    rmSync(probe)
  })
}

/**
 * Writes a run under `name`, such as `load-run.json`, and `k6.log` with the last lines of k6 where the run is invalid: they may show
 * why. A run that its user stopped needs no reason. A `k6.log` of an earlier run goes. Returns the path of the former. Throws LoadError `out-unwritable`.
 */
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

/** A list of nothing but numbers and words. Strings hold no raw line feed, so nothing inside one looks like it. */
const FLAT_LIST = /\[\n\s+([^\n[\]{}]+(?:,\n\s+[^\n[\]{}]+)*)\n\s+\]/g

/** A run as text: indented, with each list of plain values on one line, so that people can read its series. */
export function runText(run: object): string {
  const text = JSON.stringify(run, null, 2)
  return `${text.replaceAll(FLAT_LIST, (_list, items: string) => `[${items.replaceAll(/\n\s+/g, ' ')}]`)}\n`
}

function writeGuarded(path: string, content: string): void {
  guarded(path, () => replaceFile({ path, temporary: `${path}.part`, content }))
}

function guarded(path: string, write: () => void): void {
  try {
    write()
  } catch (cause) {
    throw unwritable(path, cause)
  }
}
