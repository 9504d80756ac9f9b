/** The places of issues: an exchange id, and what of its answer is meant. Pure. */

// The answer as a whole: what is said of it is said of every part.
const WHOLE: readonly string[] = ['', 'status', 'body']

/**
 * Returns whether two places of issues are one: of the same exchange, and the same part of its answer, or one part within the other.
 * Places are written as in {@link Issue}: `core.fields/one /choices/0`.
 */
export function isSamePlace(left: string, right: string): boolean {
  const [leftExchange, leftPart] = splitPlace(left)
  const [rightExchange, rightPart] = splitPlace(right)
  if (leftExchange !== rightExchange) return false
  if (WHOLE.includes(leftPart) || WHOLE.includes(rightPart)) return true
  return isWithin(leftPart, rightPart) || isWithin(rightPart, leftPart)
}

function splitPlace(at: string): readonly [exchange: string, part: string] {
  const [exchange = '', ...part] = at.split(' ')
  return [exchange, part.join(' ')]
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`)
}
