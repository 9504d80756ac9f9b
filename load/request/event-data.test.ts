import { expect, test } from 'vitest'
import { dataOf } from './event-data.ts'

test.each<[string, string, readonly string[]]>([
  ['LF', 'data: a\n\ndata: b\n\n', ['a', 'b']],
  ['CRLF, CR and a mark', '\uFEFFdata: a\r\n\r\ndata:b\r\r', ['a', 'b']],
  ['lines of one event', 'data: a\ndata:\ndata\n\n', ['a\n\n']],
  ['comments and other fields', ': hi\nevent: x\nid: 1\ndata:  a\n\n', [' a']],
  ['no data', 'event: x\n\n', []],
  ['a cut end', 'data: a\n\ndata: b\n', ['a']],
  ['a cut line', 'data: a\n\ndata: b', ['a']],
])('%s', (_name, text, payloads) => {
  expect(dataOf(text)).toEqual(payloads)
})
