import { check } from '../../evidence/check.ts'
import { examine, wholeAnswers, attemptsOf, every } from '../../evidence/evidence.ts'
import { notApplicable, type Issue } from '../../exchange/judgement.ts'
import type { Selector } from '../../exchange/call-kinds.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import {
  bodyText,
  describeValue,
  responseHeader,
  isJsonMediaType,
  isRecord,
  jsonOf,
  mediaTypeOf,
  shorten,
  strictJson,
} from '../../exchange/reply.ts'
import { markedComplete } from '../../evidence/replies.ts'
import { isStream, streamOf } from '../../evidence/stream.ts'

const ANY_SUCCESS: readonly Selector[] = [
  'completion',
  'refusal',
  'credential',
  'stream:role-unknown',
  'stream:quota',
]
const OTHERS_IN_JSON: readonly Selector[] = ['refusal', 'credential', 'other:models']

// The subject of calls that accept gzip. `core.gzip-whole` judges the bytes of their answers.
const GZIP = 'gzip'

// With another media type, openai-node returns only a string.
export const jsonMediaType = check({
  id: 'core.json-media-type',
  clause: 'C4.3',
  title: 'completions have a JSON media type',
  judges: 'completion',
  because: ['sse.off-is-json'],
  trippedBy: ['media-type-text'],
  judge: (evidence) =>
    every(evidence, wholeAnswers(evidence), (call) => {
      if (isJsonMediaType(mediaTypeOf(call))) return []
      const received = responseHeader(call, 'content-type') ?? 'missing'
      return [{ at: `${call.id} header content-type`, expected: 'application/json', received }]
    }),
})

// Source: RFC 8259 sections 2, 6 and 8.1.
export const strict = check({
  id: 'core.strict-json',
  clause: 'C1.1',
  title: 'the body of a completion is one JSON value and nothing else',
  judges: 'completion',
  because: ['sse.off-is-json'],
  trippedBy: ['body-nan', 'body-html', 'body-bom'],
  judge: (evidence) =>
    every(
      evidence,
      wholeAnswers(evidence).filter((call) => !isEncoded(call) && call.about !== GZIP),
      (call) => {
        if (bodyText(call)?.startsWith('\uFEFF') === true)
          return [bodyIssue(call, 'JSON from the first byte', 'a byte order mark (EF BB BF)')]
        const json = strictJson(call)
        return json.ok ? [] : [bodyIssue(call, 'one JSON value', `${json.problem}${lengthHint(call)}`)]
      },
    ),
})

// Source: RFC 8259 section 8.1.
export const utf8 = check({
  id: 'core.body-utf8',
  clause: 'C4.3',
  title:
    'the body of a completion, a refusal or a list of models is UTF-8, without a content coding that the request does not accept',
  judges: ['completion', ...OTHERS_IN_JSON],
  trippedBy: ['body-latin1', 'body-gzip', 'body-gzip-large'],
  judge: (evidence) => {
    const completions = wholeAnswers(evidence)
    const others = attemptsOf(evidence, OTHERS_IN_JSON).filter(({ end }) => end.kind === 'complete')
    return every(evidence, completions.length === 0 ? [] : [...completions, ...others], (call) =>
      isEncoded(call) && call.about !== GZIP ? [bodyIssue(call, 'UTF-8', encodingOf(call))] : [],
    )
  },
})

export const replyWhole = check({
  id: 'core.reply-whole',
  clause: 'C1.1',
  title: 'no answer to a good request is cut off',
  judges: 'completion',
  trippedBy: ['reply-cut'],
  judge: (evidence) =>
    examine(
      evidence,
      // Only the start of a long answer is recorded, although the answer arrived whole.
      attemptsOf(evidence, 'completion').map((call) =>
        call.end.kind === 'complete' ? markedComplete(call) : call,
      ),
      () => [],
    ),
})

// Reports an error also if it is null, and an event stream that contains only an error (gap G7.2).
// `sse.no-error-event` judges the streams of valid calls.
export const noErrorInSuccess = check({
  id: 'core.no-error-in-success',
  reading: 'errors.body',
  title: 'no answer with status 200 has a member `error`, streamed or not',
  judges: ANY_SUCCESS,
  because: ['limits.refused-first'],
  trippedBy: ['error-null-in-success', 'error-with-200', 'stream-error-in-200'],
  judge: (evidence) =>
    every(
      evidence,
      wholeAnswers(evidence, ANY_SUCCESS),
      (call) => {
        const body = jsonOf(call)
        const expected = 'missing, or the status of an error'
        if (isRecord(body) && 'error' in body)
          return [{ at: `${call.id} /error`, expected, received: describeValue(body['error']) }]
        if (!isStream(call)) return []
        const { events, chunks } = streamOf(call)
        const error = events.find(({ kind }) => kind === 'error')
        if (error === undefined || chunks.length > 0) return []
        return [{ at: `${call.id} body`, expected, received: `an error: ${shorten(error.data, 120)}` }]
      },
      ANY_SUCCESS,
    ),
})

// Source: RFC 9110 sections 5.6.7 and 6.6.1. A SHOULD, because most clients ignore the field.
export const dateFormat = check({
  id: 'core.date-format',
  clause: 'C1.1',
  level: 'SHOULD',
  title: 'the header field Date has the format of HTTP, such as `Sun, 06 Nov 1994 08:49:37 GMT`',
  judges: 'completion',
  trippedBy: ['date-iso'],
  judge: (evidence) => {
    const answers = attemptsOf(evidence, 'completion').filter(({ response }) => response !== null)
    const dated = answers.filter((call) => responseHeader(call, 'date') !== null)
    if (answers.length > 0 && dated.length === 0) return notApplicable('no answer has a Date')
    return every(evidence, dated, (call) => {
      const date = responseHeader(call, 'date') ?? ''
      if (isHttpDate(date)) return []
      return [
        {
          at: `${call.id} header date`,
          expected: 'a date such as Sun, 06 Nov 1994 08:49:37 GMT',
          received: date,
        },
      ]
    })
  },
})

function bodyIssue(call: Exchange, expected: string, received: string): Issue {
  return { at: `${call.id} body`, expected, received }
}

// Returns a hint for a JSON object without its end. A Content-Length that counts characters instead of bytes is a usual cause.
function lengthHint(call: Exchange): string {
  const length = responseHeader(call, 'content-length')
  const text = (bodyText(call) ?? '').trim()
  const isEndMissing = text.startsWith('{') && !text.endsWith('}')
  return length !== null && isEndMissing
    ? `; Content-Length: ${length} ends the body before the JSON ends`
    : ''
}

function encodingOf(call: Exchange): string {
  const coding = responseHeader(call, 'content-encoding')
  return coding === null
    ? 'bytes that are not UTF-8'
    : `a body with Content-Encoding: ${coding}, which the request does not accept`
}

function isEncoded(call: Exchange): boolean {
  const body = call.response?.body
  return body !== undefined && body.bodyBytes > 0 && body.text === undefined
}

// Returns whether a text is a date of HTTP. Second 60 is a leap second (RFC 9110 section 5.6.7), which JavaScript lacks.
function isHttpDate(text: string): boolean {
  const plain = text.replace(/:60 GMT$/, ':59 GMT')
  return new Date(plain).toUTCString() === plain
}
