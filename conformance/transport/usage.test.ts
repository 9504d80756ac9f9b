import { describe, expect, test } from 'vitest'
import type { Exchange } from '../exchange/exchange.ts'
import { BudgetError, createBudget, usageIn } from './pacer.ts'
import { recordBody } from '../exchange/bytes.ts'

const USAGE = { prompt_tokens: 3, completion_tokens: 2, total_tokens: 5 }

function answered(text: string, status = 200): Exchange {
  const body = recordBody(new TextEncoder().encode(text), 1 << 20)
  return {
    id: 'p/l',
    probe: 'p',
    label: 'l',
    attempt: 1,
    sentAtEpochMs: 0,
    request: { method: 'POST', url: 'http://h.test/', headers: [], body: null },
    response: { status, headers: [], body, reads: [] },
    end: { kind: 'complete' },
    timing: { headersMs: 0, firstByteMs: 0, endMs: 0 },
  }
}

function events(...values: readonly unknown[]): string {
  return [...values.map((value) => JSON.stringify(value)), '[DONE]']
    .map((data) => `data: ${data}\n\n`)
    .join('')
}

describe('usage', () => {
  test.each([
    ['in an answer', JSON.stringify({ usage: USAGE }), USAGE],
    [
      'in the last chunk that has one',
      events({ usage: { total_tokens: 1 } }, { usage: USAGE }, { usage: null }),
      USAGE,
    ],
    ['not there', '{}', undefined],
    ['not there in a stream', events({ usage: null }, 1, null), undefined],
    ['in a stream with other things in it', `data: [\n\n${events({ usage: USAGE })}`, USAGE],
    ['in no JSON', '<p>usage', undefined],
    ['in an empty body', '', undefined],
  ])('%s', (_, text, usage) => {
    expect(usageIn(answered(text), '[DONE]')).toEqual(usage)
  })

  test('ignores failed requests', () => {
    expect(usageIn(answered(JSON.stringify({ usage: USAGE }), 500), null)).toBe(undefined)
    expect(usageIn({ ...answered(''), response: null }, null)).toBe(undefined)
  })
})

describe('a budget', () => {
  test('in requests and tokens is checked before a request is sent', () => {
    const budget = createBudget(2, 10)
    budget.reserve(4)
    expect(() => budget.reserve(7)).toThrow(BudgetError)
    expect(() => budget.reserve(7)).toThrow(expect.objectContaining({ code: 'tokens' }))
    budget.reserve(6)
    expect(() => budget.reserve(0)).toThrow(expect.objectContaining({ code: 'requests' }))
    expect(budget.cost().requests).toBe(2)
  })

  test('known usage takes the place of the tokens that were asked for', () => {
    const budget = createBudget(9, 10)
    budget.reserve(8)
    expect(() => budget.reserve(3)).toThrow(expect.objectContaining({ code: 'tokens' }))
    budget.use({ completion_tokens: 2 }, { completionTokens: 8 })
    budget.reserve(8)
    expect(() => budget.reserve(1)).toThrow(expect.objectContaining({ code: 'tokens' }))
    budget.use({ completion_tokens: 30 }, { completionTokens: 8 })
    expect(() => budget.reserve(0)).toThrow(expect.objectContaining({ code: 'tokens' }))
  })

  test('adds up the usage of answers, and ignores malformed usage', () => {
    const budget = createBudget(1, 1)
    const odd = [
      null,
      'x',
      [],
      { prompt_tokens: '9', completion_tokens: -1 },
      { prompt_tokens: 1.5, completion_tokens: null },
    ]
    for (const usage of [USAGE, USAGE, undefined, ...odd]) budget.use(usage)
    expect(budget.cost()).toEqual({ requests: 0, promptTokens: 6, completionTokens: 4 })
  })

  test('an impossible token count is not added to the cost', () => {
    const budget = createBudget(1, 1)
    budget.use({ prompt_tokens: 1e300, completion_tokens: 2 ** 53 })
    expect(budget.cost()).toEqual({ requests: 0, promptTokens: 0, completionTokens: 0 })
  })
})
