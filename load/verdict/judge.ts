/** Decides what a load run is worth from what k6 left behind. Pure: no I/O, no clock. */
import { count as counted } from '../../schemas/count.ts'
import type { LogFindings } from '../engine/log.ts'
import { meaningOf, repeatsExit, type ExitMeaning, type K6Ending } from '../engine/exit.ts'
import type { LoadOutcome, LoadRun } from '../load-run.ts'
import { actualFor, type Measures } from '../measures/measures.ts'
import type { Slo } from '../analysis/slo.ts'
import { judgeSlo, type SloVerdict } from '../analysis/slo-verdict.ts'
import type { SummaryReading } from '../measures/summary.ts'
import type { Workload } from '../workload/workload.ts'

/**
 * What k6 left behind, and what was asked of it. `rowProblem` is one line that says why the rows are not all there or
 * not to be believed; null when they are, or when none were expected.
 */
export type LoadEvidence = {
  readonly ending: K6Ending
  readonly reading: SummaryReading
  readonly measures: Measures
  readonly rowProblem: string | null
  readonly log: LogFindings
  readonly workload: Workload
  readonly slos: readonly Slo[]
  readonly baseUrl: string
}

/** The judged part of a {@link LoadRun}. */
export type LoadJudgement = Pick<
  LoadRun,
  | 'outcome'
  | 'exitCode'
  | 'valid'
  | 'reasons'
  | 'notes'
  | 'requests'
  | 'sentBy'
  | 'tokens'
  | 'metrics'
  | 'throughput'
  | 'rates'
  | 'goodput'
  | 'littlesLaw'
  | 'slo'
  | 'errors'
  | 'conformance'
  | 'series'
>

/** Above this share of requests that left after the end, or never, the load asked for was not the load given. */
const MOST_MISSED = 0.05
/** Beyond this the load was not steady, and averages over the run hide what happened. */
const LARGEST_RESIDUAL = 0.1
/** Averages over fewer requests say nothing about steadiness. */
const FEWEST_STEADY = 20
/** So many requests in a row that reach nobody, up to the end, and the target is gone. */
const GONE_AFTER = 10
/** A run most of whose requests failed is about failing. */
const MOST_FAILED = 0.5
const REFUSED_BY_LIMIT: readonly string[] = ['http-429', 'stream-429']

/** Judges a run. Any reason at all makes it invalid; an objective is only missed in a run that is valid. */
export function judgeLoad(evidence: LoadEvidence): LoadJudgement {
  const { measures, slos } = evidence
  const slo = slos.map((objective) => judgeSlo(objective, actualFor(objective, measures)))
  const meaning = meaningOf(evidence.ending)
  const broken = breakages(evidence, meaning)
  const empty = emptiness(evidence, meaning)
  const stated = [...broken, ...empty]
  // What cannot be judged because the run is worth nothing needs no reason of its own.
  const reasons = stated.length > 0 ? stated : unjudged(slo)
  const outcome = outcomeOf(meaning, reasons, slo)
  const { iterations: _, records: __, statistic: ___, unreachedAtEnd: ____, ...reported } = measures
  return {
    outcome,
    exitCode: exitCodeOf(outcome, broken.length > 0),
    valid: outcome === 'ok' || outcome === 'slo-failed' || outcome === 'undecided',
    reasons,
    notes: notesOf(measures, meaning),
    ...reported,
    slo,
  }
}

function unjudged(slo: readonly SloVerdict[]): readonly string[] {
  return slo
    .filter((verdict) => verdict.ok === null && verdict.actual === null)
    .map((verdict) => `the objective '${verdict.slo}' cannot be judged: ${verdict.reason ?? 'unknown'}`)
}

