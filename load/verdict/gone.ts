import { count as counted } from '../../schemas/count.ts'
import type { Measures } from '../analysis/measures.ts'
import { isTimeout } from '../analysis/timings.ts'

// Unanswered requests in a row, at the end of a load.
const GONE_AFTER = 10

type Evidence = {
  readonly measures: Measures
  readonly baseUrl: string
  readonly isAnswering?: boolean | null
}

/** Returns the evidence that the target stopped answering during a load. Null if there is none. */
export function goneReason({ measures, baseUrl, isAnswering }: Evidence): string | null {
  const { unansweredAtEnd: lost, errors } = measures
  // An overloaded target lets requests time out too. Then only a call after the load shows whether it still answers.
  const isSure = lost >= GONE_AFTER && !errors.some(({ class: name }) => isTimeout(name))
  if (lost === 0 || !(isSure || isAnswering === false)) return null
  const nor = isAnswering === false ? ', nor did a call after the load' : ''
  return `the target was gone at the end: the last ${counted(lost, 'request')} got no answer from ${baseUrl}${nor}`
}
