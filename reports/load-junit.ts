/** Load runs as JUnit XML: the run itself, each objective and the sampled answers are cases that CI can show. */
import { formatOtherwise } from '../schemas/answered-otherwise-text.ts'
import { formatFailure } from './failure-text.ts'
import { junitCase, junitSuite, suiteName, type JunitCase } from './junit-suite.ts'
import type { LoadObjective, LoadRun } from './load-run.ts'
import { formatActual, formatShare, formatValidity } from './load-text.ts'
import { markup, nothing } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import { count as counted, thousands } from '../schemas/count.ts'
import { formatUnjudged } from '../schemas/unjudged-answers.ts'

/**
 * One suite. A run that is not valid is an error; a missed objective a failure, one that cannot be judged an error;
 * sampled answers that do not conform are a failure. Failed requests alone fail nothing: that is what objectives are for.
 */
export function renderLoadJunit(load: LoadRun): string {
  const name = suiteName(load)
  const cases = [
    validCase(load, name),
    ...overload(load, name),
    ...load.slo.map((slo) => objectiveCase(slo, name)),
    ...conformance(load, name),
  ]
  return junitSuite(load, cases)
}

function validCase(load: LoadRun, suite: string): JunitCase {
  const failures = load.errors
    .map(
      ({ class: kind, count, example, refusedKeys }) =>
        `${thousands(count)} ${oneLine(kind)}, ${oneLine(formatFailure(kind, count, refusedKeys))}: ${oneLine(example ?? 'no example')}`,
    )
    .join('\n')
  if (load.valid) {
    const out = failures === '' ? nothing : markup`<system-out>${failures}</system-out>`
    return junitCase(suite, 'the run is valid', 'passed', out)
  }
  const message = oneLine(`${formatValidity(load)}: ${load.reasons.join('; ')}`)
  const error = markup`<error type="${load.outcome}" message="${message}">${failures}</error>`
  return junitCase(suite, 'the run is valid', 'error', error)
}

function overload({ overload: met, valid }: LoadRun, suite: string): readonly JunitCase[] {
  if (met == null || !valid) return []
  const error = markup`<error type="overload" message="${oneLine(`requested ${met.askedPerSecond.toFixed(2)}/s, completed ${met.completedPerSecond.toFixed(2)}/s; limited by ${met.why}`, 600)}"/>`
  return [junitCase(suite, 'the requested rate was reached', 'error', error)]
}

function objectiveCase(objective: LoadObjective, suite: string): JunitCase {
  const { slo, ok, actual, reason } = objective
  if (ok === null) {
    const type = actual === null ? 'not-judged' : 'undecided'
    const shown = actual === null ? '' : `measured ${formatActual(objective)}: `
    const error = markup`<error type="${type}" message="${oneLine(`${shown}${reason ?? 'unknown'}`, 600)}"/>`
    return junitCase(suite, slo, 'error', error)
  }
  if (ok) return junitCase(suite, slo, 'passed', nothing)
  const failure = markup`<failure type="objective" message="${oneLine(`measured ${formatActual(objective)}`)}"/>`
  return junitCase(suite, slo, 'failure', failure)
}

function conformance({ conformance: found }: LoadRun, suite: string): readonly JunitCase[] {
  const { sampled, conforming, example, checks = [], answeredOtherwise = [] } = found
  const { leakCount = 0, leakedSamples = 0 } = found
  const broken = checks.filter(({ isMust }) => isMust)
  const name = 'sampled answers conform to the interface'
  const leaks = leakCount === 0 ? [] : [`${counted(leakCount, 'answer')} leaked between requests`]
  const samples =
    conforming === sampled
      ? []
      : [
          `${formatShare(conforming / sampled)} of ${thousands(sampled)}${example === null ? ' sampled answers conform' : `: ${example}`}`,
        ]
  // Some are seen only in answers that were kept because something did not fit.
  const others = conforming < sampled - leakedSamples ? [] : broken.map(({ id, title }) => `${id} (${title})`)
  const wrong = [...answeredOtherwise.map(formatOtherwise), ...leaks, ...samples, ...others]
  if (wrong.length === 0 && sampled === 0) return notJudged(found, suite, name)
  if (wrong.length === 0) return [junitCase(suite, name, 'passed', nothing)]
  const message = oneLine(wrong.join('; '), 600)
  return [junitCase(suite, name, 'failure', markup`<failure type="conformance" message="${message}"/>`)]
}

// Answers that were not judged are not a pass.
function notJudged(found: LoadRun['conformance'], suite: string, name: string): readonly JunitCase[] {
  const message = formatUnjudged(found)
  if (message === null) return []
  return [junitCase(suite, name, 'skipped', markup`<skipped message="${message}"/>`)]
}
