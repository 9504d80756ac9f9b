/** Writes what people and CI read of runs that ask a limiter. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderLimiterJunit } from '../reports/limiter-junit.ts'
import type { FairnessRun } from '../schemas/fairness-run.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'

/** Writes `report.html` and `junit.xml` of one run into its folder. */
export async function writeLimitFaces(out: string, run: LimiterRun | FairnessRun): Promise<void> {
  const page = run.scenario === 'fairness' ? await fairnessPage(run) : await limiterPage(run)
  writeFileSync(join(out, 'report.html'), page)
  writeFileSync(join(out, 'junit.xml'), renderLimiterJunit(run))
}

/** The page of a comparison. What draws its plots is loaded only now, because most commands need none. */
export async function fairnessPage(run: FairnessRun): Promise<string> {
  const { renderFairnessHtml } = await import('../reports/fairness-html.ts')
  return renderFairnessHtml(run)
}

/** The page of an identification, loaded as late. */
export async function limiterPage(run: LimiterRun): Promise<string> {
  const { renderLimiterHtml } = await import('../reports/limiter-html.ts')
  return renderLimiterHtml(run)
}
