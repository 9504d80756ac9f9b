import { isOfLimits, isServerError, shedsLoad, brokeOff, withoutSearch } from '../exchange/attempts.ts'
import type { Exchange } from '../exchange/exchange.ts'
import {
  violatedByOutage,
  outageReporter,
  mayCrashTarget,
  likelyCauses,
  VALID_CALL_CHECK,
} from './outage-suspects.ts'
import {
  violationOf,
  exchangeIdOf,
  inconclusive,
  violatedUnlessEmpty,
  withIssues,
  type Issue,
  type Judgement,
} from '../exchange/judgement.ts'
import {
  statusText,
  bodyText,
  headerValue,
  KEY_REFUSALS,
  jsonOf,
  responseHeader,
  mediaTypeOf,
  shorten,
  statusOf,
  isUnknownModel,
  isAnswered,
} from '../exchange/reply.ts'
import { count } from '../../schemas/count.ts'

/** An outage: the target stopped answering. `lost` contains the ids of the unanswered calls. */
export type Outage = {
  readonly lost: ReadonlySet<string>
  /** The id of the check that reports this outage. Null if the run does not contain that check. */
  readonly reporter: string | null
  readonly issues: readonly Issue[]
  readonly suspects: readonly Exchange[]
  /** The sentence that names the check that reports the outage. It becomes part of the results of other checks. */
  readonly pointer: string
}

/** Returns the outage that lasted until the end of a run. Returns null if there was none. */
export function outageIn(exchanges: readonly Exchange[], selected: readonly string[]): Outage | null {
  const calls = exchanges.filter(isCall)
  return outageOf(serviceTail(calls), calls, selected) ?? outageOf(socketTail(calls), calls, selected)
}

/** Adjusts a judgment after an outage. The check that reports the outage fails. Other checks drop the issues of unanswered calls. */
export function underOutage(
  check: string,
  judgement: Judgement,
  outage: Outage & { readonly isOwn: boolean },
): Judgement {
  if (outage.reporter === check) {
    const reported = violatedUnlessEmpty(outage.issues, outage.suspects)
    const blames = violatedByOutage(check)
    return blames === null ? reported : violationOf(reported, blames)
  }
  if (!outage.isOwn) return judgement
  const withoutIt = inconclusive('prerequisite', outage.pointer)
  if (judgement.kind === 'inconclusive') return withoutIt
  if (judgement.kind !== 'violated') return judgement
  const [first, ...rest] = judgement.issues.filter((issue) => !outage.lost.has(exchangeIdOf(issue)))
  return first === undefined ? withoutIt : withIssues(judgement, [first, ...rest])
}

/** Returns a copy of a call made during an outage, recorded as if its connection was refused. So no check judges its answer. */
export function asUndelivered(exchange: Exchange, { pointer }: Outage): Exchange {
  const { socket: _, client: __, ...rest } = exchange
  return { ...rest, response: null, end: { kind: 'failed', code: 'refused', detail: pointer } }
}

/** The calls at the end of a run that failed (`lost`). `sentAfter` contains those that were sent when another had already failed. */
type Tail = {
  readonly lost: readonly Exchange[]
  readonly sentAfter: readonly Exchange[]
  readonly beganAtEpochMs: number
  readonly isConclusive: boolean
  readonly what: string
}

// The minimum number of consecutive broken calls at the end of a run that counts as an outage. Fewer calls may break by chance.
const MIN_BROKEN = 3
const MIN_HANDSHAKES = 2

function serviceTail(calls: readonly Exchange[]): Tail {
  const { lost, sentAfter, beganAtEpochMs } = after(calls, isAnswered)
  const isGone = sentAfter.some(isRefused)
  const silent = sentAfter.filter(({ response }) => response === null)
  const isBroken =
    calls.some((call) => isPlain(call) && isAnswered(call)) &&
    countCalls(sentAfter.filter(isPlain)) >= MIN_BROKEN
  const isConclusive = lost.length < calls.length && (isGone || countCalls(silent) >= MIN_BROKEN || isBroken)
  return { lost, sentAfter, beganAtEpochMs, isConclusive, what: 'answered' }
}

