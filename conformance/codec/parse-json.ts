/** Parses JSON that a target sent. Pure, and free of Node. */

/** Returns the JSON value of a text; undefined when it is not JSON. */
export function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return undefined
  }
}
