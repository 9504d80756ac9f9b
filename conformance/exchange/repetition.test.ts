import { expect, test } from 'vitest'
import type { Repetition } from './exchange.ts'
import { repetitionIn } from './repetition.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

function made({ head, unit, runBytes, tail }: Repetition): string {
  return `${head}${unit.repeat(runBytes / unit.length)}${tail}`
}

test.each([
  ['a word', `{"content":"n1 ${'lighthouse '.repeat(90_000)}"}`],
  ['a sentence that is cut', `{"é":"${'The keeper lit the lamp. '.repeat(400).slice(0, 8001)}\\nend 🌍"}`],
  ['one letter', `[${'x'.repeat(5000)}]`],
])('%s: the command generates the same bytes', (_, text) => {
  const found = repetitionIn(bytes(text))
  expect(found).not.toBeNull()
  if (found === null) return
  expect(made(found)).toBe(text)
  expect(found.head.length + found.tail.length).toBeLessThan(100)
})

test.each([
  ['a short body', bytes('{"model":"m"}')],
  ['no repetition', bytes(Array.from({ length: 3000 }, (_, index) => `${index},`).join(''))],
  [
    'a long beginning',
    bytes(`${Array.from({ length: 900 }, (_, index) => `${index},`).join('')}${'x'.repeat(9000)}`),
  ],
  ['what no shell line holds', bytes('\n'.repeat(5000))],
  ['what would be an option', bytes('-'.repeat(5000))],
])('%s is not split', (_, body) => {
  expect(repetitionIn(body)).toBeNull()
})
