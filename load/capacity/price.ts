/** The price of a replica, such as `2.50/h` or `1800 EUR/month`, and what an answer costs at it. Pure. */
import type { CapacityAnswer, CapacityDemand, Cost, Price } from '../../schemas/compiled/capacity-run.ts'
import { usageError } from '../load-error.ts'

const PRICE = /^(\d+(?:\.\d+)?)\s*([A-Za-z]{3}|[$€£¥])?\s*\/\s*(h|hour|d|day|month)$/
const SYMBOL_FIRST = /^([$€£¥])\s*(\d+(?:\.\d+)?)(.*)$/
/** A month is a twelfth of 365 days. */
const HOURS: Readonly<Record<string, number>> = { h: 1, hour: 1, d: 24, day: 24, month: 730 }

/** Parses a price. Throws LoadError `usage` with one line that shows the correct form. */
export function parsePrice(text: string): Price {
  const plain = text.trim().replace(SYMBOL_FIRST, '$2 $1$3')
  const [, amount = '0', currency = '', unit = ''] = PRICE.exec(plain) ?? []
  const hours = HOURS[unit]
  if (hours !== undefined && Number(amount) > 0)
    return { text: text.trim(), currency, perHour: Number(amount) / hours }
  throw usageError(
    `cannot read the price '${text}' (--price): write what one replica costs like '2.50/h', '2.50 USD/h' or '1800 EUR/month'`,
  )
}

const THOUSAND = 1000
const SECONDS_PER_HOUR = 3600

/** Computes what the answer costs: a thousand requests at the capacity, and the replicas that the requested load takes. */
export function capacityCost(
  price: Price,
  answer: CapacityAnswer | null,
  demand: CapacityDemand | null,
): Cost {
  const { perHour } = price
  const replicas = demand?.replicas ?? null
  const perThousand = (rate: number): number => (perHour * THOUSAND) / (rate * SECONDS_PER_HOUR)
  const rate = answer?.ratePerSecond ?? 0
  const { low, high } = answer?.interval ?? { low: 0, high: null }
  return {
    price,
    perThousandRequests:
      rate === 0 || low === 0 || high === null
        ? null
        : { value: perThousand(rate), low: perThousand(high), high: perThousand(low), withSpare: null },
    perHour:
      replicas === null
        ? null
        : {
            value: replicas.needed * perHour,
            low: replicas.low * perHour,
            high: replicas.high * perHour,
            withSpare: replicas.withSpare * perHour,
          },
  }
}
