/** Reads answers that were kept in part. Pure. */
import type { Sample, SampleResponse } from './sample.ts'

/** Returns whether the end of an answer is not known, because more came than is kept of one. */
export function isEndUnknown({ response }: Sample): boolean {
  return response?.truncated === true
}

/** Two line ends in a row, in any of the three forms (WHATWG HTML section 9.2.6). */
const BLANK_LINE = /(?:\r\n|\n|\r(?!\n)){2}/g

// The events of an answer of usual length. Judging dozens of samples with tens of thousands takes minutes.
const MAX_EVENTS = 2000

/** Returns the whole events at the beginning as if they were all of the answer; null without one, and for other transports. */
export function beginningOf(sample: Sample): Sample | null {
  const { response, transport } = sample
  if (response === null || transport !== 'sse') return null
  const bytes = Buffer.from(
    response.text ?? response.base64 ?? '',
    response.text === null ? 'base64' : 'utf8',
  )
  // Each character is a byte here, so that places in the text are places in the bytes.
  const last = [...bytes.toString('latin1').matchAll(BLANK_LINE)].slice(0, MAX_EVENTS).at(-1)
  if (last === undefined) return null
  const kept = bytes.subarray(0, last.index + last[0].length)
  return { ...sample, response: { ...response, ...bodyOf(kept), bodyBytes: kept.length, truncated: false } }
}

function bodyOf(bytes: Buffer): Pick<SampleResponse, 'text' | 'base64'> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    return { text, base64: null }
  } catch {
    return { text: null, base64: bytes.toString('base64') }
  }
}
