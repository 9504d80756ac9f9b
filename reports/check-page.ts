/** Builds the page of a check run: outcome, caveats, failures, every check with its evidence, and the JUnit suites. Pure. */
import { count, thousands } from '../schemas/count.ts'
import { unusualReadings, unusualText } from '../schemas/unusual-readings.ts'
import { countVerdicts } from '../schemas/verdict-counts.ts'
import {
  failureSections,
  evidenceBlocks,
  rankOf,
  checkSections,
  exchangeSection,
  worstFailures,
} from './check-failures.ts'
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
  type Case,
  type Suite,
  type Suites,
  renderBlocks,
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
  refusalText,
  refusedWord,
  untoldEntries,
  type RunFileState,
  formatStatement,
  profileInForce,
  fileNotice,
  formatOutcome,
  formatReason,
  isModelBehaviour,
  isSelection,
  knownFailure,
  formatReading,
  formatSelection,
} from './run-text.ts'
import type { CapabilityRecord, Run, Verdict, CheckRecord } from '../schemas/compiled/run.ts'
import { violationText } from '../schemas/violation-text.ts'
import { shellWord } from './curl.ts'
import { oneLine } from './neutral-text.ts'

/** Returns the report page of a check run. `state`: whether the run file agrees with its transcript. */
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

/** Returns a section with the failures that the baseline accepts; an empty array if it accepts none. */
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

/**
 * Returns the name of the JUnit report. It names the embedded reference implementation, so that nobody
 * mistakes it for a real service.
 */
export function suitesName(target: Parameters<typeof formatRunTarget>[0]): string {
  return target.isEmbedded === true ? `assay: ${formatRunTarget(target)}` : 'assay'
}

/**
 * Returns the JUnit suites. A failing check is a failure; a broken or inconclusive check is an error. Known failures, inapplicable checks,
 * observed checks and checks left inconclusive by model output are skipped. An outdated baseline entry is a failure. If the CI job must
 * fail although no case fails, a failing case is added.
 */
function checkSuites(run: Run, state: RunFileState): Suites {
  // Capabilities that were not judged get no cases, because hundreds of skipped cases would look like judged ones.
  const unjudged = new Set(unjudgedCapabilities(run))
  const judged = run.checks.filter(({ capability }) => !unjudged.has(capability))
  const times = timesOf(judged, run)
  const suites = [...Map.groupBy(judged, ({ capability }) => capability)].map(([id, checks]) => {
    const cases = checks.map((check) => ({ ...caseOf(check, run), durationMs: times.get(check) ?? 0 }))
    const durationMs = cases.reduce((sum, one) => sum + one.durationMs, 0)
    return { ...suiteOf(id, run, cases), durationMs }
  })
  return {
    name: `${formatSelection(run)}${suitesName(run.target)}`,
    durationMs: run.durationMs,
    suites: [...suites, ...baselineSuite(run), ...outcomeSuite(run, state)],
  }
}

/** Returns the capabilities that were not judged or not offered and that have no check with a verdict. */
function unjudgedCapabilities({ capabilities, checks }: Run): readonly string[] {
  return capabilities.flatMap(({ id, outcome }) => {
    const isOut = outcome === 'not-judged' || outcome === 'not-offered'
    const isSilent = checks.every(
      ({ capability, verdict }) =>
        capability !== id || verdict === 'not-applicable' || verdict === 'observed',
    )
    return isOut && isSilent ? [id] : []
  })
}

/** Divides the run's duration (ms) among checks, in proportion to the durations of their exchanges. Counts each exchange only once. */
function timesOf(
  checks: readonly CheckRecord[],
  { durationMs, exchangeDurations = {} }: Run,
): ReadonlyMap<CheckRecord, number> {
  const seen = new Set<string>()
  const narrowFirst = checks.toSorted((one, other) => one.exchanges.length - other.exchanges.length)
  const own = narrowFirst.map((check) => {
    const fresh = check.exchanges.filter((id) => seen.size < seen.add(id).size)
    return [check, fresh.reduce((sum, id) => sum + (exchangeDurations[id] ?? 0), 0)] as const
  })
  // Exchanges overlap, so their times are converted to shares of the run.
  const total = own.reduce((sum, [, ms]) => sum + ms, 0)
  return new Map(own.map(([check, ms]) => [check, total === 0 ? 0 : (ms / total) * durationMs]))
}

