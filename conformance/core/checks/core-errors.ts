/** The form of a refusal: section 4 asks for JSON, the reading `errors.body` (G7.2) says what is in it. */
import { check, type Check } from '../../evidence/check.ts'
import { errorRule } from '../../evidence/error-shape.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { notApplicable, type Issue } from '../../exchange/judgement.ts'
import { stringOf } from '../../statement/readings.ts'
import {
  describeValue,
  isJsonMediaType,
  isRecord,
  jsonOf,
  mediaTypeOf,
  strictJson,
} from '../../exchange/reply.ts'
import { conforms, schemaIssues } from '../../exchange/schema.ts'
import { withFittingReading } from './fitting-error-reading.ts'
import { internalsIn } from './core-internals.ts'
import {
  onErrorParts,
  onChatRefusals,
  REFUSABLE,
  usualShape,
  errorShape,
  wrongKind,
} from '../../evidence/error-evidence.ts'

const STRING_OR_NULL = ['string', 'null'] as const

const mediaType = check({
  id: 'core.errors-media-type',
  capability: 'core',
  clause: 'C4.3',
  level: 'MUST',
  title: 'a refusal in JSON has a JSON media type',
  because: ['core.errors-strict-json'],
  judges: REFUSABLE,
  trippedBy: ['errors-text'],
  judge: (evidence) =>
    onChatRefusals(evidence, mediaTypeIssues, {
      // Plain words that are labeled as such are labeled right: that they are not JSON is one failure, not two.
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
  capability: 'core',
  clause: 'C4.3',
  level: 'MUST',
  title: 'the body of a refusal is one JSON value',
  judges: REFUSABLE,
  trippedBy: ['errors-not-json', 'errors-empty-body', 'errors-html'],
  judge: (evidence) =>
    onChatRefusals(evidence, (exchange) => {
      const json = strictJson(exchange)
      return json.ok
        ? []
        : [{ at: `${exchange.id} body`, expected: 'one JSON value', received: json.problem }]
    }),
})

const body = check({
  id: 'core.errors-body',
  capability: 'core',
  gap: 'G7.2',
  reading: 'errors.body',
  level: 'MUST',
  title: 'the body of a refusal has the shape of the reading',
  because: ['core.errors-strict-json'],
  judges: REFUSABLE,
  trippedBy: ['error-string', 'error-flat', 'error-detail', 'error-no-message'],
  judge: (evidence) => {
    const rule = errorRule(evidence.readings)
    if (rule === null) return notApplicable('the reading of errors.body names no schema')
    // That a body is not JSON at all is the business of core.errors-strict-json.
    const issuesOf = (exchange: Exchange): readonly Issue[] =>
      withFittingReading(rule(jsonOf(exchange), exchange.id), exchange, evidence.readings)
    return onChatRefusals(evidence, issuesOf, {
      of: (exchange) => strictJson(exchange).ok,
      none: 'no refusal has a body in JSON',
    })
  },
})

const fourKeys = check({
  id: 'core.errors-four-keys',
  capability: 'core',
  gap: 'G7.2',
  reading: 'errors.body',
  level: 'SHOULD',
  title: 'an error has every member the reading lists',
  because: ['core.errors-body'],
  judges: REFUSABLE,
  trippedBy: ['error-keys-missing'],
  judge: (evidence) => {
    const schema = stringOf(evidence.readings, 'errors.body', 'fullSchema')
    if (schema === null) return notApplicable('the reading of errors.body names no full schema')
    const base = stringOf(evidence.readings, 'errors.body', 'schema') ?? schema
    // Members of a wrong type are the business of the checks named after them.
    return onChatRefusals(evidence, (exchange) => missingIn(schema, exchange), {
      of: (exchange) => conforms(base, jsonOf(exchange), exchange.id).length === 0,
      none: 'no refusal has the shape of the reading',
    })
  },
})

function missingIn(schema: string, exchange: Exchange): readonly Issue[] {
  const issues = schemaIssues(schema, jsonOf(exchange), exchange.id)
  return issues.flatMap(({ kind, issue }) => (kind === 'missing' ? [issue] : []))
}

const message = check({
  id: 'core.errors-message',
  capability: 'core',
  gap: 'G7.2',
  reading: 'errors.body',
  level: 'MUST',
  title: 'an error has a message in words',
  because: ['core.errors-body'],
  judges: REFUSABLE,
  trippedBy: ['error-message-empty'],
  judge: (evidence) =>
    onErrorParts(evidence, 'message', (text, at) => {
      // A missing message, or one that is not a string, is the shape's business.
      if (typeof text !== 'string' || text.trim() !== '') return []
      return [{ at, expected: 'a sentence', received: describeValue(text) }]
    }),
})

const type = check({
  id: 'core.errors-type',
  capability: 'core',
  gap: 'G7.2',
  reading: 'errors.body',
  level: 'SHOULD',
  title: 'the type of an error is a string',
  because: ['core.errors-body'],
  judges: REFUSABLE,
  trippedBy: ['error-type-number'],
  judge: (evidence) => onErrorParts(evidence, 'type', (value, at) => wrongKind(value, at, ['string'])),
})

const param = check({
  id: 'core.errors-param',
  capability: 'core',
  gap: 'G7.2',
  reading: 'errors.body',
  level: 'SHOULD',
  title: 'the param of an error is a string or null',
  because: ['core.errors-body'],
  judges: REFUSABLE,
  trippedBy: ['error-param-object'],
  judge: (evidence) => onErrorParts(evidence, 'param', (value, at) => wrongKind(value, at, STRING_OR_NULL)),
})

const code = check({
  id: 'core.errors-code',
  capability: 'core',
  gap: 'G7.2',
  reading: 'errors.body',
  level: 'SHOULD',
  title: 'the code of an error is a string or null, not a number',
  because: ['core.errors-body'],
  judges: REFUSABLE,
  trippedBy: ['error-code-int'],
  judge: (evidence) => {
    // Of a shape of its own the schema says whether codes are numbers.
    const isOwn = evidence.readings.get('errors.body')?.value.reading === 'custom'
    const kinds = isOwn ? ([...STRING_OR_NULL, 'number'] as const) : STRING_OR_NULL
    return onErrorParts(evidence, 'code', (value, at) => wrongKind(value, at, kinds))
  },
})

/** A client that has learnt to read one error must be able to read the next. */
const oneShape = check({
  id: 'core.errors-one-shape',
  capability: 'core',
  gap: 'G7.2',
  reading: 'errors.body',
  level: 'MUST',
  title: 'all refusals have the same shape, wherever the refusal comes from',
  judges: REFUSABLE,
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
  id: 'core.errors-no-choices',
  capability: 'core',
  gap: 'G7.2',
  reading: 'errors.body',
  level: 'MUST',
  title: 'a refusal carries no choices',
  judges: REFUSABLE,
  trippedBy: ['error-with-choices'],
  judge: (evidence) =>
    onChatRefusals(evidence, (exchange) => {
      const json = strictJson(exchange)
      if (!json.ok || !isRecord(json.value) || !('choices' in json.value)) return []
      const received = describeValue(json.value['choices'])
      return [{ at: `${exchange.id} /choices`, expected: 'no choices beside an error', received }]
    }),
})

/** Paths, statements and stack frames help an attacker more than the client. */
const noInternals = check({
  id: 'core.errors-no-internals',
  capability: 'core',
  gap: 'G7.2',
  reading: 'errors.body',
  level: 'MUST',
  title: 'a refusal does not reveal internals of the server: no stack trace, file path or SQL',
  judges: REFUSABLE,
  trippedBy: ['error-stack', 'error-path'],
  judge: (evidence) => onChatRefusals(evidence, (exchange) => internalsIn(exchange, evidence.model)),
})

/** Checks of error bodies. */
export const errorChecks: readonly Check[] = [
  mediaType,
  strict,
  body,
  fourKeys,
  message,
  type,
  param,
  code,
  oneShape,
  noChoices,
  noInternals,
]
