/** Compares several keys while the first one sends more, from the options to `limiter-run.json`. */
import type {
  LimiterNeighbor,
  LimiterNeighbors,
  LimiterPhase,
  LimiterRun,
} from '../../../schemas/compiled/limiter-run.ts'
import { wilsonInterval } from '../../../schemas/wilson.ts'
import { percentileRanks } from '../../analysis/order-statistics.ts'
import { lateShare, watchMachine } from '../../runner/machine-watch.ts'
import { writeRun } from '../../runner/write-run.ts'
import {
  commonOf,
  formatKey,
  invalidResult,
  lastMs,
  NO_FINDINGS,
  reasonsAgainst,
  wasStopped,
} from '../run/common-run.ts'
import { executePlan, type LimiterExecution } from '../run/execute-plan.ts'
import { LARGEST_BUDGET } from '../run/limiter-plan.ts'
import { type AnswerTimes, isCompleted } from '../run/observe.ts'
import type { NextBatch, Observation } from '../types.ts'
import {
  CALM,
  designFairness,
  type FairnessDesign,
  type FairnessOptions,
  phaseBatch,
  PRESSED,
} from './neighbors-plan.ts'

/** Compares the keys and writes `limiter-run.json` and its rows into `options.out`. Throws LoadError. */
export async function runFairness(options: FairnessOptions): Promise<LimiterRun> {
  const design = designFairness(options)
  const bounds = {
    maxRequests: design.requests,
    maxSeconds: design.maxSeconds,
    maxTokens: options.maxTokens ?? LARGEST_BUDGET.tokens,
  }
  const watch = watchMachine()
  const fromMs = Date.now()
  const step = { next: fairnessStep(design) }
  const one = await executePlan('fairness', { ...options, ...bounds }, step).finally(watch.stop)
  const busyShare = lateShare(watch.within({ fromMs, toMs: Date.now() }), SMALL_DELAY_MS)
  const run = judgeFairness(one, design, busyShare > MAX_BUSY_SHARE)
  writeRun(options.out, 'limiter-run.json', run, one.k6Run.log.tail)
  return run
}

/**
 * The machine counts as delaying programs (see {@link MAX_BUSY_SHARE}) when it delays them by more than this many milliseconds: half
 * of {@link MIN_DELAY_MS}.
 */
const SMALL_DELAY_MS = 25
/** The maximum share of time in which the machine may delay programs. With more, the measured waits would be wrong. */
const MAX_BUSY_SHARE = 0.1
/** When at least this many answers came and none is a completion, that is not chance. */
const MIN_ANSWERS = 8

/** Returns a planner that sends one phase after the other. */
export function fairnessStep({ shape }: FairnessDesign): NextBatch {
  let place = 0
  return ({ seen, bounds }) => {
    if (seen.length >= MIN_ANSWERS && !seen.some(isCompleted))
      return { type: 'done', because: 'unusable', note: 'no answer was a completion' }
    if (place === 2 * shape.rounds) return { type: 'done', because: 'answered', note: 'all phases were sent' }
    place += 1
    return phaseBatch(shape, bounds, place - 1, lastMs(seen))
  }
}

function judgeFairness(one: LimiterExecution, design: FairnessDesign, isBusy: boolean): LimiterRun {
  const { rows, plan } = one
  const stopped = wasStopped(one) ? ['stopped before its end'] : []
  const against = [...stopped, ...reasonsAgainst(one)]
  const common = { ...commonOf(one), ...NO_FINDINGS, expected: null }
  if (against.length > 0) {
    const result = invalidResult(one, against)
    return { ...common, ...result, ...(stopped.length > 0 ? { outcome: 'aborted', exitCode: 3 } : {}) }
  }
  const neighbors = judgeNeighbors(rows.seen, rows.times, plan.bounds.keys, design)
  const busy =
    isBusy && pooledOf(neighbors)?.effect === 'waits'
      ? ['this machine was busy, which may have delayed the other keys']
      : []
  const reasons = [...openReasons(neighbors), ...busy]
  return {
    ...common,
    outcome: reasons.length === 0 ? 'answered' : 'undetermined',
    exitCode: reasons.length === 0 ? 0 : 3,
    valid: true,
    reasons,
    answer: sentences(neighbors, formatKey(plan, 0)),
    neighbors,
  }
}

function pooledOf({ keys }: LimiterNeighbors): LimiterNeighbor | undefined {
  return keys.find(({ role }) => role === 'all others')
}

