/** Checks that declared limits of tokens and of calls in flight hold. Pure. Source: gap G8.1. */
import { check, type Check } from '../../evidence/check.ts'
import { callsAbout, type Evidence } from '../../evidence/evidence.ts'
import type { Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  notJudged,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { is2xx, statusOf } from '../../exchange/reply.ts'
import { declaredQuotas, inFlightQuota, tokenCalls, tokenQuota, type Quota } from '../declared-quotas.ts'
import { atOnceIn, flightFit, rowsOf, tokenFit, tokensIn, type RowFit } from '../unit-rows.ts'

const TOKEN_CALLS: Selector = 'completion:token-quota'
const IN_FLIGHT_CALLS: Selector = 'other:in-flight'

const tokensKept = check({
  capability: 'limits',
  reading: 'limits.quota',
  level: 'MUST',
  gap: 'G8.1',
  id: 'limits.tokens',
  title: 'as many tokens are granted as the quota of tokens allows, and no more',
  judges: [TOKEN_CALLS],
  trippedBy: ['limit-tokens-lower', 'limit-tokens-higher'],
  judge: (evidence) =>
    whenUnitExhausted(evidence, TOKEN_CALLS, 'tokens', tokenQuota(evidence.readings), (quota, calls) =>
      judgeTokens(evidence, quota, calls),
    ),
})

const inFlightKept = check({
  capability: 'limits',
  reading: 'limits.quota',
  level: 'MUST',
  gap: 'G8.1',
  id: 'limits.in-flight',
  title: 'as many calls may be in flight as the quota allows, and no more',
  judges: [IN_FLIGHT_CALLS],
  trippedBy: ['limit-in-flight-lower', 'limit-in-flight-higher'],
  judge: (evidence) =>
    whenUnitExhausted(
      evidence,
      IN_FLIGHT_CALLS,
      'concurrent',
      inFlightQuota(evidence.readings),
      judgeInFlight,
    ),
})

/** The checks of limits on tokens and on calls in flight. */
export const unitChecks: readonly Check[] = [tokensKept, inFlightKept]

/** Calls `judge` if all calls for this quota got 2xx, 429 or 503. Otherwise returns why nothing is judged. */
function whenUnitExhausted(
  evidence: Evidence,
  selector: Selector,
  unit: Quota['unit'],
  quota: Quota | null,
  judge: (quota: Quota, calls: readonly Exchange[]) => Judgement,
): Judgement {
  const what = unit === 'tokens' ? 'tokens' : 'calls in flight'
  if (!declaredQuotas(evidence.readings).some((declared) => declared.unit === unit))
    return notApplicable(`no quota of ${what} is declared`)
  const unspent = evidence.omissions.find(({ code }) => code === 'quota-not-spent')
  if (unspent !== undefined) return notJudged('quota-not-spent', unspent.detail)
  if (quota === null) return inconclusive('prerequisite', `a quota of so many ${what} is not spent`, [])
  const calls = callsAbout(evidence, selector)
  if (calls.length === 0)
    return inconclusive('prerequisite', `the other quotas do not allow the calls that would spend it`, [])
  const strange = calls.find((call) => !is2xx(call) && ![429, 503].includes(statusOf(call) ?? 0))
  if (strange !== undefined)
    return inconclusive('prerequisite', `${strange.id} is answered ${statusOf(strange) ?? 'nothing'}`, [
      strange,
    ])
  return judge(quota, calls)
}

const NOT_RESTED =
  'a call was refused early, but the key may have been used before the run, and a wait for its window is too long'
const NOTHING_GRANTED =
  'no call was granted, also after a wait: this shows no size. Another limit, or another user of the key, may have used it up'
const EDGE = 'more than the quota was granted in one of two tries, which may be the edge of a window'

/** The issues of a row that got more or less than the quota, and why a row did not use it up (`unspent`). */
type RowTexts = {
  readonly over: (row: readonly Exchange[]) => Issue
  readonly early: (row: readonly Exchange[]) => Issue
  readonly unspent: (row: readonly Exchange[]) => string
}

// Judges the last row. One row alone is no violation: quota may be used before, or a window end within it.
function judgeRows(
  rows: readonly (readonly Exchange[])[],
  fitOf: (row: readonly Exchange[]) => RowFit,
  { over, early, unspent }: RowTexts,
): Judgement {
  const row = rows.at(-1) ?? []
  const all = rows.flat()
  switch (fitOf(row)) {
    case 'fits':
      return violatedUnlessEmpty([], row)
    case 'unspent':
      return inconclusive('prerequisite', unspent(row), row)
    case 'over': {
      const isTwice = rows.length > 1 && rows.every((one) => fitOf(one) === 'over')
      return isTwice ? violatedUnlessEmpty([over(row)], all) : inconclusive('prerequisite', EDGE, all)
    }
    case 'early':
      if (rows.length > 1 && row.some(is2xx)) return violatedUnlessEmpty([early(row)], all)
      return inconclusive('prerequisite', rows.length > 1 ? NOTHING_GRANTED : NOT_RESTED, all)
  }
}

function sumIn(row: readonly Exchange[]): number {
  return (tokensIn(row) ?? []).reduce((sum, tokens) => sum + tokens, 0)
}

function judgeTokens(evidence: Evidence, quota: Quota, calls: readonly Exchange[]): Judgement {
  const planned = tokenCalls(evidence.readings)
  return judgeRows(rowsOf(calls), (row) => tokenFit(row, quota, planned), {
    over: (row) => ({
      at: row.findLast(is2xx)?.id ?? 'the calls',
      expected: `a refusal after ${quota.quota} tokens`,
      received: `an answer after ${sumIn(row) - ((tokensIn(row) ?? []).at(-1) ?? 0)} tokens`,
    }),
    early: (row) => ({
      at: row.find((call) => !is2xx(call))?.id ?? 'the calls',
      expected: `${quota.quota} tokens granted`,
      received: `refused after ${sumIn(row)} tokens`,
    }),
    unspent: (row) =>
      tokensIn(row) === null
        ? 'answers do not report their tokens in usage.total_tokens'
        : `the calls used ${sumIn(row)} tokens, fewer than the quota`,
  })
}

function judgeInFlight(quota: Quota, calls: readonly Exchange[]): Judgement {
  const issue = (received: string, at = calls[0]?.id): Issue => ({
    at: `${at ?? 'the calls'} and others`,
    expected: `${quota.quota} calls in flight`,
    received,
  })
  return judgeRows(rowsOf(calls), (row) => flightFit(row, quota), {
    over: (row) => issue(`${atOnceIn(row)} answered at the same time`, row.find(is2xx)?.id),
    early: (row) => issue(`${row.filter(is2xx).length} answered`, row.find((call) => !is2xx(call))?.id),
    unspent: () => 'the answers came too fast for so many calls to be in flight',
  })
}
