import type { Row, RowClass } from '../../schemas/compiled/row.ts'
import type { FailureClass } from '../../schemas/compiled/load-run.ts'
import { createColumns, type Column } from './columns.ts'
import { createSeries } from './distribution.ts'
import { createDots } from './dots.ts'
import { createSketch } from './sketch.ts'
import { createTimeline } from './timeline.ts'
import {
  TIMING_NAMES,
  answerEndUs,
  isBurst,
  isMiscounted,
  isTimeout,
  OF_PACE,
  isWithin,
  overlapUs,
  timingsOf,
  type TimingName,
  type Timings,
  type Window,
} from './timings.ts'
import type { Slo } from './slo.ts'

// RFC 9110, 15.5.2 and 15.5.4.
const KEY_REFUSALS: ReadonlySet<number> = new Set([401, 403])

/** The measured window, the number of planned requests and the objectives of a load. */
export type AnalysisOptions = {
  readonly window: Window
  /** The number of requests that were scheduled within the measured window. Null if unknown. */
  readonly planned: number | null
  readonly goals: readonly Goal[]
  readonly maxTokensAt?: (index: number) => number
}

type FailureTally = { count: number; example: string | null; exampleIndex: number; refusedKeys: number }

const LOST: readonly RowClass[] = ['refused', 'reset', 'dns', 'timeout-connect', 'timeout-total', 'network']

type CompletedTiming = Exclude<TimingName, 'schedule-lag'>

const COMPLETED_TIMINGS = TIMING_NAMES.filter((name): name is CompletedTiming => name !== 'schedule-lag')

/** The counts of a load, from its rows (one row per request). */
export class Tally {
  readonly options: AnalysisOptions
  readonly completed = createColumns(COMPLETED_TIMINGS)
  readonly lagsMs = createSeries()
  readonly timings: ReadonlyMap<TimingName, Column> = new Map(
    TIMING_NAMES.map((name) => [name, name === 'schedule-lag' ? this.lagsMs : this.completed.column(name)]),
  )
  readonly gaps = createSketch()
  /** How long requests waited before they timed out, in ms. `ttft` holds only the requests that received no text. */
  readonly waitsMs: Readonly<Record<'e2e' | 'ttft', number[]>> = { e2e: [], ttft: [] }
  readonly timeline: ReturnType<typeof createTimeline>
  readonly dots = createDots()
  readonly failures = new Map<FailureClass, FailureTally>()
  readonly unansweredSentUs: number[] = []
  lastAnsweredSentUs = Number.NEGATIVE_INFINITY
  readonly tokens = {
    byCount: new Map<number, number>(),
    limitSum: 0,
    sum: 0,
    promptSum: 0,
    beyondLimit: 0,
    sumBeyondLimit: 0,
  }
  readonly miscounted = { count: 0, tokens: 0, chunks: 0 }
  readonly streamEnds = { withTerminator: 0, without: 0 }
  readonly sentBy = { json: 0, sse: 0, websocket: 0 }
  readonly keys = new Map<string, { ok: number; refused: number }>()
  // By the position of each goal.
  readonly met: number[]
  readonly timed: number[]
  ok = 0
  sent = 0
  interrupted = 0
  resent = 0
  empty = 0
  hasReasoning = false
  bursts = 0
  readonly warmUp = { sent: 0, failed: 0 }
  readonly parts = Array.from({ length: TIME_PARTS }, () => ({ ended: 0, failed: 0, good: 0 }))
  sentWithin = 0
  admittedWithin = 0
  okWithin = 0
  firstOkUs: number | null = null
  okAfter = 0
  good = 0
  goodWithin = 0
  withoutUsage = 0
  tokensWithin = 0
  goodTokensWithin = 0
  inFlightUs = 0
  stayUs = 0

  constructor(options: AnalysisOptions) {
    this.options = options
    this.timeline = createTimeline(options.window, options.planned !== null)
    this.met = options.goals.map(() => 0)
    this.timed = options.goals.map(() => 0)
  }
}

/** Adds a row (the record of one request) to the counts of a load. */
export function countRow(tally: Tally, row: Row): void {
  const timings = timingsOf(row)
  tally.timeline.count(row)
  tally.dots.count(row)
  if (isWarmUp(tally, row)) {
    countWarmUp(tally, row, timings)
    return
  }
  if (row.sentUs !== null) countSent(tally, row, row.sentUs, timings)
  countAnswered(tally, row)
  if (row.transport === 'sse' && row.doneUs !== null) tally.streamEnds.withTerminator += 1
  if (row.noTerminator === true) tally.streamEnds.without += 1
  countKey(tally, row)
  if (row.class === 'ok') countCompleted(tally, row, timings)
  else countFailure(tally, row)
}

