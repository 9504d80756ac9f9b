/** Writes files so that no reader sees a half-written one. */
import { renameSync, rmSync, writeFileSync } from 'node:fs'

/** A file, and the name beside it under which it is written. `mode`: its rights; absent: as the user's mask has them. */
export type Replacement = {
  readonly path: string
  readonly temporary: string
  readonly content: string | Uint8Array
  readonly mode?: number
}

/** Writes a file under its temporary name, then renames it into place. Throws what the file system throws, and then leaves neither. */
export function replaceFile({ path, temporary, content, mode }: Replacement): void {
  try {
    writeFileSync(temporary, content, mode === undefined ? {} : { mode })
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
