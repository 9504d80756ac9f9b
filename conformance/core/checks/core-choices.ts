/** Defines checks of the choices of a completion: their number, and the message, text and finish reason of each. */
import { count } from '../../../schemas/count.ts'
import { check } from '../../evidence/check.ts'
import { inconclusive } from '../../exchange/judgement.ts'
import { stringsOf } from '../../statement/readings.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { isRecord, jsonOf, valueAtPointer, valueIssue } from '../../exchange/reply.ts'
import {
  askedMaxTokens,
  choicesOfReply,
  usageCount,
  everyChoice,
  isCutBeforeText,
  isUndercounted,
  openaiCheck,
} from '../../evidence/completion-object.ts'
import { every, everyReply, repliesOf } from '../../evidence/replies.ts'

const shared = { judges: 'completion' } as const
const FINISH_REASONS = ['stop', 'length', 'tool_calls', 'content_filter', 'function_call']

export const messageObject = check({
  ...shared,
  id: 'core.message-object',
  clause: 'C2.3.2',
  title: 'each choice has an object `message`',
  because: ['core.choices-array'],
  trippedBy: ['message-missing'],
  judge: (evidence) =>
    everyChoice(evidence, (call, pointer, choice) =>
      isRecord(valueAtPointer(choice, '/message'))
        ? []
        : [valueIssue(call, isRecord(choice) ? `${pointer}/message` : pointer, 'object')],
    ),
})

/** Judges that `content` is a string (interface section 2.3). Ignores answers whose tokens all went into reasoning that they show. */
export const contentIsString = check({
  ...shared,
  id: 'core.content-is-string',
  clause: 'C2.3.3',
  title: 'each message has its text as a string in `content`',
  because: ['core.message-object'],
  trippedBy: ['content-null', 'content-null-when-cut', 'recognizes-client'],
  judge: (evidence) => {
    const replies = repliesOf(evidence).filter((call) =>
      choicesOfReply(call).some(([, choice]) => isRecord(valueAtPointer(choice, '/message'))),
    )
    const spoken = replies.filter((call) => !(isCutBeforeText(call) && showsReasoning(call)))
    if (replies.length > 0 && spoken.length === 0) {
      return inconclusive('model-behaviour', 'the model used all its tokens before it produced text', replies)
    }
    return every(
      evidence,
      spoken,
      (call) =>
        choicesOfReply(call)
          .filter(([, choice]) => typeof valueAtPointer(choice, '/message/content') !== 'string')
          .map(([pointer]) => valueIssue(call, `${pointer}/message/content`, 'string')),
      'completion',
      { pointer: '/choices/0/message', wanted: 'message' },
    )
  },
})

export const finishReasonKnown = openaiCheck({
  id: 'core.finish-reason-known',
  level: 'SHOULD',
  title: 'the finish reason is one that clients know',
  because: ['core.choices-array'],
  trippedBy: ['finish-unknown'],
  judge: (evidence) => {
    const declared = stringsOf(evidence.readings, 'response.fields', 'finishReasons')
    const known = declared.length > 0 ? declared : FINISH_REASONS
    return everyChoice(evidence, (call, pointer, choice) => {
      const reason = valueAtPointer(choice, '/finish_reason')
      const fits = typeof reason !== 'string' || known.includes(reason)
      return fits ? [] : [valueIssue(call, `${pointer}/finish_reason`, known.join(' or '))]
    })
  },
})

export const oneChoice = openaiCheck({
  id: 'core.one-choice',
  title: 'one choice is returned when one is requested',
  trippedBy: ['choices-two'],
  judge: (evidence) =>
    everyReply(evidence, (call) =>
      choicesOfReply(call).length > 1 ? [valueIssue(call, '/choices', 'array of 1')] : [],
    ),
})

// The level is SHOULD, because a full context is another cause of "length".
export const lengthHonest = openaiCheck({
  id: 'core.length-honest',
  level: 'SHOULD',
  title: 'the finish reason is "length" only where the cap was reached',
  because: ['core.choices-array', 'core.no-cross-talk'],
  trippedBy: ['length-without-cap'],
  judge: (evidence) =>
    everyChoice(evidence, (call, pointer, choice) => {
      const cap = askedMaxTokens(call)
      const spent = usageCount(call, 'completion_tokens')
      if (valueAtPointer(choice, '/finish_reason') !== 'length' || cap === null || spent === null) return []
      // A wrong count is no evidence about the reason. `core.usage-counts-answer` reports the count.
      if (spent >= cap || isUndercounted(call)) return []
      const received = `string "length" after ${spent} of ${count(cap, 'token')}`
      return [
        { at: `${call.id} ${pointer}/finish_reason`, expected: 'a reason other than "length"', received },
      ]
    }),
})

// Returns whether an answer shows reasoning: it counts tokens of reasoning, or its message has another member with text.
function showsReasoning(call: Exchange): boolean {
  const tokens = valueAtPointer(jsonOf(call), '/usage/completion_tokens_details/reasoning_tokens')
  if (typeof tokens === 'number' && tokens > 0) return true
  return choicesOfReply(call).some(([, choice]) => {
    const message = valueAtPointer(choice, '/message')
    if (!isRecord(message)) return false
    return Object.entries(message).some(
      ([name, value]) => !['role', 'content'].includes(name) && !isEmpty(value),
    )
  })
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
