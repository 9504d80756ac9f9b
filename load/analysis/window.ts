/** Figures within the window that counts, however the requests lie across its edges. Pure. */
import type { Row } from '../../schemas/compiled/row.ts'
import { answerEndUs } from './timings.ts'

/** Microseconds since t0, the end not included. */
export type Window = { readonly fromUs: number; readonly toUs: number }

/** Returns whether a moment lies in a window; null never does. */
export function isWithin(window: Window, atUs: number | null): boolean {
  return atUs !== null && atUs >= window.fromUs && atUs < window.toUs
}

/** Returns the length of a window, in seconds. */
export function secondsOf(window: Window): number {
  return Math.max(0, window.toUs - window.fromUs) / 1_000_000
}

/** Returns the overlap of two intervals, in microseconds. */
export function overlapUs(window: Window, fromUs: number, toUs: number): number {
  return Math.max(0, Math.min(window.toUs, toUs) - Math.max(window.fromUs, fromUs))
}

/**
 * The share (0 to 1) of an answer's chunks that arrived inside a window. Without the full list of gaps the chunks are
 * taken as evenly spaced between the first and the last. A JSON answer arrives at its end.
 */
export function arrivedShare(row: Row, window: Window): number {
  const { firstTokenUs, lastTokenUs, gapsUs } = row
  if (firstTokenUs === null || lastTokenUs === null) return isWithin(window, answerEndUs(row)) ? 1 : 0
  if (isWithin(window, firstTokenUs) && isWithin(window, lastTokenUs)) return 1
  if (lastTokenUs < window.fromUs || firstTokenUs >= window.toUs) return 0
  if (gapsUs === null) {
    const spanUs = lastTokenUs - firstTokenUs
    return spanUs === 0 ? 0 : overlapUs(window, firstTokenUs, lastTokenUs) / spanUs
  }
  let atUs = firstTokenUs
  let within = isWithin(window, atUs) ? 1 : 0
  for (const gapUs of gapsUs) {
    atUs += gapUs
    if (isWithin(window, atUs)) within += 1
  }
  return within / (gapsUs.length + 1)
}