function socketTail(calls: readonly Exchange[]): Tail {
  const handshakes = calls.filter(({ probe }) => probe.startsWith('websocket.'))
  const { lost, sentAfter, beganAtEpochMs } = after(handshakes, isOpened)
  const valid = sentAfter.filter(({ isValidCall }) => isValidCall === true)
  const isConclusive =
    lost.length < handshakes.length &&
    countCalls(valid) >= MIN_HANDSHAKES &&
    valid.every((call) => isTurnedAway(call) || call.response === null)
  return { lost, sentAfter: valid, beganAtEpochMs, isConclusive, what: 'accepted' }
}

// Returns whether an exchange is a call that should be answered. Excludes webhook deliveries and calls that test limits.
function isCall(exchange: Exchange): boolean {
  return exchange.isInbound !== true && !isOfLimits(exchange)
}

// Returns the calls (`lost`) that ended after the last answered call, and when the first of them ended (`beganAtEpochMs`).
// `sentAfter`: those that were sent after this time, or refused.
function after(calls: readonly Exchange[], isGood: (call: Exchange) => boolean) {
  const lastAtEpochMs = Math.max(...calls.filter(isGood).map(endOf))
  const lost = calls.filter((call) => endOf(call) > lastAtEpochMs)
  const beganAtEpochMs = Math.min(...lost.map(endOf))
  const sentAfter = lost.filter((call) => call.sentAtEpochMs >= beganAtEpochMs || isTurnedAway(call))
  return { lost, beganAtEpochMs, sentAfter }
}

function endOf({ sentAtEpochMs, timing }: Exchange): number {
  return sentAtEpochMs + timing.endMs
}

// Returns whether a call is a valid core call, which every healthy server answers. Other calls may need optional features.
function isPlain({ probe, isValidCall }: Exchange): boolean {
  return isValidCall === true && probe.startsWith('core.')
}

// Counts calls. All attempts of a call count as one.
function countCalls(attempts: readonly Exchange[]): number {
  return new Set(attempts.map(({ probe, label }) => `${probe}/${label}`)).size
}

function isOpened({ socket, end }: Exchange): boolean {
  return socket !== undefined && !(end.kind === 'failed' && end.code === 'reset')
}

// The statuses of a handshake that is refused because of the key or a limit. Such a refusal shows no outage.
const OTHER_REASONS: readonly number[] = [401, 403, 429, 503]

function isTurnedAway({ response, socket, end }: Exchange): boolean {
  if (socket !== undefined) return false
  if (response !== null) return !OTHER_REASONS.includes(response.status)
  return isRefused({ end })
}

function isRefused({ end }: Pick<Exchange, 'end'>): boolean {
  return end.kind === 'failed' && end.code === 'refused'
}

function outageOf(tail: Tail, calls: readonly Exchange[], selected: readonly string[]): Outage | null {
  if (!tail.isConclusive) return null
  const lost = new Set(tail.lost.map(({ id }) => id))
  const mayBeStopped = tail.sentAfter.some(isRefused)
  const { suspects, place } = likelyCauses(calls, lost, { ...tail, mayBeStopped })
  // Without a suspect, shows the first call of the outage. The failure is then one of the whole service.
  const shown = suspects.length > 0 ? suspects : tail.sentAfter.slice(0, 1)
  const reporter =
    suspects.length > 0
      ? outageReporter(suspects, tail.what === 'accepted', selected)
      : (selected.find((id) => id === VALID_CALL_CHECK) ?? null)
  if (suspects.length > 0 && reporter === null) return null
  const names = suspects.map(({ id }) => id).join(' or ')
  const since = suspects.length > 0 ? `after ${names}` : `from ${tail.sentAfter[0]?.id ?? ''} on`
  const nothing = tail.what === 'answered' ? 'nothing was answered' : 'no WebSocket was opened'
  const issues = shown.map((suspect) => ({
    at: suspects.length > 0 ? place(suspect) : suspect.id,
    expected: `${suspects.length > 0 && mayCrashTarget(suspect) ? 'a refusal, or an end of this call alone' : 'an answer'}, and a service that keeps answering`,
    received: `${nothing} any more ${suspects.length > 0 ? 'after it' : 'from it on'}: ${aftermath(tail)}`,
  }))
  const see = reporter === null ? '' : `: see ${reporter}`
  return { lost, reporter, issues, suspects: shown, pointer: `${nothing} any more ${since}${see}` }
}

