import { count } from '../../schemas/count.ts'
import { breakOffOften, groupIntoCalls } from '../exchange/attempts.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { violatedUnlessEmpty, type Judgement } from '../exchange/judgement.ts'
import type { Evidence } from './check.ts'

/** The calls in which a check looks for answers that ended early. Calls with a subject in `without` are ignored. */
export type CutCalls = {
  readonly kind: 'stream' | 'conversation'
  readonly what: string
  readonly without: readonly string[]
  readonly hasBegun: (last: Exchange) => boolean
  /** Returns a description of how one attempt of a call ended early. Returns null if the attempt ended normally. */
  readonly howCut: (attempt: Exchange) => string | null
}

/** Returns a violation if many calls had to be repeated because their answers broke off. Returns null otherwise. */
export function oftenCut({ exchanges, sentAgain }: Evidence, calls: CutCalls): Judgement | null {
  const attempts = [...exchanges, ...sentAgain].filter(
    ({ kind, about = '' }) => kind === calls.kind && !calls.without.includes(about),
  )
  const inOrder = attempts.toSorted((left, right) => left.attempt - right.attempt)
  const begun = groupIntoCalls(inOrder).filter(({ last }) => calls.hasBegun(last))
  const cut = begun.flatMap(({ before }) => before.filter((one) => calls.howCut(one) !== null).slice(0, 1))
  const [first] = cut
  if (first === undefined || !breakOffOften(cut.length, begun.length)) return null
  const expected = `${calls.what}s that come to their end when they are requested first`
  const received = `${cut.length} of ${count(begun.length, calls.what)} broke off (${calls.howCut(first) ?? ''})`
  return violatedUnlessEmpty([{ at: first.id, expected, received }], cut)
}
