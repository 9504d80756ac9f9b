/** Falsifies recorded answers, one at a time, and names the checks that must then fail. */
import type { Exchange, RecordedBody } from '../../conformance/exchange/exchange.ts'
import { isStream } from '../../conformance/evidence/stream.ts'
import { bodyText, isCompletion, isRecord, jsonOf } from '../../conformance/exchange/reply.ts'

/** A way to falsify a recorded exchange. */
export type Falsification = {
  readonly name: string
  /** The ids of the checks that judge such a mistake. At least one of them must fail. */
  readonly checks: readonly string[]
  /** Returns the falsified exchange; null if this way does not apply to the exchange. */
  readonly falsify: (exchange: Exchange) => Exchange | null
  /** The calls that no check can judge in this way, by their probe and label, each with the reason. */
  readonly except: Readonly<Record<string, string>>
}

function bodyOf(text: string): RecordedBody {
  return { text, bodyBytes: Buffer.byteLength(text), truncated: false }
}

// Replaces the body of the answer. All bytes arrive when the last ones did.
function withText(exchange: Exchange, text: string): Exchange {
  const { response } = exchange
  if (response === null) return exchange
  const body = bodyOf(text)
  const [lastMs = 0] = response.reads.at(-1) ?? []
  const headers = response.headers.filter(([name]) => name !== 'content-length')
  return { ...exchange, response: { ...response, headers, body, reads: [[lastMs, body.bodyBytes]] } }
}

const ERROR = { error: { message: 'No.', type: 'server_error', param: null, code: null } }

function onCompletion(change: (answer: Record<string, unknown>) => unknown) {
  return (exchange: Exchange): Exchange | null => {
    const answer = jsonOf(exchange)
    if (!isRecord(answer) || !isCompletion(exchange)) return null
    return withText(exchange, JSON.stringify(change(structuredClone(answer))))
  }
}

function onStreamText(change: (text: string) => string) {
  return (exchange: Exchange): Exchange | null =>
    isStream(exchange) ? withText(exchange, change(bodyText(exchange) ?? '')) : null
}

// Changes the first message of the target in a WebSocket conversation that begins like a JSON object.
function onMessage(change: (text: string) => string) {
  return (exchange: Exchange): Exchange | null => {
    const { socket } = exchange
    const at = socket?.messages.findIndex(
      ({ from, payload }) => from === 'server' && payload.text?.startsWith('{'),
    )
    if (socket === undefined || at === undefined || at === -1) return null
    const messages = socket.messages.map((message, index) =>
      index === at ? { ...message, payload: bodyOf(change(message.payload.text ?? '')) } : message,
    )
    return { ...exchange, socket: { ...socket, messages } }
  }
}

function onRefusal(change: (error: unknown) => unknown) {
  return (exchange: Exchange): Exchange | null => {
    const error = jsonOf(exchange)
    if ((exchange.response?.status ?? 0) < 400 || !isRecord(error)) return null
    return withText(exchange, JSON.stringify(change(error)))
  }
}

/** The ways to falsify an answer, by what is judged on every answer of a kind. */
export const FALSIFICATIONS: readonly Falsification[] = [
  {
    name: 'null as the content of a completion',
    checks: ['core.content-is-string'],
    falsify: onCompletion((answer) => ({
      ...answer,
      choices: [{ index: 0, message: { role: 'assistant', content: null }, finish_reason: 'stop' }],
    })),
    except: {},
  },
  {
    name: 'a completion without choices',
    checks: ['core.choices-array'],
    falsify: onCompletion((answer) => ({ ...answer, choices: undefined })),
    except: {},
  },
  {
    name: 'an error with status 200',
    checks: ['core.no-error-in-success'],
    falsify: onCompletion(() => ERROR),
    except: {},
  },
  {
    name: 'status 200 for a refusal by a limit',
    checks: ['core.no-error-in-success'],
    falsify: (exchange) => {
      const { response } = exchange
      return response?.status === 429 ? { ...exchange, response: { ...response, status: 200 } } : null
    },
    except: {},
  },
  {
    name: 'an event of a stream that is not JSON',
    checks: ['sse.data-json'],
    falsify: onStreamText((text) => text.replace('data: {', 'data: {{')),
    except: {},
  },
  {
    name: 'chunks of a stream without choices',
    checks: ['sse.chunk-schema'],
    falsify: onStreamText((text) => text.replaceAll('"choices"', '"chioces"')),
    except: {},
  },
  {
    name: 'a message over WebSocket that is not JSON',
    checks: ['websocket.frames-json', 'websocket.errors-json'],
    falsify: onMessage((text) => `{${text}`),
    except: {},
  },
  {
    name: 'an error body of another form',
    checks: ['core.errors-body', 'signup.errors-body', 'limits.refusal-body', 'core.routing-errors-body'],
    falsify: onRefusal(() => ({ detail: 'No.' })),
    except: {},
  },
]
