/** The parts of report.html that show everything: each check in the layer it binds by, each gap, each exchange. Pure. */
import { count } from '../schemas/count.ts'
import gaps from '../schemas/gaps.json' with { type: 'json' }
import { countVerdicts } from '../schemas/verdict-counts.ts'
import { commandBlocks } from './check-failures.ts'
import {
  code,
  detail,
  facts,
  line,
  list,
  section,
  strong,
  table,
  type Block,
  type Fact,
  type FilterGroup,
  type Span,
  type Tone,
  type Words,
} from './page.ts'
import { formatCounts, formatReason, formatRounds, knownFailure, LAYERS, VERDICTS } from './run-text.ts'
import type { CapabilityRecord, CheckRecord, ExchangeSummary, Run, RunIssue, Verdict } from './run.ts'
import { clauseText, profileInForce, readingText } from './statement-text.ts'

// A page may hold longer bodies than a terminal, but a megabyte of prompt is not useful.
const MAX_BODY_BYTES = 8192
const MAX_ISSUES = 50
const MAX_EXCHANGES_NAMED = 20
const MAX_COMMANDS = 3
const WORST = 3

const TONES: Readonly<Record<Verdict, Tone>> = {
  pass: 'good',
  fail: 'bad',
  error: 'bad',
  warn: 'doubt',
  inconclusive: 'doubt',
  'not-applicable': 'soft',
  observed: 'soft',
}

function badChecks({ checks }: Run): readonly CheckRecord[] {
  return checks.filter(({ verdict }) => verdict === 'fail' || verdict === 'error')
}

function shortly({ issues: [issue], ...check }: CheckRecord): string {
  return issue === undefined ? formatReason(check) : `expected ${issue.expected}, received ${issue.received}`
}

/** Returns links to whatever failed or broke; says so when nothing did. */
export function failureOverview(run: Run): readonly Block[] {
  const items = badChecks(run).map((check): Words => {
    const mark =
      knownFailure(run, check.id) === null ? [] : [{ text: ' known failure', tone: 'doubt' as const }]
    return [checkLink(check, check.id), ...mark, `: ${check.title}`, detail(shortly(check))]
  })
  const none =
    run.outcome === 'conformant'
      ? 'Nothing failed.'
      : 'No check failed; the outcome has another reason, given above.'
  return section('What failed', items.length === 0 ? [line(none)] : list(items), 'failures')
}

/** Returns the failures that say most, for the first screen: what binds everybody first, then what the baseline does not know. */
export function worstFailures(run: Run): readonly Block[] {
  const bad = badChecks(run)
  const order = LAYERS.map(([layer]) => layer)
  const rank = ({ id, layer, verdict }: CheckRecord): number =>
    (verdict === 'error' ? 0 : 100) + (knownFailure(run, id) === null ? 0 : 10) + order.indexOf(layer)
  const items = bad
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, WORST)
    .map((check): Words => [
      checkLink(check, check.title),
      ` (${check.clause ?? check.gap ?? ''}) ${shortly(check)}`,
    ])
  const all: readonly Block[] =
    bad.length > WORST ? [line([{ text: `All ${bad.length}`, to: '#failures' }])] : []
  const worst: readonly Block[] = items.length === 0 ? [] : [{ kind: 'list', items, isOrdered: true }]
  return section('Worst failures', [...worst, ...all]).map((block) => ({ ...block, only: ['html'] }))
}

function checkLink({ id }: CheckRecord, text: string): Span {
  return { text, to: `#${anchorId(id)}` }
}

/** Returns the id of a check's element; check ids are permanent, so links to it may be kept. */
function anchorId(id: string): string {
  return `check-${id.replace(/[^\w.-]/g, '_')}`
}

/** Returns the filters, then one section per layer with all its checks, the worst first. */
export function checkSections(run: Run): readonly Block[] {
  const layers = LAYERS.flatMap(([layer, meaning]) => layerSection(run, layer, meaning))
  return section('All checks', [{ kind: 'filters', groups: filterGroups(run) }, ...layers], 'checks')
}

const CAPABILITIES: readonly CapabilityRecord['id'][] = [
  'core',
  'signup',
  'sse',
  'websocket',
  'webhooks',
  'limits',
]

