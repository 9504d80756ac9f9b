/** Tests whether heavy use of one API key makes requests with other keys slow or refused. */
import type {
  LimiterNeighbor,
  LimiterNeighbors,
  LimiterPhase,
  LimiterRun,
} from '../../schemas/compiled/limiter-run.ts'
import { firstNames } from '../../schemas/count.ts'
import { wilsonInterval } from '../../schemas/wilson.ts'
import { percentileRanks } from '../analysis/order-statistics.ts'
import {
  executePlan,
  formatKey,
  isCompleted,
  LARGEST_BUDGET,
  lastMs,
  MIN_ANSWERS,
  readAnnounced,
  resultOf,
  type LimiterOptions,
  type LimiterRows,
} from '../limiter/runs.ts'
import type { Batch, Bounds, NextBatch, PlannedRequest, RunSoFar } from '../limiter/types.ts'
import { usageError } from '../load-error.ts'
import { keysOf } from '../runner/load-target.ts'
import { writeRun } from '../runner/write-run.ts'

// In a calm phase, all keys send at the same rate. In a pressed phase, the first key (the aggressor) sends more.
type Shape = LimiterNeighbors['shape']

/** The options of a fairness test. */
export type FairnessOptions = LimiterOptions &
  Partial<Shape> & {
    /** The account to which each API key belongs, in the order of the keys. By default, each key has its own account. */
    readonly accounts?: readonly string[]
  }

/** The plan of a fairness test: does heavy load with one API key affect the keys of other accounts? */
export type FairnessDesign = Readonly<ReturnType<typeof designFairness>>

/** The default options of a fairness test. In each round, all keys send at `victimPerSecond`, then the first at `aggressorPerSecond`. */
export const FAIRNESS_DEFAULTS = {
  maxRequests: 4000,
  maxSeconds: 300,
  victimPerSecond: 2,
  aggressorPerSecond: 20,
  rounds: 2,
} as const

/** How many requests the other keys send while the first key sends many. If none is refused, the refusal rate is below 2 % (95 % interval). */
export const VICTIM_REQUESTS = 200
const SHORTEST_PHASE_SECONDS = 4
// Rate limits recover in this pause after a pressed phase. Without it, the next calm phase would have refusals too.
const PAUSE_SECONDS = 3

/** Returns the plan of a fairness test. Throws a LoadError of kind `usage` if the keys or the budget do not suffice. */
export function designFairness(options: FairnessOptions) {
  const { maxRequests, maxSeconds, victimPerSecond, aggressorPerSecond, rounds } = {
    ...FAIRNESS_DEFAULTS,
    ...options,
  }
  const keys = keysOf(options.target).length
  if (keys < 2) throw usageError('fairness needs at least two keys: --keys-env A,B')
  const accounts = options.accounts ?? Array.from({ length: keys }, (_key, place) => String(place + 1))
  const victims = accounts.filter((account) => account !== accounts[0]).length
  refuseIf(
    victims === 0,
    'fairness compares the first key with keys of other accounts, and --accounts names one account',
  )
  const perSecond = rounds * ((2 * keys - 1) * victimPerSecond + aggressorPerSecond)
  const wanted = Math.ceil(VICTIM_REQUESTS / (rounds * victimPerSecond * Math.max(1, victims)))
  const fitting = Math.min(maxRequests / perSecond, (maxSeconds / rounds - 3 * PAUSE_SECONDS) / 2)
  const usual = Math.max(SHORTEST_PHASE_SECONDS, Math.min(wanted, Math.floor(fitting)))
  const phaseSeconds = options.phaseSeconds ?? usual
  const shape = { victimPerSecond, aggressorPerSecond, rounds, phaseSeconds }
  const { each, aggressor } = requestsPerPhase(shape)
  const requests = rounds * ((2 * keys - 1) * each + aggressor)
  const seconds = Math.ceil(rounds * (2 * phaseSeconds + PAUSE_SECONDS))
  const takes = `this takes ${requests} requests and about ${seconds} s`
  refuseIf(requests > maxRequests, `${takes}, more than --max-requests ${maxRequests} allows`)
  refuseIf(seconds > maxSeconds, `${takes}, more than --max-seconds ${maxSeconds} allows`)
  const rates = `--aggressor-rate ${aggressorPerSecond} is not above --victim-rate ${victimPerSecond}`
  refuseIf(aggressorPerSecond <= victimPerSecond, `the first key has to send more than the others: ${rates}`)
  const few = `in ${phaseSeconds} s each key sends ${each} and the first ${aggressor}: too few`
  refuseIf(each < 2 || aggressor <= each, `${few}. Raise --phase-seconds or the rates`)
  return { shape, accounts, requests, seconds, maxSeconds, victimRequests: each * rounds * victims }
}

