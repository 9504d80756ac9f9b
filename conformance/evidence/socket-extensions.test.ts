import { describe, expect, test } from 'vitest'
import { agreementProblem, deflateIn } from './socket-extensions.ts'

const headers = (...values: readonly string[]) =>
  values.map((value) => ['sec-websocket-extensions', value] as const)

describe('an answer to the offer of permessage-deflate', () => {
  test.each([
    [[]],
    [['permessage-deflate']],
    [['Permessage-Deflate; server_no_context_takeover; client_no_context_takeover']],
    [['permessage-deflate; server_max_window_bits=10; client_max_window_bits="8"']],
  ])('%j is right', (values) => {
    expect(agreementProblem(headers(...values))).toBe(null)
  })
  test.each([
    [['x-other'], 'x-other, which was not offered'],
    [['permessage-deflate, permessage-deflate'], 'permessage-deflate 2 times'],
    [['permessage-deflate', 'permessage-deflate'], 'permessage-deflate 2 times'],
    [['permessage-deflate; server_max_window_bits=16'], 'the parameter server_max_window_bits=16'],
    [['permessage-deflate; server_max_window_bits'], 'the parameter server_max_window_bits without a value'],
    [['permessage-deflate; server_no_context_takeover=1'], 'the parameter server_no_context_takeover=1'],
    [['permessage-deflate; level=9'], 'the parameter level=9'],
    [
      ['permessage-deflate; server_no_context_takeover; server_no_context_takeover'],
      'the parameter server_no_context_takeover twice',
    ],
  ])('%j is not', (values, problem) => {
    expect(agreementProblem(headers(...values))).toBe(problem)
  })
  test('says who keeps a window', () => {
    expect(deflateIn(headers())).toBe(null)
    expect(deflateIn(headers('permessage-deflate; server_no_context_takeover'))).toEqual({
      client: true,
      server: false,
    })
  })
})
