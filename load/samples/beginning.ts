/** Shortens event streams that were not stored completely, so that they end after a complete event. */
import type { AnswerResponse } from '../../schemas/compiled/answer.ts'
import type { Sample } from './sample.ts'

/** Returns whether the end of an answer is unknown, because the answer was too long to be stored completely. */
export function isEndUnknown({ response }: Sample): boolean {
  return response?.truncated === true
}

// Matches two line ends in a row (WHATWG HTML section 9.2.6).
const BLANK_LINE = /(?:\r\n|\n|\r(?!\n)){2}/g

// The maximum number of events to judge per partly stored answer. With more events, dozens of answers would take minutes.
const MAX_EVENTS = 2000

/** Returns a copy of a stored SSE answer that ends after its last complete event. Null if there is none, or if it is not SSE. */
export function beginningOf(sample: Sample): Sample | null {
  const { response, transport } = sample
  if (response === null || transport !== 'sse') return null
  const bytes = Buffer.from(
    response.text ?? response.base64 ?? '',
    response.text === null ? 'base64' : 'utf8',
  )
  // In latin1 each character is one byte, so positions in the text are positions in the bytes.
  const last = [...bytes.toString('latin1').matchAll(BLANK_LINE)].slice(0, MAX_EVENTS).at(-1)
  if (last === undefined) return null
  const kept = bytes.subarray(0, last.index + last[0].length)
  return { ...sample, response: { ...response, ...bodyOf(kept), bodyBytes: kept.length, truncated: false } }
}

function bodyOf(bytes: Buffer): Pick<AnswerResponse, 'text' | 'base64'> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { text, base64: null }
  } catch {
    return { text: null, base64: bytes.toString('base64') }
  }
}
