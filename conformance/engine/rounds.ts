/** Judges what was carried out several times round by round, and adds the rounds up: a failure that was seen once was seen. Pure. */
import type { Check } from '../evidence/check.ts'
import type { Evidence } from '../evidence/evidence.ts'
import type { Exchange } from '../exchange/exchange.ts'
import type { Issue, Judgement } from '../exchange/judgement.ts'

/** What the rounds of a check came to. */
export type RoundCounts = {
  readonly satisfied: number
  readonly violated: number
  readonly undecided: number
}

/** A judgement of all rounds; `rounds` is absent where there was one. */
export type JudgedRounds = { readonly judgement: Judgement; readonly rounds?: RoundCounts }

type Kind<K extends Judgement['kind']> = Extract<Judgement, { readonly kind: K }>

/**
 * Judges each round by itself, beside all that was carried out once. One violated round violates the check. A round that
 * could not be carried out leaves the check open. A round in which the model alone was to blame counts only where all are so.
 */
export function judgeInRounds(
  { seesEveryProbe }: Pick<Check, 'seesEveryProbe'>,
  evidence: Evidence,
  judge: (evidence: Evidence) => Judgement,
): JudgedRounds {
  const numbers = seesEveryProbe === true ? [] : roundsIn(evidence)
  if (numbers.length < 2) return { judgement: judge(evidence) }
  const judged = numbers.map((number) => judge(roundOf(evidence, number)))
  return { judgement: added(judged), rounds: countsOf(judged) }
}

function roundsIn({ exchanges, sentAgain }: Evidence): readonly number[] {
  const numbers = [...exchanges, ...sentAgain]
    .map(({ round }) => round)
    .filter((round) => round !== undefined)
  return [...new Set(numbers)].toSorted((left, right) => left - right)
}

function roundOf(evidence: Evidence, number: number): Evidence {
  const isOwn = ({ round }: Exchange): boolean => round === undefined || round === number
  return {
    ...evidence,
    exchanges: evidence.exchanges.filter(isOwn),
    sentAgain: evidence.sentAgain.filter(isOwn),
  }
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

// What does not hang on the round is found in each of them.
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
