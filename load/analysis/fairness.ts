/** How fairly a target treats several keys while one of them asks for much more: from what each request came to. Pure. */
import { randomAt, randomRoot } from '../workload/random.ts'
import { ifCarried } from './percentiles.ts'

/**
 * One request. `calm`: all keys ask for the same; `press`: the aggressor asks for more, the others for the same as before.
 * `ttftMs` is null without a first token.
 */
export type FairnessSample = {
  readonly phase: 'calm' | 'press'
  readonly key: string
  readonly outcome: 'accepted' | 'refused' | 'stray'
  readonly isOk: boolean
  readonly ttftMs: number | null
}

/** Both ends belong to it, with 95 % confidence. */
export type Span = { readonly low: number; readonly high: number }

/** What one key got in either phase. */
export type KeyShare = {
  readonly key: string
  readonly isAggressor: boolean
  readonly calm: Tally
  readonly press: Tally
}

/** Requests of a key in a phase; `goodPerSecond` are completions per second of the phase. */
export type Tally = {
  readonly asked: number
  readonly completed: number
  readonly refused: number
  readonly goodPerSecond: number
}

/** A percentile of the victims' TTFT in both phases, and how many times as long it took; null where samples are too few. */
export type TtftChange = {
  readonly percentile: number
  readonly calmMs: number | null
  readonly pressMs: number | null
  readonly ratio: number | null
  readonly ratioSpan: Span | null
}

/**
 * What came of it. `jainOfVictims` compares the goodput of those who asked for the same, `jainOfAll` counts the
 * aggressor too: 1 is equal, 1/n is one who has all; null when nothing completed. `spill` is how much larger the
 * share of refused victims' requests was under pressure.
 */
export type Fairness = {
  readonly keys: readonly KeyShare[]
  readonly jainOfVictims: number | null
  readonly jainOfAll: number | null
  readonly ttft: readonly TtftChange[]
  readonly spill: {
    readonly calmShare: number
    readonly pressShare: number
    readonly difference: number
    readonly span: Span | null
    readonly verdict: 'spills' | 'does-not-spill' | 'unclear'
  }
}

const PERCENTILES = [50, 90, 99] as const
const RESAMPLES = 1000
/** 97.5 % of a normal distribution. */
const Z = 1.959964
/** More refusals than this share of what innocent keys ask would matter to them. */
const HARMLESS = 0.02

/**
 * Judges the samples of a run. Keys of the aggressor's own account, its siblings, are nobody's victims: they may well share
 * its quota. `seconds` is how long each phase lasted; the bootstrap draws from `seed`.
 */
export function fairnessOf(
  samples: readonly FairnessSample[],
  { aggressor, siblings = [] }: { readonly aggressor: string; readonly siblings?: readonly string[] },
  seconds: { readonly calm: number; readonly press: number },
  seed: string,
): Fairness {
  const names = [...new Set(samples.map(({ key }) => key))].toSorted()
  const keys = names.map((key): KeyShare => {
    const own = samples.filter((sample) => sample.key === key)
    return {
      key,
      isAggressor: key === aggressor,
      calm: tallyOf(
        own.filter(({ phase }) => phase === 'calm'),
        seconds.calm,
      ),
      press: tallyOf(
        own.filter(({ phase }) => phase === 'press'),
        seconds.press,
      ),
    }
  })
  const isVictim = (key: string): boolean => key !== aggressor && !siblings.includes(key)
  const victims = samples.filter(({ key }) => isVictim(key))
  return {
    keys,
    jainOfVictims: jainIndex(keys.filter(({ key }) => isVictim(key)).map(goodput)),
    jainOfAll: jainIndex(keys.map(goodput)),
    ttft: PERCENTILES.map((percentile) => changeOf(victims, percentile, seed)),
    spill: spillOf(victims),
  }
}

function goodput({ press }: KeyShare): number {
  return press.goodPerSecond
}

function tallyOf(samples: readonly FairnessSample[], seconds: number): Tally {
  const completed = samples.filter(({ isOk }) => isOk).length
  return {
    asked: samples.length,
    completed,
    refused: samples.filter(({ outcome }) => outcome === 'refused').length,
    goodPerSecond: seconds > 0 ? completed / seconds : 0,
  }
}

