import { expect, test } from 'vitest'
import { base64Of, bytesOfBase64 } from './base64.ts'

test('encodes and decodes every byte at every position, and every length', () => {
  const bytes = Uint8Array.from({ length: 1024 }, (_, at) => (at * 167 + (at >> 8)) & 255)
  for (let length = 0; length <= 70; length += 1) {
    for (const from of [0, 1, 2, 255, 700]) {
      const part = bytes.subarray(from, from + length)
      const text = Buffer.from(part).toString('base64')
      expect(base64Of(part)).toBe(text)
      expect([...bytesOfBase64(text)]).toEqual([...part])
    }
  }
  expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'))
  expect(Buffer.from(bytesOfBase64(base64Of(bytes))).equals(Buffer.from(bytes))).toBe(true)
})

test.each([
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
])('the examples of RFC 4648: %j is %j', (text, base64) => {
  expect(base64Of(new TextEncoder().encode(text))).toBe(base64)
  expect(new TextDecoder().decode(bytesOfBase64(base64))).toBe(text)
})