/** Returns the reasons why the comparison is undecided; none when it is decided. */
function openReasons(neighbors: LimiterNeighbors): readonly string[] {
  const pooled = pooledOf(neighbors)
  const isOpen = pooled === undefined || pooled.effect === 'open' || pooled.effect === null
  const isUnlimited = pooled?.effect === 'none' && (neighbors.keys[0]?.pressed.refused ?? 0) === 0
  const isLate = (neighbors.lateMs ?? 0) > LATE_MS
  return [
    ...(isOpen ? ['the figures do not show whether other keys are affected'] : []),
    ...(isUnlimited ? ['the first key met no limit (--aggressor-rate)'] : []),
    ...(isLate
      ? [`requests were not sent as planned: one in a hundred was ${neighbors.lateMs ?? 0} ms late or later`]
      : []),
  ]
}

const EFFECTS: Readonly<Record<NonNullable<LimiterNeighbor['effect']>, string>> = {
  refused: 'are refused',
  fails: 'fail',
  waits: 'wait longer',
  none: 'are not affected',
  open: 'may or may not be affected',
}

function sentences(neighbors: LimiterNeighbors, aggressor: string): readonly string[] {
  const pooled = pooledOf(neighbors)
  const siblings = neighbors.keys.filter(({ role }) => role === 'same-account')
  const first = neighbors.keys[0]?.pressed
  return [
    pooled?.effect === null || pooled === undefined
      ? 'There is no key of another account.'
      : `Keys of other accounts ${EFFECTS[pooled.effect]} when ${aggressor} sends more${pooled.note === '' ? '' : `: ${pooled.note}`}.`,
    ...siblings.map(({ key, effect, note }) =>
      effect === null
        ? ''
        : `Key \`${key}\` of the same account: its requests ${EFFECTS[effect]}${note === '' ? '' : ` (${note})`}.`,
    ),
    first === undefined
      ? ''
      : `${aggressor} itself: ${first.refused} of ${first.sent} requests were refused while it sent more.`,
  ].filter((sentence) => sentence !== '')
}

/** One request of the comparison: its observation, its wait, and whether the first key was sending more. */
type Sample = { readonly seen: Observation; readonly waitMs: number | null; readonly isPressed: boolean }

/** The share of refusals or failures below which an effect does not matter to the other keys. */
const HARMLESS_SHARE = 0.02
/** The maximum share of failures in calm phases. With more, other keys exceed a limit themselves, or the target fails anyway. */
const MAX_CALM_SHARE = 0.1
/**
 * The minimum ratio of waits, with 95 % confidence, for a clear delay. {@link MIN_DELAY_MS} must be reached too, because a busy client
 * also causes small delays.
 */
const MIN_RATIO = 2
/** The minimum additional wait in milliseconds; see {@link MIN_RATIO}. */
const MIN_DELAY_MS = 50
/** The maximum lag of requests in milliseconds. Later requests leave in bunches, so the run was not sent as planned. */
const LATE_MS = 20

/** Judges the requests of a comparison. `times` has one entry per observation, in the same order. */
function judgeNeighbors(
  seen: readonly Observation[],
  times: readonly AnswerTimes[],
  keys: readonly string[],
  { shape, accounts }: FairnessDesign,
): LimiterNeighbors {
  const samples = seen.flatMap((one, at): readonly Sample[] => {
    const isPressed = one.stage.startsWith(PRESSED)
    return isPressed || one.stage.startsWith(CALM)
      ? [{ seen: one, waitMs: waitOf(times[at]), isPressed }]
      : []
  })
  const role = (place: number): LimiterNeighbor['role'] =>
    place === 0 ? 'aggressor' : accounts[place] === accounts[0] ? 'same-account' : 'other'
  const rows = keys.map((key, place) => {
    const own = samples.filter((one) => one.seen.key === key)
    return { ...rowOf(key, role(place), own), ...(place === 0 ? { effect: null, note: '' } : {}) }
  })
  const others = keys.filter((_key, place) => role(place) === 'other')
  const pooled = samples.filter((one) => others.includes(one.seen.key))
  return { shape, keys: [...rows, rowOf('all others', 'all others', pooled)], lateMs: latenessOf(samples) }
}

/** Returns the time to the first token, or to the whole answer for JSON; null without a completion. */
function waitOf(times: AnswerTimes | undefined): number | null {
  if (times === undefined || times.class !== 'ok' || times.sentUs === null) return null
  const tokenUs = times.transport === 'json' ? times.doneUs : times.firstTokenUs
  return tokenUs === null ? null : (tokenUs - times.sentUs) / 1000
}

