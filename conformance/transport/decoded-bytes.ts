/**
 * Decodes percent encoding, escapes of JSON and JavaScript, and HTML entities, as servers write them when they quote.
 * Reports each byte with its place in the text. Backslashes are left out, since nested JSON has any number of them.
 */

/** Takes a byte of the decoded text, which is in the source from `start` to `end`. */
export type TakeByte = (byte: number, start: number, end: number) => void

const BACKSLASH = 0x5c
const PERCENT = 0x25
const AMPERSAND = 0x26
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos));/iy
const NAMED: Readonly<Record<string, number>> = { amp: 38, lt: 60, gt: 62, quot: 34, apos: 39 }

// Anything else stands for itself, or is left out.
const ESCAPE = /\\[ux][0-9a-f]{2}|%[0-9a-f]{2}|&(?:#|amp|lt|gt|quot|apos)/i

/** Whether letters or digits may be encoded in a source. */
export function holdsEscapes(source: string): boolean {
  return ESCAPE.test(source)
}

/** Decodes a source. `isBytes`: each character stands for one byte; else the source is text, and bytes are its UTF-8. */
export function decodeBytes(source: string, isBytes: boolean, take: TakeByte): void {
  const writer = createWriter(take)
  for (let at = 0; at < source.length;) {
    const code = source.charCodeAt(at)
    if (code === BACKSLASH) {
      const escape = escapeAt(source, at + 1)
      if (escape === null) writer.skip(at)
      else writer.unit(escape.code, at, escape.end)
      at = escape?.end ?? at + 1
    } else if (code === PERCENT && hexAt(source, at + 1, 2) !== -1) {
      writer.byte(hexAt(source, at + 1, 2), at, at + 3)
      at += 3
    } else if (code === AMPERSAND) {
      at = takeEntity(source, at, writer)
    } else {
      if (isBytes) writer.byte(code, at, at + 1)
      else writer.unit(code, at, at + 1)
      at += 1
    }
  }
}

/** Returns the decoded bytes of a text. */
export function decodedBytes(text: string): Uint8Array {
  const bytes: number[] = []
  decodeBytes(text, false, (byte) => bytes.push(byte))
  return Uint8Array.from(bytes)
}

type Writer = {
  readonly byte: (byte: number, start: number, end: number) => void
  /** A UTF-16 code unit. */
  readonly unit: (code: number, start: number, end: number) => void
  /** A backslash, which belongs to whatever follows. */
  readonly skip: (start: number) => void
}

function createWriter(take: TakeByte): Writer {
  let skippedFrom = -1
  let high = 0
  let highStart = 0
  const startOf = (start: number): number => {
    const from = skippedFrom === -1 ? start : skippedFrom
    skippedFrom = -1
    return from
  }
  const writer: Writer = {
    skip(start) {
      if (skippedFrom === -1) skippedFrom = start
    },
    byte(byte, start, end) {
      if (byte === BACKSLASH) writer.skip(start)
      else take(byte, startOf(start), end)
    },
    unit(code, start, end) {
      if (code < 0x80) writer.byte(code, start, end)
      else if (code >= 0xd800 && code < 0xdc00) {
        high = code
        highStart = startOf(start)
      } else {
        const isPair = code >= 0xdc00 && code < 0xe000 && high !== 0
        const point = isPair ? 0x10000 + (high - 0xd800) * 0x400 + (code - 0xdc00) : code
        const from = isPair ? highStart : startOf(start)
        skippedFrom = -1
        high = 0
        for (const byte of utf8Of(point)) take(byte, from, end)
      }
    },
  }
  return writer
}

// `\u0041` and `\x41`; more backslashes before it are skipped one by one.
function escapeAt(source: string, at: number): { readonly code: number; readonly end: number } | null {
  const letter = source[at]
  const digits = letter === 'u' ? 4 : letter === 'x' ? 2 : 0
  const code = digits === 0 ? -1 : hexAt(source, at + 1, digits)
  return code === -1 ? null : { code, end: at + 1 + digits }
}

function takeEntity(source: string, at: number, writer: Writer): number {
  ENTITY.lastIndex = at
  const [whole, decimal, hex, name] = ENTITY.exec(source) ?? []
  if (whole === undefined) {
    writer.byte(AMPERSAND, at, at + 1)
    return at + 1
  }
  const end = at + whole.length
  const named = NAMED[name?.toLowerCase() ?? '']
  const point = named ?? (hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
  for (const unit of pointText(point)) writer.unit(unit, at, end)
  return end
}

function pointText(point: number): readonly number[] {
  if (point > 0x10ffff) return [0xfffd]
  const text = String.fromCodePoint(point)
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
}

function hexAt(source: string, at: number, digits: number): number {
  let value = 0
  for (let place = at; place < at + digits; place += 1) {
    const digit = hexDigit(source.charCodeAt(place))
    if (digit === -1) return -1
    value = value * 16 + digit
  }
  return value
}

// Not a number beyond the end of the source.
function hexDigit(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const letter = code | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : -1
}

function utf8Of(point: number): readonly number[] {
  if (point < 0x80) return [point]
  if (point < 0x800) return [0xc0 | (point >> 6), 0x80 | (point & 63)]
  if (point < 0x10000) return [0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)]
  return [0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63)]
}
