/** Writes files so that no reader sees a half-written one. */
import { replaceFile } from '../../schemas/replace-file.ts'
import { writing } from '../../schemas/write-error.ts'

/** Writes `value` as JSON, as {@link writeWhole} does. */
export function writeJson(path: string, value: unknown): void {
  writeWhole(path, `${JSON.stringify(value, null, 2)}\n`)
}

/** Writes a file to a temporary name beside `path`, then renames it into place. Throws WriteError, and then leaves neither. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const temporary = `${path}.${process.pid}.tmp`
  writing(path, () => replaceFile({ path, temporary, content }))
}
