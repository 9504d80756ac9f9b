/** Whether the quota is the declared one: how much, over which time, for whom, and what counts. Pure. Sources: gaps G8.1, G8.2. */
import { check, type Check } from '../../evidence/check.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import type { QuotaSeries } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Judgement,
} from '../../exchange/judgement.ts'
import type { Quota } from '../declared-quotas.ts'
import { statusOf } from '../../exchange/reply.ts'
import {
  ALL_SERIES,
  allowanceOf,
  answeredIn,
  chanceOf,
  fieldIssue,
  isTooSlow,
  NO_CHANCE,
  ON_QUOTA,
  refusedTooLate,
  returned,
  seriesIn,
  formatRoundedSeconds,
  sinceAnswered,
  spanMs,
  TOO_SLOW,
  whenSpent,
  type Spent,
} from './limits-evidence.ts'
import { notWaitedFor } from './limits-exists.ts'
import { noReadableNumber, onFamily } from './limits-announced.ts'

const ONE_BY_ONE: readonly QuotaSeries[] = ['serial', 'recovery', 'recovery-again']

const notLess = check({
  ...ON_QUOTA,
  gap: 'G8.1',
  id: 'limits.quota-not-less',
  title: 'as many calls are answered as the quota allows',
  trippedBy: ['limit-quota-lower'],
  judge: (evidence) =>
    onQuota(evidence, (spent, { quota }) => {
      // All at once shows less: a cap on calls in flight may have stepped in.
      if (isTooSlow(spent)) return inconclusive('prerequisite', TOO_SLOW, [spent.refused])
      const most = Math.max(...ALL_SERIES.map((name) => answeredIn(evidence, name)))
      if (most >= quota) return satisfied(seriesIn(evidence, 'serial'))
      // Fewer at once than one by one show no quota: a cap on calls in flight refused them.
      const isRested =
        seriesIn(evidence, 'burst').length > 0 &&
        answeredIn(evidence, 'burst') >= answeredIn(evidence, 'serial')
      const [first] = seriesIn(evidence, 'serial')
      const wasWhole = first !== undefined && allowanceOf(spent, first)?.remaining === quota - 1
      if (!isRested && !wasWhole) {
        const detail = `${most} of ${quota} calls were answered; the key may have been in use before the run`
        return inconclusive('prerequisite', detail, [spent.refused])
      }
      const issue = { at: spent.refused.id, expected: `${quota} calls answered`, received: `at most ${most}` }
      return violatedUnlessEmpty([issue], [spent.refused])
    }),
})

const notMore = check({
  ...ON_QUOTA,
  gap: 'G8.1',
  id: 'limits.quota-not-more',
  title: 'no more calls are answered than the quota allows',
  trippedBy: ['limit-quota-higher'],
  judge: (evidence) =>
    onQuota(evidence, (spent, quota) => {
      const isOver = (series: QuotaSeries) => chanceOf(quota, seriesIn(evidence, series)) < 1
      const first = ONE_BY_ONE.find(isOver)
      if (first === undefined) return satisfied(seriesIn(evidence, 'serial'))
      const chance = ALL_SERIES.reduce(
        (product, name) => product * chanceOf(quota, seriesIn(evidence, name)),
        1,
      )
      if (chance <= NO_CHANCE) {
        const received = `${answeredIn(evidence, first)} in ${formatRoundedSeconds(spanMs(seriesIn(evidence, first)))}`
        const issue = { at: spent.refused.id, expected: `at most ${quota.quota} calls answered`, received }
        return violatedUnlessEmpty([issue], seriesIn(evidence, first))
      }
      const isWhole = (series: QuotaSeries) => answeredIn(evidence, series) >= quota.quota && !isOver(series)
      if (ALL_SERIES.some(isWhole)) return satisfied(seriesIn(evidence, 'serial'))
      const detail = 'more calls than the quota were answered, which may be the edge of a window'
      return inconclusive('prerequisite', detail, seriesIn(evidence, first))
    }),
})

/** Counting and deciding must be one step: anyone who reads the count first and writes it later lets more through. */
const parallel = check({
  ...ON_QUOTA,
  gap: 'G8.1',
  id: 'limits.parallel',
  title: 'calls sent all at once are subject to the same quota',
  trippedBy: ['limit-not-atomic'],
  judge: (evidence) =>
    onQuota(evidence, (spent, quota) => {
      const [once, again] = [seriesIn(evidence, 'burst'), seriesIn(evidence, 'burst-again')]
      if (once.length === 0) return inconclusive('prerequisite', notWaitedFor(spent), [spent.refused])
      const chances = [once, again].map((calls) => chanceOf(quota, calls))
      if (chances[0] === 1) return satisfied(once)
      if (ONE_BY_ONE.some((name) => chanceOf(quota, seriesIn(evidence, name)) < 1)) {
        return notApplicable('calls one by one exceed it as well: see limits.quota-not-more')
      }
      if (again.length > 0 && chances[1] === 1) return satisfied([...once, ...again])
      if (chances.reduce((product, chance) => product * chance, 1) > NO_CHANCE) {
        return inconclusive('prerequisite', 'the edge of a window may lie within', [...once, ...again])
      }
      const second = again.length === 0 ? '' : `, and ${answeredIn(evidence, 'burst-again')} the second time`
      const received = `${answeredIn(evidence, 'burst')}${second}`
      const issue = { at: `${once[0]?.id} and others`, expected: `at most ${quota.quota} answered`, received }
      return violatedUnlessEmpty([issue], [...once, ...again])
    }),
})

