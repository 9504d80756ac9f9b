/** Finds the text that a prompt asks the model to repeat, however the prompt is worded. Pure. */

// Matches the words before the text: one of these verbs, and everything up to the first colon.
const REQUEST = /\b(?:repeat|echo|copy|recite)\b[^:\n]{0,60}: /i

/** Returns the text that a message asks the model to repeat, up to the end of the message. Null for other messages. */
export function echoTextIn(content: string): string | null {
  const found = REQUEST.exec(content)
  return found === null ? null : content.slice(found.index + found[0].length)
}
