import type {
  CapacityAnswer,
  CapacityDemand,
  CapacityStage,
  Cost,
  Price,
  Replicas,
} from '../../schemas/compiled/capacity-run.ts'
import { usageError } from '../load-error.ts'
import type { Estimate } from './estimate.ts'

/** The load that a service is expected to carry: a rate, or a number of users who pause after each answer. */
export type Demand = { readonly text: string } & (
  | { readonly kind: 'rate'; readonly ratePerSecond: number }
  | { readonly kind: 'users'; readonly users: number; readonly thinkSeconds: number }
)

const RATE = /^(\d+(?:\.\d+)?)\s*(?:rps|\/\s*s|req(?:uest)?s?\/s|requests per second)$/
const USERS = /^(\d+)\s*users?\s*,\s*(\d+(?:\.\d+)?)\s*s\s*think$/

/** Parses an expected load, such as `40 rps`. Throws LoadError `usage` if the text is not a load. */
export function parseDemand(text: string): Demand {
  const plain = text.trim().toLowerCase()
  const rate = Number(RATE.exec(plain)?.[1] ?? 0)
  if (rate > 0) return { text: text.trim(), kind: 'rate', ratePerSecond: rate }
  const [, users = '0', think = '0'] = USERS.exec(plain) ?? []
  if (Number(users) > 0)
    return { text: text.trim(), kind: 'users', users: Number(users), thinkSeconds: Number(think) }
  throw usageError(
    `cannot read the load '${text}' (--for): write it like '40 rps' or '2000 users, 30 s think'`,
  )
}

const MOST_TIMES_MEASURED = 100

type Carried = Pick<Estimate, 'ratePerSecond' | 'interval' | 'atLeastPerSecond' | 'samples' | 'reason'>

/** Judges whether a number of equal deployments together carry an expected load. */
export function judgeDemand(
  demand: Demand,
  estimate: Carried,
  stages: readonly CapacityStage[],
  deployments: number,
): CapacityDemand {
  const ratePerSecond = demandRate(demand, estimate.ratePerSecond, stages)
  const perDeployment = ratePerSecond / deployments
  const { low, high } = estimate.interval
  const isKnown = estimate.reason === null
  // A limiter may accept requests for a minute and refuse them later.
  const isLimited = stages.some(({ limit }) => limit === 'limiter')
  const passes = isKnown && !isLimited && perDeployment <= estimate.atLeastPerSecond
  const fails = isKnown && high !== null && perDeployment > high
  const verdict = passes ? 'pass' : fails ? 'fail' : 'inconclusive'
  return {
    text: demand.text,
    ratePerSecond,
    deployments,
    verdict,
    moreSamples:
      verdict === 'inconclusive' && isKnown && !isLimited ? moreSamples(estimate, perDeployment) : null,
    replicas: replicasFor(ratePerSecond, estimate.ratePerSecond, low, high),
    isExtrapolated: deployments > 1,
  }
}

function demandRate(
  demand: Demand,
  aroundPerSecond: number | null,
  stages: readonly CapacityStage[],
): number {
  if (demand.kind === 'rate') return demand.ratePerSecond
  const known = stages.filter(
    ({ meanStayMs, limit, unsteady }) => meanStayMs !== null && limit === null && unsteady === undefined,
  )
  const target = aroundPerSecond ?? Math.max(0, ...known.map((stage) => stage.ratePerSecond))
  const distance = (stage: CapacityStage): number => Math.abs(stage.ratePerSecond - target)
  const nearest = known.toSorted((a, b) => distance(a) - distance(b))[0]
  return demand.users / (demand.thinkSeconds + (nearest?.meanStayMs ?? 0) / 1000)
}

function replicasFor(asked: number, rate: number | null, low: number, high: number | null): Replicas | null {
  if (rate === null || rate === 0 || low === 0) return null
  const needed = Math.ceil(asked / rate)
  const least = high === null ? 1 : Math.ceil(asked / high)
  return { needed, low: least, high: Math.ceil(asked / low), withSpare: needed + 1 }
}

function moreSamples(
  { ratePerSecond, interval: { low, high }, samples }: Carried,
  asked: number,
): number | null {
  if (ratePerSecond === null || high === null) return null
  const growth = ((high - low) / 2 / Math.max(1e-9, Math.abs(asked - ratePerSecond))) ** 2
  if (!(growth <= MOST_TIMES_MEASURED) || samples === 0) return null
  return Math.max(1, Number((samples * Math.max(0.2, growth - 1)).toPrecision(2)))
}

const PRICE = /^(\d+(?:\.\d+)?)\s*([A-Za-z]{3}|[$€£¥])?\s*\/\s*(h|hour|d|day|month)$/
const SYMBOL_FIRST = /^([$€£¥])\s*(\d+(?:\.\d+)?)(.*)$/
const HOURS: Readonly<Record<string, number>> = { h: 1, hour: 1, d: 24, day: 24, month: 730 }

/** Parses the price of one replica, such as `$2.50/h`. Throws LoadError `usage` if the text is not a price. */
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

/** Returns the price of 1000 requests at the estimated capacity, and the hourly price of the replicas for the expected load. */
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