function filterGroups({ checks }: Run): readonly FilterGroup[] {
  const verdicts = countVerdicts(checks)
  const having = (wanted: (check: CheckRecord) => boolean): number => checks.filter(wanted).length
  return [
    { legend: 'Show verdicts', boxes: VERDICTS.map((verdict) => [verdict, verdict, verdicts[verdict]]) },
    {
      legend: 'Show capabilities',
      boxes: CAPABILITIES.map((id) => [id, id, having(({ capability }) => capability === id)]),
    },
    {
      legend: 'Show layers',
      boxes: LAYERS.map(([id]) => [`layer-${id}`, id, having(({ layer }) => layer === id)]),
    },
  ]
}

function layerSection(run: Run, layer: CheckRecord['layer'], meaning: string): readonly Block[] {
  const checks = run.checks.filter((check) => check.layer === layer)
  const sorted = VERDICTS.flatMap((verdict) => checks.filter((check) => check.verdict === verdict))
  const profile = layer === 'profile' ? profileInForce(run) : null
  const counts = checks.length === 0 ? '' : `: ${formatCounts(countVerdicts(checks))}`
  return section(
    `Layer ${profile === null ? layer : `profile ${profile}`}: ${meaning}`,
    [line(`${count(checks.length, 'check')}${counts}.`), ...sorted.map((check) => checkFold(check, run))],
    `layer-${layer}`,
  )
}

function checkFold(check: CheckRecord, run: Run): Block {
  const { id, verdict, capability, layer, title } = check
  return {
    kind: 'fold',
    id: anchorId(id),
    filters: [verdict, capability, `layer-${layer}`],
    isOpen: verdict === 'fail' || verdict === 'error',
    summary: [strong(verdict, TONES[verdict]), ' ', code(id), ' ', { text: title, tone: 'soft' }],
    blocks: [...facts(checkFacts(check, run)), ...issueBlocks(check), ...repeatBlocks(check, run)],
  }
}

function checkFacts(check: CheckRecord, run: Run): readonly Fact[] {
  const { clause, gap, reading, inferred, level, id } = check
  const basis = clause ?? gap ?? '?'
  const meaning = readingText(check, run)
  const rows: readonly (Fact | null)[] = [
    [clause === undefined ? 'Gap' : 'Clause', [strong(basis), ` ${clauseText(basis) ?? 'no wording known'}`]],
    inferred === undefined ? null : ['Inferred', `Not stated, but inferred: ${inferred}`],
    reading === undefined ? null : ['Reading', [code(reading), meaning === null ? '' : `: ${meaning}`]],
    ['Level', level === 'MUST' ? 'MUST (a violation fails)' : 'SHOULD (a violation warns)'],
    formatReason(check) === '' ? null : ['Because', formatReason(check)],
    formatRounds(check) === '' ? null : ['Rounds', formatRounds(check)],
    ['Evidence', evidenceWords(check)],
    ['Link', [{ text: `#${anchorId(id)}`, to: `#${anchorId(id)}` }]],
  ]
  return rows.filter((row) => row !== null)
}

function evidenceWords({ exchanges }: CheckRecord): Words {
  if (exchanges.length === 0) return 'no exchange'
  const more = exchanges.length - MAX_EXCHANGES_NAMED
  return [
    ...exchanges.slice(0, MAX_EXCHANGES_NAMED).flatMap((id) => [code(id), ' ']),
    more > 0 ? `and ${more} more ` : '',
    { text: '(in transcript.ndjson)', tone: 'soft' },
  ]
}

function issueBlocks({ issues, id }: CheckRecord): readonly Block[] {
  const more = issues.length - MAX_ISSUES
  return [
    ...table({
      caption: `Where ${id} was broken`,
      columns: ['Where', 'Expected', 'Received'],
      rows: issues
        .slice(0, MAX_ISSUES)
        .map(({ at, expected, received }: RunIssue) => [[code(at)], expected, received]),
    }),
    ...(more > 0 ? [line(`${more} more in run.json.`)] : []),
  ]
}

