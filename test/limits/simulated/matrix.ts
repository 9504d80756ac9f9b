/** Judges the identification of drawn limiters, and counts the judgements. */
import { identifyObservations } from '../../../load/limiter/findings/identify.ts'
import type { FamilyName } from '../../../load/limiter/model/family.ts'
import type { Identification } from '../../../load/limiter/findings/identification.ts'
import type { IntervalEstimate } from '../../../load/limiter/trace/interval.ts'
import type { PlanResources } from '../../../load/limiter/trace/trace.ts'
import { coversOf, isSizeWrong, type Covers } from './sizes.ts'
import { drawLimiter, KINDS, type Drawn, type Size } from './draw.ts'
import { simulateLimiter, type World } from './simulate-limiter.ts'
import { createRandom } from './simulated-random.ts'

/** `set` is a right answer with indistinguishable families; `undetermined` an admission; `wrong` the worst. */
export type IdentificationVerdict = 'right' | 'set' | 'undetermined' | 'wrong'

/** One limiter that was met. */
export type IdentifiedLimiter = {
  readonly title: string
  readonly verdict: IdentificationVerdict
  readonly answer: string
  /** Whether each interval of a right answer covers the true value; null where there is no such size. */
  readonly covers: Covers | null
  readonly requests: number
  /** Length of the plan in windows of the limiter. */
  readonly windows: number
  readonly identifyMs: number
  readonly line: string
}

const PLAIN = { wayMs: 1, jitterMs: 20, serviceMs: 15, longServiceMs: 400, errorShare: 0.005 }

/** What lies between client and limiter, and behind it. In `stalls`, one in fifty requests is held up on its way in or out. */
const WORLDS = {
  plain: {},
  stalls: { stalls: { share: 0.01, mostMs: 200 } },
  'slow-service': { serviceMs: 300, longServiceMs: 2000, serviceSpread: 0.4 },
} as const satisfies Readonly<Record<string, Partial<World>>>
export type WorldName = keyof typeof WORLDS

/** Returns the world of this name. Throws TypeError for an unknown one. */
export function worldNamed(name: string): WorldName {
  if (isWorld(name)) return name
  throw new TypeError(`--world is '${name}'. Set it to one of ${Object.keys(WORLDS).join(', ')}`)
}

function isWorld(name: string): name is WorldName {
  return Object.hasOwn(WORLDS, name)
}

/**
 * Draws, simulates and judges the limiter of a seed; kinds take turns. `only` keeps to the kind of this title, or to those whose
 * titles begin with it; `maxCapacity` bounds the capacity.
 */
export function judgeDrawn(
  seed: number,
  only = '',
  maxCapacity = 200,
  world: WorldName = 'plain',
): IdentifiedLimiter {
  const exact = KINDS.filter(({ title }) => title === only)
  const kinds = exact.length > 0 ? exact : KINDS.filter(({ title }) => title.startsWith(only))
  const kind = kinds[seed % kinds.length]
  if (kind === undefined) throw new Error(`no kind named '${only}'`)
  const random = createRandom(seed)
  const drawn = drawLimiter(kind, random, maxCapacity)
  const resources: PlanResources = {
    keys: ['a', 'b'],
    sources: ['1', '2'],
    maxRequests: 8000,
    maxMs: 120 * drawn.size.w + 120_000,
    startEpochMs: drawn.size.epochMs,
  }
  const { observations } = simulateLimiter(drawn.limiter, resources, {
    ...PLAIN,
    ...WORLDS[world],
    random,
  })
  if (observations.length > resources.maxRequests) throw new Error(`${kind.title} cost more than announced`)
  const started = performance.now()
  const found = identifyObservations(observations, resources)
  const identifyMs = performance.now() - started
  const verdict = verdictOn(drawn, found)
  const { n, w } = drawn.size
  const windows = (observations.at(-1)?.closedMs ?? 0) / w
  const answer = found.families.length === 0 ? found.verdict : found.families.join('+')
  const line = `${seed} ${kind.title} n=${n} w=${w.toFixed(0)}: ${verdict} ${answer} (N=${textOf(found.capacity, 0)} W=${textOf(found.windowMs, 0)} rate=${textOf(found.ratePerSecond, 3)}; ${observations.length} requests, ${windows.toFixed(1)} W)`
  const covers = verdict === 'right' || verdict === 'set' ? coversOf(drawn, found) : null
  const requests = observations.length
  return { title: kind.title, verdict, answer, covers, requests, windows, identifyMs, line }
}

function textOf(interval: IntervalEstimate | null, digits: number): string {
  if (interval === null) return 'none'
  const [value, low, high] = [interval.value, interval.low, interval.high].map((part) => part.toFixed(digits))
  return `${value} (${low} to ${high})`
}

