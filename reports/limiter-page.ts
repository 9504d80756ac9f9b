/** The pages of runs against a limiter: what the limit is, and how it treats several keys. Pure. */
import { count } from '../schemas/count.ts'
import type { FairnessRun } from '../schemas/compiled/fairness-run.ts'
import type { LimiterRun } from '../schemas/compiled/limiter-run.ts'
import {
  fairnessStanding,
  formatEnd,
  formatFacts,
  formatInstrument,
  formatKeys,
  formatLimiterCost,
  formatPosterior,
  formatStanding,
  formatUnsaid,
  KEY_TITLES,
  keyRows,
  statementTitle,
  TTFT_TITLES,
  ttftRows,
} from './limiter-text.ts'
import { loadSuite } from './load-page.ts'
import {
  code,
  facts,
  line,
  loud,
  shownOnlyIn,
  reasonsAndNotes,
  section,
  table,
  type Block,
  type Case,
  type Fact,
  type Page,
  type Span,
} from './page.ts'
import type { Plot } from './plot-svg.ts'
import { formatRunTarget } from './run-text.ts'

/** Returns the page of a limit: the answer, what it rests on, every request as a dot, and snippets to copy. */
export function limiterPage(run: LimiterRun): Page {
  const posterior = formatPosterior(run)
  return {
    title: `Assay: the limit of ${formatRunTarget(run.target)}`,
    label: 'rate limit',
    headline: formatStanding(run),
    tone: run.outcome === 'answered' ? 'good' : 'doubt',
    subject: subjectOf(run),
    lead: [
      ...run.answer.map((sentence) => line(sentence)),
      ...formatUnsaid(run).map(([title, text]) => loud(text, title)),
      ...reasonsAndNotes(run),
    ],
    sections: [
      ...plotSection('Requests over time', async () => {
        const plot = (await import('./limiter-plots.ts')).limiterRaster(run)
        return plot === null ? [] : [plot]
      }),
      ...facts([
        ...formatFacts(run).map(([name, value]) => [name.toLowerCase(), value] as const),
        ...(posterior === '' ? [] : [['most likely', posterior] as const]),
        ...sharedFacts(run),
      ]),
      ...snippetSections(run),
    ],
    version: run.suite.version,
    suites: () => loadSuite(run, run.scenario, limiterCases(run)),
  }
}

/** Returns the page of a comparison of keys: the answer, what each key got, and how it went over time. */
export function fairnessPage(run: FairnessRun): Page {
  const isSound = run.outcome === 'answered' && run.instrument?.verdict !== 'suspect'
  const [keys, streams] = run.fairness === null ? [[], []] : [keyRows(run), ttftRows(run)]
  return {
    title: `Assay: fairness of ${formatRunTarget(run.target)}`,
    label: 'fairness',
    headline: fairnessStanding(run),
    tone: isSound ? 'good' : 'doubt',
    subject: subjectOf(run),
    lead: [
      ...run.answer.map((sentence) => line(sentence)),
      ...formatInstrument(run).map((sentence) => line(sentence)),
      ...reasonsAndNotes(run),
    ],
    sections: [
      ...section(
        'What each key got',
        table({
          caption: 'Requests of each key, calm and under pressure',
          columns: KEY_TITLES,
          rows: keys,
          numbersFrom: 1,
        }),
      ),
      ...section(
        'How fast others were',
        table({
          caption: 'Streams of the keys of other accounts, not of the key that sends more',
          columns: TTFT_TITLES,
          rows: streams,
          numbersFrom: 1,
        }),
      ),
      ...(run.fairness === null || run.series === null
        ? []
        : plotSection('Over time', async () => (await import('./limiter-plots.ts')).fairnessPlots(run))),
      ...section('The run', facts([['requests', formatAsked(run)], ...sharedFacts(run)])),
    ],
    version: run.suite.version,
    suites: () => loadSuite(run, run.scenario, limiterCases(run)),
  }
}

function subjectOf({ target }: LimiterRun | FairnessRun): readonly Span[] {
  return [code(formatRunTarget(target)), ', model ', code(target.model)]
}

function plotSection(title: string, draw: () => Promise<readonly Plot[]>): readonly Block[] {
  return section(title, [{ kind: 'plots', draw }]).map((block) => shownOnlyIn('html', block))
}

function sharedFacts(run: LimiterRun | FairnessRun): readonly Fact[] {
  return [
    ['cost', formatLimiterCost(run)],
    ['keys', formatKeys(run)],
    ['addresses', run.sources.join(', ')],
    ['ended', formatEnd(run)],
    ['instrument', `${run.engine}, seed ${run.seed}, from ${run.startedAt}`],
  ]
}

function formatAsked({ asked }: FairnessRun): string {
  const { rounds, phaseSeconds, victimPerSecond, aggressorPerSecond } = asked
  return `${count(rounds, 'time')} ${phaseSeconds} s in which each key sends ${count(victimPerSecond, 'request')} per second (calm), then ${phaseSeconds} s in which the first sends ${count(aggressorPerSecond, 'request')} per second (pressure)`
}

function snippetSections(run: LimiterRun): readonly Block[] {
  const { statement, settings } = run
  const declared = statement === null ? null : JSON.stringify(statement, null, 2)
  return [
    ...snippetSection(`Snippet ${statementTitle(run)}`, declared, 'json'),
    ...snippetSection('Client settings that stay within the limit', settings, ''),
  ]
}

function snippetSection(title: string, text: string | null, language: string): readonly Block[] {
  if (text === null) return []
  return section(title, [{ kind: 'code', language, lines: text.trimEnd().split('\n') }])
}

/** Returns the cases. A run that is not valid is an error, and so is a question that stays open. */
function limiterCases(run: LimiterRun | FairnessRun): readonly Case[] {
  return [validCase(run), ...(run.valid ? [answerCase(run)] : [])]
}

function validCase(run: LimiterRun | FairnessRun): Case {
  const name = 'the run is valid'
  const notes = run.notes.join('\n')
  if (run.valid) return { name, ending: 'passed', output: notes }
  const message = `${standingOf(run)}: ${run.reasons.join('; ')}`
  return { name, ending: 'error', type: run.outcome, message, body: notes }
}

function answerCase(run: LimiterRun | FairnessRun): Case {
  const name = run.scenario === 'fairness' ? 'the noisy-neighbor impact is known' : 'the limit is known'
  const doubts = run.scenario === 'fairness' ? suspicionsOf(run) : []
  if (run.outcome === 'answered' && doubts.length === 0)
    return { name, ending: 'passed', output: run.answer.join('\n') }
  return { name, ending: 'error', type: 'not-judged', message: [...doubts, ...run.answer].join(' ') }
}

function standingOf(run: LimiterRun | FairnessRun): string {
  return run.scenario === 'fairness' ? fairnessStanding(run) : formatStanding(run)
}

/** A run that was not sent as planned answers nothing. */
function suspicionsOf(run: FairnessRun): readonly string[] {
  const { instrument } = run
  if (instrument?.verdict !== 'suspect') return []
  return [`${standingOf(run)} (${instrument.reasons.join('; ')}).`]
}
