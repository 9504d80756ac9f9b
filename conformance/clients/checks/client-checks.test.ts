import { describe, expect, test } from 'vitest'
import type { Exchange } from '../../exchange/exchange.ts'
import { exchange, goodReply, readingsOf, type ExchangeParts } from '../../exchange/exchange-fixture.ts'
import { issuesOf, judged, kindOf } from '../../evidence/verdict-fixture.ts'
import { CLIENT_LANGUAGES } from '../../exchange/client-job.ts'
import { errorClassFor } from '../client-names.ts'
import { clientChecks, languageOf } from './client-checks.ts'

const LIBRARY = 'openai-go 3.96.0 on Go 1.26.8'
const TEXT = goodReply.choices[0].message.content
const control = exchange('core.completion/plain')
const offer = exchange('sse.stream/basic', streamOf(['Hel', 'lo']))

function streamOf(pieces: readonly string[]): ExchangeParts {
  const chunks = pieces.map((content) => ({
    choices: [{ index: 0, delta: { content }, finish_reason: null }],
  }))
  const lines = [...chunks.map((chunk) => JSON.stringify(chunk)), '[DONE]']
  return {
    text: lines.map((line) => `data: ${line}\n\n`).join(''),
    headers: [['content-type', 'text/event-stream']],
  }
}

function handed(text: string): Pick<ExchangeParts, 'client'> {
  return { client: { library: LIBRARY, text, error: null } }
}

function failed(errorClass: string, errorStatus: number | null = null): Pick<ExchangeParts, 'client'> {
  return { client: { library: LIBRARY, text: null, error: `${errorClass}: no`, errorClass, errorStatus } }
}

function call(label: string, parts: ExchangeParts = handed(TEXT)): Exchange {
  return exchange(`clients.go/${label}`, parts)
}

const LEFT: ExchangeParts = { end: { kind: 'aborted', afterEvents: 0 } }

function unanswered(label: string): Exchange {
  return { ...call(label, { ...failed('APITimeoutError'), ...LEFT }), response: null }
}

function judgedGo(behavior: string, exchanges: readonly Exchange[]) {
  const readings = readingsOf({
    'sse.switch': { reading: 'stream-true' },
    'sse.events': { reading: 'chunks-done', terminator: '[DONE]' },
  })
  return judged(clientChecks, `clients.go-${behavior}`, exchanges, { readings })
}

test('each language has four checks, and their ids are permanent', () => {
  expect(clientChecks.map(({ id }) => id)).toEqual(
    CLIENT_LANGUAGES.flatMap((language) =>
      ['completion', 'errors', 'stream', 'cancel'].map((what) => `clients.${language}-${what}`),
    ),
  )
  expect([languageOf('clients.java-errors'), languageOf('core.sdk-completes')]).toEqual(['java', null])
})

describe('a completion', () => {
  test('passes if the library returns the text of the answer', () => {
    expect(kindOf(judgedGo('completion', [control, call('completion')]))).toBe('satisfied')
  })

  test('fails for an error of the library, in its own words, and for another text', () => {
    const error = judgedGo('completion', [control, call('completion', failed('*fmt.wrapError'))])
    expect(issuesOf(error)).toEqual([`clients.go/completion ${LIBRARY}: *fmt.wrapError: no`])
    expect(kindOf(judgedGo('completion', [control, call('completion', handed('Hello'))]))).toBe('violated')
  })

  test('is inconclusive if the program ended, or the library gave up before any answer', () => {
    const ended = call('completion', failed('no outcome'))
    const judgement = judgedGo('completion', [control, ended])
    expect(kindOf(judgement)).toBe('prerequisite')
    expect(judgement).toMatchObject({ detail: 'clients.go/completion: no outcome: no' })
    expect(kindOf(judgedGo('completion', [control, call('completion', {})]))).toBe('prerequisite')
    expect(kindOf(judgedGo('completion', [control, unanswered('completion')]))).toBe('prerequisite')
    expect(kindOf(judgedGo('errors', [control, unanswered('wrong-key')]))).toBe('prerequisite')
    const refused = call('wrong-key', { ...failed('no outcome'), status: 401 })
    expect(kindOf(judgedGo('errors', [control, refused]))).toBe('prerequisite')
  })

  test('that broke off once shows nothing, since the network may cut one answer; twice it fails', () => {
    const end = { kind: 'failed', code: 'reset', detail: 'x' } as const
    const broken = call('completion', { ...failed('no outcome'), end })
    expect(kindOf(judgedGo('completion', [control, broken]))).toBe('prerequisite')
    const again = { ...broken, attempt: 2 }
    expect(kindOf(judgedGo('completion', [control, broken, again]))).toBe('violated')
  })

  test('accepts how each language represents text that is not Unicode', () => {
    const json = { choices: [{ message: { content: 'a\ud83d' } }] }
    const parts = { json, ...handed('a\ufffd') }
    expect(kindOf(judgedGo('completion', [control, call('completion', parts)]))).toBe('satisfied')
  })

  test('is inconclusive if the plain call is not answered, or the last answer is a 429', () => {
    const refused = exchange('core.completion/plain', { status: 500 })
    expect(kindOf(judgedGo('completion', [refused, call('completion')]))).toBe('prerequisite')
    const page = exchange('core.completion/plain', { text: '<html></html>' })
    expect(kindOf(judgedGo('completion', [page, call('completion')]))).toBe('prerequisite')
    expect(kindOf(judgedGo('completion', [control]))).toBe('prerequisite')
    const limited = call('completion', { status: 429, ...failed('openai.Error', 429) })
    expect(kindOf(judgedGo('completion', [control, limited]))).toBe('throttled')
  })
})

