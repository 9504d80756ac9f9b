import { expect, test } from 'vitest'
import { list, parseFlags } from './command.ts'

const options = { only: { type: 'string', multiple: true }, model: { type: 'string' } } as const

test.each([
  [
    ['--only', 'a, b,'],
    ['a', 'b'],
  ],
  [
    ['--only', 'a', '--model', 'm', '--only=b,c'],
    ['a', 'b', 'c'],
  ],
  [['--model', 'm'], null],
])('a flag that takes a list may be repeated, and none of its values is lost: %j', (args, values) => {
  expect(list(parseFlags(args, options, 0).flags, 'only')).toEqual(values)
})

test.each([
  [['--only', 'a', '--only', ''], '--only is empty: is a variable unset?'],
  [['--only', ','], '--only takes a comma-separated list'],
])('a list without a value is refused: %j', (args, message) => {
  expect(() => list(parseFlags(args, options, 0).flags, 'only')).toThrow(message)
})
