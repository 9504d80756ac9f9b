import type {
  LoadOutcome,
  LoadRun,
  Overload,
  ProcessorWait,
  SloVerdict,
} from '../../schemas/compiled/load-run.ts'
import { count as counted, thousands } from '../../schemas/count.ts'
import type { LogFindings } from '../runner/k6-log.ts'
import { isComplete, meaningOf, repeatsExit, type ExitMeaning, type K6Ending } from '../runner/k6-exit.ts'
import { actualFor, type Measures } from '../analysis/measures.ts'
import { percentileIn, type Slo } from '../analysis/slo.ts'
import { isMet, judgeSlo } from '../analysis/slo-verdict.ts'
import { isTimeout, OF_PACE } from '../analysis/timings.ts'
import type { Transport } from '../../schemas/compiled/row.ts'
import type { SummaryResult } from '../runner/k6-summary.ts'
import {
  formatNoteShare,
  groupNotes,
  limitedOf,
  handshakeNotes,
  notesOf,
  trendNotes,
  untimedReason,
  worst,
} from './load-notes.ts'
import { hasDefect, hasProvenDefect } from './defects.ts'
import { goneReason } from './gone.ts'
import { wasSent, overloadOf } from './overload.ts'
import { MAX_WAIT_SHARE, waitShare, waitText } from '../runner/cpu-meter.ts'
import type { Workload } from '../workload/workload.ts'

/** The evidence by which a load is judged. */
export type LoadEvidence = {
  readonly ending: K6Ending
  readonly summaryResult: SummaryResult
  readonly measures: Measures
  readonly rowProblem: string | null
  readonly log: LogFindings
  readonly workload: Workload
  readonly slos: readonly Slo[]
  readonly baseUrl: string
  /** Whether the target answered a call after the load. Null or absent if unknown. */
  readonly isAnswering?: boolean | null
  readonly cpuShare: number | null
  readonly wait?: ProcessorWait | null
  readonly incomplete?: readonly string[]
}

type Hidden = 'iterations' | 'records' | 'statistic' | 'unansweredAtEnd' | 'keys' | 'clustering' | 'miscount'

type LoadJudgement = Omit<Measures, Hidden> &
  Pick<LoadRun, 'outcome' | 'exitCode' | 'valid' | 'reasons' | 'notes' | 'overload' | 'slo' | 'isGone'>

// A larger share of failed requests makes a run invalid. A larger share of empty answers makes objectives undecided.
const MAX_USELESS_SHARE = 0.5

/** Judges a load: whether its figures are usable, and which objectives it met. */
export function judgeLoad(evidence: LoadEvidence): LoadJudgement {
  const { measures, slos } = evidence
  const meaning = meaningOf(evidence.ending)
  const gone = goneReason(evidence)
  // A target that is gone is not overloaded.
  const hasOverload = isComplete(meaning) && gone === null
  const overload = hasOverload ? overloadOf(measures, evidence.workload, evidence.cpuShare) : null
  const facts = { evidence, overload, gone }
  const verdicts = slos.map((objective) => objectiveVerdict(objective, facts))
  const broken = failuresOfLoadTool(evidence, meaning)
  const unusable = whyUnusable(facts, meaning)
  const stated = [...broken, ...unusable]
  // A longer run decides an objective only if the run is valid otherwise.
  const found = stated.length > 0 ? verdicts.map(withoutLonger) : verdicts
  // An invalid run already has a reason, so its objectives need none. A missed objective decides, whatever others have no measure.
  const reasons = stated.length > 0 || found.some(({ ok }) => ok === false) ? stated : unjudged(found)
  const slo = reasons.length > 0 ? found.map(undecided) : found
  const isDefective = hasDefect(measures.conformance, slos)
  const outcome = outcomeOf(meaning, { reasons, isDefective, slo, overload })
  const {
    iterations: _,
    records: __,
    statistic: ___,
    unansweredAtEnd: ____,
    keys: _____,
    clustering: ______,
    miscount: _______,
    ...told
  } = measures
  return {
    outcome,
    exitCode: exitCodeOf(outcome, {
      isBroken: broken.length > 0,
      isDefective: hasProvenDefect(measures, slos),
    }),
    valid: outcome !== 'invalid' && outcome !== 'aborted',
    reasons,
    notes: [
      ...(overload === null || overload.limit === 'machine' ? [] : [`OVERLOAD: ${overloadText(overload)}`]),
      ...notesOf(measures, isComplete(meaning)),
      ...(gone !== null && hasErrorObjective(slos) ? [gone] : []),
      ...(isComplete(meaning) ? shortLoadNotes(measures) : []),
      ...handshakeNotes(measures, evidence.workload),
      ...(overload === null ? trendNotes(measures, evidence.workload) : []),
    ],
    overload,
    ...(gone !== null && { isGone: true as const }),
    ...told,
    slo,
  }
}