const headerLimit = check({
  ...ON_QUOTA,
  secondReading: 'limits.headers',
  gap: 'G8.1',
  id: 'limits.header-limit',
  title: 'the limit in header fields is the declared quota',
  trippedBy: ['limit-header-contradicts'],
  judge: (evidence) =>
    onFamily(evidence, (spending) => {
      const { quota, calls } = spending
      if (quota === null) return notApplicable('no quota of requests is declared')
      const announced = calls.flatMap((exchange) => {
        const allowance = allowanceOf(spending, exchange)
        return allowance === null || allowance.limit === null ? [] : [{ exchange, allowance }]
      })
      if (announced.length === 0) return noReadableNumber(spending, 'limit')
      // `limits.header-limit-steady` judges whether the others announce the same.
      const issues = announced
        .slice(0, 1)
        .filter(({ allowance }) => allowance.limit !== quota.quota)
        .map(({ exchange, allowance }) =>
          fieldIssue(exchange, allowance.fields.limit, String(quota.quota), String(allowance.limit)),
        )
      return violatedUnlessEmpty(
        issues,
        announced.map(({ exchange }) => exchange),
      )
    }),
})

// The field has whole seconds only, so a window of 1.5 s can be announced as 1 or as 2.
const WHOLE_SECOND_MS = 1000

const policyWindow = check({
  ...ON_QUOTA,
  secondReading: 'limits.headers',
  gap: 'G8.2',
  id: 'limits.policy-window',
  title: 'the window in RateLimit-Policy is the declared one',
  trippedBy: ['limit-policy-window'],
  judge: (evidence) =>
    onFamily(evidence, (spending) => {
      const { quota, calls } = spending
      if (quota?.windowMs == null) return notApplicable('no window is declared')
      const announced = calls.flatMap((exchange) => {
        const windowMs = allowanceOf(spending, exchange)?.windowMs ?? null
        return windowMs === null ? [] : [{ exchange, windowMs }]
      })
      if (announced.length === 0) return notApplicable('no header field has the window')
      const issues = announced
        .filter(({ windowMs }) => Math.abs(windowMs - (quota.windowMs ?? 0)) >= WHOLE_SECOND_MS)
        .map(({ exchange, windowMs }) =>
          fieldIssue(
            exchange,
            'ratelimit-policy',
            `w=${(quota.windowMs ?? 0) / 1000}`,
            `w=${windowMs / 1000}`,
          ),
        )
      return violatedUnlessEmpty(
        issues.slice(0, 3),
        announced.map(({ exchange }) => exchange),
      )
    }),
})

const windowKept = check({
  ...ON_QUOTA,
  gap: 'G8.2',
  id: 'limits.window',
  title: 'the limit admits calls again within the declared window',
  trippedBy: ['limit-window-longer'],
  judge: (evidence) =>
    onQuota(evidence, (spent, { windowMs }) => {
      if (windowMs === null) return notApplicable('no window is declared')
      const late = refusedTooLate(spent)
      if (late.length > 0) {
        const issues = late.map((refusal) => ({
          at: `${refusal.id} status`,
          expected: `an answer within two windows of ${formatRoundedSeconds(windowMs)}`,
          received: `${statusOf(refusal)} after ${formatRoundedSeconds(sinceAnswered(spent, refusal) ?? 0)}`,
        }))
        return violatedUnlessEmpty(issues, late)
      }
      const again = returned(evidence)
      return again === undefined
        ? inconclusive('prerequisite', notWaitedFor(spent), [spent.refused])
        : satisfied([spent.refused, again])
    }),
})

/** Checks of the quota. */
export const quotaChecks: readonly Check[] = [
  notLess,
  notMore,
  parallel,
  headerLimit,
  policyWindow,
  windowKept,
]

/** Judges where a quota of requests is declared. Otherwise `limits.exists` reports the observations. */
export function onQuota(evidence: Evidence, judge: (spent: Spent, quota: Quota) => Judgement): Judgement {
  return whenSpent(evidence, (spent) =>
    spent.quota === null ? notApplicable('no quota of requests is declared') : judge(spent, spent.quota),
  )
}
