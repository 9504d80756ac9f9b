import type { Conformance, UnderLoad } from '../../schemas/compiled/load-run.ts'

// Load counts as the cause of failures only if chance explains them with at most this probability.
const LARGEST_CHANCE = 0.01

// The verdicts on the answers of a single-user run after a load. `judged` has the number of judged answers per check.
type SingleUserVerdicts = {
  readonly conformance: Conformance
  readonly judged: ReadonlyMap<string, number>
}

/** Adds to each check that failed under load whether it also fails with a single user (`quiet`). */
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

/** Returns `passes` if a check that fails under load passed for enough answers without load. Otherwise returns `unknown`. */
export function singleUserVerdict(check: UnderLoad): UnderLoad['quiet'] {
  const { baseline, quietAnswers = 0 } = check
  const without = quietAnswers + (baseline?.verdict === 'passes' ? baseline.exchanges : 0)
  return chanceOfNone(check, without) <= LARGEST_CHANCE ? 'passes' : 'unknown'
}

const MAX_ANSWERS = 100_000

/** Returns how many answers without load must pass a check to show that load caused the check's failures. Infinity if 100,000 are too few. */
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

// Returns the probability that by chance all failed answers are among those under load (Fisher's exact test).
function chanceThatAllAreIn(failed: number, loaded: number, without: number): number {
  let chance = 1
  for (let at = 0; at < failed && chance > 0; at += 1) chance *= (loaded - at) / (loaded + without - at)
  return chance
}
