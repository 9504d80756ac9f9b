import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadRun } from '../../schemas/compiled/load-run.ts'
import { LoadError, usageError } from '../load-error.ts'
import { ROWS_FILE } from '../rows/store-rows.ts'
import { readRows } from '../rows/read-rows.ts'
import { RowError } from '../rows/row-parser.ts'
import { exportedRequest } from './exported-request.ts'
import { collectFigures, type ToolFigures } from './tool-figures.ts'
import { TOOLS, type ToolName } from './tools.ts'

// The figures of a run as another load tool defines them. `leftOut` counts the requests that are not among them, such as the warm-up.
type ExportedFigures = {
  readonly schema: 'assay.export/1'
  readonly tool: string
  readonly requests: number
  readonly leftOut: number
  readonly differs: readonly string[]
  readonly figures: ToolFigures
}

/** Computes the figures of a load as another load tool defines them. Throws a LoadError if `folder` has no readable rows of event streams. */
export async function exportRun(
  folder: string,
  { workload }: LoadRun,
  name: ToolName,
): Promise<ExportedFigures> {
  const rowsPath = join(folder, ROWS_FILE)
  if (!existsSync(rowsPath))
    throw usageError(`${folder} holds no ${ROWS_FILE}: give the folder of a load as Assay wrote it`)
  const fromUs = workload.warmUpSeconds * 1_000_000
  const { tool, differs } = TOOLS[name]
  const collector = collectFigures(TOOLS[name])
  let [requests, leftOut] = [0, 0]
  try {
    await readRows(rowsPath, (row) => {
      const request = exportedRequest(row, fromUs)
      if (request === null) {
        leftOut += 1
        return
      }
      requests += 1
      collector.take(request)
    })
  } catch (cause) {
    if (!(cause instanceof RowError)) throw cause
    throw new LoadError('rows-broken', `the rows of ${folder} cannot be read: ${cause.message}`, { cause })
  }
  if (requests === 0)
    throw usageError(`the load in ${folder} has no event stream: only these have the figures of other tools`)
  return {
    schema: 'assay.export/1',
    tool,
    requests,
    leftOut,
    differs,
    figures: collector.figures(),
  }
}
