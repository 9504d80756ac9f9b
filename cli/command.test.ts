import { expect, test } from 'vitest'
import { parseFlags } from './command.ts'

const options = {
  only: { type: 'string' },
  header: { type: 'string', multiple: true },
  json: { type: 'boolean' },
} as const

test.each([
  ['apart', ['--only', 'a', '--json', '--only', 'b']],
  ['with the same value', ['--only=a', '--only=a']],
])('a flag that is given twice is refused: %s', (_, args) => {
  expect(() => parseFlags(args, options, 0)).toThrow(
    '--only is given more than once, and only one would count: write it once, and several values as one list: A,B',
  )
})

test('flags that may be repeated, and flags without a value, are taken', () => {
  const args = ['--header', 'a', '--header', 'b', '--json', '--json', '--only', 'c']
  expect(parseFlags(args, options, 0).flags).toMatchObject({ header: ['a', 'b'], json: true, only: 'c' })
})
