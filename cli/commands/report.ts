/** `assay report`: another face of a run that is already there. */
import { resolve } from 'node:path'
import { renderBadge } from '../../reports/badge.ts'
import { renderHtml } from '../../reports/html.ts'
import { renderJunit } from '../../reports/junit.ts'
import { renderMarkdown } from '../../reports/markdown.ts'
import type { Run } from '../../reports/run.ts'
import { renderSummary } from '../../reports/summary.ts'
import { parseFlags, text, type Command, type Surroundings } from '../command.ts'
import { CliError } from '../errors.ts'
import { readRun } from '../read-run.ts'

const HELP = `usage: assay report RUN.json [--as summary|html|junit|markdown|badge]

Renders a run to stdout. The exit code is 0 when the report could be made, whatever the run says.

example: assay report results/run.json --as markdown >> "$GITHUB_STEP_SUMMARY"
`

const FACES: Readonly<Record<string, (run: Run) => string>> = {
  summary: (run) => renderSummary(run, { color: false }),
  html: (run) => renderHtml({ run, load: null }),
  junit: renderJunit,
  markdown: renderMarkdown,
  badge: (run) => `${JSON.stringify(renderBadge(run), null, 2)}\n`,
}

/** Renders a stored run. */
export const reportCommand: Command = {
  name: 'report',
  summary: 'render a run.json as html, junit, markdown, badge or summary',
  help: HELP,
  run: report,
}

async function report(args: readonly string[], around: Surroundings): Promise<number> {
  const { flags, positionals } = parseFlags(args, { as: { type: 'string' } }, 1)
  const [path] = positionals
  if (path === undefined) throw new CliError('usage', 'which run? give the path of a run.json')
  const as = text(flags, 'as') ?? 'summary'
  const face = Object.hasOwn(FACES, as) ? FACES[as] : undefined
  if (face === undefined)
    throw new CliError('usage', `unknown report '${as}': one of ${Object.keys(FACES).join(', ')}`)
  const run = readRun(resolve(around.cwd, path))
  if (run === null) throw new CliError('unreadable', `no file at ${path}`)
  around.stdout.write(face(run))
  return await Promise.resolve(0)
}
