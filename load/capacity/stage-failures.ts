import type { CapacityObjective, CapacityStage, StageFailure } from '../../schemas/compiled/capacity-run.ts'
import { count as counted, digits } from '../../schemas/count.ts'
import { unmeasuredObjective } from '../../schemas/unmeasured-objective.ts'
import { upperMedian } from '../../schemas/median.ts'
import { miscountOf } from '../analysis/analyze.ts'
import { untimedReason, type Untimed } from '../verdict/load-notes.ts'

/** One request of a stage. Times are in seconds since the start of the stage. */
export type StageSample = {
  readonly scheduledSeconds: number
  readonly sentSeconds: number | null
  readonly closedSeconds: number | null
  /** The HTTP status. It is 0 or absent without an answer. */
  readonly status?: number
  readonly outcome: 'completed' | 'failed' | 'limited'
  /** True if the whole text of a stream arrived at once. */
  readonly isBurst?: true
  /** The token counts in the `usage` of the answer. Absent if it has none. */
  readonly usage?: { readonly promptTokens: number; readonly completionTokens: number }
  /** The token count in `usage` and the number of chunks, if they contradict each other. */
  readonly miscounted?: { readonly tokens: number; readonly chunks: number }
  /** The class of the failure, and an example of its error text. Absent if the request did not fail. */
  readonly failure?: { readonly class: string; readonly example: string | null }
  /** Returns a duration of the request in ms, such as `ttft`. Null if it is unknown. */
  readonly ms: (metric: string) => number | null
}

/** Returns a list with the response time of a request in ms. The list is empty if the time is unknown. */
export function responseTimesMs({ sentSeconds, closedSeconds }: StageSample): readonly number[] {
  return sentSeconds === null || closedSeconds === null ? [] : [1000 * (closedSeconds - sentSeconds)]
}

const MAX_KINDS = 5
const REFUSED_SHARE = 0.02
const AT_ONCE_SHARE = 0.5
const SERVICE_UNAVAILABLE = 503

/** Returns the most frequent kinds of failed requests, by class and status, with their counts. */
export function failuresOf(samples: readonly StageSample[]): readonly StageFailure[] {
  const failed = samples.filter(({ outcome }) => outcome === 'failed')
  const kinds = Map.groupBy(failed, ({ failure, status }) => `${failure?.class ?? ''} ${status ?? 0}`)
  return [...kinds.values()]
    .map(failureOf)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_KINDS)
}

function failureOf(samples: readonly StageSample[]): StageFailure {
  const durations = samples.flatMap(responseTimesMs)
  const [first] = samples
  return {
    class: first?.failure?.class ?? 'unknown',
    status: first?.status === undefined || first.status === 0 ? null : first.status,
    count: samples.length,
    medianMs: durations.length === 0 ? null : upperMedian(durations),
    example: samples.find(({ failure }) => failure?.example != null)?.failure?.example ?? null,
  }
}

/** Describes the problem if a single user without other load got wrong answers or no complete answer. Null otherwise. */
export function problemAlone(stages: readonly CapacityStage[]): string | null {
  const alone = stages.findLast(({ purpose }) => purpose === 'idle')
  if (alone?.limit === 'target')
    return `one user alone gets wrong answers, and a wrong answer, however fast, does not count as capacity: ${alone.why ?? ''}`
  if (alone?.completed !== 0) return null
  const { failed, limited, failures = [] } = alone
  const before = stages.reduce((sum, { completed }) => sum + completed, 0)
  if (failed === 0 && limited > 0)
    return `a limiter is the limit: all ${limited} requests of one user alone were refused with 429: find it with assay load rate-limit`
  const [most] = failures
  const what =
    failed === 0
      ? 'one user alone got no answer'
      : `none of ${counted(failed + limited, 'request')} of one user alone was completed${most === undefined ? '' : `: ${formatFailures(most)}`}`
  return before === 0
    ? `${what}: judge the service with assay check first, with the same key and model`
    : `${what}, after the service had given ${counted(before, 'answer')}: see whether it still runs`
}

