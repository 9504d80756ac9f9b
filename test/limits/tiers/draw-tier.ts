/** Draws random services with the limits of free tiers: seven kinds of limits, and mixtures of these. */
import { createRandom } from '../simulated/simulated-random.ts'
import type { FieldForm, Lie } from './simulated-fields.ts'
import type { SimulatedLimit } from './simulated-limit.ts'
import type { SimulatedService } from './simulated-service.ts'

const MINUTE = 60_000
const DAY = 86_400_000

type Draw = {
  readonly random: () => number
  readonly one: <Value>(values: readonly Value[]) => Value
}

function drawer(seed: number): Draw {
  const random = createRandom(seed)
  const one = <Value>(values: readonly Value[]): Value =>
    values[Math.floor(random() * values.length)] as Value
  return { random, one }
}

function perMinute({ random, one }: Draw, sizes: readonly number[]): SimulatedLimit {
  const does = one(['window', 'window', 'window', 'log', 'counter', 'bucket'] as const)
  const phase = does === 'bucket' ? 'first' : one(['first', 'clock', Math.floor(random() * MINUTE)] as const)
  return { does, unit: 'requests', size: one(sizes), windowMs: MINUTE, phase }
}

const perDay = ({ one }: Draw, sizes: readonly number[]): SimulatedLimit => ({
  does: one(['window', 'bucket'] as const),
  unit: 'requests',
  size: one(sizes),
  windowMs: DAY,
  phase: 'clock',
})

const tokens = ({ one }: Draw, sizes: readonly number[]): SimulatedLimit => ({
  does: one(['window', 'bucket', 'log'] as const),
  unit: 'tokens',
  size: one(sizes),
  windowMs: MINUTE,
  phase: 'first',
})

const KINDS: readonly ((draw: Draw) => readonly SimulatedLimit[])[] = [
  (draw) => [perMinute(draw, [3, 4, 5]), perDay(draw, [200, 250])],
  ({ one }) => {
    const size = one([5, 10, 20])
    return [{ does: 'bucket', unit: 'requests', size, windowMs: (size / one([0.25, 0.5, 1])) * 1000 }]
  },
  (draw) => [{ ...perMinute(draw, [10, 20, 30]), scope: 'address' }],
  (draw) => [perMinute(draw, [10, 15]), perDay(draw, [1000, 1500])],
  (draw) => [perMinute(draw, [20, 30]), perDay(draw, [1000]), tokens(draw, [6000, 10_000])],
  (draw) => [tokens(draw, [10_000, 20_000])],
  (draw) => [
    { does: 'in-flight', unit: 'in-flight', size: draw.one([2, 3, 5]), windowMs: 0 },
    perMinute(draw, [30, 60]),
  ],
]

const WITH_UNIT: readonly FieldForm[] = ['durations', 'anthropic', 'draft-10']
const ALL_FORMS: readonly FieldForm[] = [...WITH_UNIT, 'seconds', 'epoch', 'epoch-ms', 'draft-6', 'draft-7']
const LIES: readonly Lie[] = ['limit-high', 'limit-low', 'remaining', 'reset', 'retry-after', 'window']

/** Draws a simulated service from a seed. On average, two of six services announce nothing, and one announces something false. */
export function drawTier(seed: number): SimulatedService {
  const draw = drawer(seed * 7919 + 13)
  const { random, one } = draw
  const kind = seed % KINDS.length
  const limits = (KINDS[kind] ?? perNothing)(draw)
  const announceable = limits.flatMap(({ unit }, index) => (unit === 'in-flight' ? [] : [index]))
  const isSeveral = announceable.length > 1
  const style = one(['absent', 'absent', 'true', 'true', 'true', 'lie'] as const)
  const form =
    style === 'absent'
      ? null
      : one(isSeveral || limits.some(({ unit }) => unit === 'tokens') ? WITH_UNIT : ALL_FORMS)
  // Fields named by a unit announce one limit per unit: for requests, that of the minute or that of the day.
  const requests = announceable.filter((index) => limits[index]?.unit === 'requests')
  const shown = requests[random() < 0.6 ? 0 : requests.length - 1]
  const announces =
    form === null || form === 'draft-10'
      ? announceable
      : announceable.filter((index) => !requests.includes(index) || index === shown)
  const lie = style === 'lie' ? one(LIES) : null
  return {
    name: `${seed}: ${limits.map(({ does, unit, size, windowMs, phase }) => `${size} ${unit} per ${windowMs / 1000} s (${does} ${phase ?? ''})`).join(' + ')}; ${form ?? 'no fields'} of ${announces.join()}${lie === null ? '' : `, false ${lie}`}`,
    limits,
    form,
    announces: form === null ? [] : announces,
    retryAfter: form !== null || random() < 0.5,
    tellsText: random() < 0.3,
    lie,
    tripMs: 5 + random() * 60,
    jitterMs: 1 + random() * 15,
    answerMs: 30 + random() * 200,
  }
}

/** Behaviors of third-party limiters. The number: the length of a ban or refill interval, in windows. */
const HIDDEN: readonly (readonly [SimulatedLimit['does'], number?])[] = [
  ['window'],
  ['log'],
  ['counter'],
  ['bucket'],
  ['counter-refused'],
  ['extend'],
  ['ban', 2],
  ['growing-ban', 1],
  ['idle'],
  ['ticks', 0.25],
  ['delays'],
]

/** Draws a service from a seed. The service has one unannounced limit with a window of 1.3 to 5 seconds. */
export function drawHidden(seed: number): SimulatedService {
  const { random, one } = drawer(seed * 7919 + 13)
  const [does, share = 0] = HIDDEN[seed % HIDDEN.length] ?? ['window']
  const windowMs = Math.round(1300 + random() * 3700)
  const isPenalty = ['extend', 'ban', 'growing-ban', 'idle'].includes(does)
  const phase = one(['first', 'clock', Math.floor(random() * windowMs)] as const)
  const limit: SimulatedLimit = {
    does,
    unit: 'requests',
    size: one([5, 7, 8, 10, 20]),
    windowMs,
    phase: isPenalty ? 'first' : phase,
    ...(share === 0 ? {} : { extra: share * windowMs }),
  }
  return {
    name: `${seed}: ${limit.size} per ${windowMs / 1000} s (${does} ${phase}), hidden`,
    limits: [limit],
    form: null,
    announces: [],
    retryAfter: random() < 0.4,
    tellsText: false,
    lie: null,
    tripMs: 1 + random() * 4,
    jitterMs: 0.5 + random() * 4,
    answerMs: 1 + random() * 20,
  }
}

const perNothing = (): readonly SimulatedLimit[] => []
