/**
 * What one interaction leaves behind. A transcript is a list of these, and it is the only thing a check may
 * look at, so everything here is plain data that survives JSON.
 */

import type { OmissionCode } from '../../schemas/reason-codes.ts'

/** Header fields in wire order: lower-case name, value. Duplicates are kept. */
export type HeaderList = readonly (readonly [name: string, value: string])[]

/**
 * A recorded body. Valid UTF-8 is kept as text, anything else as base64. `bodyBytes` is the size on the wire,
 * which is larger than what is kept when `truncated`.
 */
export type RecordedBody = {
  readonly text?: string
  readonly base64?: string
  readonly bodyBytes: number
  readonly truncated: boolean
}

/** A long body in short: `head`, then `runBytes` bytes of `unit` again and again (ASCII, and whole units), then `tail`. */
export type Repetition = {
  readonly head: string
  readonly unit: string
  readonly runBytes: number
  readonly tail: string
}

/** The request as it left, secrets already replaced by their placeholders. */
export type RecordedRequest = {
  readonly method: string
  readonly url: string
  readonly headers: HeaderList
  readonly body: RecordedBody | null
  /** Set on a long body that mostly repeats itself. */
  readonly repetition?: Repetition
}

/** The answer as it arrived. `reads` holds, per socket read, milliseconds since send and body bytes. */
export type RecordedResponse = {
  readonly status: number
  readonly headers: HeaderList
  readonly body: RecordedBody
  readonly reads: readonly (readonly [atMs: number, bytes: number])[]
}

/** Why no whole answer came. `reset` covers every connection that ended before the message did. */
export type FailureCode =
  | 'dns'
  | 'refused'
  | 'tls'
  | 'reset'
  | 'protocol'
  | 'timeout-connect'
  | 'timeout-headers'
  | 'timeout-first-byte'
  | 'timeout-idle'
  | 'timeout-total'
  | 'body-too-large'
  | 'too-many-events'

/**
 * How the exchange ended. `aborted`: we hung up on purpose. `left-open`: the event stream said its last word
 * but the connection stayed open beyond the grace time.
 */
export type Ending =
  | { readonly kind: 'complete' }
  | { readonly kind: 'aborted'; readonly afterEvents: number }
  | { readonly kind: 'left-open'; readonly waitedMs: number }
  | { readonly kind: 'failed'; readonly code: FailureCode; readonly detail: string }

/** Milliseconds since the request was sent, from one monotonic clock; null when it never came to that. */
export type ExchangeTiming = {
  readonly headersMs: number | null
  readonly firstByteMs: number | null
  readonly endMs: number
  /**
   * For how much of that time the recorder itself was kept from listening, in sum; of a WebSocket conversation, since the
   * first data frame left, if one did. Absent in older transcripts.
   */
  readonly stalledMs?: number
}

/** What a real client library made of the target, when a probe went through one. */
export type ClientOutcome = {
  readonly library: string
  readonly text: string | null
  readonly error: string | null
}

/**
 * What may be said of a secret that an answer gave us. Itself it stays behind in the wire; wherever it stood there is the
 * placeholder, which is as long as it (8 characters or more).
 */
export type CapturedSecret = {
  readonly name: string
  /** Where in the answer it stood. */
  readonly pointer: string
  readonly placeholder: string
  readonly chars: number
  /** Shannon entropy of its characters times their number: an upper bound of what there is to guess, and a rough one. */
  readonly bits: number
  /** Visible ASCII only, so that it fits a header field (RFC 9110 section 5.5, RFC 6750 section 2.1). */
  readonly isSendable: boolean
  /** Whether it matches the declared `key.format`; null when no pattern is declared. */
  readonly matchesFormat: boolean | null
}

/** A signature of a delivery that fits a secret of ours. `derivation` is `correct`, or names the mistake that explains it. */
export type SignatureMatch = {
  readonly secret: string
  /** Place among the signatures that the delivery carries, from 0. */
  readonly entry: number
  readonly derivation: string
}

