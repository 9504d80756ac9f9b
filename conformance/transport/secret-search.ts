/**
 * Finds secrets in a text or in bytes, in time linear in their length: as they are, escaped, backwards, with separators in between,
 * in base64 or hexadecimal digits, and in pieces that stand in one member of many events.
 */
import { decodeBytes } from './decoded-bytes.ts'
import { memberTexts } from './json-members.ts'
import { createSecretFilter } from './secret-filter.ts'
import { formsOf, isLetterOrDigit, isTelling, lowerByte, partsOf } from './secret-forms.ts'
import { createTextAutomaton, type TextAutomaton } from './text-automaton.ts'

/** A stretch of the source. */
export type Stretch = { readonly start: number; readonly end: number }

/** A secret that was found, by its number; and in which stretches of the source its characters stand. */
export type Hit = { readonly secret: number; readonly stretches: readonly Stretch[] }

/** The result of a search: secrets, and parts of them. */
export type Found = { readonly hits: readonly Hit[]; readonly parts: readonly Stretch[] }

/**
 * The kind of searched bytes: text, bytes with one character for each, or the bytes of a whole body, which may be cut
 * off amid a secret, and may hold it in pieces.
 */
export type SourceKind = 'text' | 'bytes' | 'body'

/** Finds them. Null: there are too many to tell. */
export type SecretSearch = (source: string, kind: SourceKind) => Found | null

// Anyone who sends so many sends nothing else.
const MAX_HITS = 20_000
// Less of a secret at the end of a body, where it was cut off, is an ordinary text.
const MIN_CUT_BYTES = 8
// Bounds the memory of members that are searched for pieces: 16 MB. Texts of further ones are taken for parts of a secret.
const MAX_PLACES = 2 ** 21

/** Prepares to look for secrets of eight characters or more. `ordinary`: texts whose parts are no parts of a secret. */
export function createSecretSearch(secrets: readonly string[], ordinary: readonly string[]): SecretSearch {
  const sought = { plain: emptySought(), letters: emptySought(), base64: emptySought(), parts: emptySought() }
  for (const [secret, value] of secrets.entries()) {
    const forms = formsOf(value)
    for (const bytes of forms.plain) sought.plain.add(secret, bytes)
    for (const bytes of forms.letters) sought.letters.add(secret, bytes)
    for (const { core, last } of forms.base64) sought.base64.add(secret, core, last)
    for (const bytes of partsOf(value, ordinary)) sought.parts.add(secret, bytes)
  }
  const needles = Object.values(sought).flatMap((one) => one.needles)
  const { mayHold, suspectMembers } = createSecretFilter(needles, MIN_CUT_BYTES)
  // Most sources hold nothing that looks like a secret: then no automaton is built.
  let exact: ExactSearch | null = null
  return (source, kind) => {
    const suspects = kind === 'body' ? suspectMembers(source) : NO_MEMBERS
    if (suspects === null) return null
    if (suspects.size === 0 && !mayHold(source)) return { hits: [], parts: [] }
    exact ??= createExactSearch(sought)
    return exact({ source, kind, suspects })
  }
}

const NO_MEMBERS: ReadonlySet<string> = new Set()

/** A source, and the members whose texts may hold a secret in pieces. */
type Suspected = {
  readonly source: string
  readonly kind: SourceKind
  readonly suspects: ReadonlySet<string>
}

type ExactSearch = (suspected: Suspected) => Found | null

function createExactSearch(seeking: { readonly [Kind in keyof Lanes]: Seeking }): ExactSearch {
  const sought = {
    plain: seeking.plain.ready(),
    letters: seeking.letters.ready(),
    base64: seeking.base64.ready(),
    parts: seeking.parts.ready(),
  }
  // Made once: most sources are header fields of a few bytes.
  const lanes = createLanes(sought)
  return (suspected) => {
    for (const lane of Object.values(lanes)) lane.reset()
    return search(lanes, () => createLanes(sought), suspected)
  }
}

type Sought = {
  readonly automaton: TextAutomaton
  readonly secretOf: readonly number[]
  readonly lengths: readonly number[]
  readonly lasts: readonly string[]
}

/** What is sought, while it is gathered. */
type Seeking = ReturnType<typeof emptySought>

function emptySought() {
  const needles: Uint8Array[] = []
  const secretOf: number[] = []
  const lasts: string[] = []
  return {
    needles,
    add(secret: number, bytes: Uint8Array, last = ''): void {
      needles.push(bytes)
      secretOf.push(secret)
      lasts.push(last)
    },
    ready: (): Sought => ({
      automaton: createTextAutomaton(needles),
      secretOf,
      lasts,
      lengths: needles.map(({ length }) => length),
    }),
  }
}

