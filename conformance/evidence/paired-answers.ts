import { callsAbout, examine, unusable } from './evidence.ts'
import type { Evidence } from './check.ts'
import type { Exchange } from '../exchange/exchange.ts'
import {
  inconclusive,
  notJudged,
  satisfied,
  violatedUnlessEmpty,
  type Judgement,
} from '../exchange/judgement.ts'
import { isSuccess } from '../exchange/reply.ts'
import { aloneLabel, areApart, pairLabels, ranAtOnce, MAX_PAIRS } from '../exchange/pair-labels.ts'

type ConcurrentCalls = {
  readonly kind: 'completion' | 'stream'
  /** The name of the answer in texts for the user, for example `a stream`. */
  readonly what: string
  readonly isBroken: (exchange: Exchange) => boolean
}

const NEVER = 'never-at-once'

/** Concurrency is blamed for failed calls only if the probability that they failed by chance is at most this. */
export const MAX_CHANCE = 0.03

/** Judges whether two simultaneous calls get whole answers. It judges only if single calls get whole answers. */
export function judgeConcurrentCalls(
  evidence: Evidence,
  { kind, what, isBroken }: ConcurrentCalls,
): Judgement {
  const calls = callsAbout(evidence, `${kind}:side-by-side`)
  const sent = Array.from({ length: MAX_PAIRS }, (_, index) => ({
    pair: calls.filter(({ label }) => pairLabels(index + 1).includes(label)),
    alone: calls.filter(({ label }) => label === aloneLabel(index + 1)),
  })).filter(({ pair }) => pair.length > 0)
  if (sent.length === 0) return examine(evidence, [], () => [])
  const rounds = sent.filter(
    ({ pair }) => pair.some(isBroken) || !pair.every(isUsableSuccess) || ranAtOnce(pair),
  )
  if (rounds.length === 0)
    return notJudged(NEVER, `no two calls ran at the same time: ${what} ended before the next began`)
  const good = rounds.find(({ pair }) => !pair.some(isBroken))
  if (good !== undefined) return wholeOnes(good.pair)
  const wholeAlone = rounds.filter(({ alone }) =>
    alone.some((call) => isUsableSuccess(call) && !isBroken(call)),
  )
  const all = rounds.flatMap(({ pair, alone }) => [...pair, ...alone])
  const chance = chanceOfBroken(evidence, isBroken) ** rounds.length
  if (sent.length < MAX_PAIRS || wholeAlone.length < rounds.length || chance > MAX_CHANCE)
    return inconclusive('prerequisite', `${what} breaks off while no other call runs too`, all)
  const broken = rounds.flatMap(({ pair }) => pair.filter(isBroken))
  const [first] = broken
  const end = first?.end.kind === 'failed' ? ` (${first.end.code}: ${first.end.detail})` : ''
  const issue = {
    at: first?.id ?? kind,
    expected: `${what} that is whole while a second call runs`,
    received: `${what} that was whole alone broke off while a second call ran, ${rounds.length} of ${MAX_PAIRS} times${end}`,
  }
  return violatedUnlessEmpty([issue], broken)
}

/** Returns "not applicable" instead of a pass if no two of the calls ran at the same time. Returns other judgments unchanged. */
export function unlessApart(judged: Judgement, calls: readonly Exchange[]): Judgement {
  if (judged.kind !== 'satisfied' || !areApart(calls)) return judged
  return notJudged(
    NEVER,
    calls.length < 2
      ? 'only one of the calls at the same time got an answer that can be judged'
      : 'no two answers were sent at the same time: one ended before the other began',
  )
}

/** Estimates how probable it is that at least one of two calls fails by chance, if `failed` of `n` single calls failed. */
export function chanceOfPair(failed: number, n: number): number {
  return 1 - (1 - (failed + 1) / (n + 2)) ** 2
}

// Estimates the probability that an answer of a pair breaks off by chance. Counts calls that ran alone: the comparison calls of pairs, and
// repetitions except of `mix` calls. If no other call broke off, also counts the other calls, except pairs and `beside-abort` streams.
function chanceOfBroken({ exchanges, sentAgain }: Evidence, isBroken: ConcurrentCalls['isBroken']): number {
  const calls = [...exchanges, ...sentAgain].filter(
    ({ label, about }) => !label.startsWith('pair-') && about !== 'beside-abort',
  )
  const alone = calls.filter(
    ({ attempt, about }) => (attempt > 1 && about !== 'mix') || about === 'side-by-side',
  )
  const isQuiet = !calls.some((call) => !alone.includes(call) && isBroken(call))
  const sample = isQuiet ? calls : alone
  return chanceOfPair(sample.filter(isBroken).length, sample.length)
}

function wholeOnes(pair: readonly Exchange[]): Judgement {
  const late = pair.map(unusable).find((reason) => reason?.[0] === 'timeout')
  if (late !== undefined && late !== null) return inconclusive(...late, pair)
  const answered = pair.filter(isUsableSuccess)
  if (answered.length > 0) return satisfied(answered)
  const blocked = pair.map(unusable).find((reason) => reason !== null)
  return inconclusive(
    ...(blocked ?? (['prerequisite', 'neither of two calls at once was answered'] as const)),
    pair,
  )
}

function isUsableSuccess(exchange: Exchange): boolean {
  return isSuccess(exchange) && unusable(exchange) === null
}