// Returns a suite with the properties of the run, because CI systems read them only from suites.
function suiteOf(id: string, run: Run, cases: readonly Case[]): Suite {
  return {
    name: `assay.${id}`,
    startedAt: run.startedAt,
    durationMs: null,
    properties: propertiesOf(run),
    cases,
  }
}

function propertiesOf(run: Run): readonly (readonly [string, string])[] {
  const { outcome, statement, baseline, readings = [] } = run
  const unjudged = unjudgedCapabilities(run)
  return [
    ['assay.outcome', outcome],
    ['assay.not-judged', unjudged.length === 0 ? 'none' : unjudged.join(', ')],
    ['assay.baseline.sha256', baseline?.sha256 ?? 'none'],
    ['assay.profile', profileInForce(run) ?? 'none'],
    ['assay.seed', run.seed],
    ['assay.unusual', unusualReadings(run).join(', ') || 'none'],
    ['assay.statement.name', statement?.name ?? 'none'],
    ['assay.statement.sha256', statement?.sha256 ?? 'none'],
    ['assay.statement.extends', statement?.extends ?? 'none'],
    ...readings.map(
      (reading) => [`assay.reading.${reading.key}`, `${formatReading(reading)} (${reading.layer})`] as const,
    ),
  ]
}

// Returns a suite for an outcome that no case shows, such as a failed run without a failing case. Otherwise returns no suite.
// The JUnit file needs this suite, because CI reads only this file.
function outcomeSuite(run: Run, state: RunFileState): readonly Suite[] {
  const notice = fileNotice(state)
  if (notice !== null) {
    const ending = state.kind === 'edited' ? 'error' : 'skipped'
    return [suiteOf('run', run, [{ name: 'run file', ending, type: 'edited', message: notice }])]
  }
  const hasRedCase = run.checks.some((check) => ['failure', 'error'].includes(endingOf(check, run)))
  if (finalExitCode(run) === 0 || hasRedCase || untoldEntries(run).length > 0) return []
  const message = `${formatOutcome(run.outcome)}: ${run.reason ?? 'no check failed'}`
  return [suiteOf('run', run, [{ name: 'outcome', ending: 'error', type: run.outcome, message }])]
}

// The case of a failed check tells why its entry does not accept it, so that it counts once.
function baselineSuite(run: Run): readonly Suite[] {
  const cases = untoldEntries(run).map((entry) => ({
    name: `${entry.check}: ${refusedWord(entry)} entry`,
    ending: 'failure' as const,
    type: refusedWord(entry),
    message: refusedText(entry, run.baseline?.file ?? ''),
  }))
  return cases.length === 0 ? [] : [suiteOf('baseline', run, cases)]
}

function endingOf(check: CheckRecord, run: Run): Case['ending'] {
  if (knownFailure(run, check.id) !== null) return 'skipped'
  switch (check.verdict) {
    case 'pass':
    case 'warn':
      return 'passed'
    case 'fail':
      return 'failure'
    case 'error':
      return 'error'
    case 'inconclusive':
      return isModelBehaviour(check) ? 'skipped' : 'error'
    case 'not-applicable':
    case 'observed':
      return 'skipped'
  }
}

/** Returns the JUnit case of a check. Its name is the id, because titles may be reworded. */
function caseOf(check: CheckRecord, run: Run): Case {
  const { id, title, verdict, level, issues } = check
  const known = knownFailure(run, id)
  const ending = endingOf(check, run)
  const isRed = ending === 'failure' || ending === 'error'
  const [issue] = issues
  const isTold = isRed || verdict === 'warn'
  const account = isTold ? renderBlocks(evidenceBlocks(check, run)) : ''
  const reason =
    known === null ? `${verdict}: ${formatReason(check)}` : `known failure: ${acceptedText(known)}`
  return {
    name: id,
    ending,
    type: ending === 'failure' ? level : verdict,
    message: `${refusalText(run, id)}${ending === 'failure' ? (issue === undefined ? title : violationText(issue)) : reason}`,
    ...(isRed ? { body: account } : {}),
    output:
      verdict === 'warn' ? `${oneLine(title)}\nWARNING ${rankOf(check, run)}\n${account}` : oneLine(title),
  }
}
