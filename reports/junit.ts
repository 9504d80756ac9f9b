import { markup, nothing, type Markup } from './markup.ts'
import { oneLine } from './neutral-text.ts'
import type { Case, Page, Suite } from './page.ts'

const MAX_MESSAGE_CHARS = 600
const MAX_VALUE_CHARS = 400

/** Returns the JUnit file. */
export function renderJunit(page: Page): string {
  const { name, durationMs, suites } = page.suites()
  const all = suites.flatMap(({ cases }) => cases)
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${oneLine(name)}" ${totals(all)} time="${seconds(durationMs)}">
${suites.map(suiteElement)}</testsuites>
`.source
}

function suiteElement({ name, startedAt, durationMs, properties = [], cases }: Suite): Markup {
  return markup`  <testsuite name="${oneLine(name)}" ${totals(cases)} skipped="${countOf(cases, 'skipped')}" time="${durationMs === null ? 0 : seconds(durationMs)}" timestamp="${oneLine(startedAt)}">
${propertyList(properties)}${cases.map((one) => caseElement(one, name))}  </testsuite>
`
}

function propertyList(properties: readonly (readonly [string, string])[]): Markup {
  if (properties.length === 0) return nothing
  return markup`    <properties>
${properties.map(
  ([
    name,
    value,
  ]) => markup`      <property name="${oneLine(name)}" value="${oneLine(value, MAX_VALUE_CHARS)}"/>
`,
)}    </properties>
`
}

function caseElement(one: Case, suite: string): Markup {
  const { name, ending, output = '', durationMs = 0 } = one
  const said = output === '' ? nothing : markup`<system-out>${output}</system-out>`
  return markup`    <testcase classname="${oneLine(suite)}" name="${oneLine(name)}" time="${seconds(durationMs)}">${outcome(one, ending)}${said}</testcase>
`
}

function outcome({ type = '', message = '', body = '' }: Case, ending: Case['ending']): Markup {
  const said = oneLine(message, MAX_MESSAGE_CHARS)
  switch (ending) {
    case 'passed':
      return nothing
    case 'skipped':
      return markup`<skipped message="${said}"/>`
    case 'failure':
      return markup`<failure type="${oneLine(type)}" message="${said}">${body}</failure>`
    case 'error':
      return markup`<error type="${oneLine(type)}" message="${said}">${body}</error>`
  }
}

function totals(cases: readonly Case[]): Markup {
  return markup`tests="${cases.length}" failures="${countOf(cases, 'failure')}" errors="${countOf(cases, 'error')}"`
}

function countOf(cases: readonly Case[], ending: Case['ending']): number {
  return cases.filter((one) => one.ending === ending).length
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(3)
}
