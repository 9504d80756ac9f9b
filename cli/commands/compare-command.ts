/** `assay compare`: what changed from one run to another, or differs between two targets. */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { withMore, type Comparison } from '../../reports/compare/comparison.ts'
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
import { CliError, STOPPED_EXIT_CODE, usageError } from '../errors.ts'
import { checkRequest } from '../check-request.ts'
import { whileJudged } from '../judge-target.ts'
import { outFolder } from '../out-folder.ts'
import { answerShapes } from '../../conformance/explore/answer-shapes.ts'
import { readTranscript } from '../../conformance/transport/transcript.ts'
import { compareChecks } from '../../reports/compare/compare-checks.ts'
import { compareLoads } from '../../reports/compare/compare-loads.ts'
import { compareShapes, type ShapesByEndpoint } from '../../reports/compare/compare-shapes.ts'
import type { RunOf, RunWithKind } from '../../reports/formats.ts'
import type { RunFileState } from '../../reports/run-text.ts'
import { readAnyRun, verifyRunFile } from '../read-run.ts'

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
    throw usageError(
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
  throw usageError(`unknown format '${name}' in --as: ${hint}`)
}

/** The folders of the runs of two targets. */
type LiveFolders = { readonly folder: string; readonly before: string; readonly after: string }

/**
 * Judges both targets and returns the folders of their runs; an exit code where the user stopped it. Both requests are checked before the
 * first one is sent. Throws CliError for a usage error.
 */
async function judgedLive(
  [first, second]: readonly [string, string],
  flags: Flags,
  context: CommandContext,
): Promise<LiveFolders | typeof STOPPED_EXIT_CODE> {
  const { path: folder } = outFolder(
    typeof flags['out'] === 'string' ? flags['out'] : null,
    'compare',
    'run.json',
    context.cwd,
  )
  const folders = { folder, before: join(folder, 'before'), after: join(folder, 'after') }
  const requests = [
    checkRequest({ ...flags, out: folders.before }, first, context),
    checkRequest({ ...flags, ...flagsOfAfter(flags), out: folders.after }, second, context),
  ]
  for (const request of requests) {
    const code = await whileJudged(request, context, ({ run }) =>
      Promise.resolve(run.interrupted === true ? STOPPED_EXIT_CODE : 0),
    )
    if (code === STOPPED_EXIT_CODE) return STOPPED_EXIT_CODE
  }
  return folders
}

function flagsOfAfter(flags: Flags): Flags {
  const own = Object.entries(flags).flatMap(([name, value]) =>
    name.startsWith(AFTER) ? [[name.slice(AFTER.length), value] as const] : [],
  )
  return Object.fromEntries(own)
}

const AFTER = 'after-'

/** Refuses flags that only mean something with `--live`. Throws CliError('usage'). */
function refuseLiveFlags(flags: Flags): void {
  const idle = Object.keys(LIVE_FLAGS).filter((name) => flags[name] !== undefined)
  if (idle.length === 0) return
  const named = idle.map((name) => `--${name}`).join(', ')
  throw usageError(`${named} needs --live, which judges two base URLs now`)
}

/** A run and the file that holds it. */
type StoredRun = { readonly path: string; readonly found: RunWithKind }

/** Returns the run in a file, or in the folder `given`. Throws CliError('unreadable'). */
function storedRun(given: string, { cwd }: Pick<CommandContext, 'cwd'>): StoredRun {
  const path = fileIn(resolve(cwd, given))
  const found = path === null ? null : readAnyRun(path)
  if (path === null || found === null) {
    const message = `${whyNoRun(resolve(cwd, given), given)}. Give a ${check.file} or ${load.file}, or its folder`
    throw new CliError('unreadable', message)
  }
  return { path, found }
}

function whyNoRun(path: string, given: string): string {
  if (!existsSync(path)) return `no run at ${given}: there is no such file or folder`
  const other = Object.values(RUN_KINDS).find(({ file }) => existsSync(join(path, file)))
  if (other === undefined) return `no run at ${given}: the folder holds no run file`
  return `${given} holds ${other.title} (${other.file}), which compare does not accept`
}

function fileIn(path: string): string | null {
  if (!existsSync(path)) return null
  if (!statSync(path).isDirectory()) return path
  const candidates = [check.file, load.file].map((name) => join(path, name))
  return candidates.find((candidate) => existsSync(candidate)) ?? null
}

/** Compares two runs of one kind. Throws CliError('usage') for runs of different kinds, and of kinds that cannot be compared. */
function compared(before: StoredRun, after: StoredRun): Comparison {
  const [first, second] = [before.found, after.found]
  if (first.kind === 'check' && second.kind === 'check')
    return comparedChecks([
      { path: before.path, run: first.run },
      { path: after.path, run: second.run },
    ])
  if (first.kind === 'load' && second.kind === 'load') return compareLoads(first.run, second.run)
  const kinds = `${RUN_KINDS[first.kind].file} and ${RUN_KINDS[second.kind].file}`
  throw usageError(`cannot compare ${kinds}. Give two ${check.file} or two ${load.file}`)
}

type CheckFile = { readonly path: string; readonly run: RunOf['check'] }

function comparedChecks(files: readonly [CheckFile, CheckFile]): Comparison {
  const [before, after] = files
  const states = files.map(({ path, run }) => verifyRunFile(path, run))
  const [was, is] = files.map(({ path }, at) => (states[at]?.kind === 'verified' ? shapesBeside(path) : null))
  return withMore(compareChecks(before.run, after.run), {
    unusable: states.flatMap((state, at) => (state.kind === 'edited' ? [fileText(state, at)] : [])),
    caveats: states.flatMap((state, at) => (state.kind === 'unverified' ? [fileText(state, at)] : [])),
    sections: was == null || is == null ? [] : [compareShapes(was, is)],
  })
}

function fileText(state: Exclude<RunFileState, { readonly kind: 'verified' }>, at: number): string {
  const which = at === 0 ? 'before' : 'after'
  return state.kind === 'edited'
    ? `the run file ${which} was changed after its run: ${state.why}`
    : `the run file ${which} was not verified, and the shapes of its answers are not compared: ${state.why}`
}

function shapesBeside(path: string): ShapesByEndpoint {
  const transcript = join(dirname(path), 'transcript.ndjson')
  return answerShapes(readTranscript(readFileSync(transcript, 'utf8'), transcript).exchanges)
}
