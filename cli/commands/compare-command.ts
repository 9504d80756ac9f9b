import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Comparison } from '../../reports/compare/comparison.ts'
import { COMPARISON_FORMATS } from '../../reports/compare/comparison-page.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import { spellingHint, textFlag, type Command } from '../command.ts'
import { usageError } from '../errors.ts'
import { answerShapes } from '../../conformance/explore/answer-shapes.ts'
import { readTranscript } from '../../conformance/transport/transcript.ts'
import { compareCapacities } from '../../reports/compare/compare-capacity.ts'
import { compareChecks } from '../../reports/compare/compare-checks.ts'
import { compareLoads } from '../../reports/compare/compare-loads.ts'
import { compareShapes, type ShapesByEndpoint } from '../../reports/compare/compare-shapes.ts'
import type { RunOf } from '../../reports/formats.ts'
import type { RunFileState } from '../../reports/run-text.ts'
import { storedRun, verifyRunFile, type StoredRun } from '../read-run.ts'

const FORMATS = Object.keys(COMPARISON_FORMATS)
const { check, load, capacity } = RUN_KINDS
const KINDS = ['check', 'load', 'capacity'] as const

/** The command `assay compare`, which compares two runs. */
export const compareCommand: Command = {
  usage: [`compare BEFORE AFTER [--strict] [--as ${FORMATS.join('|')}]`],
  about: `Compares two runs of checks (${check.file}), two loads (${load.file}) or two sweeps (${capacity.file}). BEFORE and
AFTER are such files, or their folders.

Checks: verdicts that changed, checks that are no longer judged, readings in force that changed, gaps with a new observation,
and members of answers that appear, disappear or change their type. Loads: latency, failures and rates by their 95 %
intervals: they differ where these do not overlap, and by more than the error of k6. Connect times and schedule lag decide nothing. Sweeps:
the ratio of the capacities; a difference is shown where its 95 % interval excludes 1.

The exit code is 0 without a regression, 1 with one, and 3 where the runs cannot be compared: a load is not valid, the
scenarios, rates or users differ, k6 waited, or no duration has an interval; sweeps differ in objectives, workload or profile,
or a capacity is not known; a run file of checks was changed, a run was stopped or sent nothing, or the run before judged nothing. A
regression is a new failure, a passing check that is no longer judged, or a figure of a load or a capacity that is
significantly worse. A new warning is none, because it does not fail 'assay check' either: --strict counts it. Checks that changed for the same cause count as one regression.`,
  flags: {
    as: { takes: 'FORMAT', about: FORMATS.join(', '), usual: FORMATS[0] ?? '' },
    strict: {
      about: 'a check that passed and warns now, or that fails at other answers now, is a regression',
    },
  },
  examples: ['assay compare results/main results/branch --as markdown >> "$GITHUB_STEP_SUMMARY"'],
  maxPositionals: 2,
  run: async ({ flags, positionals }, context) => {
    const render = rendererNamed(textFlag(flags, 'as') ?? 'summary')
    const [first, second] = positionals
    if (first === undefined || second === undefined)
      throw usageError('give two runs: assay compare BEFORE AFTER')
    const isStrict = flags['strict'] === true
    const comparison = compared(
      storedRun(first, context.cwd, KINDS),
      storedRun(second, context.cwd, KINDS),
      isStrict,
    )
    if (isStrict && comparison.kind !== 'check') throw usageError('--strict is for runs of checks only')
    context.stdout.write(await render(comparison))
    return exitCodeOf(comparison)
  },
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

type Stored = StoredRun<(typeof KINDS)[number]>

function compared(before: Stored, after: Stored, isStrict: boolean): Comparison {
  const [first, second] = [before.found, after.found]
  if (first.kind === 'check' && second.kind === 'check')
    return comparedChecks(
      [
        { path: before.path, run: first.run },
        { path: after.path, run: second.run },
      ],
      isStrict,
    )
  if (first.kind === 'load' && second.kind === 'load') return compareLoads(first.run, second.run)
  if (first.kind === 'capacity' && second.kind === 'capacity') return compareCapacities(first.run, second.run)
  const kinds = `${RUN_KINDS[first.kind].file} and ${RUN_KINDS[second.kind].file}`
  throw usageError(
    `cannot compare ${kinds}. Give two ${check.file}, two ${load.file} or two ${capacity.file}`,
  )
}

type CheckFile = { readonly path: string; readonly run: RunOf['check'] }

function comparedChecks(files: readonly [CheckFile, CheckFile], isStrict: boolean): Comparison {
  const [before, after] = files
  const states = files.map(({ path, run }) => verifyRunFile(path, run))
  const [was, is] = files.map(({ path }, at) => (states[at]?.kind === 'verified' ? shapesBeside(path) : null))
  return compareChecks(before.run, after.run, {
    isStrict,
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
