import { createReadStream, createWriteStream, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { unwritable } from '../load-error.ts'
import { hasRows, rowFiles } from './row-files.ts'

/** The name of the compressed row file in the folder of a run. */
export const ROWS_FILE = 'rows.ndjson.gz'

/** Writes the lines of a row file, compressed, into `folder`. Throws LoadError `out-unwritable` if that fails. */
export async function writeRowLines(folder: string, lines: AsyncIterable<string>): Promise<void> {
  const target = join(folder, ROWS_FILE)
  try {
    await pipeline(lines, createGzip({ level: 1 }), createWriteStream(`${target}.part`))
    renameSync(`${target}.part`, target)
  } catch (cause) {
    throw unwritable(folder, cause)
  }
}

/** Compresses the row files at `path` into {@link ROWS_FILE} in `folder`. Throws a LoadError if that fails. */
export async function storeRows(folder: string, path: string): Promise<void> {
  const target = join(folder, ROWS_FILE)
  try {
    if (!hasRows(path)) {
      rmSync(target, { force: true })
      return
    }
    // Concatenated gzip files are one valid gzip file.
    rmSync(`${target}.part`, { force: true })
    for (const piece of rowFiles(path)) {
      const end = createWriteStream(`${target}.part`, { flags: 'a' })
      if (piece.endsWith('.gz')) await pipeline(createReadStream(piece), end)
      // Speed matters more than size, because the next run may be waiting.
      else await pipeline(createReadStream(piece), createGzip({ level: 1 }), end)
    }
    renameSync(`${target}.part`, target)
  } catch (cause) {
    throw unwritable(folder, cause)
  }
}
