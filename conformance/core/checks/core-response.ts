import { check } from '../../evidence/check.ts'
import {
  inconclusive,
  notApplicable,
  satisfied,
  violatedUnlessEmpty,
  type Issue,
} from '../../exchange/judgement.ts'
import { breakOffOften } from '../../exchange/attempts.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { DAY_MS } from '../../../schemas/durations.ts'
import { stringOf, type Readings, stringsOf } from '../../statement/readings.ts'
import {
  firstChoiceText,
  bodyText,
  jsonOf,
  valueAtPointer,
  valueIssue,
  isRecord,
} from '../../exchange/reply.ts'
import { conforms } from '../../exchange/schema.ts'
import {
  choicesOfReply,
  isCapped,
  isWithinADay,
  isCutBeforeText,
  openaiCheck,
  withoutText,
  askedMaxTokens,
  usageCount,
  everyChoice,
  isUndercounted,
} from '../../evidence/completion-object.ts'
import { every, everyReply, withoutReplies, repliesOf } from '../../evidence/evidence.ts'
import { rolesOf } from '../../evidence/replies.ts'
import { count } from '../../../schemas/count.ts'

const shared = { judges: 'completion' } as const
const openaiField = { ...shared, reading: 'response.fields' } as const

const COMPLETION_SCHEMA = 'urn:assay:openai:chat-completion'
// The minimum number of faulty answers (no text, or a time as id) for a violation. Fewer faulty answers may be chance.
const ENOUGH_ANSWERS = 5
// The least count of tokens that shows that a text was lost. A model that says nothing may count the tokens of a template.
const LOST_TOKENS = 8

export const choicesArray = check({
  ...shared,
  id: 'core.choices-array',
  clause: 'C2.3.1',
  title: 'a completion has an array `choices` with at least one element',
  trippedBy: ['choices-missing', 'choices-null', 'choices-empty'],
  judge: (evidence) =>
    everyReply(evidence, (call) => {
      const choices = valueAtPointer(jsonOf(call), '/choices')
      const fits = Array.isArray(choices) && choices.length > 0
      return fits ? [] : [valueIssue(call, '/choices', 'array of 1 or more')]
    }),
})

export const textGenerated = check({
  ...shared,
  id: 'core.text-generated',
  clause: 'C1.2',
  title: 'text is generated, and not lost where its tokens are counted',
  because: ['core.content-is-string'],
  trippedBy: ['content-always-empty', 'content-empty-later', 'content-empty-after-turn'],
  judge: (evidence) => {
    const judged = repliesOf(evidence).filter((call) => firstChoiceText(call) !== null)
    if (judged.length === 0) return withoutText(repliesOf(evidence)) ?? withoutReplies(evidence, 'completion')
    // The attempts of one call count once, because a model answers the same prompt the same way.
    const answers = [...new Map(judged.map((call) => [`${call.probe}/${call.label}`, call])).values()]
    const after = answers.filter((call) => rolesOf(call).includes('assistant'))
    const lost = [answers, after].map(lostTexts).find(({ length }) => length > 0) ?? []
    const speaking = judged.filter((call) => firstChoiceText(call) !== '')
    if (lost.length === 0 && speaking.length === 0)
      return inconclusive('model-behaviour', `all of ${judged.length} answers are empty`, judged)
    const expected = 'text, in one answer at least (also after turns), and wherever its tokens are counted'
    const issues = lost.map((call) => valueIssue(call, '/choices/0/message/content', expected))
    return violatedUnlessEmpty(issues, lost.length > 0 ? lost : speaking)
  },
})

// Returns the answers without text, if chance does not explain them: all of at least five; or five, or a fifth, although their tokens are counted.
// A model may spend all its tokens on reasoning, and reach the cap before any text.
function lostTexts(answers: readonly Exchange[]): readonly Exchange[] {
  const silent = answers.filter((call) => firstChoiceText(call) === '')
  const empty = silent.filter(
    (call) =>
      !isCapped(call) && valueAtPointer(jsonOf(call), '/choices/0/finish_reason') !== 'content_filter',
  )
  if (silent.length === answers.length && empty.length >= ENOUGH_ANSWERS) return empty
  const counted = empty.filter(
    (call) => (usageCount(call, 'completion_tokens') ?? 0) >= LOST_TOKENS && !showsReasoning(call),
  )
  return counted.length >= ENOUGH_ANSWERS || breakOffOften(counted.length, answers.length) ? counted : []
}

