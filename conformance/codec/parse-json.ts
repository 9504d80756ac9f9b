/** The maximum nesting depth of JSON that Assay parses. Deeper JSON counts as invalid. RFC 8259 section 9 allows a limit. */
export const MAX_JSON_DEPTH = 1000

/** Parses a JSON text. Returns undefined if it is invalid or nested too deeply. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
// The bit in which brackets and braces differ: `[` and `{`, `]` and `}`.
const CASE_BIT = 0x20
const OPENING = 0x7b
const CLOSING = 0x7d

/** Returns whether a JSON text is nested more deeply than `maxDepth`; default: {@link MAX_JSON_DEPTH}. */
export function isTooDeep(text: string, maxDepth = MAX_JSON_DEPTH): boolean {
  if (text.length <= maxDepth) return false
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (isInString && code === BACKSLASH) at += 1
    else if (code === QUOTE) isInString = !isInString
    else if (isInString) continue
    else if ((code | CASE_BIT) === CLOSING) depth -= 1
    else if ((code | CASE_BIT) === OPENING) {
      depth += 1
      if (depth > maxDepth) return true
    }
  }
  return false
}

/** Escapes the name of a member for a JSON pointer (RFC 6901 section 3). */
export function escapedPointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}