type Facts = {
  readonly evidence: LoadEvidence
  readonly overload: Overload | null
  readonly gone: string | null
}

type Question = Facts & { readonly objective: Slo; readonly verdict: SloVerdict }

type VerdictRule = {
  readonly from: readonly SloVerdict['ok'][]
  readonly to: SloVerdict['ok']
  readonly why: (question: Question) => string | null
}

// Applied in this order: if `why` returns a reason, a verdict in `from` becomes `to` (true: met, false: missed, null: undecided).
const VERDICT_RULES: readonly VerdictRule[] = [
  { from: [false, null], to: null, why: waitReason },
  { from: [true, null], to: null, why: emptyReason },
  {
    from: [true, false, null],
    to: null,
    why: ({ objective: { metric }, evidence: { measures } }) =>
      untimedReason(metric, { ...measures.requests, miscount: measures.miscount }),
  },
  { from: [true], to: null, why: groupReason },
  { from: [false], to: null, why: offerReason },
  { from: [false], to: null, why: edgeReason },
  { from: [true], to: null, why: overloadReason },
  { from: [true], to: null, why: ({ gone }) => gone },
  { from: [true, false], to: null, why: missingReason },
]

// What a part of a load shows is neither its rate nor what the service does under the whole of it.
function missingReason({ evidence }: Question): string | null {
  const isStopped = meaningOf(evidence.ending).kind === 'aborted'
  return isStopped || (evidence.incomplete ?? []).length > 0 ? 'the load is not whole' : null
}

function objectiveVerdict(objective: Slo, facts: Facts): SloVerdict {
  return VERDICT_RULES.reduce(
    (verdict, { from, to, why }) => {
      const reason = from.includes(verdict.ok) ? why({ ...facts, objective, verdict }) : null
      if (reason === null) return verdict
      return { ...withoutLonger(verdict), ok: to, reason }
    },
    withUnanswered(objective, facts.evidence),
  )
}

function undecided(verdict: SloVerdict): SloVerdict {
  return verdict.ok === null ? verdict : { ...verdict, ok: null, reason: 'the run is not valid' }
}

function withoutLonger(verdict: SloVerdict): SloVerdict {
  const { timesLonger: _, ...rest } = verdict
  return rest
}

function withUnanswered(objective: Slo, { measures, workload }: LoadEvidence): SloVerdict {
  const { metric, stat, kind, threshold } = objective
  const completed = actualFor(objective, measures)
  const verdict = judgeSlo(objective, completed, workload)
  // A request that timed out misses the objective if it waited longer than the limit.
  const all = kind === 'duration' ? measures.statistic(metric, stat, threshold) : completed
  const { ok, reason, timesLonger } = judgeSlo(objective, all, workload)
  if (all.n === completed.n || ok === verdict.ok) return verdict
  const many = counted(all.n - completed.n, 'request')
  const why = `${many} without an answer in time took longer than the limit; the figure is that of completed requests`
  const rest = timesLonger === undefined ? {} : { timesLonger }
  return { ...verdict, ...rest, ok, reason: reason === null ? why : `${why}; ${reason}` }
}

