/** Decides what a load run is worth from what k6 left behind. Pure: no I/O, no clock. */
import type { LogFindings } from './k6-log.ts'
import { meaningOf, repeatsExit, type ExitMeaning, type K6Ending } from './k6-exit.ts'
import type { LoadOutcome, LoadRun } from './load-run.ts'
import { actualFor, measuresOf, type Measures } from './measures.ts'
import { judgeSlo, type Slo, type SloVerdict } from './slo.ts'
import type { SummaryReading } from './summary.ts'
import type { Workload } from './workload.ts'

/** What k6 left behind, and what was asked of it. */
export type LoadEvidence = {
  readonly ending: K6Ending
  readonly reading: SummaryReading
  readonly log: LogFindings
  readonly workload: Workload
  readonly slos: readonly Slo[]
  readonly cpuShare: number | null
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
  | 'metrics'
  | 'throughput'
  | 'slo'
  | 'errors'
  | 'conformance'
>

/** Above this share of dropped requests the load asked for was not the load given. */
const MOST_DROPPED = 0.05
/** Above this share of the machine the generator itself delays what it measures. */
const BUSY_CPU_SHARE = 0.8

/** Judges a run. Any reason at all makes it invalid; an objective is only missed in a run that is valid. */
export function judgeLoad(evidence: LoadEvidence): LoadJudgement {
  const { reading, log, slos } = evidence
  const measures = measuresOf(reading.summary, log.examples)
  const slo = slos.map((objective) => {
    const { actual, n } = actualFor(objective, reading.summary, measures)
    return judgeSlo(objective, actual, n)
  })
  const meaning = meaningOf(evidence.ending)
  const broken = breakages(evidence, measures, meaning)
  const empty = emptiness(evidence, measures, meaning)
  const stated = [...broken, ...empty]
  // What cannot be judged because the run is worth nothing needs no reason of its own.
  const reasons = stated.length > 0 ? stated : unjudged(slo)
  const outcome = outcomeOf(meaning, reasons, slo)
  const { iterations: _, ...reported } = measures
  return {
    outcome,
    exitCode: exitCodeOf(outcome, broken.length > 0),
    valid: outcome === 'ok' || outcome === 'slo-failed',
    reasons,
    notes: notesOf(evidence, measures),
    ...reported,
    slo,
  }
}

function unjudged(slo: readonly SloVerdict[]): readonly string[] {
  return slo
    .filter((verdict) => verdict.ok === null)
    .map((verdict) => `the objective '${verdict.slo}' cannot be judged: ${verdict.reason ?? 'unknown'}`)
}

/** Assay or k6 failed: nothing here speaks about the target. */
function breakages(evidence: LoadEvidence, measures: Measures, meaning: ExitMeaning): readonly string[] {
  const { log, reading } = evidence
  const reasons: string[] = []
  const exceptions = log.exceptions.filter((line) => !repeatsExit(line))
  if (meaning.kind === 'broken') reasons.push(meaning.text)
  if (exceptions.length > 0) {
    const repeated = log.exceptionCount - (log.exceptions.length - exceptions.length)
    reasons.push(`the scenario threw ${repeated} times, first: ${exceptions[0]}`)
  }
  // A run that was ended by force has no summary, and says so already.
  if (reading.problem !== null && meaning.kind !== 'aborted') reasons.push(reading.problem)
  if (meaning.kind === 'finished' && measures.iterations > measures.requests.started) {
    const missing = measures.iterations - measures.requests.started
    reasons.push(`${missing} of ${measures.iterations} iterations left no record`)
  }
  return reasons
}

/** The run went as it should, but there is nothing to quote from it. */
function emptiness(evidence: LoadEvidence, measures: Measures, meaning: ExitMeaning): readonly string[] {
  const { requests } = measures
  const reasons: string[] = []
  if (meaning.kind === 'aborted') reasons.push(`the run was ${meaning.text} before its end`)
  if (meaning.kind === 'gave-up') reasons.push(gaveUpText(evidence.log, meaning))
  if (evidence.reading.summary === null) return reasons
  if (measures.iterations === 0) reasons.push('not a single iteration was completed')
  else if (requests.ok === 0)
    reasons.push(`none of ${requests.started} requests was completed${worst(measures)}`)
  const offered = requests.started + requests.dropped
  if (requests.dropped > offered * MOST_DROPPED) {
    const share = percent(requests.dropped / offered)
    reasons.push(
      `the load asked for was not given: ${requests.dropped} of ${offered} requests (${share}) found none of ` +
        `the ${evidence.workload.vus} users free; allow more users`,
    )
  }
  return reasons
}

function gaveUpText(log: LogFindings, meaning: ExitMeaning): string {
  const line = log.exceptions.find((text) => text.startsWith('test aborted: '))
  return line === undefined
    ? meaning.text
    : line.replace('test aborted: ', 'given up: ').replace(/ at \S+ \(.*$/, '')
}

function worst(measures: Measures): string {
  const [first] = measures.errors.toSorted((a, b) => b.count - a.count)
  return first === undefined
    ? ''
    : `; ${first.count} ended as ${first.class}: ${first.example ?? 'no example'}`
}

function notesOf(evidence: LoadEvidence, measures: Measures): readonly string[] {
  const { requests, conformance } = measures
  const notes: string[] = []
  // With no success at all it is the reason already.
  if (requests.failed > 0 && requests.ok > 0) {
    notes.push(
      `${requests.failed} of ${requests.started} requests failed (${percent(requests.errorShare)})${worst(measures)}`,
    )
  }
  if (requests.dropped > 0) {
    notes.push(`${requests.dropped} requests were not sent because no user was free`)
  }
  if (conformance.conforming < conformance.sampled) {
    notes.push(
      `${conformance.sampled - conformance.conforming} of ${conformance.sampled} sampled answers do not conform: ` +
        (conformance.example ?? 'no example'),
    )
  }
  if (evidence.cpuShare !== null && evidence.cpuShare > BUSY_CPU_SHARE) {
    notes.push(`k6 used ${percent(evidence.cpuShare)} of the machine: durations include its own delay`)
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
  return isMissed ? 'slo-failed' : 'ok'
}

function exitCodeOf(outcome: LoadOutcome, isBroken: boolean): LoadRun['exitCode'] {
  switch (outcome) {
    case 'ok':
      return 0
    case 'slo-failed':
      return 1
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
