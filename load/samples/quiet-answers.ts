/** Distinguishes failures that occur only under load from those that always occur. Pure. */
import type { Conformance, UnderLoad } from '../../schemas/compiled/load-run.ts'

/** The chance, beyond which a check stays open, that failures independent of the load all fall among the answers under load. */
const LARGEST_CHANCE = 0.01

/** The verdicts on answers to one user alone. `judged` has, by check, the number of them that it judged. */
export type Quiet = {
  readonly conformance: Conformance
  readonly judged: ReadonlyMap<string, number>
}

/** Adds the verdicts of the same checks on answers to one user alone; decided checks stay as they are. */
export function besideQuiet(loaded: Conformance, { conformance, judged }: Quiet): Conformance {
  const checks = (loaded.checks ?? []).map((check) => {
    if (check.quiet !== 'unknown') return check
    const quietAnswers = judged.get(check.id) ?? 0
    const fails = conformance.checks?.some(({ id }) => id === check.id) === true
    return { ...check, quietAnswers, quiet: fails ? 'fails' : quietVerdict({ ...check, quietAnswers }) }
  })
  return { ...loaded, checks, quiet: { from: 'run', answers: conformance.sampled } }
}

/** Returns the verdict on a check that fails in none of the answers without load. */
export function quietVerdict(check: UnderLoad): UnderLoad['quiet'] {
  const { baseline, quietAnswers = 0 } = check
  const without = quietAnswers + (baseline?.verdict === 'passes' ? baseline.exchanges : 0)
  return chanceOfNone(check, without) <= LARGEST_CHANCE ? 'passes' : 'unknown'
}

/** More answers than one user alone can be given. */
const MAX_ANSWERS = 100_000

/** Returns the number of answers without load that would decide about a check, if none of them fails it; Infinity where no number would. */
export function answersToDecide(check: UnderLoad): number {
  for (let answers = 8; answers <= MAX_ANSWERS; answers = Math.ceil(answers * 1.1)) {
    if (chanceOfNone(check, answers) <= LARGEST_CHANCE) return answers
  }
  return Infinity
}

// Samples are unbiased; the count of all answers misses some failures, but covers more answers.
function chanceOfNone({ failed, of, failedAtLeast, answers }: UnderLoad, without: number): number {
  const inSamples = chanceThatAllAreIn(failed, of, without)
  return answers === null
    ? inSamples
    : Math.min(inSamples, chanceThatAllAreIn(failedAtLeast, answers, without))
}

/** Returns the chance that all of `failed` are among `loaded` answers and none among `without` others (hypergeometric, as in Fisher's exact test). */
function chanceThatAllAreIn(failed: number, loaded: number, without: number): number {
  let chance = 1
  for (let at = 0; at < failed && chance > 0; at += 1) chance *= (loaded - at) / (loaded + without - at)
  return chance
}
