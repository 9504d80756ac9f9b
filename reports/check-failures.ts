/** What is not a pass in a run of checks, for a reader in a hurry: what the interface says, where it was broken, how to see it again. Pure. */
import { count } from '../schemas/count.ts'
import { violationText } from '../schemas/violation-text.ts'
import { curlFor } from './curl.ts'
import {
  code,
  facts,
  line,
  list,
  section,
  shownOnlyIn,
  strong,
  type Block,
  type Fact,
  type Words,
} from './page.ts'
import { formatReason, isModelBehaviour, newFailures } from './run-text.ts'
import type { CheckRecord, ExchangeSummary, Run, RunIssue } from './run.ts'
import { clauseText, readingText } from './statement-text.ts'

const IN_FULL = 20
const ISSUES_SHOWN = 3
const LISTED = 100
const IDS_NAMED = 4

/**
 * Returns a section for each kind of verdict that is not a pass: failures that no baseline accepts, the first 20 in full and those with
 * one cause together; checks in which Assay broke; warnings; and what stayed undecided.
 */
export function failureSections(run: Run): readonly Block[] {
  const warned = run.checks.filter(({ verdict }) => verdict === 'warn')
  const undecided = run.checks.filter(({ verdict }) => verdict === 'inconclusive')
  const blocking = undecided.filter((check) => !isModelBehaviour(check)).length
  const broken = run.checks.filter(({ verdict }) => verdict === 'error')
  return [
    ...newFailureSection(run),
    ...section(
      [strong(`Assay broke in (${broken.length})`, 'bad')],
      cappedList(broken.map((check) => [code(check.id), `  ${formatReason(check)}`])),
    ),
    ...section(
      [strong(`Warnings (${warned.length})`, 'doubt')],
      cappedList(
        warned.map((check) => [code(check.id), `  should hold: ${check.title}${firstIssue(check)}`]),
      ),
    ),
    ...section(
      [strong(`Inconclusive (${undecided.length}, of which ${blocking} leave the run incomplete)`, 'doubt')],
      cappedList(groupedByReason(undecided, run)),
    ),
  ].map((block) => shownOnlyIn(['text', 'markdown'], block))
}

function cappedList(items: readonly Words[]): readonly Block[] {
  const more = items.length - LISTED
  return list(more > 0 ? [...items.slice(0, LISTED), `and ${more} more, in report.html`] : items)
}

function firstIssue({ issues: [issue] }: CheckRecord): string {
  return issue === undefined ? '' : `: ${violationText(issue)}`
}

function newFailureSection(run: Run): readonly Block[] {
  const failed = newFailures(run)
  const rest = failed.slice(IN_FULL)
  const title = `${run.baseline === undefined ? 'Failures' : 'New failures'} (${failed.length})`
  return section(
    [strong(title, 'bad')],
    [
      ...failureGroups(failed.slice(0, IN_FULL)).flatMap((group) => groupSections(group, run)),
      ...section(
        rest.length === 0 ? '' : `${rest.length} more, in full in report.html`,
        cappedList(rest.map((check) => [code(check.id), `  ${check.title}`])),
      ),
    ],
  )
}

/** Checks that broke at the same places in the same way. */
type FailureGroup = {
  readonly checks: readonly CheckRecord[]
  readonly issues: readonly RunIssue[]
}

/** Groups by equal issues, in order of first appearance: one broken answer is not explained ten times. */
function failureGroups(failed: readonly CheckRecord[]): readonly FailureGroup[] {
  const byCause = Map.groupBy(failed, ({ issues }) =>
    JSON.stringify(issues.map(({ at, expected, received }) => [at, expected, received])),
  )
  return [...byCause.values()].map((checks) => ({ checks, issues: checks[0]?.issues ?? [] }))
}

