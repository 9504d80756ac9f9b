/** `assay compare`: what changed from one run to another. */
import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { compareChecks } from '../../reports/compare/compare-checks.ts'
import { compareLoads } from '../../reports/compare/compare-loads.ts'
import type { Comparison } from '../../reports/compare/comparison.ts'
import { COMPARISON_FORMATS } from '../../reports/compare/render-comparison.ts'
import type { RunWithKind } from '../../reports/formats.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import { parseFlags, spellingHint, text, type Command, type CommandContext } from '../command.ts'
import { CliError } from '../errors.ts'
import { readAnyRun } from '../read-run.ts'

const FORMATS = Object.keys(COMPARISON_FORMATS)
const { check, load } = RUN_KINDS

const HELP = `usage: assay compare BEFORE AFTER [--as ${FORMATS.join('|')}]

Compares two runs of checks (${check.file}) or two loads (${load.file}). BEFORE and AFTER are such files, or their folders.
Checks: verdicts that changed, checks that are no longer judged, readings that changed. Loads: latency and failures, by
their 95 % intervals; a difference is shown where the intervals do not overlap.

The exit code is 0 without a regression, 1 with one, 3 where a load is not valid. A regression is a new failure, a passing
check that is no longer judged, or a figure of a load that is shown to be worse.

  --as FORMAT   ${FORMATS.join(', ')} (default ${FORMATS[0] ?? ''})

example: assay compare results/main results/branch --as markdown >> "$GITHUB_STEP_SUMMARY"
`

/** Compares two runs. */
export const compareCommand: Command = {
  help: HELP,
  run: compare,
}

async function compare(args: readonly string[], context: CommandContext): Promise<number> {
  const { flags, positionals } = parseFlags(args, { as: { type: 'string' } }, 2)
  const render = rendererNamed(text(flags, 'as') ?? 'summary')
  const [before, after] = positionals.map((path) => runAt(path, context))
  if (before === undefined || after === undefined) {
    throw new CliError('usage', `give two runs: assay compare BEFORE AFTER`)
  }
  const comparison = compared(before, after)
  context.stdout.write(render(comparison))
  if (!isValid(before) || !isValid(after)) return 3
  return comparison.regressions === 0 ? 0 : 1
}

function compared(before: RunWithKind, after: RunWithKind): Comparison {
  if (before.kind === 'check' && after.kind === 'check') return compareChecks(before.run, after.run)
  if (before.kind === 'load' && after.kind === 'load') return compareLoads(before.run, after.run)
  const kinds = `${RUN_KINDS[before.kind].file} and ${RUN_KINDS[after.kind].file}`
  throw new CliError('usage', `cannot compare ${kinds}: give two ${check.file} or two ${load.file}`)
}

function isValid(run: RunWithKind): boolean {
  return run.kind !== 'load' || run.run.valid
}

function rendererNamed(name: string): (comparison: Comparison) => string {
  const found = Object.entries(COMPARISON_FORMATS).find(([format]) => format === name)
  if (found !== undefined) return found[1]
  const hint = spellingHint(name, FORMATS, `one of ${FORMATS.join(', ')}`)
  throw new CliError('usage', `unknown format '${name}' in --as: ${hint}`)
}

function runAt(given: string, { cwd }: CommandContext): RunWithKind {
  const path = fileIn(resolve(cwd, given))
  const run = path === null ? null : readAnyRun(path)
  if (run === null) throw new CliError('unreadable', `no run at ${given}: give a ${check.file} or its folder`)
  return run
}

function fileIn(path: string): string | null {
  if (!existsSync(path)) return null
  if (!statSync(path).isDirectory()) return path
  const candidates = [check.file, load.file].map((name) => join(path, name))
  return candidates.find((candidate) => existsSync(candidate)) ?? null
}
