import { count, thousands } from '../schemas/count.ts'
import { unusualReadings, unusualText } from '../schemas/unusual-readings.ts'
import { countVerdicts } from '../schemas/verdict-counts.ts'
import {
  checkSections,
  exchangeSection,
  worstFailures,
  rankOf,
  IN_SHORT,
  evidenceBlocks,
  basisFacts,
} from './check-evidence.ts'
import {
  code,
  facts,
  line,
  list,
  prominent,
  shownOnlyIn,
  section,
  table,
  type Block,
  type Page,
  type Span,
  type Tone,
  strong,
  type RichText,
} from './page.ts'
import {
  acceptedText,
  baselineSentence,
  unjudgedSentences,
  finalExitCode,
  formatCapability,
  formatCounts,
  formatHeadline,
  formatRunCost,
  formatRunTarget,
  headlineOutcome,
  FRESH_RUN,
  noticesOf,
  refusedText,
  refusedWord,
  type RunFileState,
  formatStatement,
  profileInForce,
  isSelection,
  formatReason,
  isModelBehaviour,
  newFailures,
} from './run-text.ts'
import type { CapabilityRecord, Run, Verdict, CheckRecord, RunIssue } from '../schemas/compiled/run.ts'
import { shellWord } from './curl.ts'
import { checkSuites } from './check-suites.ts'
import { violationText } from '../schemas/violation-text.ts'

/** Returns the page of a check run. */
export function checkPage(run: Run, state: RunFileState = FRESH_RUN): Page {
  const headline = formatHeadline(run, state)
  return {
    title: `Assay: ${headline}: ${formatRunTarget(run.target)}`,
    label: '',
    headline,
    tone: OUTCOME_TONES[headlineOutcome(run, state)],
    subject: subjectOf(run),
    lead: [
      ...noticesOf(state).map((notice) => prominent(notice)),
      ...unusualBlocks(run),
      ...(run.reason === null ? [] : [prominent(run.reason, 'Why')]),
      line([code(`${formatStatement(run)}; seed ${run.seed}`)], 'Statement'),
      ...baselineBlocks(run),
      ...worstFailures(run),
      ...section('What was not tested, and why', notTested(run)),
      ...[...facts(runFacts(run)), ...commandBlocks(run)].map((block) => shownOnlyIn('html', block)),
    ],
    sections: [
      ...section('Capabilities', capabilityTable(run), 'capabilities'),
      ...failureSections(run),
      ...knownFailures(run),
      ...[
        ...checkSections(run),
        ...section(
          'Statement and readings in force',
          [...statementBlocks(run), ...readingsFold(run)],
          'statement',
        ),
        ...exchangeSection(run),
        ...section('If you disagree with a verdict', howToArgue(run), 'argue'),
      ].map((block) => shownOnlyIn('html', block)),
      ...readingsFold(run, statementBlocks(run)).map((block) => shownOnlyIn('markdown', block)),
    ],
    startedAt: run.startedAt,
    version: run.suite.version,
    suites: () => checkSuites(run, state),
  }
}

const OUTCOME_TONES: Readonly<Record<CapabilityRecord['outcome'], Tone>> = {
  conformant: 'good',
  'non-conformant': 'bad',
  incomplete: 'doubt',
  partial: 'doubt',
  broken: 'bad',
  'not-offered': 'doubt',
  'not-judged': 'doubt',
}

function subjectOf(run: Run): readonly Span[] {
  const { model } = run.target
  const profile = profileInForce(run)
  const source = profile === null ? 'statement ' : 'profile '
  const counts = `${count(run.checks.length, 'check')}: ${formatCounts(countVerdicts(run.checks), run.baseline?.accepted.length)}`
  return [
    code(formatRunTarget(run.target)),
    ...(model === null ? [] : [', model ', code(model)]),
    `, ${source}`,
    code(profile ?? run.statement?.name ?? ''),
    ` | ${counts} | ${formatRunCost(run)}`,
  ]
}

function unusualBlocks(run: Run): readonly Block[] {
  const text = unusualText(unusualReadings(run))
  return text === null ? [] : [prominent(text, 'Unusual')]
}

