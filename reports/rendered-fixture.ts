/** Renders fixture runs for tests: each kind of run in each format. */
import type { CapacityRun } from '../schemas/compiled/capacity-run.ts'
import type { LimiterRun } from '../schemas/compiled/limiter-run.ts'
import { capacityPage } from './capacity-page.ts'
import { checkPage } from './check-page.ts'
import { renderHtml as renderPageHtml } from './html.ts'
import { renderJunit as renderPageJunit } from './junit.ts'
import { limiterPage } from './limiter-page.ts'
import { loadPage } from './load-page.ts'
import type { LoadRun } from '../schemas/compiled/load-run.ts'
import { renderMarkdown as renderPageMarkdown } from './markdown.ts'
import type { Run } from '../schemas/compiled/run.ts'
import type { RunFileState } from './run-text.ts'
import { renderText, type TextOptions } from './page.ts'

const PLAIN: TextOptions = { color: false }

export const renderSummary = (run: Run, options: TextOptions = PLAIN) => renderText(checkPage(run), options)
export const renderMarkdown = (run: Run) => renderPageMarkdown(checkPage(run))
export const renderJunit = (run: Run, state?: RunFileState) => renderPageJunit(checkPage(run, state))
export const renderHtml = async (run: Run) => await renderPageHtml(checkPage(run))

export const renderLoadSummary = (load: LoadRun) => renderText(loadPage(load), PLAIN)
export const renderLoadMarkdown = (load: LoadRun) => renderPageMarkdown(loadPage(load))
export const renderLoadJunit = (load: LoadRun) => renderPageJunit(loadPage(load))
export const renderLoadHtml = async (load: LoadRun) => await renderPageHtml(loadPage(load))

export const renderLimiterSummary = (run: LimiterRun) => renderText(limiterPage(run), PLAIN)
export const renderLimiterMarkdown = (run: LimiterRun) => renderPageMarkdown(limiterPage(run))
export const renderLimiterJunit = (run: LimiterRun) => renderPageJunit(limiterPage(run))
export const renderLimiterHtml = async (run: LimiterRun) => await renderPageHtml(limiterPage(run))

export const renderCapacitySummary = (run: CapacityRun) => renderText(capacityPage(run), PLAIN)
export const renderCapacityMarkdown = (run: CapacityRun) => renderPageMarkdown(capacityPage(run))
export const renderCapacityJunit = (run: CapacityRun) => renderPageJunit(capacityPage(run))
export const renderCapacityHtml = async (run: CapacityRun) => await renderPageHtml(capacityPage(run))
