/** The summary a person reads in ten seconds on a terminal. */
import { countVerdicts } from '../schemas/verdict-counts.ts'
import { acceptedText, baselineSentence, staleText } from './baseline-text.ts'
import { clauseText, type ClauseLookup } from './clause-text.ts'
import { oneLine, wrappedLines } from './neutral-text.ts'
import type { RunFileState } from './run-file-state.ts'
import { formatHeadline, headlineOutcome, JUST_MADE, noticesOf } from './run-headline.ts'
import type { CapabilityRecord, CheckRecord, Outcome, Run, Verdict } from './run.ts'
import { count, thousands } from '../schemas/count.ts'
import {
  blindSpots,
  formatCapability,
  formatRunCost,
  formatCounts,
  isModelBehaviour,
  formatReason,
  formatRunTarget,
} from './run-text.ts'
import { formatReadingSource, formatStatement } from './statement-text.ts'
import { failureLines } from './summary-failures.ts'
import { painter, type Painter } from './terminal-paint.ts'

/** How to print. `width` in columns, default 100; commands to copy are never broken to fit. */
export type SummaryOptions = {
  readonly color: boolean
  readonly width?: number
  readonly textOf?: ClauseLookup
  /** The state of the run file; absent: the run has just been made. */
  readonly state?: RunFileState
}

/**
 * The whole summary, ending with a line feed: outcome, capability table, what was not judged, failures with clause,
 * place and curl, warnings, and what stayed undecided. Text of the target is neutralized.
 */
export function renderSummary(run: Run, options: SummaryOptions): string {
  const paint = painter(options.color)
  const width = Math.max(40, options.width ?? 100)
  const { textOf = clauseText, state = JUST_MADE } = options
  const parts = [
    headline(run, { paint, width, state }),
    capabilityTable(run, paint),
    [...noticesOf(state), ...blindSpots(run)].flatMap((sentence) =>
      wrappedLines(oneLine(sentence), width).map(paint.yellow),
    ),
    baselineLines(run, paint, width),
    failureLines(run, { paint, width, textOf }),
    section('Assay broke in', run, 'error', paint.red),
    warningLines(run, paint),
    undecidedLines(run, paint),
  ]
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
}

type Heading = { readonly paint: Painter; readonly width: number; readonly state: RunFileState }

function headline(run: Run, { paint, width, state }: Heading): readonly string[] {
  const { target } = run
  const model = target.model === null ? '' : `, model ${oneLine(target.model, 80)}`
  const source = formatReadingSource(run, (name) => oneLine(name, 80))
  const subject = `${oneLine(formatRunTarget(target), 240)}${model}, ${source}`
  const outcome = paint.outcome(headlineOutcome(run, state), formatHeadline(run, state))
  const counts = `${count(run.checks.length, 'check')}: ${formatCounts(countVerdicts(run.checks))}`
  const reason = run.reason === null ? [] : wrappedLines(`Why: ${oneLine(run.reason)}`, width)
  const statement = wrappedLines(`Statement: ${oneLine(formatStatement(run), 300)}`, width)
  return [`${outcome}: ${subject} | ${counts} | ${formatRunCost(run)}`, ...reason, ...statement]
}

function baselineLines(run: Run, paint: Painter, width: number): readonly string[] {
  const sentence = baselineSentence(run)
  if (sentence === null || run.baseline === undefined) return []
  const { accepted, stale, file } = run.baseline
  return [
    ...wrappedLines(oneLine(`${sentence}.`), width).map(paint.yellow),
    ...accepted.map((entry) => `  ${oneLine(entry.check)}  known: ${oneLine(acceptedText(entry))}`),
    ...stale.map((entry) => paint.red(`  STALE ${oneLine(staleText(entry, file))}`)),
  ]
}

const COLUMNS: readonly (readonly [string, Verdict])[] = [
  ['pass', 'pass'],
  ['fail', 'fail'],
  ['warn', 'warn'],
  ['inconclusive', 'inconclusive'],
  ['n.a.', 'not-applicable'],
  ['observed', 'observed'],
]

