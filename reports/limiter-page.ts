import { count, thousands } from '../schemas/count.ts'
import type { LimiterNeighbor, LimiterPhase, LimiterRun } from '../schemas/compiled/limiter-run.ts'
import { formatPercent } from '../schemas/count.ts'
import { loadSuite, nextBlocks } from './load-page.ts'
import { causeOf, formatMilliseconds, lacksScope, limiterNext, nextNotes, UNMEASURED } from './load-text.ts'
import {
  code,
  facts,
  line,
  reasonsAndNotes,
  section,
  shownOnlyIn,
  table,
  type Block,
  type Case,
  type Fact,
  type Page,
} from './page.ts'
import { formatRunTarget } from './run-text.ts'

const STANDING: Readonly<Record<LimiterRun['outcome'], string>> = {
  answered: 'ANSWERED',
  undetermined: 'UNDETERMINED',
  invalid: 'INVALID: do not use these results',
  aborted: 'STOPPED before its end',
}

/** Returns the page of a limiter run. */
export function limiterPage(run: LimiterRun): Page {
  const { target } = run
  const isFairness = run.scenario === 'fairness'
  const isOpen = run.outcome === 'undetermined'
  return {
    title: `Assay: ${isFairness ? 'fairness' : 'the limits'} of ${formatRunTarget(target)}`,
    label: isFairness ? 'fairness' : 'rate limit',
    headline: `${STANDING[run.outcome]}${isOpen ? `: ${causeOf(run)}` : ''}`,
    tone: run.outcome === 'answered' ? 'good' : 'doubt',
    subject: [code(formatRunTarget(target)), ', model ', code(target.model)],
    lead: [
      ...run.answer.map((sentence) => line(sentence)),
      ...reasonsAndNotes({ ...run, reasons: run.reasons.slice(isOpen ? 1 : 0) }),
      ...nextBlocks(limiterNext(run)),
    ],
    sections: [
      ...neighborTable(run),
      ...codeSection('Client settings that stay within the limits', run.settings, ''),
      ...codeSection(
        statementTitle(run),
        run.statement === null ? null : JSON.stringify(run.statement, null, 2),
        'json',
      ),
      ...rasterOf(run),
      ...candidateTable(run),
      ...section('The run', facts(factsOf(run))),
    ],
    startedAt: run.startedAt,
    version: run.suite.version,
    suites: () => loadSuite(run, run.scenario, casesOf(run)),
  }
}

function codeSection(title: string, text: string | null, language: string): readonly Block[] {
  if (text === null) return []
  return section(title, [{ kind: 'code', language, lines: text.trimEnd().split('\n') }])
}

function statementTitle(run: LimiterRun): string {
  const missing =
    ' (add "scope" to each quota without one: "key", "account" or "address", which is not known)'
  return `Draft of assay.statement.json${lacksScope(run) ? missing : ''}`
}

function rasterOf(run: LimiterRun): readonly Block[] {
  const draw = async () => {
    const plot = (await import('./limiter-plots.ts')).limiterRaster(run)
    return plot === null ? [] : [plot]
  }
  return section('Requests over time', [{ kind: 'plots', draw }]).map((block) => shownOnlyIn('html', block))
}

function candidateTable({ finding }: LimiterRun): readonly Block[] {
  const rows = (finding?.table ?? []).map(({ candidate, share, evidence }) => {
    return [candidate, formatPercent(share, 1), evidence.toFixed(1)]
  })
  return section(
    'What explains the answers',
    table({
      caption: 'Candidates for each limit that showed, its most likely one first',
      columns: ['candidate', 'share', 'evidence'],
      rows,
      numbersFrom: 1,
    }),
  )
}

const PHASE_COLUMNS = ['sent', 'completed', 'refused', 'failed', 'TTFT, ms'] as const