/** Jain's index: the square of the sum over n times the sum of squares (Jain, Chiu and Hawe 1984). Null when all are 0, and of a single one, which is always equal to itself. */
export function jainIndex(values: readonly number[]): number | null {
  if (values.length < 2) return null
  const sum = values.reduce((total, value) => total + value, 0)
  const squares = values.reduce((total, value) => total + value * value, 0)
  return squares === 0 ? null : (sum * sum) / (values.length * squares)
}

function changeOf(victims: readonly FairnessSample[], percentile: number, seed: string): TtftChange {
  const calm = ttftsOf(victims, 'calm')
  const press = ttftsOf(victims, 'press')
  const calmMs = ifCarried(percentileOf(calm, percentile), percentile, calm.length)
  const pressMs = ifCarried(percentileOf(press, percentile), percentile, press.length)
  const isKnown = calmMs !== null && pressMs !== null && calmMs > 0
  return {
    percentile,
    calmMs,
    pressMs,
    ratio: isKnown ? pressMs / calmMs : null,
    ratioSpan: isKnown ? bootstrapRatio(calm, press, percentile, seed) : null,
  }
}

function ttftsOf(victims: readonly FairnessSample[], phase: FairnessSample['phase']): readonly number[] {
  return victims
    .flatMap((sample) =>
      sample.phase === phase && sample.isOk && sample.ttftMs !== null ? [sample.ttftMs] : [],
    )
    .toSorted((a, b) => a - b)
}

/** Nearest rank; null of nothing. */
function percentileOf(sorted: readonly number[], percentile: number): number | null {
  return sorted[Math.max(0, Math.ceil((percentile / 100) * sorted.length) - 1)] ?? null
}

/** Percentile bootstrap of the ratio: both samples are drawn again, independently, and the middle 95 % are kept. */
function bootstrapRatio(
  calm: readonly number[],
  press: readonly number[],
  percentile: number,
  seed: string,
): Span | null {
  const { uniform } = randomAt(randomRoot(seed, 'fairness'), percentile)
  const again = (values: readonly number[]): number => {
    const drawn = values.map(() => values[Math.floor(uniform() * values.length)] ?? 0)
    return (
      percentileOf(
        drawn.toSorted((a, b) => a - b),
        percentile,
      ) ?? 0
    )
  }
  const ratios = Array.from({ length: RESAMPLES }, () => again(press) / again(calm)).toSorted((a, b) => a - b)
  const low = ratios[Math.floor(0.025 * RESAMPLES)]
  const high = ratios[Math.ceil(0.975 * RESAMPLES) - 1]
  return low === undefined || high === undefined || !Number.isFinite(high) ? null : { low, high }
}

function spillOf(victims: readonly FairnessSample[]): Fairness['spill'] {
  const calm = refusalsOf(victims, 'calm')
  const press = refusalsOf(victims, 'press')
  const calmShare = shareOf(calm)
  const pressShare = shareOf(press)
  const span = calm.n === 0 || press.n === 0 ? null : newcombe(press, calm)
  return { calmShare, pressShare, difference: pressShare - calmShare, span, verdict: verdictOn(span) }
}

function verdictOn(span: Span | null): Fairness['spill']['verdict'] {
  if (span === null) return 'unclear'
  if (span.low > 0) return 'spills'
  return span.high <= HARMLESS ? 'does-not-spill' : 'unclear'
}

type Proportion = { readonly hits: number; readonly n: number }

function refusalsOf(victims: readonly FairnessSample[], phase: FairnessSample['phase']): Proportion {
  const own = victims.filter((sample) => sample.phase === phase && sample.outcome !== 'stray')
  return { hits: own.filter(({ outcome }) => outcome === 'refused').length, n: own.length }
}

function shareOf({ hits, n }: Proportion): number {
  return n === 0 ? 0 : hits / n
}

/** Interval of a difference of two proportions: Newcombe 1998, method 10, from two Wilson intervals. */
function newcombe(first: Proportion, second: Proportion): Span {
  const [a, b] = [wilson(first), wilson(second)]
  const [p, q] = [shareOf(first), shareOf(second)]
  return {
    low: p - q - Math.hypot(p - a.low, b.high - q),
    high: p - q + Math.hypot(a.high - p, q - b.low),
  }
}

function wilson({ hits, n }: Proportion): Span {
  const share = hits / n
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n)
  const half = (Z / (1 + (Z * Z) / n)) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}
