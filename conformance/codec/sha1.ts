/** SHA-1 in plain code, because judges run where there is no crypto module. Source: RFC 3174. Not for secrets. */

const START: readonly number[] = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0]

/** Returns the SHA-1 of an ASCII text, in base64. */
export function sha1Base64(text: string): string {
  let state = START
  const words = padded(text)
  for (let at = 0; at < words.length; at += 16) state = mixed(state, words.slice(at, at + 16))
  const letters = state.map((word) =>
    String.fromCharCode(word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255),
  )
  return btoa(letters.join(''))
}

function padded(text: string): readonly number[] {
  const blocks = Math.ceil((text.length + 9) / 64)
  const words = Array.from({ length: blocks * 16 }, () => 0)
  for (let at = 0; at <= text.length; at += 1) {
    const byte = at === text.length ? 0x80 : text.charCodeAt(at)
    words[at >> 2] = (words[at >> 2] ?? 0) | (byte << (24 - (at % 4) * 8))
  }
  words[words.length - 1] = text.length * 8
  return words
}

function mixed(state: readonly number[], block: readonly number[]): readonly number[] {
  const words = [...block]
  for (let at = 16; at < 80; at += 1) {
    const sum = [3, 8, 14, 16].reduce((all, back) => all ^ (words[at - back] ?? 0), 0)
    words.push(rotated(sum, 1))
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0] = state
  for (const [at, word] of words.entries()) {
    const next = (rotated(a, 5) + choice(at, b, c, d) + e + word) | 0
    ;[a, b, c, d, e] = [next, a, rotated(b, 30), c, d]
  }
  return [a, b, c, d, e].map((word, index) => (word + (state[index] ?? 0)) | 0)
}

function choice(at: number, b: number, c: number, d: number): number {
  if (at < 20) return ((b & c) | (~b & d)) + 0x5a827999
  if (at < 40) return (b ^ c ^ d) + 0x6ed9eba1
  if (at < 60) return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc
  return (b ^ c ^ d) + 0xca62c1d6
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by))
}
