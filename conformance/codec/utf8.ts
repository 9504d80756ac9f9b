/** Finds the first byte that is invalid UTF-8 (RFC 3629). Pure: runs inside k6. */

/** Returns the index of the first byte that is invalid UTF-8; -1 for none. An incomplete character at the end is invalid too. */
export function invalidUtf8At(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    if ((bytes[at] ?? 0) < 0x80) {
      at += 1
      continue
    }
    const length = sequenceLength(bytes, at)
    if (length === 0) return at
    at += length
  }
  return -1
}

/** Decodes UTF-8, including a leading byte order mark; invalid bytes become U+FFFD. */
export function utf8Text(bytes: Uint8Array): string {
  return decoder.decode(bytes)
}

// One decoder for all calls, because there may be a million short lines.
const decoder = new TextDecoder('utf-8', { ignoreBOM: true })

// Returns the length of the valid UTF-8 sequence at an index. Returns 0 for overlong forms, surrogates and other invalid sequences.
function sequenceLength(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] ?? 0
  const length = lead < 0xc2 ? 0 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf5 ? 4 : 0
  if (length === 0 || at + length > bytes.length) return 0
  const second = bytes[at + 1] ?? 0
  const low = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const high = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  if (second < low || second > high) return 0
  for (let index = 2; index < length; index += 1) {
    const next = bytes[at + index] ?? 0
    if (next < 0x80 || next > 0xbf) return 0
  }
  return length
}
