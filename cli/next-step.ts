/** Formats the lines after a run that name its report and the next step. Pure. */
import { join } from 'node:path'
import { finalExitCode, newFailures } from '../reports/run-text.ts'
import type { RunWithKind } from '../reports/formats.ts'
import { capacityNext } from '../reports/capacity-text.ts'
import { loadNext } from '../reports/load-text.ts'
import { shellWord } from '../reports/curl.ts'
import { oneLine } from '../reports/neutral-text.ts'
import type { Run } from '../schemas/compiled/run.ts'
import { count } from '../schemas/count.ts'
import type { BetterProfile } from '../conformance/session/replay.ts'

/**
 * Returns the suggested next step as one line; null if the output of the run already contains it. `better`: a profile that fits
 * the answers better than the profile of the run; null without one.
 */
export function nextStep(run: Run, better: BetterProfile | null): string | null {
  const target = targetOf(run)
  const [failed] = newFailures(run)
  if (run.interrupted === true || run.outcome === 'broken') return null
  if (better !== null)
    return `${count(better.answers, 'failing answer')} would fit another profile: ${repeated(run, ['profile'])} --profile ${better.profile}`
  if (failed !== undefined) {
    const accept = 'or accept the present failures in CI: --baseline known-failures.json --baseline-update'
    return `repeat one check: ${repeated(run, NARROWED)} --only ${failed.id}; ${run.baseline === undefined ? accept : 'known failures stay accepted'}`
  }
  if (run.checks.some(({ code }) => code === 'timeout'))
    return 'give each request more time: --timeout SECONDS'
  if (finalExitCode(run) !== 0) return null
  return run.statement === undefined
    ? `draft a statement of what the interface leaves open: assay explore ${target}`
    : `write a certificate: assay certify ${target}${run.target.isEmbedded === true ? '' : ' --statement FILE'}`
}

// What `--only` replaces, and what would refuse a run of one check.
const NARROWED = ['only', 'skip', 'require', 'repeat', 'baseline']

/** Returns the command of a run for a shell, without the values of some flags. */
function repeated({ command, target }: Run, without: readonly string[]): string {
  const words = command ?? [targetOf({ target })]
  const dropped = without.map((name) => `--${name}`)
  const kept = words.filter((word, at) => !dropped.includes(word) && !dropped.includes(words[at - 1] ?? ''))
  return ['assay check', ...kept.map((word) => shellWord(word))].join(' ')
}

function targetOf({ target }: { readonly target: Pick<Run['target'], 'baseUrl' | 'isEmbedded'> }): string {
  return target.isEmbedded === true ? 'reference' : oneLine(target.baseUrl)
}

/** Returns the line with the path of the report, and one with the next step if there is one. */
export function closingLines(out: string, next: string | null): string {
  return `report: ${join(out, 'report.html')}\n${next === null ? '' : nextLine(next)}`
}

/** Returns the line that names the next step. */
export function nextLine(next: string): string {
  return `next:   ${next}\n`
}

/** Returns the suggested next step after a load, a sweep or a limiter run; null for other runs, and if the output already contains it. */
export function nextStepOfLoad(found: RunWithKind): string | null {
  if (found.kind === 'load') return loadNext(found.run)
  if (found.kind === 'capacity') return capacityNext(found.run)
  if (found.kind !== 'limiter' || found.run.statement === null || found.run.target.isEmbedded === true)
    return null
  return `put this draft into a statement, and judge the limits: assay check ${targetOf(found.run)} --statement FILE`
}
