/** Turns the records of a run against a limiter into `limiter-run.json`. Pure: no I/O, no clock. */
import type { LimiterDot, LimiterFinding, LimiterRun } from '../../../schemas/compiled/limiter-run.ts'
import { describeLimiter } from '../report/describe-limiter.ts'
import type { Identification } from '../findings/identification.ts'
import { identify } from '../identify-limiter.ts'
import type { Observation } from '../trace/trace.ts'
import { settled } from '../findings/verdicts.ts'
import { mayBeNoLimit } from '../findings/unrefused.ts'
import { meaningOf } from '../../runner/k6-exit.ts'
import { commonOf, planEnd, isCutShort, formatKey, resourcesOf } from './about-run.ts'
import { formatNoLimit, withTimingCheck } from '../findings/timing-check.ts'
import type { LimiterExecution } from './limiter-execution.ts'
import { reasonsAgainst, wasStopped } from './reasons.ts'
import { MAX_UNCLASSIFIED, unclassifiedShare } from '../trace/refusal-reader.ts'
import { predictedReleases } from '../findings/predicted-releases.ts'
import { formatSeen } from '../report/observed-text.ts'
import { limitStatement, obstacleToStatement, settingsOf } from '../report/snippets.ts'
import { withRecovery } from '../findings/recovery.ts'
import { formatPercent } from '../../../schemas/count.ts'

type Judged = Pick<LimiterRun, 'answer' | 'finding' | 'statement' | 'settings' | 'releases'>
type RunOutcome = Pick<LimiterRun, 'outcome' | 'exitCode' | 'valid' | 'reasons'>

/** Judges one run. An invalid run has the observations, but no finding. */
export function judgeLimiter(one: LimiterExecution): LimiterRun {
  const { rows } = one
  const { observations } = rows
  const reasons = reasonsAgainst(one)
  const found =
    reasons.length === 0 && !wasStopped(one)
      ? unlessUnclassified(
          withRecovery(
            withTimingCheck(identify({ observations, resources: resourcesOf(one) }), observations),
            observations,
          ),
          observations,
        )
      : null
  return {
    schema: 'assay.limiter/1',
    ...runOutcome(one, reasons, found),
    scenario: 'rate-limit',
    ...commonOf(one),
    ...judgedOf(found, one),
    decisions: rows.decisions,
    dots: observations.map(dotOf),
  }
}

/** Returns `undetermined` if too many answers are neither completions nor refusals. */
function unlessUnclassified(found: Identification, observations: readonly Observation[]): Identification {
  const share = unclassifiedShare(observations) ?? 0
  if (share <= MAX_UNCLASSIFIED) return found
  return settled({
    ...found,
    verdict: 'undetermined',
    reason: `${formatPercent(share, 0)} of the answers are neither completions nor refusals`,
    experiment: '--refusal-status with the status of these answers if they are refusals',
  })
}

function judgedOf(found: Identification | null, { plan, rows }: LimiterExecution): Judged {
  const { observations, startEpochMs } = rows
  if (found === null) return NO_RESULT
  const { candidates, ...rest } = found
  const fit = candidates[0]?.fit ?? null
  const posterior = candidates.map(({ family, probability }) => ({ family, probability }))
  const finding: LimiterFinding = { ...rest, posterior }
  const { scopes, phases } = found
  const known =
    fit === null || found.families.length === 0
      ? null
      : { fit, scopes, phases, startEpochMs: startEpochMs ?? 0 }
  return {
    answer: [
      sentenceOn(plan, found, observations),
      ...formatSeen(found, observations),
      ...formatObstacle(found),
    ],
    finding,
    statement: limitStatement(found, observations),
    settings: settingsOf(found),
    releases: known === null ? [] : predictedReleases(known, observations),
  }
}

/** Returns a line with the reason why there is no draft of a statement. An undetermined result has its own reason. */
function formatObstacle(found: Identification): readonly string[] {
  const obstacle = found.verdict === 'undetermined' ? null : obstacleToStatement(found)
  return obstacle === null ? [] : [`No draft of a statement: ${obstacle}.`]
}

/** Returns the sentence about the limiter. It begins with the origin of the key, because its label alone is not informative. */
function sentenceOn(
  plan: LimiterExecution['plan'],
  found: Identification,
  observations: readonly Observation[],
): string {
  const key = plan.task.keys[0] ?? 'a'
  const sentence =
    found.verdict === 'no-limit-seen' ? formatNoLimit(key, observations) : describeLimiter(key, found)
  return sentence.replace(`Key \`${key}\``, () => `Key ${formatKey(plan, 0)}`)
}

const NO_RESULT: Judged = {
  answer: [],
  finding: null,
  statement: null,
  settings: null,
  releases: [],
}

function runOutcome(
  one: LimiterExecution,
  reasons: readonly string[],
  found: Identification | null,
): RunOutcome {
  if (wasStopped(one)) {
    return { outcome: 'aborted', exitCode: 3, valid: false, reasons: ['stopped before its end'] }
  }
  if (found === null) {
    const isBroken = meaningOf(one.k6Run.finished.ending).kind === 'broken'
    return { outcome: 'invalid', exitCode: isBroken ? 4 : 3, valid: false, reasons }
  }
  const end = planEnd(one)
  const isShort = end !== null && isCutShort(end)
  const mayBeNone = found.verdict === 'no-limit-seen' || mayBeNoLimit(found)
  const isOpen = found.verdict === 'undetermined' || (mayBeNone && isShort)
  return { outcome: isOpen ? 'undetermined' : 'answered', exitCode: isOpen ? 3 : 0, valid: true, reasons: [] }
}

function dotOf({ sentMs, key, source, kind, outcome, status }: Observation): LimiterDot {
  return { sentMs: Math.round(sentMs * 1000) / 1000, key, source, kind, outcome, status }
}
