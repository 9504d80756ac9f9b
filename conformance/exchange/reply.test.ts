import { describe, expect, test } from 'vitest'
import { exchange, goodReply, type ExchangeParts } from './exchange-fixture.ts'
import {
  firstChoiceText,
  bodyText,
  describeDifference,
  describeInvalidJson,
  describeValue,
  headerValue,
  headerValues,
  isCompletion,
  isJsonMediaType,
  jsonKind,
  mediaTypeOf,
  requestJson,
  statusIssue,
  strictJson,
  valueAtPointer,
  valueIssue,
} from './reply.ts'

test('headers are found without regard to case, duplicates kept', () => {
  const headers = [
    ['a', '1'],
    ['b', '2'],
    ['a', '3'],
  ] as const
  expect(headerValue(headers, 'A')).toBe('1')
  expect(headerValues(headers, 'a')).toEqual(['1', '3'])
  expect(headerValue(headers, 'c')).toBeNull()
})

test.each([
  ['application/json', 'application/json', true],
  ['Application/JSON; charset=utf-8', 'application/json', true],
  ['application/problem+json', 'application/problem+json', true],
  ['text/html', 'text/html', false],
  ['', null, false],
])('media type %j', (value, essence, json) => {
  const made = exchange('p/a', { headers: [['content-type', value]] })
  expect(mediaTypeOf(made)).toBe(essence)
  expect(isJsonMediaType(mediaTypeOf(made))).toBe(json)
})

describe('strictJson', () => {
  test.each([
    ['{"a":1}', { a: 1 }],
    ['\n\r\t {"a":1}\n', { a: 1 }],
    ['"é"', 'é'],
  ])('reads %j', (text, value) => {
    expect(strictJson(exchange('p/a', { text }))).toEqual({ ok: true, value })
  })
  test.each([
    ['', 'an empty body'],
    ['\uFEFF{}', 'a byte order mark before the JSON'],
    ['{"a":NaN}', 'not JSON: string "{\\"a\\":NaN}"'],
    ['{} {}', 'not JSON: string "{} {}"'],
    ["{'a':1}", 'not JSON: string "{\'a\':1}"'],
  ])('refuses %j', (text, problem) => {
    expect(strictJson(exchange('p/a', { text }))).toEqual({ ok: false, problem })
  })
  test('refuses what is not UTF-8, cut off, or not there', () => {
    expect(strictJson(exchange('p/a', { base64: 'gICA' }))).toMatchObject({
      problem: 'bytes that are not UTF-8',
    })
    expect(strictJson(exchange('p/a', { noResponse: true }))).toMatchObject({ problem: 'no answer' })
    expect(bodyText(exchange('p/a', { base64: 'gICA' }))).toBeNull()
  })
})

describe('isCompletion', () => {
  const stream = { headers: [['content-type', 'text/event-stream']] as const }
  test.each([
    ['a good reply', exchange('p/a'), true],
    ['no choices', exchange('p/a', { json: { choices: [] } }), false],
    ['an error', exchange('p/a', { status: 400 }), false],
    ['a stream of chunks', exchange('p/a', { ...stream, text: 'data: {"choices":[]}\n\n' }), true],
    ['a stream with an error', exchange('p/a', { ...stream, text: 'data: {"error":{}}\n\n' }), false],
    ['nothing', exchange('p/a', { noResponse: true }), false],
  ])('%s', (_name, made, expected) => {
    expect(isCompletion(made)).toBe(expected)
  })
})

test.each([
  ['', goodReply],
  ['/choices/0/message/role', 'assistant'],
  ['/choices/00', undefined],
  ['/choices/1', undefined],
  ['/choices/length', undefined],
  ['/toString', undefined],
  ['/id/length', undefined],
])('valueAtPointer %j', (pointer, expected) => {
  expect(valueAtPointer(goodReply, pointer)).toEqual(expected)
})

test('valueAtPointer unescapes', () => {
  expect(valueAtPointer({ 'a/b': { '~': 1 } }, '/a~1b/~0')).toBe(1)
})

