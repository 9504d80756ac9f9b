/** Drives one comparison of several keys from request to `fairness-run.json`. */
import { fairnessOf, type Fairness, type FairnessSample } from '../analysis/fairness.ts'
import { scopeOf, type LimitScope, type ScopeRound } from '../analysis/limit-scope.ts'
import type { Observation } from '../analysis/limiter/trace.ts'
import {
  fairnessCost,
  SCOPE_ASKS,
  scopePlaces,
  scopeRounds,
  type FairnessShape,
  type ScopeAsk,
} from './plan.ts'
import type { FairnessRun } from './fairness-run.ts'
import { meaningOf } from '../k6-exit.ts'
import { LoadError } from '../load-error.ts'
import { playLimiter, type LimiterPlayed } from '../limits/rate-limit.ts'
import { commonOf, reasonsAgainst, wasStopped } from '../limits/judge.ts'
import { DEFAULT_MOST, type LimiterOptions } from '../limits/plan.ts'
import type { Row } from '../rows/row.ts'
import { writeRun } from '../write-load-run.ts'

/** What to compare. Rates are requests per second; the first key of the target is the aggressor. */
export type FairnessOptions = LimiterOptions &
  Partial<Omit<FairnessShape, 'accounts'>> & {
    /** The account of each key, in order; default each its own. */
    readonly accounts?: readonly string[]
  }

const DEFAULTS: Omit<FairnessShape, 'accounts'> = {
  victimPerSecond: 2,
  aggressorPerSecond: 20,
  phaseSeconds: 4,
  rounds: 2,
  restSeconds: 3,
}

/** The shape of a run with what was left out filled in. Throws LoadError `usage` when keys or bounds do not suffice. */
function fairnessShape(options: FairnessOptions): FairnessShape {
  const { target, maxRequests = DEFAULT_MOST.requests, maxSeconds = DEFAULT_MOST.seconds } = options
  const keys = target.key === null ? 0 : 1 + (target.moreKeys?.length ?? 0)
  if (keys < 2) throw new LoadError('usage', 'fairness needs at least two keys')
  const shape: FairnessShape = {
    victimPerSecond: options.victimPerSecond ?? DEFAULTS.victimPerSecond,
    aggressorPerSecond: options.aggressorPerSecond ?? DEFAULTS.aggressorPerSecond,
    phaseSeconds: options.phaseSeconds ?? DEFAULTS.phaseSeconds,
    rounds: options.rounds ?? DEFAULTS.rounds,
    restSeconds: options.restSeconds ?? DEFAULTS.restSeconds,
    accounts: options.accounts ?? Array.from({ length: keys }, (_key, place) => String(place + 1)),
  }
  const { requests, seconds } = fairnessCost(shape, keys, maxRequests)
  if (requests > maxRequests || seconds > maxSeconds) {
    throw new LoadError(
      'usage',
      `this takes up to ${requests} requests and ${Math.ceil(seconds)} s: more than allowed`,
    )
  }
  return shape
}

/** Compares the keys and writes `fairness-run.json` and its rows into `options.out`. Throws LoadError. */
export async function runFairness(options: FairnessOptions): Promise<FairnessRun> {
  const fairness = fairnessShape(options)
  const samples: FairnessSample[] = []
  const one = await playLimiter('fairness', options, {
    task: { fairness, longTokens: 16 },
    take: (row, seen) => {
      const phase = /^(calm|press) /.exec(seen.stage)?.[1]
      if (phase === 'calm' || phase === 'press') samples.push(sampleOf(phase, row, seen))
    },
  })
  const run = judge(one, fairness, samples)
  writeRun(options.out, 'fairness-run.json', run)
  return run
}

function sampleOf(phase: FairnessSample['phase'], row: Row, { key, outcome }: Observation): FairnessSample {
  const { sentUs, firstTokenUs } = row
  const ttftMs = sentUs === null || firstTokenUs === null ? null : (firstTokenUs - sentUs) / 1000
  return { phase, key, outcome, isOk: row.class === 'ok', ttftMs }
}

function judge(one: LimiterPlayed, asked: FairnessShape, samples: readonly FairnessSample[]): FairnessRun {
  const { plan, rows } = one
  const { ended, ...common } = commonOf(one)
  const stopped = wasStopped(one)
  const reasons = stopped ? ['stopped before its end'] : [...reasonsAgainst(one)]
  if (reasons.length === 0 && ended?.because !== 'settled')
    reasons.push(`the plan was cut short: ${ended?.note ?? 'no word why'}`)
  const valid = reasons.length === 0
  const seconds = asked.phaseSeconds * asked.rounds
  const fairness = valid
    ? fairnessOf(
        samples,
        partiesOf(plan.task.keys, asked.accounts),
        { calm: seconds, press: seconds },
        plan.load.seed,
      )
    : null
  const scope = valid ? scopeIn(rows.observations, one, asked) : null
  return {
    schema: 'assay.fairness/1',
    outcome: stopped ? 'aborted' : valid ? 'answered' : 'invalid',
    exitCode: exitCodeOf(one, valid),
    valid,
    reasons,
    scenario: 'fairness',
    ...common,
    ended,
    asked,
    answer: fairness === null || scope === null ? [] : answerOf(fairness, scope),
    fairness,
    scope,
  }
}

