/**
 * Rules out sources without a secret, before the exact search. It looks only at letters and digits. Whatever separators
 * stand between them, each form of a secret shows as a run of them. So a source in which no such run begins has none of the
 * forms.
 */
import { decodedBytes, holdsEscapes } from './decoded-bytes.ts'
import { memberTexts } from './json-members.ts'

/** Tells sources that hold no needle for certain. */
export type SecretFilter = {
  /** Returns whether a source may hold a needle in one piece. */
  readonly mayHold: (source: string) => boolean
  /** Returns the JSON members whose texts, one after the other, may hold a needle; null where the source has too many members to tell. */
  readonly suspectMembers: (source: string) => ReadonlySet<string> | null
}

const GRAM_LETTERS = 4
const BITS_PER_LETTER = 6
const GRAM_MASK = 2 ** (GRAM_LETTERS * BITS_PER_LETTER) - 1
const TABLE_BITS = 20
// Knuth, The Art of Computer Programming, volume 3, section 6.4: multiplicative hashing.
const GOLDEN = 0x9e3779b1
// No service has so many names, and each takes memory.
const MAX_MEMBERS = 20_000

// From the code of a character to the number of its letter or digit, without its case; 0 for all else.
const LETTERS = lettersTable()

/** Prepares to look for these needles, and for their beginnings of so many bytes. */
export function createSecretFilter(needles: readonly Uint8Array[], beginningBytes: number): SecretFilter {
  const shortest = needles.reduce(
    (least, needle) => Math.min(least, letterCount(needle), letterCount(needle.subarray(0, beginningBytes))),
    Infinity,
  )
  // Without a run to look for, any source may hold a needle.
  const canTell = shortest >= GRAM_LETTERS
  const table = canTell ? gramsTable(needles) : new Uint32Array()
  const createFollower = () => new RunFollower(table, canTell ? shortest - GRAM_LETTERS + 1 : 0)
  return {
    mayHold: (source) => createFollower().follow(source),
    suspectMembers: (source) => suspectsIn(source, createFollower),
  }
}

function suspectsIn(source: string, createFollower: () => RunFollower): ReadonlySet<string> | null {
  const followers = new Map<string, RunFollower>()
  const suspects = new Set<string>()
  for (const { member, start, end } of memberTexts(source)) {
    const follower = followers.get(member) ?? createFollower()
    followers.set(member, follower)
    if (followers.size > MAX_MEMBERS) return null
    if (follower.follow(source.slice(start, end))) suspects.add(member)
  }
  return suspects
}

/** Looks for a run of letters in which each four stand in a needle. A class because a text may come in pieces. */
class RunFollower {
  readonly #table: Uint32Array
  readonly #minRun: number
  #gram = 0
  #run = 0

  constructor(table: Uint32Array, minRun: number) {
    this.#table = table
    this.#minRun = minRun
  }

  /** Goes on with the next piece; returns whether a run is complete. */
  follow(piece: string): boolean {
    if (this.#run >= this.#minRun) return true
    const codes = holdsEscapes(piece) ? decodedBytes(piece) : null
    const length = codes === null ? piece.length : codes.length
    const table = this.#table
    let gram = this.#gram
    let run = this.#run
    for (let at = 0; at < length; at += 1) {
      const code = codes === null ? piece.charCodeAt(at) : (codes[at] ?? 0)
      const letter = code < LETTERS.length ? (LETTERS[code] ?? 0) : 0
      if (letter !== 0) {
        gram = ((gram << BITS_PER_LETTER) | letter) & GRAM_MASK
        const place = placeOf(gram)
        run = (((table[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1 ? run + 1 : 0
        if (run >= this.#minRun) break
      }
    }
    this.#gram = gram
    this.#run = run
    return run >= this.#minRun
  }
}

function placeOf(gram: number): number {
  return Math.imul(gram, GOLDEN) >>> (32 - TABLE_BITS)
}

// One bit for each place.
function gramsTable(needles: readonly Uint8Array[]): Uint32Array {
  const table = new Uint32Array(2 ** (TABLE_BITS - 5))
  for (const needle of needles) {
    let gram = 0
    let letters = 0
    for (const byte of needle) {
      const letter = LETTERS[byte] ?? 0
      if (letter !== 0) {
        gram = ((gram << BITS_PER_LETTER) | letter) & GRAM_MASK
        letters += 1
        if (letters >= GRAM_LETTERS) table[placeOf(gram) >>> 5]! |= 1 << (placeOf(gram) & 31)
      }
    }
  }
  return table
}

function letterCount(bytes: Uint8Array): number {
  return bytes.reduce((count, byte) => count + ((LETTERS[byte] ?? 0) === 0 ? 0 : 1), 0)
}

function lettersTable(): Uint8Array {
  const table = new Uint8Array(128)
  const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz'
  for (let at = 0; at < alphabet.length; at += 1) {
    table[alphabet.charCodeAt(at)] = at + 1
    table[alphabet.toUpperCase().charCodeAt(at)] = at + 1
  }
  return table
}
