/** The parts of report.html that show everything: each check in the layer it binds by, each gap, each exchange. Pure. */
import { count } from '../schemas/count.ts'
import { countVerdicts } from '../schemas/verdict-counts.ts'
import { oneLine } from './neutral-text.ts'
import { accountBlocks, exchangeAnchor, rankOf, type AccountLimits } from './check-failures.ts'
import {
  code,
  line,
  section,
  strong,
  table,
  type Block,
  type FilterGroup,
  type Tone,
  type Words,
} from './page.ts'
import { formatCounts, formatReason, knownFailure, LAYERS, VERDICTS } from './run-text.ts'
import type { CapabilityRecord, CheckRecord, ExchangeSummary, Run, Verdict } from '../schemas/compiled/run.ts'
import { profileInForce } from './statement-text.ts'

// A page may show longer bodies than a terminal, but not a prompt of a megabyte.
const IN_FULL: AccountLimits = { issues: 50, commands: 3, maxBodyBytes: 8192 }
const MAX_EXCHANGES_NAMED = 20
const MAX_HEADER_CHARS = 300
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
      { text: check.title, to: `#${anchorId(check.id)}` },
      ` (${check.clause ?? check.gap ?? ''}) ${shortly(check)}`,
      knownFailure(run, check.id) === null ? '' : ' (known failure)',
    ])
  const all: readonly Block[] =
    bad.length > WORST ? [line([{ text: `All ${bad.length}`, to: '#checks' }])] : []
  const worst: readonly Block[] = items.length === 0 ? [] : [{ kind: 'list', items, isOrdered: true }]
  return section('Worst failures', [...worst, ...all]).map((block) => ({ ...block, only: ['html'] }))
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
  const link = `#${anchorId(id)}`
  return {
    kind: 'fold',
    id: anchorId(id),
    filters: [verdict, capability, `layer-${layer}`],
    isOpen: verdict === 'fail' || verdict === 'error',
    summary: [
      strong(verdict, TONES[verdict]),
      ' ',
      code(id),
      ' ',
      { text: `${title} ${rankOf(check, run)}`, tone: 'soft' },
    ],
    blocks: accountBlocks(check, run, IN_FULL, [
      ['evidence', evidenceWords(check)],
      ['link', [{ text: link, to: link }]],
    ]),
  }
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

/** Returns each exchange that shows an issue once, closed until a link leads to it; nothing where no answer was kept. */
export function exchangeSection({ exchanges }: Run): readonly Block[] {
  const folds = exchanges.flatMap(exchangeFold)
  const note = line('The start of each answer that shows an issue. transcript.ndjson has the whole answers.')
  return section('What came back', folds.length === 0 ? [] : [note, ...folds], 'exchanges')
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
            ...headers.map(([name, value]) => `${oneLine(name, 100)}: ${oneLine(value, MAX_HEADER_CHARS)}`),
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