function countKey({ keys }: Tally, { key, class: name, status }: Row): void {
  if (key === null) return
  const { ok, refused } = keys.get(key) ?? { ok: 0, refused: 0 }
  keys.set(key, { ok: ok + Number(name === 'ok'), refused: refused + Number(KEY_REFUSALS.has(status)) })
}

function isWarmUp({ options }: Tally, row: Row): boolean {
  const atUs = row.scheduledUs ?? row.sentUs
  return atUs !== null && atUs < options.window.fromUs
}

const TIME_PARTS = 20

function countPart({ parts, options: { window } }: Tally, row: Row, isGood: boolean): void {
  const atUs = row.scheduledUs ?? row.sentUs
  if (atUs === null || !isWithin(window, atUs)) return
  const place = Math.floor((TIME_PARTS * (atUs - window.fromUs)) / (window.toUs - window.fromUs))
  const part = parts[place]
  if (part === undefined) return
  part.ended += 1
  if (row.class !== 'ok') part.failed += 1
  if (isGood) part.good += 1
}

function countWarmUp(tally: Tally, row: Row, timings: Timings): void {
  const { window } = tally.options
  if (row.sentUs === null) return
  tally.warmUp.sent += 1
  tally.inFlightUs += overlapUs(window, row.sentUs, row.closedUs ?? row.sentUs)
  countAnswered(tally, row)
  if (row.class === 'ok') countRates(tally, row, timings)
  else if (row.class !== 'interrupted') tally.warmUp.failed += 1
}

function countRates(tally: Tally, row: Row, timings: Timings): boolean {
  const { window } = tally.options
  const endUs = answerEndUs(row)
  const tokens = tokensArrived(row, window)
  const isEndWithin = endUs !== null && isWithin(window, endUs)
  const isGood = isGoodAnswer(tally, row, timings)
  tally.tokensWithin += tokens
  if (isGood) tally.goodTokensWithin += tokens
  if (!isEndWithin) return isGood
  tally.okWithin += 1
  tally.firstOkUs = Math.min(tally.firstOkUs ?? endUs, endUs)
  if (isGood) tally.goodWithin += 1
  return isGood
}

function countSent(tally: Tally, row: Row, sentUs: number, timings: Timings): void {
  const { window } = tally.options
  const closedUs = row.closedUs ?? sentUs
  tally.sent += 1
  tally.sentBy[row.transport] += 1
  if (row.resent === true) tally.resent += 1
  tally.inFlightUs += overlapUs(window, sentUs, closedUs)
  // The load generator causes the lag, so failed requests count too.
  const lag = timings['schedule-lag']
  if (lag !== null) tally.lagsMs.add(lag, sentUs / 1_000_000, row.i)
  if (!isWithin(window, sentUs)) return
  tally.sentWithin += 1
  tally.stayUs += closedUs - sentUs
  if (row.class !== 'http-429') tally.admittedWithin += 1
}

// Sums of multiples of 1/1024 are exact, so they do not depend on the order of the requests.
function tokensArrived(row: Row, window: Window): number {
  return Math.round(1024 * (row.completionTokens ?? 0) * arrivedShare(row, window)) / 1024
}

function arrivedShare(row: Row, window: Window): number {
  const { firstTokenUs, lastTokenUs, gapsUs } = row
  if (firstTokenUs === null || lastTokenUs === null) return isWithin(window, answerEndUs(row)) ? 1 : 0
  if (isWithin(window, firstTokenUs) && isWithin(window, lastTokenUs)) return 1
  if (lastTokenUs < window.fromUs || firstTokenUs >= window.toUs) return 0
  let atUs = firstTokenUs
  let within = isWithin(window, atUs) ? 1 : 0
  for (const gapUs of gapsUs ?? []) {
    atUs += gapUs
    if (isWithin(window, atUs)) within += 1
  }
  return within / ((gapsUs?.length ?? 0) + 1)
}

