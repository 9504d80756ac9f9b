/**
 * Sentences of run files and transcripts that were written before they held codes. Only the readers of such files use them,
 * and nothing is added here: what is written today carries its code.
 */
import type { InstrumentCode } from './compiled/load-run.ts'
import type { NotApplicableCode, ReasonCode } from './reason-codes.ts'

type WrittenCode = Exclude<NotApplicableCode, 'nothing-to-judge'> | 'declared-unsupported'

const STARTS: readonly (readonly [start: string, code: WrittenCode])[] = [
  ['not offered', 'not-offered'],
  ['sign-up not allowed', 'sign-up-not-allowed'],
  ['limits not looked for', 'quota-not-spent'],
  ['no reading', 'no-reading'],
  ['no key was given', 'no-key'],
  ['no key is needed', 'no-authentication'],
  ['declared unsupported', 'declared-unsupported'],
]

/** The code that a sentence of an older file stands for; null where it is for none of its own. */
export function codeOfSentence(sentence: string): Extract<ReasonCode, WrittenCode> | null {
  return STARTS.find(([start]) => sentence.startsWith(start))?.[1] ?? null
}

/** The code that a reason to doubt the instrument stands for in an older load run; null for one that has nothing to do with calibration. */
export function instrumentCodeOfSentence(sentence: string): InstrumentCode | null {
  if (sentence.startsWith('it was not calibrated')) return 'not-calibrated'
  return sentence.startsWith('it was calibrated') ? 'calibrated-before-only' : null
}