/** `wrong` is a family that it is not, a size that is off, and "no limit seen" where there is one. */
export function verdictOn(drawn: Drawn, found: Identification): IdentificationVerdict {
  const { kind, size } = drawn
  if (kind.family === 'none') return verdictOnNone(found)
  // A cap with a queue cannot be distinguished from the speed of its server, unless the queue has an end.
  if (kind.family === 'concurrency-queue' && found.families.includes('none'))
    return isSizeWrong(drawn, found) ? 'wrong' : 'set'
  if (found.verdict === 'no-limit-seen') return 'wrong'
  if (found.verdict === 'undetermined') return 'undetermined'
  if (isSizeWrong(drawn, found)) return 'wrong'
  const { families } = found
  if (families.length > 1 && isHidden(drawn) && families.includes(kind.family)) return 'set'
  // Only an answer that names the true family, or an indistinguishable one, may pass.
  if (!families.some((name) => sameFor(kind.family, size).includes(name))) return 'wrong'
  if (!families.includes(kind.family)) return families.length === 1 ? 'set' : 'undetermined'
  if (families.length === 1) return 'right'
  const allowed = sameFor(kind.family, size)
  return families.every((name) => allowed.includes(name)) ? 'set' : 'undetermined'
}

/** Waits of a slow service look like those of a queue: a set with `none` in it is an admission. */
function verdictOnNone({ verdict, families }: Identification): IdentificationVerdict {
  if (verdict === 'no-limit-seen') return 'right'
  return verdict === 'undetermined' || families.includes('none') ? 'undetermined' : 'wrong'
}

/**
 * Returns whether the cause of a pace is not visible: one as quick as a server works may be the server's own, and of a slow one there
 * is not a time to see whether its queue has an end.
 */
function isHidden({ kind: { family }, size: { n, w } }: Drawn): boolean {
  const stepMs = w / n
  return PACES.includes(family) && (stepMs < OWN_MS || stepMs > SLOW_MS)
}

const PACES: readonly FamilyName[] = ['pacing', 'queue-with-overflow']
/** Three times what a request takes here: the work, and the network both ways. */
const OWN_MS = 110
/** A minute brings twenty answers. */
const SLOW_MS = 3000

/**
 * Families that are indistinguishable from a family at a capacity, itself included: one at a time is a spacing, however it is
 * counted, and a counter of one starts afresh with each request whether or not refusals lengthen it.
 */
function sameFor(family: FamilyName, { n, w }: Size): readonly FamilyName[] {
  if (w / n < JITTER_MS && SMOOTH.includes(family)) return SMOOTH
  if (n > 1) return [family]
  return SAME_FOR_ONE.find((set) => set.includes(family)) ?? [family]
}

/** Below this it is not visible whether a fraction of a unit was kept: the network scatters as much. */
const JITTER_MS = 100
const SMOOTH: readonly FamilyName[] = ['token-bucket', 'truncating-bucket']

const SAME_FOR_ONE: readonly (readonly FamilyName[])[] = [
  ['fixed-window', 'sliding-log', 'sliding-counter', 'token-bucket', 'truncating-bucket', 'bucket-in-window'],
  ['extending-window', 'idle-reset', 'sliding-counter-counting-refusals'],
]

/** The matrix as text: a row per kind, then the sums. */
export function renderMatrix(judged: readonly IdentifiedLimiter[]): string {
  const rows = [...new Set(judged.map(({ title }) => title))].map((title) => {
    const mine = judged.filter((one) => one.title === title)
    const answers = new Map<string, number>()
    for (const { answer } of mine) answers.set(answer, (answers.get(answer) ?? 0) + 1)
    const counted = [...answers]
      .toSorted((a, b) => b[1] - a[1])
      .map(([answer, count]) => `${answer} ${count}`)
    const counts = VERDICTS.map((verdict) => mine.filter((one) => one.verdict === verdict).length)
    return [
      title.padEnd(26),
      ...counts.map((count) => String(count).padStart(5)),
      `  ${counted.join(', ')}`,
    ].join('')
  })
  const { verdicts, requests, windows, identifyMs } = sumsOf(judged)
  const sums = VERDICTS.map(
    (verdict) =>
      `${verdict} ${verdicts[verdict]} (${((100 * verdicts[verdict]) / judged.length).toFixed(2)} %)`,
  )
  return [
    `${''.padEnd(26)}right  set  und. wrong  answers`,
    ...rows,
    sums.join(', '),
    formatCoverage(judged),
    `median ${requests} requests, ${windows.toFixed(1)} windows, ${identifyMs.toFixed(0)} ms to identify`,
  ].join('\n')
}

function formatCoverage(judged: readonly IdentifiedLimiter[]): string {
  const parts = (['n', 'w', 'rate'] as const).map((size) => {
    const known = judged.flatMap(({ covers }) => covers?.[size] ?? [])
    const inside = known.filter((covered) => covered).length
    return `${size} ${inside} of ${known.length} (${((100 * inside) / Math.max(1, known.length)).toFixed(1)} %)`
  })
  return `intervals of right answers that contain the true value: ${parts.join(', ')}`
}

const VERDICTS = ['right', 'set', 'undetermined', 'wrong'] as const

/** Counts by verdict, and the medians of what a limiter costs. */
export function sumsOf(judged: readonly IdentifiedLimiter[]) {
  const count = (verdict: IdentificationVerdict): number =>
    judged.filter((one) => one.verdict === verdict).length
  return {
    verdicts: {
      right: count('right'),
      set: count('set'),
      undetermined: count('undetermined'),
      wrong: count('wrong'),
    },
    requests: middle(judged.map(({ requests }) => requests)),
    windows: middle(judged.map(({ windows }) => windows)),
    identifyMs: middle(judged.map(({ identifyMs }) => identifyMs)),
  }
}

function middle(list: readonly number[]): number {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0
}