function countCompleted(tally: Tally, row: Row, timings: Timings): void {
  const { window } = tally.options
  const endUs = answerEndUs(row)
  const isGood = countRates(tally, row, timings)
  if (isGood) tally.good += 1
  countPart(tally, row, isGood)
  tally.ok += 1
  if (endUs !== null && endUs >= window.toUs) tally.okAfter += 1
  if (row.empty === true) tally.empty += 1
  if (row.firstOutputUs !== undefined) tally.hasReasoning = true
  if (isBurst(row)) tally.bursts += 1
  if (row.completionTokens === null) tally.withoutUsage += 1
  else countTokens(tally, row, row.completionTokens)
  if (row.empty !== true) countGoals(tally, row, timings)
  const atUs = row.scheduledUs ?? row.sentUs
  if (atUs === null || !isWithin(window, atUs)) return
  tally.completed.add(timings, atUs / 1_000_000, row.i)
  for (const gapUs of row.gapsUs ?? []) tally.gaps.add(gapUs)
}

function countTokens({ tokens, miscounted, options }: Tally, row: Row, got: number): void {
  const asked = options.maxTokensAt?.(row.i)
  if (asked === undefined) return
  if (isMiscounted(row, asked)) {
    miscounted.count += 1
    miscounted.tokens += got
    miscounted.chunks += row.chunks
  }
  tokens.byCount.set(got, (tokens.byCount.get(got) ?? 0) + 1)
  tokens.limitSum += asked
  tokens.sum += got
  // One answer without a count makes the sum unknown.
  tokens.promptSum += row.promptTokens ?? NaN
  if (got <= asked) return
  tokens.beyondLimit += 1
  tokens.sumBeyondLimit += got
}

function countGoals(tally: Tally, row: Row, timings: Timings): void {
  for (const [index, goal] of tally.options.goals.entries()) {
    if (timings[goal.timing] !== null) tally.timed[index] = (tally.timed[index] ?? 0) + 1
    if (meetsInTime(row, timings, goal)) tally.met[index] = (tally.met[index] ?? 0) + 1
  }
}

function isGoodAnswer({ options }: Tally, row: Row, timings: Timings): boolean {
  return row.empty !== true && options.goals.every((goal) => meetsInTime(row, timings, goal))
}

function meetsInTime(row: Row, timings: Timings, goal: Goal): boolean {
  return meets(timings, goal) && !(OF_PACE.includes(goal.timing) && isBurst(row))
}

function countAnswered(tally: Tally, row: Row): void {
  // A request without a connection was not sent, and ended at once.
  const startUs = row.sentUs ?? row.closedUs
  if (startUs === null || row.class === 'interrupted') return
  if (LOST.includes(row.class) && row.status === 0) tally.unansweredSentUs.push(startUs)
  else tally.lastAnsweredSentUs = Math.max(tally.lastAnsweredSentUs, startUs)
}

function countFailure(tally: Tally, row: Row): void {
  if (row.class === 'ok') return
  // A request cut by the end of the run is no evidence about the target. A request that was never sent is not counted at all.
  if (row.class === 'interrupted') {
    if (row.sentUs !== null) tally.interrupted += 1
    return
  }
  countPart(tally, row, false)
  const failure = tally.failures.get(row.class) ?? {
    count: 0,
    example: null,
    exampleIndex: Number.POSITIVE_INFINITY,
    refusedKeys: 0,
  }
  failure.count += 1
  if (isTimeout(row.class)) countWait(tally, row)
  if (KEY_REFUSALS.has(row.status)) failure.refusedKeys += 1
  if (row.error !== null && row.i < failure.exampleIndex) {
    failure.example = row.error
    failure.exampleIndex = row.i
  }
  tally.failures.set(row.class, failure)
}

function countWait({ waitsMs, options }: Tally, { sentUs, scheduledUs, closedUs, firstTokenUs }: Row): void {
  if (sentUs === null || closedUs === null || !isWithin(options.window, scheduledUs ?? sentUs)) return
  waitsMs.e2e.push((closedUs - sentUs) / 1000)
  if (firstTokenUs === null) waitsMs.ttft.push((closedUs - sentUs) / 1000)
}

type Goal = { readonly slo: string; readonly timing: TimingName; readonly limitMs: number }

/** Returns the objectives that can be judged for each single request: upper limits on durations. */
export function goalsOf(slos: readonly Slo[]): readonly Goal[] {
  return slos.flatMap((slo) => {
    const timing = TIMING_NAMES.find((name) => name === slo.metric)
    const isUpper = slo.op === '<' || slo.op === '<='
    return timing !== undefined && isUpper && slo.kind === 'duration'
      ? [{ slo: slo.text, timing, limitMs: slo.threshold }]
      : []
  })
}

/** Returns whether a request meets an upper limit on a duration. True if the duration is unknown. */
export function meets(timings: Timings, goal: Goal): boolean {
  const ms = timings[goal.timing]
  return ms === null || ms <= goal.limitMs
}