function refuseIf(isUnfit: boolean, reason: string): void {
  if (isUnfit) throw usageError(reason)
}

function requestsPerPhase({ victimPerSecond, aggressorPerSecond, phaseSeconds }: Shape) {
  return {
    each: Math.round(victimPerSecond * phaseSeconds),
    aggressor: Math.round(aggressorPerSecond * phaseSeconds),
  }
}

/** Runs a fairness test, and returns the content of `limiter-run.json`. */
export async function runFairness(options: FairnessOptions): Promise<LimiterRun> {
  const design = designFairness(options)
  const budget = {
    maxRequests: design.requests,
    maxSeconds: design.maxSeconds,
    maxTokens: options.maxTokens ?? LARGEST_BUDGET.tokens,
  }
  const one = await executePlan('fairness', { ...options, ...budget }, planPhases(design))
  const run = resultOf(one, null, () => {
    const bounds = { ...one.plan.bounds, startEpochMs: one.rows.startEpochMs }
    const neighbors = judgeNeighbors(one.rows, bounds, design)
    const reasons = openReasons(neighbors)
    return {
      isAnswered: reasons.length === 0,
      reasons,
      answer: sentences(neighbors, formatKey(one.plan, 0)),
      neighbors,
    }
  })
  writeRun(options.out, 'limiter-run.json', run, one.k6Run.log.tail)
  return run
}

function planPhases({ shape }: FairnessDesign): NextBatch {
  let place = 0
  return ({ seen, bounds }) => {
    if (seen.length >= MIN_ANSWERS && !seen.some(isCompleted))
      return { type: 'done', because: 'unusable', note: 'no answer was a completion' }
    if (place === 2 * shape.rounds) return { type: 'done', because: 'answered', note: 'all phases were sent' }
    place += 1
    return phaseBatch(shape, bounds, place - 1, lastMs(seen))
  }
}

const LEAD_MS = 500

function phaseBatch(shape: Shape, bounds: Bounds, place: number, fromMs: number): Batch {
  const round = Math.floor(place / 2) + 1
  // Every second round is reversed, so that a limit of a key with the period of a round does not look like an effect of the first key.
  const isPressed = (place % 2 === 1) !== isReversed(`round ${round}`)
  const pauseMs = place > 0 && !isPressed ? 1000 * PAUSE_SECONDS : 0
  const { each, aggressor } = requestsPerPhase(shape)
  const requests = bounds.keys.flatMap((key, at): readonly PlannedRequest[] => {
    const count = isPressed && at === 0 ? aggressor : each
    const gapMs = (1000 * shape.phaseSeconds) / count
    return Array.from({ length: count }, (_, index) => ({
      // The golden ratio spreads the requests of a key, so that no two keys repeatedly send at the same time.
      atMs: fromMs + LEAD_MS + pauseMs + gapMs * (index + ((index * 0.618 + at / bounds.keys.length) % 1)),
      key,
      source: bounds.sources[0] ?? '1',
      kind: 'long',
      tokens: 0,
    }))
  })
  return {
    type: 'batch',
    stage: `${isPressed ? 'pressed' : 'calm'} ${round}`,
    purpose: isPressed ? 'the first key sends more than the others' : 'all keys send at the same rate',
    isParallel: true,
    keepsConnections: true,
    requests: requests.toSorted((one, other) => one.atMs - other.atMs),
  }
}

