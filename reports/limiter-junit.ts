/** Runs against a limiter as JUnit XML: CI sees whether there is an answer, and reads it. */
import type { FairnessRun } from '../schemas/fairness-run.ts'
import type { LimiterRun } from '../schemas/limiter-run.ts'
import { standingOf } from './fairness-text.ts'
import { junitCase, junitSuite, suiteName, type JunitCase } from './junit-suite.ts'
import { markup, nothing } from './markup.ts'
import { oneLine } from './neutral-text.ts'

/** One suite. A run that is not valid is an error, and so is a question that stays open; no answer is a failure. */
export function renderLimiterJunit(run: LimiterRun | FairnessRun): string {
  const suite = suiteName(run)
  return junitSuite(run, [validCase(run, suite), ...(run.valid ? [answerCase(run, suite)] : [])])
}

function validCase(run: LimiterRun | FairnessRun, suite: string): JunitCase {
  const name = 'the run is valid'
  if (run.valid) return junitCase(suite, name, 'passed', linesOf(run.notes))
  const message = oneLine(`${standingOf(run)}: ${run.reasons.join('; ')}`, 600)
  return junitCase(
    suite,
    name,
    'error',
    markup`<error type="${run.outcome}" message="${message}">${run.notes.map((note) => oneLine(note, 600)).join('\n')}</error>`,
  )
}

function answerCase(run: LimiterRun | FairnessRun, suite: string): JunitCase {
  const name = run.scenario === 'fairness' ? 'the noisy-neighbor impact is known' : 'the limit is known'
  const doubts = run.scenario === 'fairness' ? suspicionsOf(run) : []
  if (run.outcome === 'answered' && doubts.length === 0)
    return junitCase(suite, name, 'passed', linesOf(run.answer))
  const message = oneLine([...doubts, ...run.answer].join(' '), 600)
  return junitCase(suite, name, 'error', markup`<error type="not-judged" message="${message}"/>`)
}

/** A run that was not sent as planned answers nothing. */
function suspicionsOf(run: FairnessRun): readonly string[] {
  const { instrument } = run
  if (instrument?.verdict !== 'suspect') return []
  return [`${standingOf(run)} (${instrument.reasons.join('; ')}).`]
}

function linesOf(lines: readonly string[]) {
  if (lines.length === 0) return nothing
  return markup`<system-out>${lines.map((line) => oneLine(line, 600)).join('\n')}</system-out>`
}
