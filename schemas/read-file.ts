/** Reads files that users name. */
import { readFileSync, statSync } from 'node:fs'

/** Reads a file, or a pipe if `isReadOnce`. Throws the system error, or `ENOTFILE` for a device, because /dev/zero never ends. */
export function readUserFile(path: string, isReadOnce = true): Buffer {
  const stats = statSync(path)
  if (stats.isCharacterDevice() || (stats.isFIFO() && !isReadOnce))
    throw Object.assign(new Error('it is not a regular file'), { code: 'ENOTFILE' })
  return readFileSync(path)
}
