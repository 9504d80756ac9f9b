import type { Repetition } from './exchange.ts'
import { strictUtf8 } from '../codec/utf8.ts'

// The maximum length of the repeated text in bytes, enough for a sentence.
const MAX_UNIT_BYTES = 64

// The minimum number of bytes over which a text must repeat. Shorter repetitions may be chance.
const WINDOW_BYTES = 512

const MAX_REST_BYTES = 2048

const PRINTABLE = /^[\x20-\x7E]+$/

/** Splits a body into a beginning, a repeated text and an end, to shorten the curl command in a report. Returns null if no text repeats. */
export function repetitionIn(bytes: Uint8Array): Repetition | null {
  const middle = Math.floor(bytes.length / 2)
  const unitBytes = periodAt(bytes, middle)
  if (unitBytes === null) return null
  let from = middle
  while (from > 0 && bytes[from - 1] === bytes[from - 1 + unitBytes]) from -= 1
  let to = middle + unitBytes
  while (to < bytes.length && bytes[to] === bytes[to - unitBytes]) to += 1
  const runBytes = Math.floor((to - from) / unitBytes) * unitBytes
  if (bytes.length - runBytes > MAX_REST_BYTES) return null
  const parts = [
    bytes.subarray(0, from),
    bytes.subarray(from, from + unitBytes),
    bytes.subarray(from + runBytes),
  ]
  const [head = null, unit = null, tail = null] = parts.map(strictUtf8)
  // A shell command reads a leading dash as an option.
  if (head === null || tail === null || unit === null || !PRINTABLE.test(unit) || unit.startsWith('-'))
    return null
  return { head, unit, runBytes, tail }
}

function periodAt(bytes: Uint8Array, start: number): number | null {
  const isPeriod = (period: number): boolean => {
    if (start + WINDOW_BYTES + period > bytes.length) return false
    for (let at = start; at < start + WINDOW_BYTES; at += 1)
      if (bytes[at] !== bytes[at + period]) return false
    return true
  }
  for (let period = 1; period <= MAX_UNIT_BYTES; period += 1) if (isPeriod(period)) return period
  return null
}
