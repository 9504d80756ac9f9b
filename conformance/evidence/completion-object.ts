/** Functions that go through the completion object: its choices, its fields, its usage. Pure. */
import { notApplicable, type Issue, type Judgement } from '../exchange/judgement.ts'
import type { Evidence } from './evidence.ts'
import type { Exchange } from '../exchange/exchange.ts'
import {
  firstChoiceText,
  isRecord,
  jsonOf,
  requestJson,
  valueAtPointer,
  type JsonObject,
} from '../exchange/reply.ts'
import { every, lacking, repliesOf } from './replies.ts'

/** Returns the choices of a reply with their pointers; empty when there is no array of them. */
export function choicesOfReply(call: Exchange): readonly (readonly [pointer: string, choice: unknown])[] {
  const choices = valueAtPointer(jsonOf(call), '/choices')
  if (!Array.isArray(choices)) return []
  return choices.map((choice: unknown, place) => [`/choices/${place}`, choice] as const)
}

/** Returns whether a model spent all its tokens thinking: cut off by the cap before it said a word. */
export function isSpentThinking(call: Exchange): boolean {
  const choices = choicesOfReply(call)
  return (
    choices.length > 0 &&
    choices.every(([, choice]) => {
      const content = valueAtPointer(choice, '/message/content') ?? null
      return content === null && valueAtPointer(choice, '/finish_reason') === 'length'
    })
  )
}

/** Returns whether the cap ended the answer: what is not in it by then shows nothing about what the model would have said. */
export function isCapped(call: Exchange): boolean {
  return valueAtPointer(jsonOf(call), '/choices/0/finish_reason') === 'length'
}

/**
 * Inconclusive, since none of these replies holds a text; null where one does. A model that spends all its tokens before its
 * text is not a fault of the target.
 */
export function withoutText(replies: readonly Exchange[]): Judgement | null {
  if (replies.length === 0 || replies.some((call) => firstChoiceText(call) !== null)) return null
  const judgement = lacking(replies, { pointer: '/choices/0/message/content', wanted: 'text' })
  if (judgement.kind !== 'inconclusive' || !replies.every(isSpentThinking)) return judgement
  return { ...judgement, code: 'model-behaviour' }
}

/** Judges only where the reading `response.fields` is the OpenAI object, or where none is declared. */
export function underOpenai(evidence: Evidence, judge: () => Judgement): Judgement {
  const reading = evidence.readings.get('response.fields')?.value.reading ?? 'openai'
  return reading === 'openai' ? judge() : notApplicable(`the reading is ${reading}`, 'response.fields')
}

/** Applies a rule to every choice of every reply that has an array of them. */
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

/** Returns the usage of a reply as an object; null when absent, null, or something else. */
export function usageOfReply(call: Exchange): JsonObject | null {
  const usage = valueAtPointer(jsonOf(call), '/usage')
  return isRecord(usage) ? usage : null
}

/** Returns one of the counts of usage; null when it is not an integer of 0 or more. */
export function usageCount(call: Exchange, name: string): number | null {
  const count = usageOfReply(call)?.[name]
  return typeof count === 'number' && Number.isInteger(count) && count >= 0 ? count : null
}

/** Applies a rule to every reply with a usage that is not null; without any there is nothing to judge. */
export function everyUsage(evidence: Evidence, rule: (call: Exchange) => readonly Issue[]): Judgement {
  const replies = repliesOf(evidence)
  const reporting = replies.filter((call) => (valueAtPointer(jsonOf(call), '/usage') ?? null) !== null)
  if (replies.length > 0 && reporting.length === 0) return notApplicable('no reply carries usage')
  return every(evidence, reporting, rule)
}

/** Returns the cap that the call asked for; null when it asked for none. */
export function askedMaxTokens(call: Exchange): number | null {
  const cap = valueAtPointer(requestJson(call), '/max_tokens')
  return typeof cap === 'number' ? cap : null
}
