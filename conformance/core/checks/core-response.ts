/** The completion object: what interface section 2.3 states of it, and the fields that readings add. */
import { check, type Check } from '../../evidence/check.ts'
import { inconclusive, notApplicable, satisfied, violatedUnlessEmpty } from '../../exchange/judgement.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { stringOf } from '../../statement/readings.ts'
import {
  firstChoiceText,
  bodyText,
  headerValue,
  jsonOf,
  valueAtPointer,
  valueIssue,
} from '../../exchange/reply.ts'
import { conforms } from '../../exchange/schema.ts'
import {
  everyField,
  isCapped,
  isSpentThinking,
  underOpenai,
  withoutText,
} from '../../evidence/completion-object.ts'
import { every, everyReply, nothingSeen, repliesOf } from '../../evidence/replies.ts'

const shared = { capability: 'core', level: 'MUST', judges: 'completion' } as const
const openaiField = { ...shared, gap: 'G2.4', reading: 'response.fields' } as const

const COMPLETION_SCHEMA = 'urn:assay:openai:chat-completion'
const DAY_MS = 86_400_000
// What they name, in words of their own, is not named again by the schema as a whole.
const FIELD_CHECKS = [
  'core.choices-array',
  'core.message-object',
  'core.content-is-string',
  'core.choice-index',
  'core.message-role',
  'core.finish-reason-string',
  'core.id-string',
  'core.object-literal',
  'core.created-integer',
  'core.model-string',
  'core.usage-integers',
]
// One empty answer is a mood of the model; so many are a target that generates nothing.
const ENOUGH_ANSWERS = 5

/** Source: interface section 2.3. Text comes back, so an empty array is none. */
const choicesArray = check({
  ...shared,
  id: 'core.choices-array',
  clause: 'C2.3.1',
  title: 'a completion has an array `choices` with at least one element',
  trippedBy: ['choices-missing', 'choices-null', 'choices-object', 'choices-empty'],
  judge: (evidence) =>
    everyReply(evidence, (call) => {
      const choices = valueAtPointer(jsonOf(call), '/choices')
      const fits = Array.isArray(choices) && choices.length > 0
      return fits ? [] : [valueIssue(call, '/choices', 'array of 1 or more')]
    }),
})

/** Source: interface section 1: generated text comes back. */
const textGenerated = check({
  ...shared,
  id: 'core.text-generated',
  clause: 'C1.2',
  title: 'text is generated',
  because: ['core.content-is-string'],
  trippedBy: ['content-always-empty'],
  judge: (evidence) => {
    const answers = repliesOf(evidence).filter((call) => firstChoiceText(call) !== null)
    const speaking = answers.filter((call) => firstChoiceText(call) !== '')
    if (speaking.length > 0) return satisfied(speaking)
    if (answers.length === 0) return withoutText(repliesOf(evidence)) ?? nothingSeen(evidence, 'completion')
    // A model may spend all its tokens thinking, and then says nothing by the time the cap is reached.
    const silent = answers.filter((call) => !isCapped(call))
    if (silent.length < ENOUGH_ANSWERS) {
      return inconclusive('model-behaviour', `all of ${answers.length} answers are empty`, answers)
    }
    const expected = 'text in one answer at least'
    return violatedUnlessEmpty(
      silent.map((call) => valueIssue(call, '/choices/0/message/content', expected)),
      silent,
    )
  },
})

/** Source: gap G2.4. */
const idString = check({
  ...openaiField,
  id: 'core.id-string',
  title: '`id` is a string that is not empty',
  trippedBy: ['id-missing', 'id-empty', 'id-number', 'recognizes-nonces'],
  judge: (evidence) =>
    everyField(evidence, '/id', 'string of 1 or more', (id) => typeof id === 'string' && id !== ''),
})

/** Source: gap G2.4. Clients keep answers under their ids. */
const idsDistinct = check({
  ...openaiField,
  id: 'core.ids-distinct',
  title: 'no two completions have the same `id`',
  because: ['core.id-string'],
  trippedBy: ['ids-constant', 'ids-colliding', 'canned-answers'],
  judge: (evidence) =>
    underOpenai(evidence, () => {
      const named = repliesOf(evidence).filter((call) => (idOf(call) ?? '') !== '')
      if (named.length === 1) return inconclusive('prerequisite', 'only one reply has an id', named)
      if (named.length === 0) return nothingSeen(evidence, 'completion', { pointer: '/id', wanted: 'id' })
      const firstWith = new Map(named.toReversed().map((call) => [idOf(call), call.id]))
      return every(evidence, named, (call) => {
        const first = firstWith.get(idOf(call)) ?? call.id
        return first === call.id ? [] : [valueIssue(call, '/id', `another id than that of ${first}`)]
      })
    }),
})

