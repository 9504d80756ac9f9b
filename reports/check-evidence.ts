import { count } from '../schemas/count.ts'
import { curlFor } from './curl.ts'
import {
  code,
  facts,
  line,
  section,
  shownOnlyIn,
  strong,
  type Block,
  type Fact,
  type Span,
  type RichText,
  table,
  type Tone,
} from './page.ts'
import {
  formatAmong,
  formatReason,
  formatRounds,
  clauseText,
  profileInForce,
  readingNames,
  readingText,
  formatCounts,
  knownFailure,
  LAYERS,
  VERDICTS,
} from './run-text.ts'
import type { CheckRecord, Run, RunIssue, Verdict, ExchangeSummary } from '../schemas/compiled/run.ts'
import { countVerdicts } from '../schemas/verdict-counts.ts'
import { oneLine } from './neutral-text.ts'

/** Formats how binding a check is and where its rule comes from, such as `(MUST, spec, clause C2.3.3)`. */
export function rankOf({ level, layer, clause, gap, reading }: CheckRecord, run: Run): string {
  const profile = layer === 'profile' ? profileInForce(run) : null
  const anchor =
    clause === undefined
      ? `gap ${gap ?? '?'}${reading === undefined ? '' : `: ${reading}`}`
      : `clause ${clause}`
  return `(${level}, ${profile === null ? layer : `profile ${profile}`}, ${anchor})`
}

type EvidenceLimits = {
  readonly issues: number
  /** The maximum number of rows in the table of issues; 0 for no table. */
  readonly places: number
  readonly commands: number
  readonly maxBodyBytes: number
}

/** How much of a check's evidence a report in a terminal shows, such as at most three issues and one command. */
export const IN_SHORT: EvidenceLimits = { issues: 3, places: 0, commands: 1, maxBodyBytes: 2048 }

const OPEN: readonly Verdict[] = ['error', 'inconclusive']
const BAD: readonly Verdict[] = ['error', 'fail']

/** Returns the evidence of a verdict, with curl commands that repeat the requests. */
export function evidenceBlocks(
  check: CheckRecord,
  run: Run,
  limits: EvidenceLimits = IN_SHORT,
  more: readonly Fact[] = [],
): readonly Block[] {
  // A place in a call that needs no other call comes first, because a single command repeats it.
  const issues = check.issues.toSorted((one, other) => dependence(one) - dependence(other))
  const hidden = issues.length - limits.issues
  return [
    ...facts([
      ...basisFacts(check, run),
      ...reasonFacts(check),
      ...issues.slice(0, limits.issues).flatMap((issue) => issueFacts(issue, run)),
      ...more,
    ]),
    ...(hidden > 0
      ? [line(`and ${count(hidden, 'more place')}, ${limits.places > 0 ? 'below' : 'in run.json'}`)]
      : []),
    ...(issues.length > 0 || OPEN.includes(check.verdict)
      ? commandBlocks({ ...check, issues }, run, limits)
      : []),
    ...(hidden > 0 && limits.places > 0 ? [placesFold(issues, limits.places)] : []),
  ]
}

function placesFold(issues: readonly RunIssue[], most: number): Block {
  const shown = issues.slice(0, most).map(({ at, expected, received }) => [[code(at)], expected, received])
  const caption = shown.length < issues.length ? `The first ${most}; run.json has all` : 'Every place'
  const columns = ['where', 'expected', 'received']
  return {
    kind: 'fold',
    summary: `All ${issues.length} places`,
    blocks: table({ caption, columns, rows: shown }),
  }
}

/** Returns the facts about the rule of a check: its requirement, its clause and the expected behavior. */
export function basisFacts(check: CheckRecord, run: Run): readonly Fact[] {
  const { clause, gap, inferred, title, reading } = check
  const meaning = readingText(check, run)
  const text = clauseText(clause ?? gap ?? '') ?? 'no wording known'
  // Distinguishes rules that Assay infers from sentences of the interface.
  const basis: Fact =
    clause === undefined
      ? ['left open', text]
      : inferred === undefined
        ? ['stated', text]
        : ['inferred', `from "${text}" ${inferred}`]
  return [
    ['wants', title],
    basis,
    ...(reading === undefined ? [] : [['read as', meaning ?? [code(reading)]] as const]),
    ...otherwiseFacts(check),
  ]
}

// Returns the readings that a statement may declare instead of the profile's reading. Empty if no such reading decided a failure, or if
// none allows it: those of `errors.conditions` allow mistakes only.
function otherwiseFacts({ id, layer, reading, issues }: CheckRecord): readonly Fact[] {
  const isAllowed = reading !== 'errors.conditions' || id.includes('.refuses-')
  const names = isAllowed ? readingNames(reading) : []
  if (layer !== 'profile' || issues.length === 0 || names.length === 0) return []
  return [['instead', ['a statement may declare ', code(`"${reading}"`), `: ${names.join(', ')}`]]]
}

