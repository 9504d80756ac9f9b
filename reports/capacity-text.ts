import type {
  CapacityAnswer,
  CapacityInstrument,
  CapacityObjective,
  CapacityRun,
  CapacityStage,
  CostSpan,
  ErrorMs,
  RateInterval,
  Replicas,
} from '../schemas/compiled/capacity-run.ts'
import { declaredFacts } from './load-facts.ts'
import {
  checkNext,
  again,
  areMostCollected,
  collectedNext,
  limitNext,
  OTHER_MACHINE,
  OF_REQUESTS,
  sloArguments,
  targetArguments,
  type NextStep,
} from './load-text.ts'
import type { Figure } from './page.ts'
import { count, digits, formatPercent } from '../schemas/count.ts'
import { isSilent } from '../schemas/silent-stage.ts'
import { unmeasuredObjective } from '../schemas/unmeasured-objective.ts'

/** Formats a rate, such as `43.2 requests/s`, with three significant digits. Rates from 1000 on are rounded to whole numbers. */
export function formatRate(perSecond: number): string {
  return `${digits(perSecond)} requests/s`
}

/** Formats the capacity, such as `43.2 requests/s (95 % interval 39 to 46)`. */
export function formatCapacityAnswer({ answer, outcome }: CapacityRun): string {
  if (answer === null) return 'NO ANSWER'
  const { ratePerSecond, interval, failsFirst } = answer
  if (ratePerSecond === null) return outcome === 'pass' ? 'AT LEAST THE RATE OF --for' : 'NO ANSWER'
  const beyond = failsFirst === null ? 'requests pile up' : `'${failsFirst}' is missed`
  return `${formatRate(ratePerSecond)} (95 % interval ${formatInterval(interval)}); beyond it ${beyond}`
}

/** Returns why the capacity is unknown. Returns null if it is known. */
export function unknownCapacity({ answer }: CapacityRun): string | null {
  if (answer?.ratePerSecond == null) return 'is not known'
  if (answer.interval.low === 0) return 'may be far lower: its 95 % interval begins at 0'
  return answer.interval.high === null ? 'may be far higher: its 95 % interval has no upper end' : null
}

/** Formats an interval, such as `39 to 46`. */
export function formatInterval({ low, high }: RateInterval): string {
  return high === null ? `${digits(low)} and more` : `${digits(low)} to ${digits(high)}`
}

/** The display names of the arrival processes. */
export const ARRIVALS = { poisson: 'Poisson', constant: 'constant' } as const

// The warning beside a number of replicas computed from one measured replica.
const EXTRAPOLATED =
  'extrapolated from one: replicas share the load evenly, and nothing else; behind a balancer by least connections it may be one too many'

/** Formats whether the target can carry the load that the user wants (`--for`). Returns an empty list without that flag. */
export function formatDemand(run: CapacityRun): readonly string[] {
  const { answer, demand } = run
  if (demand === null) return []
  const { text, ratePerSecond, deployments, verdict, moreSamples, isExtrapolated } = demand
  const shared = deployments === 1 ? 'this deployment' : `${deployments} deployments like this one`
  const carry = deployments === 1 ? 'carries it' : 'carry it'
  const open = answer?.ratePerSecond == null ? 'it is not known' : 'the interval does not decide'
  const sentence = {
    pass: `PASS: ${shared} ${carry} ${confidence(run)}`,
    fail: `FAIL: ${shared} cannot carry it`,
    inconclusive: `INCONCLUSIVE: ${open} whether ${shared} ${carry}`,
  }[verdict]
  const more =
    moreSamples === null ? '' : `; about ${count(moreSamples, 'more request')} near the capacity would`
  const rate = text.includes('user') ? ` (${formatRate(ratePerSecond)})` : ''
  return [
    `${text}${rate}: ${sentence}${more}${isExtrapolated ? ' (extrapolated)' : ''}`,
    ...replicaLines(run),
  ]
}