function waitReason({ objective, verdict, evidence }: Question): string | null {
  const { actual: measured } = verdict
  const { metric, stat, kind, op, threshold } = objective
  const { wait, measures } = evidence
  if (wait == null || measured === null || metric === 'errors') return null
  const share = waitShare(wait)
  if (verdict.ok === null) return share > MAX_WAIT_SHARE ? waitText(wait) : null
  // A wait makes no request fail: here requests without an answer miss the objective.
  if (kind === 'duration' && isMet(measured, objective)) return null
  const percentile = Math.max(0, (percentileIn(stat) ?? 100) - 100 * share)
  // Null if there are too few samples for this percentile, such as p99.9. The judged value is then used.
  const rest = kind === 'duration' ? measures.statistic(metric, `p${percentile}`, threshold).actual : null
  const actual = rest ?? measured
  const { started, ok, dropped, empty } = measures.requests
  // A wait makes no request fail, and no answer empty.
  const most = metric === 'goodput' ? (ok - empty + dropped) / (started + dropped) : Number.POSITIVE_INFINITY
  const shorter = Math.max(actual * (1 - share), kind === 'duration' ? measured - 1000 * wait.seconds : 0)
  const best = op.startsWith('<') ? shorter : Math.min(most, actual / (1 - share))
  return isMet(best, objective) ? waitText(wait) : null
}

function emptyReason({ evidence }: Question): string | null {
  const { ok, empty } = evidence.measures.requests
  return empty > ok * MAX_USELESS_SHARE
    ? `${thousands(empty)} of ${thousands(ok)} answers (${formatNoteShare(empty / ok)}) had no text, so the objective does not show that the service works`
    : null
}

function groupReason({ objective: { metric }, evidence }: Question): string | null {
  const isOfGaps = OF_PACE.includes(metric) && metric !== 'tpot'
  return isOfGaps ? (groupNotes(evidence.measures)[0] ?? null) : null
}

// A planned rate below the objective cannot meet it.
function offerReason({ objective, evidence, overload }: Question): string | null {
  const { askedPerSecond } = evidence.measures.rates
  if (overload !== null || objective.metric !== 'completions' || askedPerSecond === null) return null
  return isMet(askedPerSecond, objective)
    ? null
    : `only ${askedPerSecond.toFixed(2)} requests per second were offered`
}

// Answers that ended just after the measured time are missing.
function edgeReason({ objective, evidence }: Question): string | null {
  const { completions, completedAfter, seconds: length } = evidence.measures.window
  if (objective.metric !== 'completions') return null
  // Approximates the upper end of the 95 % interval of a Poisson count.
  const byChance = (Math.sqrt(completions + 1) + 1) ** 2
  return isMet(Math.min(completions + completedAfter, byChance) / length, objective)
    ? `${counted(completions, 'completion')} in ${seconds(length)} cannot decide it: ${thousands(completedAfter)} more ended after the window; raise --duration`
    : null
}

// An objective that was met below the requested rate does not count.
function overloadReason({ objective, overload }: Question): string | null {
  if (overload === null || objective.kind === 'rate') return null
  const { askedPerSecond, sentPerSecond, completedPerSecond } = overload
  const asked = `the requested ${askedPerSecond.toFixed(2)}`
  return wasSent(overload)
    ? `the target completed ${completedPerSecond.toFixed(2)} requests per second of ${asked}, so answers waited ever longer`
    : `it was met at ${sentPerSecond.toFixed(2)} requests per second, not at ${asked}`
}

function unjudged(slo: readonly SloVerdict[]): readonly string[] {
  return slo
    .filter((verdict) => verdict.ok === null && verdict.actual === null)
    .map((verdict) => `the objective '${verdict.slo}' cannot be judged: ${verdict.reason ?? 'unknown'}`)
}