function reasonFacts(check: CheckRecord): readonly Fact[] {
  const [reason, rounds, among] = [formatReason(check), formatRounds(check), formatAmong(check)]
  return [
    ...(reason === '' ? [] : [['because', reason] as const]),
    ...(rounds === '' ? [] : [['rounds', rounds] as const]),
    ...(among === '' ? [] : [['how many', among] as const]),
  ]
}

function issueFacts({ at, expected, received }: RunIssue, run: Run): readonly Fact[] {
  return [
    ['where', [code(at), attemptText(at, run)]],
    ['expected', [code(expected)]],
    ['received', [code(received)]],
  ]
}

// Returns the number of the attempt at this place, with the status of the attempt before; an empty text for a first attempt.
function attemptText(at: string, run: Run): string {
  const [, call, attempt] = /^(\S+)#(\d+)/.exec(at) ?? []
  if (call === undefined) return ''
  const earlier = Number(attempt) === 2 ? call : `${call}#${Number(attempt) - 1}`
  const before = run.exchanges.find(({ id }) => id === earlier)
  const answered = before === undefined ? '' : `; the one before got ${before.status ?? 'no answer'}`
  return `: attempt ${attempt} of this call${answered}`
}

// Matches the ids of calls whose findings depend on calls before or beside them, for example a second sign-up with the same address.
const AFTER_OTHERS =
  /^(limits\.|webhooks\.|\w+\.(mix|side-by-side)\/|sse\.abort\/|websocket\.vanish\/|core\.(kept-connection|health|huge)\/after|signup\.accounts\/(duplicate|renewed))/

function dependence({ at }: RunIssue): number {
  return Number(AFTER_OTHERS.test(at))
}

// Matches the checks that compare calls, or judge calls on one connection.
const OF_SEVERAL = /\.(no-cross-talk|answers-after-refusal|keys-differ)$/

// Returns curl commands that repeat the exchanges with issues, or all exchanges of the check if no exchange has issues.
function commandBlocks(
  { id: check, issues, exchanges }: CheckRecord,
  run: Run,
  { commands, maxBodyBytes }: EvidenceLimits,
): readonly Block[] {
  const own = run.exchanges.filter(({ id }) => exchanges.includes(id))
  const byId = new Map(own.map((exchange) => [exchange.id, exchange]))
  // Begins with the exchange of the first issue, which the report lists first. A blank ends an id.
  const pointed = issues.flatMap(({ at }) => byId.get(at.split(' ', 1)[0] ?? '') ?? [])
  const needsOthers = OF_SEVERAL.test(check) || issues.every((issue) => dependence(issue) === 1)
  const shown = (pointed.length > 0 ? [...new Set(pointed)] : own).slice(0, commands)
  return shown.flatMap((exchange) => {
    const { id, status, durationMs, answer } = exchange
    const { lines, notes } = curlFor(exchange, maxBodyBytes)
    const what = status === null ? 'no answer' : `answered ${status}`
    const link: readonly Span[] =
      answer === undefined ? [] : ['; ', { text: 'what came back', to: `#${exchangeAnchor(id)}` }]
    const repeat = line(['Repeat ', code(id), ` (${what} after ${durationMs} ms`, ...link, '):'])
    return [
      shownOnlyIn('html', repeat),
      ...notes.map((note) => line(note, 'Note')),
      ...(needsOthers && (AFTER_OTHERS.test(id) || OF_SEVERAL.test(check))
        ? [
            line(
              `the calls before or beside this one are part of the finding: --only ${check} repeats them all`,
              'Note',
            ),
          ]
        : []),
      ...(lines.length === 0 ? [] : [{ kind: 'code', lines, language: 'sh' } as const]),
    ]
  })
}

function exchangeAnchor(id: string): string {
  return `exchange-${id.replace(/[^\w.-]/g, '_')}`
}

// The maximum numbers of details in an HTML page. A page may show more than a terminal.
const ALL_DETAILS: EvidenceLimits = { issues: 2, places: 50, commands: 3, maxBodyBytes: 8192 }
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

function badChecks(run: Run): readonly CheckRecord[] {
  const order = LAYERS.map(([layer]) => layer)
  const rank = ({ id, layer, verdict }: CheckRecord): number =>
    (verdict === 'error' ? 0 : 100) + (knownFailure(run, id) === null ? 0 : 10) + order.indexOf(layer)
  return run.checks
    .filter(({ verdict }) => BAD.includes(verdict))
    .toSorted((one, other) => rank(one) - rank(other))
}

