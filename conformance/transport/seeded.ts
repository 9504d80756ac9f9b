/** Makes choices that depend only on a seed, so that they can be repeated. Pure. */
import { createHash } from 'node:crypto'

const WORD_BYTES = 6

/** Returns a whole number of 48 bits that depends only on `parts`, such as a seed and a label. */
export function seededNumber(...parts: readonly string[]): number {
  return seededBytes(...parts).readUIntBE(0, WORD_BYTES)
}

/** Returns 32 bytes that depend only on `parts` (SHA-256, FIPS 180-4). */
export function seededBytes(...parts: readonly string[]): Buffer {
  return createHash('sha256').update(JSON.stringify(parts)).digest()
}

/** Returns one item of a list. The choice depends only on `parts`. Throws a TypeError for an empty list. */
export function seededPick<T>(list: readonly T[], ...parts: readonly string[]): T {
  const item = list[seededNumber(...parts) % list.length]
  if (item === undefined) throw new TypeError('nothing to choose from')
  return item
}

/** Returns the items in an order that depends only on their names and on `parts`, such as a seed. */
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

/** The settings of a run that determine its nonces. The header of the transcript records these settings. */
export type NonceSource = {
  readonly seed: string
  /** Whether nonces look like ticket numbers; absent: they are hexadecimal. */
  readonly disguised?: boolean
}

const CHARS = 12
// The letters and digits of disguised nonces. The letters a to f are left out, because hexadecimal texts look generated.
const LETTERS = 'ghkmnpqrstvwxz23456789'

/** Returns a nonce: letters and digits that depend only on seed, probe and label. */
export function nonceOf({ seed, disguised = false }: NonceSource, probe: string, label: string): string {
  const bytes = seededBytes(seed, probe, label)
  return disguised
    ? Array.from(bytes.subarray(0, CHARS), (byte) => LETTERS.charAt(byte % LETTERS.length)).join('')
    : bytes.toString('hex').slice(0, CHARS)
}

/** Returns the label of a call in a round. A different label per round gives new nonces, so no cache can answer. */
export function labelInRound(label: string, round?: number): string {
  return round === undefined || round === 1 ? label : `${label} round ${round}`
}

/** Returns a nonce that depends on the seed and on the start of the run. It differs between runs with the same seed. */
export function freshNonceOf(
  { startedAt, ...source }: NonceSource & { readonly startedAt: string },
  probe: string,
  number: number,
): string {
  return nonceOf(source, probe, `${startedAt} ${number}`)
}
