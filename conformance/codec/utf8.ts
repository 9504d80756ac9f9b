// One decoder of each kind for all calls, because there may be a million short lines.
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const lenient = new TextDecoder('utf-8', { ignoreBOM: true })

/** Decodes UTF-8 (RFC 3629). Returns null for other bytes. Keeps a byte order mark as U+FEFF. */
export function strictUtf8(bytes: Uint8Array): string | null {
  try {
    return strict.decode(bytes)
  } catch {
    return null
  }
}

/** Decodes UTF-8; invalid bytes become U+FFFD. */
export function lenientUtf8(bytes: Uint8Array): string {
  return lenient.decode(bytes)
}