export const idsDistinct = openaiCheck({
  id: 'core.ids-distinct',
  title: 'no two completions have the same `id`',
  because: ['core.response-schema', 'core.no-cross-talk'],
  trippedBy: ['ids-colliding', 'ids-of-cache', 'canned-answers'],
  judge: (evidence) => {
    const named = repliesOf(evidence).filter((call) => (idOf(call) ?? '') !== '')
    if (named.length === 1) return inconclusive('prerequisite', 'only one reply has an id', named)
    if (named.length === 0) return withoutReplies(evidence, 'completion', { pointer: '/id', wanted: 'id' })
    const firstWith = new Map(named.toReversed().map((call) => [idOf(call), call]))
    return every(evidence, named, (call) => {
      const first = firstWith.get(idOf(call)) ?? call
      // Logs and bills cannot tell apart two answers with the same id, such as those of a cache.
      if (first.id === call.id) return []
      return [valueIssue(call, '/id', `another id than that of ${first.id}`)]
    })
  },
})

// An id that is the time of the call can be guessed.
export const idsUnguessable = openaiCheck({
  id: 'core.ids-unguessable',
  level: 'SHOULD',
  title: 'ids are not the bare time of the call',
  trippedBy: ['ids-time'],
  judge: (evidence) => {
    const named = repliesOf(evidence).filter((call) => (idOf(call) ?? '') !== '')
    if (named.length === 0) return withoutReplies(evidence, 'completion', { pointer: '/id', wanted: 'id' })
    const others = new Set(named.map((call) => idOf(call)?.replace(TIME_DIGITS, '')))
    if (named.length < ENOUGH_ANSWERS || others.size > 1 || !named.every(holdsItsTime))
      return satisfied(named)
    const issues = named.slice(0, 1).map((call) => valueIssue(call, '/id', 'more than the time of the call'))
    return violatedUnlessEmpty(issues, named)
  },
})

const TIME_DIGITS = /\d{10,16}/
const MS_PER_UNIT = [1000, 1, 0.001]

function holdsItsTime(call: Exchange): boolean {
  const [digits] = TIME_DIGITS.exec(idOf(call) ?? '') ?? []
  return MS_PER_UNIT.some((msPerUnit) => Math.abs(Number(digits) * msPerUnit - call.sentAtEpochMs) <= DAY_MS)
}

export const createdSeconds = openaiCheck({
  id: 'core.created-seconds',
  title: '`created` is the time of the call in seconds',
  because: ['core.response-schema'],
  trippedBy: ['created-ms'],
  judge: (evidence) => {
    const dated = repliesOf(evidence).filter(
      (call) => typeof valueAtPointer(jsonOf(call), '/created') === 'number',
    )
    return every(
      evidence,
      dated,
      (call) =>
        isWithinADay(Number(valueAtPointer(jsonOf(call), '/created')), call)
          ? []
          : [valueIssue(call, '/created', 'seconds since 1970, within a day of the call')],
      'completion',
      { pointer: '/created', wanted: 'number' },
    )
  },
})

