import { describe, expect, test } from 'vitest'
import { isCumulative, indexOfFullRepeat, repeatsAmong } from './repeated-text.ts'

describe('every delta repeats the one before', () => {
  test.each([
    [['On', 'Once', 'Once upon']],
    [['On', 'Once', 'Once', 'Once upon', 'Once upon']],
    [['O', 'On', 'Onc', 'Once']],
  ])('%j', (deltas) => {
    expect(isCumulative(deltas)).toBe(true)
  })
  test.each([
    [['ha', ' ha', ' ha', ' ha']],
    [['ha', 'ha', 'ha', 'ha']],
    [['1', '1', '10', '10']],
    [['ha', 'ha', 'haha', 'hahahaha', 'hahahahahahahaha']],
    [['On', 'Once']],
    [['On', 'Once', ' upon', ' a time']],
    [['Once', ' upon', ' a', ' time']],
    [[]],
  ])('not in %j', (deltas) => {
    expect(isCumulative(deltas)).toBe(false)
  })
})

describe('a delta repeats all of the text so far', () => {
  const story = ['The boats', ' went out', ' before dawn.']
  test('as the last delta, or followed by more text', () => {
    expect(indexOfFullRepeat([...story, 'The boats went out before dawn.'])).toBe(3)
    expect(indexOfFullRepeat([...story, 'The boats went out before dawn. Then', ' they came back.'])).toBe(3)
  })
  test.each([
    ['too little text to tell', ['a', 'b', 'c', 'abc']],
    ['too few deltas to tell', ['The boats went out', ' before dawn.', 'The boats went out before dawn.']],
    ['a text that repeats itself', ['n1abcdef ', 'n1abcdef ', 'n1abcdef ', 'n1abcdef n1abcdef n1abcdef ']],
    ['laughter', ['ha ha ha ha', ' ha ha ha ha', ' ha ha ha ha', ' ha ha ha ha ha ha ha ha ha ha ha ha']],
    ['an ordinary text', [...story, ' The boats went out before dawn.']],
    ['nothing', []],
  ])('not in %s', (_what, deltas) => {
    expect(indexOfFullRepeat(deltas)).toBeNull()
  })
})

const described = (made: readonly (readonly string[])[]) => made.map(repeatsAmong(made).describe)

describe('a piece that comes twice', () => {
  const answers = [
    ['The', ' boats', ' out.'],
    ['Hello', ' there', '!'],
    ['n1', ' n1', ' n1', ' n1'],
    ['One', ' two', ' three'],
  ]
  const twice = (place: number) =>
    answers.map((deltas) => deltas.toSpliced(place, 0, ...deltas.slice(place).slice(0, 1)))
  test('is told where it does so in every answer: the last, or the first', () => {
    expect(described(answers)).toEqual(answers.map(() => null))
    expect(described(twice(-1))).toEqual(answers.map(() => 'the last piece of the text comes twice'))
    expect(described([...twice(-1), ['It', ' was', ' so']])).toEqual(Array.from({ length: 5 }, () => null))
    expect(described(twice(0).toSpliced(2, 1))[0]).toBe('piece 2 of the text repeats all pieces before it')
  })
  test('is nothing where all pieces are equal', () => {
    const equal = Array.from({ length: 4 }, () => ['word word ', 'word word ', 'word word ', 'word word '])
    expect(described(equal)).toEqual([null, null, null, null])
  })
  test('is nothing in two answers', () => {
    expect(described(twice(-1).slice(0, 2))).toEqual([null, null])
  })
})
