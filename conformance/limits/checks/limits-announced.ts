/** The numbers that header fields announce about the limit, answer by answer. Pure. Source: gap G8.3. */
import type { Evidence } from '../../evidence/evidence.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  inconclusive,
  notApplicable,
  violatedUnlessEmpty,
  type Issue,
  type Judgement,
} from '../../exchange/judgement.ts'
import type { DatedAllowance } from '../dated-limit-headers.ts'
import type { LimitPart } from '../limits-headers.ts'
import { allowanceOf, ON_LIMITS, whenCalled, type SpentKey } from './limits-evidence.ts'

/** The common part of the checks of header fields. */
export const FIELDS = {
  capability: 'limits',
  gap: 'G8.3',
  reading: 'limits.headers',
  level: 'MUST',
  on: ON_LIMITS,
} as const

/** The family that is written as structured fields. */
export const STRUCTURED = 'ratelimit-fields'

/** All answers of a target announce alike: a few show what is wrong with them. */
export const SHOWN = 3

const NO_FIELDS = 'none'

/** One number of one answer. */
export type AnnouncedValue = {
  readonly exchange: Exchange
  readonly allowance: DatedAllowance
  readonly value: number
}

/** Judges where the reading has header fields. */
export function onFamily(evidence: Evidence, judge: (spending: SpentKey) => Judgement): Judgement {
  return whenCalled(evidence, (spending) => {
    if (spending.family === null) return judge({ ...spending, family: 'x-ratelimit-durations' })
    if (spending.family === NO_FIELDS) return notApplicable('the reading of limits.headers is none')
    return judge(spending)
  })
}

/** The judgement when no answer has that part, or none in a form that can be read. */
export function noReadableNumber({ calls }: SpentKey, part: LimitPart): Judgement {
  const detail = `no answer announces its ${part} in a readable form: see limits.headers-present and -syntax`
  return inconclusive('prerequisite', detail, calls.slice(0, 1))
}

/** Applies a rule to every announced number of that part. */
export function onAllowances(
  evidence: Evidence,
  part: 'limit' | 'remaining',
  rule: (seen: readonly AnnouncedValue[], spending: SpentKey) => readonly Issue[],
  of: (exchange: Exchange) => boolean = () => true,
): Judgement {
  return onFamily(evidence, (spending) => {
    const seen = allowancesIn(spending, spending.calls.filter(of), (allowance) => allowance[part])
    if (seen.length === 0) return noReadableNumber(spending, part)
    return violatedUnlessEmpty(
      rule(seen, spending).slice(0, SHOWN),
      seen.map(({ exchange }) => exchange),
    )
  })
}

/** The allowances that announce a number, each with it. */
export function allowancesIn(
  spending: SpentKey,
  exchanges: readonly Exchange[],
  read: (allowance: DatedAllowance) => number | null,
): readonly AnnouncedValue[] {
  return exchanges.flatMap((exchange) => {
    const allowance = allowanceOf(spending, exchange)
    const value = allowance === null ? null : read(allowance)
    return allowance === null || value === null ? [] : [{ exchange, allowance, value }]
  })
}