function repeatBlocks(check: CheckRecord, run: Run): readonly Block[] {
  if (check.issues.length === 0) return []
  const pointed = (id: string): boolean => check.issues.some(({ at }) => at === id || at.startsWith(`${id} `))
  const own = run.exchanges.filter(({ id }) => check.exchanges.includes(id))
  const telling = own.filter(({ id }) => pointed(id))
  return (telling.length > 0 ? telling : own).slice(0, MAX_COMMANDS).flatMap((exchange) => {
    const { id, status, durationMs, answer } = exchange
    const what = status === null ? 'no answer' : `answered ${status}`
    const link: readonly Span[] =
      answer === undefined ? [] : ['; ', { text: 'what came back', to: `#${exchangeAnchor(id)}` }]
    return [
      line(['Repeat ', code(id), ` (${what} after ${durationMs} ms`, ...link, '):']),
      ...commandBlocks(exchange, MAX_BODY_BYTES),
    ]
  })
}

/** Returns a row per gap, whether or not anything was judged by it. */
export function gapLedger(run: Run): readonly Block[] {
  return section(
    'Gaps of the interface',
    table({
      caption: 'What the interface leaves open, the readings in force, and what this run saw',
      columns: ['Gap', 'Readings in force', 'Seen'],
      rows: gaps.map((gap) => gapRow(gap, run)),
      isWide: true,
    }),
    'gaps',
  )
}

type Gap = { readonly id: string; readonly text: string; readonly keys: readonly string[] }

function gapRow({ id, text, keys }: Gap, { readings = [], checks }: Run): readonly Words[] {
  const inForce = readings.filter(({ key }) => keys.includes(key))
  const read = inForce.flatMap(({ key, reading, layer }) => [code(key), ` ${reading} (${layer}) `])
  return [
    [`${id} `, { text, tone: 'soft' }],
    inForce.length === 0 ? [{ text: 'none: only observed', tone: 'soft' }] : read,
    seenWords(checks.filter((check) => check.gap === id)),
  ]
}

function seenWords(checks: readonly CheckRecord[]): Words {
  if (checks.length === 0) return [{ text: 'no check depends on it', tone: 'soft' }]
  const telling = checks.find(({ verdict, issues }) => verdict === 'observed' || issues.length > 0)
  const issue = telling?.issues[0]
  const said = issue === undefined ? formatReason(telling ?? {}) : `${issue.at}: received ${issue.received}`
  return [formatCounts(countVerdicts(checks)), ...(said === '' ? [] : [detail(said)])]
}

/** Returns each exchange that shows an issue once, closed until a link leads to it; nothing where no answer was kept. */
export function exchangeSection({ exchanges }: Run): readonly Block[] {
  const folds = exchanges.flatMap(exchangeFold)
  const note = line('The start of each answer that shows an issue. transcript.ndjson has the whole answers.')
  return section('What came back', folds.length === 0 ? [] : [note, ...folds], 'exchanges')
}

function exchangeAnchor(id: string): string {
  return `exchange-${id.replace(/[^\w.-]/g, '_')}`
}

function exchangeFold({ id, method, url, status, durationMs, answer }: ExchangeSummary): readonly Block[] {
  if (answer === undefined) return []
  const { headers, body, bodyBytes, isCut, timeline = [] } = answer
  const text = body ?? `(${bodyBytes} bytes that are not UTF-8)`
  return [
    {
      kind: 'fold',
      id: exchangeAnchor(id),
      summary: [
        code(id),
        ' ',
        { text: `${method} ${url}: ${status ?? 'no answer'} after ${durationMs} ms`, tone: 'soft' },
      ],
      blocks: [
        {
          kind: 'code',
          language: '',
          lines: [
            ...headers.map(([name, value]) => `${name}: ${value.replaceAll('\n', '\\n')}`),
            '',
            ...text.split('\n'),
            ...(isCut ? [`(cut here; ${bodyBytes} bytes in all)`] : []),
          ],
        },
        ...table({
          caption: 'In the order of arrival; ms: milliseconds since the request',
          columns: ['ms', 'from', 'content'],
          rows: timeline.map((entry) => [String(entry.atMs), entry.from ?? 'server', [code(entry.text)]]),
        }),
      ],
    },
  ]
}