function judgeNeighbors(
  { seen, waits }: LimiterRows,
  bounds: Bounds,
  { shape, accounts, seconds }: FairnessDesign,
): LimiterNeighbors {
  const { keys } = bounds
  const judged = (own: readonly string[]) => {
    const answers = seen.flatMap((one, at) =>
      own.includes(one.key) ? [{ ...one, waitMs: waits[at] ?? null }] : [],
    )
    const calm = phaseOf(answers.filter(({ stage }) => stage.startsWith('calm')))
    const pressed = phaseOf(answers.filter(({ stage }) => stage.startsWith('pressed')))
    const found = effectOn(calm, pressed)
    const exceeded = exceededLimit({ seen: answers, bounds }, shape, seconds)
    const doubt = found.effect === 'refused' ? (exceeded ?? lastingRefusals({ seen: answers, bounds })) : null
    // A key that its own limit may refuse does not show what the first key does to the others.
    const isTelling = exceeded === null && doubt === null && !isRefusedWhenCalm(calm.tally)
    return { figures: { calm: calm.tally, pressed: pressed.tally, ...(doubt ?? found) }, isTelling }
  }
  const role = (place: number): LimiterNeighbor['role'] =>
    place === 0 ? 'aggressor' : accounts[place] === accounts[0] ? 'same-account' : 'other'
  const rows = keys.map((key, place) => ({ key, role: role(place), ...judged([key]) }))
  const others = rows.filter((row) => row.role === 'other')
  const telling = others.filter(({ isTelling }) => isTelling)
  const all = judged((telling.length === 0 ? others : telling).map(({ key }) => key)).figures
  const rest = telling.length === 0 ? [] : others.filter(({ isTelling }) => !isTelling)
  const names = firstNames(rest.map(({ key }) => key))
  const notes = [all.note, ...(rest.length === 0 ? [] : [`without ${names}, which its own limit may refuse`])]
  const lags = seen.map(({ sentMs, atMs }) => Math.max(0, sentMs - atMs)).toSorted((a, b) => a - b)
  const lateMs = lags[Math.ceil(0.99 * lags.length) - 1]
  return {
    shape,
    keys: [
      ...rows.map(({ key, role: own, figures }) =>
        own === 'aggressor'
          ? { key, role: own, ...figures, effect: null, note: '' }
          : { key, role: own, ...figures },
      ),
      { key: 'all others', role: 'all others', ...all, note: notes.filter((note) => note !== '').join('; ') },
    ],
    lateMs: lateMs === undefined ? null : Math.round(lateMs * 10) / 10,
  }
}

// Returns that the effect is open if a key that announces no limit is refused as often after a pressed phase as in it. Its own limit counts
// only its own requests, whose rate never changes.
function lastingRefusals(own: RunSoFar): Finding | null {
  if (readAnnounced(own).some(({ unit }) => unit === 'requests')) return null
  const shareIn = (stage: string): Share => {
    const answers = own.seen.filter((one) => one.stage.startsWith(stage) && isReversed(one.stage))
    return [answers.filter(({ outcome }) => outcome === 'refused').length, answers.length]
  }
  if (changeOf(shareIn('calm'), shareIn('pressed')).low > 0) return null
  const note =
    'it is refused as often when the first key sends less again, so its own limit and a shared one that recovers slowly look the same'
  return { effect: 'open', note }
}

// Returns whether the calm phase of a round comes after the pressed one, as in every second round.
function isReversed(stage: string): boolean {
  return Number(stage.split(' ')[1]) % 2 === 0
}

// Returns that the effect is open if the answers to a key announce a limit that its own requests exceed, also while it is calm.
function exceededLimit(
  own: RunSoFar,
  { victimPerSecond, rounds, phaseSeconds }: Shape,
  runSeconds: number,
): Finding | null {
  for (const { unit, size, windowMs } of readAnnounced(own)) {
    if (unit !== 'requests' || windowMs === null) continue
    const seconds = Math.min(windowMs / 1000, runSeconds)
    // Pauses between the phases send nothing.
    const sent = Math.floor(victimPerSecond * Math.min(seconds, 2 * rounds * phaseSeconds))
    const limit = `${size} requests per ${windowMs / 1000} s`
    if (sent > size)
      return {
        effect: 'open',
        note: `a key alone sends ${sent} requests in ${seconds} s, and its answers announce a limit of ${limit} (--victim-rate)`,
      }
  }
  return null
}

// `waits`: the times to first token in ms, in ascending order.
type PhaseAnswers = { readonly tally: LimiterPhase; readonly waits: readonly number[] }

type Answered = LimiterRows['seen'][number] & { readonly waitMs: number | null }

function phaseOf(answers: readonly Answered[]): PhaseAnswers {
  const completed = answers.filter(isCompleted).length
  const refused = answers.filter(({ outcome }) => outcome === 'refused').length
  const waits = answers.flatMap(({ waitMs }) => (waitMs === null ? [] : [waitMs])).toSorted((a, b) => a - b)
  const median = waits[Math.floor((waits.length - 1) / 2)]
  const tally = {
    sent: answers.length,
    completed,
    refused,
    failed: answers.length - completed - refused,
    waitMs: median === undefined ? null : Math.round(median * 10) / 10,
  }
  return { tally, waits }
}

// Other keys count as not affected if pressed phases raise their share of refusals and of failures by at most this much.
const MAX_RISE = 0.02
// If more requests than this share are refused in calm phases, the limit is too low to show what the first key adds.
const MAX_CALM_SHARE = 0.1

function isRefusedWhenCalm({ refused, failed, sent }: LimiterPhase): boolean {
  return Math.max(refused, failed) > MAX_CALM_SHARE * sent
}

type Finding = Pick<LimiterNeighbor, 'effect' | 'note'>