function failuresOfLoadTool(evidence: LoadEvidence, meaning: ExitMeaning): readonly string[] {
  const { log, summaryResult, measures, rowProblem } = evidence
  const reasons: string[] = []
  const exceptions = log.exceptions.filter((line) => !repeatsExit(line))
  if (meaning.kind === 'broken') reasons.push(meaning.text)
  if (exceptions.length > 0) {
    const repeated = log.exceptionCount - (log.exceptions.length - exceptions.length)
    reasons.push(`the scenario threw ${counted(repeated, 'time')}, first: ${exceptions[0]}`)
  }
  // The reason of a killed run, which has no summary, is already in the list.
  if (summaryResult.problem !== null && meaning.kind !== 'aborted') reasons.push(summaryResult.problem)
  if (rowProblem !== null && meaning.kind !== 'aborted')
    reasons.push(`the rows are incomplete: ${rowProblem}`)
  const iterations = measures.iterations ?? 0
  if (meaning.kind === 'finished' && iterations > measures.records)
    reasons.push(
      `${thousands(iterations - measures.records)} of ${thousands(iterations)} iterations left no record`,
    )
  return reasons
}

function whyUnusable({ evidence, overload, gone }: Facts, meaning: ExitMeaning): readonly string[] {
  const { measures } = evidence
  const { requests } = measures
  const reasons = [...(evidence.incomplete ?? [])]
  if (meaning.kind === 'aborted') reasons.push(abortedText(evidence.ending, meaning))
  if (meaning.kind === 'gave-up') reasons.push(gaveUpText(evidence.log, meaning))
  if (evidence.summaryResult.summary === null) return reasons
  if (measures.iterations === 0) reasons.push('not a single iteration was completed')
  else if (requests.ok === 0) {
    const nobody = isTargetUnreachable(measures) ? `connection refused at ${evidence.baseUrl}: ` : ''
    reasons.push(`${nobody}none of ${counted(requests.started, 'request')} was completed${worst(measures)}`)
  }
  // A stopped run could not send the whole load.
  if (isComplete(meaning)) {
    if (requests.ok > 0) reasons.push(...unservedText(measures))
    if (overload?.limit === 'machine')
      reasons.push(`the requested load was not reached: ${overloadText(overload)}`)
    reasons.push(...failingText({ evidence, overload, gone }))
  }
  return reasons
}

// Requests of one transport or one API key that all failed.
const UNSERVED_AFTER = 10
const ANSWERS_OVER: Readonly<Record<Transport, string>> = {
  json: 'JSON requests',
  sse: 'requests for event streams',
  websocket: 'WebSocket requests',
}

function unservedText({ byTransport, keys }: Measures): readonly string[] {
  return [
    ...(byTransport?.figures ?? [])
      .filter(({ ok, failed }) => ok === 0 && failed >= UNSERVED_AFTER)
      .map(
        ({ transport, failed }) => `none of ${thousands(failed)} ${ANSWERS_OVER[transport]} was completed`,
      ),
    ...[...keys]
      .filter(([, { ok, refused }]) => ok === 0 && refused >= UNSERVED_AFTER)
      .map(
        ([key, { refused }]) =>
          `one of ${keys.size} keys is refused: ${thousands(refused)} requests with the key whose SHA-256 begins with ${key} got 401 or 403, and none was completed`,
      ),
  ]
}

function overloadText({ askedPerSecond, sentPerSecond, completedPerSecond, why }: Overload): string {
  return (
    `requested ${askedPerSecond.toFixed(2)} requests per second, sent ${sentPerSecond.toFixed(2)} and completed ` +
    `${completedPerSecond.toFixed(2)} per second; limited by ${why}`
  )
}

function abortedText({ stopped, exitCode }: K6Ending, meaning: ExitMeaning): string {
  if (!stopped) return `the run was ${meaning.text} before its end`
  const cut = exitCode === null ? ', at once: requests under way left no row' : ''
  return `the run was stopped by its user (Ctrl-C) before its end${cut}`
}

function hasErrorObjective(slos: readonly Slo[]): boolean {
  return slos.some(({ metric }) => metric === 'errors')
}

function isTargetUnreachable({ errors, requests }: Measures): boolean {
  return requests.failed > 0 && errors.every(({ class: name }) => name === 'refused')
}

