/** `assay compare`: what changed from one run to another, or differs between two targets. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Comparison } from '../../reports/compare/comparison.ts'
import { COMPARISON_FORMATS } from '../../reports/compare/comparison-page.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import {
  spellingHint,
  textFlag,
  type Command,
  type CommandContext,
  type Flags,
  type Given,
} from '../command.ts'
import { LIVE_FLAGS } from '../flags.ts'
import { judgedLive, refuseLiveFlags } from '../compare/live-runs.ts'
import { compared, storedRun } from '../compare/stored-runs.ts'
import { CliError } from '../errors.ts'

const FORMATS = Object.keys(COMPARISON_FORMATS)
const { check, load } = RUN_KINDS

/** Compares two runs. */
export const compareCommand: Command = {
  usage: [`compare BEFORE AFTER [--as ${FORMATS.join('|')}]`, 'compare --live BASE-URL BASE-URL [options]'],
  about: `Compares two runs of checks (${check.file}) or two loads (${load.file}). BEFORE and AFTER are such files, or their folders.
With --live, both base URLs are judged now, one after the other, and the second is compared with the first.

Checks: verdicts that changed, checks that are no longer judged, readings in force that changed, gaps with a new observation,
and members of answers that appear, disappear or change their type. Loads: latency, failures and rates by their 95 %
intervals; a difference is shown where the intervals do not overlap.

The exit code is 0 without a regression, 1 with one, and 3 where the runs cannot be compared: a load is not valid, a run file
was changed, or the run before judged nothing. A regression is a new failure, a passing check that is no longer judged, or a
figure of a load that is significantly worse. Checks that changed for the same cause count as one regression.`,
  flags: {
    as: { takes: 'FORMAT', about: FORMATS.join(', '), usual: FORMATS[0] ?? '' },
    live: { about: 'judge two base URLs now; the options below are for it' },
    ...LIVE_FLAGS,
  },
  examples: [
    'assay compare results/main results/branch --as markdown >> "$GITHUB_STEP_SUMMARY"',
    'assay compare --live https://api.example.com https://staging.example.com --model NAME',
  ],
  maxPositionals: 2,
  run: compare,
}

async function compare({ flags, positionals }: Given, context: CommandContext): Promise<number> {
  const render = rendererNamed(textFlag(flags, 'as') ?? 'summary')
  const [first, second] = positionals
  const isLive = flags['live'] === true
  if (!isLive) refuseLiveFlags(flags)
  if (first === undefined || second === undefined)
    throw new CliError(
      'usage',
      isLive
        ? 'give two base URLs: assay compare --live BASE-URL BASE-URL'
        : 'give two runs: assay compare BEFORE AFTER',
    )
  if (isLive) return await compareLive([first, second], { flags, render, context })
  const comparison = compared(storedRun(first, context), storedRun(second, context))
  context.stdout.write(await render(comparison))
  return exitCodeOf(comparison)
}

type Asked = {
  readonly flags: Flags
  readonly render: (comparison: Comparison) => Promise<string>
  readonly context: CommandContext
}

async function compareLive(
  urls: readonly [string, string],
  { flags, render, context }: Asked,
): Promise<number> {
  const folders = await judgedLive(urls, flags, context)
  if (typeof folders === 'number') return folders
  const comparison = compared(storedRun(folders.before, context), storedRun(folders.after, context))
  for (const [file, format] of [
    ['comparison.html', COMPARISON_FORMATS.html],
    ['comparison.json', COMPARISON_FORMATS.json],
  ] as const)
    writeFileSync(join(folders.folder, file), await format(comparison))
  context.stdout.write(await render(comparison))
  context.stderr.write(`assay: both runs and comparison.html are in ${folders.folder}\n`)
  return exitCodeOf(comparison)
}

function exitCodeOf({ unusable, regressions }: Comparison): number {
  if (unusable.length > 0) return 3
  return regressions === 0 ? 0 : 1
}

function rendererNamed(name: string): (comparison: Comparison) => Promise<string> {
  const found = Object.entries(COMPARISON_FORMATS).find(([format]) => format === name)
  if (found !== undefined) return found[1]
  const hint = spellingHint(name, FORMATS, `one of ${FORMATS.join(', ')}`)
  throw new CliError('usage', `unknown format '${name}' in --as: ${hint}`)
}
