/** The input and output of a WebSocket conversation, before anything is redacted. */
import type { Ending, ExchangeTiming, HeaderList } from '../exchange/exchange.ts'
import type { Proxy } from './proxy.ts'
import type { AnswerWait, SocketStep } from '../exchange/socket-script.ts'
import type { Caps, Deadlines } from './deadlines.ts'
import type { TimedFrame } from './socket-log.ts'

/** A step whose placeholders are filled in. */
export type RawStep =
  | Exclude<SocketStep, { readonly do: 'send' }>
  | { readonly do: 'send'; readonly data: string | Uint8Array }

/**
 * The meaning of a message for the answer under way. `finishes`: the last piece, after which a terminator may come.
 * `strange`: it is neither a piece of an answer nor the end of one.
 */
export type AnswerSign = 'goes-on' | 'finishes' | 'ends' | 'strange'

/** A conversation as it is to be held, secrets and all. */
export type RawSocketRequest = {
  readonly url: URL
  readonly headers: HeaderList
  readonly subprotocols: readonly string[]
  readonly offersCompression: boolean
  readonly steps: readonly RawStep[]
  readonly signOf: (text: string) => AnswerSign
  /** The time that the target has to answer our close frame. */
  readonly closeMs: number
  readonly deadlines: Deadlines
  readonly caps: Caps
  /** The proxy on the way to the target; absent: none. */
  readonly proxy?: Proxy | null
}

/** The unredacted conversation. `status` is null when the handshake was not answered, `frames` when it was refused. */
export type RawSocketExchange = {
  readonly sentAtEpochMs: number
  readonly requestHeaders: HeaderList
  readonly status: number | null
  readonly headers: HeaderList
  /** Body of a refusal. */
  readonly bytes: Uint8Array
  readonly frames: readonly TimedFrame[] | null
  readonly client: { readonly text: string | null; readonly error: string | null }
  readonly end: Ending
  readonly timing: ExchangeTiming
}

/** Returns the wait for the rest of an answer that may be whole; undefined where more of it must come. */
export function enoughMsOf(
  sign: AnswerSign,
  { afterFinishMs, afterStrangeMs }: AnswerWait,
  idleMs: number,
): number | undefined {
  if (sign === 'finishes') return afterFinishMs ?? idleMs
  return sign === 'strange' ? afterStrangeMs : undefined
}
