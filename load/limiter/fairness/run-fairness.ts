/** Compares several keys while the first one sends more: from the options to `limiter-run.json`. */
import type { LimiterNeighbor, LimiterNeighbors, LimiterRun } from '../../../schemas/compiled/limiter-run.ts'
import { lateShare, watchMachine } from '../../runner/machine-watch.ts'
import { writeRun } from '../../runner/write-run.ts'
import {
  commonOf,
  formatKey,
  invalidResult,
  NO_FINDINGS,
  reasonsAgainst,
  wasStopped,
} from '../run/common-run.ts'
import { executePlan, type LimiterExecution } from '../run/execute-plan.ts'
import { isCompleted } from '../run/observe.ts'
import { LARGEST_BUDGET } from '../run/limiter-plan.ts'
import type { NextBatch } from '../types.ts'
import { judgeNeighbors, LATE_MS } from './judge-neighbors.ts'
import { designFairness, phaseBatch, type FairnessDesign, type FairnessOptions } from './neighbors-plan.ts'

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

/** Half of the shortest delay that counts as a wait. */
const SMALL_DELAY_MS = 25
/** A machine that delays programs for a larger share of the time changes the highest percentile that shows a wait. */
const MAX_BUSY_SHARE = 0.1
/** Fewer answers without a completion may have failed by chance. */
const MIN_ANSWERS = 8

/** Returns the plan of a comparison: one phase after the other. */
export function fairnessStep({ shape }: FairnessDesign): NextBatch {
  let place = 0
  return ({ seen, bounds }) => {
    if (seen.length >= MIN_ANSWERS && !seen.some(isCompleted))
      return { type: 'done', because: 'unusable', note: 'no answer was a completion' }
    if (place === 2 * shape.rounds) return { type: 'done', because: 'answered', note: 'all phases were sent' }
    const lastMs = seen.reduce((last, { closedMs }) => Math.max(last, closedMs), 0)
    place += 1
    return phaseBatch(shape, bounds, place - 1, lastMs)
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
  const isDelayed = pooledOf(neighbors)?.effect === 'waits'
  const busy = isBusy && isDelayed ? ['this machine was busy, which may have delayed the other keys'] : []
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

/** Returns the reasons why the question stays open; none if it is answered. */
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
