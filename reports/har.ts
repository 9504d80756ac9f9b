/** Formats the exchanges in which checks found violations as an HTTP archive (HAR 1.2). */
import { isoTime, oneLine } from './neutral-text.ts'
import { type RunFileState, FRESH_RUN, noticesOf } from './run-text.ts'
import type { ExchangeSummary, Run } from '../schemas/compiled/run.ts'

const UNKNOWN = -1
const NEVER = '1970-01-01T00:00:00.000Z'

const CONTENT = 'the exchanges that the issues of run.json rest on; transcript.ndjson has all of them'

/** Returns the HTTP archive as JSON. */
export function renderHar(run: Run, state: RunFileState = FRESH_RUN): string {
  const log = {
    version: '1.2',
    creator: { name: 'Assay', version: oneLine(run.suite.version) },
    comment: [...noticesOf(state).map((notice) => oneLine(notice)), CONTENT].join(' '),
    entries: run.exchanges.map((exchange) => entryOf(exchange, run)),
  }
  return `${JSON.stringify({ log }, null, 2)}\n`
}

function entryOf(exchange: ExchangeSummary, run: Run): object {
  return {
    startedDateTime: isoTime(exchange.sentAt ?? run.startedAt) ?? NEVER,
    time: exchange.durationMs,
    request: requestOf(exchange),
    response: responseOf(exchange),
    cache: {},
    timings: { send: 0, wait: exchange.durationMs, receive: 0 },
    comment: oneLine(exchange.id),
  }
}

function requestOf({ method, url, headers, body }: ExchangeSummary): object {
  const parsed = URL.parse(url)
  const query = [...(parsed?.searchParams ?? [])]
  return {
    method: oneLine(method),
    url: parsed?.href ?? 'about:blank',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(headers),
    queryString: pairs(query),
    headersSize: UNKNOWN,
    bodySize: body === null ? UNKNOWN : Buffer.byteLength(body),
    ...(body === null ? {} : { postData: { mimeType: typeOf(headers), text: body } }),
    ...(parsed === null ? { comment: `not an absolute URL: ${oneLine(url)}` } : {}),
  }
}

function responseOf({ status, answer }: ExchangeSummary): object {
  const headers = answer?.headers ?? []
  const isCut =
    answer?.isCut === true
      ? { comment: 'the start of the body; transcript.ndjson has all that was kept' }
      : {}
  return {
    // 0 is the usual status in archives without an answer.
    status: status ?? 0,
    statusText: '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: pairs(headers),
    content: {
      size: answer?.bodyBytes ?? 0,
      mimeType: typeOf(headers),
      ...(answer?.body == null ? {} : { text: answer.body }),
      ...isCut,
    },
    redirectURL: valueOf(headers, 'location'),
    headersSize: UNKNOWN,
    bodySize: answer?.bodyBytes ?? UNKNOWN,
  }
}

type Pairs = readonly (readonly [name: string, value: string])[]

function pairs(list: Pairs): readonly object[] {
  return list.map(([name, value]) => ({ name, value }))
}

function typeOf(headers: Pairs): string {
  return valueOf(headers, 'content-type')
}

function valueOf(headers: Pairs, wanted: string): string {
  return headers.find(([name]) => name.toLowerCase() === wanted)?.[1] ?? ''
}
