import { expect, test } from 'vitest'
import { isHarmless, oneLine, severalLines, wrappedLines } from './neutral-text.ts'
import { HOSTILE } from './run-fixture.ts'

test('controls, direction marks, half surrogates and noncharacters become visible', () => {
  expect(oneLine('a\u001b[31m\u0000\u202E\uD800\uFFFE\u2028\u{E0041}\n\t')).toBe(
    'a\\u001b[31m\\u0000\\u202e\\ud800\\ufffe\\u2028\\u{e0041}\\n\\t',
  )
  expect(isHarmless(HOSTILE)).toBe(false)
  expect(isHarmless(oneLine(HOSTILE))).toBe(true)
})

test('text of many scripts and joined emoji are not changed', () => {
  const text = 'é 中文 עברית हिन्दी 👩‍💻 🌍'
  expect(isHarmless(text)).toBe(true)
  expect(oneLine(text)).toBe(text)
})

test.each(['##[add-path]/tmp', 'x ##vso[task.setvariable variable=PATH]y'])(
  '%s is no command for a CI system',
  (text) => {
    expect(oneLine(text)).not.toContain('##')
    expect(severalLines(text)).toBe(text.replace('#', '\\u0023'))
  },
)

test('cuts long text at a whole character and states its length', () => {
  expect(oneLine('🌍'.repeat(500), 3)).toBe('🌍🌍🌍… (1000 characters in all)')
  expect(oneLine('abc', 3)).toBe('abc')
})

test('line feeds stay where several lines are shown, other line ends do not', () => {
  expect(severalLines('a\nb\r\n')).toBe('a\nb\\r\n')
})

test('lines are broken at spaces and lose nothing', () => {
  const text = 'one two three four averyveryverylongword five'
  const lines = wrappedLines(text, 10)
  expect(lines.join(' ')).toBe(text)
  expect(lines.filter((line) => line.length > 10)).toEqual(['averyveryverylongword'])
})
