/** The page of load runs, alone or below a run of checks: makes the plots and puts them in. */
import { loadId, renderHtml } from './html.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import type { LoadRun } from './load-run.ts'
import { nothing } from './markup.ts'
import type { Run } from './run.ts'

/** `report.html` with its plots. The library that draws them is loaded only now, because most commands need none. */
export async function renderLoadPage(
  run: Run | null,
  loads: readonly LoadRun[],
  limit: LimiterRun | null = null,
): Promise<string> {
  const { loadPlots } = await import('./load-plots.ts')
  const { limiterSection } = await import('./limiter-html.ts')
  const more = limit === null ? nothing : limiterSection(limit)
  return renderHtml({
    run,
    loads: loads.map((load, at) => ({ load, plots: loadPlots(load, loadId(at)) })),
    more,
  })
}