/** Assay or k6 failed: nothing here speaks about the target. */
function breakages(evidence: LoadEvidence, meaning: ExitMeaning): readonly string[] {
  const { log, reading, measures, rowProblem } = evidence
  const reasons: string[] = []
  const exceptions = log.exceptions.filter((line) => !repeatsExit(line))
  if (meaning.kind === 'broken') reasons.push(meaning.text)
  if (exceptions.length > 0) {
    const repeated = log.exceptionCount - (log.exceptions.length - exceptions.length)
    reasons.push(`the scenario threw ${counted(repeated, 'time')}, first: ${exceptions[0]}`)
  }
  // A run that was ended by force has no summary, and says so already.
  if (reading.problem !== null && meaning.kind !== 'aborted') reasons.push(reading.problem)
  if (rowProblem !== null && meaning.kind !== 'aborted') reasons.push(`the rows are not whole: ${rowProblem}`)
  const iterations = measures.iterations ?? 0
  if (meaning.kind === 'finished' && iterations > measures.records) {
    reasons.push(`${iterations - measures.records} of ${iterations} iterations left no record`)
  }
  return reasons
}

/** The run went as it should, but there is nothing to quote from it. */
function emptiness(evidence: LoadEvidence, meaning: ExitMeaning): readonly string[] {
  const { measures } = evidence
  const { requests } = measures
  const reasons: string[] = []
  if (meaning.kind === 'aborted') reasons.push(abortedText(evidence.ending, meaning))
  if (meaning.kind === 'gave-up') reasons.push(gaveUpText(evidence.log, meaning))
  if (evidence.reading.summary === null) return reasons
  if (measures.iterations === 0) reasons.push('not a single iteration was completed')
  else if (requests.ok === 0) {
    const nobody = isNobodyThere(measures) ? `nobody listens at ${evidence.baseUrl}: ` : ''
    reasons.push(`${nobody}none of ${counted(requests.started, 'request')} was completed${worst(measures)}`)
  }
  // A run that was stopped could not give what was asked.
  if (meaning.kind === 'finished' || meaning.kind === 'thresholds') {
    const missed = missedText(measures, evidence.workload)
    if (missed !== null) reasons.push(missed)
    reasons.push(...failingText(evidence))
  }
  return reasons
}

/** An open load that was not given: requests that left after the end of the load, or never. */
function missedText({ requests, rates }: Measures, { vus, durationSeconds }: Workload): string | null {
  const planned =
    rates?.askedPerSecond === null || rates === null
      ? requests.started + requests.dropped
      : Math.round(rates.askedPerSecond * durationSeconds)
  const missed =
    rates?.askedPerSecond === null || rates === null
      ? requests.dropped
      : planned - Math.round(rates.sentPerSecond * durationSeconds)
  if (missed <= planned * MOST_MISSED) return null
  return (
    `the load asked for was not given: ${missed} of ${planned} requests (${percent(missed / planned)}) found none of ` +
    `the ${vus} users free in time; allow more users`
  )
}

/** A user who stops a run knows no signals. */
function abortedText({ stopped, exitCode }: K6Ending, meaning: ExitMeaning): string {
  if (!stopped) return `the run was ${meaning.text} before its end`
  const cut = exitCode === null ? ', at once: requests under way left no row' : ''
  return `the run was stopped by its user (Ctrl-C) before its end${cut}`
}

function isNobodyThere({ errors, requests }: Measures): boolean {
  return requests.failed > 0 && errors.every(({ class: name }) => name === 'refused')
}

/** What a load is worth that mostly failed, or whose target went away, when no objective was set on errors. */
function failingText({ measures, slos, baseUrl }: LoadEvidence): readonly string[] {
  const { requests, unreachedAtEnd } = measures
  if (requests.ok === 0 || slos.some(({ metric }) => metric === 'errors')) return []
  const reasons: string[] = []
  const inARow = unreachedAtEnd ?? 0
  if (inARow >= GONE_AFTER) {
    reasons.push(`the target was gone at the end: the last ${inARow} requests reached nobody at ${baseUrl}`)
  }
  const ended = requests.ok + requests.failed
  const failed = requests.failed - limitedOf(measures)
  if (failed > ended * MOST_FAILED) {
    reasons.push(
      `most requests failed: ${failed} of ${ended} (${percent(failed / ended)})${worst(measures)}; ` +
        "an objective such as --slo 'errors < 70%' says that this is meant",
    )
  }
  return reasons
}

function limitedOf({ errors }: Measures): number {
  return errors.reduce(
    (sum, { class: name, count }) => sum + (REFUSED_BY_LIMIT.includes(name) ? count : 0),
    0,
  )
}

