/** A sweep as JUnit XML: whether there is an answer, whether it was confirmed, and whether the load in question is carried. */
import type { CapacityRun } from '../schemas/compiled/capacity-run.ts'
import { formatCapacityAnswer, formatDemand } from './capacity-text.ts'
import { junitCase, junitSuite, suiteName, type JunitCase } from './junit-suite.ts'
import { markup } from './markup.ts'
import { oneLine } from './neutral-text.ts'

/** One suite. No answer is an error, a load that is not carried a failure, an open question an error. */
export function renderCapacityJunit(run: CapacityRun): string {
  const shown = { ...run, scenario: `capacity.${run.scenario}` }
  const suite = suiteName(shown)
  return junitSuite(shown, [answerCase(run, suite), ...demandCase(run, suite)])
}

function answerCase(run: CapacityRun, suite: string): JunitCase {
  const name = 'the capacity is known'
  if (run.answer?.ratePerSecond != null || run.outcome === 'pass')
    return junitCase(
      suite,
      name,
      'passed',
      markup`<system-out>${oneLine(formatCapacityAnswer(run), 600)}</system-out>`,
    )
  return junitCase(
    suite,
    name,
    'error',
    markup`<error type="no-answer" message="${oneLine(run.reasons.join('; '), 600)}"/>`,
  )
}

function demandCase(run: CapacityRun, suite: string): readonly JunitCase[] {
  if (run.demand === null) return []
  const name = oneLine(`${run.demand.text} is carried`)
  const message = oneLine(formatDemand(run).join('; '), 600)
  if (run.demand.verdict === 'pass')
    return [junitCase(suite, name, 'passed', markup`<system-out>${message}</system-out>`)]
  return run.demand.verdict === 'fail'
    ? [junitCase(suite, name, 'failure', markup`<failure type="capacity" message="${message}"/>`)]
    : [junitCase(suite, name, 'error', markup`<error type="undecided" message="${message}"/>`)]
}
