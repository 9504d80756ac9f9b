/** What a comparison of keys found, as sentences for a person. Pure. */
import type {
  Fairness,
  KeyShare,
  LimitScope,
  LimitScopeName,
  Spill,
  TtftChange,
} from '../../schemas/fairness-run.ts'
import { MOST_REFUSED_CALM } from '../analysis/spill.ts'

/** A sentence each: whom the limit counts together, whether others pay, how equal they are, how much slower. */
export function answerOf(
  { keys, jainOfVictims, ttft, spill }: Fairness,
  scope: LimitScope,
  aggressor: string,
): readonly string[] {
  return [
    scopeInWords(scope),
    spillInWords(spill, aggressor),
    ...unpressed(keys, aggressor),
    jainOfVictims === null
      ? "Jain's index needs two innocent keys of other accounts that were answered while one key asked for more."
      : `Goodput among innocent keys: Jain's index ${jainOfVictims.toFixed(3)} (1 is equal).`,
    ttftInWords(ttft),
  ]
}

function scopeInWords({ among, why }: LimitScope): string {
  if (among.length === 0) return `Whom the limit counts together is not known: ${why}.`
  return `The limit counts ${among.map(nameInWords).join(', or ')}${among.length > 1 ? ` (${why})` : ''}.`
}

function nameInWords(name: LimitScopeName): string {
  return name === 'global' ? 'everybody together' : `per ${name.replaceAll('-', ' ')}`
}

function spillInWords(spill: Spill, aggressor: string): string {
  const { calmAsked, pressAsked, verdict } = spill
  if (calmAsked === 0 || pressAsked === 0) {
    return 'Whether innocent keys pay cannot be said: no key of another account was answered in both phases.'
  }
  switch (verdict) {
    case 'spills':
      return `Innocent keys pay when ${aggressor} asks for more: ${moreRefused(spill)}.`
    case 'does-not-spill':
      return `Innocent keys do not pay when ${aggressor} asks for more: ${moreRefused(spill)}.`
    case 'unclear':
      return `Whether innocent keys pay is unclear: ${moreRefused(spill)}${whyUnclear(spill)}.`
  }
}

/** Whoever is never refused presses nobody: then no limit was put to the test. */
function unpressed(keys: readonly KeyShare[], aggressor: string): readonly string[] {
  const press = keys.find(({ isAggressor }) => isAggressor)?.press
  if (press === undefined || press.refused > 0) return []
  const rate = press.sentPerSecond === null ? '' : ` at ${press.sentPerSecond.toFixed(1)} requests per second`
  return [`But ${aggressor} itself was never refused${rate}: no limit was reached (--aggressor-rate).`]
}

function moreRefused({ difference, span, calmAsked, pressAsked }: Spill): string {
  const range = span === null ? '' : ` (${percent(span.low)} to ${percent(span.high)})`
  return `${percent(difference)}${range} more of their requests were refused, of ${calmAsked} calm and ${pressAsked} pressed ones`
}

/** Said as it is: nobody can be cleared by fewer, nor of what they do to themselves. */
function whyUnclear({ calmShare, calmAsked, pressAsked, needed }: Spill): string {
  if (calmShare > MOST_REFUSED_CALM)
    return `; ${percent(calmShare)} were refused already while all asked alike, so they ask too fast themselves (--victim-rate)`
  return Math.min(calmAsked, pressAsked) >= needed
    ? ''
    : `; too few to say that nobody pays, which takes ${needed} of each without a refusal (--phase-seconds)`
}

function ttftInWords(ttft: readonly TtftChange[]): string {
  const slowest = ttft.findLast(({ ratio }) => ratio !== null)
  if (slowest === undefined || slowest.ratio === null) return 'Too few streams for a word on their speed.'
  const { percentile, ratio, ratioSpan } = slowest
  const range = ratioSpan === null ? '' : ` (${ratioSpan.low.toFixed(2)} to ${ratioSpan.high.toFixed(2)})`
  return `TTFT p${percentile} of innocent keys: ${ratio.toFixed(2)} times as long${range}.`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
