/** Finds the texts of the JSON members of a body, in one pass and with little memory. */

/** The text of a member, without its quotes: the name, and where in the body the text stands. */
export type MemberText = { readonly member: string; readonly start: number; readonly end: number }

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const MAX_NAME_CHARS = 64

/**
 * Yields the texts in their order, empty ones too; the last may be cut off. A string is a text where a name and a colon stand before
 * it. A body that is not JSON yields texts that do no harm.
 */
export function* memberTexts(source: string): Generator<MemberText, void> {
  let name: string | null = null
  let member: string | null = null
  for (let place = 0; place < source.length; place += 1) {
    const code = source.charCodeAt(place)
    if (code === QUOTE) {
      const start = place + 1
      const end = stringEnd(source, start)
      if (member === null) name = source.slice(start, Math.min(end, start + MAX_NAME_CHARS))
      else yield { member, start, end }
      if (member !== null) name = null
      member = null
      place = end
    } else if (code === COLON) {
      member = name
      name = null
    } else if (code > 0x20) {
      member = null
      name = null
    }
  }
}

// The place of the closing quote, or the end of the body.
function stringEnd(source: string, start: number): number {
  for (let quote = source.indexOf('"', start); quote !== -1; quote = source.indexOf('"', quote + 1)) {
    let backslashes = 0
    while (quote - backslashes > start && source.charCodeAt(quote - backslashes - 1) === BACKSLASH)
      backslashes += 1
    if (backslashes % 2 === 0) return quote
  }
  return source.length
}