function neighborTable({ neighbors }: LimiterRun): readonly Block[] {
  if (neighbors === null) return []
  const calm = PHASE_COLUMNS.map((name) => `calm: ${name}`)
  const pressed = PHASE_COLUMNS.map((name) => `pressure: ${name}`)
  return section(
    'What each key got',
    table({
      caption:
        'Requests of each key while all send at the same rate (calm), and while the first one sends more (pressure)',
      columns: ['key', 'effect', ...calm, ...pressed],
      rows: neighbors.keys.map((one) => [
        nameOf(one),
        one.effect ?? '',
        ...cellsOf(one.calm),
        ...cellsOf(one.pressed),
      ]),
      numbersFrom: 2,
      isWide: true,
    }),
  )
}

function nameOf({ key, role }: LimiterNeighbor): string {
  if (role === 'aggressor') return `${key} (sends more)`
  return role === 'same-account' ? `${key} (same account)` : key
}

function cellsOf({ sent, completed, refused, failed, waitMs }: LimiterPhase): readonly string[] {
  const wait = waitMs === null ? UNMEASURED : formatMilliseconds(waitMs)
  return [...[sent, completed, refused, failed].map(thousands), wait]
}

function factsOf(run: LimiterRun): readonly Fact[] {
  const { expected, neighbors, keys, keyOrigins } = run
  return [
    ...(neighbors === null ? [] : [['requests', formatShape(neighbors.shape)] as const]),
    ['cost', formatCost(run)],
    ...(expected === null ? [] : [['announced cost', formatExpected(expected)] as const]),
    ['keys', keys.map((key, at) => `${key} (${keyOrigins[at] ?? 'given'})`).join(', ')],
    ['addresses', run.sources.join(', ')],
    ['ended', run.ended === null ? 'before its end' : run.ended.note],
    ['instrument', `${run.engine}, seed ${run.seed}, from ${run.startedAt}`],
  ]
}

function formatExpected({ requests, seconds }: NonNullable<LimiterRun['expected']>): string {
  return `${count(requests, 'request')} in ${Math.ceil(seconds)} s`
}

/** Formats the cost of a run and the maximum cost that the user allowed. */
export function formatCost({ cost, most }: Pick<LimiterRun, 'cost' | 'most'>): string {
  const { requests, accepted, refused, unclassified, tokens, seconds } = cost
  // Client errors, such as 401 and 404, are only in `requests`.
  const errors = requests - accepted - refused - unclassified
  const outcomes = [
    `${thousands(accepted)} accepted`,
    `${thousands(refused)} refused`,
    ...(errors <= 0 ? [] : [count(errors, 'client error')]),
    ...(unclassified === 0 ? [] : [`${thousands(unclassified)} unclassified`]),
  ].join(', ')
  const bound = `of at most ${count(most.requests, 'request')} in ${most.seconds} s`
  return `${count(requests, 'request')} in ${seconds.toFixed(1)} s (${outcomes}; ${count(tokens, 'token')}, estimated where answers report none), ${bound}`
}

function formatShape(shape: NonNullable<LimiterRun['neighbors']>['shape']): string {
  const { rounds, phaseSeconds, victimPerSecond, aggressorPerSecond } = shape
  return `${count(rounds, 'time')} ${phaseSeconds} s in which each key sends ${count(victimPerSecond, 'request')} per second (calm), and ${phaseSeconds} s in which the first sends ${count(aggressorPerSecond, 'request')} per second (pressure)`
}

function casesOf(run: LimiterRun): readonly Case[] {
  const valid = { name: 'the run is valid' }
  const notes = [...run.notes, ...nextNotes(limiterNext(run))].join('\n')
  const reasons = run.reasons.join('; ')
  if (!run.valid)
    return [
      {
        ...valid,
        ending: 'error',
        type: run.outcome,
        message: `${STANDING[run.outcome]}: ${reasons}`,
        body: notes,
      },
    ]
  const name = run.scenario === 'fairness' ? 'the noisy-neighbor impact is known' : 'the limits are known'
  const answer = run.answer.join('\n')
  const open = { name, ending: 'error', type: 'not-judged' } as const
  return [
    { ...valid, ending: 'passed', output: notes },
    run.outcome === 'answered'
      ? { name, ending: 'passed', output: answer }
      : { ...open, message: [...run.reasons, ...run.answer].join(' '), body: answer },
  ]
}