function rowOf(key: string, role: LimiterNeighbor['role'], samples: readonly Sample[]): LimiterNeighbor {
  const [calm, pressed] = [false, true].map((isPressed) =>
    samples.filter((one) => one.isPressed === isPressed),
  )
  const [calmTally, pressedTally] = [tallyOf(calm ?? []), tallyOf(pressed ?? [])]
  return {
    key,
    role,
    calm: calmTally,
    pressed: pressedTally,
    ...effectOn([calmTally, pressedTally], [waitsOf(calm ?? []), waitsOf(pressed ?? [])]),
  }
}

function tallyOf(samples: readonly Sample[]): LimiterPhase {
  const completed = samples.filter(({ seen }) => isCompleted(seen)).length
  const refused = samples.filter(({ seen }) => seen.outcome === 'refused').length
  const waits = waitsOf(samples)
  const median = waits[Math.floor((waits.length - 1) / 2)]
  return {
    sent: samples.length,
    completed,
    refused,
    failed: samples.length - completed - refused,
    waitMs: median === undefined ? null : Math.round(median * 10) / 10,
  }
}

function waitsOf(samples: readonly Sample[]): readonly number[] {
  return samples.flatMap(({ waitMs }) => (waitMs === null ? [] : [waitMs])).toSorted((a, b) => a - b)
}

type Pair<Value> = readonly [calm: Value, pressed: Value]

/** Returns the effect of the aggressor on the other keys, with its figures. */
function effectOn(
  phases: Pair<LimiterPhase>,
  waits: Pair<readonly number[]>,
): Pick<LimiterNeighbor, 'effect' | 'note'> {
  const [calm, pressed] = phases
  const changes = [
    ['refused', changeOf(calm.refused, calm.sent, pressed.refused, pressed.sent)],
    ['fails', changeOf(calm.failed, calm.sent, pressed.failed, pressed.sent)],
  ] as const
  for (const [effect, change] of changes) {
    if (change === null) return { effect: 'open', note: 'it sent nothing in one kind of phase' }
    if (change.low > 0)
      return { effect, note: `${formatPoints(change)} more than while all sent at the same rate` }
  }
  if (isDelayed(waits))
    return {
      effect: 'waits',
      note: `${calm.waitMs ?? 0} ms to the first token became ${pressed.waitMs ?? 0} ms`,
    }
  if (Math.max(calm.refused, calm.failed) > MAX_CALM_SHARE * calm.sent)
    return {
      effect: 'open',
      note: 'many were refused or failed while all sent at the same rate (--victim-rate)',
    }
  const isNone = changes.every(([, change]) => change !== null && change.high <= HARMLESS_SHARE)
  return isNone
    ? { effect: 'none', note: '' }
    : { effect: 'open', note: 'too few requests (--phase-seconds)' }
}

type Change = { readonly low: number; readonly high: number }

/** Returns the confidence interval of a difference of two shares (Newcombe 1998, method 10); null without requests. */
function changeOf(calmHits: number, calmSent: number, hits: number, sent: number): Change | null {
  if (calmSent === 0 || sent === 0) return null
  const [p, q] = [hits / sent, calmHits / calmSent]
  const [a, b] = [wilsonInterval(hits, sent), wilsonInterval(calmHits, calmSent)]
  return { low: p - q - Math.hypot(p - a.low, b.high - q), high: p - q + Math.hypot(a.high - p, q - b.low) }
}

function formatPoints({ low, high }: Change): string {
  return `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} percentage points (95 %)`
}

/** Returns whether the median or the 90th percentile of waits is clearly longer under pressure. */
function isDelayed([calm, pressed]: Pair<readonly number[]>): boolean {
  return [50, 90].some((percentile) => {
    const high = calm[(percentileRanks(calm.length, percentile, 0.95).high ?? calm.length + 1) - 1]
    const low = pressed[(percentileRanks(pressed.length, percentile, 0.95).low ?? 0) - 1]
    return high !== undefined && low !== undefined && low >= MIN_RATIO * high && low - high >= MIN_DELAY_MS
  })
}

/** Returns the 99th percentile of the lag of requests in milliseconds; null without requests. */
function latenessOf(samples: readonly Sample[]): number | null {
  const lags = samples.map(({ seen }) => Math.max(0, seen.sentMs - seen.atMs)).toSorted((a, b) => a - b)
  const lag = lags[Math.max(0, Math.ceil(0.99 * lags.length) - 1)]
  return lag === undefined ? null : Math.round(lag * 10) / 10
}
