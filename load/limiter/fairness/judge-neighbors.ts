/** Determines whether other keys are refused, fail or wait while one key sends more. Pure. */
import type {
  LimiterNeighbor,
  LimiterNeighbors,
  LimiterPhase,
} from '../../../schemas/compiled/limiter-run.ts'
import { wilsonInterval } from '../../../schemas/wilson.ts'
import { percentileRanks } from '../../analysis/order-statistics.ts'
import type { AnswerTimes } from '../run/observe.ts'
import { isCompleted } from '../run/observe.ts'
import type { Observation } from '../types.ts'
import { CALM, PRESSED, type FairnessDesign } from './neighbors-plan.ts'

/** A request of a comparison. */
type Sample = { readonly seen: Observation; readonly waitMs: number | null; readonly isPressed: boolean }

/** A smaller share of refusals or failures does not matter to the other keys. */
const HARMLESS_SHARE = 0.02
/** With a larger share while all keys send at the same rate, others are over a limit themselves, or the target fails anyway. */
const MAX_CALM_SHARE = 0.1
/** A clear wait is at least twice as long with 95 % confidence, and longer by what no busy client explains. */
const MIN_RATIO = 2
/** See {@link MIN_RATIO}. */
const MIN_DELAY_MS = 50
/** Requests that leave later than this come in bunches, and the run was not sent as planned. */
export const LATE_MS = 20

/** Judges the requests of a comparison. `times` belong to `seen`, in the same order. */
export function judgeNeighbors(
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

/** Returns the time to the first token; a JSON answer has all of its tokens at once. Null without a completion. */
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

/** Returns the effect of the aggressor, and the figures that show it. */
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

/** Returns the interval of a difference of two shares (Newcombe 1998, method 10); null without requests. */
function changeOf(calmHits: number, calmSent: number, hits: number, sent: number): Change | null {
  if (calmSent === 0 || sent === 0) return null
  const [p, q] = [hits / sent, calmHits / calmSent]
  const [a, b] = [wilsonInterval(hits, sent), wilsonInterval(calmHits, calmSent)]
  return { low: p - q - Math.hypot(p - a.low, b.high - q), high: p - q + Math.hypot(a.high - p, q - b.low) }
}

function formatPoints({ low, high }: Change): string {
  return `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} percentage points (95 %)`
}

/** Returns whether the median or the 90th percentile of the waits is clearly longer under pressure. */
function isDelayed([calm, pressed]: Pair<readonly number[]>): boolean {
  return [50, 90].some((percentile) => {
    const high = calm[(percentileRanks(calm.length, percentile, 0.95).high ?? calm.length + 1) - 1]
    const low = pressed[(percentileRanks(pressed.length, percentile, 0.95).low ?? 0) - 1]
    return high !== undefined && low !== undefined && low >= MIN_RATIO * high && low - high >= MIN_DELAY_MS
  })
}

/** Returns the 99th percentile of the delay with which requests left; null without any. */
function latenessOf(samples: readonly Sample[]): number | null {
  const lags = samples.map(({ seen }) => Math.max(0, seen.sentMs - seen.atMs)).toSorted((a, b) => a - b)
  const lag = lags[Math.max(0, Math.ceil(0.99 * lags.length) - 1)]
  return lag === undefined ? null : Math.round(lag * 10) / 10
}
