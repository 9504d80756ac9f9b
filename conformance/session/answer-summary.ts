/** Summarizes the answer of an exchange for reports. Pure. */
import type { ExchangeSummary } from '../../schemas/compiled/run.ts'
import { bodyBytesOf, bodyTextOf } from '../exchange/bytes.ts'
import type { Exchange, RecordedBody, RecordedMessage } from '../exchange/exchange.ts'

type Answer = NonNullable<ExchangeSummary['answer']>
type Entry = NonNullable<Answer['timeline']>[number]

// The maximum length of a body in a report. The transcript has the whole body.
const MAX_BODY_CHARS = 2048
const MAX_ENTRIES = 24
const MAX_ENTRY_CHARS = 240

/** Returns the answer of an exchange for reports, with shortened texts. The object is empty if there is no response. */
export function answerSummary({ response, socket }: Exchange): { readonly answer?: Answer } {
  if (response === null) return {}
  const { headers, body, reads } = response
  const text = bodyTextOf(body)
  const isStream = headers.some(
    ([name, value]) => name === 'content-type' && /^text\/event-stream\b/i.test(value),
  )
  const timeline =
    socket == null
      ? isStream
        ? pieces(body, reads)
        : []
      : socket.messages.slice(0, MAX_ENTRIES).map(entryOf)
  return {
    answer: {
      headers,
      body: text === null ? null : start(text, MAX_BODY_CHARS),
      bodyBytes: body.bodyBytes,
      isCut: body.truncated || (text ?? '').length > MAX_BODY_CHARS,
      ...(timeline.length === 0 ? {} : { timeline }),
    },
  }
}

/** Splits a body into the parts that single reads from the socket returned. `atMs`: the time of the read. */
function pieces(body: RecordedBody, reads: readonly (readonly [number, number])[]): readonly Entry[] {
  const bytes = bodyBytesOf(body)
  let from = 0
  return reads.slice(0, MAX_ENTRIES).map(([atMs, count]) => {
    const part = bytes.subarray(from, from + count)
    from += count
    return { atMs: Math.round(atMs), text: start(new TextDecoder().decode(part), MAX_ENTRY_CHARS) }
  })
}

function entryOf({ from, kind, code, atMs, payload }: RecordedMessage): Entry {
  const text = bodyTextOf(payload) ?? `${payload.bodyBytes} bytes`
  const what = code === undefined ? kind : `${kind} ${code}`
  return { atMs: Math.round(atMs), from, text: start(`${what}: ${text}`, MAX_ENTRY_CHARS) }
}

function start(text: string, maxChars: number): string {
  return text.slice(0, maxChars)
}
