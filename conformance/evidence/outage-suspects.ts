/** Finds the requests that were sent right before a target stopped answering, of all that may do harm, and which check reports it. Pure. */
import { brokeOff, hasTimedOut, wasDelivered } from '../exchange/attempts.ts'
import type { Exchange, RecordedMessage } from '../exchange/exchange.ts'
import type { Blamed } from '../exchange/judgement.ts'

/** The calls that may have caused an outage, the latest first, and the place in each that a reader should look at. */
export type Suspects = {
  readonly suspects: readonly Exchange[]
  readonly place: (suspect: Exchange) => string
}

// Longer before, it has most likely another cause.
const RECENT_MS = 2000

/**
 * Returns the likely cause of an outage, the first of these:
 * - mistakes without an answer when it began, with the valid calls in flight beside them;
 * - a client that had just hung up;
 * - valid calls in flight;
 * - the last mistake, where its connection broke or the target still accepts connections (not `mayBeStopped`).
 * The refusal of a wrong key is never the cause.
 */
export function lastMistakes(
  calls: readonly Exchange[],
  lost: ReadonlySet<string>,
  { beganAtEpochMs, mayBeStopped }: { readonly beganAtEpochMs: number; readonly mayBeStopped: boolean },
): Suspects {
  const before = calls
    .filter((call) => wasDelivered(call) && harmedAt(call) <= beganAtEpochMs)
    .toSorted((left, right) => harmedAt(right) - harmedAt(left))
  const underWay = before.filter((call) => lost.has(call.id) && isUnanswered(call))
  const recent = before.filter((call) => beganAtEpochMs - harmedAt(call) <= RECENT_MS)
  const last = recent.filter((call) => isMistake(call) || isHangUp(call)).slice(0, 1)
  // A service that is gone completely may have been stopped: a mistake that was answered in good order is not to blame for that.
  const blamable = mayBeStopped ? last.filter(brokeOff) : last
  const isUnclear = underWay.some(isEverydayRefusal)
  // A service that ends over a call resets its connection. One that is gone while a call still waits was most likely stopped.
  const overValid = mayBeStopped ? underWay.filter((call) => !hasTimedOut(call)) : underWay
  const groups = [mistakesFirst(underWay), last.filter(isHangUp), isUnclear ? [] : overValid, blamable]
  return { suspects: groups.find((group) => group.length > 0) ?? [], place }
}

// Which of them it was, nobody can tell. Without a mistake among them there is nothing to put first.
function mistakesFirst(underWay: readonly Exchange[]): readonly Exchange[] {
  const mistakes = underWay.filter(isMistake)
  if (mistakes.length === 0) return []
  return [...mistakes, ...underWay.filter((call) => !isMistake(call) && !isEverydayRefusal(call))]
}

const GENERAL = 'core.healthy-after-mistakes'
const OF_SOCKETS = 'websocket.healthy-after-mistakes'
/** The check that reports a target that ends over a valid call: it has not shown what it does after a mistake. */
export const OF_VALID_CALLS = 'core.reply-whole'
const OF_VALID_TALKS = 'websocket.good-requests-answered'
const OF_PROBES: Readonly<Record<string, string>> = {
  'core.huge': 'core.answers-after-huge',
  'sse.abort': 'sse.abort-healthy',
  'websocket.vanish': 'websocket.vanish-healthy',
}

// A service that ends over a valid conversation violates this clause, whether or not the reading of the check is declared.
const OF_SOCKET_STREAMS = { clause: 'C1.5' }

/** Returns what an outage violates where that is not the clause of the check that reports it; else null. */
export function blamedBy(reporter: string): Blamed | null {
  return reporter === OF_VALID_TALKS ? OF_SOCKET_STREAMS : null
}

/** The checks that may report an outage: their verdicts depend on what comes last. */
export const REPORTERS_OF_OUTAGES: readonly string[] = [
  GENERAL,
  OF_SOCKETS,
  OF_VALID_CALLS,
  OF_VALID_TALKS,
  ...Object.values(OF_PROBES),
]

/** Returns the check that reports an outage after these calls, among those of the run; null where none of them does, or nothing is suspected. */
export function blameFor(
  suspects: readonly Exchange[],
  isOfSockets: boolean,
  selected: readonly string[],
): string | null {
  const harmful = suspects.filter(isHarmful)
  const [ofCalls, ofSockets] = harmful.length > 0 ? [GENERAL, OF_SOCKETS] : [OF_VALID_CALLS, OF_VALID_TALKS]
  const own = new Set(
    (harmful.length > 0 ? harmful : suspects).map(
      ({ probe }) => OF_PROBES[probe] ?? (isSocketProbe(probe) ? ofSockets : ofCalls),
    ),
  )
  const [only] = own
  if (only === undefined) return null
  const general = isOfSockets ? ofSockets : ofCalls
  const wanted = own.size === 1 ? [only, general] : [general]
  return [...wanted, ofCalls, ofSockets].find((id) => selected.includes(id)) ?? null
}

/** Whether a call could bring down a fragile target: it was meant to be refused, or the client disconnected before the answer. */
export function isHarmful(call: Exchange): boolean {
  return isMistake(call) || isHangUp(call)
}

function isSocketProbe(probe: string): boolean {
  return probe.startsWith('websocket.')
}

// What is sent to be refused, or to do harm.
function isMistake(call: Exchange): boolean {
  const { kind, isValidCall, socket } = call
  // Before its socket is open, a bad conversation has done nothing bad.
  if (kind === 'bad-conversation') return socket !== undefined && !isEverydayRefusal(call)
  if (kind === 'completion' || kind === 'stream') return isValidCall !== true
  return kind === 'refusal' || kind === 'signup' || kind === 'other'
}

// Every server refuses wrong keys all day. One that stops just then was most likely stopped.
function isEverydayRefusal({ kind, isValidCall }: Exchange): boolean {
  // Of bad conversations only the handshakes without a valid key may be refused.
  return kind === 'credential' || (kind === 'bad-conversation' && isValidCall !== true)
}

function isHangUp({ end }: Exchange): boolean {
  return end.kind === 'aborted'
}

// When the harm was done: of a conversation, with our last frame; of a hang-up, at its end.
function harmedAt({ sentAtEpochMs, socket, end, timing }: Exchange): number {
  if (end.kind === 'aborted') return sentAtEpochMs + timing.endMs
  return sentAtEpochMs + (ourLastMessage(socket?.messages ?? [])?.atMs ?? 0)
}

function ourLastMessage(messages: readonly RecordedMessage[]): RecordedMessage | undefined {
  return messages.findLast(({ from, kind }) => from === 'client' && kind !== 'close')
}

function isUnanswered({ socket, response }: Exchange): boolean {
  if (socket === undefined) return response === null
  const ours = ourLastMessage(socket.messages)
  return (
    ours !== undefined && !socket.messages.some(({ from, atMs }) => from === 'server' && atMs > ours.atMs)
  )
}

function place({ id, socket }: Exchange): string {
  const messages = socket?.messages ?? []
  const ours = ourLastMessage(messages)
  return ours === undefined ? id : `${id} message ${messages.indexOf(ours) + 1} (${messageText(ours)})`
}

// What is unusual about a message, so that anyone who reads of it knows what to look for.
function messageText({ kind, payload, flaw }: RecordedMessage): string {
  const odd = [
    ...(kind === 'text' && payload.text === undefined ? ['not UTF-8'] : []),
    ...(flaw === undefined ? [] : [flaw]),
  ]
  return [`${kind}, ${payload.bodyBytes} bytes`, ...odd].join(', ')
}