function baselineBlocks(run: Run): readonly Block[] {
  const sentence = baselineSentence(run)
  if (sentence === null || run.baseline === undefined) return []
  const { refused, file } = run.baseline
  return [
    prominent(`${sentence}.`),
    ...list(
      refused.map((entry) => [
        { text: refusedWord(entry).toUpperCase(), tone: 'bad' as const },
        ` ${refusedText(entry, file)}`,
      ]),
    ),
  ]
}

function knownFailures({ baseline }: Run): readonly Block[] {
  const accepted = baseline?.accepted ?? []
  return section(
    `Known failures (${accepted.length})`,
    list(accepted.map((entry) => [code(entry.check), `: known failure: ${acceptedText(entry)}`])),
    'known',
  )
}

function notTested(run: Run): readonly Block[] {
  const undecided = run.checks.filter(({ verdict }) => verdict === 'inconclusive').length
  const doubt =
    undecided === 0
      ? []
      : [`INCONCLUSIVE: ${count(undecided, 'check')} could not be decided; the reasons are below.`]
  return [...doubt, ...unjudgedSentences(run)].map((sentence) => prominent(sentence))
}

function runFacts(run: Run): readonly (readonly [string, string | readonly Span[]])[] {
  return [
    ['started', run.startedAt],
    ['exit code', String(finalExitCode(run))],
  ]
}

function commandBlocks({ command }: Run): readonly Block[] {
  if (command === undefined) return []
  const words = command.map((word) => shellWord(word)).join(' ')
  return [line('Run this again:'), { kind: 'code', language: 'sh', lines: [`assay check ${words}`] }]
}

const COLUMNS: readonly (readonly [string, Verdict])[] = [
  ['fail', 'fail'],
  ['pass', 'pass'],
  ['warn', 'warn'],
  ['inconclusive', 'inconclusive'],
  ['n.a.', 'not-applicable'],
  ['observed', 'observed'],
  ['error', 'error'],
]

function capabilityTable(run: Run): readonly Block[] {
  return table({
    caption: 'Worst outcome and verdicts per capability; n.a.: not applicable',
    columns: ['capability', 'outcome', ...COLUMNS.map(([title]) => title)],
    numbersFrom: 2,
    rows: run.capabilities.map(({ id, outcome, counts }) => [
      id,
      [{ text: formatCapability(outcome, isSelection(run)), tone: OUTCOME_TONES[outcome] }],
      ...COLUMNS.map(([, verdict]) => thousands(counts[verdict])),
    ]),
  })
}

function statementBlocks({ statement }: Run): readonly Block[] {
  if (statement === undefined) return [line('No statement was given.')]
  const base = statement.extends === undefined ? [] : ['. It extends profile ', code(statement.extends)]
  return [line(['Statement ', code(statement.name), ', SHA-256 ', code(statement.sha256), ...base])]
}

// Returns the blocks of `first` and the readings as a collapsed block, because the table is long and few readers need it.
function readingsFold({ readings = [] }: Run, first: readonly Block[] = []): readonly Block[] {
  const rows = readings.map(({ key, reading, layer, recorded, parameters }) => [
    [code(key)],
    `${reading}${recorded === undefined ? '' : ' (for the record)'}`,
    layer,
    parameters === undefined ? '' : [code(JSON.stringify(parameters))],
  ])
  const caption = 'The reading of each gap of the interface, and its layer'
  const blocks = table({ caption, columns: ['key', 'reading', 'layer', 'parameters'], rows })
  const summary = `Readings in force (${readings.length})`
  return readings.length === 0 ? [] : [{ kind: 'fold', summary, blocks: [...first, ...blocks] }]
}

