/** The failures of a run for a terminal: what the interface says, where it was broken, and how to see it again. */
import { newFailures } from './baseline-text.ts'
import { readingText, type ClauseLookup } from './clause-text.ts'
import { curlFor } from './curl.ts'
import { failureGroups, type FailureGroup } from './failure-groups.ts'
import { oneLine, wrappedLines } from './neutral-text.ts'
import { count } from '../schemas/count.ts'
import type { CheckRecord, Run, RunIssue } from './run.ts'
import type { Painter } from './terminal-paint.ts'

/** How failures are printed. `width` in columns. */
export type FailurePrinting = {
  readonly paint: Painter
  readonly width: number
  readonly textOf: ClauseLookup
}

const IN_FULL = 20
const ISSUES_SHOWN = 3

/** All failures that no baseline accepts: the first 20 in full, those with one and the same cause together, the others on one line each. */
export function failureLines(run: Run, printing: FailurePrinting): readonly string[] {
  const failed = newFailures(run)
  if (failed.length === 0) return []
  const groups = failureGroups(failed.slice(0, IN_FULL))
  const brief = failed.slice(IN_FULL)
  return [
    printing.paint.red(
      printing.paint.bold(`${run.baseline === undefined ? 'Failures' : 'New failures'} (${failed.length})`),
    ),
    ...groups.flatMap((group) => ['', ...groupLines(group, run, printing)]),
    ...(brief.length === 0 ? [] : ['', `${brief.length} more, in full in report.html:`]),
    ...brief.map((check) => `  ${oneLine(check.id)}  ${oneLine(check.title, 120)}`),
  ]
}

function groupLines(
  group: FailureGroup,
  run: Run,
  { paint, width, textOf }: FailurePrinting,
): readonly string[] {
  const last = group.checks.at(-1)
  const heads = group.checks.flatMap((check) => [
    `${paint.red('FAIL')} ${paint.bold(oneLine(check.id))}  (${check.level}, ${layerOf(check, run)}, ${oneLine(anchorOf(check))})`,
    ...clauseLines(check, run, textOf, width),
    // One broken answer is shown once, under the last of those it breaks.
    ...(check === last ? [] : labeled('where', `as under ${oneLine(last?.id ?? '')} below`, width)),
  ])
  const issues = group.issues.slice(0, ISSUES_SHOWN).flatMap((issue) => issueLines(issue, width))
  const hidden = group.issues.length - ISSUES_SHOWN
  const more = hidden > 0 ? [`     … and ${count(hidden, 'more place')}, in report.html`] : []
  return [...heads, ...issues, ...more, ...curlLines(group, run, paint)]
}

function layerOf({ layer }: CheckRecord, run: Run): string {
  return layer === 'profile' ? `profile ${oneLine(run.suite.profile, 40)}` : layer
}

function anchorOf({ clause, gap, reading }: CheckRecord): string {
  if (clause !== undefined) return `clause ${clause}`
  return `gap ${gap ?? '?'}${reading === undefined ? '' : `: ${reading}`}`
}

function clauseLines(check: CheckRecord, run: Run, textOf: ClauseLookup, width: number): readonly string[] {
  const reading = readingText(check, run)
  const text = textOf(check.clause ?? check.gap ?? '')
  return [
    ...labeled('wants', oneLine(check.title), width),
    ...(text === null ? [] : basisLines(check, text, width)),
    ...(reading === null ? [] : labeled('read as', oneLine(reading), width)),
  ]
}

// What we infer must not pass for what the interface states.
function basisLines({ clause, inferred }: CheckRecord, text: string, width: number): readonly string[] {
  if (clause === undefined) return labeled('left open', oneLine(text), width)
  if (inferred === undefined) return labeled('stated', oneLine(text), width)
  return labeled('inferred', oneLine(`from "${text}" ${inferred}`, 800), width)
}

function issueLines({ at, expected, received }: RunIssue, width: number): readonly string[] {
  return [
    ...labeled('where', oneLine(at), width),
    ...labeled('expected', oneLine(expected), width),
    ...labeled('received', oneLine(received), width),
  ]
}

function labeled(label: string, text: string, width: number): readonly string[] {
  const [first = '', ...rest] = wrappedLines(text, width - 15)
  return [`     ${label.padEnd(9)} ${first}`, ...rest.map((line) => `               ${line}`)]
}

function curlLines(group: FailureGroup, run: Run, paint: Painter): readonly string[] {
  const exchange = run.exchanges.find(({ id }) => id === group.exchange)
  if (exchange === undefined) return []
  const { lines, notes } = curlFor(exchange)
  // Not indented beyond the marker: what is copied must run as it is.
  return [...notes.map((note) => `     note      ${note}`), ...lines.map((line) => `  ${paint.dim(line)}`)]
}
