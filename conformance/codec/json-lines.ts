import { escapedPointer } from './parse-json.ts'

/** A member that occurs twice in the same object. Lines count from 1. */
type Duplicate = { readonly pointer: string; readonly line: number; readonly firstLine: number }

/** The lines of the values in a JSON text. */
export type JsonLines = {
  /** Returns the line of the value at a JSON pointer (RFC 6901). */
  readonly lineOf: (pointer: string) => number
  readonly duplicates: readonly Duplicate[]
  /** The line of the first syntax error (RFC 8259); null for valid JSON. */
  readonly brokenAt: number | null
  /** The number of characters before the first syntax error, or of the whole text. */
  readonly validLength: number
}

type Expectation = 'value' | 'value or end' | 'name' | 'name or end' | 'colon' | 'comma or end'
type Frame = { readonly kind: '{' | '['; readonly pointer: string; name: string; count: number }

const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|[\u007F-\u009F]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/uy
const SPACE = /[ \t\r\n]*/y

/** Returns the line number of each value in a JSON text. The text may have syntax errors. */
export function jsonLines(text: string): JsonLines {
  const scan = new Scan(text)
  scan.run()
  const { lines, duplicates, brokenAt, validLength } = scan
  return { lineOf: (pointer) => nearest(lines, pointer), duplicates, brokenAt, validLength }
}

/** Returns a one-line error message about a text that is not JSON. `cause` is the error of `JSON.parse`. */
export function notJsonLine(text: string, source: string, cause: unknown): string {
  const message = (cause instanceof Error ? cause.message : String(cause)).replaceAll(/\s+/g, ' ')
  // The line in front says where.
  const detail = message.replace(/( in JSON)? at position \d+.*$/, '')
  return `${source}:${jsonLines(text).brokenAt ?? 1}: not JSON: ${detail}. Correct this line`
}

function nearest(lines: ReadonlyMap<string, number>, pointer: string): number {
  for (let at = pointer; ; at = at.slice(0, at.lastIndexOf('/'))) {
    const line = lines.get(at)
    if (line !== undefined || at === '') return line ?? 1
  }
}

/** Scans a JSON text. Uses no recursion, because JSON may be deeply nested. */
class Scan {
  readonly lines = new Map<string, number>()
  readonly duplicates: Duplicate[] = []
  brokenAt: number | null = null
  validLength = 0
  readonly #text: string
  readonly #stack: Frame[] = []
  #expected: Expectation = 'value'
  #line = 1
  #at = 0
  #isDone = false

  constructor(text: string) {
    this.#text = text
  }

  run(): void {
    while (this.brokenAt === null && !this.#isDone) {
      TOKEN.lastIndex = this.#at
      const found = TOKEN.exec(this.#text)
      this.validLength = this.#at
      if (found === null) this.#skipSpace()
      else this.#advance(TOKEN.lastIndex)
      const [, mark, string, scalar] = found ?? []
      if (!this.#take(mark, string, scalar)) this.brokenAt = this.#line
    }
    if (this.brokenAt !== null) return
    this.#skipSpace()
    this.validLength = this.#at
    if (this.#at < this.#text.length) this.brokenAt = this.#line
  }

  #skipSpace(): void {
    SPACE.lastIndex = this.#at
    SPACE.exec(this.#text)
    this.#advance(SPACE.lastIndex)
  }

  // Advances to the end of a token and counts line breaks. All of them precede the token, because strings contain none.
  #advance(to: number): void {
    for (let at = this.#at; at < to; at += 1) if (this.#text[at] === '\n') this.#line += 1
    this.#at = to
  }

  #take(mark: string | undefined, string: string | undefined, scalar: string | undefined): boolean {
    const expected = this.#expected
    if (string !== undefined && expected.startsWith('name')) return this.#name(string)
    if (string !== undefined || scalar !== undefined) return expected.startsWith('value') && this.#value()
    switch (mark) {
      case '{':
      case '[':
        return expected.startsWith('value') && this.#open(mark)
      case '}':
      case ']':
        return expected.endsWith('end') && this.#close(mark)
      case ':':
        this.#expected = 'value'
        return expected === 'colon'
      case ',':
        this.#expected = this.#stack.at(-1)?.kind === '{' ? 'name' : 'value'
        return expected === 'comma or end'
      case undefined:
      default:
        return false
    }
  }

  #name(token: string): boolean {
    const frame = this.#stack.at(-1)
    if (frame === undefined) return false
    frame.name = escapedPointer(String(JSON.parse(token)))
    const pointer = `${frame.pointer}/${frame.name}`
    const firstLine = this.lines.get(pointer)
    if (firstLine !== undefined) this.duplicates.push({ pointer, line: this.#line, firstLine })
    this.lines.set(pointer, this.#line)
    this.#expected = 'colon'
    return true
  }

  // Begins a value and returns its JSON pointer. Records the line of an array element; that of a member is already recorded.
  #begin(): string {
    const frame = this.#stack.at(-1)
    if (frame === undefined) return ''
    const pointer = `${frame.pointer}/${frame.kind === '[' ? frame.count : frame.name}`
    if (frame.kind === '[') this.lines.set(pointer, this.#line)
    frame.count += 1
    return pointer
  }

  #value(): boolean {
    this.#begin()
    this.#end()
    return true
  }

  #open(kind: '{' | '['): boolean {
    this.#stack.push({ kind, pointer: this.#begin(), name: '', count: 0 })
    this.#expected = kind === '{' ? 'name or end' : 'value or end'
    return true
  }

  #close(mark: '}' | ']'): boolean {
    const frame = this.#stack.pop()
    this.#end()
    return frame?.kind === (mark === '}' ? '{' : '[')
  }

  #end(): void {
    this.#expected = 'comma or end'
    this.#isDone = this.#stack.length === 0
  }
}
