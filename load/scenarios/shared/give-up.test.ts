import { expect, test } from 'vitest'
import { handshakesUntilGivenUp, refusedHandshakesText, refusedText } from './give-up.ts'

test('why a run was given up names the status', () => {
  expect(refusedText(404, true)).toBe('every request is refused: the first 20 answers were all 404')
  expect(refusedText(403, true)).toBe('the key is refused: the first 20 answers were all refusals (403)')
  expect(refusedText(401, false)).toMatch(/^no key was sent, and the target wants one: /)
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