/**
 * What came of verifying a delivery. Only the wire holds the secrets and the transcript must not, so this is worked out
 * when the delivery comes in and kept as data: a verdict recomputed from the transcript is then the same.
 */
export type SignatureRecord = {
  readonly scheme: string
  /** Names of the secrets it was held against. */
  readonly secrets: readonly string[]
  readonly matches: readonly SignatureMatch[]
}

/** One WebSocket frame as it went over the wire (RFC 6455 section 5.2). `atMs` counts from the handshake request. */
export type Frame = {
  readonly from: 'client' | 'server'
  readonly opcode: number
  readonly isFinal: boolean
  /** The three reserved bits as a number from 0 to 7. */
  readonly reservedBits: number
  readonly isMasked: boolean
  /** Its length is written in more bytes than it needs. */
  readonly hasPaddedLength?: true
  readonly atMs: number
  /** Inflated where the message was compressed; the first frame of such a message then holds all of it. */
  readonly payload: RecordedBody
  /** Size on the wire of a frame of a compressed message. */
  readonly compressedBytes?: number
  /** The frame says that it is compressed, and it cannot be inflated: its payload is not kept. */
  readonly isUnreadable?: true
}

/** A WebSocket conversation after its handshake. `closedBy` null: the connection broke off without a close frame. */
export type SocketRecord = {
  readonly frames: readonly Frame[]
  readonly closedBy: 'client' | 'server' | null
}

/**
 * Why an attempt was sent again. `broken-off`: its answer did not come whole, or not at all. `server-error`: it was answered
 * 5xx. The later attempt tells what the call shows.
 */
export type ResendReason = 'broken-off' | 'server-error'

/** The record of one interaction. `id` is `probe/label`, with `#2`, `#3` for later attempts. */
export type Exchange = {
  readonly id: string
  readonly probe: string
  readonly label: string
  /** 1 for the first attempt. */
  readonly attempt: number
  /** Wall clock at send, milliseconds since 1970. */
  readonly sentAtEpochMs: number
  readonly request: RecordedRequest
  readonly response: RecordedResponse | null
  readonly end: Ending
  readonly timing: ExchangeTiming
  readonly client?: ClientOutcome
  /** The secret taken out of this answer, if one was to be kept and there was one. */
  readonly kept?: CapturedSecret
  /** What followed a WebSocket handshake; `request` and `response` are the handshake itself. */
  readonly socket?: SocketRecord
  /** Set on what the target sent to our webhook receiver: `request` came to us, `response` is what we answered. */
  readonly isInbound?: true
  /** Set on deliveries when a reading says how they are signed. */
  readonly signature?: SignatureRecord
  /** Set on calls that every conforming target answers with a completion. */
  readonly isValidCall?: true
  /** How many calls of its kind were started at the same time, on purpose. */
  readonly atOnce?: number
  /** Set on calls that spend the quota of the key whose limit is looked for. */
  readonly quotaCall?: QuotaCall
  /** Set on an attempt that was sent again: no check of a feature may look at it. */
  readonly sentAgain?: ResendReason
}

/**
 * A series of calls that spends a whole quota: `serial` one by one, `recovery` after a wait with other calls in between,
 * `recovery-again` after a longer wait, `burst` all at once, `burst-again` all at once after a longer wait.
 */
export type QuotaSeries = 'serial' | 'recovery' | 'recovery-again' | 'burst' | 'burst-again'

/** A call that spends a quota. `series` is null for a call on its own; `aborted` is a stream that the probe gives up. */
export type QuotaCall = { readonly kind: 'plain' | 'aborted'; readonly series: QuotaSeries | null }

/** A probe (or one label of it) that could not be carried out, and why. */
export type Omission = {
  readonly probe: string
  readonly code: OmissionCode
  readonly detail: string
}