function gaveUpText(log: LogFindings, meaning: ExitMeaning): string {
  const line = log.exceptions.find((text) => text.startsWith('test aborted: '))
  return line === undefined
    ? meaning.text
    : line.replace('test aborted: ', 'given up: ').replace(/ at (?:\S+ \(.*|file:\S+)$/, '')
}

function worst(measures: Measures): string {
  const [first] = measures.errors.toSorted((a, b) => b.count - a.count)
  return first === undefined
    ? ''
    : `; ${first.count} ended as ${first.class}: ${first.example ?? 'no example'}`
}

function notesOf(measures: Measures, meaning: ExitMeaning): readonly string[] {
  const { requests, conformance, littlesLaw } = measures
  const notes: string[] = []
  // With no success at all it is the reason already.
  if (requests.failed > 0 && requests.ok > 0) {
    notes.push(
      `${requests.failed} of ${counted(requests.started, 'request')} failed (${percent(requests.errorShare)})${worst(measures)}`,
    )
  }
  const { resent = 0, empty = 0 } = requests
  if (resent > 0) {
    notes.push(`${resent} requests were sent again because the service had closed the idle connection`)
  }
  if (empty > 0) {
    notes.push(
      `${empty} of ${requests.ok} completed answers (${percent(empty / requests.ok)}) were empty: a finish_reason and no text`,
    )
  }
  const limited = limitedOf(measures)
  if (limited > 0 && requests.ok > 0) {
    notes.push(
      `A LIMIT WAS MEASURED, NOT CAPACITY: ${limited} of ${counted(requests.started, 'request')} (${percent(limited / requests.started)}) ` +
        'were refused with 429, so these are the numbers of a limited key',
    )
  }
  const over = measures.tokens?.over ?? null
  if (over !== null) {
    notes.push(
      `${counted(over.count, 'answer')} (${percent(over.share)} of those that told) had more tokens than max_tokens allowed: ` +
        `${over.mean.toFixed(1)} on average; the target does not keep max_tokens, so this is not the load asked for`,
    )
  }
  if (requests.dropped > 0) {
    const isWhole = meaning.kind === 'finished' || meaning.kind === 'thresholds'
    const why = isWhole ? 'no user was free before the end' : 'the run ended before their time'
    notes.push(
      `${counted(requests.dropped, 'request')} ${requests.dropped === 1 ? 'was' : 'were'} not sent: ${why}`,
    )
  }
  if (conformance.conforming < conformance.sampled) {
    notes.push(
      `${conformance.sampled - conformance.conforming} of ${conformance.sampled} sampled answers do not conform: ` +
        (conformance.example ?? 'no example'),
    )
  }
  if (requests.interrupted > 0)
    notes.push(`${counted(requests.interrupted, 'request')} cut when the run ended`)
  const residual = littlesLaw?.residual ?? 0
  if (residual > LARGEST_RESIDUAL && requests.started >= FEWEST_STEADY) {
    notes.push(
      `the load was not steady: requests in flight and arrivals times stay differ by ${percent(residual)}`,
    )
  }
  return notes
}

function outcomeOf(
  meaning: ExitMeaning,
  reasons: readonly string[],
  slo: readonly SloVerdict[],
): LoadOutcome {
  if (meaning.kind === 'aborted') return 'aborted'
  if (reasons.length > 0) return 'invalid'
  const isMissed = meaning.kind === 'thresholds' || slo.some((verdict) => verdict.ok === false)
  if (isMissed) return 'slo-failed'
  return slo.some((verdict) => verdict.ok === null) ? 'undecided' : 'ok'
}

function exitCodeOf(outcome: LoadOutcome, isBroken: boolean): LoadRun['exitCode'] {
  switch (outcome) {
    case 'ok':
      return 0
    case 'slo-failed':
      return 1
    case 'undecided':
    case 'aborted':
      return 3
    case 'invalid':
      return isBroken ? 4 : 3
  }
}

function percent(share: number): string {
  const value = share * 100
  return `${value >= 10 ? value.toFixed(0) : value.toFixed(2)} %`
}
