import { expect, test } from 'vitest'
import { createRedactor } from './redaction.ts'
import { createSeenFields } from './seen-fields.ts'

const KEY = 'sk-canary-4f/9+a=Zq'
const LATER = 'learnt-later-0123456789'

test('a secret is hidden in a header field that was seen before the secret was learnt', () => {
  const redactor = createRedactor([KEY])
  const fields = [['x-account', LATER] as const, ['x-short', 'Bearer xy7'] as const]
  expect(redactor.headers(fields)).toEqual(fields)
  const placeholder = redactor.learn(LATER)
  for (let times = 0; times < 2; times += 1)
    expect(redactor.headers(fields)).toEqual([['x-account', placeholder], fields[1]])
  const short = redactor.learn('xy7')
  expect(redactor.headers(fields)[1]).toEqual(['x-short', `Bearer ${short}`])
})

test('a short text is computed once, a long one each time', () => {
  const asked: string[] = []
  const fields = createSeenFields((value) => {
    asked.push(value)
    return value.toUpperCase()
  })
  const long = 'long'.repeat(100)
  expect(['a', 'a', long, long].map(fields.textOf)).toEqual([
    'A',
    'A',
    long.toUpperCase(),
    long.toUpperCase(),
  ])
  expect(asked).toEqual(['a', long, long])
})
