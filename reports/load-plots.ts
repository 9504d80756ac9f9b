/** All plots of a load run, in the order of the page. */
import type { LoadRun } from './load-run.ts'
import { distributionPlot, loadResponsePlot } from './plot-curves.ts'
import { dotsPlot } from './plot-dots.ts'
import { errorsPlot, inFlightPlot, ratesPlot } from './plot-timeline.ts'
import type { Plot } from './plot-svg.ts'

const PLOTS = [dotsPlot, distributionPlot, loadResponsePlot, inFlightPlot, ratesPlot, errorsPlot] as const

/**
 * The plots; none for a run without rows. `prefix` keeps the ids of several runs on one page apart. Pure, but slow to
 * load: the library behind it takes some tenths of a second, so it is imported where a page is made and nowhere else.
 */
export function loadPlots(load: LoadRun, prefix: string): readonly Plot[] {
  const { series } = load
  if (series === null) return []
  return PLOTS.flatMap((plot) => {
    const drawing = plot(load, series, prefix)
    return drawing === null ? [] : [drawing]
  })
}