function howToArgue(run: Run): readonly Block[] {
  const profile = profileInForce(run) ?? run.suite.profile
  return [
    line(
      'Each verdict follows from two inputs: the recorded exchanges and the readings in force. Anybody can compute it again.',
    ),
    ...list([
      [
        'Repeat the request with the curl command beside the failure. Put your key into ',
        code('ASSAY_KEY'),
        ' first. For a WebSocket, the command repeats the handshake, and a note says where the frames are.',
      ],
      [
        'Recompute all verdicts without a network: ',
        code('assay replay transcript.ndjson'),
        ' in the folder of this run.',
      ],
      [
        'A check of a gap (layer profile) binds only while profile ',
        code(profile),
        ' is in force. If your deployment fills the gap in another way, declare that in a statement (',
        code('--statement FILE'),
        '). ',
        code('--profile none'),
        ' judges only what the interface states.',
      ],
      ['Run one check alone: ', code('assay check BASE_URL --only CHECK_ID'), '.'],
    ]),
  ]
}

const IN_FULL = 20

const LISTED = 100

const IDS_NAMED = 4

function failureSections(run: Run): readonly Block[] {
  const warned = run.checks.filter(({ verdict }) => verdict === 'warn')
  const undecided = run.checks.filter(({ verdict }) => verdict === 'inconclusive')
  const blocking = undecided.filter((check) => check.level === 'MUST' && !isModelBehaviour(check)).length
  const broken = run.checks.filter(({ verdict }) => verdict === 'error')
  return [
    ...newFailureSection(run),
    ...section(
      [strong(`Assay broke in (${broken.length})`, 'bad')],
      cappedList(broken.map((check) => [code(check.id), `  ${formatReason(check)}`])),
    ),
    ...section(
      [strong(`Warnings (${warned.length})`, 'doubt')],
      warned.length === 0
        ? []
        : [
            ...cappedList(
              warned.map((check) => [code(check.id), `  should hold: ${check.title}${firstIssue(check)}`]),
            ),
            line('report.html has the curl command for each warning.'),
          ],
    ),
    ...section(
      [strong(`Inconclusive (${undecided.length}, of which ${blocking} leave the run incomplete)`, 'doubt')],
      cappedList(groupedByReason(undecided, run)),
    ),
  ].map((block) => shownOnlyIn(['text', 'markdown'], block))
}

function cappedList(items: readonly RichText[]): readonly Block[] {
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

type FailureGroup = {
  readonly checks: readonly CheckRecord[]
  readonly issues: readonly RunIssue[]
}

function failureGroups(failed: readonly CheckRecord[]): readonly FailureGroup[] {
  const byCause = Map.groupBy(failed, ({ issues }) =>
    JSON.stringify(issues.map(({ at, expected, received }) => [at, expected, received])),
  )
  return [...byCause.values()].map((checks) => ({ checks, issues: checks[0]?.issues ?? [] }))
}

function groupSections({ checks, issues }: FailureGroup, run: Run): readonly Block[] {
  const last = checks.at(-1)
  return checks.flatMap((check) => {
    const account =
      check === last
        ? evidenceBlocks({ ...check, issues }, run, IN_SHORT)
        : facts([...basisFacts(check, run), ['where', `as under ${last?.id ?? ''} below`]])
    return section([strong('FAIL', 'bad'), ' ', code(check.id), `  ${rankOf(check, run)}`], account)
  })
}

function groupedByReason(undecided: readonly CheckRecord[], run: Run): readonly RichText[] {
  return [...Map.groupBy(undecided, (check) => causeOf(check, run))].map(([reason, checks]) => {
    const ids = checks.slice(0, IDS_NAMED).map(({ id }) => id)
    const more = checks.length > IDS_NAMED ? ` and ${checks.length - IDS_NAMED} more` : ''
    return [code(ids.join(', ')), `${more}: ${reason}`]
  })
}

// Formats why a check was not judged. Gives the cause in place of the detail if the check has no exchange.
function causeOf(check: CheckRecord, { checks, reasonCheck }: Run): string {
  const { reason, detail, cause = detail, exchanges } = check
  const first = checks.find(({ id }) => id === reasonCheck)
  if (first !== undefined && first.code === check.code && (first.cause ?? first.detail) === cause)
    return 'the reason given above'
  return formatReason({ reason, detail: exchanges.length > 0 ? detail : cause })
}
