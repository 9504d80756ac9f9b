import type {
  CapacityAnswer,
  CapacityDemand,
  CapacityObjective,
  CapacityRun,
  CapacityStage,
  Confirmation,
  Price,
} from '../../schemas/compiled/capacity-run.ts'
import { count, digits } from '../../schemas/count.ts'
import { capacityCost, judgeDemand, type Demand } from './demand.ts'
import { estimateCapacity, fastestMet, growingStages, type Estimate } from './estimate.ts'
import { missedAlone } from './rate-evidence.ts'
import { countedAtWorst, sharesOf, stagesOfTarget } from './critical-rate.ts'
import { MAX_WAIT_SHARE, waitShare } from '../runner/cpu-meter.ts'
import { changeIn, isStale } from './stale-stages.ts'
import { untimedNotes } from '../verdict/load-notes.ts'
import {
  problemAlone,
  refusedAtOnceText,
  unansweredAloneText,
  unmeasuredText,
  untimedIn,
} from './stage-failures.ts'
import { withSureFailures } from './stage-figures.ts'
import { firstMissed, isStageFailed, missesObjective } from './missed-objectives.ts'

type AnswerInput = {
  readonly stages: readonly CapacityStage[]
  readonly objectives: readonly CapacityObjective[]
  readonly demand: Demand | null
  readonly deployments: number
  readonly price?: Price | null
}

type SampledAnswer = CapacityAnswer & Pick<Estimate, 'samples'>

/** The fields of a capacity run that are computed from its stages, such as the capacity and the verdict. */
export type CapacityJudgement = Pick<
  CapacityRun,
  'outcome' | 'exitCode' | 'reasons' | 'notes' | 'answer' | 'demand' | 'cost'
>

/** Judges a sweep: estimates the capacity of the service, and whether it suffices for the expected load. */
export function judgeCapacity(measured: AnswerInput): CapacityJudgement {
  const input = { ...measured, stages: withSureFailures(measured.stages, measured.objectives) }
  const { stages, objectives, demand, deployments } = input
  const missed = missedAlone(stages, objectives)
  // A clear miss decides, although another objective has no measure.
  const problem = problemAlone(stages) ?? (missed === undefined ? unmeasuredText(stages, objectives) : null)
  if (problem !== null) return withoutAnswer(problem, untimedNotes(untimedIn(stages)))
  if (missed !== undefined) return missedByOne(input, missed)
  const found = estimateCapacity(countedAtWorst(stages), objectives)
  if (found === null) return withoutAnswer(noAnswerText(stages), answerNotes(stages))
  const waited = raisedByWaits(found, input)
  const estimate = widenedByChange(waited, stages, objectives)
  // Without the stages in which k6 waited for a processor, no stage shows a miss.
  const isHidden = found.interval.high !== null && waited.interval.high === null
  const answer = capacityAnswer(input, estimate, isHidden)
  const whole = { ...estimate, ...answer }
  const judged = demand === null ? null : judgeDemand(demand, whole, stages, deployments)
  const bound = isHidden ? busyText(found, whole, input) : boundText(whole, input)
  const why = estimate.reason ?? (answer.ratePerSecond === null ? bound : null)
  return {
    ...outcomeOf(answer, judged),
    reasons: why === null ? [] : [why],
    notes: [
      ...notesOf({ answer, estimate }, stages, objectives),
      ...((waited.interval.high ?? 0) > (found.interval.high ?? 0) ? [RAISED] : []),
    ],
    answer,
    demand: judged,
    ...(input.price == null ? {} : { cost: capacityCost(input.price, answer, judged) }),
  }
}

function missedByOne(
  { stages, objectives, demand, deployments }: AnswerInput,
  { slo, n, beyond }: NonNullable<ReturnType<typeof missedAlone>>,
): CapacityJudgement {
  const reason = `one user alone misses '${slo}' (${beyond} of ${n} requests), so no rate and no number of replicas meets it`
  const notes = [...answerNotes(stages), unmeasuredText(stages, objectives) ?? []].flat()
  const judged = withoutAnswer(reason, notes)
  if (demand === null) return judged
  const none = {
    ratePerSecond: 0,
    interval: { low: 0, high: 0 },
    atLeastPerSecond: 0,
    samples: 0,
    reason: null,
  }
  return { ...judged, outcome: 'fail', exitCode: 1, demand: judgeDemand(demand, none, stages, deployments) }
}

