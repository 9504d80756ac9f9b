/** A global setup of Vitest that creates a folder for all workers of a test run, and deletes it afterwards. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VARIABLE = 'ASSAY_SHARED_FOLDER'

/** Creates the shared folder of a test run, and passes its name to the workers. Returns a function that deletes the folder. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'assay-shared-'))
  process.env[VARIABLE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Returns the shared folder of this test run. Throws outside of a test run, where nothing deletes the folder. */
export function sharedFolder(): string {
  const folder = process.env[VARIABLE]
  if (folder === undefined) throw new Error(`${VARIABLE} is not set: Vitest did not start this process`)
  return folder
}
