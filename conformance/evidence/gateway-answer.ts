/** Recognizes answers of a gateway or a login page in front of the service. Pure. */
import { isUnknownModel } from '../exchange/unknown-model.ts'
import { isServerError, shedsLoad } from '../exchange/attempts.ts'
import type { Exchange } from '../exchange/exchange.ts'
import {
  bodyText,
  headerValue,
  KEY_REFUSALS,
  jsonOf,
  responseHeader,
  mediaTypeOf,
  shorten,
  statusOf,
} from '../exchange/reply.ts'

// The statuses of proxies and gateways, with their meanings (RFC 9110 sections 15.5.8 and 15.6.3 to 15.6.5, RFC 6585 section 6).
const UNREACHED: ReadonlyMap<number, string> = new Map([
  [407, 'a proxy on the way asks for credentials'],
  [502, 'a gateway got no good answer from the service'],
  [503, 'the service is not available'],
  [504, 'a gateway got no answer from the service in time'],
  [511, 'the network on the way asks for a login'],
])

/** Explains that an answer comes from a gateway or a web page, not from the service, with advice. Null for any other answer. */
export function gatewayAnswer(exchange: Exchange): string | null {
  const status = statusOf(exchange)
  if (status === null || shedsLoad(exchange)) return null
  const unreached = UNREACHED.get(status)
  if (unreached !== undefined)
    return `${nothingSeen(exchange)}: ${unreached}. Is the service up, and is the base URL right?`
  const elsewhere = foreignRedirect(exchange)
  if (elsewhere !== null)
    return `${nothingSeen(exchange)}: a redirect to ${elsewhere}, such as one to log in. Is the base URL right, or is a header field missing (--header)?`
  if (isPage(exchange) && status === 404)
    return `${nothingSeen(exchange)}: a page for people that says there is nothing here. Is the base URL right?`
  if (isPage(exchange) && status === 200)
    return `${nothingSeen(exchange)}: a page for people, such as one to log in. Is the base URL right, or is a header field missing (--header)?`
  if (!isPlainRefusal(exchange)) return null
  return `${nothingSeen(exchange)}: a refusal without JSON. Is the base URL right, with https, or is a header field or a client certificate missing (--header, --client-cert)?`
}

/** Returns whether the answer redirects to another host, or refuses without JSON. On a single path, a service may do so too. */
export function mayBeOfOnePath(exchange: Exchange): boolean {
  return foreignRedirect(exchange) !== null || isPlainRefusal(exchange)
}

// Returns whether a call was refused without JSON, as by a gateway that wants https or a client certificate. False for a key that is
// refused and for a path that is not found.
function isPlainRefusal(exchange: Exchange): boolean {
  const status = statusOf(exchange) ?? 0
  const isRefusal = status >= 400 && status <= 499 && status !== 404 && !KEY_REFUSALS.has(status)
  return isRefusal && jsonOf(exchange) === undefined
}

/** Returns whether a gateway answered because the service was not reached: 502, 503, 504 or 511, and the body is not JSON. */
export function isGatewayError(exchange: Exchange): boolean {
  return isServerError(exchange) && gatewayAnswer(exchange) !== null && jsonOf(exchange) === undefined
}

function nothingSeen(exchange: Exchange): string {
  const call = `${exchange.request.method} ${pathOf(exchange)}`
  return `nothing of the service was seen: ${call} was answered ${answerText(exchange)}`
}

/**
 * Returns whether every answer came from a gateway or a web page, on at least `minPaths` different paths. A refusal without JSON counts
 * only if the answers are on two paths or more. False if all are 404 and no call was valid.
 */
export function areGatewayAnswers(exchanges: readonly Exchange[], minPaths = 0): boolean {
  const calls = exchanges.filter(({ isInbound, response }) => isInbound !== true && response !== null)
  const isTelling = calls.some((call) => statusOf(call) !== 404 || call.isValidCall === true)
  const paths = calls.some(isPlainRefusal) ? MIN_PATHS : minPaths
  return (
    isTelling &&
    calls.every((call) => gatewayAnswer(call) !== null) &&
    new Set(calls.map(pathOf)).size >= paths
  )
}

/** Returns why a target cannot be judged if it answers every path with 404 (two paths or more); null for any other target. */
export function whyOnly404(exchanges: readonly Exchange[]): string | null {
  const answered = exchanges.filter(({ isInbound, response }) => isInbound !== true && response !== null)
  const [first] = answered
  if (first === undefined || !answered.every((call) => statusOf(call) === 404)) return null
  if (answered.some(isUnknownModel) || new Set(answered.map(pathOf)).size < MIN_PATHS) return null
  return `${nothingSeen(first)}, and every other path 404 too. Is the base URL right, or does a part of its path lack?`
}

/** The minimum number of paths that must give the same answer before it counts as the answer of the whole service. */
export const MIN_PATHS = 2

// Returns the other origin to which an answer redirects; null for none.
function foreignRedirect({ request, response }: Exchange): string | null {
  const isRedirect = response !== null && response.status >= 300 && response.status <= 399
  const location = isRedirect ? headerValue(response.headers, 'location') : null
  const to = location === null ? null : URL.parse(location, request.url)
  return to === null || to.origin === URL.parse(request.url)?.origin ? null : plain(to.origin)
}

const LABELS: readonly (string | null)[] = ['text/html', 'application/xhtml+xml']

function isPage(exchange: Exchange): boolean {
  return (
    LABELS.includes(mediaTypeOf(exchange)) && /^\s*<(!doctype\s+html|html)\b/i.test(bodyText(exchange) ?? '')
  )
}

const MAX_CHARACTERS = 80
// The maximum number of characters that are read of a body. A body may have millions of characters.
const MAX_READ_CHARACTERS = 2000

/** Formats an answer in a few words, such as `502 with a page (502 Bad Gateway), it seems by nginx`. */
export function answerText(exchange: Exchange): string {
  const server = responseHeader(exchange, 'server')
  const by = server === null ? '' : `, it seems by ${plain(server)}`
  return `${statusOf(exchange) ?? 'nothing'} ${bodyWords(exchange)}${by}`
}

function bodyWords(exchange: Exchange): string {
  const text = bodyText(exchange) ?? ''
  if (text.trim() === '') return 'without a body'
  if (!isPage(exchange)) return `(${plain(text)})`
  const title = /<title[^>]*>([^<]+)</i.exec(text)?.[1]
  return title === undefined ? 'with a page' : `with a page (${plain(title)})`
}

function pathOf({ request }: Exchange): string {
  return URL.parse(request.url)?.pathname ?? request.url
}

// Returns a text as one line of at most MAX_CHARACTERS, without control characters.
function plain(text: string): string {
  const beginning = text.slice(0, MAX_READ_CHARACTERS)
  return shorten(beginning.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim(), MAX_CHARACTERS)
}
