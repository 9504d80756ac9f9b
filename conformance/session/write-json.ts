/** Writes JSON files so that no reader sees a half-written one. */
import { renameSync, writeFileSync } from 'node:fs'

/** Writes `value` as JSON to a temporary name beside `path`, then renames it into place. */
export function writeJson(path: string, value: unknown): void {
  const temporary = `${path}.${process.pid}.tmp`
  writeFileSync(temporary, `${JSON.stringify(value, null, 2)}\n`)
  renameSync(temporary, path)
}
