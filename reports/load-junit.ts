/** Load runs as JUnit XML: the run itself, each objective and the sampled answers are cases that CI can show. */
import { failureInWords } from './failure-words.ts'
import type { LoadObjective, LoadRun } from './load-run.ts'
import { actualInWords, shareInWords, validityInWords } from './load-words.ts'
import { markup, nothing, type Markup } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import { targetInWords, thousands } from './run-words.ts'

type Case = { readonly ending: 'passed' | 'failure' | 'error'; readonly xml: Markup }

/**
 * One suite. A run that is not valid is an error; a missed objective a failure, one that cannot be judged an error;
 * sampled answers that do not conform are a failure. Failed requests alone fail nothing: that is what objectives are for.
 */
export function renderLoadJunit(load: LoadRun): string {
  const name = oneLine(`assay.load.${load.scenario}`)
  const cases = [
    validCase(load, name),
    ...load.slo.map((slo) => objectiveCase(slo, name)),
    ...conformance(load, name),
  ]
  const howMany = (ending: Case['ending']): number => cases.filter((one) => one.ending === ending).length
  const totals = markup`tests="${cases.length}" failures="${howMany('failure')}" errors="${howMany('error')}" skipped="0"`
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${load.target.isEmbedded === true ? oneLine(`assay: ${targetInWords(load.target)}`) : 'assay'}" ${totals} time="${(load.durationMs / 1000).toFixed(3)}">
  <testsuite name="${name}" ${totals} time="${(load.durationMs / 1000).toFixed(3)}" timestamp="${oneLine(load.startedAt)}">
${cases.map(({ xml }) => xml)}  </testsuite>
</testsuites>
`.source
}

function caseOf(suite: string, name: string, ending: Case['ending'], inside: Markup): Case {
  const xml = markup`    <testcase classname="${suite}" name="${oneLine(name)}" time="0">${inside}</testcase>
`
  return { ending, xml }
}

function validCase(load: LoadRun, suite: string): Case {
  const failures = load.errors
    .map(
      ({ class: kind, count, example, refusedKeys }) =>
        `${thousands(count)} ${oneLine(kind)}, ${oneLine(failureInWords(kind, count, refusedKeys))}: ${oneLine(example ?? 'no example')}`,
    )
    .join('\n')
  if (load.valid) {
    const out = failures === '' ? nothing : markup`<system-out>${failures}</system-out>`
    return caseOf(suite, 'the run is valid', 'passed', out)
  }
  const message = oneLine(`${validityInWords(load)}: ${load.reasons.join('; ')}`)
  const error = markup`<error type="${load.outcome}" message="${message}">${failures}</error>`
  return caseOf(suite, 'the run is valid', 'error', error)
}

function objectiveCase(objective: LoadObjective, suite: string): Case {
  const { slo, ok, reason } = objective
  if (ok === null) {
    const error = markup`<error type="not-judged" message="${oneLine(reason ?? 'unknown')}"/>`
    return caseOf(suite, slo, 'error', error)
  }
  if (ok) return caseOf(suite, slo, 'passed', nothing)
  const failure = markup`<failure type="objective" message="${oneLine(`measured ${actualInWords(objective)}`)}"/>`
  return caseOf(suite, slo, 'failure', failure)
}

function conformance(
  { conformance: { sampled, conforming, example } }: LoadRun,
  suite: string,
): readonly Case[] {
  if (sampled === 0) return []
  const name = 'sampled answers conform to the interface'
  if (conforming === sampled) return [caseOf(suite, name, 'passed', nothing)]
  const message = oneLine(
    `${shareInWords(conforming / sampled)} of ${thousands(sampled)}: ${example ?? 'no example'}`,
  )
  return [caseOf(suite, name, 'failure', markup`<failure type="conformance" message="${message}"/>`)]
}
