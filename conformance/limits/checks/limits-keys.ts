/** Whether the quota holds for other keys as declared. Pure. Source: gap G8.2. */
import { addedFieldsText, FIELDS_ADVICE } from '../../evidence/added-fields.ts'
import { check, type Check } from '../../evidence/check.ts'
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { inconclusive, notApplicable, violatedUnlessEmpty, type Judgement } from '../../exchange/judgement.ts'
import { is2xx, isClientError, statusIssue, statusOf } from '../../exchange/reply.ts'
import type { Quota } from '../declared-quotas.ts'
import { labelIn } from '../limits-served.ts'
import {
  ALL_SERIES,
  gaveWay,
  holdFor,
  isRefused,
  isTooSlow,
  limitCall,
  ON_QUOTA,
  TOO_SLOW,
  type Spent,
} from './limits-evidence.ts'
import { onQuota } from './limits-quota.ts'

const shared = { ...ON_QUOTA, gap: 'G8.2' } as const

const otherKey = check({
  ...shared,
  id: 'limits.other-key',
  title: 'a key of another account is limited on its own, unless the address counts',
  trippedBy: ['limit-shared-by-tenants'],
  judge: (evidence) => onKey(evidence, 'other', '--limits-other-key-env', ({ scope }) => scope !== 'address'),
})

const siblingKey = check({
  ...shared,
  id: 'limits.sibling-key',
  title: 'a second key of the same account is limited according to the declared scope',
  trippedBy: ['limit-scope-wrong'],
  judge: (evidence) => onKey(evidence, 'sibling', '--limits-sibling-key-env', ({ scope }) => scope === 'key'),
})

/** Checks of the keys that a quota holds for. */
export const quotaKeyChecks: readonly Check[] = [otherKey, siblingKey]

function onKey(
  evidence: Evidence,
  label: string,
  flag: string,
  isFree: (quota: Quota) => boolean,
): Judgement {
  return onQuota(evidence, (spent, quota) => {
    if (isTooSlow(spent)) return inconclusive('prerequisite', TOO_SLOW, [spent.refused])
    const exchange = limitCall(evidence, label)
    if (exchange === undefined) return notApplicable(`no such key was given (${flag})`)
    const judgement = judgeKey(spent, exchange, quota, isFree(quota))
    return judgement.kind === 'violated' ? apartFromFields(judgement, spent, exchange) : judgement
  })
}

function judgeKey(spent: Spent, exchange: Exchange, { scope }: Quota, isFree: boolean): Judgement {
  const status = statusOf(exchange)
  const isAsLimited = isRefused(exchange) && status === statusOf(spent.refused)
  if (!is2xx(exchange) && !isAsLimited) {
    return inconclusive('prerequisite', `the key is answered ${status ?? 'nothing'}: is it the right one?`, [
      exchange,
    ])
  }
  const whom = `the scope is the ${scope}`
  if (isFree) {
    const issue = statusIssue(exchange, `an answer: ${whom}`)
    return violatedUnlessEmpty(is2xx(exchange) ? [] : [issue], [exchange, spent.refused])
  }
  const hold = holdFor(spent, exchange.label)
  if (hold === 'unsure') return gaveWay(spent)
  const issue = statusIssue(exchange, `a refusal: ${whom}`)
  return violatedUnlessEmpty(hold === 'free' ? [issue] : [], [exchange, spent.refused])
}

// Where an added header field is the key, all calls of the run are made with that key.
function apartFromFields(judgement: Judgement, spent: Spent, exchange: Exchange): Judgement {
  const { evidence, refused } = spent
  if (evidence.addedFields === undefined) return judgement
  const [wrong] = ALL_SERIES.flatMap((series) => limitCall(evidence, labelIn(series, 'wrong')) ?? [])
  // A limit refuses only calls of somebody who is known.
  const isTurnedAway = wrong !== undefined && isClientError(wrong) && statusOf(wrong) !== statusOf(refused)
  if (isTurnedAway) return judgement
  const why =
    wrong === undefined
      ? 'no call had a made-up key'
      : `${wrong.id}, with a made-up key, got ${statusOf(wrong)}`
  const cause = `${addedFieldsText(evidence)} may be the key that is limited: ${why}. ${FIELDS_ADVICE}`
  const shown = wrong === undefined ? [exchange] : [exchange, wrong]
  return inconclusive('prerequisite', { place: exchange.id, cause }, shown)
}