function aftermath({ sentAfter, what }: Tail): string {
  const [first] = sentAfter
  const calls = what === 'answered' ? 'call' : 'handshake'
  if (first === undefined) return `no ${calls} was sent`
  const { end } = first
  const said = end.kind === 'failed' ? `${end.code}: ${end.detail}` : `status ${statusText(first)}`
  return `none of ${count(countCalls(sentAfter), calls)} sent afterwards was ${what} (${said})`
}

// The statuses of proxies and gateways, with their meanings (RFC 9110 sections 15.5.8 and 15.6.3 to 15.6.5, RFC 6585 section 6).
const UNREACHED: ReadonlyMap<number, string> = new Map([
  [407, 'a proxy on the way asks for credentials'],
  [502, 'a gateway got no good answer from the service'],
  [503, 'the service is not available'],
  [504, 'a gateway got no answer from the service in time'],
  [511, 'the network on the way asks for a login'],
])

/** Returns an explanation if an answer seems to come from a gateway or a website and not from the service. Otherwise null. */
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

/** Returns whether an answer may concern its path only: a redirect to another origin, or a 4xx without JSON, except 401, 403 and 404. */
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

/** Returns whether a gateway answered that it could not reach the service, with a status such as 502. */
export function isGatewayError(exchange: Exchange): boolean {
  return isServerError(exchange) && gatewayAnswer(exchange) !== null && jsonOf(exchange) === undefined
}

function nothingSeen(exchange: Exchange): string {
  const call = `${exchange.request.method} ${pathOf(exchange)}`
  return `nothing of the service was seen: ${call} was answered ${answerText(exchange)}`
}

/** Returns whether no answer came from the service: all came from a gateway or website, on at least `minPaths` paths. */
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

function whyOnly404(exchanges: readonly Exchange[]): string | null {
  const answered = exchanges.filter(({ isInbound, response }) => isInbound !== true && response !== null)
  const [first] = answered
  if (first === undefined || !answered.every((call) => statusOf(call) === 404)) return null
  if (answered.some(isUnknownModel) || new Set(answered.map(pathOf)).size < MIN_PATHS) return null
  return `${nothingSeen(first)}, and every other path 404 too. Is the base URL right, or is a part of its path missing?`
}

/** The number of different paths that must give the same answer before Assay concludes that every path gives it. */
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

/** Formats an answer briefly, such as `502 with a page (502 Bad Gateway)`. */
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

/** Returns why no answer came from the service itself, for example if only a gateway answered. Returns null if the service answered. */
export function whyNoServiceAnswer(recorded: readonly Exchange[]): string | null {
  const exchanges = withoutSearch(recorded)
  if (isUnresponsive(exchanges)) return unreadable(exchanges) ?? unresponsive(exchanges)
  const missing = whyOnly404(recorded)
  if (missing !== null) return missing
  const answer = exchanges.findLast(({ isInbound, response }) => isInbound !== true && response !== null)
  return answer !== undefined && areGatewayAnswers(exchanges) ? gatewayAnswer(answer) : null
}

function unreadable(exchanges: readonly Exchange[]): string | null {
  const end = exchanges.find(isNotHttp)?.end
  if (end?.kind !== 'failed') return null
  return `no answer of the target can be read as HTTP: ${end.detail}. Is the port of the base URL right?`
}

function isNotHttp({ end, socket }: Exchange): boolean {
  return socket === undefined && end.kind === 'failed' && end.code === 'protocol'
}

// In TLS 1.3, a server refuses a client certificate only after the client has opened the connection.
function unresponsive(exchanges: readonly Exchange[]): string {
  const isTls = exchanges.some(({ request }) => request.url.startsWith('https:'))
  const advice = isTls
    ? 'does it demand a client certificate, or another one (--client-cert, --client-key)'
    : 'does it speak TLS, so that the base URL begins with https:// instead of http://'
  return `the target closes every connection without an answer in HTTP: ${advice}?`
}

/** Returns whether no call got an HTTP answer. */
export function isUnresponsive(exchanges: readonly Exchange[]): boolean {
  const calls = exchanges.filter(({ isInbound }) => isInbound !== true)
  return calls.length > 0 && calls.every((call) => call.response === null && brokeOff(call))
}
