/** Finds internals of a server in an error body, such as stack traces and file paths. Pure. */
import type { Issue } from '../../exchange/judgement.ts'
import type { Exchange } from '../../exchange/exchange.ts'
import { bodyText, isRecord, MAX_INSPECTED_DEPTH, shorten, strictJson } from '../../exchange/reply.ts'

/**
 * Regular expressions that match internals of a server, each with the kind of internals. They are narrow, so that URLs and
 * ordinary sentences do not match.
 */
const INTERNALS_PATTERNS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['a JavaScript stack frame', /^[ \t]{0,20}at .{1,200}:\d{1,9}:\d{1,9}\)?/m],
  ['a Python traceback', /Traceback \(most recent call last\)|File "[^"\n]{1,300}", line \d+/],
  ['a Java stack frame', /^[ \t]{0,20}at [\w$.]{1,200}\((?:[\w$]+\.(?:java|kt|scala):\d+|Native Method)\)/m],
  ['a Go stack trace', /^goroutine \d+ \[|\.go:\d+ \+0x/m],
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

/** The maximum number of characters of an answer that are searched. A leak comes early, and a hostile answer may have megabytes. */
export const MAX_CHARACTERS = 65_536

/** Returns the first match of each pattern of internals. `what`: the kind of internals, such as a file path. `text`: the match. */
export function matchesIn(
  texts: readonly string[],
): readonly { readonly what: string; readonly text: string }[] {
  return INTERNALS_PATTERNS.flatMap(([what, pattern]) => {
    const match = texts.map((text) => pattern.exec(text)).find((hit) => hit !== null)
    return match === undefined ? [] : [{ what, text: wholeWord(match) }]
  })
}

/** Returns one issue per pattern of server internals that an answer matches. Ignores the model name and the path of the request. */
export function internalsIn(exchange: Exchange, model: string): readonly Issue[] {
  const json = strictJson(exchange)
  const strings = json.ok ? stringsIn(json.value) : [bodyText(exchange) ?? '']
  const texts = strings.map((text) => withoutOwnValues(text.slice(0, MAX_CHARACTERS), exchange, model))
  return matchesIn(texts).map(({ what, text }) => ({
    at: `${exchange.id} body`,
    expected: 'no internals of the server',
    received: `${what}: ${JSON.stringify(shorten(text, 80))}`,
  }))
}

// Extends a match to the end of its word, so that a reader can find the leak.
function wholeWord(match: RegExpExecArray): string {
  const rest = match.input.slice(match.index + match[0].length)
  const [tail = ''] = /^[^\s"'`)\]>,;]{0,80}/.exec(rest) ?? []
  return `${match[0]}${tail}`.replace(/^[\s"'`(=[]+/, '').trim()
}

/** Removes the model name and the request path from a text, because the client sent them itself. */
export function withoutOwnValues(text: string, exchange: Exchange, model: string): string {
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
