/** Puts the rows of a run beside its result, compressed. */
import { createReadStream, createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { LoadError } from '../load-error.ts'

/** The name of the file in the folder of a run. */
export const ROWS_FILE = 'rows.ndjson.gz'

/** Writes the rows at `path` into `folder`; without rows an older file goes. Throws LoadError `out-unwritable`. */
export async function keepRows(folder: string, path: string): Promise<void> {
  const target = join(folder, ROWS_FILE)
  try {
    if (!existsSync(path)) {
      rmSync(target, { force: true })
      return
    }
    // Speed before size: the next run may be waiting.
    await pipeline(createReadStream(path), createGzip({ level: 1 }), createWriteStream(`${target}.part`))
    renameSync(`${target}.part`, target)
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new LoadError('out-unwritable', `cannot write to ${folder}: ${why}`, { cause })
  }
}