function replicaLines(run: CapacityRun): readonly string[] {
  const { answer, demand } = run
  if (answer?.ratePerSecond == null || demand === null) return []
  if (demand.replicas === null)
    return [`no number of replicas: the capacity ${unknownCapacity(run) ?? 'is 0'}`]
  const { needed, low, high, withSpare } = demand.replicas
  const span =
    answer.interval.high === null
      ? `${high} at the lower end of the interval`
      : `${low} at the upper end of the interval, ${high} at its lower end`
  const estimate = low === high ? '' : `, ${needed} at the estimate`
  return [
    `${replicasText(demand.replicas)} (${span}${estimate}), ${withSpare} with one spare (N + 1)${high > 1 ? `; ${EXTRAPOLATED}` : ''}`,
  ]
}

// Returns a range if the interval of the capacity does not decide the number.
function replicasText({ needed, low, high }: Replicas): string {
  return low === high ? count(needed, 'replica') : `${low} to ${high} replicas`
}

type Facts = readonly (readonly [name: string, text: string])[]

/** Returns the less important facts about a capacity sweep, such as its workload. */
export function capacityFacts(run: CapacityRun): Facts {
  return [...answerFacts(run), ['workload', formatSwept(run)], ...declaredFacts(run)]
}

/** Describes the requests that a capacity run sends at each tried rate. */
export function formatSwept({ scenario, workload, stages }: CapacityRun): string {
  const { arrivals, promptTokens, maxTokens, keys } = workload
  return `${scenario}, prompts of about ${count(promptTokens, 'token')}, answers of at most ${count(maxTokens, 'token')}${formatUsage(stages)}, ${ARRIVALS[arrivals]} arrivals, ${count(keys, 'key')}`
}

// The capacity is one for the tokens that the service counts. These may differ from those asked for.
function formatUsage(stages: CapacityRun['stages']): string {
  const mean = meanUsage(stages)
  return mean === null
    ? ''
    : ` (by their usage ${digits(mean.prompt)} and ${digits(mean.completion)} on average)`
}

/** Returns the mean prompt and completion tokens of the answers of a sweep, by their usage. Null if no answer reports any. */
export function meanUsage(stages: CapacityRun['stages']) {
  const known = stages.flatMap(({ usage }) => usage ?? [])
  const sum = (of: 'count' | 'promptTokens' | 'completionTokens'): number =>
    known.reduce((total, one) => total + one[of], 0)
  const answers = sum('count')
  if (answers === 0) return null
  return { prompt: sum('promptTokens') / answers, completion: sum('completionTokens') / answers }
}

/** Returns the main figures of a capacity sweep (a series of loads at different rates). */
export function capacityFigures(run: CapacityRun): readonly Figure[] {
  const { answer, demand } = run
  const rate = answer?.ratePerSecond ?? null
  const atLeast = atLeastOf(run)
  const replicas = demand?.replicas ?? null
  const alone = run.stages.findLast(({ purpose }) => purpose === 'idle')
  const capacity = {
    name: 'capacity',
    value: rate === null ? 'not known' : formatRate(rate),
    error: answer === null || rate === null ? 'no interval' : `95 %: ${formatInterval(answer.interval)}`,
  }
  return [
    // A lower bound says more than an unknown capacity.
    ...(rate === null && atLeast > 0 ? [] : [capacity]),
    {
      name: 'at least',
      value: atLeast === 0 ? 'not known' : formatRate(atLeast),
      error: atLeast === 0 ? 'no rate is sure to meet all objectives' : confidence(run),
    },
    replicas === null
      ? {
          name: 'one user alone',
          value: run.idleMs === null ? 'no answer' : `${digits(run.idleMs)} ms`,
          error: `mean of ${count(alone?.completed ?? 0, 'answer')}, no interval`,
        }
      : {
          name: `replicas for ${demand?.text ?? ''}`,
          value: replicasText(replicas).replace(/ replicas?$/, ''),
          error: `95 %; ${replicas.needed} at the estimate, ${replicas.withSpare} with one spare`,
        },
  ]
}

