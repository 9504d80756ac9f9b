/** Compares an answer with the text that it should repeat. Finds lost characters, HTML escapes and template tokens. Pure. */

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

/** Returns the end-of-turn token of a model template at the end of an answer; null for none. */
export function templateTokenIn(answer: string): string | null {
  return TEMPLATE_TOKEN.exec(answer)?.[1] ?? null
}

/** Returns an HTML escape in an answer, such as `&quot;`; null if there is none, or if the request contains the same escape. */
export function htmlEscapeIn(asked: string, answer: string): string | null {
  const found = ESCAPES.flatMap(([pattern]) => answer.match(pattern) ?? [])
  return found.find((escape) => !asked.includes(escape)) ?? null
}

/** Returns whether an answer contains the whole text. Ignores white space, quotation marks, backslashes and HTML escapes. */
export function echoesLetters(asked: string, answer: string): boolean {
  const letters = lettersOf(asked)
  if (letters === '') return false
  const plain = ESCAPES.reduce((text, [pattern, mark]) => text.replaceAll(pattern, mark), answer)
  return [answer, plain].some((text) => lettersOf(text).includes(letters))
}

/** Returns the flaws in the repetition of a text: lost characters (such as line feeds), an HTML escape, or a template token. */
export function echoFlaws(asked: string, answer: string): readonly string[] {
  const lost = MARKS.filter(([, mark]) => count(answer, mark) < count(asked, mark))
  const token = templateTokenIn(answer)
  const escape = htmlEscapeIn(asked, answer)
  if (escape !== null) return [`escaped for HTML (${escape})`]
  return [
    ...lost.map(([name]) => `${name} lost`),
    ...(token === null || asked.includes(token) ? [] : [`${token} at the end`]),
  ]
}

/** Returns whether an answer repeats a text without a flaw. */
export function isWholeEcho(asked: string, answer: string): boolean {
  return echoesLetters(asked, answer) && echoFlaws(asked, answer).length === 0
}

function lettersOf(text: string): string {
  return text.normalize('NFC').replaceAll(/[\s"\u201C\u201D\\]/g, '')
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
