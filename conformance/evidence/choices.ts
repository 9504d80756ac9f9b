/** Finds mistakes in the choices of chunks. Streams and WebSockets have the same chunks. */
import type { Issue } from '../exchange/judgement.ts'
import { describeValue, isRecord, valueAtPointer, type JsonObject } from '../exchange/reply.ts'
import { stringOf, type Readings } from '../statement/readings.ts'
import { deltaText, type Chunk } from './stream.ts'

/** Returns whether the readings in force require exactly one choice in each answer. */
export function promisesOneChoice(readings: Readings): boolean {
  return (stringOf(readings, 'response.fields', 'reading') ?? 'openai') === 'openai'
}

/** Returns the issues that `rule` finds in the choices of a chunk. */
export function eachChoice(
  { value }: Pick<Chunk, 'value'>,
  rule: (choice: JsonObject, pointer: string) => readonly Issue[],
): readonly Issue[] {
  const choices = value['choices']
  if (!Array.isArray(choices)) return []
  return choices.flatMap((choice: unknown, index) =>
    isRecord(choice) ? rule(choice, `/choices/${index}`) : [],
  )
}

/** Creates an issue about a value in a chunk. `at` is the place of the chunk, such as `sse.stream/basic event 3`. */
export function chunkIssue(
  { value }: Pick<Chunk, 'value'>,
  at: string,
  pointer: string,
  expected: string,
): Issue {
  return { at: `${at} ${pointer}`, expected, received: describeValue(valueAtPointer(value, pointer)) }
}

/** Returns the mistakes in the choices of a chunk that a schema cannot find: a `message`, or a wrong `index`. */
export function choiceIssues(chunk: Pick<Chunk, 'value'>, at: string, readings: Readings): readonly Issue[] {
  return eachChoice(chunk, ({ message, index }, pointer) => [
    ...((message ?? null) === null ? [] : [chunkIssue(chunk, at, `${pointer}/message`, 'no message')]),
    ...(index === 0 || !promisesOneChoice(readings) ? [] : [chunkIssue(chunk, at, `${pointer}/index`, '0')]),
  ])
}

/** Returns an issue for each choice of a chunk whose finish reason is wrong. */
export function finishReasonIssues(
  chunk: Pick<Chunk, 'value'>,
  at: string,
  isWrong: (choice: JsonObject) => boolean,
): readonly Issue[] {
  return eachChoice(chunk, (choice, pointer) =>
    isWrong(choice) ? [chunkIssue(chunk, at, `${pointer}/finish_reason`, 'null or a reason')] : [],
  )
}

/** Returns whether a choice lacks the member `finish_reason`. */
export function lacksFinish(choice: JsonObject): boolean {
  return !('finish_reason' in choice)
}

const HALF = /\p{Surrogate}/u

/** Returns an issue for each text of a chunk with half of a surrogate pair. If `textPointer` is null, the texts are at `delta.content`. */
export function halfSurrogates(
  chunk: Pick<Chunk, 'value' | 'text'>,
  at: string,
  textPointer: string | null,
): readonly Issue[] {
  const issueAt = (pointer: string) => chunkIssue(chunk, at, pointer, 'no half of a surrogate pair')
  if (textPointer !== null) return HALF.test(chunk.text) ? [issueAt(textPointer)] : []
  return eachChoice(chunk, (choice, pointer) =>
    HALF.test(deltaText(choice)) ? [issueAt(`${pointer}/delta/content`)] : [],
  )
}