/** Returns the suggested next step after a sweep. `out` is the folder of the sweep. */
export function capacityNext(run: CapacityRun, out?: string): NextStep {
  const { answer, demand, outcome, scenario, stages } = run
  const requests = targetArguments(run, OF_REQUESTS)
  const elsewhere = { aim: OTHER_MACHINE, ...sweepAgain(run) }
  const where = out === undefined ? ' (DIR: the folder of this report)' : ''
  const longer = { aim: `give the sweep more time${where}`, ...sweepAgain(run, out ?? 'DIR') }
  const more = isDisturbed(run) ? elsewhere : longer
  const alone = stages.findLast(({ purpose }) => purpose === 'idle')
  const isMeasured = (_: unknown, at: number) => stages.some(({ counts }) => (counts[at]?.n ?? 0) > 0)
  const slos = sloArguments(run.objectives.filter(isMeasured))
  if (isGone(run)) return { aim: 'see whether the service still runs, start it if not, and sweep again' }
  if (answer === null && (alone?.completed ?? 0) === 0)
    return alone?.limit === 'limiter' ? limitNext(run) : checkNext(run, 'see whether its answers conform')
  // Neither more time nor more replicas help a service that is too slow for one user.
  if (answer === null && outcome === 'fail') {
    const words = `${scenario} ${requests} --vus 1${slos} --duration ${Math.ceil(Math.max(30, (run.idleMs ?? 0) / 10))}`
    return { aim: 'see what one user alone gets', command: `assay load ${words}` }
  }
  if (answer === null && unmeasuredObjective(stages, run.objectives) !== undefined) {
    if (stages.some(({ bursts, completed }) => areMostCollected(completed, bursts))) return collectedNext(run)
    return {
      aim: 'let answers report what the objective needs, or name another objective, such as e2e or ttft',
    }
  }
  const limit = answer === null ? stages.at(-1)?.limit : answer.limit
  if (limit === 'limiter') return limitNext(run)
  if (answer === null) return more
  if (answer.limit === 'machine') return elsewhere
  const isConfirmed = answer.confirmation?.ok === true
  if (outcome === 'fail') {
    const { low, high, withSpare } = demand?.replicas ?? { low: 0, high: Infinity, withSpare: 0 }
    const isDecided = low === high || (isConfirmed && high <= withSpare)
    return isDecided
      ? { aim: `run ${withSpare} replicas, and sweep their balancer, without --replicas` }
      : more
  }
  if (outcome === 'inconclusive' || outcome === 'no-answer' || !isConfirmed) return more
  const rate = demand === null ? answer.confirmation.ratePerSecond : demand.ratePerSecond / demand.deployments
  const load = `${scenario} ${requests} --arrivals ${run.workload.arrivals}${slos}`
  const words = `${load} --rate ${digits(rate).replaceAll(',', '')} --duration ${Math.ceil(Math.max(600, 1000 / rate))}`
  return { aim: 'confirm it for minutes', command: `assay load ${words}` }
}

// Returns the command for another sweep, or for the continuation of the sweep in the folder `out`.
function sweepAgain(run: CapacityRun, out = ''): Pick<NextStep, 'command'> {
  // A sweep that starts anew takes at least the default time, because a short one may be why nothing was decided.
  const anew = run.maxSeconds > DEFAULT_SECONDS ? run.maxSeconds : ''
  return again(run, 'capacity', {
    resume: run.target.isEmbedded === true ? '' : out,
    'max-seconds': String(out === '' ? anew : longerSeconds(run)),
  })
}

function isGone({ stages }: CapacityRun): boolean {
  const last = stages.at(-1)
  return last !== undefined && isSilent(last) && stages.some(({ completed }) => completed > 0)
}

const [DEFAULT_SECONDS, MAX_SECONDS] = [600, 86_400]

function samplesOf({ answer }: CapacityRun): number {
  return Math.max(0, ...(answer?.objectives ?? []).map(({ samples }) => samples))
}

function confidence(run: CapacityRun): string {
  return `with 95 % confidence, from ${count(samplesOf(run), 'request')}`
}

