import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha1Base64 } from './sha1.ts'

test('the example of RFC 6455 section 1.3', () => {
  expect(sha1Base64('dGhlIHNhbXBsZSBub25jZQ==258EAFA5-E914-47DA-95CA-C5AB0DC85B11')).toBe(
    's3pPLMBiTxaQ9kYGzzhZRbK+xOo=',
  )
})

test('every length up to three blocks', () => {
  for (let length = 0; length < 192; length += 1) {
    const text = 'abcdefgh'.repeat(24).slice(0, length)
    expect(sha1Base64(text)).toBe(createHash('sha1').update(text).digest('base64'))
  }
})