test.each([
  [undefined, 'missing', 'missing'],
  [null, 'null', 'null'],
  [true, 'boolean', 'boolean true'],
  [3, 'number', 'number 3'],
  ['abc', 'string', 'string "abc"'],
  [`${'x'.repeat(99)} [cut`, 'string', `string "${'x'.repeat(60)}…${'x'.repeat(15)} [cut"`],
  ['x'.repeat(80), 'string', `string "${'x'.repeat(80)}"`],
  [[1, 2], 'array', 'array of 2'],
  [{ a: 1, b: 2 }, 'object', 'object {a, b}'],
])('describeValue %j', (value, kind, text) => {
  expect(jsonKind(value)).toBe(kind)
  expect(describeValue(value)).toBe(text)
})

test('reads the JSON of a request and the text of an answer', () => {
  expect(requestJson(exchange('p/a', { requestJson: { n: 1 } }))).toEqual({ n: 1 })
  expect(requestJson(exchange('p/a', { requestText: '{' }))).toBeNull()
  expect(requestJson(exchange('p/a'))).toBeNull()
  expect(firstChoiceText(exchange('p/a'))).toBe('Hello there.')
  expect(firstChoiceText(exchange('p/a', { json: {} }))).toBeNull()
})

const long = 'The quota of this project is spent. '.repeat(9)

test.each<[what: string, parts: ExchangeParts, received: string]>([
  ['a web page', { status: 502, text: '<html>\n <h1>Bad\tGateway</h1>' }, '502: <html> <h1>Bad Gateway</h1>'],
  ['plain text', { status: 500, text: ' upstream is down\r\n' }, '500: upstream is down'],
  ['a detail', { status: 422, json: { detail: 'Not Found' } }, '422: {"detail":"Not Found"}'],
  ['problem+json', { status: 400, json: { title: 'Bad', status: 400 } }, '400: {"title":"Bad","status":400}'],
  ['an error that is a string', { status: 400, json: { error: 'no' } }, '400: {"error":"no"}'],
  ['an error under 200', { json: { error: { message: 'no' } } }, '200: "no"'],
  ['terminal commands', { status: 500, text: '\u001b[2Jgone\u0085' }, '500: \\u001b[2Jgone\\u0085'],
  ['a long message', { status: 400, json: { error: { message: long } } }, `400: "${long.slice(0, 200)}…"`],
  ['a long text', { status: 400, text: long }, `400: ${long.slice(0, 200)}…`],
  ['an empty body', { status: 500, text: '' }, '500'],
  ['bytes that are not UTF-8', { status: 500, base64: btoa('\u00FF') }, '500'],
  ['a page of PHP under 200', { text: '<br />\n<b>Fatal error</b>' }, '200: <br /> <b>Fatal error</b>'],
  ['an answer', {}, '200'],
])('the status of %s is shown with the error text', (_, parts, received) => {
  expect(statusIssue(exchange('p/a', parts), 'another').received).toBe(received)
})

test('issues say where, expected, received', () => {
  const refused = exchange('p/a', { status: 400, json: { error: { message: 'no' } } })
  expect(statusIssue(refused, '200')).toEqual({
    at: 'p/a status',
    expected: '200',
    received: '400: "no"',
  })
  expect(statusIssue(exchange('p/a', { noResponse: true }), '200').received).toBe('no answer')
  expect(valueIssue(refused, '/choices', 'array')).toEqual({
    at: 'p/a /choices',
    expected: 'array',
    received: 'missing',
  })
})

test('a long text that differs is shown from before its first difference, a short one whole', () => {
  const wanted = `${'abcdefghij'.repeat(10)} two  spaces ${'klm '.repeat(20)}`
  const text = wanted.replace('  ', ' ')
  expect(describeDifference(text, wanted)).toContain('two spaces klm')
  expect(describeDifference(wanted, text)).toContain('two  spaces klm')
  expect(describeDifference(wanted.slice(0, 100), wanted)).toContain('after 100')
  expect(describeDifference('no', 'yes')).toBe('string "no"')
})

test('an endless string in a text that is not JSON does not exhaust the stack', () => {
  expect(describeInvalidJson(`{"a":"${'x'.repeat(20_000_000)}`)).toMatch(/^string "\{\\"a\\":\\"xx/)
})
