import { stripVTControlCharacters } from 'node:util'

// Matches controls, unpaired surrogates, private-use and unassigned code points, line separators and
// invisible format characters. Excludes the two joiners, which emoji and several scripts need.
const UNSAFE = /[[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Cf}\p{Zl}\p{Zp}]--[\u200c\u200d]]/gv

// Matches the beginning of a log command, such as `##[command]` (GitHub) or `##vso[command]` (Azure).
const LOG_COMMAND = /#(?=#\w*\[)/g

const SHORT_ESCAPES: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
])

/** Returns whether a text is safe to display: without control characters and other characters that can falsify the display. */
export function isHarmless(text: string): boolean {
  return text.search(UNSAFE) === -1
}

/** Returns a text on one line, with unsafe characters escaped, and cut to about `maxChars` characters. */
export function oneLine(text: string, maxChars = 400): string {
  return neutral(shortened(text, maxChars))
}

/** Returns a text on one line in quotation marks. */
export function quoted(text: string, maxChars = 200): string {
  return JSON.stringify(oneLine(text, maxChars))
}

/** Escapes control characters and other characters that can falsify the display. Keeps line feeds. */
export function severalLines(text: string): string {
  return text.split('\n').map(neutral).join('\n')
}

function neutral(line: string): string {
  return line.replace(UNSAFE, visible).replace(LOG_COMMAND, visible)
}

function shortened(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  const head = Array.from(text.slice(0, maxChars * 2))
    .slice(0, maxChars)
    .join('')
  if (head.length === text.length) return text
  return `${head}… (${text.length} characters in all)`
}

function visible(character: string): string {
  const short = SHORT_ESCAPES.get(character)
  if (short !== undefined) return short
  const code = character.codePointAt(0) ?? 0
  const hex = code.toString(16).padStart(4, '0')
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex}`
}

/** Breaks a text at spaces into lines of at most `width` characters. */
export function wrappedLines(text: string, width: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && stripVTControlCharacters(`${line} ${word}`).length > width) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line]
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/

/** Returns the text if it is a UTC time (RFC 3339). Returns null otherwise. */
export function isoTime(text: string): string | null {
  return ISO_TIME.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}
