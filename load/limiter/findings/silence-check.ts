/** Whether a limiter refused after a silence in which the family that was found gives everything back. Pure. */
import { BANS } from './conclude.ts'
import type { Identification } from './identification.ts'
import type { FamilyName } from '../model/family.ts'
import { nameOf } from '../model/names.ts'
import { inFlightTogether } from '../trace/in-flight-together.ts'
import type { Observation } from '../trace/trace.ts'
import { settled } from './verdicts.ts'

/** A counter of two windows forgets after two; the rest is for moments that are not exact. */
const WINDOWS_OF_SILENCE = 2.05
const SLACK_MS = 50
/** A single refusal may have been meant for something else, unless the silence was far longer than needed. */
const FEWEST = 2
const LONG_WINDOWS = 3
/** What makes wait has a queue to empty, and a cap knows no time. */
const WITHOUT_WINDOW: readonly FamilyName[] = [
  'pacing',
  'queued-window',
  'queue-with-overflow',
  'concurrency',
  'concurrency-queue',
]

/**
 * The finding, or `undetermined` in its place where usual requests were refused though nothing had been let through for more than two of
 * its windows: room had come back by then, unless something else counts too. `all` is what was asked of the target by any key.
 */
export function withSilenceCheck(
  found: Identification,
  own: readonly Observation[],
  all: readonly Observation[],
): Identification {
  const { verdict, families, windowMs, unit, races } = found
  const isNamed = verdict === 'identified' || verdict === 'one-of'
  const isOther = families.some((family) => BANS.includes(family) || WITHOUT_WINDOW.includes(family))
  if (!isNamed || isOther || windowMs === null) return found
  // What is charged late, or counted by several, may owe more than a window gives back.
  const isSimple = unit === 'requests' && (races == null || races.verdict === 'exact')
  if (!isSimple) return found
  const countsRefusals = families.some((family) => COUNTING_REFUSALS.includes(family))
  const leastMs = WINDOWS_OF_SILENCE * windowMs.high + SLACK_MS
  const silent = refusedAfterSilence({ own, all, countsRefusals }, leastMs)
  const isLong = silent.some((ms) => ms >= LONG_WINDOWS * windowMs.high)
  if (silent.length < FEWEST && !isLong) return found
  const longestMs = Math.max(...silent)
  return settled({
    ...found,
    verdict: 'undetermined',
    families: [],
    reason:
      `most answers look like ${families.map(nameOf).join(' or ')} of ${seconds(windowMs.value)}, but all were still refused ${seconds(longestMs)} after the last request that was let ` +
      `through, by when it would have had room: a second limit over a longer time, or somebody else uses it too`,
    experiment:
      'the same again on a key that nobody else uses, and a steady pace a little below the short limit for several minutes: a second limit refuses in the end',
  })
}

/** Families that a refusal keeps busy: of them only a silence says something. */
const COUNTING_REFUSALS: readonly FamilyName[] = [
  'sliding-counter-counting-refusals',
  'extending-window',
  'idle-reset',
]

type Given = {
  readonly own: readonly Observation[]
  readonly all: readonly Observation[]
  readonly countsRefusals: boolean
}

/**
 * For how long nothing had been let through before usual completions were refused, all that were under way with them included, where that was
 * at least so long.
 */
function refusedAfterSilence({ own, all, countsRefusals }: Given, leastMs: number): readonly number[] {
  const mine = new Set(own)
  const usual = own.reduce(
    (least, { tokens, kind }) => (kind === 'chat' ? Math.min(least, tokens) : least),
    Infinity,
  )
  const silences: number[] = []
  let untilMs = Infinity
  for (const group of inFlightTogether(all.toSorted((a, b) => a.sentMs - b.sentMs))) {
    const isRefused = group.every(({ outcome }) => outcome === 'refused')
    const isUsual = group.some((one) => one.kind === 'chat' && one.tokens <= usual && mine.has(one))
    const silentMs = group[0].sentMs - untilMs
    if (isRefused && isUsual && silentMs >= leastMs) silences.push(silentMs)
    if (!isRefused || countsRefusals) untilMs = Math.max(...group.map(({ closedMs }) => closedMs))
  }
  return silences
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
