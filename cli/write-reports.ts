/** Writes the reports of a run of any kind into its output folder. */
import { join } from 'node:path'
import { writeWhole } from '../conformance/session/write-json.ts'
import { renderFiles, type RunWithKind } from '../reports/formats.ts'

/** Writes every report that the table of formats has a file for, such as `report.html` and `junit.xml`. */
export async function writeReports(out: string, found: RunWithKind): Promise<void> {
  for (const [file, text] of await renderFiles(found)) writeWhole(join(out, file), text)
}