// Returns a duration, in seconds, in which a sweep probably decides what this sweep left undecided.
function longerSeconds(run: CapacityRun): number {
  const { answer, demand, maxSeconds } = run
  const samples = Math.max(1, samplesOf(run))
  const forDemand = maxSeconds * (1 + (demand?.moreSamples ?? samples) / samples)
  const seconds = Math.max(
    forDemand,
    ...(answer?.objectives ?? []).map(({ sweepSeconds = 0 }) => sweepSeconds),
  )
  return Math.min(MAX_SECONDS, Math.ceil(seconds))
}

function isDisturbed({ stages, objectives }: CapacityRun): boolean {
  const missed = stages.filter(
    ({ purpose, limit, counts }) =>
      purpose !== 'idle' &&
      (limit !== null ||
        counts.some(({ n, beyond }, at) => beyond > (objectives[at]?.allowedShare ?? 0) * n)),
  )
  const busy = missed.filter(({ limit }) => limit === 'machine')
  return busy.length > 0 && 2 * busy.length >= missed.length
}

// Returns the highest rate that is proven to meet all objectives, or 0 if no rate is proven.
function atLeastOf({ answer }: CapacityRun): number {
  const isUnknown = answer?.ratePerSecond == null && answer?.objectives.some(({ reason }) => reason !== null)
  return isUnknown === true ? 0 : (answer?.atLeastPerSecond ?? 0)
}

function answerFacts(run: CapacityRun): Facts {
  const { answer, idleMs, instrument, stages } = run
  const alone = stages.filter(({ purpose }) => purpose === 'idle')
  const which = alone.length > 1 ? `, in the last of ${alone.length} such stages` : ''
  const atLeast = atLeastOf(run)
  const limited = answer?.limit === 'limiter' ? ', for as long as the limiter lets it pass' : ''
  const facts: readonly (readonly [string, string] | null)[] = [
    idleMs === null
      ? null
      : [
          'one user',
          `${digits(idleMs)} ms is the mean of ${count(alone.at(-1)?.completed ?? 0, 'answer')} to one user alone${which}`,
        ],
    atLeast === 0 ? null : ['at least', `${formatRate(atLeast)} ${confidence(run)}${limited}`],
    answer?.confirmation == null
      ? unconfirmed(run)
      : ['confirmed', formatConfirmation(answer.confirmation, stages)],
    ...(answer === null ? [] : formatCost(run)),
    answer === null || instrument === undefined ? null : ['instrument', formatInstrument(instrument)],
  ]
  return facts.filter((fact) => fact !== null)
}

// Returns a fact about a capacity that no stage confirmed, or null if the capacity is unknown.
function unconfirmed({ answer, stages }: CapacityRun): readonly [string, string] | null {
  if (answer?.ratePerSecond == null) return null
  const isBusy = stages.at(-1)?.limit === 'machine'
  const why = isBusy ? 'this machine was too busy at the end' : 'the sweep ended before it'
  return ['confirmed', `not confirmed by a last stage: ${why}`]
}

function formatCost(run: CapacityRun): readonly (readonly [string, string])[] {
  const { cost, demand } = run
  if (cost === undefined) return []
  const { price, perThousandRequests, perHour } = cost
  const money = (value: number): string =>
    `${digits(value)}${price.currency === '' ? '' : ` ${price.currency}`}`
  const span = ({ value, low, high }: CostSpan): string =>
    low === high ? money(value) : `${money(value)} (${digits(low)} to ${digits(high)})`
  const requests =
    perThousandRequests === null ? [] : [`${span(perThousandRequests)} per 1,000 requests at the capacity`]
  const replicas =
    perHour === null
      ? []
      : [
          `${span(perHour)} per hour for ${demand?.text ?? 'the load'}, ${money(perHour.withSpare ?? perHour.value)} with one spare` +
            ((demand?.replicas?.needed ?? 1) > 1 ? ' (extrapolated)' : ''),
        ]
  const parts = [...requests, ...replicas]
  return [
    [
      'cost',
      `${price.text} a replica: ${parts.length === 0 ? `the capacity ${unknownCapacity(run) ?? ''}` : parts.join('; ')}`,
    ],
  ]
}

