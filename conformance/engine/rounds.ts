/** Judges each round (repetition) of a probe and combines the results. If one round fails, the check fails. Pure. */
import type { Check } from '../evidence/check.ts'
import { judgeOmission, type Evidence } from '../evidence/evidence.ts'
import { selectorsOf } from '../exchange/call-kinds.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { Issue, Judgement } from '../exchange/judgement.ts'
import { onlyWith, probesWithTrials } from './trials.ts'

/** How many rounds of a check had each result. */
export type RoundCounts = {
  readonly satisfied: number
  readonly violated: number
  readonly undecided: number
}

/** The combined judgement of all rounds. `rounds` is absent if there was only one. */
export type RoundsJudgement = { readonly judgement: Judgement; readonly rounds?: RoundCounts }

type Kind<K extends Judgement['kind']> = Extract<Judgement, { readonly kind: K }>

/**
 * Judges each round and combines the judgements. Exchanges of probes that ran only once count in every round. One violated round
 * violates the check. A missing or inconclusive round makes the check inconclusive. A round that only the model left undecided does
 * not count if another round is satisfied.
 */
export function judgeInRounds(
  { judges }: Pick<Check, 'judges'>,
  evidence: Evidence,
  judge: (evidence: Evidence) => Judgement,
): RoundsJudgement {
  const { repeat = 1, exchanges, sentAgain } = evidence
  const again = probesWithTrials(evidence)
  const inRounds = [...exchanges, ...sentAgain].filter(
    ({ round, probe }) => round !== undefined && !again.has(probe),
  )
  if (selectorsOf(judges).includes('*') || repeat < 2 || inRounds.length === 0)
    return { judgement: judge(evidence) }
  const probes = new Set(inRounds.map(({ probe }) => probe))
  const judged = Array.from({ length: repeat }, (_, index) => judgeRound(evidence, index + 1, probes, judge))
  const seen = judged.filter((each) => each !== null)
  // If every recorded round is not applicable, the missing rounds are not applicable either.
  const isTakenOut = seen.length > 0 && seen.every(({ kind }) => kind === 'not-applicable')
  const all = judged.map((each) => each ?? omitted(evidence, probes))
  return { judgement: added(isTakenOut ? seen : all), rounds: countsOf(all) }
}

// Returns the judgement of a round; null if no probe sent a request in the round. A round cannot pass if one probe sent nothing.
function judgeRound(
  evidence: Evidence,
  number: number,
  probes: ReadonlySet<string>,
  judge: (evidence: Evidence) => Judgement,
): Judgement | null {
  const isOwn = ({ round }: Exchange): boolean => round === number
  const own = [...evidence.exchanges, ...evidence.sentAgain].filter(
    (exchange) => probes.has(exchange.probe) && isOwn(exchange),
  )
  if (own.length === 0) return null
  const judgement = judge(onlyWith(evidence, ({ probe, round }) => !probes.has(probe) || round === number))
  const absent = [...probes].filter((probe) => !own.some((exchange) => exchange.probe === probe))
  if (absent.length === 0 || judgement.kind === 'violated' || judgement.kind === 'not-applicable')
    return judgement
  return omitted(evidence, new Set(absent))
}

function omitted(evidence: Evidence, probes: ReadonlySet<string>): Judgement {
  const omissions = evidence.omissions.filter(({ probe }) => probes.has(probe))
  return judgeOmission({ omissions })
}

function countsOf(judged: readonly Judgement[]): RoundCounts {
  const count = (kind: Judgement['kind']): number => judged.filter((each) => each.kind === kind).length
  const [satisfied, violated] = [count('satisfied'), count('violated')]
  return { satisfied, violated, undecided: judged.length - satisfied - violated }
}

function added(judged: readonly Judgement[]): Judgement {
  const violated = judged.filter((each): each is Kind<'violated'> => each.kind === 'violated')
  const satisfied = judged.filter((each): each is Kind<'satisfied'> => each.kind === 'satisfied')
  const open = judged.filter((each) => each.kind === 'inconclusive')
  const [first] = violated
  if (first !== undefined) return { ...first, issues: issuesOf(first, violated), exchanges: idsOf(violated) }
  const unseen = open.find(({ code }) => code !== 'model-behaviour')
  if (unseen !== undefined) return unseen
  const [good] = satisfied
  if (good !== undefined) return { ...good, exchanges: [good.exchanges[0], ...idsOf(satisfied).slice(1)] }
  const [undecided = judged[0]] = open
  if (undecided === undefined) throw new TypeError('no round was judged')
  return undecided
}

function idsOf(judged: readonly (Kind<'violated'> | Kind<'satisfied'>)[]): readonly string[] {
  return [...new Set(judged.flatMap(({ exchanges }) => exchanges))]
}

// Returns the distinct issues of all rounds. An exchange that is not repeated yields the same issue in each round.
function issuesOf(
  first: Kind<'violated'>,
  violated: readonly Kind<'violated'>[],
): Kind<'violated'>['issues'] {
  const seen = new Set<string>()
  const isNew = ({ at, expected, received }: Issue): boolean =>
    seen.size !== seen.add(JSON.stringify([at, expected, received])).size
  const [one = first.issues[0], ...more] = violated.flatMap(({ issues }) => issues).filter(isNew)
  return [one, ...more]
}