describe('refusals', () => {
  const refusal = (label: string, status: number, client = failed('openai.Error', status)) =>
    call(label, { status, json: { error: { message: 'no' } }, ...client })

  test('pass if the library reports its own error class with the received status', () => {
    const calls = [refusal('wrong-key', 401), refusal('unknown-model', 404), refusal('no-messages', 400)]
    expect(kindOf(judgedGo('errors', [control, ...calls]))).toBe('satisfied')
  })

  test.each([
    ['another class', failed('*json.SyntaxError')],
    ['another status', failed('openai.Error', 400)],
    ['no error', handed('')],
  ])('fail with %s', (_, client) => {
    expect(kindOf(judgedGo('errors', [control, refusal('wrong-key', 401, client)]))).toBe('violated')
  })

  test('that a target does not make are not judged', () => {
    expect(kindOf(judgedGo('errors', [control, call('wrong-key')]))).toBe('not-applicable')
    expect(kindOf(judgedGo('errors', [control, call('wrong-key'), refusal('no-messages', 422)]))).toBe(
      'satisfied',
    )
  })

  test('have a class for each status in each language', () => {
    const classes = CLIENT_LANGUAGES.map((language) =>
      [401, 404, 418, 503].map((status) => errorClassFor(language, status)),
    )
    expect(classes).toEqual([
      ['AuthenticationError', 'NotFoundError', 'APIError', 'InternalServerError'],
      ['AuthenticationError', 'NotFoundError', 'APIStatusError', 'InternalServerError'],
      ['openai.Error', 'openai.Error', 'openai.Error', 'openai.Error'],
      [
        'UnauthorizedException',
        'NotFoundException',
        'UnexpectedStatusCodeException',
        'InternalServerException',
      ],
    ])
  })
})

describe('the call after a canceled stream', () => {
  const canceled: ExchangeParts = {
    ...streamOf(['a']),
    ...handed('a'),
    end: { kind: 'aborted', afterEvents: 1 },
  }
  const after = call('after-cancel')
  const verdict = (parts: ExchangeParts, next = after) =>
    kindOf(judgedGo('cancel', [control, offer, call('cancel', parts), next]))

  test('is judged by its answer', () => {
    expect(verdict(canceled)).toBe('satisfied')
    const refused = call('after-cancel', { status: 409, ...failed('openai.Error', 409) })
    expect(verdict(canceled, refused)).toBe('violated')
  })

  test('is inconclusive if the stream was refused, is missing, has no outcome or had already ended', () => {
    expect(verdict({ status: 429, ...failed('openai.Error', 429) })).toBe('throttled')
    expect(verdict({ status: 500, ...failed('openai.Error', 500) })).toBe('prerequisite')
    expect(verdict({ ...failed('no outcome'), ...LEFT })).toBe('prerequisite')
    expect(kindOf(judgedGo('cancel', [control, offer, after]))).toBe('prerequisite')
    expect(verdict({ ...streamOf(['a']), ...handed('a') })).toBe('model-behaviour')
  })
})

describe('a stream', () => {
  test('passes with the text of its chunks, and fails with any other', () => {
    const whole = call('stream', { ...streamOf(['Hel', 'lo']), ...handed('Hello') })
    expect(kindOf(judgedGo('stream', [control, offer, whole]))).toBe('satisfied')
    const lost = call('stream', { ...streamOf(['Hel', 'lo']), ...handed('') })
    expect(kindOf(judgedGo('stream', [control, offer, lost]))).toBe('violated')
    const broken = call('stream', { ...streamOf(['Hel', 'lo']), ...failed('*json.SyntaxError') })
    expect(kindOf(judgedGo('stream', [control, offer, broken]))).toBe('violated')
  })

  test('without text is inconclusive, and one that no library can request is not judged', () => {
    const silent = call('stream', { ...streamOf(['']), ...handed('') })
    expect(kindOf(judgedGo('stream', [control, offer, silent]))).toBe('model-behaviour')
    const readings = readingsOf({ 'sse.path': { reading: 'other-path', path: '/x' } })
    expect(kindOf(judged(clientChecks, 'clients.go-stream', [control, offer], { readings }))).toBe(
      'not-applicable',
    )
    expect(kindOf(judged(clientChecks, 'clients.go-cancel', [control, offer], { readings }))).toBe(
      'not-applicable',
    )
  })
})