/** Returns the judgment of a sweep that gave no capacity because of `reason`. */
export function withoutAnswer(reason: string, notes: readonly string[] = []): CapacityJudgement {
  return { outcome: 'no-answer', exitCode: 3, reasons: [reason], notes, answer: null, demand: null }
}

function capacityAnswer(input: AnswerInput, estimate: Estimate, isHidden: boolean): CapacityAnswer {
  const { stages } = input
  const limit = isHidden ? 'machine' : limitOf(stages, estimate)
  // The lower end of the interval is at most the rate that the limiter admitted.
  const passed = stages.filter((stage) => stage.limit === 'limiter').map((stage) => stage.completedPerSecond)
  const { interval, atLeastPerSecond } = estimate
  return {
    limit,
    ratePerSecond: limit === 'objective' ? estimate.ratePerSecond : null,
    interval: { ...interval, low: Math.min(interval.low, ...passed) },
    atLeastPerSecond: Math.min(atLeastPerSecond, ...passed),
    failsFirst: estimate.failsFirst,
    objectives: estimate.objectives,
    confirmation: confirmationOf(input, estimate.failsFirst),
  }
}

function limitOf(
  stages: readonly CapacityStage[],
  { ratePerSecond, interval }: Estimate,
): CapacityAnswer['limit'] {
  if (ratePerSecond !== null || interval.high !== null) return 'objective'
  const hidden = hidingStage(stages)?.limit
  return hidden === 'limiter' || hidden === 'machine' ? hidden : 'none'
}

function hidingStage(stages: readonly CapacityStage[]): CapacityStage | null {
  const last = stages.at(-1)
  const limited = stages.find(({ limit }) => limit === 'limiter')
  return limited ?? (last?.limit === 'machine' ? last : null)
}

const EXIT_CODES = { answered: 0, pass: 0, fail: 1, inconclusive: 3, 'no-answer': 3 } as const

function outcomeOf(
  { ratePerSecond }: CapacityAnswer,
  demand: CapacityDemand | null,
): Pick<CapacityRun, 'outcome' | 'exitCode'> {
  const outcome = demand?.verdict ?? (ratePerSecond === null ? 'no-answer' : 'answered')
  return { outcome, exitCode: EXIT_CODES[outcome] }
}

function confirmationOf(input: AnswerInput, failsFirst: string | null): Confirmation | null {
  const stage = input.stages.findLast(({ purpose }) => purpose === 'confirm')
  if (stage === undefined) return null
  const { ratePerSecond, limit, why, counts, unsteady, sent, completed } = stage
  if (unsteady !== undefined) return { ratePerSecond, ok: null, reason: unsteady.text }
  if (limit !== null) return { ratePerSecond, ok: limit === 'target' ? false : null, reason: why }
  if (completed === 0)
    return { ratePerSecond, ok: sent > 0 ? false : null, reason: 'no request was completed there' }
  const missed = firstMissed(counts, input.objectives)
  if (missed === undefined) {
    const reason = tooFewText(input, stage, failsFirst)
    return { ratePerSecond, ok: reason === null ? true : null, reason }
  }
  const reason = `'${missed.slo}' was missed there`
  if (missesObjective(counts, input.objectives)) return { ratePerSecond, ok: false, reason }
  const { n = 0, beyond = 0 } = counts[input.objectives.indexOf(missed)] ?? {}
  return { ratePerSecond, ok: null, reason: `${reason} by ${beyond} of ${n} requests, which may be chance` }
}

function tooFewText(
  { stages, objectives }: AnswerInput,
  stage: CapacityStage,
  failsFirst: string | null,
): string | null {
  const place = objectives.findIndex(({ slo }) => slo === failsFirst)
  const share = objectives[place]?.allowedShare ?? 0
  const independent = sharesOf(stages, place).find((own) => own.stage === stage)?.n ?? Infinity
  if (share === 0 || independent * share >= 1) return null
  return `its ${count(stage.counts[place]?.n ?? 0, 'request')} count as ${Math.ceil(independent)} independent ones, and '${failsFirst ?? ''}' takes ${Math.ceil(1 / share)}`
}

