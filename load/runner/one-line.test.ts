import { describe, expect, test } from 'vitest'
import { lineWithoutSecret } from './k6-log.ts'

describe('lines of text from outside', () => {
  test('contain no key, plain or escaped', () => {
    const secret = 'sk-a"b\\c'
    const text = `plain ${secret} escaped ${JSON.stringify(secret)}`
    expect(lineWithoutSecret(text, secret)).toBe('plain [key] escaped "[key]"')
  })

  test('contain no part of a key that the cut splits', () => {
    const secret = 'sk-0123456789abcdef'
    for (let shift = 0; shift < secret.length; shift += 1) {
      // Control characters become one space, so the cut within the key is near the start of the line.
      const text = '\u0001'.repeat(4096 - shift) + secret
      expect(lineWithoutSecret(text, secret)).not.toContain('sk-')
    }
  })

  test('are one bounded line without control characters', () => {
    const line = lineWithoutSecret(`a\r\nb\u001b[31mc\u2028d${'x'.repeat(10_000)}`, null)
    expect(line).toMatch(/^a b \[31mc dx+…$/)
    expect(line.length).toBeLessThanOrEqual(201)
  })
})
