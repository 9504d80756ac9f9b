/** Distinguishes failures that occur only under load from those that always occur. Pure. */
import type { Conformance, UnderLoad } from '../../schemas/compiled/load-run.ts'

/** A check counts as passed without load if the probability that its passes are chance is at most this. */
const LARGEST_CHANCE = 0.01

/** The verdicts on answers to a single user without load. `judged`: the number of judged answers by check. */
export type SingleUserVerdicts = {
  readonly conformance: Conformance
  readonly judged: ReadonlyMap<string, number>
}

/** Returns the verdicts under load, with undecided checks decided by answers to a single user. */
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

/** Returns the verdict on a check that passes without load: `passes` if enough answers show this, else `unknown`. */
export function singleUserVerdict(check: UnderLoad): UnderLoad['quiet'] {
  const { baseline, quietAnswers = 0 } = check
  const without = quietAnswers + (baseline?.verdict === 'passes' ? baseline.exchanges : 0)
  return chanceOfNone(check, without) <= LARGEST_CHANCE ? 'passes' : 'unknown'
}

/** The maximum number of answers that {@link answersToDecide} considers. A single-user run never gets as many. */
const MAX_ANSWERS = 100_000

/** Returns how many answers to a single user, all passing, decide a check; Infinity if {@link MAX_ANSWERS} are too few. */
export function answersToDecide(check: UnderLoad): number {
  for (let answers = 8; answers <= MAX_ANSWERS; answers = Math.ceil(answers * 1.1)) {
    if (chanceOfNone(check, answers) <= LARGEST_CHANCE) return answers
  }
  return Infinity
}

// Random samples are unbiased. The count over all answers misses some failures, but covers more answers.
function chanceOfNone({ failed, of, failedAtLeast, answers }: UnderLoad, without: number): number {
  const inSamples = chanceThatAllAreIn(failed, of, without)
  return answers === null
    ? inSamples
    : Math.min(inSamples, chanceThatAllAreIn(failedAtLeast, answers, without))
}

/** Returns the probability that no answer `without` load fails, if load makes no difference (Fisher's exact test). */
function chanceThatAllAreIn(failed: number, loaded: number, without: number): number {
  let chance = 1
  for (let at = 0; at < failed && chance > 0; at += 1) chance *= (loaded - at) / (loaded + without - at)
  return chance
}
