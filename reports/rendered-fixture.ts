/** Reports of hand-made runs, for tests: each kind of run in each format. */
import type { CapacityRun } from '../schemas/compiled/capacity-run.ts'
import type { FairnessRun } from '../schemas/compiled/fairness-run.ts'
import type { LimiterRun } from '../schemas/compiled/limiter-run.ts'
import { capacityPage } from './capacity-page.ts'
import { checkPage } from './check-page.ts'
import { renderHtml as renderPageHtml } from './html.ts'
import { renderJunit as renderPageJunit } from './junit.ts'
import { fairnessPage, limiterPage } from './limiter-page.ts'
import { loadPage } from './load-page.ts'
import type { LoadRun } from '../schemas/compiled/load-run.ts'
import { renderMarkdown as renderPageMarkdown } from './markdown.ts'
import type { Page } from './page.ts'
import type { Run } from '../schemas/compiled/run.ts'
import type { RunFileState } from './run-text.ts'
import { renderText, type TextOptions } from './text.ts'

const PLAIN: TextOptions = { color: false }

const asked = (run: LimiterRun | FairnessRun): Page =>
  run.scenario === 'fairness' ? fairnessPage(run) : limiterPage(run)

export const renderSummary = (run: Run, options: TextOptions = PLAIN) => renderText(checkPage(run), options)
export const renderMarkdown = (run: Run) => renderPageMarkdown(checkPage(run))
export const renderJunit = (run: Run, state?: RunFileState) => renderPageJunit(checkPage(run, state))
export const renderHtml = async (run: Run) => await renderPageHtml(checkPage(run))

export const renderLoadSummary = (load: LoadRun) => renderText(loadPage(load), PLAIN)
export const renderLoadMarkdown = (load: LoadRun) => renderPageMarkdown(loadPage(load))
export const renderLoadJunit = (load: LoadRun) => renderPageJunit(loadPage(load))
export const renderLoadHtml = async (load: LoadRun) => await renderPageHtml(loadPage(load))

export const renderLimiterSummary = (run: LimiterRun | FairnessRun) => renderText(asked(run), PLAIN)
export const renderLimiterMarkdown = (run: LimiterRun | FairnessRun) => renderPageMarkdown(asked(run))
export const renderLimiterJunit = (run: LimiterRun | FairnessRun) => renderPageJunit(asked(run))
export const renderLimiterHtml = async (run: LimiterRun | FairnessRun) => await renderPageHtml(asked(run))

export const renderCapacitySummary = (run: CapacityRun) => renderText(capacityPage(run), PLAIN)
export const renderCapacityMarkdown = (run: CapacityRun) => renderPageMarkdown(capacityPage(run))
export const renderCapacityJunit = (run: CapacityRun) => renderPageJunit(capacityPage(run))
export const renderCapacityHtml = async (run: CapacityRun) => await renderPageHtml(capacityPage(run))