function noAnswerText(stages: readonly CapacityStage[]): string {
  const cause = hidingStage(stages)
  if (cause?.limit === 'machine') return `the machine that measures is the limit: ${cause.why ?? ''}`
  if (cause?.limit === 'limiter') return `a limiter is the limit: ${cause.why ?? ''}`
  const unsteady = stages.find((stage) => stage.unsteady !== undefined)?.unsteady
  if (unsteady !== undefined) return `no stage reached a steady state: ${unsteady.text}`
  return stages.length === 0 ? 'no stage was done' : 'no stage under load measured the target'
}

function atLeastText(
  { atLeastPerSecond, samples }: SampledAnswer,
  { stages, objectives }: AnswerInput,
): string {
  if (atLeastPerSecond > 0)
    return `the capacity is at least ${digits(atLeastPerSecond)} requests per second with 95 % confidence, from ${count(samples, 'request')}, and how much more is not known`
  const fastest = fastestMet(stages, objectives)
  return fastest === 0
    ? 'no stage met all objectives'
    : `stages met all objectives at up to ${digits(fastest)} requests per second, but ${count(samples, 'request')} do not show with 95 % confidence that the target carries a rate`
}

function busyText(
  { ratePerSecond, interval: { low, high } }: Estimate,
  answer: SampledAnswer,
  input: AnswerInput,
): string {
  const beside =
    ratePerSecond === null
      ? ''
      : `: beside other programs, the service carried ${digits(ratePerSecond)} requests per second (95 % interval ${digits(low)} to ${digits(high ?? 0)})`
  return `k6 waited for a processor in every stage that missed an objective${beside}; on an idle machine, ${atLeastText(answer, input)}`
}

function boundText(answer: SampledAnswer, input: AnswerInput): string {
  const { limit, failsFirst } = answer
  const atLeast = atLeastText(answer, input)
  const cause = hidingStage(input.stages)
  if (limit === 'machine') return `the machine that measures is the limit (${cause?.why ?? ''}): ${atLeast}`
  if (limit === 'limiter')
    return `a limiter is the limit (${cause?.why ?? ''}): ${atLeast}; ${unrefusedText(input.stages)}; 429 refuses the sender, so these count as no failures (503, which reports overload, would); if the service sheds load with 429, sweep again with --slo '${goodputFor(input.objectives)}', which counts each as a miss; a limiter may let pass for some time what it refuses later: find the limit with assay load rate-limit, or share the load among keys (--keys-env)`
  return failsFirst === null
    ? `no rate was found from which an objective is missed: ${atLeast}`
    : `too few stages show from which rate '${failsFirst}' is missed: ${atLeast}`
}

function unrefusedText(stages: readonly CapacityStage[]): string {
  const { refused = [], others = [] } = Object.groupBy(
    stages.filter(({ purpose }) => purpose !== 'idle'),
    ({ limited }) => (limited > 0 ? 'refused' : 'others'),
  )
  const least = Math.min(...refused.map(({ ratePerSecond }) => ratePerSecond))
  const rates = others.map(({ ratePerSecond }) => ratePerSecond).filter((rate) => rate < least)
  return rates.length === 0
    ? 'some requests were refused at each rate'
    : `no request was refused at up to ${digits(Math.max(...rates))} per second`
}

// Requests that miss a percentile miss goodput too, so goodput allows the share of the least strict percentile.
function goodputFor(objectives: readonly CapacityObjective[]): string {
  return `goodput > ${Math.min(99, ...objectives.flatMap(({ percentile }) => percentile ?? []))}%`
}

// With no failure in n requests, up to 3 / n of them may fail (95 % confidence; rule of three, Hanley 1983).
const RULE_OF_THREE = 3