/** Counts the streams without usable token times: all tokens came at once, or `usage` has a wrong count. */
export function untimedIn(
  stages: readonly Pick<CapacityStage, 'completed' | 'bursts' | 'miscounted'>[],
): Untimed {
  let [ok, bursts, count, tokens, chunks] = [0, 0, 0, 0, 0]
  for (const { completed, bursts: own = 0, miscounted } of stages) {
    ok += completed
    bursts += own
    count += miscounted?.count ?? 0
    tokens += miscounted?.tokens ?? 0
    chunks += miscounted?.chunks ?? 0
  }
  return { ok, bursts, miscount: miscountOf({ miscounted: { count, tokens, chunks }, ok }) }
}

/** Returns why one of the objectives cannot be judged, such as TTFT without streams. Null if all can be judged. */
export function unmeasuredText(
  stages: readonly CapacityStage[],
  objectives: readonly CapacityObjective[],
): string | null {
  const untimed = untimedIn(stages)
  for (const { slo, metric } of objectives) {
    const reason = untimedReason(metric, untimed)
    if (reason !== null) return `the objective '${slo}' cannot be judged: ${reason}`
  }
  const unmeasured = unmeasuredObjective(stages, objectives)
  if (unmeasured === undefined) return null
  const { slo, metric } = unmeasured
  const parts = metric === 'tpot' ? ' and text in several chunks' : ''
  const why = metric.endsWith('tpot') ? ` (${metric} needs the token count in 'usage'${parts})` : ''
  return `no answer has the duration that '${slo}' limits${why}, so nothing shows at which rate it is met`
}

function formatFailures({ class: name, status, count, example }: StageFailure): string {
  const answered = status === null ? '' : ` (${status})`
  return `${count} ended as ${name}${answered}${causeOf(name, status)}${example === null ? '' : `: ${example}`}`
}

function causeOf(name: string, status: number | null): string {
  if (status === 401 || status === 403) return ', the key is missing or refused'
  if (status === 404) return ', the model or the path is not known there'
  if (name === 'tls')
    return ', its certificate is not accepted here (NODE_EXTRA_CA_CERTS names the file of a CA)'
  return name === 'refused' ? ', nothing listens there' : ''
}

/** Returns a note if some requests of a single user without other load were not completed. Null otherwise. */
export function unansweredAloneText(stages: readonly CapacityStage[]): string | null {
  const idle = stages.findLast(({ purpose }) => purpose === 'idle')
  if (idle === undefined || idle.completed === 0 || idle.failed + idle.limited === 0) return null
  const { completed, failed, limited, endedEarly } = idle
  const early = endedEarly === undefined ? '' : `; ${endedEarly}`
  return `${failed + limited} of ${completed + failed + limited} requests of one user alone were not completed (${limited} refused with 429, ${failed} failed)${early}`
}

/** Returns a note if the service refused requests with 503 much faster than it answers others. Null otherwise. */
export function refusedAtOnceText(stages: readonly CapacityStage[]): string | null {
  for (const stage of stages.toSorted((a, b) => b.failed - a.failed)) {
    const refused = stage.failures?.find((failure) => isRefusedAtOnce(stage, failure))
    if (refused === undefined) continue
    const { ratePerSecond, completed, failed, limited, meanStayMs } = stage
    const rate = ratePerSecond === 0 ? 'one user alone' : `${ratePerSecond} requests per second`
    return `the target refuses with 503 at ${rate}: ${refused.count} of ${completed + failed + limited} requests, in ${digits(refused.medianMs ?? 0)} ms where an answer takes ${digits(meanStayMs ?? 0)} ms: 503 reports overload, so these count as failures (429, which refuses the sender, would not); assay load rate-limit finds a limit`
  }
  return null
}

function isRefusedAtOnce(
  { completed, failed, limited, meanStayMs }: CapacityStage,
  { status, count, medianMs }: StageFailure,
): boolean {
  if (status !== SERVICE_UNAVAILABLE || medianMs === null || meanStayMs === null) return false
  return count > REFUSED_SHARE * (completed + failed + limited) && medianMs < AT_ONCE_SHARE * meanStayMs
}