function failingText({ evidence: { measures, slos }, overload, gone }: Facts): readonly string[] {
  const { requests } = measures
  if (requests.ok === 0 || hasErrorObjective(slos)) return []
  const reasons = gone === null ? [] : [gone]
  const ended = requests.ok + requests.failed
  // Requests that an overloaded target did not answer in time tell about its capacity.
  const late = overload?.limit === 'target' ? measures.errors.filter((one) => isTimeout(one.class)) : []
  const failed = late.reduce((rest, one) => rest - one.count, requests.failed - limitedOf(measures))
  if (failed > ended * MAX_USELESS_SHARE)
    reasons.push(
      `most requests failed: ${thousands(failed)} of ${thousands(ended)} (${formatNoteShare(failed / ended)})${worst(measures)}; ` +
        "find out why before you measure; to judge failures, set the share that you accept, such as --slo 'errors < 1%'",
    )
  return reasons
}

function gaveUpText(log: LogFindings, meaning: ExitMeaning): string {
  const line = log.exceptions.find((text) => text.startsWith('test aborted: '))
  return line === undefined
    ? meaning.text
    : line.replace('test aborted: ', 'given up: ').replace(/ at (?:\S+ \(.*|file:\S+)$/, '')
}

type Findings = {
  readonly reasons: readonly string[]
  readonly isDefective: boolean
  readonly slo: readonly SloVerdict[]
  readonly overload: Overload | null
}

function outcomeOf(meaning: ExitMeaning, { reasons, isDefective, slo, overload }: Findings): LoadOutcome {
  if (meaning.kind === 'aborted') return 'aborted'
  if (reasons.length > 0) return 'invalid'
  if (isDefective) return 'non-conformant'
  const isMissed = slo.some((verdict) => verdict.ok === false)
  if (isMissed) return 'slo-failed'
  if (overload !== null) return 'overload'
  return slo.some((verdict) => verdict.ok === null) ? 'undecided' : 'ok'
}

const EXIT_CODES = {
  ok: 0,
  'non-conformant': 1,
  'slo-failed': 1,
  undecided: 3,
  overload: 3,
  aborted: 3,
} as const

function exitCodeOf(
  outcome: LoadOutcome,
  { isBroken, isDefective }: { readonly isBroken: boolean; readonly isDefective: boolean },
): LoadRun['exitCode'] {
  if (outcome !== 'invalid') return EXIT_CODES[outcome]
  if (isBroken) return 4
  // Recorded answers prove violations even when the figures are invalid.
  return isDefective ? 1 : 3
}

// So many completions make rates reliable, if the first of them is in the first half of the measured window.
const FEWEST_COMPLETIONS = 20
// Rates are reliable too if the measured window is this many times as long as the median answer time.
const SHORT_ANSWERS = 5

function shortLoadNotes({ requests: { ok }, window, metrics }: Measures): readonly string[] {
  if (2 * window.completions >= ok) return []
  const { seconds: length, completions, firstSeconds, completedAfter } = window
  if (completions >= FEWEST_COMPLETIONS && (firstSeconds ?? length) <= length / 2) return []
  const first = firstSeconds === null ? '' : ` (the first after ${seconds(firstSeconds)})`
  const p50 = metrics['e2e']?.p50 ?? null
  if (p50 !== null && (SHORT_ANSWERS * p50) / 1000 <= length) return []
  const advice =
    p50 === null
      ? 'raise --duration'
      : `an answer took ${seconds(p50 / 1000)} (median): raise --duration far beyond that`
  return [
    `THE LOAD WAS TOO SHORT FOR ITS RATES: ${counted(completions, 'completion')} in the window of ${seconds(length)}${first}, and ` +
      `${thousands(completedAfter)} of ${counted(ok, 'completed request')} ended later; do not use completions and tokens per second; ` +
      `${advice}, or send less load`,
  ]
}

function seconds(value: number): string {
  return `${thousands(Number(value.toFixed(1)))} s`
}
