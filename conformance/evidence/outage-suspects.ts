import { brokeOff, hasTimedOut, wasDelivered } from '../exchange/attempts.ts'
import type { Exchange, RecordedMessage } from '../exchange/exchange.ts'
import type { ViolatedRule } from '../exchange/judgement.ts'

/** The calls that may have caused an outage. `place` returns the text that names such a call in an issue. */
type Suspects = {
  readonly suspects: readonly Exchange[]
  readonly place: (suspect: Exchange) => string
}

// The maximum time in ms from `harmedAt` of a call to an outage that the call most likely caused.
const RECENT_MS = 2000

/** Returns the calls that most likely caused an outage: the calls that were running, or that were sent last, when it began. */
export function likelyCauses(
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
  // A service that refuses connections may have been stopped. So only a mistake whose connection broke is blamed.
  const blamable = mayBeStopped ? last.filter(brokeOff) : last
  const isUnclear = underWay.some(isEverydayRefusal)
  // A crash during a call resets its connection. A service that disappears while a call waits was most likely stopped.
  const overValid = mayBeStopped ? underWay.filter((call) => !hasTimedOut(call)) : underWay
  // The most likely causes first: unanswered mistakes, a client that hung up, other unanswered calls, the last mistake.
  const groups = [mistakesFirst(underWay), last.filter(isHangUp), isUnclear ? [] : overValid, blamable]
  return { suspects: groups.find((group) => group.length > 0) ?? [], place }
}

// Returns the unanswered calls that may have caused an outage, deliberately wrong calls first. Empty if no call is wrong.
function mistakesFirst(underWay: readonly Exchange[]): readonly Exchange[] {
  const mistakes = underWay.filter(isMistake)
  if (mistakes.length === 0) return []
  return [...mistakes, ...underWay.filter((call) => !isMistake(call) && !isEverydayRefusal(call))]
}

const GENERAL = 'core.healthy-after-mistakes'
const OF_SOCKETS = 'websocket.healthy-after-mistakes'
/** The id of the check that fails if valid HTTP calls alone made the target stop answering. */
export const VALID_CALL_CHECK = 'core.reply-whole'
const VALID_CONVERSATION_CHECK = 'websocket.good-requests-answered'
const OF_PROBES: Readonly<Record<string, string>> = {
  'core.huge': 'core.answers-after-huge',
  'sse.abort': 'sse.abort-healthy',
  'websocket.vanish': 'websocket.vanish-healthy',
}

// The clause that a crash in a valid conversation violates. The check that reports this crash belongs to a gap and names no clause.
const OF_SOCKET_STREAMS = { clause: 'C1.5' }

/** Returns the clause that an outage violates. Returns null if it is the clause of the reporting check itself (`reporter`). */
export function violatedByOutage(reporter: string): ViolatedRule | null {
  return reporter === VALID_CONVERSATION_CHECK ? OF_SOCKET_STREAMS : null
}

/** The ids of all checks that may report an outage, in which the target stopped answering. */
export const OUTAGE_CHECKS: readonly string[] = [
  GENERAL,
  OF_SOCKETS,
  VALID_CALL_CHECK,
  VALID_CONVERSATION_CHECK,
  ...Object.values(OF_PROBES),
]

/** Returns the id of the check that reports an outage which these calls may have caused. Null if the run does not contain it. */
export function outageReporter(
  suspects: readonly Exchange[],
  isOfSockets: boolean,
  selected: readonly string[],
): string | null {
  const harmful = suspects.filter(mayCrashTarget)
  const [ofCalls, ofSockets] =
    harmful.length > 0 ? [GENERAL, OF_SOCKETS] : [VALID_CALL_CHECK, VALID_CONVERSATION_CHECK]
  const own = new Set(
    (harmful.length > 0 ? harmful : suspects).map(
      (call) => OF_PROBES[call.probe] ?? (isConversation(call) ? ofSockets : ofCalls),
    ),
  )
  const [only] = own
  if (only === undefined) return null
  const general = isOfSockets ? ofSockets : ofCalls
  const wanted = own.size === 1 ? [only, general] : [general]
  return [...wanted, ofCalls, ofSockets].find((id) => selected.includes(id)) ?? null
}

/** Returns whether a call may crash a fragile target: an invalid or unusual call, a sign-up, or a call that Assay aborted. */
export function mayCrashTarget(call: Exchange): boolean {
  return isMistake(call) || isHangUp(call)
}

// Returns whether a WebSocket was open. A handshake that opens none is a call of HTTP, which a service without WebSocket must survive too.
function isConversation({ probe, socket }: Exchange): boolean {
  return probe.startsWith('websocket.') && socket !== undefined
}

// Returns whether a call is invalid, unusual or a sign-up. Such a call is a more likely cause of an outage than a valid call.
function isMistake(call: Exchange): boolean {
  const { kind, isValidCall, socket } = call
  // A bad conversation does no harm before its socket is open.
  if (kind === 'bad-conversation') return socket !== undefined && !isEverydayRefusal(call)
  if (kind === 'completion' || kind === 'stream') return isValidCall !== true
  return kind === 'refusal' || kind === 'signup' || kind === 'other'
}

// Returns whether a call has a wrong key. Servers refuse wrong keys every day, so such a call hardly ever causes an outage.
function isEverydayRefusal({ kind, isValidCall }: Exchange): boolean {
  // Only the handshakes of bad conversations without a valid key may be refused.
  return kind === 'credential' || (kind === 'bad-conversation' && isValidCall !== true)
}

function isHangUp({ end }: Exchange): boolean {
  return end.kind === 'aborted'
}

// Returns the time in ms since 1970 at which a call may have done harm: Assay's hang-up, else its last frame, else the sending of the call.
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

// Describes a message and its unusual properties, so that a reader can find it.
function messageText({ kind, payload, flaw }: RecordedMessage): string {
  const odd = [
    ...(kind === 'text' && payload.text === undefined ? ['not UTF-8'] : []),
    ...(flaw === undefined ? [] : [flaw]),
  ]
  return [`${kind}, ${payload.bodyBytes} bytes`, ...odd].join(', ')
}
