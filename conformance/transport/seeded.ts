/** Choices that follow from a seed and from nothing else, so that anybody who knows it can make them again. Pure. */
import { createHash } from 'node:crypto'

const WORD_BYTES = 6

/** Returns a whole number of 48 bits that depends on these parts alone. */
export function seededNumber(...parts: readonly string[]): number {
  return seededBytes(...parts).readUIntBE(0, WORD_BYTES)
}

/** Returns 32 bytes that depend on these parts alone (SHA-256, FIPS 180-4). */
export function seededBytes(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** Returns one item of a list. Throws a TypeError for an empty list. */
export function seededPick<T>(list: readonly T[], ...parts: readonly string[]): T {
  const item = list[seededNumber(...parts) % list.length]
  if (item === undefined) throw new TypeError('nothing to choose from')
  return item
}

/** Returns the items in an order that depends on their names and these parts alone. */
export function seededOrder<T>(
  items: readonly T[],
  nameOf: (item: T) => string,
  ...parts: readonly string[]
): readonly T[] {
  return items
    .map((item) => ({ item, at: seededNumber(...parts, nameOf(item)) }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ item }) => item)
}
