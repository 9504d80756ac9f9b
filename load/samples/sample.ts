import type { Answer, AnswerCounts, AnswerLine } from '../../schemas/compiled/answer.ts'
import { validators } from '../../schemas/compiled/validators.js'

/** A stored answer of the target (`schemas/answer.schema.json`). */
export type Sample = Answer

/** The content of a file of stored answers. */
export type SampleFile = Pick<AnswerCounts, 'counts' | 'answers'> & {
  readonly samples: readonly Sample[]
  /** Whether the file has the line with counts, which k6 writes at the end of a load. */
  readonly isCounted: boolean
}

/** Parses stored answers and the line with counts. Throws a TypeError or SyntaxError if a line is invalid. */
export function parseSamples(text: string): SampleFile {
  const lines = text
    .split('\n')
    .slice(0, -1)
    .map((line) => answerLine(JSON.parse(line)))
  const last = lines.findLast((line) => 'counts' in line)
  return {
    samples: lines.filter((line) => 'why' in line),
    counts: last?.counts ?? {},
    answers: last?.answers ?? {},
    isCounted: last !== undefined,
  }
}

function answerLine(value: unknown): AnswerLine {
  if (isAnswerLine(value)) return value
  const [problem] = validators['urn:assay:answer']?.errors ?? []
  throw new TypeError(`not a stored answer: ${problem?.instancePath || '/'} violates ${problem?.keyword}`)
}

function isAnswerLine(value: unknown): value is AnswerLine {
  return validators['urn:assay:answer']?.(value) === true
}