function capabilityTable(run: Run, paint: Painter): readonly string[] {
  const widest = Math.max(10, ...run.capabilities.map(({ id }) => oneLine(id, 40).length))
  const head = ['capability'.padEnd(widest), 'outcome'.padEnd(14), ...COLUMNS.map(([title]) => title)]
  const rows = run.capabilities.map((capability) => {
    const cells = COLUMNS.map(([title, verdict]) => cell(capability, verdict).padStart(title.length))
    const words = formatCapability(capability.outcome).padEnd(14)
    return [
      oneLine(capability.id, 40).padEnd(widest),
      capabilityPaint(capability, paint)(words),
      ...cells,
    ].join('  ')
  })
  return [paint.bold(head.join('  ')), ...rows]
}

function cell({ outcome, counts }: CapabilityRecord, verdict: Verdict): string {
  return outcome === 'not-judged' || outcome === 'not-offered' ? '-' : thousands(counts[verdict])
}

function capabilityPaint({ outcome }: CapabilityRecord, paint: Painter): (text: string) => string {
  if (outcome === 'not-offered' || outcome === 'not-judged') return paint.yellow
  return (text) => paint.outcome(outcome satisfies Outcome, text)
}

function warningLines(run: Run, paint: Painter): readonly string[] {
  const warned = run.checks.filter((check) => check.verdict === 'warn')
  if (warned.length === 0) return []
  const lines = warned.map((check) => {
    const issue = check.issues[0]
    const said =
      issue === undefined
        ? ''
        : `: ${oneLine(issue.at, 80)}: expected ${oneLine(issue.expected, 80)}, received ${oneLine(issue.received, 80)}`
    return `  ${oneLine(check.id)}  should hold: ${oneLine(check.title, 160)}${said}`
  })
  return [paint.yellow(`Warnings (${warned.length})`), ...lines]
}

function undecidedLines(run: Run, paint: Painter): readonly string[] {
  const undecided = run.checks.filter((check) => check.verdict === 'inconclusive')
  if (undecided.length === 0) return []
  const blocking = undecided.filter((check) => !isModelBehaviour(check)).length
  const title = `Inconclusive (${undecided.length}, of which ${blocking} leave the run incomplete)`
  return [paint.yellow(title), ...grouped(undecided.map((check) => [oneLine(check.id), causeOf(check, run)]))]
}

function section(
  title: string,
  run: Run,
  verdict: Verdict,
  paint: (text: string) => string,
): readonly string[] {
  const found = run.checks.filter((check) => check.verdict === verdict)
  if (found.length === 0) return []
  return [
    paint(`${title} (${found.length})`),
    ...found.map((check) => `  ${oneLine(check.id)}  ${oneLine(formatReason(check))}`),
  ]
}

// Where a probe sent nothing, the reader needs what stopped it and not which probe that was.
function causeOf(check: CheckRecord, run: Run): string {
  if (isSameCause(check, run)) return 'the reason given above'
  const { reason, detail, cause = detail, exchanges } = check
  return oneLine(formatReason({ reason, detail: exchanges.length > 0 ? detail : cause }), 240)
}

function isSameCause({ code, detail, cause = detail }: CheckRecord, { checks, reasonCheck }: Run): boolean {
  const first = checks.find(({ id }) => id === reasonCheck)
  return first !== undefined && first.code === code && (first.cause ?? first.detail) === cause
}

// A dead host gives a hundred checks one reason; it is said once, with the ids it holds for.
function grouped(pairs: readonly (readonly [id: string, reason: string])[]): readonly string[] {
  const byReason = new Map<string, string[]>()
  for (const [id, reason] of pairs) byReason.set(reason, [...(byReason.get(reason) ?? []), id])
  return [...byReason].map(([reason, ids]) => {
    const shown = ids.slice(0, 4).join(', ')
    const more = ids.length > 4 ? ` and ${ids.length - 4} more` : ''
    return `  ${shown}${more}: ${reason}`
  })
}
