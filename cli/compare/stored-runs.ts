/** The two runs of a comparison, as they lie in files: found, read, and held against their transcripts. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { answerShapes } from '../../conformance/explore/answer-shapes.ts'
import { readTranscript } from '../../conformance/transport/transcript.ts'
import { compareChecks } from '../../reports/compare/compare-checks.ts'
import { compareLoads } from '../../reports/compare/compare-loads.ts'
import { compareShapes, type ShapesByEndpoint } from '../../reports/compare/compare-shapes.ts'
import { withMore, type Comparison } from '../../reports/compare/comparison.ts'
import type { RunOf, RunWithKind } from '../../reports/formats.ts'
import type { RunFileState } from '../../reports/run.ts'
import { RUN_KINDS } from '../../schemas/run-kinds.ts'
import type { CommandContext } from '../command.ts'
import { CliError } from '../errors.ts'
import { readAnyRun } from '../read-run.ts'
import { verifyRunFile } from '../verify-run-file.ts'

const { check, load } = RUN_KINDS

/** A run and the file that holds it. */
export type StoredRun = { readonly path: string; readonly found: RunWithKind }

/** Returns the run in a file, or in the folder `given`. Throws CliError('unreadable'). */
export function storedRun(given: string, { cwd }: Pick<CommandContext, 'cwd'>): StoredRun {
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
export function compared(before: StoredRun, after: StoredRun): Comparison {
  const [first, second] = [before.found, after.found]
  if (first.kind === 'check' && second.kind === 'check')
    return comparedChecks([
      { path: before.path, run: first.run },
      { path: after.path, run: second.run },
    ])
  if (first.kind === 'load' && second.kind === 'load') return compareLoads(first.run, second.run)
  const kinds = `${RUN_KINDS[first.kind].file} and ${RUN_KINDS[second.kind].file}`
  throw new CliError('usage', `cannot compare ${kinds}. Give two ${check.file} or two ${load.file}`)
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
