/** Finds the text that a prompt asks to have repeated. The words for it differ from run to run. Pure. */

// The text is what follows the first colon after one of these verbs.
const REQUEST = /\b(?:repeat|echo|copy|recite)\b[^:\n]{0,60}: /i

/** Returns the text that a message asks to have repeated, up to its end. Null when it asks for none. */
export function echoTextIn(content: string): string | null {
  const found = REQUEST.exec(content)
  return found === null ? null : content.slice(found.index + found[0].length)
}
