/**
 * Finds secrets in a text or in bytes, in time linear in their length. A secret may be plain, escaped, backwards, with
 * separators in between, or in base64 or hexadecimal digits. It may also be split over one member of many events.
 */
import { decodeBytes } from './decoded-bytes.ts'
import { memberTexts } from './json-members.ts'
import { createSecretFilter } from './secret-filter.ts'
import { formsOf, isLetterOrDigit, isTelling, lowerByte, secretParts } from './secret-forms.ts'
import { Matcher, MAX_HITS, MIN_CUT_BYTES, type Hit, type Sought, type Stretch } from './secret-matcher.ts'
import { createTextAutomaton } from './text-automaton.ts'

/** The result of a search: secrets, and parts of them. */
export type FoundSecrets = { readonly hits: readonly Hit[]; readonly parts: readonly Stretch[] }

/**
 * The kind of searched bytes: text, bytes with one character for each, or the bytes of a whole body. A body may be cut off
 * amid a secret, and may hold a secret in pieces.
 */
export type SourceKind = 'text' | 'bytes' | 'body'

/** Finds them. Null: there are too many to tell. */
export type SecretSearch = (source: string, kind: SourceKind) => FoundSecrets | null

// Bounds the memory of members that are searched for pieces: 16 MB. Texts of further ones are taken for parts of a secret.
const MAX_PLACES = 2 ** 21

/** Prepares to look for secrets of eight characters or more. `ordinary`: texts whose parts are not parts of a secret. */
export function createSecretSearch(secrets: readonly string[], ordinary: readonly string[]): SecretSearch {
  const sought = { plain: emptySought(), letters: emptySought(), base64: emptySought(), parts: emptySought() }
  for (const [secret, value] of secrets.entries()) {
    const forms = formsOf(value)
    for (const bytes of forms.plain) sought.plain.add(secret, bytes)
    for (const bytes of forms.letters) sought.letters.add(secret, bytes)
    for (const { core, last } of forms.base64) sought.base64.add(secret, core, last)
    for (const bytes of secretParts(value, ordinary)) sought.parts.add(secret, bytes)
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

type ExactSearch = (suspected: Suspected) => FoundSecrets | null

function createExactSearch(seeking: { readonly [Kind in keyof Matchers]: Seeking }): ExactSearch {
  const sought = {
    plain: seeking.plain.ready(),
    letters: seeking.letters.ready(),
    base64: seeking.base64.ready(),
    parts: seeking.parts.ready(),
  }
  // Made once: most sources are header fields of a few bytes.
  const matchers = createMatchers(sought)
  return (suspected) => {
    for (const matcher of Object.values(matchers)) matcher.reset()
    return search(matchers, () => createMatchers(sought), suspected)
  }
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
type Matchers = { readonly [Kind in 'plain' | 'letters' | 'base64' | 'parts']: Matcher }

function createMatchers({
  plain,
  letters,
  base64,
  parts,
}: { readonly [Kind in keyof Matchers]: Sought }): Matchers {
  return {
    plain: new Matcher(plain),
    letters: new Matcher(letters),
    base64: new Matcher(base64),
    parts: new Matcher(parts),
  }
}

function takeByte(
  { plain, letters, base64, parts }: Matchers,
  lower: number,
  start: number,
  end: number,
): void {
  plain.take(lower, start, end)
  parts.take(lower, start, end)
  if (isLetterOrDigit(lower)) letters.take(lower, start, end)
  takeBase64(base64, lower, start, end)
}

function search(
  whole: Matchers,
  create: () => Matchers,
  { source, kind, suspects }: Suspected,
): FoundSecrets | null {
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
  if (kind === 'body')
    for (const { plain, base64 } of all) for (const matcher of [plain, base64]) matcher.cutOff()
  const further = textsOf(new Set(names.slice(maxMembers)), source)
  const counts = all.flatMap((matchers) => Object.values(matchers).map(({ hits }) => hits.length))
  if ([further.length, ...counts].some((count) => count > MAX_HITS)) return null
  return {
    hits: all.flatMap(({ plain, letters, base64 }) =>
      [plain, letters, base64].flatMap((matcher) => matcher.hits.map((hit) => matcher.hitOf(hit, source))),
    ),
    parts: [...all.flatMap(({ parts }) => tellingParts(parts, source)), ...further],
  }
}

function placesOf(matchers: Matchers): number {
  return Object.values(matchers).reduce((sum, matcher) => sum + matcher.size, 0)
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

function tellingParts(parts: Matcher, source: string): readonly Stretch[] {
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
function takeBase64(matcher: Matcher, lower: number, start: number, end: number): void {
  if (isLetterOrDigit(lower) || lower === PLUS || lower === SLASH) matcher.take(lower, start, end)
  else if (lower === MINUS) matcher.take(PLUS, start, end)
  else if (lower === UNDERSCORE) matcher.take(SLASH, start, end)
  else if (lower !== 0x0d && lower !== 0x0a) matcher.interrupt()
}
