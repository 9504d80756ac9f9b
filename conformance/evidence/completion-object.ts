import { DAY_MS } from '../../schemas/durations.ts'
import { notApplicable, type Issue, type Judgement } from '../exchange/judgement.ts'
import { checkWhen, type Check, type CheckSpec, type Evidence } from './check.ts'
import type { Exchange } from '../exchange/exchange.ts'
import {
  firstChoiceText,
  isRecord,
  jsonOf,
  requestJson,
  responseHeader,
  valueAtPointer,
  type JsonObject,
} from '../exchange/reply.ts'
import { every, repliesWithoutMember, repliesOf } from './evidence.ts'

/** Returns the choices of a reply with their JSON Pointers. */
export function choicesOfReply(call: Exchange): readonly (readonly [pointer: string, choice: unknown])[] {
  const choices = valueAtPointer(jsonOf(call), '/choices')
  if (!Array.isArray(choices)) return []
  return choices.map((choice: unknown, place) => [`/choices/${place}`, choice] as const)
}

/** Returns whether a time (seconds since 1970) is within a day of the call. */
export function isWithinADay(seconds: number, call: Exchange): boolean {
  const header = Date.parse(responseHeader(call, 'date') ?? '')
  return [call.sentAtEpochMs, header].some((clockMs) => Math.abs(seconds * 1000 - clockMs) <= DAY_MS)
}

/** Returns whether the token cap ended the answer before its first text. */
export function isCutBeforeText(call: Exchange): boolean {
  const choices = choicesOfReply(call)
  return (
    choices.length > 0 &&
    choices.every(([, choice]) => {
      const content = valueAtPointer(choice, '/message/content') ?? null
      return content === null && valueAtPointer(choice, '/finish_reason') === 'length'
    })
  )
}

/** Returns whether the token cap ended the answer. */
export function isCapped(call: Exchange): boolean {
  return valueAtPointer(jsonOf(call), '/choices/0/finish_reason') === 'length'
}

/** Returns an inconclusive judgment if none of the replies contains text; null if at least one does. */
export function withoutText(replies: readonly Exchange[]): Judgement | null {
  if (replies.length === 0 || replies.some((call) => firstChoiceText(call) !== null)) return null
  const judgement = repliesWithoutMember(replies, { pointer: '/choices/0/message/content', wanted: 'text' })
  if (judgement.kind !== 'inconclusive' || !replies.every(isCutBeforeText)) return judgement
  return { ...judgement, code: 'model-behaviour' }
}

/** Returns the result of `judge`, or "not applicable" if the declared completions lack OpenAI's fields, such as `usage`. */
export function whenOpenaiFields(evidence: Evidence, judge: () => Judgement): Judgement {
  const reading = evidence.readings.get('response.fields')?.value.reading ?? 'openai'
  return reading === 'openai' ? judge() : notApplicable(`the reading is ${reading}`, 'response.fields')
}

/** Creates a check of a field of completions that only OpenAI's format defines. The interface does not define it (gap G2.4). */
export function openaiCheck(spec: Omit<CheckSpec, 'judges'> & Partial<CheckSpec>): Check {
  return checkWhen(whenOpenaiFields, {
    reading: 'response.fields',
    judges: 'completion',
    ...spec,
  })
}

/** Judges every choice of every reply by `rule`. */
export function everyChoice(
  evidence: Evidence,
  rule: (call: Exchange, pointer: string, choice: unknown) => readonly Issue[],
): Judgement {
  const replies = repliesOf(evidence).filter((call) => choicesOfReply(call).length > 0)
  return every(
    evidence,
    replies,
    (call) => choicesOfReply(call).flatMap(([pointer, choice]) => rule(call, pointer, choice)),
    'completion',
    { pointer: '/choices', wanted: 'array of choices' },
  )
}

/** Returns the object `usage` of a reply. Returns null if the reply has none. */
export function usageOfReply(call: Exchange): JsonObject | null {
  const usage = valueAtPointer(jsonOf(call), '/usage')
  return isRecord(usage) ? usage : null
}

/** Returns a count in a reply's `usage`, such as `prompt_tokens`; null if missing or invalid. */
export function usageCount(call: Exchange, name: string): number | null {
  const count = usageOfReply(call)?.[name]
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null
}

/** Returns the sum of the prompt tokens and the cached tokens that a reply reports. Returns 0 if it reports none. */
export function tokensRead(call: Exchange): number {
  const cached = valueAtPointer(usageOfReply(call), '/prompt_tokens_details/cached_tokens')
  return (usageCount(call, 'prompt_tokens') ?? 0) + (typeof cached === 'number' ? Math.max(0, cached) : 0)
}

/** The most words that one token can hold. A text with more words per reported token has too low a token count. */
export const WORDS_PER_TOKEN = 3

/** Returns the number of words in a text; 0 for other values. */
export function wordsIn(content: unknown): number {
  return typeof content === 'string' ? content.split(/\s+/).filter((word) => word !== '').length : 0
}

/** Returns whether `usage` reports too few completion tokens for the number of words in the text. */
export function isUndercounted(call: Exchange): boolean {
  const spent = usageCount(call, 'completion_tokens')
  return spent !== null && wordsIn(firstChoiceText(call)) > WORDS_PER_TOKEN * Math.max(spent, 1)
}

/** Applies `rule` to each completion that reports its token counts (`usage`), and returns one judgment. */
export function everyUsage(evidence: Evidence, rule: (call: Exchange) => readonly Issue[]): Judgement {
  const replies = repliesOf(evidence)
  const reporting = replies.filter((call) => (valueAtPointer(jsonOf(call), '/usage') ?? null) !== null)
  if (replies.length > 0 && reporting.length === 0) return notApplicable('no reply carries usage')
  return every(evidence, reporting, rule)
}

/** The subjects of calls with `max_tokens` 1. The recorded start of a `huge` request does not show this field. */
const OF_ONE_TOKEN: readonly string[] = ['one-token', 'huge']

/** Returns whether a call allows more than one token. */
export function allowsSeveralTokens(call: Exchange): boolean {
  return !OF_ONE_TOKEN.includes(call.about ?? '') && (askedMaxTokens(call) ?? Infinity) > 1
}

/** Returns the `max_tokens` of a request. Returns null if the request does not contain it. */
export function askedMaxTokens(call: Exchange): number | null {
  const cap = valueAtPointer(requestJson(call), '/max_tokens')
  return typeof cap === 'number' ? cap : null
}
