/** Combines the judgements of the trials (executions) of a probe. A probe is tried again if this machine was too busy before. Pure. */
import type { Evidence } from '../evidence/evidence.ts'
import type { Exchange } from '../exchange/exchange.ts'
import { inconclusive, type Judgement } from '../exchange/judgement.ts'

/** The maximum number of trials of a probe. */
export const MAX_TRIALS = 3

type TrialExchanges = Pick<Evidence, 'exchanges' | 'sentAgain'>

/** Returns the ids of the probes that had more than one trial. Exchanges of a first trial have no `round`. */
export function probesWithTrials({ exchanges, sentAgain }: TrialExchanges): ReadonlySet<string> {
  const all = [...exchanges, ...sentAgain]
  const first = new Set(all.filter(({ round }) => round === undefined).map(({ probe }) => probe))
  const again = all.filter(({ probe, round }) => round !== undefined && first.has(probe))
  return new Set(again.map(({ probe }) => probe))
}

/**
 * Judges each trial of a probe and combines the judgements. A violation counts as inconclusive if its trial lacks calls
 * that the first trial sent. Without violations, one satisfied trial is enough.
 */
export function judgeTrials(evidence: Evidence, judge: (evidence: Evidence) => Judgement): Judgement {
  const probes = probesWithTrials(evidence)
  if (probes.size === 0) return judge(evidence)
  const trials = numbersOf(evidence, probes).map((number) => trialOf(evidence, probes, number))
  const wanted = trials.slice(0, 1).flatMap((first) => labelsOf(first, probes))
  const judged = trials.map((trial) => {
    const judgement = judge(trial)
    const seen = labelsOf(trial, probes)
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

function numbersOf({ exchanges, sentAgain }: TrialExchanges, probes: ReadonlySet<string>): readonly number[] {
  const own = [...exchanges, ...sentAgain].filter(({ probe }) => probes.has(probe))
  return [...new Set(own.map(numberOf))].toSorted((left, right) => left - right)
}

function numberOf({ round = 1 }: Exchange): number {
  return round
}

function trialOf(evidence: Evidence, probes: ReadonlySet<string>, number: number): Evidence {
  const isOwn = (exchange: Exchange): boolean => !probes.has(exchange.probe) || numberOf(exchange) === number
  return onlyWith(evidence, isOwn)
}

/** Returns evidence with only the exchanges for which `isKept` returns true. */
export function onlyWith(evidence: Evidence, isKept: (exchange: Exchange) => boolean): Evidence {
  const { exchanges, sentAgain } = evidence
  return { ...evidence, exchanges: exchanges.filter(isKept), sentAgain: sentAgain.filter(isKept) }
}

function labelsOf({ exchanges }: Evidence, probes: ReadonlySet<string>): readonly string[] {
  const calls = exchanges.filter(({ probe, isInbound }) => probes.has(probe) && isInbound !== true)
  return calls.map(({ probe, label }) => `${probe}/${label}`)
}
