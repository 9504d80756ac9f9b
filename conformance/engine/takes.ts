/** Judges what was carried out once more because this machine was too busy to see enough of it. Pure. */
import type { Evidence } from '../evidence/evidence.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { inconclusive, type Judgement } from '../exchange/judgement.ts'

/** A probe is carried out so many times at most. */
export const MAX_TAKES = 3

type Probed = Pick<Evidence, 'exchanges' | 'sentAgain'>

/**
 * Returns the probes that were carried out once more. Their first exchanges bear no round, unlike those of a probe that is carried out
 * in rounds.
 */
export function probesTakenAgain({ exchanges, sentAgain }: Probed): ReadonlySet<string> {
  const all = [...exchanges, ...sentAgain]
  const first = new Set(all.filter(({ round }) => round === undefined).map(({ probe }) => probe))
  const again = all.filter(({ probe, round }) => round !== undefined && first.has(probe))
  return new Set(again.map(({ probe }) => probe))
}

/**
 * Judges each take by itself. What one of them shows counts: a violation before anything else. A take in which calls of the first one
 * are missing shows no violation, because it was not carried out whole; nor does the check pass then.
 */
export function judgeTakes(evidence: Evidence, judge: (evidence: Evidence) => Judgement): Judgement {
  const probes = probesTakenAgain(evidence)
  if (probes.size === 0) return judge(evidence)
  const takes = numbersOf(evidence, probes).map((number) => takeOf(evidence, probes, number))
  const wanted = takes.slice(0, 1).flatMap((first) => labelsOf(first, probes))
  const judged = takes.map((take) => {
    const judgement = judge(take)
    const seen = labelsOf(take, probes)
    const isWhole = wanted.every((label) => seen.includes(label))
    return isWhole || judgement.kind !== 'violated' ? judgement : CUT_SHORT
  })
  return decisive(judged) ?? judge(evidence)
}

const CUT_SHORT = inconclusive('prerequisite', 'it could not be carried out once more as a whole')

const ORDER: readonly Judgement['kind'][] = ['violated', 'satisfied', 'not-applicable']

function decisive(judged: readonly Judgement[]): Judgement | undefined {
  const inOrder = ORDER.map((kind) => judged.find((each) => each.kind === kind))
  if (judged.includes(CUT_SHORT)) return inOrder[0] ?? CUT_SHORT
  return inOrder.find((each) => each !== undefined) ?? judged.at(-1)
}

function numbersOf({ exchanges, sentAgain }: Probed, probes: ReadonlySet<string>): readonly number[] {
  const own = [...exchanges, ...sentAgain].filter(({ probe }) => probes.has(probe))
  return [...new Set(own.map(numberOf))].toSorted((left, right) => left - right)
}

function numberOf({ round = 1 }: Exchange): number {
  return round
}

function takeOf(evidence: Evidence, probes: ReadonlySet<string>, number: number): Evidence {
  const isOwn = (exchange: Exchange): boolean => !probes.has(exchange.probe) || numberOf(exchange) === number
  return {
    ...evidence,
    exchanges: evidence.exchanges.filter(isOwn),
    sentAgain: evidence.sentAgain.filter(isOwn),
  }
}

function labelsOf({ exchanges }: Evidence, probes: ReadonlySet<string>): readonly string[] {
  const calls = exchanges.filter(({ probe, isInbound }) => probes.has(probe) && isInbound !== true)
  return calls.map(({ probe, label }) => `${probe}/${label}`)
}