function notesOf(
  { answer, estimate }: { readonly answer: CapacityAnswer; readonly estimate: Estimate },
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): readonly string[] {
  const notes: string[] = []
  const { confirmation } = answer
  const disagreement = disagreementText(stages, objectives)
  if (disagreement !== null) notes.push(disagreement)
  const limited = stages.find(({ limit }) => limit === 'limiter')
  // If the limiter is the limit, the reason of the outcome names it, unless another reason takes precedence.
  if (limited !== undefined && (answer.limit !== 'limiter' || estimate.reason !== null))
    notes.push(
      `a limiter refused requests at ${limited.ratePerSecond} per second (${limited.why ?? ''}): it may refuse lower rates too once they last longer`,
    )
  const goodput = objectives.find(({ metric }) => metric === 'goodput')
  if (goodput !== undefined && stages.some((stage) => stage.limited > 0 && stage.purpose !== 'idle'))
    notes.push(
      `each refusal with 429 counts as a miss of '${goodput.slo}': ${unrefusedText(stages)}; if a limiter with a quota refused them, it may refuse lower rates too once they last longer: see assay load rate-limit`,
    )
  notes.push(...answerNotes(stages))
  const changed = changeText(stages, objectives)
  if (changed !== null) notes.push(changed)
  const lowEnd = isChanging(stages, objectives) ? null : lowEndText(estimate)
  if (lowEnd !== null) notes.push(lowEnd)
  notes.push(...uncountedTexts(stages))
  if (confirmation?.ok === false)
    notes.push(
      `the stage at ${confirmation.ratePerSecond} requests per second did not confirm the capacity: ${confirmation.reason ?? ''}`,
    )
  for (const [place, { percentile, slo, allowedShare }] of objectives.entries()) {
    const n = stagesOfTarget(stages).reduce((sum, { counts }) => sum + (counts[place]?.n ?? 0), 0)
    if (percentile === null && n > 0 && RULE_OF_THREE / n > allowedShare)
      notes.push(
        `'${slo}' rests on ${n} requests: even if all meet it, ${((100 * RULE_OF_THREE) / n).toPrecision(2)} % may miss it`,
      )
  }
  return notes
}

function answerNotes(stages: readonly CapacityStage[]): readonly string[] {
  return [...failureNotes(stages), ...untimedNotes(untimedIn(stages))]
}

function lowEndText({ ratePerSecond, interval: { low }, failsFirst }: Estimate): string | null {
  if (ratePerSecond === null || failsFirst === null || low > 0) return null
  return `the capacity may be far lower: no stage shows that clearly fewer requests miss an objective at lower rates; pauses of the service may cause the misses, or the stages had too few requests (--max-seconds)`
}

function failureNotes(stages: readonly CapacityStage[]): readonly string[] {
  return [unansweredAloneText(stages), refusedAtOnceText(stages)].filter((note) => note !== null)
}

// Of the sweep. A service that becomes faster later does not only warm up.
const WARM_UP_SHARE = 1 / 4

function isChanging(stages: readonly CapacityStage[], objectives: readonly CapacityObjective[]): boolean {
  const last = stages.at(-1)
  const endSeconds = last === undefined ? 0 : last.fromSeconds + last.seconds
  const isWarmUp = (stage: CapacityStage): boolean =>
    stage.unsteady?.kind === 'warming-up' && stage.fromSeconds <= WARM_UP_SHARE * endSeconds
  return !stages.filter(isStale).every(isWarmUp) || changeIn(stages, objectives) !== null
}

function widenedByChange(
  estimate: Estimate,
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): Estimate {
  if (!isChanging(stages, objectives)) return estimate
  const isMissed = (stage: CapacityStage): boolean =>
    isStageFailed(stage, objectives) || (isStale(stage) && missesObjective(stage.counts, objectives))
  const own = stages.filter(
    (stage) => stage.purpose !== 'idle' && (isStale(stage) || stagesOfTarget([stage]).length > 0),
  )
  // From the highest rate below all missed ones to the highest rate that met all objectives.
  const { missed = [], met = [] } = Object.groupBy(own, (stage) => (isMissed(stage) ? 'missed' : 'met'))
  const slowest = Math.min(...missed.map(({ ratePerSecond }) => ratePerSecond))
  const metRates = met.map(({ ratePerSecond }) => ratePerSecond)
  const least = Math.max(0, ...metRates.filter((rate) => rate < slowest))
  const fastest = Math.max(0, ...metRates)
  const { low, high } = estimate.interval
  return {
    ...estimate,
    interval: { low: Math.min(least, low), high: high === null ? null : Math.max(fastest, high) },
    atLeastPerSecond: Math.min(least, estimate.atLeastPerSecond),
  }
}

// Other programs that use more of the processors may slow the service, or make k6 wait.
const OTHERS_BUSY_SHARE = 0.8

