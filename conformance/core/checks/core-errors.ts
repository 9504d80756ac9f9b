/** Defines checks of the form of refusals. The form is JSON (interface section 4) with the members of `errors.body` (gap G7.2). */
import { markedComplete } from '../../evidence/replies.ts'
import { callsAbout, examine, unusable } from '../../evidence/evidence.ts'
import { check, type Check } from '../../evidence/check.ts'
import { errorBodyRule, errorPointer, type ErrorPart } from '../../evidence/error-shape.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { notApplicable, type Issue } from '../../exchange/judgement.ts'
import { stringOf, type Readings } from '../../statement/readings.ts'
import {
  describeValue,
  isJsonMediaType,
  isRecord,
  jsonOf,
  mediaTypeOf,
  strictJson,
  valueAtPointer,
  type JsonKind,
  statusOf,
} from '../../exchange/reply.ts'
import { conforms, schemaIssues } from '../../exchange/schema.ts'
import { internalsIn } from './core-internals.ts'
import {
  onErrorParts,
  onChatRefusals,
  REFUSAL_CALLS,
  usualShape,
  errorShape,
  wrongKind,
} from '../../evidence/error-evidence.ts'
import { conformsTo, schemaIn } from '../../statement/own-schema.ts'
import { completeReading } from '../../statement/profiles.ts'

const KEY = 'errors.body'

// The readings with a fixed schema. The list omits `bare` (any body is allowed) and `custom` (the statement gives the schema).
const KNOWN = ['openai', 'problem', 'detail'].map((name) => completeReading(KEY, { reading: name }))

/** Adds a hint to the first issue if the error body fits another value of `errors.body` than the value that the run uses. */
function withFittingReading(
  issues: readonly Issue[],
  exchange: Exchange,
  readings: Readings,
): readonly Issue[] {
  const [first, ...rest] = issues
  if (first === undefined) return issues
  const inForce = readings.get(KEY)?.value.reading
  const fitting = KNOWN.find((reading) => reading.reading !== inForce && fits(reading, exchange))
  if (fitting === undefined) return issues
  const received = `${first.received}; the body fits the reading ${fitting.reading} of ${KEY}`
  return [{ ...first, received }, ...rest]
}

function fits(reading: (typeof KNOWN)[number], exchange: Exchange): boolean {
  const { mediaTypes, schema: named } = reading
  const schema = schemaIn(named)
  const isOfType = Array.isArray(mediaTypes) && mediaTypes.includes(mediaTypeOf(exchange))
  return schema !== null && isOfType && conformsTo(schema, jsonOf(exchange), exchange.id).length === 0
}

const onRefusals = {
  gap: 'G7.2',
  reading: 'errors.body',
  judges: REFUSAL_CALLS,
} as const

const mediaType = check({
  id: 'core.errors-media-type',
  clause: 'C4.3',
  title: 'a refusal in JSON has a JSON media type',
  because: ['core.errors-strict-json'],
  judges: REFUSAL_CALLS,
  trippedBy: ['errors-text'],
  judge: (evidence) =>
    onChatRefusals(evidence, mediaTypeIssues, {
      // Leaves out refusals that are not JSON: `core.errors-strict-json` reports them.
      of: (exchange) => strictJson(exchange).ok,
      none: 'no refusal has a body in JSON',
    }),
})

function mediaTypeIssues(exchange: Exchange): readonly Issue[] {
  const received = mediaTypeOf(exchange)
  if (isJsonMediaType(received)) return []
  const at = `${exchange.id} header content-type`
  return [{ at, expected: 'application/json, or a type with +json', received: received ?? 'missing' }]
}

const strict = check({
  id: 'core.errors-strict-json',
  clause: 'C4.3',
  title: 'the body of a refusal is one JSON value',
  because: ['core.mistakes-never-5xx', 'core.body-utf8'],
  judges: REFUSAL_CALLS,
  trippedBy: ['errors-empty-body', 'errors-html'],
  judge: (evidence) =>
    onChatRefusals(evidence, (exchange) => {
      const json = strictJson(exchange)
      return json.ok
        ? []
        : [{ at: `${exchange.id} body`, expected: 'one JSON value', received: json.problem }]
    }),
})

const body = check({
  ...onRefusals,
  id: 'core.errors-body',
  isFormat: true,
  title: 'the body of a refusal has the shape and a media type of the reading',
  because: ['core.errors-strict-json', 'core.errors-media-type'],
  trippedBy: [
    'errors-vendor-type',
    'error-string',
    'error-flat',
    'error-detail',
    'error-no-message',
    'stream-error-shape',
  ],
  judge: (evidence) => {
    const rule = errorBodyRule(evidence.readings)
    if (rule === null) return notApplicable('the reading of errors.body names no schema')
    // `core.errors-strict-json` reports a body that is not JSON.
    const issuesOf = (exchange: Exchange): readonly Issue[] =>
      withFittingReading(rule(exchange), exchange, evidence.readings)
    return onChatRefusals(evidence, issuesOf, {
      of: (exchange) => strictJson(exchange).ok,
      none: 'no refusal has a body in JSON',
    })
  },
})

