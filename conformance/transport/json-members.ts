/** Says of each character of a body within which JSON member it stands, as the text of that member, in one pass and with little memory. */

/** Follows the characters of a body in their order. */
export type JsonMembers = {
  /** Goes on to a character; returns the name of the member whose text it is part of, or null. */
  readonly at: (place: number) => string | null
}

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COLON = 0x3a
const MAX_NAME_CHARS = 64

/** Follows a body from its beginning. Where it is no JSON, what is said is of no harm. */
export function followJsonMembers(source: string): JsonMembers {
  let place = 0
  let name: string | null = null
  // What a string is: the name of a member, or its text. It is a text where a name and a colon stand before it.
  let member: string | null = null
  let isInString = false
  let isEscaped = false
  let stringFrom = 0
  const inString = (code: number): void => {
    if (isEscaped) isEscaped = false
    else if (code === BACKSLASH) isEscaped = true
    else if (code === QUOTE) {
      isInString = false
      name = member === null ? source.slice(stringFrom, Math.min(place, stringFrom + MAX_NAME_CHARS)) : null
      member = null
    }
  }
  const between = (code: number): void => {
    if (code === QUOTE) {
      isInString = true
      stringFrom = place + 1
    } else if (code === COLON) {
      member = name
      name = null
    } else if (code > 0x20) {
      member = null
      name = null
    }
  }
  return {
    at(upTo) {
      for (; place <= upTo; place += 1) {
        const code = source.charCodeAt(place)
        if (isInString) inString(code)
        else between(code)
      }
      return isInString && upTo >= stringFrom ? member : null
    },
  }
}