function effectOn(calm: PhaseAnswers, pressed: PhaseAnswers): Finding {
  const [before, under] = [calm.tally, pressed.tally]
  if (before.sent === 0 || under.sent === 0)
    return { effect: 'open', note: 'it sent nothing in one kind of phase' }
  const changes = [
    ['refused', changeOf([before.refused, before.sent], [under.refused, under.sent])],
    ['fails', changeOf([before.failed, before.sent], [under.failed, under.sent])],
  ] as const
  for (const [effect, { low, high }] of changes)
    if (low > 0) {
      const points = `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)} percentage points (95 %)`
      return { effect, note: `${points} more than while all sent at the same rate` }
    }
  if (isDelayed(calm.waits, pressed.waits))
    return {
      effect: 'waits',
      note: `${before.waitMs ?? 0} ms to the first token became ${under.waitMs ?? 0} ms`,
    }
  if (isRefusedWhenCalm(before))
    return {
      effect: 'open',
      note: 'many were refused or failed while all sent at the same rate (--victim-rate)',
    }
  return changes.every(([, { high }]) => high <= MAX_RISE)
    ? { effect: 'none', note: '' }
    : { effect: 'open', note: 'too few requests (--phase-seconds)' }
}

type Share = readonly [hits: number, sent: number]

// Newcombe 1998, method 10: a difference of shares with its 95 % interval.
function changeOf(
  [calmHits, calmSent]: Share,
  [hits, sent]: Share,
): { readonly low: number; readonly high: number } {
  const [p, q] = [hits / sent, calmHits / calmSent]
  const [a, b] = [wilsonInterval(hits, sent), wilsonInterval(calmHits, calmSent)]
  return { low: p - q - Math.hypot(p - a.low, b.high - q), high: p - q + Math.hypot(a.high - p, q - b.low) }
}

// A key waits longer if its time to first token in pressed phases is at least this many times as long, and this many ms longer.
const MIN_DELAY = { ratio: 2, ms: 50 } as const

function isDelayed(calm: readonly number[], pressed: readonly number[]): boolean {
  return [50, 90].some((percentile) => {
    const high = calm[(percentileRanks(calm.length, percentile, 0.95).high ?? calm.length + 1) - 1]
    const low = pressed[(percentileRanks(pressed.length, percentile, 0.95).low ?? 0) - 1]
    if (high === undefined || low === undefined) return false
    return low >= MIN_DELAY.ratio * high && low - high >= MIN_DELAY.ms
  })
}

// If one in a hundred requests leaves later than this after its planned time, the rates were not those of the plan.
const MAX_LATE_MS = 20

function openReasons({ keys, lateMs }: LimiterNeighbors): readonly string[] {
  const { effect, note } = keys.at(-1) ?? { effect: null, note: '' }
  const isLate = (lateMs ?? 0) > MAX_LATE_MS
  const reasons: readonly (readonly [boolean, string])[] = [
    [effect === 'open', `the figures do not show whether other keys are affected: ${note}`],
    [effect === 'none' && keys[0]?.pressed.refused === 0, 'the first key met no limit (--aggressor-rate)'],
    [isLate, `requests were not sent as planned: one in a hundred was ${lateMs} ms late or later`],
  ]
  return reasons.flatMap(([isOpen, reason]) => (isOpen ? [reason] : []))
}

const EFFECTS: Readonly<Record<NonNullable<LimiterNeighbor['effect']>, string>> = {
  refused: 'are refused',
  fails: 'fail',
  waits: 'wait longer',
  none: 'are not affected',
  open: 'may or may not be affected',
}

/** Returns sentences for the report: how other keys are slowed or refused when the first key (`aggressor`) sends more. */
export function sentences({ keys }: Pick<LimiterNeighbors, 'keys'>, aggressor: string): readonly string[] {
  const about = (wanted: LimiterNeighbor['role'], text: (key: string, does: string) => string) =>
    keys.flatMap(({ key, role, effect, note }) =>
      role === wanted ? [`${text(key, EFFECTS[effect ?? 'open'])}${note === '' ? '' : `: ${note}`}.`] : [],
    )
  const { refused, sent } = keys[0]?.pressed ?? { refused: 0, sent: 0 }
  // Only --accounts tells that keys share an account, or do not.
  const others = keys.some(({ role }) => role === 'same-account')
    ? 'Keys of other accounts'
    : 'The other keys'
  return [
    ...about('all others', (_key, does) => `${others} ${does} when ${aggressor} sends more`),
    ...about('same-account', (key, does) => `Key \`${key}\` of the same account: its requests ${does}`),
    `${aggressor} itself: ${refused} of ${sent} requests were refused while it sent more.`,
  ]
}
