// Places that cover the whole answer. Each of them overlaps with every part of the answer.
const WHOLE: readonly string[] = ['', 'status', 'body']

/** Returns whether two locations of issues are equal, or one lies within the other. */
export function isSamePlace(left: string, right: string): boolean {
  const [leftExchange, leftPart] = splitPlace(left)
  const [rightExchange, rightPart] = splitPlace(right)
  if (leftExchange !== rightExchange) return false
  if (WHOLE.includes(leftPart) || WHOLE.includes(rightPart)) return true
  return isWithin(leftPart, rightPart) || isWithin(rightPart, leftPart)
}

/** Returns a function that tests whether the location of an issue equals, contains or lies within one of `places`. */
export function placeFinder(places: readonly string[]): (place: string) => boolean {
  const byExchange = Map.groupBy(places, (place) => splitPlace(place)[0])
  return (place) => (byExchange.get(splitPlace(place)[0]) ?? []).some((other) => isSamePlace(place, other))
}

function splitPlace(at: string): readonly [exchange: string, part: string] {
  const [exchange = '', ...part] = at.split(' ')
  return [exchange, part.join(' ')]
}

function isWithin(inner: string, outer: string): boolean {
  return inner === outer || inner.startsWith(`${outer}/`)
}
