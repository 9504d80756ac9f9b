/** A global setup of Vitest: makes the folder of files that all workers of a test run share. The teardown deletes it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const VARIABLE = 'ASSAY_SHARED_FOLDER'

/** Makes the folder. Workers inherit its name. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'assay-shared-'))
  process.env[VARIABLE] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}

/** Returns the folder that all workers of this test run share. Throws outside of a test run, because files would outlive it. */
export function sharedFolder(): string {
  const folder = process.env[VARIABLE]
  if (folder === undefined) throw new Error(`${VARIABLE} is not set: Vitest did not start this process`)
  return folder
}
