/** Follows one way to read a source, such as its letters and digits alone, and keeps where needles stand in it. */
import type { TextAutomaton } from './text-automaton.ts'

/** A stretch of the source. */
export type Stretch = { readonly start: number; readonly end: number }

/** A secret that was found, by its number; and in which stretches of the source its characters stand. */
export type Hit = { readonly secret: number; readonly stretches: readonly Stretch[] }

/** What a matcher looks for: needles, and the secret, the length and the last base64 letters of each. */
export type Sought = {
  readonly automaton: TextAutomaton
  readonly secretOf: readonly number[]
  readonly lengths: readonly number[]
  readonly lasts: readonly string[]
}

/** The most hits of one search. Anyone who sends so many sends nothing else. */
export const MAX_HITS = 20_000

/** The least of a secret at the end of a body that is taken for one cut off there. Less is an ordinary text. */
export const MIN_CUT_BYTES = 8

type MatcherHit = { needle: number; from: number; to: number; stretches: Stretch[] }

/** One way to read a source. A class because what it has seen is looked back at from several sides. */
export class Matcher {
  hits: MatcherHit[] = []
  /** The number of bytes whose places are kept. */
  readonly size: number
  readonly #sought: Sought
  readonly #mask: number
  // Where the last bytes stood in the source: as many as the longest needle has.
  readonly #starts: Int32Array
  readonly #ends: Int32Array
  #count = 0
  #state = 0

  constructor(sought: Sought) {
    this.#sought = sought
    this.size = 2 ** Math.ceil(Math.log2(sought.automaton.longestBytes + 1))
    this.#mask = this.size - 1
    this.#starts = new Int32Array(this.size)
    this.#ends = new Int32Array(this.size)
  }

  /** Begins with another source. */
  reset(): void {
    this.hits = []
    this.#count = 0
    this.#state = 0
  }

  take(byte: number, start: number, end: number): void {
    const { automaton, lengths } = this.#sought
    const place = this.#count
    this.#count += 1
    this.#state = automaton.next(this.#state, byte)
    // No needle goes through here: nobody will ask where it stood.
    if (this.#state === 0) return
    this.#starts[place & this.#mask] = start
    this.#ends[place & this.#mask] = end
    const needle = automaton.needleAt(this.#state)
    if (needle !== -1) this.#found(needle, lengths[needle] ?? 0)
  }

  /** Marks that the next bytes do not follow the previous ones. */
  interrupt(): void {
    this.#state = 0
  }

  /** The source has ended, and maybe amid a secret. */
  cutOff(): void {
    const { automaton } = this.#sought
    const bytes = automaton.depthAt(this.#state)
    if (bytes >= MIN_CUT_BYTES) this.#found(automaton.beginningOf(this.#state), bytes)
  }

  hitOf({ needle, stretches }: MatcherHit, source: string): Hit {
    const { secretOf, lasts } = this.#sought
    const last = stretches.at(-1)
    const more = last === undefined ? 0 : base64EndAt(source, last.end, lasts[needle] ?? '')
    const whole =
      last === undefined || more === 0
        ? stretches
        : [...stretches.slice(0, -1), { start: last.start, end: last.end + more }]
    return { secret: secretOf[needle] ?? 0, stretches: whole }
  }

  // What overlaps is one hit, that of the longest needle in it: each byte is looked at once, however many needles end there.
  #found(needle: number, bytes: number): void {
    if (this.hits.length > MAX_HITS) return
    const from = this.#count - bytes
    const last = this.hits.at(-1)
    if (last === undefined || from >= last.to) {
      this.hits.push({ needle, from, to: this.#count, stretches: this.#stretches(from, this.#count) })
      return
    }
    if (bytes > (this.#sought.lengths[last.needle] ?? 0)) last.needle = needle
    if (from < last.from) last.stretches = [...this.#stretches(from, last.from), ...last.stretches]
    for (const stretch of this.#stretches(last.to, this.#count)) addTo(last.stretches, stretch)
    last.from = Math.min(last.from, from)
    last.to = this.#count
  }

  #stretches(from: number, to: number): Stretch[] {
    const list: Stretch[] = []
    for (let place = from; place < to; place += 1) {
      const start = this.#starts[place & this.#mask] ?? 0
      addTo(list, { start, end: this.#ends[place & this.#mask] ?? 0 })
    }
    return list
  }
}

function addTo(list: Stretch[], { start, end }: Stretch): void {
  const last = list.at(-1)
  if (last !== undefined && start <= last.end)
    list[list.length - 1] = { start: last.start, end: Math.max(end, last.end) }
  else list.push({ start, end })
}

const PADDING = /[\w+/-]?={1,2}/y
const BASE64 = /[\w+/-]/

// The last letter holds a few bits of the secret, and of what follows if anything does.
function base64EndAt(source: string, at: number, last: string): number {
  if (last === '') return 0
  PADDING.lastIndex = at
  const padding = PADDING.exec(source)?.[0].length ?? 0
  if (padding > 0) return padding
  const isLast = source.slice(at, at + last.length).toLowerCase() === last.toLowerCase()
  return isLast && !BASE64.test(source[at + last.length] ?? '') ? last.length : 0
}