// `1.0` for an integer is an issue, because typed clients reject it.
export const responseSchema = check({
  ...openaiField,
  id: 'core.response-schema',
  isFormat: true,
  title: 'completions have the members of the reading, each of its type',
  because: ['core.choices-array', 'core.message-object', 'core.content-is-string'],
  trippedBy: [
    'id-missing',
    'recognizes-nonces',
    'object-wrong',
    'created-string',
    'recognizes-prompts',
    'usage-details-number',
    'usage-fractions',
  ],
  judge: (evidence) => {
    const { readings } = evidence
    const schema = stringOf(readings, 'response.fields', 'schema')
    if (schema === null && readings.has('response.fields')) return notApplicable('the reading has no schema')
    const isOpenai = schema === null || schema === COMPLETION_SCHEMA
    return everyReply(evidence, (call) => {
      const issues = withoutSpentText(call, conforms(schema ?? COMPLETION_SCHEMA, jsonOf(call), call.id))
      const known = new Set(issues.map(({ at }) => at))
      return [
        ...issues,
        ...declaredIssues(call, readings).filter(({ at }) => !known.has(at)),
        ...(isOpenai ? [...fractionIssues(call), ...indexIssues(call)] : []),
      ]
    })
  },
})

function idOf(call: Exchange): string | null {
  const id = valueAtPointer(jsonOf(call), '/id')
  return typeof id === 'string' ? id : null
}

// Removes issues about missing content if the model used all tokens before any text.
function withoutSpentText(call: Exchange, issues: readonly Issue[]): readonly Issue[] {
  return isCutBeforeText(call) ? issues.filter(({ at }) => !at.endsWith('/message/content')) : issues
}

// Returns an issue for each `object` and `role` whose value is not the declared one.
function declaredIssues(call: Exchange, readings: Readings): readonly Issue[] {
  const [object, role] = ['object', 'role'].map((name) => stringOf(readings, 'response.fields', name))
  const places = [
    ['/object', object],
    ...choicesOfReply(call).map(([pointer]) => [`${pointer}/message/role`, role] as const),
  ] as const
  return places.flatMap(([pointer, declared]) => {
    const isSame = declared == null || valueAtPointer(jsonOf(call), pointer) === declared
    return isSame ? [] : [valueIssue(call, pointer, JSON.stringify(declared))]
  })
}

function indexIssues(call: Exchange): readonly Issue[] {
  const choices = choicesOfReply(call)
  const indexes = choices.map(([, choice]) => valueAtPointer(choice, '/index'))
  const isOdd = (place: number): boolean => Number.isInteger(indexes[place]) && !indexes.includes(place)
  return choices.flatMap(([pointer], place) =>
    isOdd(place) ? [valueIssue(call, `${pointer}/index`, 'its place, counted from 0')] : [],
  )
}

const INTEGERS = ['/created', '/usage/prompt_tokens', '/usage/completion_tokens', '/usage/total_tokens']

// Returns an issue for each integer that is written as a fraction, such as 1.0. It parses as 1, but not in typed clients.
function fractionIssues(call: Exchange): readonly Issue[] {
  return INTEGERS.flatMap((pointer) => {
    if (!Number.isInteger(valueAtPointer(jsonOf(call), pointer))) return []
    const written = writtenAsFraction(bodyText(call) ?? '', pointer.slice(pointer.lastIndexOf('/') + 1))
    return written === null ? [] : [{ at: `${call.id} ${pointer}`, expected: 'integer', received: written }]
  })
}

// Returns the first member `name` in a text if every such member is written as a fraction; otherwise null.
function writtenAsFraction(text: string, name: string): string | null {
  const members = text.matchAll(new RegExp(`"${name}"\\s*:\\s*(-?\\d[\\d.eE+-]*)`, 'g'))
  const written = [...members].map((match) => match[1] ?? '')
  return written.some((number) => /^-?\d+$/.test(number)) ? null : (written[0] ?? null)
}

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

const CONTENT = '/choices/0/message/content'

// A SHOULD, because large services send null.
export const contentAfterReasoning = check({
  ...shared,
  id: 'core.content-after-reasoning',
  clause: 'C2.3.3',
  level: 'SHOULD',
  title: 'an answer whose reasoning used up all tokens has a string as `content`, too',
  because: ['core.content-is-string'],
  trippedBy: ['content-null-after-reasoning'],
  judge: (evidence) =>
    everyReply(evidence, (call) =>
      isCutBeforeText(call) && showsReasoning(call) && valueAtPointer(jsonOf(call), CONTENT) === null
        ? [valueIssue(call, CONTENT, 'string, such as an empty one')]
        : [],
    ),
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
