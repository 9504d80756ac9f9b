/** The page of load runs, alone or below a run of checks: makes the plots and puts them in. */
import { loadId, renderHtml } from './html.ts'
import type { LoadRun } from './load-run.ts'
import type { Run } from './run.ts'

/** `report.html` with its plots. The library that draws them is loaded only now, because most commands need none. */
export async function renderLoadPage(run: Run | null, loads: readonly LoadRun[]): Promise<string> {
  const { loadPlots } = await import('./load-plots.ts')
  return renderHtml({ run, loads: loads.map((load, at) => ({ load, plots: loadPlots(load, loadId(at)) })) })
}