/** Source: gap G2.4. */
const objectLiteral = check({
  ...openaiField,
  id: 'core.object-literal',
  title: '`object` is "chat.completion"',
  trippedBy: ['object-wrong'],
  judge: (evidence) => {
    const literal = stringOf(evidence.readings, 'response.fields', 'object') ?? 'chat.completion'
    return everyField(evidence, '/object', JSON.stringify(literal), (object) => object === literal)
  },
})

/** Source: gap G2.4. Written without a fraction: `1.0` breaks clients whose type is an integer. */
const createdInteger = check({
  ...openaiField,
  id: 'core.created-integer',
  title: '`created` is a whole number',
  trippedBy: ['created-float', 'created-string'],
  judge: (evidence) =>
    underOpenai(evidence, () =>
      everyReply(evidence, (call) => {
        const created = valueAtPointer(jsonOf(call), '/created')
        if (!Number.isInteger(created)) return [valueIssue(call, '/created', 'integer')]
        const written = writtenAsFraction(bodyText(call) ?? '')
        return written === null ? [] : [{ at: `${call.id} /created`, expected: 'integer', received: written }]
      }),
    ),
})

/** Source: gap G2.4. A day of tolerance: clocks differ, but milliseconds are off by 50,000 years. */
const createdSeconds = check({
  ...openaiField,
  id: 'core.created-seconds',
  title: '`created` is the time of the call in seconds',
  because: ['core.created-integer'],
  trippedBy: ['created-ms'],
  judge: (evidence) =>
    underOpenai(evidence, () => {
      const dated = repliesOf(evidence).filter(
        (call) => typeof valueAtPointer(jsonOf(call), '/created') === 'number',
      )
      return every(
        evidence,
        dated,
        (call) =>
          isOfItsDay(call)
            ? []
            : [valueIssue(call, '/created', 'seconds since 1970, within a day of the call')],
        'completion',
        { pointer: '/created', wanted: 'number' },
      )
    }),
})

/** Source: gap G2.4. Equality with the request is not demanded: aliases resolve to other names. */
const modelString = check({
  ...openaiField,
  id: 'core.model-string',
  title: '`model` is a string',
  trippedBy: ['model-missing'],
  judge: (evidence) => everyField(evidence, '/model', 'string', (model) => typeof model === 'string'),
})

/** Source: gap G2.4, the whole schema of the reading. */
const responseSchema = check({
  ...openaiField,
  id: 'core.response-schema',
  title: 'completions have the shape of the reading',
  because: FIELD_CHECKS,
  trippedBy: ['usage-details-number'],
  judge: (evidence) => {
    const { readings } = evidence
    const schema = stringOf(readings, 'response.fields', 'schema')
    if (schema === null && readings.has('response.fields')) return notApplicable('the reading has no schema')
    const replies = repliesOf(evidence)
    const spoken = replies.filter((call) => !isSpentThinking(call))
    if (replies.length > 0 && spoken.length === 0) {
      return inconclusive('model-behaviour', 'the model used all its tokens before it produced text', replies)
    }
    return every(evidence, spoken, (call) => conforms(schema ?? COMPLETION_SCHEMA, jsonOf(call), call.id))
  },
})

/** Checks of the completion object as a whole. */
export const responseChecks: readonly Check[] = [
  choicesArray,
  textGenerated,
  idString,
  idsDistinct,
  objectLiteral,
  createdInteger,
  createdSeconds,
  modelString,
  responseSchema,
]

function idOf(call: Exchange): string | null {
  const id = valueAtPointer(jsonOf(call), '/id')
  return typeof id === 'string' ? id : null
}

// Once parsed, 1.0 is 1; only the text still shows it. Quotes inside strings are escaped, so they cannot match. A field
// of the same name deeper down may be a fraction, hence only when none is written as an integer.
function writtenAsFraction(text: string): string | null {
  const written = [...text.matchAll(/"created"\s*:\s*(-?\d[\d.eE+-]*)/g)].map((match) => match[1] ?? '')
  return written.some((number) => /^-?\d+$/.test(number)) ? null : (written[0] ?? null)
}

function isOfItsDay(call: Exchange): boolean {
  const createdMs = Number(valueAtPointer(jsonOf(call), '/created')) * 1000
  return clocksOf(call).some((clockMs) => Math.abs(createdMs - clockMs) <= DAY_MS)
}

function clocksOf(call: Exchange): readonly number[] {
  const header = Date.parse(headerValue(call.response?.headers ?? [], 'date') ?? '')
  return [call.sentAtEpochMs, header].filter((clockMs) => !Number.isNaN(clockMs))
}
