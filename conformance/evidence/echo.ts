// The characters that services lose when they build lines, JSON or markup by hand. Each has a name for messages.
const MARKS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['line feeds', /\n/g],
  ['tabs', /\t/g],
  ['two spaces in a row', / {2}/g],
  ['quotation marks', /["\u201C\u201D]/g],
  ['backslashes', /\\/g],
]
// The HTML escapes of characters, each with its character.
const ESCAPES: readonly (readonly [pattern: RegExp, mark: string])[] = [
  [/&quot;|&#0*34;|&#x0*22;/gi, '"'],
  [/&#0*39;|&#x0*27;|&apos;/gi, "'"],
  [/&lt;/gi, '<'],
  [/&gt;/gi, '>'],
  [/&amp;/gi, '&'],
]
// A token that ends a turn in the templates of widely used models.
const TEMPLATE_TOKEN = /(<\|[a-z_]+\|>|<\/s>|<end_of_turn>)\s*$/

// Matches signs of a wrong character set: U+FFFD, "?", and the characters of UTF-8 read as ISO 8859-1.
const WRONG_CHARACTERS = /[\uFFFD?\u0080-\u00FF]/

/** Matches a character (UTF-16 code unit) that is not ASCII. */
export const NON_ASCII = /[\u0080-\uFFFF]/

/** Returns the words of the requested text that the answer lacks. */
export function missingParts(asked: string, answer: string): readonly string[] {
  const areLinesKept = asked.split(/[\n\t]/).every((line) => answer.includes(line))
  if (areLinesKept && count(answer, /\n/g) < count(asked, /\n/g)) return ['\n']
  return wordsOf(asked).filter((word) => !answer.includes(word))
}

/** Returns whether the service changed characters of a text that the model repeated. */
export function isDamaged(asked: string, answer: string): boolean {
  if (templateTokenIn(answer) !== null || htmlEscapeIn(asked, answer) !== null) return true
  const [missing, rest] = [missingParts(asked, answer), unrequested(asked, answer)]
  if (missing.length === 0 || !missing.every((word) => NON_ASCII.test(word))) return false
  return WRONG_CHARACTERS.test(rest) || missing.flatMap(cutCharacters).some((form) => rest.includes(form))
}

/** Returns what an answer contains besides the words of the requested text (`asked`). */
export function unrequested(asked: string, answer: string): string {
  return wordsOf(asked).reduce((text, word) => text.replaceAll(word, ''), answer)
}

// Returns the forms of a word after damage by a service that shortens code points above U+FFFF to four hex digits or 16 bits.
function cutCharacters(word: string): readonly string[] {
  const forms = [escapedShort, lowBits].map((damage) => Array.from(word, damage).join('').normalize('NFC'))
  return forms.filter((form) => form !== word)
}

function escapedShort(symbol: string): string {
  const hex = (symbol.codePointAt(0) ?? 0).toString(16)
  return hex.length > 4 ? String.fromCharCode(Number.parseInt(hex.slice(0, 4), 16)) + hex.slice(4) : symbol
}

function lowBits(symbol: string): string {
  return String.fromCharCode((symbol.codePointAt(0) ?? 0) % 0x1_00_00)
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/)
}

// Returns the end-of-turn token of a model template at the end of an answer; null for none.
function templateTokenIn(answer: string): string | null {
  return TEMPLATE_TOKEN.exec(answer)?.[1] ?? null
}

// Returns the HTML escape in an answer, such as `&quot;`, of a character that was requested. Null if there is none, or if the
// request contains the same escape.
function htmlEscapeIn(asked: string, answer: string): string | null {
  const escapes = ESCAPES.filter(([, mark]) => asked.includes(mark))
  const found = escapes.flatMap(([pattern]) => answer.match(pattern) ?? [])
  return found.find((escape) => !asked.includes(escape)) ?? null
}

/** Returns whether an answer contains the whole text `asked`. Spaces and quotation marks are ignored. */
export function echoesLetters(asked: string, answer: string): boolean {
  const letters = lettersOf(asked)
  if (letters === '') return false
  const plain = ESCAPES.reduce((text, [pattern, mark]) => text.replaceAll(pattern, mark), answer)
  return [answer, plain].some((text) => lettersOf(text).includes(letters))
}

/** Returns the names of characters, such as tabs, that the requested text has and the answer lacks. */
export function lostMarks(asked: string, answer: string): readonly string[] {
  return MARKS.filter(([, mark]) => count(answer, mark) < count(asked, mark)).map(([name]) => name)
}

/** Returns texts about what is wrong with a repeated text: lost characters such as tabs, HTML escapes, or chat-template tokens. */
export function echoFlaws(asked: string, answer: string): readonly string[] {
  const token = templateTokenIn(answer)
  const escape = htmlEscapeIn(asked, answer)
  if (escape !== null) return [`escaped for HTML (${escape})`]
  return [
    ...lostMarks(asked, answer).map((name) => `${name} lost`),
    ...(token === null || asked.includes(token) ? [] : [`${token} at the end`]),
  ]
}

/** Returns whether an answer contains the whole requested text and has none of the flaws that {@link echoFlaws} finds. */
export function isWholeEcho(asked: string, answer: string): boolean {
  return echoesLetters(asked, answer) && echoFlaws(asked, answer).length === 0
}

function lettersOf(text: string): string {
  return text.normalize('NFC').replaceAll(/[\s"\u201C\u201D\\]/g, '')
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
