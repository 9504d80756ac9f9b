/** The lines of a transcript, and how they are read: a line that does not conform to the schema is refused and never misread. */
import type { OmissionLine, RecordedOmission, TranscriptLine } from '../../schemas/compiled/transcript.ts'
import { validators } from '../../schemas/compiled/validators.js'
import { inconclusiveCodeOf } from '../../schemas/reason-codes.ts'
import { violationText } from '../../schemas/violation-text.ts'
import type { Omission } from '../exchange/exchange.ts'
import { disagreements } from '../exchange/schema.ts'

export type { TranscriptEnd, TranscriptHeader } from '../../schemas/compiled/transcript.ts'

const SCHEMA = 'urn:assay:transcript'

/** Returns whether a value is a line of a transcript. What it holds is then as the schema defines it. */
export function isLine(value: unknown): value is TranscriptLine {
  return validators[SCHEMA]?.(value) === true
}

/**
 * Returns the place and kind of the difference between a value and a line of a transcript, e.g. `/exchange/attempt:
 * expected number, received "1"`. `/exchange/attempt: expected number, received "1"`.
 */
export function lineProblem(value: unknown): string {
  const validate = validators[SCHEMA]
  const [issue] = validate === undefined ? [] : disagreements(validate, value, '')
  if (issue === undefined) return 'not a line of a transcript'
  const at = issue.at.trim()
  return violationText({ ...issue, at: at === '' ? 'the line' : at })
}

/** Returns the line of an omission. */
export function omissionLine(omission: Omission): OmissionLine {
  return { type: 'omission', omission: { ...omission, reason: inconclusiveCodeOf(omission.code) } }
}

/** Returns the omission that a line holds. */
export function omissionOf({ reason, code, ...rest }: RecordedOmission): Omission {
  return { ...rest, code: code ?? reason }
}
