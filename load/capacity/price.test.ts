import { expect, test } from 'vitest'
import { parsePrice } from './demand.ts'

test.each([
  ['2.50/h', '', 2.5],
  ['2.50 USD/h', 'USD', 2.5],
  ['$2.50/hour', '$', 2.5],
  ['48 EUR/day', 'EUR', 2],
  ['1460 EUR / month', 'EUR', 2],
])('%s', (text, currency, perHour) => {
  expect(parsePrice(text)).toEqual({ text, currency, perHour })
})

test.each(['', 'cheap', '2.50', '0/h', '-1/h', '2.50/week', '2,50/h'])(
  '%j is refused in one line',
  (text) => {
    expect(() => parsePrice(text)).toThrow(
      /^cannot read the price .* \(--price\): write what one replica costs like '2.50\/h'/,
    )
  },
)