function exitCodeOf({ played }: LimiterPlayed, valid: boolean): 0 | 3 | 4 {
  if (valid) return 0
  return meaningOf(played.finished.ending).kind === 'broken' ? 4 : 3
}

function partiesOf(keys: readonly string[], accounts: readonly string[]) {
  const [aggressor = 'a', ...others] = keys
  return { aggressor, siblings: others.filter((_key, place) => accounts[place + 1] === accounts[0]) }
}

function scopeIn(seen: readonly Observation[], { plan }: LimiterPlayed, asked: FairnessShape): LimitScope {
  const means = { keys: plan.task.keys, sources: plan.task.sources.map(({ label }) => label) }
  const places = scopePlaces(means, asked.accounts)
  const isSpent = (round: number): boolean =>
    seen.some(({ stage, outcome }) => stage === `spend ${round}` && outcome === 'refused')
  const rounds = Array.from({ length: scopeRounds(asked) }, (_, at) => at + 1).filter(isSpent)
  if (rounds.length === 0) return { among: [], why: 'no key could be spent: no limit was seen' }
  return scopeOf(rounds.map((round) => roundOf(seen, places, round)))
}

/** An ask that was refused before the first key was spent says nothing after it. */
function roundOf(
  seen: readonly Observation[],
  places: ReturnType<typeof scopePlaces>,
  round: number,
): ScopeRound {
  const told = (name: ScopeAsk): ScopeRound[ScopeAsk] => {
    const place = places[name]
    const find = (stage: string): readonly Observation[] =>
      seen.filter((one) => one.stage === stage && one.key === place?.key && one.source === place.source)
    const before = find(`before ${round}`)
    const after = find(`told ${round}`)
    // A key that is wrong is let through by every limiter, and says nothing.
    if (!before.every(isCompleted) || after.length === 0) return null
    if (after.some(({ outcome }) => outcome === 'accepted')) return 'accepted'
    return after.every(({ outcome }) => outcome === 'refused') ? 'refused' : null
  }
  const entries = SCOPE_ASKS.map((name) => [name, told(name)] as const)
  const get = (name: ScopeAsk): ScopeRound[ScopeAsk] => entries.find(([ask]) => ask === name)?.[1] ?? null
  return {
    spent: get('spent'),
    elsewhere: get('elsewhere'),
    other: get('other'),
    otherElsewhere: get('otherElsewhere'),
    sibling: get('sibling'),
  }
}

function isCompleted({ outcome, status }: Observation): boolean {
  return outcome === 'accepted' && status >= 200 && status <= 299
}

function answerOf({ jainOfVictims, ttft, spill }: Fairness, scope: LimitScope): readonly string[] {
  const slowest = ttft.findLast(({ ratio }) => ratio !== null)
  const span = spill.span === null ? '' : ` (${percent(spill.span.low)} to ${percent(spill.span.high)})`
  const verdict = {
    spills: `Innocent keys pay: ${percent(spill.difference)}${span} more of their requests were refused.`,
    'does-not-spill': `Innocent keys were not refused for it: ${percent(spill.difference)}${span} more of their requests.`,
    unclear: `Whether innocent keys pay is unclear: ${percent(spill.difference)}${span} more of their requests were refused.`,
  }[spill.verdict]
  return [
    scope.among.length === 0
      ? `Whom the limit counts together is not known: ${scope.why}.`
      : `The limit counts ${scope.among.map(scopeInWords).join(', or ')}${scope.among.length > 1 ? ` (${scope.why})` : ''}.`,
    verdict,
    jainOfVictims === null
      ? "Jain's index needs two innocent keys of other accounts that were answered while one key asked for more."
      : `Goodput among innocent keys: Jain's index ${jainOfVictims.toFixed(3)} (1 is equal).`,
    slowest === undefined || slowest.ratio === null
      ? 'Too few streams for a word on their speed.'
      : `TTFT p${slowest.percentile} of innocent keys: ${slowest.ratio.toFixed(2)} times as long${slowest.ratioSpan === null ? '' : ` (${slowest.ratioSpan.low.toFixed(2)} to ${slowest.ratioSpan.high.toFixed(2)})`}.`,
  ]
}

function scopeInWords(name: LimitScope['among'][number]): string {
  return name === 'global' ? 'everybody together' : `per ${name.replaceAll('-', ' ')}`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
