/** Detects that a target stopped answering. Finds the calls that may be the cause, and the check that reports the outage. */
import { isOfLimits } from '../exchange/attempts.ts'
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
  type Issue,
  type Judgement,
} from '../exchange/judgement.ts'
import { statusText } from '../exchange/reply.ts'
import { count } from '../../schemas/count.ts'

/** An outage: the target, or only its WebSocket endpoint, stopped answering. `lost`: ids of the unanswered calls. */
export type Outage = {
  readonly lost: ReadonlySet<string>
  /** The id of the check that reports the outage; null when the run has no such check. */
  readonly reporter: string | null
  readonly issues: readonly Issue[]
  readonly suspects: readonly Exchange[]
  /** A sentence about the outage that names the check which reports it. Other checks use this sentence as their reason. */
  readonly pointer: string
}

/** Returns the outage at the end of a run. Null if there is none, or if no check in `selected` (ids) can report the suspected calls. */
export function outageIn(exchanges: readonly Exchange[], selected: readonly string[]): Outage | null {
  const calls = exchanges.filter(isCall)
  return outageOf(serviceTail(calls), calls, selected) ?? outageOf(socketTail(calls), calls, selected)
}

/**
 * Adapts the judgement of a check to an outage. The check that reports the outage gets a violation. Any other check that lacks an answer
 * (`isOwn`) loses its issues about unanswered calls. A violation that loses all its issues becomes inconclusive.
 */
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
  return first === undefined ? withoutIt : { ...judgement, issues: [first, ...rest] }
}

/** Returns a copy of an unanswered call that ends as a refused connection. The failure text describes the outage (`pointer`). */
export function asUndelivered(exchange: Exchange, { pointer }: Outage): Exchange {
  const { socket: _, client: __, ...rest } = exchange
  return { ...rest, response: null, end: { kind: 'failed', code: 'refused', detail: pointer } }
}

/** The calls after the last answer. `lost`: all of them. `sentAfter`: the lost calls that were refused or sent after the first failure. */
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
const SERVER_BROKE = 500

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

// Returns whether a call was answered. The status 500 does not count as an answer. A late or too long answer counts.
function isAnswered({ response, end }: Exchange): boolean {
  if (response?.status === SERVER_BROKE) return false
  if (end.kind !== 'failed') return response !== null
  return end.code === 'protocol' || (response !== null && end.code !== 'reset')
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
