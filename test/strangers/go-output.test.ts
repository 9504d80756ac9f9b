import { expect, test } from 'vitest'
import { goProblems } from './go-output.ts'

const OUTPUT = `Usage of orchard:
  -port int
    \tport to listen on
--- FAIL: TestHabits (0.31s)
    --- FAIL: TestHabits/late-done (0.10s)
        habits_test.go:41: got 2 frames,
            want 3
    --- PASS: TestHabits/early (0.01s)
--- FAIL: TestKeys (0.00s)
    keys_test.go:12: the key was accepted
FAIL
FAIL\torchard\t0.512s
`

test('each failed test is a line with what it reported, and what programs print is left out', () => {
  expect(goProblems(OUTPUT)).toEqual([
    '--- FAIL: TestHabits/late-done (0.10s) habits_test.go:41: got 2 frames, want 3',
    '--- FAIL: TestKeys (0.00s) keys_test.go:12: the key was accepted',
  ])
})

test('a failed test that reports nothing is named', () => {
  expect(goProblems('noise\n--- FAIL: TestQuiet (0.00s)\nFAIL\n')).toEqual(['--- FAIL: TestQuiet (0.00s)'])
})

test('without a failed test all that was printed is shown', () => {
  expect(goProblems('\n# orchard\n./main.go:3:1: syntax error\n')).toEqual([
    '# orchard\n./main.go:3:1: syntax error',
  ])
})