function groupSections({ checks, issues }: FailureGroup, run: Run): readonly Block[] {
  const last = checks.at(-1)
  return checks.flatMap((check) => {
    const isLast = check === last
    const hidden = issues.length - ISSUES_SHOWN
    return section(
      [
        strong('FAIL', 'bad'),
        ' ',
        code(check.id),
        `  (${check.level}, ${layerOf(check, run)}, ${anchorOf(check)})`,
      ],
      [
        ...facts([
          ...basisFacts(check, run),
          ...(isLast
            ? issues.slice(0, ISSUES_SHOWN).flatMap(issueFacts)
            : [['where', `as under ${last?.id ?? ''} below`] as const]),
        ]),
        ...(isLast && hidden > 0 ? [line(`and ${count(hidden, 'more place')}, in report.html`)] : []),
        ...(isLast ? commandBlocks(exchangeOf(checks, run)) : []),
      ],
    )
  })
}

function layerOf({ layer }: CheckRecord, run: Run): string {
  return layer === 'profile' ? `profile ${run.suite.profile}` : layer
}

function anchorOf({ clause, gap, reading }: CheckRecord): string {
  if (clause !== undefined) return `clause ${clause}`
  return `gap ${gap ?? '?'}${reading === undefined ? '' : `: ${reading}`}`
}

function basisFacts(check: CheckRecord, run: Run): readonly Fact[] {
  const { clause, gap, inferred, title } = check
  const reading = readingText(check, run)
  const text = clauseText(clause ?? gap ?? '')
  // What we infer must not pass for what the interface states.
  const basis: readonly Fact[] =
    text === null
      ? []
      : clause === undefined
        ? [['left open', text]]
        : inferred === undefined
          ? [['stated', text]]
          : [['inferred', `from "${text}" ${inferred}`]]
  return [['wants', title], ...basis, ...(reading === null ? [] : [['read as', reading] as const])]
}

function issueFacts({ at, expected, received }: RunIssue): readonly Fact[] {
  return [
    ['where', [code(at)]],
    ['expected', [code(expected)]],
    ['received', [code(received)]],
  ]
}

/** Returns the exchange that shows a failure: the one that its first issue points at, else the first that it rests on. */
function exchangeOf([first]: readonly CheckRecord[], run: Run): ExchangeSummary | undefined {
  if (first === undefined) return undefined
  const at = first.issues[0]?.at ?? ''
  const pointed = first.exchanges.find((id) => at === id || at.startsWith(`${id} `))
  return run.exchanges.find(({ id }) => id === (pointed ?? first.exchanges[0]))
}

/** Returns the command that repeats an exchange, with its notes. */
export function commandBlocks(
  exchange: ExchangeSummary | undefined,
  maxBodyBytes?: number,
): readonly Block[] {
  if (exchange === undefined) return []
  const { lines, notes } = curlFor(exchange, maxBodyBytes)
  return [
    ...notes.map((note) => line(note, 'Note')),
    ...(lines.length === 0 ? [] : [{ kind: 'code', lines, language: 'sh' } as const]),
  ]
}

/** A dead host gives a hundred checks one reason; it is given once, with the ids that it holds for. */
function groupedByReason(undecided: readonly CheckRecord[], run: Run): readonly Words[] {
  return [...Map.groupBy(undecided, (check) => causeOf(check, run))].map(([reason, checks]) => {
    const ids = checks.slice(0, IDS_NAMED).map(({ id }) => id)
    const more = checks.length > IDS_NAMED ? ` and ${checks.length - IDS_NAMED} more` : ''
    return [code(ids.join(', ')), `${more}: ${reason}`]
  })
}

// Where a probe sent nothing, the reader needs what stopped it and not which probe that was.
function causeOf(check: CheckRecord, { checks, reasonCheck }: Run): string {
  const { reason, detail, cause = detail, exchanges } = check
  const first = checks.find(({ id }) => id === reasonCheck)
  if (first !== undefined && first.code === check.code && (first.cause ?? first.detail) === cause)
    return 'the reason given above'
  return formatReason({ reason, detail: exchanges.length > 0 ? detail : cause })
}
