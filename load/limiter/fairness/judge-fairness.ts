/** Turns the records of a comparison of keys into `fairness-run.json`. Pure: no I/O, no clock. */
import type { AskedRun } from '../../../schemas/limit-scopes.ts'
import type { Fairness, FairnessRun, FairnessShape } from '../../../schemas/compiled/fairness-run.ts'
import { fairnessOf } from './fairness-figures.ts'
import type { FairnessSample } from './fairness-sample.ts'
import { seriesOf } from './fairness-series.ts'
import { meaningOf } from '../../runner/k6-exit.ts'
import { commonOf, formatKey, resourcesOf } from '../run/about-run.ts'
import type { LimiterExecution } from '../run/limiter-execution.ts'
import { reasonsAgainst, wasStopped } from '../run/reasons.ts'
import { stageAnswers } from '../trace/stage-answers.ts'
import { MAX_UNCLASSIFIED, unclassifiedShare } from '../trace/refusal-reader.ts'
import { fairnessSentences } from './fairness-answer.ts'
import { fairnessInstrument } from './instrument.ts'
import { openReasons } from './open-question.ts'
import { delayedByMachine, withoutDelay } from './machine-delay.ts'
import type { Lateness } from '../../runner/machine-watch.ts'
import { scopeIn } from './scope-rounds.ts'
import { formatPercent } from '../../../schemas/count.ts'

type Figures = Pick<FairnessRun, 'answer' | 'fairness' | 'scope' | 'instrument' | 'series'>

/**
 * Judges one run. An invalid run has no figures. `lateness` has the delays of this machine during the run; null if they were not measured.
 */
export function judgeFairness(
  one: LimiterExecution,
  asked: FairnessShape,
  samples: readonly FairnessSample[],
  lateness: Lateness | null = null,
): FairnessRun {
  const common = commonOf(one)
  const reasons = wasStopped(one) ? ['stopped before its end'] : [...reasonsAgainst(one)]
  if (reasons.length === 0 && common.ended?.because !== 'settled')
    reasons.push(`the plan was cut short: ${common.ended?.note ?? 'unknown'}`)
  const { busy, ...figures } =
    reasons.length === 0 ? figuresOf(one, asked, samples, lateness) : { ...NO_FIGURES, busy: null }
  return {
    schema: 'assay.fairness/1',
    ...runOutcome(one, reasons, { ...figures, busy }),
    scenario: 'fairness',
    ...common,
    asked,
    ...figures,
  }
}

const NO_FIGURES: Figures = { answer: [], fairness: null, scope: null, instrument: null, series: null }

/** `busy` is the reason why this machine may have delayed other keys; null if it did not. */
type Busy = { readonly busy: string | null }

function figuresOf(
  one: LimiterExecution,
  asked: FairnessShape,
  samples: readonly FairnessSample[],
  lateness: Lateness | null,
): Figures & Busy {
  const { plan, rows } = one
  const isSpent = stageAnswers(rows.observations, 'use up').some(({ outcome }) => outcome === 'refused')
  const measured = fairnessOf(samples, partiesOf(plan.task.keys, asked.accounts), plan.load.seed)
  const busy = delayedByMachine(measured, lateness)
  const seen = busy === null ? measured : withoutDelay(measured)
  const fairness = isSpent ? seen : asUnclear(seen)
  const scope = scopeIn(rows.observations, resourcesOf(one), asked)
  return {
    busy,
    answer: fairnessSentences(fairness, scope, formatKey(plan, 0), isSpent),
    fairness,
    scope,
    instrument: fairnessInstrument(samples, fairness.keys, asked),
    series: seriesOf(samples),
  }
}

/** Returns an unclear impact. The first key met no limit with requests in series, so the run did not test the impact. */
function asUnclear(fairness: Fairness): Fairness {
  const { spill } = fairness
  return spill.verdict === 'does-not-spill'
    ? { ...fairness, spill: { ...spill, verdict: 'unclear' } }
    : fairness
}

/** Returns the outcome. The run is undetermined if it does not show whether other keys are affected. */
function runOutcome(
  one: LimiterExecution,
  reasons: readonly string[],
  { fairness, instrument, busy }: Figures & Busy,
): Pick<AskedRun, 'outcome' | 'exitCode' | 'valid' | 'reasons'> {
  if (wasStopped(one)) return { outcome: 'aborted', exitCode: 3, valid: false, reasons }
  if (fairness === null) {
    const isBroken = meaningOf(one.k6Run.finished.ending).kind === 'broken'
    return { outcome: 'invalid', exitCode: isBroken ? 4 : 3, valid: false, reasons }
  }
  const machine = busy === null ? [] : [busy]
  const open = [...unclassifiedReason(one), ...openReasons(fairness, instrument), ...machine]
  return open.length > 0
    ? { outcome: 'undetermined', exitCode: 3, valid: true, reasons: open }
    : { outcome: 'answered', exitCode: 0, valid: true, reasons: [] }
}

/** Returns a reason if too many answers are neither completions nor refusals: then no limit is visible. */
function unclassifiedReason({ rows }: LimiterExecution): readonly string[] {
  const share = unclassifiedShare(rows.observations) ?? 0
  if (share <= MAX_UNCLASSIFIED) return []
  return [`${formatPercent(share, 0)} of the answers are neither completions nor refusals`]
}

function partiesOf(keys: readonly string[], accounts: readonly string[]) {
  const [aggressor = 'a', ...others] = keys
  return { aggressor, siblings: others.filter((_key, place) => accounts[place + 1] === accounts[0]) }
}
