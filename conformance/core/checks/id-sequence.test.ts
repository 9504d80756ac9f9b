import { describe, expect, test } from 'vitest'
import { patternOf, type GivenId } from './id-sequence.ts'

const START_MS = 1_790_000_000_000
const COUNT = 12

/** Ids given out one after the other, 300 ms apart, each in 200 ms. */
function oneByOne(id: (n: number, atMs: number) => string, count = COUNT): readonly GivenId[] {
  return Array.from({ length: count }, (_, n) => {
    const sentAtMs = START_MS + n * 300
    return { id: id(n, sentAtMs + 100), sentAtMs, answeredAtMs: sentAtMs + 200 }
  })
}

/** The same, but all of them at once. */
function atOnce(ids: readonly GivenId[]): readonly GivenId[] {
  return ids.map(({ id }) => ({ id, sentAtMs: START_MS, answeredAtMs: START_MS + 900 }))
}

const SCRAMBLED = [17, 3, 988, 421, 7, 650, 299, 512, 864, 100, 731, 55]

describe('ids that can be predicted', () => {
  test.each<[what: string, id: (n: number, atMs: number) => string]>([
    ['a counter from 1', (n) => `chatcmpl-${n + 1}`],
    ['a counter that others use too', (n) => `chatcmpl-${1000 + n * 137 + (n % 3)}`],
    ['a counter over the edge of its digits', (n) => `chatcmpl-${95 + n}`],
    ['a padded counter', (n) => `req_${String(n).padStart(8, '0')}`],
    ['a counter with something behind it', (n) => `chatcmpl-${n}-eu`],
    ['a counter in hexadecimal', (n) => `chatcmpl-${(250 + n).toString(16)}`],
    [
      'a counter in the shape of a UUID',
      (n) => `00000000-0000-4000-8000-${(n + 9).toString(16).padStart(12, '0')}`,
    ],
    ['a counter after a part that stays', (n) => `9f86d081884c7d65-${n}`],
    ['a counter without a letter', (n) => `${n + 41}`],
  ])('%s', (_what, id) => {
    expect(patternOf(oneByOne(id))).toBe('counter')
  })
  test.each<[what: string, id: (n: number, atMs: number) => string]>([
    ['seconds', (_n, atMs) => `chatcmpl-${Math.floor(atMs / 1000) + _n}`],
    ['milliseconds', (_n, atMs) => `chatcmpl-${atMs}`],
    ['microseconds', (_n, atMs) => `chatcmpl-${atMs * 1000 + 7}`],
  ])('the time in %s', (_what, id) => {
    expect(patternOf(oneByOne(id))).toBe('time')
  })
  test('the time, even of calls at the same time', () => {
    expect(patternOf(atOnce(oneByOne((_n, atMs) => `chatcmpl-${atMs}`)))).toBe('time')
  })
})

describe('what cannot', () => {
  test.each<[what: string, id: (n: number, atMs: number) => string]>([
    ['random numbers of three digits', (n) => `chatcmpl-${SCRAMBLED[n]}`],
    ['random letters', (n) => `chatcmpl-${'QWERTZUIOPAS'.charAt(n)}xk`],
    ['random hexadecimal', (n) => `chatcmpl-${((SCRAMBLED[n] ?? 0) * 7_919_111).toString(16)}`],
    [
      'UUID version 7',
      (n, atMs) =>
        `${atMs.toString(16).slice(0, 8)}-${atMs.toString(16).slice(8)}-7${(SCRAMBLED[n] ?? 0).toString(16).padStart(3, '0')}-8abc-0123456789ab`,
    ],
    ['snowflakes', (n, atMs) => String((BigInt(atMs) << 22n) + BigInt(n))],
    ['nanoseconds', (n, atMs) => `${atMs}${String((SCRAMBLED[n] ?? 0) * 1001).padStart(6, '0')}`],
    ['an id that stays', () => 'chatcmpl-1'],
    ['a handful of ids', (n) => `chatcmpl-${n % 5}`],
    ['no digits', (n) => `answer ${'x'.repeat(n)}`],
    ['nothing at all', () => ''],
  ])('%s', (_what, id) => {
    expect(patternOf(oneByOne(id))).toBeNull()
  })
  test('too few ids show nothing', () => {
    expect(patternOf(oneByOne((n) => `chatcmpl-${n}`, 7))).toBeNull()
    expect(patternOf([])).toBeNull()
  })
  test('numbers of calls at the same time show nothing', () => {
    expect(patternOf(atOnce(oneByOne((n) => `chatcmpl-${n}`)))).toBe('too-few')
  })
  test('finds a counter from the other calls where some overlap', () => {
    const ids = oneByOne((n) => `chatcmpl-${n}`).map((given, n) =>
      n === 4 ? { ...given, id: 'chatcmpl-5' } : n === 5 ? { ...given, id: 'chatcmpl-4' } : given,
    )
    const overlapping = ids.map((given, n) => (n === 4 ? { ...given, answeredAtMs: START_MS + 1650 } : given))
    expect(patternOf(overlapping)).toBe('counter')
  })
})
