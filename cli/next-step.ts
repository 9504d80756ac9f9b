import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { finalExitCode, newFailures } from '../reports/run-text.ts'
import type { RunWithKind } from '../reports/formats.ts'
import { capacityNext } from '../reports/capacity-text.ts'
import { oneLine } from '../reports/neutral-text.ts'
import { formatNext, limiterNext, loadNext, type NextStep } from '../reports/load-text.ts'
import { shellWord } from '../reports/curl.ts'
import type { Run } from '../schemas/compiled/run.ts'
import { count } from '../schemas/count.ts'
import { OUTAGE_CHECKS } from '../conformance/evidence/outage-suspects.ts'
import type { BetterProfile } from '../conformance/session/replay.ts'
import { whyNotWritten } from './baseline/baseline.ts'
import { CERTIFY_FLAGS, CHECK_FLAGS, EXPLORE_FLAGS } from './flags.ts'

/** Returns a suggestion for the user after a check run. Returns null if there is nothing to suggest. */
export function nextStep(run: Run, better: BetterProfile | null): string | null {
  const failures = newFailures(run)
  const [failed] = failures
  if (run.interrupted === true || run.outcome === 'broken') return null
  if (better !== null)
    return `${count(better.answers, 'failing answer')} would fit another profile: ${repeated('check', run, (flag) => flag in CHECK_FLAGS && flag !== 'profile')} --profile ${better.profile}`
  if (failures.some((failure) => isOutage(failure, run)))
    return `see whether the service still runs, start it if not, and run again: ${repeated('check', run, (flag) => flag in CHECK_FLAGS)}`
  if (failed !== undefined) {
    const repeat = `repeat one check: ${oneCheck(run, failed.id, failed.capability)}`
    if (run.baseline !== undefined) return `${repeat}; known failures stay accepted`
    return whyNotWritten(run) === null ? `${repeat}; ${ACCEPT}` : repeat
  }
  if (run.checks.some(({ code }) => code === 'timeout' || code === 'busy-machine'))
    return run.isTimeOver === true ? MORE_MINUTES : 'run again on an idle machine, or with --timeout SECONDS'
  if (finalExitCode(run) !== 0 && run.checks.some(({ code }) => code === 'throttled'))
    return `use a key with a higher limit, or one that nobody else uses${run.isTimeOver === true ? `, or ${MORE_MINUTES}` : ''}`
  if (finalExitCode(run) !== 0 && run.reasonCheck !== undefined && run.reason?.startsWith('prerequisite: '))
    return `see why above, and repeat the check that could not be decided: ${oneCheck(run, run.reasonCheck)}`
  if (finalExitCode(run) !== 0)
    return run.reason === null ? null : `mend this, and run again: ${oneLine(run.reason)}`
  return run.statement === undefined
    ? `draft a statement of what the interface leaves open: ${repeated('explore', run, (flag) => flag in EXPLORE_FLAGS)}`
    : `write a certificate (certify names what the statement lacks, if anything): ${repeated('certify', run, (flag) => flag in CERTIFY_FLAGS)}`
}

// `capability`: the capability of a failed check, which may fail only because `--require` names it; else null.
function oneCheck(run: Run, id: string, capability: string | null = null): string {
  const isRequired = run.command?.some(
    (word, at, words) =>
      words[at - 1] === '--require' && word.split(',').some((name) => name.trim() === capability),
  )
  const repeat = repeated('check', run, (flag) => flag in CHECK_FLAGS && !NARROWED.includes(flag))
  return `${repeat} --only ${id}${isRequired === true ? ` --require ${capability}` : ''}`
}

// Returns whether a failure means that nothing was answered any more, so that most checks could not be judged.
function isOutage({ id, exchanges }: Run['checks'][number], run: Run): boolean {
  const isUnanswered = (call: string) => run.exchanges.some((one) => one.id === call && one.status === null)
  const isBlocked = run.checks.some(({ code }) => code === 'prerequisite')
  return OUTAGE_CHECKS.includes(id) && isBlocked && exchanges.every(isUnanswered)
}

const ACCEPT = 'or accept the present failures in CI: --baseline known-failures.json --baseline-update'

const MORE_MINUTES = 'give the run more time: --max-minutes N'

// The flags that the suggestion to repeat one check leaves out. The `--only` of the suggestion replaces `--only` and `--skip`.
const NARROWED = ['only', 'skip', 'require', 'repeat', 'baseline']

function repeated(name: string, { command, target }: Run, isKept: (flag: string) => boolean): string {
  const words = command ?? [target.isEmbedded === true ? 'reference' : target.baseUrl]
  const kept = words.filter((word, at) => {
    const flag = word.startsWith('--') ? word : (words[at - 1] ?? '')
    return !flag.startsWith('--') || isKept(flag.slice(2))
  })
  return shellCommand(name, kept)
}

/** Formats an Assay command for a shell, such as `assay check reference --seed 'a b'`. */
export function shellCommand(name: string, words: readonly string[]): string {
  return [`assay ${name}`, ...words.map((word) => shellWord(word))].join(' ')
}

/** Returns the last lines of a run: the report and the next step. */
export function closingLines(out: string, next: string | null): string {
  const report = join(out, 'report.html')
  return `${existsSync(report) ? `report: ${report}\n` : ''}${next === null ? '' : nextLine(next)}`
}

/** Formats the next step as a line: `next:   assay load ...`. */
export function nextLine(next: string): string {
  return `next:   ${next}\n`
}

/** Returns a suggestion for the user after a load, a sweep or the search for a rate limiter. Returns null if there is none. */
export function nextStepOfLoad(found: RunWithKind, out: string): string | null {
  const next = nextOfKind(found, out)
  return next === null ? null : formatNext(next)
}

function nextOfKind(found: RunWithKind, out: string): NextStep | null {
  if (found.kind === 'load') return loadNext(found.run)
  if (found.kind === 'capacity') return capacityNext(found.run, out)
  return found.kind === 'limiter' ? limiterNext(found.run) : null
}
