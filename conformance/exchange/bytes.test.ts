import { describe, expect, test } from 'vitest'
import { bodyBytesOf, bodyTextOf, recordBody } from './bytes.ts'

const CAP = 1 << 20

describe('a recorded body', () => {
  test.each([
    ['nothing', []],
    ['text', [...Buffer.from('é🌍\n\0')]],
    ['a byte order mark', [0xef, 0xbb, 0xbf, 0x61]],
    ['two byte order marks', [0xef, 0xbb, 0xbf, 0xef, 0xbb, 0xbf]],
    ['no UTF-8', [0x61, 0xff, 0x00]],
    ['a surrogate half', [0xed, 0xa0, 0x80]],
    ['a cut character', [0x61, 0xf0, 0x9f]],
  ])('gives back its bytes: %s', (_, values) => {
    const bytes = Uint8Array.from(values)
    const body = recordBody(bytes, CAP)
    expect(bodyBytesOf(JSON.parse(JSON.stringify(body)))).toEqual(bytes)
    expect(body).toMatchObject({ bodyBytes: bytes.length, truncated: false })
  })

  test('is text when it is UTF-8, and base64 when not', () => {
    const text = recordBody(Buffer.from('\ufeffé'), CAP)
    expect([text.text, text.base64, bodyTextOf(text)]).toEqual(['\ufeffé', undefined, '\ufeffé'])
    const binary = recordBody(Uint8Array.of(0xff), CAP)
    expect([binary.text, binary.base64, bodyTextOf(binary)]).toEqual([undefined, '/w==', null])
  })

  test('is cut at the cap, also within a character, and keeps its size', () => {
    expect(recordBody(Buffer.from('abcd'), 3)).toEqual({ text: 'abc', bodyBytes: 4, truncated: true })
    expect(recordBody(Buffer.from('abc'), 3)).toEqual({ text: 'abc', bodyBytes: 3, truncated: false })
    const cut = recordBody(Buffer.from('aé'), 2)
    expect([Buffer.from(bodyBytesOf(cut)), cut.bodyBytes, cut.truncated]).toEqual([
      Buffer.from([0x61, 0xc3]),
      3,
      true,
    ])
  })

  test('can hold megabytes of binary data', () => {
    const bytes = new Uint8Array(3_000_001).fill(0xfe)
    const body = recordBody(bytes, 4_000_000)
    expect(Buffer.from(bodyBytesOf(body)).equals(Buffer.from(bytes))).toBe(true)
  })
})