function formatInstrument({ ratePerSecond, ttftErrorMs, gapErrorMs, problem }: CapacityInstrument): string {
  if (problem !== null) return `its error is not known: ${problem}`
  const gaps = formatError(gapErrorMs) === '' ? '' : `; gaps between chunks ${formatError(gapErrorMs)}`
  return `at ${formatRate(ratePerSecond)}, times are off by: first tokens and JSON answers ${formatError(ttftErrorMs)}${gaps}`
}

function formatError({ p50, p99 }: ErrorMs): string {
  const parts = [p50 === null ? [] : `${digits(p50)} ms (p50)`, p99 === null ? [] : `${digits(p99)} ms (p99)`]
  return parts.flat().join(', ')
}

function formatConfirmation(
  { ratePerSecond, ok, reason }: CapacityAnswer['confirmation'] & {},
  stages: readonly CapacityStage[],
): string {
  const seconds = stages.findLast(({ purpose }) => purpose === 'confirm')?.seconds ?? 0
  const stage = `a stage of ${digits(seconds)} s at ${formatRate(ratePerSecond)}`
  const said = ok === null ? `${stage} does not decide` : ok ? `${stage} met all objectives` : `NO: ${stage}`
  return reason === null ? said : `${said}: ${reason}`
}

/** Returns the column titles of {@link stageRows}. */
export function stageTitles(run: CapacityRun): readonly string[] {
  const latencies = ['p50', 'p95', 'p99'].map((stat) => `${durationOf(run).metric} ${stat} ms`)
  const rates = ['stage', 'rate', 'seconds', 'completed/s', 'good/s', 'in flight']
  return [...rates, ...latencies, 'over limit / allowed', 'limited by']
}

/** Returns the latency objective to show: the one that fails first, or else the first in the list. Without any, returns E2E without a limit. */
export function durationOf({ objectives, answer }: CapacityRun): Omit<CapacityObjective, 'allowedShare'> {
  const timed = objectives.filter(({ limit }) => limit !== null)
  const none = { metric: 'e2e', limit: null, percentile: null, slo: '' }
  return timed.find(({ slo }) => slo === answer?.failsFirst) ?? timed[0] ?? none
}

/** Returns a table row for each stage. */
export function stageRows(run: CapacityRun): readonly (readonly string[])[] {
  const { stages, objectives } = run
  return stages.map((stage) => [
    stage.purpose,
    stage.ratePerSecond === 0 ? 'one user' : digits(stage.ratePerSecond),
    digits(stage.seconds),
    digits(stage.completedPerSecond),
    digits(stage.goodPerSecond),
    digits(stage.inFlight),
    ...latencyCells(stage, durationOf(run).metric),
    beyondCell(stage, objectives),
    stage.limit === null ? unsteadyText(stage) : `${stage.limit}: ${stage.why ?? ''}`,
  ])
}

function beyondCell(
  { counts, completed, failed, limited }: CapacityStage,
  objectives: CapacityRun['objectives'],
): string {
  const shares = counts.map(({ n, beyond }, place) =>
    n === 0
      ? completed === 0
        ? 'no answer'
        : 'not measured'
      : `${formatPercent(beyond / n, 1)} / ${digits(100 * (objectives[place]?.allowedShare ?? 0))} %`,
  )
  const refused =
    limited === 0 ? [] : [`${formatPercent(limited / (completed + failed + limited), 1)} refused (429)`]
  return [...shares, ...refused].join(', ')
}

function latencyCells({ latencies }: CapacityStage, metric: string): readonly string[] {
  const first = latencies.find((one) => one.metric === metric)
  return [first?.p50, first?.p95, first?.p99].map((ms) => (ms == null ? '-' : digits(ms)))
}

function unsteadyText({ unsteady }: CapacityStage): string {
  return unsteady === undefined ? '' : `not steady, not counted: ${unsteady.text}`
}
