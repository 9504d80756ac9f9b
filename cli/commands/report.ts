/** `assay report`: another face of a run that is already there. */
import { resolve } from 'node:path'
import { renderBadge } from '../../reports/badge.ts'
import { renderFairnessSummary } from '../../reports/fairness-summary.ts'
import { renderHtml } from '../../reports/html.ts'
import { renderJunit } from '../../reports/junit.ts'
import { renderLimiterJunit } from '../../reports/limiter-junit.ts'
import { renderLimiterMarkdown } from '../../reports/limiter-markdown.ts'
import { renderLimiterSummary } from '../../reports/limiter-summary.ts'
import { renderLoadJunit } from '../../reports/load-junit.ts'
import { renderLoadMarkdown } from '../../reports/load-markdown.ts'
import { renderLoadPage } from '../../reports/load-report-page.ts'
import type { LoadRun } from '../../reports/load-run.ts'
import { renderLoadSummary } from '../../reports/load-summary.ts'
import { renderMarkdown } from '../../reports/markdown.ts'
import type { Run } from '../../reports/run.ts'
import { renderSummary } from '../../reports/summary.ts'
import type { FairnessRun } from '../../schemas/fairness-run.ts'
import type { LimiterRun } from '../../schemas/limiter-run.ts'
import { parseFlags, text, type Command, type Surroundings } from '../command.ts'
import { CliError } from '../errors.ts'
import { fairnessPage, limiterPage } from '../limit-faces.ts'
import { readAnyRun, type AnyRun } from '../read-run.ts'

const HELP = `usage: assay report RUN.json [--as summary|html|junit|markdown|badge]

Renders a run.json, or what a load wrote (load-run.json, limiter-run.json, fairness-run.json; they have no badge), to
stdout. The exit code is 0 when the report could be made, whatever the run says.

  --as FORMAT   summary (default), html, junit, markdown, or badge (JSON for a badge service)

example: assay report results/run.json --as markdown >> "$GITHUB_STEP_SUMMARY"
`

type Face<Shown> = (shown: Shown) => string | Promise<string>
type Faces<Shown> = Readonly<Record<string, Face<Shown>>>

const FACES: Faces<Run> = {
  summary: (run) => renderSummary(run, { color: false }),
  html: (run) => renderHtml({ run }),
  junit: renderJunit,
  markdown: renderMarkdown,
  badge: (run) => `${JSON.stringify(renderBadge(run), null, 2)}\n`,
}

const LOAD_FACES: Faces<LoadRun> = {
  summary: renderLoadSummary,
  html: (load) => renderLoadPage(null, [load]),
  junit: renderLoadJunit,
  markdown: renderLoadMarkdown,
}

const LIMITER_FACES: Faces<LimiterRun> = {
  summary: renderLimiterSummary,
  html: limiterPage,
  junit: renderLimiterJunit,
  markdown: renderLimiterMarkdown,
}

const FAIRNESS_FACES: Faces<FairnessRun> = {
  summary: renderFairnessSummary,
  html: fairnessPage,
  junit: renderLimiterJunit,
  markdown: renderLimiterMarkdown,
}

/** Renders a stored run. */
export const reportCommand: Command = {
  help: HELP,
  run: report,
}

async function report(args: readonly string[], around: Surroundings): Promise<number> {
  const { flags, positionals } = parseFlags(args, { as: { type: 'string' } }, 1)
  const [path] = positionals
  if (path === undefined) throw new CliError('usage', 'which run? give the path of a run.json')
  const as = text(flags, 'as') ?? 'summary'
  faceNamed(FACES, as)
  const found = readAnyRun(resolve(around.cwd, path))
  if (found === null) throw new CliError('unreadable', `no file at ${path}`)
  around.stdout.write(await shownAs(found, as))
  return 0
}

function shownAs(found: AnyRun, as: string): string | Promise<string> {
  switch (found.kind) {
    case 'check':
      return faceNamed(FACES, as)(found.run)
    case 'load':
      return faceNamed(LOAD_FACES, as)(found.run)
    case 'rate-limit':
      return faceNamed(LIMITER_FACES, as)(found.run)
    case 'fairness':
      return faceNamed(FAIRNESS_FACES, as)(found.run)
  }
}

function faceNamed<Shown>(faces: Faces<Shown>, as: string): Face<Shown> {
  const face = Object.hasOwn(faces, as) ? faces[as] : undefined
  if (face !== undefined) return face
  throw new CliError('usage', `unknown report '${as}': one of ${Object.keys(faces).join(', ')}`)
}
