import { expect, test } from 'vitest'
import { runText } from './out-folder.ts'

test('lists of plain values stand on one line, and the text still says the same', () => {
  const run = {
    notes: ['a [\n  1,\n  2\n] b', '"quoted\\"'],
    empty: [],
    points: [
      [1, null, 2.5, 'ok'],
      [2, 3, 4, 'reset'],
    ],
    nested: [{ a: [1] }, [[2]]],
  }
  const text = runText(run)
  expect(JSON.parse(text)).toEqual(run)
  expect(text).toContain('    [1, null, 2.5, "ok"],\n    [2, 3, 4, "reset"]\n')
})
