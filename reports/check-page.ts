/** The page of a run of checks: the outcome and what keeps it from counting, what failed, and each check with its evidence. Pure. */
import { count, thousands } from '../schemas/count.ts'
import { countVerdicts } from '../schemas/verdict-counts.ts'
import { checkSections, exchangeSection, worstFailures } from './check-details.ts'
import { failureSections } from './check-failures.ts'
import { checkSuites } from './check-suites.ts'
import {
  code,
  facts,
  line,
  list,
  loud,
  shownOnlyIn,
  section,
  table,
  type Block,
  type Page,
  type Span,
  type Tone,
} from './page.ts'
import {
  acceptedText,
  baselineSentence,
  blindSpots,
  finalExitCode,
  formatCapability,
  formatCounts,
  formatHeadline,
  formatRunCost,
  formatRunTarget,
  headlineOutcome,
  JUST_MADE,
  noticesOf,
  refusedText,
  refusedWord,
  type RunFileState,
} from './run-text.ts'
import type { CapabilityRecord, Run, Verdict } from '../schemas/compiled/run.ts'
import { formatStatement, profileInForce } from './statement-text.ts'

/** Returns the report page of a conformance run. */
export function checkPage(run: Run, state: RunFileState = JUST_MADE): Page {
  const headline = formatHeadline(run, state)
  return {
    title: `Assay: ${headline}: ${formatRunTarget(run.target)}`,
    label: '',
    headline,
    tone: OUTCOME_TONES[headlineOutcome(run, state)],
    subject: subjectOf(run),
    lead: [
      ...noticesOf(state).map((notice) => loud(notice)),
      ...(run.reason === null ? [] : [loud(run.reason, 'Why')]),
      shownOnlyIn(['text', 'markdown'], line([code(formatStatement(run))], 'Statement')),
      ...baselineBlocks(run),
      ...worstFailures(run),
      ...section('What was not tested, and why', notTested(run)),
      ...facts(runFacts(run)).map((block) => shownOnlyIn('html', block)),
    ],
    sections: [
      ...section('Capabilities', capabilityTable(run), 'capabilities'),
      ...failureSections(run),
      ...[
        ...checkSections(run),
        ...section('Statement and readings in force', statementBlocks(run), 'statement'),
        ...exchangeSection(run),
        ...section('If you disagree with a verdict', howToArgue(run), 'argue'),
      ].map((block) => shownOnlyIn('html', block)),
      ...readingsFold(run),
    ],
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
  const counts = `${count(run.checks.length, 'check')}: ${formatCounts(countVerdicts(run.checks))}`
  return [
    code(formatRunTarget(run.target)),
    ...(model === null ? [] : [', model ', code(model)]),
    `, ${source}`,
    code(profile ?? run.statement?.name ?? ''),
    ` | ${counts} | ${formatRunCost(run)}`,
  ]
}

function baselineBlocks(run: Run): readonly Block[] {
  const sentence = baselineSentence(run)
  if (sentence === null || run.baseline === undefined) return []
  const { accepted, refused, file } = run.baseline
  return [
    loud(`${sentence}.`),
    ...list([
      ...accepted.map((entry) => [code(entry.check), `: known failure: ${acceptedText(entry)}`]),
      ...refused.map((entry) => [
        { text: refusedWord(entry).toUpperCase(), tone: 'bad' as const },
        ` ${refusedText(entry, file)}`,
      ]),
    ]),
  ]
}

function notTested(run: Run): readonly Block[] {
  const undecided = run.checks.filter(({ verdict }) => verdict === 'inconclusive').length
  const doubt =
    undecided === 0
      ? []
      : [`INCONCLUSIVE: ${count(undecided, 'check')} could not be decided; the reasons are below.`]
  return [...doubt, ...blindSpots(run)].map((sentence) => loud(sentence))
}

function runFacts(run: Run): readonly (readonly [string, string | readonly Span[]])[] {
  return [
    ['statement', formatStatement(run)],
    ['started', run.startedAt],
    ['seed', [code(run.seed)]],
    ['exit code', String(finalExitCode(run))],
  ]
}

const COLUMNS: readonly (readonly [string, Verdict])[] = [
  ['pass', 'pass'],
  ['fail', 'fail'],
  ['warn', 'warn'],
  ['inconclusive', 'inconclusive'],
  ['n.a.', 'not-applicable'],
  ['observed', 'observed'],
  ['error', 'error'],
]

function capabilityTable({ capabilities }: Run): readonly Block[] {
  return table({
    caption: 'Worst outcome and verdicts per capability; n.a.: not applicable',
    columns: ['capability', 'outcome', ...COLUMNS.map(([title]) => title)],
    numbersFrom: 2,
    rows: capabilities.map(({ id, outcome, counts }) => [
      id,
      [{ text: formatCapability(outcome), tone: OUTCOME_TONES[outcome] }],
      ...COLUMNS.map(([, verdict]) =>
        outcome === 'not-judged' || outcome === 'not-offered' ? '-' : thousands(counts[verdict]),
      ),
    ]),
  })
}

function statementBlocks({ statement, readings = [] }: Run): readonly Block[] {
  const base = statement?.extends === undefined ? [] : ['. It extends profile ', code(statement.extends)]
  const named =
    statement === undefined
      ? line('No statement was given.')
      : line(['Statement ', code(statement.name), ', SHA-256 ', code(statement.sha256), ...base])
  return [
    named,
    ...table({
      caption: 'The reading of each gap of the interface, and its layer',
      columns: ['key', 'reading', 'layer', 'parameters'],
      rows: readings.map(({ key, reading, layer, recorded, parameters }) => [
        [code(key)],
        `${reading}${recorded === undefined ? '' : ' (for the record)'}`,
        layer,
        parameters === undefined ? '' : [code(JSON.stringify(parameters))],
      ]),
    }),
  ]
}

// Folded away: a summary page is read for failures, but declared readings should be easy to find.
function readingsFold(run: Run): readonly Block[] {
  if ((run.readings ?? []).length === 0) return []
  return [{ kind: 'fold', summary: 'Readings in force', blocks: statementBlocks(run), only: ['markdown'] }]
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
