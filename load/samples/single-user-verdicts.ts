/** Distinguishes failures that occur only under load from failures that also occur without load. Pure. */
import type { Conformance, UnderLoad } from '../../schemas/compiled/load-run.ts'

/** The maximum probability that answers without load lack a failure by chance. Up to it, load counts as the cause of the failures. */
const LARGEST_CHANCE = 0.01

/** The verdicts on answers to a single user without load. `judged`: how many answers each check judged, by check id. */
export type SingleUserVerdicts = {
  readonly conformance: Conformance
  readonly judged: ReadonlyMap<string, number>
}

/** Returns `loaded` with the single-user verdict (`quiet`) of each check whose verdict was `unknown`. */
export function withSingleUserVerdicts(
  loaded: Conformance,
  { conformance, judged }: SingleUserVerdicts,
): Conformance {
  const checks = (loaded.checks ?? []).map((check) => {
    if (check.quiet !== 'unknown') return check
    const quietAnswers = judged.get(check.id) ?? 0
    const fails = conformance.checks?.some(({ id }) => id === check.id) === true
    return { ...check, quietAnswers, quiet: fails ? 'fails' : singleUserVerdict({ ...check, quietAnswers }) }
  })
  return { ...loaded, checks, quiet: { from: 'run', answers: conformance.sampled } }
}

/** Returns `passes` if enough answers without load pass a check to show that its failures are due to load; else `unknown`. */
export function singleUserVerdict(check: UnderLoad): UnderLoad['quiet'] {
  const { baseline, quietAnswers = 0 } = check
  const without = quietAnswers + (baseline?.verdict === 'passes' ? baseline.exchanges : 0)
  return chanceOfNone(check, without) <= LARGEST_CHANCE ? 'passes' : 'unknown'
}

/** The maximum number of answers that {@link answersToDecide} considers. No single-user run gets so many. */
const MAX_ANSWERS = 100_000

/** Returns how many passing answers without load prove that load causes the failures; Infinity above {@link MAX_ANSWERS}. */
export function answersToDecide(check: UnderLoad): number {
  for (let answers = 8; answers <= MAX_ANSWERS; answers = Math.ceil(answers * 1.1)) {
    if (chanceOfNone(check, answers) <= LARGEST_CHANCE) return answers
  }
  return Infinity
}

// Returns the probability that `without` answers show no failure. Takes the smaller of the probabilities by samples and by all answers.
function chanceOfNone({ failed, of, failedAtLeast, answers }: UnderLoad, without: number): number {
  const inSamples = chanceThatAllAreIn(failed, of, without)
  return answers === null
    ? inSamples
    : Math.min(inSamples, chanceThatAllAreIn(failedAtLeast, answers, without))
}

/** Returns the probability that `failed` random failures are all among the `loaded` answers under load, and none among the `without` others (Fisher). */
function chanceThatAllAreIn(failed: number, loaded: number, without: number): number {
  let chance = 1
  for (let at = 0; at < failed && chance > 0; at += 1) chance *= (loaded - at) / (loaded + without - at)
  return chance
}
