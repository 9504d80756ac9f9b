import { existsSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Returns whether a run has row files: `path`, or `path` with a number, which has earlier rows. */
export function hasRows(path: string): boolean {
  return existsSync(path) || rotatedFilesIn(path).length > 0
}

/** Returns the paths of the files with the rows of a run (one row per request), the oldest first. */
export function rowFiles(path: string): readonly string[] {
  const byNumber = new Map<number, string>()
  for (const { name, number } of rotatedFilesIn(path)) {
    // For a short time both files exist; the compressed one is then complete.
    if (name.endsWith('.gz') || !byNumber.has(number)) byNumber.set(number, join(dirname(path), name))
  }
  const full = [...byNumber].toSorted(([a], [b]) => a - b).map(([, piece]) => piece)
  return full.length === 0 || existsSync(path) ? [...full, path] : full
}

/** Removes the row files of a run (one row per request), and the file with its live counts. */
export function removeRowFiles(path: string): void {
  for (const { name } of rotatedFilesIn(path)) rmSync(join(dirname(path), name), { force: true })
  const start = `${basename(path)}.`
  const halves = namesIn(dirname(path)).filter((name) => name.startsWith(start) && name.endsWith('.gz.part'))
  for (const name of halves) rmSync(join(dirname(path), name), { force: true })
  for (const name of [path, `${path}.live`]) rmSync(name, { force: true })
}

function rotatedFilesIn(path: string): readonly { readonly name: string; readonly number: number }[] {
  const start = `${basename(path)}.`
  return namesIn(dirname(path)).flatMap((name) => {
    const match = name.startsWith(start) ? /^(\d+)(?:\.gz)?$/.exec(name.slice(start.length)) : null
    return match === null ? [] : [{ name, number: Number(match[1]) }]
  })
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
