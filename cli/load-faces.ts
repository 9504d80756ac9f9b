/** Writes what people and CI read of load runs. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderLoadJunit } from '../reports/load-junit.ts'
import type { LoadRun } from '../reports/load-run.ts'

/** Writes `report.html` and `junit.xml` of one load run into its folder. */
export async function writeLoadFaces(out: string, load: LoadRun): Promise<void> {
  // Loaded when the load is over: what draws plots holds more memory than all the rest.
  const { renderLoadPage } = await import('../reports/load-report-page.ts')
  writeFileSync(join(out, 'report.html'), await renderLoadPage(null, [load]))
  writeFileSync(join(out, 'junit.xml'), renderLoadJunit(load))
}