/** Judges that an error has the members that the reading `errors.body` requires, with the right JSON types. */
const members = check({
  ...onRefusals,
  id: 'core.errors-members',
  level: 'SHOULD',
  title:
    'an error has every member the reading lists: a string as type, and strings or null as param and code',
  because: ['core.errors-body'],
  trippedBy: ['error-keys-missing', 'error-code-int'],
  judge: (evidence) => {
    const { readings } = evidence
    const schema = stringOf(readings, 'errors.body', 'fullSchema')
    const base = stringOf(readings, 'errors.body', 'schema') ?? schema
    const kinds = kindsOf(readings).flatMap(([part, allowed]) => {
      const pointer = errorPointer(readings, part)
      return pointer === null ? [] : [{ pointer, allowed }]
    })
    if (schema === null && kinds.length === 0)
      return notApplicable('the reading of errors.body lists no members', 'errors.body')
    return onChatRefusals(
      evidence,
      (exchange) => [
        ...(schema === null ? [] : missingIn(schema, exchange)),
        ...kinds.flatMap(({ pointer, allowed }) =>
          wrongKind(valueAtPointer(jsonOf(exchange), pointer), `${exchange.id} ${pointer}`, allowed),
        ),
      ],
      {
        of: (exchange) => base === null || conforms(base, jsonOf(exchange), exchange.id).length === 0,
        none: 'no refusal has the shape of the reading',
      },
    )
  },
})

// Returns the JSON types that each part of an error may have. Codes may be numbers if the target declares its own error format.
function kindsOf(readings: Readings): readonly (readonly [part: ErrorPart, allowed: readonly JsonKind[]])[] {
  const isOwn = readings.get('errors.body')?.value.reading === 'custom'
  return [
    ['type', ['string']],
    ['param', ['string', 'null']],
    ['code', isOwn ? ['string', 'null', 'number'] : ['string', 'null']],
  ]
}

function missingIn(schema: string, exchange: Exchange): readonly Issue[] {
  const issues = schemaIssues(schema, jsonOf(exchange), exchange.id)
  return issues.flatMap(({ kind, issue }) => (kind === 'missing' ? [issue] : []))
}

const message = check({
  ...onRefusals,
  id: 'core.errors-message',
  isFormat: true,
  title: 'an error has a message in words',
  because: ['core.errors-body'],
  trippedBy: ['error-message-empty'],
  judge: (evidence) =>
    onErrorParts(evidence, 'message', (text, at) => {
      // `core.errors-body` reports a message that is missing or not a string.
      if (typeof text !== 'string' || text.trim() !== '') return []
      return [{ at, expected: 'a sentence', received: describeValue(text) }]
    }),
})

/** Judges that all refusals have the same shape, so that a client needs only one parser for errors. */
const oneShape = check({
  ...onRefusals,
  id: 'core.errors-one-shape',
  title: 'all refusals have the same shape, wherever the refusal comes from',
  because: ['core.errors-strict-json', 'core.errors-body'],
  trippedBy: ['error-auth-flat'],
  judge: (evidence) => {
    const usual = usualShape(evidence)
    return onChatRefusals(evidence, (exchange) => {
      const shape = errorShape(exchange, evidence.readings)
      if (shape === null || usual === null || shape === usual.shape) return []
      return [{ at: `${exchange.id} body`, expected: `${usual.shape}, ${usual.why}`, received: shape }]
    })
  },
})

const noChoices = check({
  ...onRefusals,
  id: 'core.errors-no-choices',
  title: 'a refusal carries no choices',
  because: ['core.mistakes-never-5xx'],
  trippedBy: ['error-with-choices'],
  judge: (evidence) =>
    onChatRefusals(evidence, (exchange) => {
      const json = strictJson(exchange)
      if (!json.ok || !isRecord(json.value) || !('choices' in json.value)) return []
      const received = describeValue(json.value['choices'])
      return [{ at: `${exchange.id} /choices`, expected: 'no choices beside an error', received }]
    }),
})

/** Judges that a refusal reveals no file path, SQL or stack frame. Such details help attackers rather than clients. */
const noInternals = check({
  ...onRefusals,
  id: 'core.errors-no-internals',
  title:
    'a refusal does not reveal internals of the server: no stack trace, file path, SQL, table or hash of a key',
  trippedBy: ['error-stack', 'error-path', 'error-table'],
  judge: (evidence) => {
    const refused = callsAbout(evidence, ...REFUSAL_CALLS).filter(
      (call) => (statusOf(call) ?? 0) >= 400 && unusable(call) === null,
    )
    if (refused.length === 0) return onChatRefusals(evidence, () => [])
    return examine(evidence, refused.map(markedComplete), (call) => internalsIn(call, evidence.model))
  },
})

/** The checks of error bodies. */
export const errorChecks: readonly Check[] = [
  mediaType,
  strict,
  body,
  members,
  message,
  oneShape,
  noChoices,
  noInternals,
]
