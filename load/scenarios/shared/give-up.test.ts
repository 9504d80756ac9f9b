import { expect, test } from 'vitest'
// The extension counts by the same table: load/k6/assay/live_stats_test.go reads the same file.
import kinds from '../../k6/assay/testdata/failure-kinds.json' with { type: 'json' }
import {
  handshakesUntilGivenUp,
  isGivenUp,
  refusedHandshakesText,
  refusedText,
  refusesKey,
} from './give-up.ts'

const seen = { answers: 400, kind: 404, status: 404, seconds: 2.04, isAuthenticated: true }

test('why a run was given up names the status', () => {
  expect(refusedText(seen)).toBe('every request is refused: the first 20 answers were all 404')
  expect(refusedText({ ...seen, kind: 401, status: 403 })).toBe(
    'the key is refused: the first 20 answers were all refusals (403)',
  )
  expect(refusedText({ ...seen, kind: 401, status: 401, isAuthenticated: false })).toMatch(
    /^no key was sent, and the target requires one: /,
  )
  expect(refusedText({ ...seen, kind: 500, status: 503 })).toBe(
    'every request fails: all 400 answers of the first 2.0 s were server errors (the last one 503)',
  )
  expect(refusedText({ ...seen, kind: 300, status: 302 })).toContain('were redirects (the last one 302)')
  expect(refusedText({ ...seen, kind: 200, status: 200 })).toContain(
    'had a good status (the last one 200) and were not completions',
  )
})

test('a client error lasts; what a service may recover from takes many answers and some time', () => {
  const failing = { ...seen, kind: 500, status: 503 }
  expect(isGivenUp({ ...seen, answers: 20, seconds: 0 })).toBe(true)
  expect(isGivenUp({ ...seen, answers: 19 })).toBe(false)
  expect(isGivenUp(failing)).toBe(true)
  expect(isGivenUp({ ...failing, answers: 99, seconds: 60 })).toBe(false)
  expect(isGivenUp({ ...failing, answers: 90_000, seconds: 1.9 })).toBe(false)
  expect(isGivenUp({ ...failing, answers: 0, seconds: 60 })).toBe(false)
})

test('refused handshakes are given up after about twenty of all users, and the line says why', () => {
  expect([1, 2, 10, 500].map(handshakesUntilGivenUp)).toEqual([20, 10, 3, 3])
  expect(refusedHandshakesText(10, 404, true)).toMatch(
    /^no WebSocket is offered there: .* 10 .* refused \(404\)/,
  )
  expect(refusedHandshakesText(10, 401, true)).toMatch(/^the key is refused: /)
  expect(refusedHandshakesText(10, 401, false)).toMatch(/^no key was sent/)
  expect(refusedHandshakesText(10, 503, true)).toMatch(/^one user had 10 WebSocket handshakes/)
})

test.each(kinds)(
  'what the extension counts as kind $kind ($status, $class) is named so',
  ({ status, kind }) => {
    expect(refusesKey(status)).toBe(kind === 401)
    if (kind !== 0)
      expect(refusedText({ ...seen, kind, status })).toMatch(
        SENTENCES.get(kind) ?? /every request is refused/,
      )
  },
)

const SENTENCES: ReadonlyMap<number, RegExp> = new Map([
  [200, /were not completions/],
  [300, /were redirects/],
  [401, /the key is refused/],
  [500, /were server errors/],
])
