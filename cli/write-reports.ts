/** Writes the reports of a run of any kind into its output folder. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderFiles, type RunWithKind } from '../reports/formats.ts'

/** Writes every report that the table of formats has a file for, such as `report.html` and `junit.xml`. */
export async function writeReports(out: string, found: RunWithKind): Promise<void> {
  for (const [file, text] of await renderFiles(found)) writeFileSync(join(out, file), text)
}
