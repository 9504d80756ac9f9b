import { expect, test } from 'vitest'
import { conformanceNotes } from './conformance-notes.ts'

const none = { sampled: 0, conforming: 0, example: null, checks: [] }

test.each([
  [
    'all too long',
    { cut: { judged: 0, notJudged: 20 } },
    '20 sampled answers were too long to be kept whole',
  ],
  ['one too long', { cut: { judged: 0, notJudged: 1 } }, '1 sampled answer was too long to be kept whole'],
  [
    'some of each',
    { cut: { judged: 0, notJudged: 1 }, notJudged: 2 },
    'none of 3 sampled answers could be judged',
  ],
  [
    'asked for',
    { mostSamples: 0 },
    '--samples 0; no answer was searched for the token of another request either',
  ],
])('why no answer was judged is a note: %s', (_name, parts, why) => {
  expect(conformanceNotes({ ...none, ...parts })).toEqual([`NO ANSWER WAS JUDGED: ${why}`])
})

test('judged answers, and a load without answers, give no note', () => {
  expect(conformanceNotes(none)).toEqual([])
  expect(conformanceNotes({ ...none, sampled: 1, conforming: 1, notJudged: 4 })).toEqual([])
})