/** Returns a list with one note if other programs used nearly all processors, else an empty list. */
export function sharedNotes(stages: readonly CapacityStage[]): readonly string[] {
  const loaded = stages.filter(({ purpose }) => purpose !== 'idle')
  const share = Math.max(0, ...loaded.map(({ wait }) => wait?.othersShare ?? 0))
  if (share <= OTHERS_BUSY_SHARE) return []
  return [
    `the service shared this machine: all programs but k6 used ${Math.round(100 * share)} % of its processors; the answer holds for this machine as it was`,
  ]
}

const RAISED =
  'the upper end of the interval is that of an idle machine: k6 waited for a processor in stages that missed an objective'

function raisedByWaits(estimate: Estimate, { stages, objectives }: AnswerInput): Estimate {
  const { low, high } = estimate.interval
  if (high === null) return estimate
  const known = stages.map((stage) => {
    const share = (stage.wait?.othersShare ?? 0) > OTHERS_BUSY_SHARE ? waitShare(stage.wait) : 0
    // Without waits, a failed stage on a busy machine would have completed more requests.
    const isRaised = share > MAX_WAIT_SHARE && isStageFailed(stage, objectives)
    const atBestPerSecond = Math.max(stage.ratePerSecond, stage.completedPerSecond / (1 - share))
    return isRaised ? { ...stage, ratePerSecond: atBestPerSecond } : stage
  })
  const atBest = estimateCapacity(known, objectives)?.interval.high ?? null
  if (atBest === null) return { ...estimate, ratePerSecond: null, interval: { low, high: null } }
  return { ...estimate, interval: { low, high: Math.max(high, atBest) } }
}

function changeText(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): string | null {
  const stale = stages.filter(isStale)
  const last = stale.at(-1)
  const isSlower = changeIn(stages, objectives)
  if (last === undefined && isSlower === null) return null
  const what =
    last === undefined
      ? `stages at about the same rates disagree before and after ${Math.round(stages[isSlower?.place ?? 0]?.fromSeconds ?? 0)} s`
      : `${count(stale.length, 'stage')} until ${Math.round(last.fromSeconds + last.seconds)} s not counted (${last.unsteady?.text ?? ''})`
  return isChanging(stages, objectives)
    ? `THE SERVICE CHANGED while it was measured: ${what}; it may scale, or others may use it: measure again`
    : `the service was slower at first: ${what}`
}

function uncountedTexts(stages: readonly CapacityStage[]): readonly string[] {
  const worst = countedAtWorst(stages)
  const bounding = growingStages(stages)
  const named = stages.flatMap((stage, place) => {
    const why = stage.limit === 'machine' ? stage.why : isStale(stage) ? null : stage.unsteady?.text
    if (why == null || stage.purpose === 'idle' || bounding.includes(stage)) return []
    return [{ rate: stage.ratePerSecond, why, isCounted: stage !== worst[place] }]
  })
  return [true, false].flatMap((isCounted) => {
    const own = named.filter((one) => one.isCounted === isCounted)
    const [first] = own
    if (first === undefined) return []
    const what = isCounted ? 'the capacity may be higher, because this machine was busy in' : 'not counted:'
    const share = `${own.length} of ${count(stages.length, 'stage')}`
    const rates = own.map(({ rate }) => rate).join(', ')
    return [`${what} ${share}, with ${rates} requests per second (at ${first.rate} ${first.why})`]
  })
}

function disagreementText(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): string | null {
  const byRate = stagesOfTarget(stages).toSorted((a, b) => a.ratePerSecond - b.ratePerSecond)
  const carried = byRate.findLast((stage) => !isStageFailed(stage, objectives))
  const collapsed = byRate.find(({ limit }) => limit === 'target')
  if (carried === undefined || collapsed === undefined || collapsed.ratePerSecond > carried.ratePerSecond)
    return null
  const [met, missed] = [carried, collapsed].map(
    ({ ratePerSecond, seconds }) => `${digits(ratePerSecond)} requests per second for ${digits(seconds)} s`,
  )
  return `stages disagree: one carried ${met}, and another one did not carry ${missed} (${collapsed.why ?? 'the target did not keep up'}): confirm the rate that you plan with for minutes (assay load soak)`
}