function shortText({ issues: [issue], ...check }: CheckRecord): string {
  return issue === undefined ? formatReason(check) : `expected ${issue.expected}, received ${issue.received}`
}

/** Returns the most important failures, for the top of the page. */
export function worstFailures(run: Run): readonly Block[] {
  const bad = badChecks(run)
  const items = bad
    .slice(0, WORST)
    .map((check): RichText => [
      { text: check.title, to: `#${anchorId(check.id)}` },
      ` (${check.clause ?? check.gap ?? ''}) ${shortText(check)}`,
      knownFailure(run, check.id) === null ? '' : ' (known failure)',
    ])
  const all: readonly Block[] =
    bad.length > WORST ? [line([{ text: `All ${bad.length}`, to: '#checks' }])] : []
  const worst: readonly Block[] = items.length === 0 ? [] : [{ kind: 'list', items, isOrdered: true }]
  return section('Worst failures', [...worst, ...all]).map((block) => ({ ...block, only: ['html'] }))
}

// Links to a check stay valid, because ids of checks never change.
function anchorId(id: string): string {
  return `check-${id.replace(/[^\w.-]/g, '_')}`
}

/** Returns the parts of a page that describe all checks, failures first. */
export function checkSections(run: Run): readonly Block[] {
  const bad = badChecks(run)
  const failures = LAYERS.flatMap(([layer]) => {
    const own = bad.filter((check) => check.layer === layer)
    return section(
      `Failures of layer ${layer} (${own.length})`,
      own.map((check) => checkFold(check, run)),
    )
  })
  const layers = LAYERS.flatMap(([layer, meaning]) => layerSection(run, layer, meaning))
  return section('All checks', [...failures, ...layers], 'checks')
}

function layerSection(run: Run, layer: CheckRecord['layer'], meaning: string): readonly Block[] {
  const checks = run.checks.filter((check) => check.layer === layer)
  const folds = VERDICTS.filter((verdict) => !BAD.includes(verdict)).flatMap((verdict) => {
    const inside = checks.filter((check) => check.verdict === verdict).map((check) => checkFold(check, run))
    return FOLDED.includes(verdict) && inside.length > 0 ? [groupFold(verdict, inside)] : inside
  })
  const profile = layer === 'profile' ? profileInForce(run) : null
  const counts = checks.length === 0 ? '' : `: ${formatCounts(countVerdicts(checks))}`
  const above = checks.some(({ verdict }) => BAD.includes(verdict)) ? ' Its failures are above.' : ''
  return section(
    `Layer ${profile === null ? layer : `profile ${profile}`}: ${meaning}`,
    [line(`${count(checks.length, 'check')}${counts}.${above}`), ...folds],
    `layer-${layer}`,
  )
}

// Reports fold the checks with these verdicts, because they need no attention.
const FOLDED: readonly Verdict[] = ['pass', 'not-applicable', 'observed']

function groupFold(verdict: Verdict, blocks: readonly Block[]): Block {
  return {
    kind: 'fold',
    summary: [strong(verdict, TONES[verdict]), ` ${count(blocks.length, 'check')}`],
    blocks,
  }
}

function checkFold(check: CheckRecord, run: Run): Block {
  const { id, verdict, title } = check
  const link = `#${anchorId(id)}`
  const isKnown = knownFailure(run, id) !== null
  return {
    kind: 'fold',
    id: anchorId(id),
    isOpen: !isKnown && BAD.includes(verdict),
    summary: [
      strong(verdict, isKnown ? 'doubt' : TONES[verdict]),
      isKnown ? ' known failure' : '',
      ' ',
      code(id),
      ' ',
      { text: `${title} ${rankOf(check, run)}`, tone: 'soft' },
    ],
    blocks: evidenceBlocks(check, run, ALL_DETAILS, [
      ['evidence', evidenceWords(check)],
      ['link', [{ text: link, to: link }]],
    ]),
  }
}

function evidenceWords({ exchanges }: CheckRecord): RichText {
  if (exchanges.length === 0) return 'no exchange'
  const more = exchanges.length - MAX_EXCHANGES_NAMED
  return [
    ...exchanges.slice(0, MAX_EXCHANGES_NAMED).flatMap((id) => [code(id), ' ']),
    more > 0 ? `and ${more} more ` : '',
    { text: '(in transcript.ndjson)', tone: 'soft' },
  ]
}

/** Returns a section with the answers in which checks found issues. Returns an empty list if there are none. */
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
