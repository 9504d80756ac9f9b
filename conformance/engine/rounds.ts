import type { Check, Evidence } from '../evidence/check.ts'
import { judgeOmission } from '../evidence/evidence.ts'
import { inconclusive, type Judgement, type Issue } from '../exchange/judgement.ts'
import { selectorsOf } from '../exchange/call-kinds.ts'
import type { Exchange } from '../exchange/exchange.ts'

/** How many repetitions (rounds) of a probe gave a pass, a violation, or neither (`undecided`). */
export type RoundCounts = {
  readonly satisfied: number
  readonly violated: number
  readonly undecided: number
}

/** The combined judgment of a check whose probe ran several times. `rounds` counts the results of the single runs. */
export type RoundsJudgement = { readonly judgement: Judgement; readonly rounds?: RoundCounts }

type Kind<K extends Judgement['kind']> = Extract<Judgement, { readonly kind: K }>

/** Returns whether a probe ran more than once. */
export function hasRounds(evidence: Evidence): boolean {
  return attemptsIn(evidence).some(({ round }) => round !== undefined)
}

/** Judges a check in each round (one of the `repeat` executions of its probe), and combines the judgments into one. */
export function judgeInRounds(
  { judges }: Pick<Check, 'judges'>,
  evidence: Evidence,
  judge: (evidence: Evidence) => Judgement,
): RoundsJudgement {
  const { repeat = 1 } = evidence
  const again = probesWithTrials(evidence)
  const all = attemptsIn(evidence)
  // Of a probe that was tried again, a check may judge calls of later trials only. They are no rounds.
  const begun = new Set(
    [...all.filter(({ round }) => round === 1), ...evidence.omissions].map(({ probe }) => probe),
  )
  const repeated = all.filter(
    ({ round, probe }) => round !== undefined && begun.has(probe) && !again.has(probe),
  )
  if (selectorsOf(judges).includes('*') || repeat < 2 || repeated.length === 0)
    return { judgement: judge(evidence) }
  const probes = new Set(repeated.map(({ probe }) => probe))
  const judged = Array.from({ length: repeat }, (_, index) => judgeRound(evidence, index + 1, probes, judge))
  const seen = judged.filter((each) => each !== null)
  // If every recorded round is not applicable, the missing rounds are not applicable either.
  const isTakenOut = seen.length > 0 && seen.every(({ kind }) => kind === 'not-applicable')
  const whole = judged.map((each) => each ?? omitted(evidence, probes))
  return { judgement: added(isTakenOut ? seen : whole), rounds: countsOf(whole) }
}

// Returns the judgment of a round; null if no probe sent a request in the round. A round cannot pass if one probe sent nothing.
function judgeRound(
  evidence: Evidence,
  number: number,
  probes: ReadonlySet<string>,
  judge: (evidence: Evidence) => Judgement,
): Judgement | null {
  const own = attemptsIn(evidence).filter(({ probe, round }) => probes.has(probe) && round === number)
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
  if (first !== undefined) {
    // `among` counts the exchanges of one round.
    const { among: _, ...rest } = first
    return { ...rest, issues: issuesOf(first, violated), exchanges: idsOf(violated) }
  }
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

/** The maximum number of executions of a probe. It is repeated if this machine was too busy to measure its times. */
export const MAX_TRIALS = 3

// Returns the last attempts of all calls, and then the attempts that were sent again.
function attemptsIn({ exchanges, sentAgain }: Evidence): readonly Exchange[] {
  return [...exchanges, ...sentAgain]
}

function probesWithTrials(evidence: Evidence): ReadonlySet<string> {
  const all = attemptsIn(evidence)
  const first = new Set(all.filter(({ round }) => round === undefined).map(({ probe }) => probe))
  const again = all.filter(({ probe, round }) => round !== undefined && first.has(probe))
  return new Set(again.map(({ probe }) => probe))
}

/** Judges each execution of a probe that was repeated on a busy machine. Returns a violation if there is one, or else a pass. */
export function judgeTrials(evidence: Evidence, judge: (evidence: Evidence) => Judgement): Judgement {
  const probes = probesWithTrials(evidence)
  if (probes.size === 0) return judge(evidence)
  const own = attemptsIn(evidence).filter(({ probe }) => probes.has(probe))
  const numbers = [...new Set(own.map(numberOf))].toSorted((left, right) => left - right)
  const trials = numbers.map((number) =>
    onlyWith(evidence, (exchange) => !probes.has(exchange.probe) || numberOf(exchange) === number),
  )
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

function numberOf({ round = 1 }: Exchange): number {
  return round
}

function onlyWith(evidence: Evidence, isKept: (exchange: Exchange) => boolean): Evidence {
  const { exchanges, sentAgain } = evidence
  return { ...evidence, exchanges: exchanges.filter(isKept), sentAgain: sentAgain.filter(isKept) }
}

function labelsOf({ exchanges }: Evidence, probes: ReadonlySet<string>): readonly string[] {
  const calls = exchanges.filter(({ probe, isInbound }) => probes.has(probe) && isInbound !== true)
  return calls.map(({ probe, label }) => `${probe}/${label}`)
}
