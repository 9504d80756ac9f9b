/** The parts of a shared run in k6's own words: execution segments. Pure. */
import type { PartPlace } from './load-part.ts'

/** Returns the execution segment of a part, and the sequence of all of them: `1/3:2/3` of `0,1/3,2/3,1`. */
export function segmentOf({ number, of }: PartPlace): {
  readonly segment: string
  readonly sequence: string
} {
  const sequence = Array.from({ length: of + 1 }, (_, index) => edge(index, of)).join(',')
  return { segment: `${edge(number - 1, of)}:${edge(number, of)}`, sequence }
}

function edge(index: number, of: number): string {
  if (index === 0) return '0'
  return index === of ? '1' : `${index}/${of}`
}

/** Returns the part that an execution segment is, as the header of its rows names it; null for a segment of another kind. */
export function placeOf(segment: string | null, of: number): PartPlace | null {
  if (segment === null) return of === 1 ? { number: 1, of } : null
  const places = Array.from({ length: of }, (_, index) => ({ number: index + 1, of }))
  return places.find((place) => isSame(segmentOf(place).segment, segment)) ?? null
}

// k6 writes fractions in lowest terms.
function isSame(a: string, b: string): boolean {
  const [fromA, toA] = a.split(':').map(valueOf)
  const [fromB, toB] = b.split(':').map(valueOf)
  return isNear(fromA, fromB) && isNear(toA, toB)
}

function isNear(a = Number.NaN, b = Number.NaN): boolean {
  return Math.abs(a - b) < 1e-9
}

function valueOf(fraction: string): number {
  const [over = '', under = '1'] = fraction.split('/')
  return Number(over) / Number(under)
}
