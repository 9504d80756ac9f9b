import { KEY_PART_CHARS } from '../../codec/secret-forms.ts'
import { callsAbout, unusable } from '../../evidence/evidence.ts'
import { check, checkWhen } from '../../evidence/check.ts'
import { errorBodyRule, errorPointer, type ErrorPart } from '../../evidence/error-shape.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { notApplicable, violatedUnlessEmpty, type Issue } from '../../exchange/judgement.ts'
import { stringOf, type Readings } from '../../statement/readings.ts'
import {
  bodyText,
  describeValue,
  isJsonMediaType,
  MAX_INSPECTED_DEPTH,
  shorten,
  isRecord,
  jsonOf,
  mediaTypeOf,
  strictJson,
  valueAtPointer,
  type JsonKind,
  statusOf,
} from '../../exchange/reply.ts'
import { conforms, schemaIssues } from '../../exchange/schema.ts'
import {
  onErrorParts,
  onChatRefusals,
  REFUSAL_CALLS,
  usualShape,
  errorShape,
  wrongKind,
} from '../../evidence/error-evidence.ts'
import { conformsTo, schemaIn } from '../../statement/own-schema.ts'
import { completeReading } from '../../statement/plan.ts'

const KEY = 'errors.body'

// The readings with a fixed schema. The list omits `bare` (any body is allowed) and `custom` (the statement gives the schema).
const KNOWN = ['openai', 'problem', 'detail'].map((name) => completeReading(KEY, { reading: name }))

/** Adds to the first issue the name of another known error format that the body fits, if there is one. Returns all issues. */
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
  reading: 'errors.body',
  judges: REFUSAL_CALLS,
} as const

