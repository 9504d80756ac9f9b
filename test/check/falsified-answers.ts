/** Falsifies recorded answers, one at a time, and names the checks that must then fail. */
import type { Exchange, RecordedBody } from '../../conformance/exchange/exchange.ts'
import { isCompletion, isRecord, jsonOf } from '../../conformance/exchange/reply.ts'

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
]
