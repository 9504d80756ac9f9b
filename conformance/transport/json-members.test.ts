import { expect, test } from 'vitest'
import { memberTexts } from './request-record.ts'

test.each([
  ['{"a": "x", "b" :"y"}', ['a=x', 'b=y']],
  ['{"a":"x\\"y\\\\","b":""}', ['a=x\\"y\\\\', 'b=']],
  ['["x",{"a":["y"],"b":1,"c":"z"}]', ['c=z']],
  ['data: {"a":"x"}\n\ndata: {"a":"y"}\n\n', ['a=x', 'a=y']],
  ['{"a":"cut o', ['a=cut o']],
  ['{"a":"', ['a=']],
  ['{"a" "b":"x"', ['b=x']],
  ['"a":"x":"y"', ['a=x']],
  ['no JSON', []],
] as const)('%s', (source, texts) => {
  const found = [...memberTexts(source)].map(
    ({ member, start, end }) => `${member}=${source.slice(start, end)}`,
  )
  expect(found).toEqual(texts)
})
