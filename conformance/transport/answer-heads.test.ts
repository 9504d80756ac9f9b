import { expect, test } from 'vitest'
import { createHeadAdapter } from './connection.ts'

const HEAD = 'HTTP/1.1 200 \r\na:\tb c\t \r\n \t\r\n\tfolded\r\nb: \r\n\r\n'
const ADAPTED = 'HTTP/1.1 200 \r\na:\tb c\r\n \r\n\tfolded\r\nb:\r\n\r\n'
const BODY = '{"a": \r\n\r\nHTTP/1.1 100 }'

/** What the client reads of that text, which comes in pieces of that many bytes. */
function adapted(text: string, pieceBytes: number): string {
  const adapt = createHeadAdapter()
  const all = Buffer.from(text)
  const pieces = Array.from({ length: Math.ceil(all.length / pieceBytes) }, (_, index) =>
    adapt(all.subarray(index * pieceBytes, (index + 1) * pieceBytes)),
  )
  return Buffer.concat(pieces).toString()
}

test.each([1, 2, 3, 1000])('heads change and bodies stay, in pieces of %i bytes', (bytes) => {
  expect(adapted(HEAD + BODY, bytes)).toBe(ADAPTED + BODY)
  const hints = 'HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\n'
  const go = 'HTTP/1.1 100 Continue\r\n\r\n'
  expect(adapted(hints + go + HEAD + BODY, bytes)).toBe(hints + go.replace('100', '102') + ADAPTED + BODY)
})

test('lone line feeds end lines, and empty lines precede a head', () => {
  expect(adapted('\r\nHTTP/1.1 200 OK\na: 100 \n\n \n', 4)).toBe('\r\nHTTP/1.1 200 OK\na: 100\n\n \n')
})

test.each(['HTTP/1.1 101 Switching', 'HTTP/1.1 200 100', 'HTTP/1.1 410 Gone'])('%s stays', (line) => {
  expect(adapted(`${line}\r\n\r\n`, 5)).toBe(`${line}\r\n\r\n`)
})
