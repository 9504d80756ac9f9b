/** Whether the header fields about a limit are present and readable. Pure. Source: gap G8.3. */
import { check, type Check } from '../../evidence/check.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import { limitHeadersOf } from '../dated-limit-headers.ts'
import type { Allowance, LimitPart } from '../limits-headers.ts'
import { headerValue, is2xx } from '../../exchange/reply.ts'
import { allowanceOf, fieldIssue, firstRefusal, whenSpent, type SpentKey } from './limits-evidence.ts'
import { FIELDS, noReadableNumber, onAllowances, onFamily, SHOWN, STRUCTURED } from './limits-announced.ts'

const PARTS: readonly LimitPart[] = ['limit', 'remaining', 'reset']

const present = check({
  ...FIELDS,
  id: 'limits.headers-present',
  title: 'an answer within the limit announces it in the header fields of the reading',
  trippedBy: ['limit-no-headers', 'limit-headers-only-on-429'],
  judge: (evidence) =>
    onFamily(evidence, (spending) => {
      const answered = spending.calls.filter(is2xx)
      // Without a limit there is nothing to announce.
      if (firstRefusal(spending) === null && answered.every((exchange) => isSilent(spending, exchange))) {
        return inconclusive('prerequisite', 'no limit was seen: see limits.exists', answered.slice(-1))
      }
      return announcedIn(spending, answered)
    }),
})

const onRefusal = check({
  ...FIELDS,
  id: 'limits.headers-on-refusal',
  title: 'a refusal announces the limit in the same header fields',
  trippedBy: ['limit-headers-only-on-200', 'limit-no-headers'],
  judge: (evidence) =>
    onFamily(evidence, () => whenSpent(evidence, (spent) => announcedIn(spent, spent.refusals))),
})

const syntax = check({
  ...FIELDS,
  id: 'limits.headers-syntax',
  title: 'the header fields have the form of their family',
  trippedBy: ['limit-reset-in-ms', 'limit-remaining-words'],
  judge: (evidence) =>
    onFamily(evidence, (spending) =>
      eachMalformed(spending, ({ field }) => spending.family !== STRUCTURED || field !== 'ratelimit-policy'),
    ),
})

/** Source: RFC 9651; draft-ietf-httpapi-ratelimit-headers-10 section 3. What cannot be read as a whole is to be ignored as a whole. */
const policySyntax = check({
  ...FIELDS,
  id: 'limits.policy-syntax',
  title: 'RateLimit-Policy is a structured field: a list of policies with q and w',
  trippedBy: ['limit-policy-syntax'],
  judge: (evidence) =>
    onFamily(evidence, (spending) =>
      spending.family === STRUCTURED
        ? eachMalformed(spending, ({ field }) => field === 'ratelimit-policy')
        : notApplicable(`the family ${spending.family ?? ''} has no policy`),
    ),
})

const steady = check({
  ...FIELDS,
  id: 'limits.header-limit-steady',
  level: 'SHOULD',
  title: 'the reported limit stays the same from call to call',
  trippedBy: ['limit-header-wanders'],
  judge: (evidence) =>
    onAllowances(evidence, 'limit', (seen) => {
      const [first] = seen
      return seen
        .filter(({ value }) => value !== first?.value)
        .map(({ exchange, allowance }) => fieldIssue(exchange, allowance.fields.limit, String(first?.value)))
    }),
})

/** Checks of the form of header fields. */
export const fieldChecks: readonly Check[] = [present, onRefusal, syntax, policySyntax, steady]

function announcedIn(spending: SpentKey, answers: readonly Exchange[]): Judgement {
  if (answers.length === 0)
    return inconclusive('prerequisite', 'there is no such answer', spending.calls.slice(0, 1))
  const issues = answers.flatMap((exchange) => missingIn(spending, exchange))
  return violatedUnlessEmpty(issues.slice(0, SHOWN), answers)
}

function missingIn(spending: SpentKey, exchange: Exchange): readonly Issue[] {
  if (spending.family === STRUCTURED) {
    return ['ratelimit-policy', 'ratelimit']
      .filter((field) => headerValue(exchange.response?.headers ?? [], field) === null)
      .map((field) => fieldIssue(exchange, field, 'present'))
  }
  const allowance = allowanceOf(spending, exchange) ?? anyAllowance(spending, exchange)
  if (allowance === null) {
    const field = FIRST_FIELD[spending.family ?? ''] ?? 'x-ratelimit-limit-requests'
    return [fieldIssue(exchange, field, 'present')]
  }
  return PARTS.filter((part) => !allowance.present.includes(part)).map((part) =>
    fieldIssue(exchange, allowance.fields[part], `present (${part})`, 'missing'),
  )
}

function isSilent({ family }: SpentKey, exchange: Exchange): boolean {
  const headers = limitHeadersOf(family ?? '', exchange)
  return headers === null || headers.allowances.length + headers.malformed.length === 0
}

// Where another unit is what counts, its fields will do.
function anyAllowance({ family, quota }: SpentKey, exchange: Exchange): Allowance | null {
  if (quota !== null || family === null) return null
  return limitHeadersOf(family, exchange)?.allowances[0] ?? null
}

const FIRST_FIELD: Readonly<Record<string, string>> = {
  'x-ratelimit-durations': 'x-ratelimit-limit-requests',
  'ratelimit-03': 'ratelimit-limit',
  'x-ratelimit-epoch': 'x-ratelimit-limit',
  'x-ratelimit-seconds': 'x-ratelimit-limit',
  anthropic: 'anthropic-ratelimit-requests-limit',
}

function eachMalformed(
  spending: SpentKey,
  concerns: (malformed: { readonly field: string }) => boolean,
): Judgement {
  const { family, calls } = spending
  const read = calls.flatMap((exchange) => {
    const headers = limitHeadersOf(family ?? '', exchange)
    if (headers === null || isSilent(spending, exchange)) return []
    return [{ exchange, malformed: headers.malformed.filter(concerns) }]
  })
  if (read.length === 0) return noReadableNumber(spending, 'limit')
  const issues = read.flatMap(({ exchange, malformed }) =>
    malformed.map(({ field, expected, received }) => fieldIssue(exchange, field, expected, received)),
  )
  return violatedUnlessEmpty(
    issues.slice(0, SHOWN),
    read.map(({ exchange }) => exchange),
  )
}