export const mediaType = check({
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

export const strict = checkWhen(onChatRefusals, {
  id: 'core.errors-strict-json',
  clause: 'C4.3',
  title: 'the body of a refusal is one JSON value',
  because: ['core.mistakes-never-5xx', 'core.no-error-in-success', 'core.body-utf8'],
  judges: REFUSAL_CALLS,
  trippedBy: ['errors-empty-body', 'errors-html'],
  judge: (_, exchange) => {
    const json = strictJson(exchange)
    return json.ok ? [] : [{ at: `${exchange.id} body`, expected: 'one JSON value', received: json.problem }]
  },
})

export const body = check({
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

export const members = check({
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

export const message = check({
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

export const oneShape = check({
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

export const noChoices = checkWhen(onChatRefusals, {
  ...onRefusals,
  id: 'core.errors-no-choices',
  title: 'a refusal carries no choices',
  because: ['core.mistakes-never-5xx', 'core.no-error-in-success'],
  trippedBy: ['error-with-choices'],
  judge: (_, exchange) => {
    const json = strictJson(exchange)
    if (!json.ok || !isRecord(json.value) || !('choices' in json.value)) return []
    const received = describeValue(json.value['choices'])
    return [{ at: `${exchange.id} /choices`, expected: 'no choices beside an error', received }]
  },
})

export const noInternals = check({
  ...onRefusals,
  id: 'core.errors-no-internals',
  title:
    'a refusal does not reveal internals of the server: no stack trace, file path, SQL, table, and no hash or part of a key',
  trippedBy: ['error-stack', 'error-path', 'error-table', 'error-key-part', 'limit-refusal-path'],
  judge: (evidence) => {
    // Refusals of the limits probes count too.
    const refused = callsAbout(evidence, ...REFUSAL_CALLS).filter(
      (call) => (statusOf(call) ?? 0) >= 400 && (statusOf(call) === 429 || unusable(call) === null),
    )
    const issues = refused.flatMap((call) => [
      ...internalsIn(call, evidence.model),
      ...keyPartsIn(call, evidence.secretPlaceholders),
    ])
    if (issues.length === 0 && refused.every((call) => unusable(call) !== null))
      return onChatRefusals(evidence, () => [])
    return violatedUnlessEmpty(issues, refused)
  },
})

// Expressions that match internals of a server, by kind. They are narrow, so that URLs and ordinary sentences do not match.
const INTERNALS_PATTERNS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a JavaScript stack frame', /^[ \t]{0,20}at .{1,200}:\d{1,9}:\d{1,9}\)?/m],
  ['a Python traceback', /Traceback \(most recent call last\)|File "[^"\n]{1,300}", line \d+/],
  ['a Java stack frame', /^[ \t]{0,20}at [\w$.]{1,200}\((?:[\w$]+\.(?:java|kt|scala):\d+|Native Method)\)/m],
  ['a Go stack trace', /^goroutine \d+ \[|\.go:\d+ \+0x/m],
  ['a PHP message', / in (?:<b>)?[^\s<>"]{1,200}\.php(?:\(\d+\)|:\d+|(?:<\/b>)? on line (?:<b>)?\d+)/],
  ['a Rust panic', /panicked at [^\n]{1,200}:\d+/],
  ['a file path', /(?:^|[\s"'`(=[])(?:file:\/\/)?\/(?:usr|home|root|opt|var|srv|etc|tmp|mnt|Users)\/[\w.-]/m],
  ['a file path', /\/(?:site-packages|node_modules)\//],
  ['a file path', /(?:^|[\s"'`(=[])[A-Z]:\\[\w .-]+/m],
  [
    'an SQL statement',
    /\bSELECT\b.{1,200}\bFROM\b|\bINSERT INTO\b|\bDELETE FROM\b|\bUPDATE\b.{1,100}\bSET\b/,
  ],
  [
    'a table of a database',
    /\b\w+_?(?:Token|User|Key|Account|Team)s?_?Table\b|\b(?:table|relation) ["'`]\w+["'`]/,
  ],
  ['a hash', /\b(?:hash|sha-?256)\b[^\n]{0,20}?\b[0-9a-f]{64}\b/i],
  ['an SQL error', /\bSQLSTATE\b|\bORA-\d{5}\b|syntax error at or near "/],
]

// The number of characters of an answer that are searched. A leak comes early, and a hostile answer may have megabytes.
const SEARCHED_CHARACTERS = 65_536

// Returns one issue per pattern of server internals that an answer matches. Ignores the model name and the path of the request.
function internalsIn(exchange: Exchange, model: string): readonly Issue[] {
  const json = strictJson(exchange)
  const strings = json.ok ? stringsIn(json.value) : [bodyText(exchange) ?? '']
  const texts = strings.map((text) => withoutOwnValues(text.slice(0, SEARCHED_CHARACTERS), exchange, model))
  return INTERNALS_PATTERNS.flatMap(([what, pattern]) => {
    const match = texts.map((text) => pattern.exec(text)).find((hit) => hit !== null)
    if (match === undefined) return []
    const received = `${what}: ${JSON.stringify(shorten(wholeWord(match), 80))}`
    return [{ at: `${exchange.id} body`, expected: 'no internals of the server', received }]
  })
}

// Returns an issue if a refusal contains a part of a key. In the record, the start of a placeholder replaces this part.
// `core.key-not-echoed` reports whole keys.
function keyPartsIn(exchange: Exchange, placeholders: readonly string[]): readonly Issue[] {
  const text = placeholders.reduce((rest, whole) => rest.replaceAll(whole, ''), bodyText(exchange) ?? '')
  const isShown = placeholders.some((whole) => text.includes(whole.slice(0, KEY_PART_CHARS)))
  if (!isShown) return []
  const received = `${KEY_PART_CHARS} or more characters of the key in a row`
  return [{ at: `${exchange.id} body`, expected: 'no part of the key', received }]
}

// Extends a match to the end of its word, so that a reader can find the leak.
function wholeWord(match: RegExpExecArray): string {
  const rest = match.input.slice(match.index + match[0].length)
  const [tail = ''] = /^[^\s"'`)\]>,;]{0,80}/.exec(rest) ?? []
  return `${match[0]}${tail}`.replace(/^[\s"'`(=[]+/, '').trim()
}

// Removes the model name and the request path from a text, because the client sent them itself.
function withoutOwnValues(text: string, exchange: Exchange, model: string): string {
  const { url } = exchange.request
  const path = URL.canParse(url) ? new URL(url).pathname : '/'
  const named = model === '' ? text : text.replaceAll(model, 'MODEL')
  return path === '/' ? named : named.replaceAll(path, 'PATH')
}

function stringsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return [value]
  if (depth > MAX_INSPECTED_DEPTH) return []
  const inner: readonly unknown[] = Array.isArray(value) ? value : isRecord(value) ? Object.values(value) : []
  return inner.flatMap((member) => stringsIn(member, depth + 1))
}