/** The ways to read one text. */
type Lanes = { readonly [Kind in 'plain' | 'letters' | 'base64' | 'parts']: Lane }

function createLanes({ plain, letters, base64, parts }: { readonly [Kind in keyof Lanes]: Sought }): Lanes {
  return {
    plain: new Lane(plain),
    letters: new Lane(letters),
    base64: new Lane(base64),
    parts: new Lane(parts),
  }
}

function takeByte({ plain, letters, base64, parts }: Lanes, lower: number, start: number, end: number): void {
  plain.take(lower, start, end)
  parts.take(lower, start, end)
  if (isLetterOrDigit(lower)) letters.take(lower, start, end)
  takeBase64(base64, lower, start, end)
}

function search(whole: Lanes, create: () => Lanes, { source, kind, suspects }: Suspected): Found | null {
  const members = suspects.size === 0 ? null : followMembers(source)
  // The texts of one member, one after the other: a secret may come in pieces.
  const names = [...suspects]
  const maxMembers = Math.floor(MAX_PLACES / placesOf(whole))
  const inMembers = new Map(names.slice(0, maxMembers).map((member) => [member, create()]))
  decodeBytes(source, kind !== 'text', (byte, start, end) => {
    const lower = lowerByte(byte)
    takeByte(whole, lower, start, end)
    const member = members?.at(start) ?? null
    const own = member === null ? undefined : inMembers.get(member)
    if (own !== undefined) takeByte(own, lower, start, end)
  })
  const all = [whole, ...inMembers.values()]
  if (kind === 'body') for (const { plain, base64 } of all) for (const lane of [plain, base64]) lane.cutOff()
  const further = textsOf(new Set(names.slice(maxMembers)), source)
  const counts = all.flatMap((lanes) => Object.values(lanes).map(({ hits }) => hits.length))
  if ([further.length, ...counts].some((count) => count > MAX_HITS)) return null
  return {
    hits: all.flatMap(({ plain, letters, base64 }) =>
      [plain, letters, base64].flatMap((lane) => lane.hits.map((hit) => lane.hitOf(hit, source))),
    ),
    parts: [...all.flatMap(({ parts }) => tellingParts(parts, source)), ...further],
  }
}

function placesOf(lanes: Lanes): number {
  return Object.values(lanes).reduce((sum, lane) => sum + lane.size, 0)
}

function textsOf(members: ReadonlySet<string>, source: string): readonly Stretch[] {
  const stretches: Stretch[] = []
  if (members.size === 0) return stretches
  for (const { member, start, end } of memberTexts(source)) {
    if (members.has(member) && start < end) stretches.push({ start, end })
    if (stretches.length > MAX_HITS) break
  }
  return stretches
}

function tellingParts(parts: Lane, source: string): readonly Stretch[] {
  return parts.hits
    .filter(({ stretches }) =>
      isTelling(stretches.map(({ start, end }) => source.slice(start, end)).join('')),
    )
    .flatMap(({ stretches }) => stretches)
}

// Returns the member in whose text a place stands, or null; the places come in their order.
function followMembers(source: string): { readonly at: (place: number) => string | null } {
  const texts = memberTexts(source)
  let { value: text } = texts.next()
  return {
    at(place) {
      while (text !== undefined && text.end <= place) text = texts.next().value ?? undefined
      return text !== undefined && place >= text.start ? text.member : null
    },
  }
}

const MINUS = 0x2d
const PLUS = 0x2b
const SLASH = 0x2f
const UNDERSCORE = 0x5f

// In the first of the two alphabets (RFC 4648 sections 4 and 5); mail breaks its lines.
function takeBase64(lane: Lane, lower: number, start: number, end: number): void {
  if (isLetterOrDigit(lower) || lower === PLUS || lower === SLASH) lane.take(lower, start, end)
  else if (lower === MINUS) lane.take(PLUS, start, end)
  else if (lower === UNDERSCORE) lane.take(SLASH, start, end)
  else if (lower !== 0x0d && lower !== 0x0a) lane.interrupt()
}

type LaneHit = { needle: number; from: number; to: number; stretches: Stretch[] }

/** One way to read the source. A class because what it has seen is looked back at from several sides. */
class Lane {
  hits: LaneHit[] = []
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

  hitOf({ needle, stretches }: LaneHit, source: string): Hit {
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
