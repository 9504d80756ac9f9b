import type {
  Ending,
  Exchange,
  FailureCode,
  RecordedMessage,
  SocketRecord,
} from '../../conformance/exchange/exchange.ts'
import type { AnswerResponse, AnswerSocket } from '../../schemas/compiled/answer.ts'
import type { Sample } from './sample.ts'

/** The URLs to which a run sent its requests, and when it started. */
export type RecordedAt = {
  readonly url: string
  readonly socketUrl: string
  readonly t0EpochMs: number
  /** The type of the WebSocket frames in which the client sends its requests. */
  readonly requestFrames: 'text' | 'binary'
}

/** For each transport: a stored answer of a load is judged as if it answered these calls of `assay check`. */
const CALLS = {
  json: [{ probe: 'core.completion', kind: 'completion', about: 'control' }],
  sse: [
    { probe: 'sse.stream', kind: 'stream', about: 'basic' },
    { probe: 'sse.usage', kind: 'stream', about: 'usage' },
  ],
  websocket: [{ probe: 'websocket.offer', kind: 'conversation', about: 'ordinary' }],
} as const

/** The kind of call (as in `assay check`) that a load sends over each transport. */
export const KIND_OF = { json: 'completion', sse: 'stream', websocket: 'conversation' } as const

type LoadCall = (typeof CALLS)[keyof typeof CALLS][number]

/** Returns the name of a request in messages, such as `request 7`. */
export function sampleName({ i }: Pick<Sample, 'i'>): string {
  return `request ${i}`
}

/** Converts a stored answer of a load into recorded exchanges, as the checks of `assay check` need them. */
export function sampleExchanges(sample: Sample, at: RecordedAt): readonly Exchange[] {
  const { response } = sample
  if (sample.transport === 'websocket') return socketExchangesOf(sample, at)
  if (response === null || (response.text === null && response.base64 === null)) return []
  return CALLS[sample.transport].map((call) => exchangeOf(sample, response, call, at))
}

function socketExchangesOf(sample: Sample, at: RecordedAt): readonly Exchange[] {
  const { response, socket } = sample
  if (response === null || socket == null) return []
  const whole = { ...response, text: '', bodyBytes: 0, truncated: false }
  return CALLS.websocket.map((call) => {
    const { request, ...rest } = exchangeOf(sample, whole, call, at)
    return {
      ...rest,
      request: { ...request, method: 'GET', url: at.socketUrl, headers: [], body: null },
      socket: socketRecordOf(sample, socket, at),
    }
  })
}

function exchangeOf(sample: Sample, response: AnswerResponse, call: LoadCall, at: RecordedAt): Exchange {
  const { status, headers, text, base64, bodyBytes, truncated, reads: parts = [] } = response
  const sentUs = sample.sentUs ?? 0
  const endMs = Math.max(0, ((sample.closedUs ?? sentUs) - sentUs) / 1000)
  const headersMs = sample.headersUs === null ? null : Math.max(0, (sample.headersUs - sentUs) / 1000)
  const accept = sample.transport === 'sse' ? 'text/event-stream' : 'application/json'
  const body = text === null ? { base64: base64 ?? '' } : { text }
  const reads = parts.map(([atUs, bytes]) => [Math.max(0, (atUs - sentUs) / 1000), bytes] as const)
  const isTimed = reads.length > 0
  return {
    ...call,
    id: sampleName(sample),
    label: 'basic',
    attempt: 1,
    sentAtEpochMs: at.t0EpochMs + sentUs / 1000,
    request: {
      method: 'POST',
      url: at.url,
      headers: [
        ['content-type', 'application/json'],
        ['accept', accept],
      ],
      body: { text: sample.request, bodyBytes: Buffer.byteLength(sample.request), truncated: false },
    },
    response: {
      status,
      headers,
      body: { ...body, bodyBytes, truncated },
      reads: isTimed ? reads : [[endMs, bodyBytes]],
    },
    end: endingOf(sample),
    // Without arrival times of its pieces, its whole time counts as stalled, so that no check judges waits.
    timing: {
      headersMs,
      firstByteMs: headersMs,
      endMs,
      stalledMs: isTimed || sample.socket != null ? 0 : endMs,
    },
    isValidCall: true,
  }
}

const FAILURES: Readonly<Record<string, FailureCode>> = {
  'timeout-connect': 'timeout-connect',
  'timeout-total': 'timeout-total',
  'too-large': 'body-too-large',
  'too-many-events': 'too-many-events',
  reset: 'reset',
  network: 'reset',
}

function endingOf(sample: Sample): Ending {
  const code = FAILURES[sample.class]
  return code === undefined ? { kind: 'complete' } : { kind: 'failed', code, detail: sample.error }
}

// RFC 6455 section 7.4.1: 1005 stands for a close frame without a code, and 1006 for no close frame.
const NO_CODE = 1005
const NO_FRAME = 1006

function socketRecordOf(
  sample: Sample,
  { frames, closeCode, isClosedByUs }: AnswerSocket,
  { requestFrames }: RecordedAt,
): SocketRecord {
  const sentUs = sample.sentUs ?? 0
  const sinceSent = (atUs: number | null): number => Math.max(0, ((atUs ?? sentUs) - sentUs) / 1000)
  const said = [
    messageOf('client', requestFrames, sample.request, sinceSent(sample.headersUs)),
    ...frames.map(({ atUs, text, isBinary }) =>
      messageOf('server', isBinary ? 'binary' : 'text', text, sinceSent(atUs)),
    ),
  ]
  const closedBy = isClosedByUs ? 'client' : closeCode === null || closeCode === NO_FRAME ? null : 'server'
  if (closedBy === null) return { messages: said, closedBy }
  const code = isClosedByUs ? 1000 : closeCode
  const close = messageOf(closedBy, 'close', '', sinceSent(sample.closedUs))
  const isCoded = code !== null && code !== NO_CODE
  return { messages: [...said, isCoded ? { ...close, code } : close], closedBy }
}

function messageOf(
  from: RecordedMessage['from'],
  kind: RecordedMessage['kind'],
  text: string,
  atMs: number,
): RecordedMessage {
  return { from, kind, atMs, payload: { text, bodyBytes: Buffer.byteLength(text), truncated: false } }
}
